"""The modes agree: interpreted and compiled rules leave the same bytes after every move."""

from typing import Any

import numpy as np
import pytest
from tests.games.exoworld.random_play import Player, duplicate, option_sets

from holdfast.games.exoworld import GAME
from holdfast.games.exoworld.moves import JOIN, LEAVE
from holdfast.kernel.chance import Chance
from holdfast.kernel.engine import Engine
from holdfast.kernel.events import new_log
from holdfast.kernel.record import NOBODY

OPTION_SETS = option_sets(12, seed=3)


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
    Pair(state, engine).both("result", np.zeros((players, 2), np.int32))
    for move in (0, JOIN, LEAVE + 1):
        Pair(state, engine).both("permits", move)
    Pair(state, engine).both("stir", 1, 2**31, 2**32 - 1, 0)
    for viewer in range(NOBODY, players):
        hidden = Pair(state, engine)
        hidden.both("hide", viewer)
        hidden.both("observe", viewer, np.zeros(GAME.features, np.float32))
        hidden.both("imagine", viewer, 2**40 + viewer)
    count = GAME.interpreted.legal(state, moves)
    if count:
        Pair(state, engine).both("advise", moves, count, 12345)


def in_step(engine: Engine, options: dict[str, Any], seed: int, decisions: int) -> None:
    """Play the same random games in both modes, and compare after every move."""
    play = Player(engine, [options], seed).play(decisions)
    log = new_log()
    for i in range(decisions):
        state = duplicate(play.before[i : i + 1])
        log[:] = 0
        GAME.interpreted.play(state, int(play.moves[i]), log)
        assert state.tobytes() == play.after[i : i + 1].tobytes()
        rows = play.events[play.owner == i]
        assert int(log[0, 0]) == len(rows)
        assert log[1 : len(rows) + 1].tobytes() == rows.tobytes()
        if i % 25 == 0:
            compare(state, engine)


@pytest.mark.parametrize("number", range(len(OPTION_SETS)))
def test_both_modes_leave_the_same_bytes(number: int, engine: Engine) -> None:
    in_step(engine, OPTION_SETS[number], seed=number, decisions=150)


@pytest.mark.parametrize("number", range(len(OPTION_SETS)))
def test_both_modes_set_up_the_same_game(number: int, engine: Engine) -> None:
    for seed in (0, 1, 2**32 + 5, 2**63 - 1):
        Pair(GAME.blank(OPTION_SETS[number]).data, engine).both("setup", seed, new_log())


def test_the_option_sets_have_every_planet_and_player_count() -> None:
    assert {options["players"] for options in OPTION_SETS} == {1, 2, 3, 4, 5}
    assert len({options["scenario"] for options in OPTION_SETS}) == 12
    for name in ("critical_mode", "incommunication"):
        assert {options[name] for options in OPTION_SETS} == {"on", "off"}


@pytest.mark.parametrize("players", [1, 3])
def test_both_modes_simulate_the_same_games(players: int, engine: Engine) -> None:
    opening = GAME.blank({"players": players}).data
    ends = []
    for mode in (GAME.interpreted, engine):
        work, dice = np.zeros(1, GAME.state), np.zeros(1, Chance)
        moves = np.zeros(GAME.moves.count, np.int32)
        games = mode.simulate(work, opening, dice, moves, new_log()[:0], 77, 400)
        ends.append((games, work.tobytes(), dice.tobytes()))
    assert ends[0] == ends[1]
    assert ends[0][0] > 3


def test_a_game_can_change_modes_in_the_middle(engine: Engine) -> None:
    position = GAME.new({"players": 3}, 11)
    straight = position.copy()
    moves = np.zeros(GAME.moves.count, np.int32)
    for turn in range(600):
        if position.over:
            break
        count = engine.legal(position.data, moves)
        move = int(moves[turn % count])
        mode = engine if turn % 2 else GAME.interpreted
        mode.play(position.data, move, new_log())
        engine.play(straight.data, move, new_log())
    assert position.over
    assert position == straight


@pytest.mark.long
def test_both_modes_over_many_games(engine: Engine) -> None:
    for number, options in enumerate(option_sets(60, seed=8)):
        in_step(engine, options, seed=number, decisions=500)
