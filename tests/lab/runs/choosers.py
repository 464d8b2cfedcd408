"""Stand-ins for a GPU that chooses whole games, for tests on machines without one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from holdfast.kernel import compiler
from holdfast.kernel.buffers import interpretable
from holdfast.kernel.events import silent_log
from holdfast.kernel.position import Position
from holdfast.kernel.rule import rule
from holdfast.lab.runs.backends import Gpu
from holdfast.lab.runs.batch_play import MOST_MOVES, inputs_of, whole_game
from holdfast.lab.runs.mersenne import SIZE
from holdfast.lab.runs.plan import Plan
from holdfast.lab.runs.recording import ChosenMoves, Recorder


class OnACore:
    """Does what a GPU's threads do, one after the other, compiled or interpreted."""

    def __init__(self, plan: Plan, compiled: bool = True, room: int = MOST_MOVES) -> None:
        self.recorder, self.room = Recorder(plan, plan.load()), room
        self.simulate = (_compiled if compiled else _interpreted)(self.recorder.game)

    def choose(self, numbers: Sequence[int]) -> list[ChosenMoves]:
        """Return the moves of these games."""
        return [self._game(number) for number in numbers]

    def _game(self, number: int) -> ChosenMoves:
        game, inputs = self.recorder.game, inputs_of(self.recorder, [number])
        opening = game.blank(self.recorder.plan.options)
        work, seen = Position.blank(game.state), Position.blank(game.state)
        moves = np.zeros(self.room, np.int16)
        count = self.simulate(
            work.data, work.data.view("i4"), seen.data, seen.data.view("i4"),
            opening.data.view("i4"), inputs.dice[0], np.zeros(SIZE, np.uint32), inputs.shares[0],
            moves, silent_log(), int(inputs.deals[0]), int(inputs.coins[0]), inputs.drafts,
        )  # fmt: skip
        return ChosenMoves(moves[:count], bytes(work))


@cache
def _compiled(game: Any) -> Any:
    return compiler.entry_point(whole_game(game.rules))


@cache
def _interpreted(game: Any) -> Any:
    simulate: Any = rule(whole_game(game.rules))
    return lambda *inputs: simulate(*map(interpretable, inputs))


class Here(Gpu):
    """A stand-in for the GPU backend: a processor core does what the GPU's threads do."""

    def __init__(self, workers: int = 1, **how: Any) -> None:
        super().__init__(workers)
        self.how = how

    def reach(self, plan: Plan) -> None:
        """Do nothing, since no GPU is needed."""

    def chooser(self, plan: Plan) -> OnACore:
        """Return the object that chooses the games."""
        return OnACore(plan, **self.how)
