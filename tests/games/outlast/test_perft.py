"""What lies n decisions ahead of fixed positions has not changed (see perft.py)."""

import json

import pytest
from tests.games.outlast.perft import FILE, POSITIONS, count, leaves, position

from holdfast.games.outlast import GAME
from holdfast.kernel.engine import Engine

COUNTS: dict[str, list[int]] = json.loads(FILE.read_text(encoding="utf-8"))


def test_every_position_is_counted() -> None:
    assert list(COUNTS) == list(POSITIONS)
    assert all(len(counts) >= 2 for counts in COUNTS.values())


@pytest.mark.clause("LA-D-ACT", "LA-DEC-2")
@pytest.mark.parametrize("name", POSITIONS)
def test_perft(name: str, engine: Engine) -> None:
    assert count(engine, name, len(COUNTS[name])) == COUNTS[name]


@pytest.mark.parametrize("name", POSITIONS)
def test_the_interpreted_rules_count_the_same(name: str) -> None:
    assert leaves(GAME.interpreted, position(POSITIONS[name]).data, 2) == COUNTS[name][1]
