"""Tests that every move that is not allowed has a specific reason."""

import random

import pytest
from tests.support.laws import Laws
from tests.support.states import position_of

from holdfast.kernel.engine import Engine
from holdfast.kernel.position import Position
from holdfast.kernel.translations import LANGUAGES

pytestmark = pytest.mark.usefixtures("quick")

SHRUGS = (
    "not possible", "nicht möglich", "not on offer", "cannot be done now", "geht jetzt nicht",
    "cannot be played now", "jetzt nicht gespielt",
)  # fmt: skip
"""What a reason must not be: that it is not possible is what the click has shown already."""
MOST = 8
"""Positions in which each decision is looked at."""
TRIED = 24
"""Moves of each kind that are tried in each of them."""


@pytest.fixture(scope="module")
def met(laws: Laws, engine: Engine) -> dict[str, list[Position]]:
    """Return positions of random play by the decision that is open in them."""
    player = laws.player(engine, laws.option_sets(12, 7), 7, late=2)
    play = player.play(700)
    found: dict[str, list[Position]] = {}
    for i in range(len(play)):
        position = position_of(laws.game, play.before[i : i + 1])
        same = found.setdefault(str(laws.game.decision(position)), [])
        if len(same) < MOST:
            same.append(position)
    return found


def illegal_moves(laws: Laws, position: Position, rng: random.Random) -> list[int]:
    """Return moves of every kind that may not be played here."""
    moves: list[int] = []
    for kind in laws.game.moves.kinds.values():
        numbers = range(kind.first, kind.first + kind.size)
        tried = rng.sample(numbers, min(TRIED, kind.size))
        moves += [move for move in tried if not laws.game.allows(position, move)]
    return moves


def test_every_refusal_names_its_reason(laws: Laws, met: dict[str, list[Position]]) -> None:
    laws.needs(laws.part("why_not"), "reasons of its own")
    game, rng = laws.game, random.Random(11)
    tried = 0
    for position in (position for same in met.values() for position in same):
        hidden = game.hide(position, position.to_move)
        for move in illegal_moves(laws, hidden, rng):
            why = game.screen.why(hidden, move)
            assert why.reason.key != "why-not-offered"
            for language in LANGUAGES:
                said = game.text(language).say(why.reason)
                assert said.endswith((".", "?", "!", ":")), said
                assert not any(shrug in said for shrug in SHRUGS), (said, game.key(hidden, move))
            tried += 1
    assert tried >= laws.least.refusals


def test_no_game_has_words_that_say_no_more_than_that_it_is_not_possible(laws: Laws) -> None:
    laws.needs(laws.part("why_not"), "reasons of its own")
    for language in LANGUAGES:
        words = laws.game.text(language).path.read_text(encoding="utf-8")
        reasons = [line for line in words.splitlines() if line.startswith("why-")]
        assert reasons
        assert not [line for line in reasons if any(shrug in line for shrug in SHRUGS)]
