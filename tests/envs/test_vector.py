"""The vector environment: the same games as one by one, on any number of threads."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from tests.kernel import toy
from tests.support.envs import NAMES, PLAYERS

from holdfast import games
from holdfast.envs.vector import DISABLED, VectorEnv
from holdfast.kernel.engine import Engine
from holdfast.kernel.game import Game, IllegalMoveError
from holdfast.kernel.options import OptionsError
from holdfast.kernel.position import Position
from holdfast.kernel.vector import ADVISED


def positions(env: VectorEnv) -> list[Position]:
    """Return the whole position of each game."""
    return [
        Position.from_bytes(env.game.state, env.states[i : i + 1].tobytes())
        for i in range(env.num_envs)
    ]


def check(env: VectorEnv) -> None:
    """Check that observations and masks agree with the game's own answers."""
    for i, position in enumerate(positions(env)):
        seat = position.to_move
        assert env.current_player[i] == seat
        assert bytes(env.observations[i]) == bytes(env.game.observe(position, seat))
        assert np.flatnonzero(env.action_mask[i]).tolist() == sorted(env.game.legal(position))


@pytest.mark.parametrize("name", NAMES)
def test_games_in_step_are_the_games_one_by_one(name: str, quick: Callable[[Game], Engine]) -> None:
    game = games.load(name)
    quick(game)
    env = VectorEnv(name, 6, threads=2, players=PLAYERS[name])
    env.reset(seed=40)
    alone = [game.new({"players": PLAYERS[name]}, 40 + i) for i in range(6)]
    assert [bytes(p) for p in positions(env)] == [bytes(p) for p in alone]
    ends = 0
    for turn in range(400):
        actions = env.sample()
        for position, action in zip(alone, actions, strict=True):
            game.play(position, int(action))
        _, rewards, terminations, truncations, _ = env.step(actions)
        assert not truncations.any()
        for i, position in enumerate(alone):
            assert terminations[i] == position.over
            if not position.over:
                assert not rewards[i].any()
                continue
            ends += 1
            ranks = [placement.rank for placement in game.result(position)]
            share = 1 if game.team else 1 / max(1, ranks.count(1))
            assert rewards[i].tolist() == pytest.approx([share * (rank == 1) for rank in ranks])
            alone[i] = positions(env)[i]  # the next game has begun
            assert alone[i].state.options.players == PLAYERS[name]
        if turn % 50 == 0:
            check(env)
    assert ends > 0
    assert [bytes(p) for p in positions(env)] == [bytes(p) for p in alone]
    env.close()


@pytest.fixture
def env(quick: Callable[[Game], Engine]) -> VectorEnv:
    """Return a vector environment with three games of Outlast."""
    quick(games.load("outlast"))
    made = VectorEnv("outlast", 3, threads=1, players=2)
    made.reset(seed=5)
    return made


def test_arrays_are_written_in_place(env: VectorEnv) -> None:
    observations, info = env.reset(seed=1)
    before = observations.copy()
    again, rewards, _, _, more = env.step(env.sample())
    assert again is observations is env.observations
    assert more["action_mask"] is info["action_mask"] is env.action_mask
    assert rewards is env.rewards
    assert not np.array_equal(before, observations)


def test_the_same_seed_is_the_same_game_and_another_is_not(env: VectorEnv) -> None:
    def played(seed: int) -> bytes:
        env.reset(seed=seed)
        for _ in range(30):
            env.step(env.sample())
        return bytes(env.observations.tobytes())

    assert played(3) == played(3) != played(4)


def test_threads_change_nothing(quick: Callable[[Game], Engine]) -> None:
    quick(games.load("outlast"))
    made = []
    for threads in (1, 3):
        env = VectorEnv("outlast", 7, threads=threads, players=2)
        env.reset(seed=5)
        for _ in range(40):
            env.step(env.sample())
        made.append(env.states.tobytes())
        env.close()
    assert made[0] == made[1]


