"""A Gymnasium environment: one seat of a table, against bots.

    from holdfast.envs.gymnasium import SeatEnv

    env = SeatEnv("outlast", players=4, seat=0, bots="heuristic")
    observation, info = env.reset(seed=1)
    observation, reward, terminated, truncated, info = env.step(action)

Once this module is imported, `gymnasium.make("holdfast/outlast-v0", players=4)` makes it as well. A
step plays the action, then the bots until the seat decides again. `action_masks` is what
`MaskablePPO` of sb3-contrib asks for. This needs `pip install holdfast[gymnasium]`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from holdfast import games
from holdfast.envs.environment import ANSI, TableEnvironment
from holdfast.players import of_level
from holdfast.players.mcts import Mcts
from holdfast.players.warmup import prepare


class SeatEnv(TableEnvironment, gymnasium.Env):
    """One seat of a table; bots play the others. Only decisions of the seat are cycles.

    `settings` are the options of the game, such as `players`, and `reward`, `illegal_actions`,
    `max_cycles` and `render_mode`.
    """

    metadata = {"render_modes": [ANSI], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        seat: int = 0,
        bots: str | Sequence[str] = "heuristic",
        **settings: Any,
    ) -> None:
        super().__init__(game, **settings)
        if not 0 <= seat < self.table.players:
            raise ValueError(f"seats go from 0 to {self.table.players - 1}, not {seat}")
        self.seat = seat
        self._bots = self._bots_of_seats(bots)
        self.observation_space = self._space_of_observations()
        self.action_space = self._space_of_actions()

    def _bots_of_seats(self, bots: str | Sequence[str]) -> dict[int, Any]:
        """Return the bot of each other seat."""
        others = [seat for seat in range(self.table.players) if seat != self.seat]
        levels = [bots] * len(others) if isinstance(bots, str) else list(bots)
        if len(levels) != len(others):
            raise ValueError(f"{len(others)} other seats need as many bots, not {len(levels)}")
        found = {seat: of_level(level) for seat, level in zip(others, levels, strict=True)}
        if any(isinstance(bot, Mcts) for bot in found.values()):
            prepare(self.table.game)
        return found

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a new game, up to the first decision of the seat."""
        super().reset(seed=seed)
        if options:
            raise ValueError("reset has no options: those of the game are given to SeatEnv")
        # A game may end before the seat decides at all; then another one begins.
        self._play.reset(seed)
        self._play_bots()
        while self._play.position.over:
            self._play.reset(None)
            self._play_bots()
        self._cycles = 0
        return self._play.observe(self.seat), self._info()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Play an action, then the bots until the seat decides again or the game is over."""
        if self._play.position.over or self._cycles == self.max_cycles:
            raise RuntimeError("the game is over: reset the environment")
        self._play.step(action)
        self._cycles += 1
        self._play_bots()
        over = self._play.position.over
        truncated = not over and self._cycles == self.max_cycles
        reward = float(self._play.rewards[self.seat])
        return self._play.observe(self.seat), reward, over, truncated, self._info()

    def _play_bots(self) -> None:
        """Let the bots play until the seat decides."""
        game, play = self.table.game, self._play
        while not play.position.over and play.position.to_move != self.seat:
            hidden = game.hide(play.position, play.position.to_move)
            noise = int(self.np_random.integers(1 << 31))
            play.step(self._bots[play.position.to_move].choose(game, hidden, noise))

    def _info(self) -> dict[str, Any]:
        """Return the mask, where trainers look for it."""
        return {"action_mask": self.action_masks().astype(np.int8)}

    def action_masks(self) -> Any:
        """Return which actions are legal, as booleans."""
        if self._play.position.to_move != self.seat:
            return np.zeros(self.table.actions, np.bool_)
        return self._play.mask.astype(np.bool_)

    def render(self) -> str | None:
        """Return the table as text, as the seat sees it."""
        return None if self.render_mode is None else self._play.text(self.seat)


for _name in games.names():
    gymnasium.register(
        f"holdfast/{_name}-v0", entry_point=f"{__name__}:SeatEnv", kwargs={"game": _name}
    )
