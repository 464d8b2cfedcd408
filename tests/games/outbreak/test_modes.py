"""The modes agree: interpreted and compiled rules leave the same bytes after every move."""

from typing import Any

import numpy as np
import pytest
from tests.games.outbreak.walk import option_sets, walk

from holdfast.games.outbreak import GAME
from holdfast.kernel.chance import Chance
from holdfast.kernel.engine import Engine
from holdfast.kernel.events import new_log

SETS = option_sets(8, seed=3)


def twin(position: Any) -> Any:
    return np.frombuffer(bytearray(bytes(position)), GAME.state)


@pytest.mark.parametrize("number", range(len(SETS)))
def test_both_modes_leave_the_same_bytes(number: int, engine: Engine) -> None:
    moves = [np.zeros(GAME.moves.count, np.int32) for _ in range(2)]
    for k, (position, move) in enumerate(walk(engine, SETS[number], seed=number, decisions=90)):
        if move < 0:
            continue
        states = [twin(position), twin(position)]
        logs = [new_log(), new_log()]
        for mode, state, log in zip((GAME.interpreted, engine), states, logs, strict=True):
            mode.play(state, move, log)
        assert states[0].tobytes() == states[1].tobytes()
        assert logs[0].tobytes() == logs[1].tobytes()
        if k % 15 == 0:
            hidden = [twin(position), twin(position)]
            numbers = [np.zeros(GAME.features, np.float32) for _ in range(2)]
            advice = []
            for i, mode in enumerate((GAME.interpreted, engine)):
                mode.hide(hidden[i], 0)
                mode.observe(hidden[i], 0, numbers[i])
                count = mode.legal(hidden[i], moves[i])
                advice.append(mode.advise(hidden[i], moves[i], count, 77))
                mode.imagine(hidden[i], 0, 2**40 + k)
            assert hidden[0].tobytes() == hidden[1].tobytes()
            assert numbers[0].tobytes() == numbers[1].tobytes()
            assert advice[0] == advice[1]


@pytest.mark.parametrize("number", range(len(SETS)))
def test_both_modes_set_up_the_same_game(number: int, engine: Engine) -> None:
    for seed in (0, 2**32 + 5, 2**63 - 1):
        states = [GAME.blank(SETS[number]).data for _ in range(2)]
        for mode, state in zip((GAME.interpreted, engine), states, strict=True):
            mode.setup(state, seed, new_log())
        assert states[0].tobytes() == states[1].tobytes()


def test_both_modes_simulate_the_same_games(engine: Engine) -> None:
    opening = GAME.blank({"players": 2}).data
    ends = []
    for mode in (GAME.interpreted, engine):
        work, dice = np.zeros(1, GAME.state), np.zeros(1, Chance)
        moves = np.zeros(GAME.moves.count, np.int32)
        games = mode.simulate(work, opening, dice, moves, new_log()[:0], 77, 200)
        ends.append((games, work.tobytes(), dice.tobytes()))
    assert ends[0] == ends[1]