@pytest.mark.parametrize("name", NAMES)
def test_what_is_hidden_changes_no_bit(name: str, quick: Callable[[Game], Engine]) -> None:
    """Check that observations and masks stay the same when hidden things are redrawn."""
    game = games.load(name)
    quick(game)
    env = VectorEnv(name, 8, threads=1, players=PLAYERS[name])
    env.reset(seed=5)
    changed = 0
    for turn in range(60):
        env.step(env.sample())
        if turn % 6:
            continue
        for i, position in enumerate(positions(env)):
            seat = position.to_move
            guess = game.determinize(position, seat, turn)
            changed += bytes(guess) != bytes(position)
            assert bytes(game.observe(guess, seat)) == bytes(env.observations[i])
            legal = np.flatnonzero(env.action_mask[i]).tolist()
            assert sorted(guess.legal_moves) == sorted(game.legal(guess)) == legal
    assert changed > 0


def test_without_autoreset_a_game_stays_over_until_it_is_reset(
    quick: Callable[[Game], Engine],
) -> None:
    quick(games.load("outlast"))
    env = VectorEnv("outlast", 2, threads=1, autoreset=DISABLED, players=2)
    assert env.metadata["autoreset_mode"] == DISABLED
    env.reset(seed=5)
    while not env.terminations.any():
        env.step(env.sample())
    over = env.terminations.copy()
    assert (env.current_player[over] == -1).all()
    assert not env.action_mask[over].any()
    with pytest.raises(IllegalMoveError, match=r"game \d is over: reset it"):
        env.step(np.maximum(env.sample(), 0))
    # A mask of records would leave the bytes between their fields undefined.
    rows = env.states.view(np.uint8).reshape(2, -1)
    other = rows[~over].tobytes()
    env.reset(options={"reset_mask": over})
    assert (env.current_player >= 0).all()
    assert rows[~over].tobytes() == other
    check(env)


def test_a_closed_environment_says_so(quick: Callable[[Game], Engine]) -> None:
    quick(games.load("outlast"))
    env = VectorEnv("outlast", 4, threads=2, players=2)
    env.reset(seed=5)
    actions = env.sample()
    env.close()
    with pytest.raises(RuntimeError, match="the environment is closed"):
        env.step(actions)


def test_named_parts_are_views(env: VectorEnv) -> None:
    rounds = env.table.layout["round"].of(env.observations)
    assert rounds.tolist() == [1, 1, 1]
    meeples = env.table.layout["players.meeples.tile"].of(env.observations)
    assert meeples.shape == (3, 2, 10)
    assert np.shares_memory(meeples, env.observations)


def test_actions_have_names(env: VectorEnv) -> None:
    assert env.table.action_name(20) == "move:meeple=0:direction=0"
    names = {env.table.action_name(action) for action in range(env.table.actions)}
    assert len(names) == env.table.actions == 935


def test_points_can_be_the_reward(quick: Callable[[Game], Engine]) -> None:
    quick(games.load("outlast"))
    env = VectorEnv("outlast", 2, threads=1, reward="points", players=2)
    env.reset(seed=5)
    while not env.terminations.any():
        env.step(env.sample())
    assert env.rewards[env.terminations].sum() >= 0
    assert not env.rewards[~env.terminations].any()


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"num_envs": 0}, "num_envs must be a number from 1"),
        ({"num_envs": 2, "threads": 0}, "threads must be a number from 1"),
        ({"num_envs": 2, "autoreset": "NextStep"}, "autoreset is one of SameStep, Disabled"),
        ({"num_envs": 2, "arrays": "jax"}, "arrays are of numpy or torch"),
        ({"num_envs": 2, "reward": "fun"}, "there is no reward 'fun'"),
        ({"num_envs": 2, "snow": "deep"}, "there is no option 'snow'"),
        ({"num_envs": 2, "players": 9}, "players must be a number from 1 to 6"),
    ],
)
def test_wrong_settings_are_refused(given: dict[str, Any], message: str) -> None:
    with pytest.raises((ValueError, OptionsError), match=message):
        VectorEnv("outlast", **given)


