"""PettingZoo environments: its own tests pass, and they agree with the rules."""

import warnings
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from tests.support.envs import NAMES, PLAYERS

from holdfast import games
from holdfast.kernel.engine import Engine
from holdfast.kernel.game import Game, IllegalMoveError

zoo_tests = pytest.importorskip("pettingzoo.test")
parallel_to_aec = pytest.importorskip("pettingzoo.utils.conversions").parallel_to_aec
holdfast_zoo = pytest.importorskip("holdfast.envs.pettingzoo")


@pytest.fixture(params=NAMES)
def name(request: pytest.FixtureRequest, quick: Callable[[Game], Engine]) -> str:
    """Return the name of a game with compiled rules."""
    quick(games.load(request.param))
    return str(request.param)


@pytest.fixture(autouse=True)
def _known_warnings() -> Iterator[None]:
    """Ignore two warnings of PettingZoo's tests that its own board games cause as well.

    A waiting seat has no legal action, and an observation with a mask is neither a box nor
    discrete.
    """
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*Action mask numpy array is all zeros.*")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably.*")
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        yield


def env(name: str, **more: Any) -> Any:
    """Return a PettingZoo environment of a game."""
    return holdfast_zoo.env(name, players=PLAYERS[name], **more)


def test_api(name: str) -> None:
    zoo_tests.api_test(env(name), num_cycles=300, verbose_progress=False)


def test_parallel_api(name: str) -> None:
    parallel = holdfast_zoo.parallel_env(name, players=PLAYERS[name])
    zoo_tests.parallel_api_test(parallel, num_cycles=300)


def test_seeds(name: str) -> None:
    zoo_tests.seed_test(lambda: env(name), num_cycles=40)
    zoo_tests.parallel_seed_test(
        lambda: holdfast_zoo.parallel_env(
            name, players=PLAYERS[name], illegal_actions="random"
        )
    )  # fmt: skip


def test_max_cycles(name: str) -> None:
    """Check that a parallel environment ends after the given number of cycles."""

    def parallel(max_cycles: int) -> Any:
        return holdfast_zoo.parallel_env(
            name, players=PLAYERS[name], max_cycles=max_cycles, illegal_actions="random"
        )

    zoo_tests.max_cycles_test(
        SimpleNamespace(
            parallel_env=parallel, env=lambda max_cycles: parallel_to_aec(parallel(max_cycles))
        )
    )


def test_an_aec_table_is_cut_off_too() -> None:
    table = env("outlast", max_cycles=5)
    table.reset(seed=1)
    steps = 0
    for _ in table.agent_iter():
        observation, _, terminated, truncated, _ = table.last()
        assert not terminated
        steps += not truncated
        table.step(None if truncated else int(np.flatnonzero(observation["action_mask"])[0]))
    assert steps == 5


def test_the_rewards_are_the_shares_of_the_victory(name: str) -> None:
    table, rng = env(name), np.random.default_rng(2)
    table.reset(seed=3)
    last: dict[str, float] = {}
    for agent in table.agent_iter():
        observation, reward, terminated, _, _ = table.last()
        last[agent] = reward
        action = None if terminated else int(rng.choice(np.flatnonzero(observation["action_mask"])))
        table.step(action)
    ranks = [placement.rank for placement in table.table.game.result(table._play.position)]
    share = 1 if table.table.game.team else 1 / max(1, ranks.count(1))
    assert [last[agent] for agent in table.possible_agents] == pytest.approx(
        [share * (rank == 1) for rank in ranks]
    )
    assert table.agents == []
    with pytest.raises(RuntimeError, match="the game is over: reset"):
        table.step(0)


def test_agents_see_what_their_seats_may_know(name: str) -> None:
    table = env(name)
    table.reset(seed=3)
    game, position = table.table.game, table._play.position
    for seat, agent in enumerate(table.possible_agents):
        seen = table.observe(agent)
        assert bytes(seen["observation"]) == bytes(game.observe(position, seat))
        legal = game.legal(position) if seat == position.to_move else []
        assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(legal)
    assert bytes(table.state()) == bytes(game.observe(position, -1))


def test_bad_input_is_refused() -> None:
    table = env("outlast", render_mode="ansi")
    table.reset(seed=1, options={"unknown": 1})
    for action in (934, -1, 10**6):
        with pytest.raises(ValueError, match=r"is not legal|actions go from 0"):
            table.step(action)
    with pytest.raises(TypeError):
        table.step(None)
    assert "A1" in (table.render() or "")
    for wrong, message in (
        ({"render_mode": "human"}, "the only render_mode"),
        ({"max_cycles": 0}, "max_cycles must be"),
        ({"illegal_actions": "ignore"}, "illegal_actions is one of"),
        ({"snow": "deep"}, "there is no option 'snow'"),
    ):
        with pytest.raises(ValueError, match=message):
            env("outlast", **wrong)
    parallel = holdfast_zoo.parallel_env("outlast", players=2)
    parallel.reset(seed=1)
    with pytest.raises(ValueError, match="player_0 decides"):
        parallel.step({"player_1": 0})
    with pytest.raises(IllegalMoveError):
        parallel.step({"player_0": 934})
