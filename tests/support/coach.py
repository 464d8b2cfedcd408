"""What a coach says: of a move by its key, and of all moves that random play comes to."""

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


def heard(table: PlayedTable, key: str) -> dict[str, Mapping[str, Any]]:
    """Return the warnings before a move by their kind, after checking them in all languages."""
    game = table.rules
    hidden = game.hide(table.position, table.position.to_move)
    told = game.cautions(hidden, game.move(table.position, key))
    for caution in told:
        for language in LANGUAGES:
            assert put(caution.wording, game.text(language), LETTERS)
    return {caution.kind: caution.wording.args for caution in told}


def english(table: PlayedTable, key: str, kind: str) -> str:
    """Return the sentence of the coach about one mistake."""
    game = table.rules
    hidden = game.hide(table.position, table.position.to_move)
    told = game.cautions(hidden, game.move(table.position, key))
    return put(next(c.wording for c in told if c.kind == kind), game.text("en"), LETTERS)


@dataclass(frozen=True)
class CoachCase:
    """A caution about a move in a position, as the person who decides may know it."""

    position: Position
    """As it is; a copy for each, to be played on."""
    hidden: Position
    move: int
    caution: Caution

    @property
    def args(self) -> dict[str, Any]:
        """What fills it in."""
        return self.caution.wording.args


Truth = Callable[[CoachCase], None]
"""Asserts that what is told is so."""


def told_at_random(
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


def say_in_all_languages(laws: Laws, said: Phrase) -> None:
    """Check that a phrase can be said in all languages, with exactly the values that it uses."""
    game = laws.game
    assert set(said.args) == messages(game, LANGUAGES[0])[said.key], said
    for language in LANGUAGES:
        line = put(said, game.text(language), LETTERS)
        assert line.endswith((".", "?")), line
        assert not any(slip in line for slip in ("  ", "{", " .", " ,", "..", "@")), line
