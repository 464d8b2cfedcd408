"""The positions from which perft counts (see tests/support/perft.py).

The counts are kept in perft.json; a change that is meant is written with

    python -m tests.games.outbreak.perft --write
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.support.perft import Perft

from holdfast.games.outbreak import GAME
from holdfast.kernel.content import load_toml

POSITIONS: dict[str, dict[str, Any]] = {
    "corner": {
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
    },
    "showcase": load_toml(GAME.folder / "content/positions/showcase.toml"),
    "opening": {"new": {"players": 2}},
}

PERFT = Perft(GAME, POSITIONS, Path(__file__).with_name("perft.json"), most=20_000)

if __name__ == "__main__":
    PERFT.main()
