"""The table of an environment: its game, options, observations, actions, rewards."""

from __future__ import annotations

import operator
from collections.abc import Mapping
from functools import cached_property
from typing import Any

import numpy as np

from holdfast import games
from holdfast.kernel import game as kernel
from holdfast.kernel import vector
from holdfast.kernel.chance import Chance
from holdfast.kernel.events import silent_log
from holdfast.kernel.game import IllegalMoveError
from holdfast.kernel.observation import Entry
from holdfast.library import Game, State
from holdfast.players import use_compiled_rules

VICTORY, POINTS = "victory", "points"
REWARDS = (VICTORY, POINTS)
"""What rewards are: the share of the victory (a team wins as a whole), or the points at the end."""


class Table:
    """A game with its options, and the sizes and names of what an agent sees and does."""

    def __init__(
        self, game: str | kernel.Game, options: Mapping[str, Any], reward: str = VICTORY
    ) -> None:
        self.game = games.load(game) if isinstance(game, str) else game
        if reward not in REWARDS:
            raise ValueError(f"there is no reward {reward!r}; there are: {', '.join(REWARDS)}")
        self.reward = reward
        self.options = self.game.options.choose(options)
        self.players = int(self.options["players"])
        self.actions = self.game.moves.commands
        """The number of actions. Commands, such as conceding, are not among them."""

    def __deepcopy__(self, memo: Any) -> Table:
        """Return the table itself, which never changes: frameworks copy it with every state."""
        return self

    @cached_property
    def counts(self) -> dict[str, int]:
        """The counts that the layout of observations depends on."""
        return self.game.layout.read_counts(self.game.new(self.options, 0))

    @cached_property
    def observation_size(self) -> int:
        """The size of an observation in bytes."""
        return self.game.layout.size(self.counts)

    def size(self, encoded: bool) -> int:
        """Return the size of an observation in bytes, or of what a trained net reads."""
        if not encoded:
            return self.observation_size
        encoding = self.game.encoding
        return encoding.size or self.observation_size + encoding.derived

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


ERROR, RANDOM = "error", "random"
ILLEGAL_ACTIONS = (ERROR, RANDOM)
"""What happens to an illegal action: an error, or a random legal move is played instead."""


class Play:
    """One game of a table, played by compiled rules."""

    def __init__(self, table: Table, illegal_actions: str = ERROR) -> None:
        if illegal_actions not in ILLEGAL_ACTIONS:
            known = ", ".join(ILLEGAL_ACTIONS)
            raise ValueError(f"illegal_actions is one of {known}, not {illegal_actions!r}")
        self.table = table
        self.illegal_actions = illegal_actions
        game = table.game
        use_compiled_rules(game)
        self.position = game.blank(table.options)
        self.observation = np.zeros(table.observation_size, np.uint8)
        """The observation of the seat that decides."""
        self.mask = np.zeros(table.actions, np.int8)
        """Which actions are legal for the seat that decides."""
        self.rewards = np.zeros(table.players, np.float32)
        self._seen = game.blank(table.options)
        self._actions = np.zeros(1, np.int64)
        self._seeds = np.zeros(1, np.int64)
        self._dice = np.random.default_rng(0)
        self._step = vector.stepper(game).step
        self._arguments = (
            self.position.data, game.blank(table.options).data, np.zeros(1, np.int64),
            self._seen.data, self._actions, self._seeds, np.zeros(1, Chance.dtype),
            np.zeros((table.players, 2), np.int32),
            self.rewards.reshape(1, -1), np.zeros(1, np.bool_), np.zeros(1, np.int8),
            self.mask.reshape(1, -1), self.observation.reshape(1, -1), np.zeros(1, np.int64),
            silent_log(), 0, 1, 0, False, table.reward == POINTS, False,
        )  # fmt: skip

    def reset(self, seed: int | None) -> None:
        """Begin a new game; without a seed, from the next random numbers after the last seed."""
        if seed is not None:
            seed = kernel.checked_seed(seed)
            self._dice = np.random.default_rng(seed)
        self._seeds[0] = self._dice.integers(1 << 62) if seed is None else seed
        self._actions[0] = vector.RESET
        self._step(*self._arguments)

    def step(self, action: Any) -> None:
        """Play an action of the seat that decides."""
        number = operator.index(action)
        if not 0 <= number < self.table.actions or not self.mask[number]:
            if self.illegal_actions == ERROR:
                raise IllegalMoveError(self._refusal(number))
            number = int(self._dice.choice(np.flatnonzero(self.mask)))
        self._actions[0] = number
        self._step(*self._arguments)

    def _refusal(self, number: int) -> str:
        """Return the message for an illegal action."""
        name = f"action {number} ({self.table.action_name(number)})"
        return f"{name} is not legal: the mask says which are"

    def observe(self, seat: int) -> dict[str, Any]:
        """Return observation and mask of a seat; the mask of a seat that waits is all zero."""
        if seat == self.position.to_move:
            return {"observation": self.observation.copy(), "action_mask": self.mask.copy()}
        game = self.table.game
        self._seen.become(self.position)
        game.engine.hide(self._seen.data, seat)
        seen = np.zeros_like(self.observation)
        game.engine.observe(self._seen.data, seat, seen)
        return {"observation": seen, "action_mask": np.zeros_like(self.mask)}

    def text(self, seat: int) -> str:
        """Return the table as text, as a seat sees it."""
        return State(Game(self.table.game), self.position).text(seat)
