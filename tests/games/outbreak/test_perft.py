"""Perft: how many positions lie so many decisions ahead; a change in the rules changes a number."""

import pytest
from tests.support.perft import leaves

from holdfast.games.outbreak import GAME
from holdfast.kernel.engine import Engine

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


@pytest.mark.parametrize(
    ("name", "counts"),
    [
        ("corner", (19, 179, 1615, 11814)),
        ("showcase", (7, 18, 75, 414)),
        ("opening", (10, 90, 720, 5040, 10080)),
    ],
)
def test_perft(name: str, counts: tuple[int, ...], engine: Engine) -> None:
    position = {
        "corner": lambda: GAME.lay_out(CORNER),
        "showcase": lambda: GAME.named_position("showcase"),
        "opening": lambda: GAME.new({"players": 2}, 7),
    }[name]()
    depths = range(1, len(counts) + 1)
    assert tuple(leaves(GAME, engine, position.data, depth) for depth in depths) == counts
