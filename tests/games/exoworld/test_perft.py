"""What lies n decisions ahead of fixed positions has not changed (see perft.py)."""

import pytest
from tests.games.exoworld.perft import PERFT

from holdfast.games.exoworld import GAME
from holdfast.kernel.engine import Engine

COUNTS = PERFT.kept


def test_every_position_is_counted() -> None:
    assert list(COUNTS) == list(PERFT.positions)
    assert all(len(counts) >= 2 for counts in COUNTS.values())


@pytest.mark.parametrize("name", COUNTS)
def test_perft(name: str, engine: Engine) -> None:
    assert PERFT.count(engine, name, len(COUNTS[name])) == COUNTS[name]


@pytest.mark.parametrize("name", COUNTS)
def test_the_interpreted_rules_count_the_same(name: str) -> None:
    assert PERFT.leaves(GAME.interpreted, name, 2) == COUNTS[name][1]
