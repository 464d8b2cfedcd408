"""What environments of one table share: its game, their settings, and the spaces of a seat."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from holdfast.envs.table import ERROR, VICTORY, Play, Table

ANSI = "ansi"
"""The only `render_mode`."""


class TableEnvironment:
    """The base of environments of one table.

    `options` are those of the game, such as `players`. A game is cut off after `max_cycles`
    decisions, or never (None).
    """

    def __init__(
        self,
        game: str,
        *,
        reward: str = VICTORY,
        illegal_actions: str = ERROR,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if max_cycles is not None and max_cycles < 1:
            raise ValueError(f"max_cycles must be a number from 1, not {max_cycles}")
        if render_mode not in (None, ANSI):
            raise ValueError(f"the only render_mode is {ANSI!r}, not {render_mode!r}")
        self.table = Table(game, options, reward)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self._play = Play(self.table, illegal_actions)
        self._cycles = 0

    def _space_of_observations(self) -> spaces.Dict:
        """Return the space of what a seat observes, and which actions are legal."""
        return spaces.Dict(
            observation=spaces.Box(0, 255, (self.table.observation_size,), np.uint8),
            action_mask=spaces.Box(0, 1, (self.table.actions,), np.int8),
        )

    def _space_of_actions(self) -> spaces.Discrete:
        """Return the space of the actions of a seat."""
        return spaces.Discrete(self.table.actions)
