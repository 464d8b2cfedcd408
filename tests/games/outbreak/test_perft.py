"""Perft: how many positions lie so many decisions ahead; a change in the rules changes a number."""

import numpy as np
import pytest

from holdfast.games.outbreak import GAME
from holdfast.kernel.engine import Engine
from holdfast.kernel.events import SILENT
from holdfast.kernel.position import Position

CORNER = {
    "options": {"players": 2},
    "day": 5,
    "exp": 6,
    "survivors": [
        {"id": "SV-08", "seat": 0, "at": "SE-ARM", "goods": "AG", "hand": ["FC-10"]},
        {"id": "SV-03", "seat": 1, "at": "SE-ARM", "goods": "B", "hand": ["FC-18", "SC-09"]},
    ],
    "hordes": [
        {"id": "H1-ZG", "at": [2, 0], "meeple": "swell"},
        {"id": "H2-Z05", "at": [2, -1]},
        {"at": [0, 2]},
    ],
    "helpless": "SE-HOS",
    "active": "SV-08",
}


def perft(engine: Engine, position: Position, depth: int) -> int:
    """Leaves at this depth; a game that is over before counts once."""
    if depth == 0 or position.over:
        return 1
    moves = np.zeros(GAME.moves.count, np.int32)
    count = engine.legal(position.data, moves)
    leaves = 0
    for move in moves[:count].tolist():
        ahead = position.copy()
        engine.play(ahead.data, move, SILENT)
        leaves += perft(engine, ahead, depth - 1)
    return leaves


@pytest.mark.parametrize(
    ("name", "leaves"),
    [
        ("corner", (19, 179, 1615, 11814)),
        ("showcase", (7, 18, 75, 414)),
        ("opening", (10, 90, 720, 5040, 10080)),
    ],
)
def test_perft(name: str, leaves: tuple[int, ...], engine: Engine) -> None:
    position = {
        "corner": lambda: GAME.lay_out(CORNER),
        "showcase": lambda: GAME.named_position("showcase"),
        "opening": lambda: GAME.new({"players": 2}, 7),
    }[name]()
    assert tuple(perft(engine, position, depth) for depth in range(1, len(leaves) + 1)) == leaves
