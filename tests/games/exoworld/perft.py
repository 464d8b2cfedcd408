"""The positions from which perft counts (see tests/support/perft.py).

The counts are kept in perft.json; a change that is meant is written with

    python -m tests.games.exoworld.perft --write
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.games.exoworld.table import Description, member, module
from tests.support.perft import Perft

from holdfast.games.exoworld import GAME

CREW = [
    member("C05", at="1,0", hand=["M05", "M01", "M13", "P02", "I04"], issues=["HYP"]),
    member("C04", at="1,0", hand=["M09", "M06", "P08"], fatigue=True),
    member("C12", hand=["M02", "P05", "I01"]),
]
LATE: Description = {
    "options": {"players": 3},
    "seed": 5,
    "turn": 7,
    "base": {
        "1,0": module("M07", LEAK_O=1, FROZ=1), "2,0": module("M03", LAND=1), "0,1": "M11",
        "-1,0": module("M17", SHUT=1), "0,0": {"tokens": {"EMER": 1, "LEAK_W": 1}},
    },
    "crew": CREW,
    "row": ["M09", "M12", "M16"],
    "discard": ["M02", "M10"],
    "rest": "deck",
    "events": ["EC09", "EN18", "EN26"],
    "event_discard": ["EC02", "EN10", "EN11", "EN12", "EN13"],
    "supplies": [6, 5, 7, 4],
    "emergency": 6,
    "actions_left": 3,
}  # fmt: skip


def solo(hand: list[str], **description: Any) -> Description:
    """Return the description of the same base in a solo game."""
    crew = [{key: value for key, value in entry.items() if key != "hand"} for entry in CREW]
    return LATE | {"options": {"players": 1}, "crew": crew, "hand": hand} | description


POSITIONS: dict[str, Description] = {
    **{f"opening, {n} players": {"new": {"players": n}} for n in range(1, 6)},
    "opening, critical": {"new": {"players": 2, "critical_mode": "on"}},
    "opening, silence": {"new": {"players": 2, "incommunication": "on"}},
    "late": LATE,
    "late, one action": LATE | {"actions_left": 1},
    "late, silence": LATE | {"options": {"players": 3, "incommunication": "on"}},
    "late, coordinator": LATE | {"active": 1, "actions_left": 2},
    "late, meteorologist": LATE | {"active": 2, "actions_left": 2},
    "late, blackout": LATE | {"lasting": [{"code": "HIDE", "until": 0},
                                          {"code": "NOPROT", "until": 2}]},
    "late, event": LATE | {"step": "event"},
    "late, solo": solo(["M05", "M01", "M13", "P08", "I02"], actions_left=2),
    "late, solo survey": solo(["M05", "P07"], actions_left=1,
                              crew=[member("C08", at="1,0"), member("C11"), member("C01")]),
}  # fmt: skip

PERFT = Perft(GAME, POSITIONS, Path(__file__).with_name("perft.json"), most=30_000)

if __name__ == "__main__":
    PERFT.main()
