"""The positions from which perft counts (see tests/support/perft.py).

The counts are kept in perft.json; a change that is meant is written with

    python -m tests.games.outlast.perft --write
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.games.outlast.table import Description, at, has
from tests.support.perft import Perft

from holdfast.games.outlast import GAME

CROWD: Description = {
    "options": {"players": 3, "board": "medium", "buildings": "workshop"},
    "round": 6,
    "seed": 5,
    "tiles": {
        0: has(resources=3, prey=3),
        1: has(resources=1, prey=2, wolf=1),
        2: has(prey=3, spill_to=1),
        3: has(resources=2, structures={"settlement": "A"}),
        4: has(prey=1, wolf=1, structures={"palisade": "B"}),
        19: has(resources=2, prey=3, structures={"settlement": "A", "snare": "A"}),
    },
    "players": {
        "A": [at(0, resources=3, prey=1), at(0, resources=1), at(1, prey=2), at(1)],
        "B": [at(0, resources=2, prey=2), at(1, hidden=True), at(25, prey=1)],
        "C": [at(0, resources=3), at(0, resources=3), at(4, prey=1)],
    },
    "turn": "A",
}


def variant(**options: Any) -> Description:
    """Return the description of the crowded position with other options."""
    return CROWD | {"options": CROWD["options"] | options}


POSITIONS: dict[str, Description | dict[str, Any]] = {
    **{f"opening, {n} players": {"new": {"players": n}} for n in range(1, 7)},
    "opening, wild": {"new": {"players": 2} | GAME.options.preset_named("wild").options},
    "opening, family": {"new": {"players": 2} | GAME.options.preset_named("family").options},
    "crowd": CROWD,
    "crowd, last action": CROWD | {"actions_left": 1},
    "crowd, blind": variant(fight_boost="blind") | {"actions_left": 2},
    "crowd, robbers": variant(fight_stakes="rob", carry="unlimited") | {"actions_left": 2},
    "crowd, peaceful": variant(player_fights="off"),
    "crowd, hearth": variant(elimination="hearth", arrivals="per_settlement") | {"actions_left": 1},
    "crowd, hungry wolves": variant(wolf_hunger="starves", wolf_attacks="one") | {"turn": "C"},
    "arrivals": CROWD | {"board": 5, "round": 5},
}

PERFT = Perft(GAME, POSITIONS, Path(__file__).with_name("perft.json"), most=40_000)

if __name__ == "__main__":
    PERFT.main()
