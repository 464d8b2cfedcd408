"""The positions from which perft counts (see tests/support/perft.py).

The counts are kept in perft.json; a change that is meant is written with

    python -m tests.games.outlive.perft --write
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.games.outlive.table import description, me, rival
from tests.support.perft import Perft

from holdfast.games.outlive import GAME

SHELTER = {
    "store": {"meat": 2, "water": 4, "cans": 2, "wood": 3, "metal": 2, "chips": 2, "munitions": 4},
    "airlock": 4,
}
RICH = me(
    rooms=["r_nursery", "r_arms", "r_lookout", "r_machine"],
    built={
        "r_tinker": 3, "r_crisis": 4, "r_nursery": 3, "r_arms": 2, "r_lookout": 4, "r_machine": 3,
    },
    repaired=["shotgun", "sensor", "hook", "bat"], broken=["axe", "gear"], **SHELTER,
)  # fmt: skip
STANDING = rival(
    heroes={"3a": "forest", "3b": "fair", "4": "silent", "5": "base"}, standing=["3a"],
    repaired=["gear"], **SHELTER,
)  # fmt: skip
WILD = {"forest": ["wg6", "wg3", "wg4"]}


POSITIONS: dict[str, dict[str, Any]] = {
    **{f"opening, {n} players": {"new": {"players": n}} for n in (2, 3, 4)},
    "day": description(RICH, STANDING, first=1, wild=WILD, seed=4),
    "overcome": description(RICH, STANDING, convoy=["ev_sand", "ev_clan"], at="night"),
    "hunger": description(RICH, STANDING, at="feed"),
    "feed": description({**RICH, "store": {"water": 9, "cans": 9}}, STANDING, at="feed"),
    "build": description(RICH, STANDING, at="build"),
    "repair": description(RICH, STANDING, at="repair", seed=2),
}

PERFT = Perft(GAME, POSITIONS, Path(__file__).with_name("perft.json"), most=20_000)

if __name__ == "__main__":
    PERFT.main()
