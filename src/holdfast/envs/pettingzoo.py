"""PettingZoo environments: one table, each seat an agent.

    from holdfast.envs import pettingzoo

    env = pettingzoo.env("outlast", players=4)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        done = terminated or truncated
        env.step(None if done else policy(observation))

`parallel_env` is the same table for algorithms that step all agents at once: the action of the seat
that decides is played, and those of the others are ignored. This needs `pip install
holdfast[pettingzoo]`.
"""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv, ParallelEnv

from holdfast.envs.environment import ANSI, TableEnvironment
from holdfast.kernel.record import NOBODY

METADATA = {"render_modes": [ANSI], "is_parallelizable": True}


class _Seats(TableEnvironment):
    """The base of both kinds of environment: agents, spaces, and the game that is played."""

    def __init__(self, game: str, **settings: Any) -> None:
        super().__init__(game, **settings)
        self.metadata = {**METADATA, "name": f"holdfast_{self.table.game.name}_v0"}
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.players)]
        self.agents: list[str] = []
        agents = self.possible_agents
        self.observation_spaces = {agent: self._space_of_observations() for agent in agents}
        self.action_spaces = {agent: self._space_of_actions() for agent in agents}
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def observation_space(self, agent: str) -> Any:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def _begin(self, seed: int | None) -> None:
        """Begin a new game."""
        self._play.reset(seed)
        self._cycles = 0
        self.agents = self.possible_agents[:]

    def _play_action(self, action: Any) -> tuple[bool, bool]:
        """Play an action; return whether the game is over, and whether it is cut off."""
        self._play.step(action)
        self._cycles += 1
        over = self._play.position.over
        return over, not over and self._cycles == self.max_cycles

    def render(self) -> str | None:
        """Return the table as text, as the seat that decides sees it."""
        if self.render_mode is None:
            return None
        return self._play.text(max(0, self._play.position.to_move))

    def state(self) -> Any:
        """Return the observation of a spectator, for centralized critics."""
        return self._play.observe(NOBODY)["observation"]

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


class TableEnv(_Seats, AECEnv):
    """A table as an AEC environment: the agents act in the order of the rules."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. Options are ignored: those of the game are given to `env`."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self._play.position.to_move]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return the observation of an agent, and which of its actions are legal."""
        return self._play.observe(self._seat_of[agent])

    def step(self, action: Any) -> None:
        """Play an action of the agent that is selected; None for one whose game has ended."""
        if not self.agents:
            raise RuntimeError("the game is over: reset the environment")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        over, cut_off = self._play_action(action)
        self._cumulative_rewards[agent] = 0.0
        if over or cut_off:
            for seat, each in enumerate(self.possible_agents):
                self.rewards[each] = float(self._play.rewards[seat])
                self._cumulative_rewards[each] += self.rewards[each]
            self.terminations = dict.fromkeys(self.agents, over)
            self.truncations = dict.fromkeys(self.agents, cut_off)
        else:
            self.agent_selection = self.possible_agents[self._play.position.to_move]


class ParallelTableEnv(_Seats, ParallelEnv):
    """A table as a parallel environment: in each step one seat decides, and the others wait."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Begin a new game. Options are ignored: those of the game are given to `parallel_env`."""
        self._begin(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Any]:
        """Return the observation of each agent."""
        return {agent: self._play.observe(self._seat_of[agent]) for agent in self.agents}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, Any], dict[str, bool], dict[str, bool], dict[str, Any]]:
        """Play the action of the agent that decides."""
        if not self.agents:
            raise RuntimeError("the game is over: reset the environment")
        agent = self.possible_agents[self._play.position.to_move]
        if agent not in actions:
            raise ValueError(f"{agent} decides, and there is no action of it")
        over, cut_off = self._play_action(actions[agent])
        observations, agents = self._observations(), self.agents
        rewards = {each: float(self._play.rewards[self._seat_of[each]]) for each in agents}
        if over or cut_off:
            self.agents = []
        return (
            observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut_off),
            {each: {} for each in agents},
        )  # fmt: skip


def env(game: str, **options: Any) -> TableEnv:
    """Return a table of a game as an AEC environment.

    `options` are those of the game, such as `players`, and `reward`, `illegal_actions`,
    `max_cycles` and `render_mode`.
    """
    return TableEnv(game, **options)


raw_env = env


def parallel_env(game: str, **options: Any) -> ParallelTableEnv:
    """Return a table of a game as a parallel environment, with the options of `env`."""
    return ParallelTableEnv(game, **options)
