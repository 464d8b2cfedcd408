"""Replay files for scripts: a game as its beginning and its moves.

>>> import tempfile, holdfast
>>> state = holdfast.load("outlast").new(players=2, seed=7)
>>> state.play("hide:A1")
>>> with tempfile.TemporaryDirectory() as folder:
...     state.save(f"{folder}/game.json")
...     game = load(f"{folder}/game.json")
>>> game
<Replay of outlast: 1 moves>
>>> game.states[-1] == state
True
"""

from __future__ import annotations

from functools import cached_property
from pathlib import Path

from holdfast import games
from holdfast.kernel.replay import Replay as Recording
from holdfast.kernel.replay import ReplayError as ReplayError
from holdfast.library import Game, Move, State


def load(path: str | Path) -> Replay:
    """Return the replay in a file; raise ReplayError if anything is wrong with it."""
    rules, recording = games.read(Path(path).read_bytes())
    return Replay(Game(rules), recording)


class Replay:
    """A recorded game."""

    def __init__(self, game: Game, recording: Recording) -> None:
        self.game = game
        self.recording = recording
        """The content of the file."""

    @cached_property
    def states(self) -> list[State]:
        """Every state of the game, the first one before the first move."""
        return [
            State(self.game, position, self._until(number))
            for number, (position, _) in enumerate(self.game.rules.replay(self.recording))
        ]

    @property
    def moves(self) -> list[Move]:
        """The moves, each in the state in which it was played."""
        steps = self.recording.steps
        return [Move(state, step.move) for state, step in zip(self.states, steps, strict=False)]

    def _until(self, number: int) -> Recording:
        """Return the recording of the first moves."""
        told = self.recording
        return Recording(
            told.game, told.rules, told.options, told.seed, told.steps[:number], told.position
        )

    def __len__(self) -> int:
        return len(self.recording.steps)

    def __repr__(self) -> str:
        return f"<Replay of {self.game.name}: {len(self)} moves>"
