"""Perft: how many positions lie n decisions ahead, counted from fixed positions.

The counts are an oracle for the list of legal moves: a change of the rules that changes what is
offered changes a count. They are kept in perft.json; a change that is meant is written with

    python -m tests.games.exoworld.perft --write
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np
from tests.conftest import ready_engine
from tests.games.exoworld.table import Description, member, module

from holdfast.games.exoworld import GAME
from holdfast.kernel.engine import Engine
from holdfast.kernel.events import SILENT
from holdfast.kernel.position import Position

FILE = Path(__file__).with_name("perft.json")
MOST = 30_000
"""The deepest count of a position is the last one below this."""

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
    """The same base, alone."""
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


def position(description: Description) -> Position:
    """The position to count from."""
    if "new" in description:
        return GAME.new(description["new"], 2024)
    return GAME.lay_out(description)


def leaves(engine: Engine, data: Any, depth: int) -> int:
    """How many ways there are to answer so many decisions."""
    moves = np.zeros(GAME.moves.count, np.int32)
    count = engine.legal(data, moves)
    if depth <= 1 or count == 0:
        return count if depth else 1
    here, after, total = data.tobytes(), np.zeros(1, GAME.state), 0
    view = after.view(np.uint8)
    for move in moves[:count].tolist():
        view[:] = np.frombuffer(here, np.uint8)
        engine.play(after, move, SILENT)
        total += leaves(engine, after, depth - 1)
    return total


def count(engine: Engine, name: str, depth: int | None = None) -> list[int]:
    """The counts of a position, to a depth or as deep as they stay small."""
    data = position(POSITIONS[name]).data
    counts: list[int] = []
    while len(counts) < depth if depth else not counts or counts[-1] * growth(counts) < MOST:
        counts.append(leaves(engine, data, len(counts) + 1))
    return counts


def growth(counts: list[int]) -> float:
    """How much larger the next count will be, about."""
    return counts[-1] / counts[-2] if len(counts) > 1 else counts[-1]


def main() -> None:
    """Print the counts, or write them."""
    parser = argparse.ArgumentParser(description="Count the positions n decisions ahead.")
    parser.add_argument("--write", action="store_true", help="write perft.json anew")
    engine = ready_engine(GAME)
    counts = {name: count(engine, name) for name in POSITIONS}
    rows = [f"  {json.dumps(name)}: {json.dumps(row)}" for name, row in counts.items()]
    text = "{\n" + ",\n".join(rows) + "\n}\n"
    if parser.parse_args().write:
        FILE.write_text(text, encoding="utf-8")
    else:
        print(text, end="")


if __name__ == "__main__":
    main()
