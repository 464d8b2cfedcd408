"""Perft: the number of positions n decisions ahead of fixed positions.

The counts are an oracle for the list of legal moves: a change of the rules that changes the legal
moves changes a count.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from tests.conftest import ready_engine
from tests.support.states import States, blank

from holdfast.kernel.engine import Engine
from holdfast.kernel.events import silent_log
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position


def leaves(game: Game, engine: Engine, data: States, depth: int) -> int:
    """Return the number of sequences of `depth` decisions."""
    moves = np.zeros(game.moves.count, np.int32)
    count = engine.legal(data, moves)
    if depth <= 1 or count == 0:
        return count if depth else 1
    here, after, total = data.tobytes(), blank(game), 0
    view = after.view(np.uint8)
    for move in moves[:count].tolist():
        view[:] = np.frombuffer(here, np.uint8)
        engine.play(after, move, silent_log())
        total += leaves(game, engine, after, depth - 1)
    return total


class Perft:
    """The counts of a game's positions, stored in a file.

    A position is described as `build_position` expects, or as `{"new": options}` for an opening.
    """

    def __init__(
        self, game: Game, positions: Mapping[str, Mapping[str, Any]], file: Path, most: int
    ) -> None:
        self.game = game
        self.positions = positions
        self.file = file
        self.most = most
        """The deepest count of a position is the last one expected below this."""

    @property
    def stored(self) -> dict[str, list[int]]:
        """The counts stored in the file."""
        counts: dict[str, list[int]] = json.loads(self.file.read_text(encoding="utf-8"))
        return counts

    def position(self, name: str) -> Position:
        """Return the position to count from."""
        description = self.positions[name]
        if "new" in description:
            return self.game.new(description["new"], 2024)
        return self.game.build_position(description)

    def leaves(self, engine: Engine, name: str, depth: int) -> int:
        """Return the number of sequences of `depth` decisions from a position."""
        return leaves(self.game, engine, self.position(name).data, depth)

    def count(self, engine: Engine, name: str, depth: int | None = None) -> list[int]:
        """Return the counts of a position up to `depth`, or as long as they stay small."""
        counts: list[int] = []
        while len(counts) < depth if depth else _expected(counts) < self.most:
            counts.append(self.leaves(engine, name, len(counts) + 1))
        return counts

    def main(self) -> None:
        """Print the counts, or write them to the file."""
        parser = argparse.ArgumentParser(description="Count the positions n decisions ahead.")
        parser.add_argument("--write", action="store_true", help=f"write {self.file.name} anew")
        wish = parser.parse_args()
        engine = ready_engine(self.game)
        counts = {name: self.count(engine, name) for name in self.positions}
        rows = [f"  {json.dumps(name)}: {json.dumps(row)}" for name, row in counts.items()]
        text = "{\n" + ",\n".join(rows) + "\n}\n"
        if wish.write:
            self.file.write_text(text, encoding="utf-8")
        else:
            print(text, end="")


def _expected(counts: list[int]) -> float:
    """Return an estimate of the next count."""
    if not counts:
        return 0
    return counts[-1] * (counts[-1] / counts[-2] if len(counts) > 1 else counts[-1])
