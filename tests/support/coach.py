"""The coach's warnings: about one move, and about all moves of random play."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from tests.support.laws import Laws
from tests.support.states import position_of
from tests.support.table import PlayedTable
from tests.support.words import messages

from holdfast.kernel.engine import Engine
from holdfast.kernel.position import Position
from holdfast.kernel.translations import LANGUAGES
from holdfast.kernel.wording import Caution, Phrase
from holdfast.table.wording import LETTERS, put


def warnings_before(table: PlayedTable, key: str) -> dict[str, Mapping[str, Any]]:
    """Return the arguments of the warnings before a move by kind, checked in all languages."""
    game = table.rules
    hidden = game.hide(table.position, table.position.to_move)
    cautions = game.cautions(hidden, game.move(table.position, key))
    for caution in cautions:
        for language in LANGUAGES:
            assert put(caution.wording, game.text(language), LETTERS)
    return {caution.kind: caution.wording.args for caution in cautions}


def english_warning(table: PlayedTable, key: str, kind: str) -> str:
    """Return the English warning of one kind before a move."""
    game = table.rules
    hidden = game.hide(table.position, table.position.to_move)
    cautions = game.cautions(hidden, game.move(table.position, key))
    return put(next(c.wording for c in cautions if c.kind == kind), game.text("en"), LETTERS)


@dataclass(frozen=True)
class CoachCase:
    """A warning about a move, with the position as it is and as the player who decides sees it."""

    position: Position
    """The real position; each case may play on in its own copy."""
    hidden: Position
    move: int
    caution: Caution

    @property
    def args(self) -> dict[str, Any]:
        """The values that the warning's text is filled with."""
        return self.caution.wording.args


Truth = Callable[[CoachCase], None]
"""Checks that a warning is true."""


def random_coach_cases(
    laws: Laws, engine: Engine, decisions: int, seed: int = 17
) -> Iterator[CoachCase]:
    """Yield all warnings about the moves of random play."""
    game = laws.game
    player = laws.player(engine, laws.option_sets(12, seed), seed, late=2)
    play = player.play(decisions)
    for i in range(len(play)):
        position = position_of(game, play.before[i : i + 1])
        hidden = game.hide(position, position.to_move)
        for move in game.legal(position):
            for caution in game.cautions(hidden, move):
                yield CoachCase(position, hidden, move, caution)


def check_phrase(laws: Laws, phrase: Phrase) -> None:
    """Check that a phrase uses exactly its arguments and reads well in all languages."""
    game = laws.game
    assert set(phrase.args) == messages(game, LANGUAGES[0])[phrase.key], phrase
    for language in LANGUAGES:
        line = put(phrase, game.text(language), LETTERS)
        assert line.endswith((".", "?")), line
        assert not any(slip in line for slip in ("  ", "{", " .", " ,", "..", "@")), line