@pytest.mark.parametrize(
    ("actions", "message"),
    [
        ([1, 2], "actions must be 3 whole numbers"),
        ([[1, 2, 3]], "actions must be 3 whole numbers"),
        ([0.5, 1, 2], "actions must be 3 whole numbers"),
        ([-1, 0, 0], "game 0: actions go from 0 to 934, not -1"),
        ([935, 0, 0], "game 0: actions go from 0 to 934, not 935"),
        ([934, 934, 934], r"game 0: action 934 \(at:tile=60\) is not legal"),
    ],
)
def test_wrong_actions_are_refused_and_change_nothing(
    env: VectorEnv, actions: Any, message: str
) -> None:
    before = env.states.tobytes()
    with pytest.raises(ValueError, match=message):
        env.step(actions)
    assert env.states.tobytes() == before


def test_the_order_of_calls_and_reset_options_are_checked(
    env: VectorEnv, quick: Callable[[Game], Engine]
) -> None:
    fresh = VectorEnv("outlast", 2, threads=1, players=2)
    with pytest.raises(RuntimeError, match="reset the environment before the first step"):
        fresh.step([0, 0])
    with pytest.raises(RuntimeError, match="reset all games before some"):
        fresh.reset(seed=1, options={"reset_mask": np.array([True, False])})
    with pytest.raises(ValueError, match="reset has no option 'snow'"):
        env.reset(options={"snow": 1})
    with pytest.raises(ValueError, match="reset_mask must be 3 booleans"):
        env.reset(options={"reset_mask": [1, 0]})
    with pytest.raises(ValueError, match="a seed is a number"):
        env.reset(seed=-1)


def test_spaces_are_those_of_gymnasium(env: VectorEnv) -> None:
    pytest.importorskip("gymnasium")
    assert env.single_observation_space.contains(env.observations[0])
    assert env.observation_space.contains(env.observations)
    assert env.single_action_space.contains(int(env.sample()[0]))
    assert env.action_space.contains(env.sample())


def test_torch_tensors_share_the_memory(quick: Callable[[Game], Engine]) -> None:
    torch = pytest.importorskip("torch")
    quick(games.load("outlast"))
    env = VectorEnv("outlast", 2, threads=1, arrays="torch", players=2)
    observations, info = env.reset(seed=5)
    assert isinstance(observations, torch.Tensor)
    _, _, _, _, info = env.step(torch.from_numpy(env.sample()))
    assert np.array_equal(observations.numpy(), env.observations)
    assert np.array_equal(info["action_mask"].numpy(), env.action_mask)


TABLES = [{"players": 2}, {"players": 3}]


def test_games_are_divided_among_tables() -> None:
    env = VectorEnv(toy.GAME, 7, tables=TABLES, threads=2)
    observations, _ = env.reset(seed=3)
    assert env.table_of.tolist() == [0, 0, 0, 0, 1, 1, 1]
    assert env.states["options"]["players"].tolist() == [2, 2, 2, 2, 3, 3, 3]
    assert observations.shape[1] == max(table.observation_size for table in env.tables)
    alone = VectorEnv(toy.GAME, 1, players=3)
    alone.reset(seed=7)
    assert env.states[4].tobytes() == alone.states[0].tobytes()


def test_the_heuristic_player_advises() -> None:
    env, other = (VectorEnv(toy.GAME, 6, tables=TABLES, advice=True) for _ in range(2))
    _, info = env.reset(seed=3)
    other.reset(seed=3)
    for _ in range(20):
        advised = info["advice"].copy()
        assert env.action_mask[np.arange(6), advised].all()
        *_, info = env.step(np.full(6, ADVISED))
        other.step(advised)
        assert env.states.tobytes() == other.states.tobytes()
    plain = VectorEnv(toy.GAME, 2, players=2)
    plain.reset(seed=1)
    with pytest.raises(ValueError, match="needs an environment with advice=True"):
        plain.step([ADVISED, ADVISED])
