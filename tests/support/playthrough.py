"""Playthroughs: whole games written down so that a person can read them.

A test replays the moves of a file and compares the output line by line. After an intended change,
write the files with the game's own module:

    --write     replays the same moves
    --new       chooses new moves
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from holdfast.kernel.game import Game
from holdfast.kernel.position import Position

MOVE = "> "
"""A line that states a move begins with this: who, what is decided, and the key."""

Choose = Callable[[Position, list[str]], str]
"""Chooses one of the keys of a decision."""


def as_written(lines: list[str]) -> Choose:
    """Return a function that chooses the moves written in the lines of a playthrough."""
    written = iter([line.split()[3] for line in lines if line.startswith(MOVE)])

    def choose(position: Position, keys: list[str]) -> str:
        key = next(written, "no more moves")
        if key not in keys:
            raise ValueError(f"{key} is not among the options {keys}")
        return key

    return choose


def preset_and_players(game: Game, options: Mapping[str, Any]) -> tuple[str | None, int]:
    """Return the preset with these options, or None, and the number of players."""
    chosen = {key: value for key, value in options.items() if key != "players"}
    presets = [preset.id for preset in game.options.preset if preset.options == chosen]
    return presets[0] if presets else None, options["players"]


@dataclass(frozen=True)
class Playthroughs:
    """The playthroughs in a folder."""

    folder: Path
    games: Mapping[str, Any]
    """Data from which `play` makes each playthrough, by its name."""
    play: Callable[[str, Choose], Iterator[str]]
    """play(name, choose): yield the lines of a playthrough with the chosen moves."""
    fresh: Callable[[str], Choose]
    """fresh(name): return a function that chooses new moves."""

    def read_lines(self, name: str) -> list[str]:
        """Return the lines of a file."""
        return (self.folder / f"{name}.txt").read_text(encoding="utf-8").splitlines()

    def check(self, name: str) -> None:
        """Check that replaying a playthrough writes the same lines."""
        written = self.read_lines(name)
        played = self.play(name, as_written(written))
        for number, line in enumerate(written, 1):
            assert f"{number}: {next(played, 'the end')}" == f"{number}: {line}"
        assert next(played, None) is None

    def main(self) -> None:
        """Write all playthroughs of the folder, with the same moves or new ones."""
        parser = argparse.ArgumentParser(description="Write the playthroughs.")
        group = parser.add_mutually_exclusive_group(required=True)
        group.add_argument("--write", action="store_true", help="play the moves of the files again")
        group.add_argument("--new", action="store_true", help="choose new moves")
        new = parser.parse_args().new
        self.folder.mkdir(exist_ok=True)
        for name in self.games:
            choose = self.fresh(name) if new else as_written(self.read_lines(name))
            lines = list(self.play(name, choose))
            file = self.folder / f"{name}.txt"
            file.write_text("\n".join(lines) + "\n", encoding="utf-8")
            print(f"{file.name}: {len(lines)} lines")
