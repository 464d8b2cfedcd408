"""Perft: how many positions lie n decisions ahead, counted from fixed positions.

The counts are an oracle for the list of legal moves: a change of the rules that changes what is
offered changes a count. They are kept in perft.json; a change that is meant is written with

    python -m tests.games.outlast.perft --write
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np
from tests.conftest import ready_engine
from tests.games.outlast.table import Description, at, has

from holdfast.games.outlast import GAME
from holdfast.kernel.engine import Engine
from holdfast.kernel.events import SILENT
from holdfast.kernel.position import Position

FILE = Path(__file__).with_name("perft.json")
MOST = 40_000
"""The deepest count of a position is the last one below this."""

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
    """The crowd, with other options."""
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
