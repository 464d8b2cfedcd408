"""Gymnasium environments: its checker passes, and bots play the other seats."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from tests.support.envs import NAMES, PLAYERS

from holdfast import games
from holdfast.kernel.engine import Engine
from holdfast.kernel.game import Game, IllegalMoveError

gymnasium = pytest.importorskip("gymnasium")
check_env = pytest.importorskip("gymnasium.utils.env_checker").check_env
SeatEnv = pytest.importorskip("holdfast.envs.gymnasium").SeatEnv


@pytest.fixture(params=NAMES)
def name(request: pytest.FixtureRequest, quick: Callable[[Game], Engine]) -> str:
    """Return the name of a game with compiled rules."""
    quick(games.load(request.param))
    return str(request.param)


def test_the_checker_of_gymnasium_passes(name: str) -> None:
    """Check the environment with Gymnasium's checker, which takes actions without the mask."""
    made = gymnasium.make(
        f"holdfast/{name}-v0", players=PLAYERS[name], illegal_actions="random", render_mode="ansi"
    )
    assert isinstance(made.unwrapped, SeatEnv)
    check_env(made.unwrapped)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_game_against_bots_comes_to_its_end(name: str, seat: int) -> None:
    env, rng = SeatEnv(name, players=2, seat=seat, render_mode="ansi"), np.random.default_rng(1)
    observation, info = env.reset(seed=5)
    over = False
    while not over:
        assert env._play.position.to_move == seat
        assert np.array_equal(observation["action_mask"], info["action_mask"])
        assert np.array_equal(env.action_masks(), info["action_mask"].astype(bool))
        action = rng.choice(np.flatnonzero(observation["action_mask"]))
        observation, reward, over, truncated, info = env.step(action)
        assert not truncated
        assert over or reward == 0
    placement = env.table.game.result(env._play.position)[seat]
    assert (reward > 0) == (placement.rank == 1)
    assert not info["action_mask"].any()
    assert env.render()
    with pytest.raises(RuntimeError, match="the game is over: reset"):
        env.step(0)


def test_the_same_seed_is_the_same_game() -> None:
    def played() -> list[bytes]:
        env, rng = (
            SeatEnv("outlast", players=3, bots=["heuristic", "random"]),
            np.random.default_rng(4),
        )
        seen = [env.reset(seed=9)[0]["observation"].tobytes()]
        for _ in range(20):
            legal = np.flatnonzero(env.action_masks())
            observation, _, over, _, _ = env.step(rng.choice(legal))
            seen.append(observation["observation"].tobytes())
            if over:
                break
        return seen

    assert played() == played()


def test_a_game_can_be_cut_off() -> None:
    env = SeatEnv("outlast", players=2, max_cycles=2)
    env.reset(seed=1)
    ends = [env.step(np.flatnonzero(env.action_masks())[0])[3] for _ in range(2)]
    assert ends == [False, True]
    with pytest.raises(RuntimeError, match="the game is over: reset"):
        env.step(0)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"seat": 4}, "seats go from 0 to 3"),
        ({"bots": ["heuristic"]}, "3 other seats need as many bots, not 1"),
        ({"bots": "oracle"}, "there is no level 'oracle'"),
        ({"render_mode": "human"}, "the only render_mode"),
        ({"reward": "fun"}, "there is no reward"),
    ],
)
def test_wrong_settings_are_refused(given: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        SeatEnv("outlast", players=4, **given)


def test_wrong_calls_are_refused() -> None:
    env = SeatEnv("outlast", players=2)
    env.reset(seed=1)
    with pytest.raises(IllegalMoveError, match="is not legal"):
        env.step(934)
    with pytest.raises(ValueError, match="reset has no options"):
        env.reset(options={"snow": 1})
