"""The invariants hold at every step of games over all options; replays reproduce every byte."""

import numpy as np
import pytest
from tests.games.outbreak.invariants import broken, broken_by
from tests.games.outbreak.walk import option_sets, walk
from tests.support.random_play import Options

from holdfast.games.outbreak import GAME
from holdfast.kernel.engine import Engine
from holdfast.kernel.events import new_log
from holdfast.kernel.position import Position
from holdfast.kernel.replay import Replay, Step

SETS = option_sets(8, seed=5)


def check(engine: Engine, options: Options, seed: int, decisions: int, **habits: float) -> None:
    """Play a game and hold every position, and every step between two, to the invariants."""
    before, move = None, -1
    for position, chosen in walk(engine, options, seed, decisions, **habits):
        where = (seed, GAME.decision(position))
        assert broken(position) == [], where
        assert Position.from_bytes(GAME.state, bytes(position)) == position
        if before is not None and before.state.horde_count:
            again, log = before.copy(), new_log()
            engine.play(again.data, move, log)
            assert again == position
            assert broken_by(before, again, GAME.events.read(log)) == [], where
        before, move = position.copy(), chosen


@pytest.mark.clause(
    "OB-INV-1", "OB-INV-2", "OB-INV-3", "OB-INV-4", "OB-INV-5", "OB-INV-6", "OB-INV-7", "OB-INV-8",
    "OB-INV-9", "OB-INV-10", "OB-INV-11", "OB-INV-12", "OB-INV-13", "OB-INV-15",
)  # fmt: skip
@pytest.mark.parametrize("number", range(len(SETS)))
def test_every_step_keeps_the_invariants(number: int, engine: Engine) -> None:
    check(engine, SETS[number], number, decisions=120, restless=0.01)


@pytest.mark.clause("OB-JOIN-2", "OB-JOIN-3", "OB-JOIN-4", "OB-JOIN-5")
@pytest.mark.parametrize("players", [1, pytest.param(3, marks=pytest.mark.long), 8])
def test_people_come_and_go(players: int, engine: Engine) -> None:
    check(engine, {"players": players, "start_exp": "10"}, 7, 220, restless=0.08, wild=0.1)


@pytest.mark.long
@pytest.mark.parametrize("options", [
    {"players": 4, "low_levels": "on", "no_icons": "on", "no_exp": "on", "no_fortune": "on"},
    {"players": 1, "difficulty": "custom", "custom_finals": "2-2",
     **{f"custom_{level}": "0" for level in range(1, 7)}},
    {"players": 8, "difficulty": "ridiculous", "scaled_deck": "on"},
    {"players": 5, "city_layout": "random", "difficulty": "very_hard"},
])  # fmt: skip
def test_variants_keep_the_invariants_too(options: Options, engine: Engine) -> None:
    check(engine, options, seed=31, decisions=220, wild=0.05)


@pytest.mark.clause("OB-DEC-1", "OB-DEC-2")
def test_every_option_is_accepted(engine: Engine) -> None:
    moves = np.zeros(GAME.moves.count, np.int32)
    for number in range(4):
        for k, (position, _) in enumerate(walk(engine, SETS[number], number, 400)):
            if k % 45 or position.over:
                continue
            count = engine.legal(position.data, moves)
            for move in moves[:count].tolist():
                ahead = position.copy()
                engine.play(ahead.data, move, new_log())
                assert ahead != position
                assert broken(ahead) == [], GAME.key(position, move)


@pytest.mark.clause("OB-GEN-7", "OB-INV-14")
def test_the_same_seed_and_moves_give_the_same_game(engine: Engine) -> None:
    walked = walk(engine, {"players": 3}, 21, 150, restless=0.03)
    steps = [Step(move) for _, move in walked if move >= 0]
    seed = 21
    replay = Replay("outbreak", GAME.version, GAME.choices(GAME.new({"players": 3}, seed)), seed)
    replay.steps = steps
    ends = [GAME.replay(Replay.loads(replay.dumps()))[-1][0] for _ in range(2)]
    assert ends[0] == ends[1]


@pytest.mark.clause("OB-END-4")
def test_games_end(engine: Engine) -> None:
    for seed in range(6):
        last = None
        for position, _ in walk(engine, {"players": 4}, seed, GAME.longest, wild=0.2):
            last = position
        assert last is not None
        assert last.over


@pytest.mark.long
@pytest.mark.parametrize("part", range(8))
def test_invariants_over_many_games(engine: Engine, part: int) -> None:
    for number, options in list(enumerate(option_sets(160, seed=9)))[part::8]:
        check(engine, options, number, decisions=2500, wild=0.1, restless=0.004)


def test_a_position_is_small() -> None:
    assert GAME.state.itemsize <= 8192
