"""Comparison of a game in two modes, which must write the same bytes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from tests.support.random_play import Options, Play
from tests.support.states import States, blank, duplicate

from holdfast.kernel.chance import Chance
from holdfast.kernel.engine import Engine
from holdfast.kernel.events import new_log, silent_log
from holdfast.kernel.flow import NO_MOVE
from holdfast.kernel.game import Game
from holdfast.kernel.record import NOBODY

SEEDS = (0, 1, 2**32 + 5, 2**63 - 1)


class Modes:
    """A game in two modes: the one under test, and the one it is compared with."""

    def __init__(
        self,
        game: Game,
        engine: Engine,
        requests: Iterable[int] = (),
        beside: Engine | None = None,
    ) -> None:
        self.game = game
        self.engines = (beside or game.interpreted, engine)
        self.requests = (0, *requests)
        """Moves outside a turn for which `permits` is compared."""

    def call_both(self, states: list[States], entry: str, *arguments: Any) -> Any:
        """Call an entry point in both modes, and check that results and written bytes agree."""
        written = []
        for engine, state in zip(self.engines, states, strict=True):
            outs = [a.copy() if isinstance(a, np.ndarray) else a for a in arguments]
            answer = getattr(engine, entry)(state, *outs)
            written.append((answer, *(a.tobytes() for a in outs if isinstance(a, np.ndarray))))
        assert written[0] == written[1], entry
        assert states[0].tobytes() == states[1].tobytes(), entry
        return written[0][0]

    def call_on_copies(self, state: States, entry: str, *arguments: Any) -> Any:
        """Call an entry point in both modes on copies of the position."""
        return self.call_both([duplicate(state), duplicate(state)], entry, *arguments)

    def compare(
        self, state: States, result: bool = True, viewers: Iterable[int] | None = None
    ) -> None:
        """Check that both modes answer all questions about a position alike."""
        players = int(state["options"]["players"][0])
        moves = np.zeros(self.game.moves.count, np.int32)
        count = self.call_on_copies(state, "legal", moves)
        if result:
            self.call_on_copies(state, "result", np.zeros((players, 2), np.int32))
        for move in self.requests:
            self.call_on_copies(state, "permits", move)
        self.call_on_copies(state, "stir", 1, 2**31, 2**32 - 1, 0)
        for viewer in range(NOBODY, players) if viewers is None else viewers:
            hidden = [duplicate(state), duplicate(state)]
            self.call_both(hidden, "hide", viewer)
            self.call_both(hidden, "observe", viewer, np.zeros(self.game.layout.most, np.uint8))
            size = self.game.encoding.size or self.game.layout.most + self.game.encoding.derived
            self.call_both(hidden, "encode", viewer, np.zeros(size, np.uint8))
            self.call_both(hidden, "determinize", viewer, 2**40 + viewer)
        if count:
            self.engines[0].legal(state, moves)
            self.call_on_copies(state, "advise", moves, count, 12345)

    def play_again(self, play: Play, often: int) -> None:
        """Check that the other mode plays the same; compare everything else every `often` moves."""
        log = new_log()
        for i in range(len(play)):
            state = duplicate(play.before[i : i + 1])
            log[:] = 0
            self.engines[0].play(state, int(play.moves[i]), log)
            assert state.tobytes() == play.after[i : i + 1].tobytes()
            rows = play.events[play.owner == i]
            assert int(log[0, 0]) == len(rows)
            assert log[1 : len(rows) + 1].tobytes() == rows.tobytes()
            if i % often == 0:
                self.compare(state)

    def play_both(self, state: States, move: int) -> States:
        """Play a move in both modes, and return the position after it."""
        states = [duplicate(state), duplicate(state)]
        self.call_both(states, "play", move, new_log())
        return states[0]

    def set_up(self, options: Options, seeds: Iterable[int] = SEEDS) -> None:
        """Check that both modes set up the same game."""
        for seed in seeds:
            states = [self.game.blank(options).data for _ in self.engines]
            self.call_both(states, "set_up", seed, new_log())
            self.call_both(states, "play", NO_MOVE, new_log())

    def simulate(self, options: Options, decisions: int) -> int:
        """Check that both modes simulate the same games, and return the number of finished ones."""
        opening, ends = self.game.blank(options).data, []
        for mode in self.engines:
            work, dice = blank(self.game), np.zeros(1, Chance.dtype)
            games = mode.simulate(work, opening, dice, silent_log(), 77, decisions)
            ends.append((games, work.tobytes(), dice.tobytes()))
        assert ends[0] == ends[1]
        return int(ends[0][0])

    def change_in_the_middle(self, options: Options) -> None:
        """Check that a game played by the modes in turns ends like a compiled one."""
        position = self.game.new(options, 11)
        straight = position.copy()
        moves = np.zeros(self.game.moves.count, np.int32)
        for turn in range(self.game.longest):
            if position.over:
                break
            count = self.engines[1].legal(position.data, moves)
            move = int(moves[turn % count])
            self.engines[turn % 2].play(position.data, move, new_log())
            self.engines[1].play(straight.data, move, new_log())
        assert position.over
        assert position == straight
