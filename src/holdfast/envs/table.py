"""What all environments know about a table: its game, options, observations, actions, rewards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from holdfast import games
from holdfast.kernel.game import Game, Placement
from holdfast.kernel.observation import Entry

VICTORY, POINTS = "victory", "points"
REWARDS = (VICTORY, POINTS)
"""What rewards are: the share of the victory (a team wins as a whole), or the points at the end."""


class Table:
    """A game with its options, and the sizes and names of what an agent sees and does."""

    def __init__(self, game: str | Game, options: Mapping[str, Any], reward: str = VICTORY) -> None:
        self.game = games.load(game) if isinstance(game, str) else game
        if reward not in REWARDS:
            raise ValueError(f"there is no reward {reward!r}; there are: {', '.join(REWARDS)}")
        self.reward = reward
        self.options = self.game.options.choose(options)
        self.players = int(self.options["players"])
        self.actions = self.game.moves.commands
        """The number of actions. Commands, such as conceding, are not among them."""

    @cached_property
    def counts(self) -> dict[str, int]:
        """The counts that the layout of observations depends on."""
        return self.game.layout.counted(self.game.new(self.options, 0))

    @cached_property
    def observation_size(self) -> int:
        """The size of an observation in bytes."""
        return self.game.layout.size(self.counts)

    @cached_property
    def layout(self) -> dict[str, Entry]:
        """The named parts of an observation: see `Entry.of`."""
        return {entry.name: entry for entry in self.game.layout.entries(self.counts)}

    def action_name(self, action: int) -> str:
        """Return the name of an action, such as `move:meeple=0:direction=3`.

        Names stay the same from version to version, also where numbers change.
        """
        if not 0 <= action < self.actions:
            raise ValueError(f"actions go from 0 to {self.actions - 1}, not {action}")
        kind, fields = self.game.moves.decode(action)
        return ":".join([kind.name, *(f"{name}={value}" for name, value in fields.items())])

    def rewards(self, placements: list[Placement]) -> list[float]:
        """Return the reward of each seat at the end of a game."""
        if self.reward == POINTS:
            return [float(placement.points) for placement in placements]
        winners = sum(placement.rank == 1 for placement in placements)
        share = 1.0 if self.game.team else 1.0 / max(1, winners)
        return [share if placement.rank == 1 else 0.0 for placement in placements]
