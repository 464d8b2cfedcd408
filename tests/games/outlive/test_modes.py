"""The modes agree: interpreted and compiled rules leave the same bytes after every move."""

import random
from typing import Any

import numpy as np
import pytest
from tests.games.outlive.random_play import duplicate, openings, option_sets, step

from holdfast.games.outlive import GAME
from holdfast.kernel.chance import Chance
from holdfast.kernel.engine import Engine
from holdfast.kernel.events import new_log


class Pair:
    """The same position in both engines."""

    def __init__(self, state: Any, engine: Engine) -> None:
        self.engines = (GAME.interpreted, engine)
        self.states = [duplicate(state) for _ in self.engines]

    def both(self, entry: str, *arguments: Any) -> None:
        """Call an entry point in both modes; results and everything it wrote must agree."""
        written = []
        for engine, state in zip(self.engines, self.states, strict=True):
            outs = [a.copy() if isinstance(a, np.ndarray) else a for a in arguments]
            answer = getattr(engine, entry)(state, *outs)
            written.append((answer, *(a.tobytes() for a in outs if isinstance(a, np.ndarray))))
        assert written[0] == written[1], entry
        assert self.states[0].tobytes() == self.states[1].tobytes(), entry


def compare(state: Any, engine: Engine) -> None:
    """Everything that can be asked of a position."""
    players = int(state["options"]["players"][0])
    moves = np.zeros(GAME.moves.count, np.int32)
    Pair(state, engine).both("legal", moves)
    Pair(state, engine).both("permits", 0)
    Pair(state, engine).both("stir", 1, 2**31, 2**32 - 1, 0)
    if state["phase"][0] > 0:
        Pair(state, engine).both("result", np.zeros((players, 2), np.int32))
    for viewer in range(-1, players):
        hidden = Pair(state, engine)
        hidden.both("hide", viewer)
        hidden.both("observe", viewer, np.zeros(GAME.features, np.float32))
        hidden.both("imagine", viewer, 2**40 + viewer)
    count = GAME.interpreted.legal(state, moves)
    if count:
        Pair(state, engine).both("advise", moves, count, 12345)


def in_step(engine: Engine, decisions: int, seed: int) -> None:
    """Play the same random games in both modes, and compare after every move."""
    rng = random.Random(seed)
    games = openings(seed)
    position = next(games)
    for i in range(decisions):
        twin = duplicate(position.data)
        logs = new_log(), new_log()
        move = step(engine, position.data, rng, logs[0])
        GAME.interpreted.play(twin, move, logs[1])
        assert twin.tobytes() == position.data.tobytes()
        assert logs[0].tobytes() == logs[1].tobytes()
        if i % 40 == 0:
            compare(position.data, engine)
        if position.over or i % 97 == 96:
            position = next(games)


def test_both_modes_leave_the_same_bytes(engine: Engine) -> None:
    in_step(engine, 2500, 1)


@pytest.mark.long
def test_both_modes_over_many_games(engine: Engine) -> None:
    in_step(engine, 60_000, 2)


def test_both_modes_set_up_the_same_game(engine: Engine) -> None:
    for options in option_sets():
        for seed in (0, 1, 2**32 + 5, 2**63 - 1):
            Pair(GAME.blank(options).data, engine).both("setup", seed, new_log())


def test_both_modes_simulate_the_same_games(engine: Engine) -> None:
    opening = GAME.blank({"players": 2}).data
    ends = []
    for mode in (GAME.interpreted, engine):
        work, dice = np.zeros(1, GAME.state), np.zeros(1, Chance)
        moves = np.zeros(GAME.moves.count, np.int32)
        games = mode.simulate(work, opening, dice, moves, new_log()[:0], 77, 700)
        ends.append((games, work.tobytes(), dice.tobytes()))
    assert ends[0] == ends[1]
    assert ends[0][0] >= 3


def test_a_game_can_change_modes_in_the_middle(engine: Engine) -> None:
    position = GAME.new({"players": 3}, 11)
    straight = position.copy()
    moves = np.zeros(GAME.moves.count, np.int32)
    for turn in range(GAME.longest):
        if position.over:
            break
        count = engine.legal(position.data, moves)
        move = int(moves[turn % count])
        mode = engine if turn % 2 else GAME.interpreted
        mode.play(position.data, move, new_log())
        engine.play(straight.data, move, new_log())
    assert position.over
    assert position == straight


def test_a_position_is_small() -> None:
    assert GAME.state.itemsize <= 4096
