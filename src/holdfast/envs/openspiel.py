"""The games as OpenSpiel games: `holdfast_outlast` and so on.

    import pyspiel
    import holdfast.envs.openspiel

    game = pyspiel.load_game("holdfast_outlast(players=3,board=small)")

A game begins with a chance node that chooses one of `deals` deals with equal chances; a deal is a
seed of all dice and cards. What follows is deterministic, but no player knows the deal: information
states hold what a player has seen and done. This needs `pip install holdfast[openspiel]`.
"""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np
import pyspiel

from holdfast import games
from holdfast.envs.table import Table
from holdfast.kernel import game as kernel
from holdfast.library import Game, State
from holdfast.players import use_compiled_rules

DEALS = 1024
"""The number of deals, unless the game is loaded with another."""

PREFIX = "holdfast_"


def game_type(game: kernel.Game) -> Any:
    """Return OpenSpiel's description of a game."""
    options = {option.name: option.values[0] for option in game.options.option}
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"{PREFIX}{game.name}",
        long_name=f"Holdfast: {game.name.capitalize()}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if game.team else kinds.Utility.CONSTANT_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.options.players.most,
        min_num_players=game.options.players.least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": game.options.players.default, "deals": DEALS, **options
        },
    )  # fmt: skip


class SpielGame(pyspiel.Game):
    """A game of Holdfast with its options."""

    def __init__(self, rules: kernel.Game, kind: Any, params: dict[str, Any] | None) -> None:
        given = dict(params or {})
        self.deals = int(given.pop("deals", DEALS))
        if self.deals < 1:
            raise ValueError(f"deals must be a number from 1, not {self.deals}")
        self.table = Table(rules, given)
        use_compiled_rules(rules)
        super().__init__(
            kind,
            pyspiel.GameInfo(
                num_distinct_actions=self.table.actions,
                max_chance_outcomes=self.deals,
                num_players=self.table.players,
                min_utility=0.0,
                max_utility=1.0,
                utility_sum=None if rules.team else 1.0,
                max_game_length=rules.longest,
            ),
            params or {},
        )

    def new_initial_state(self) -> SpielState:
        """Return the chance node at which a deal is chosen."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return an observer of bytes."""
        return Observer(self.table)


class SpielState(pyspiel.State):
    """A state: the chance node at the beginning, or a state of the game."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._table = game.table
        self._deals = game.deals
        self._state: State | None = None
        self._seen = [b""] * game.table.players
        """A digest of what each player has seen and done so far."""

    def current_player(self) -> int:
        """Return the player who decides, or OpenSpiel's number for chance or for the end."""
        if self._state is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self._state.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self._state.whole.to_move

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the deals, each with its chance."""
        return [(deal, 1 / self._deals) for deal in range(self._deals)]

    def _legal_actions(self, player: int) -> list[int]:
        """Return the legal actions in ascending order."""
        assert self._state is not None
        return sorted(self._state.whole.legal_moves)

    def _apply_action(self, action: int) -> None:
        """Choose a deal, or play a move."""
        if self._state is None:
            self._state = Game(self._table.game).new(seed=action, **self._table.options)
            return
        player = self._state.whole.to_move
        seen = self.observation(player)
        digest = hashlib.blake2b(self._seen[player] + seen + action.to_bytes(2, "big"))
        self._seen[player] = digest.digest()[:16]
        self._state.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """Return the name of an action."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self._table.action_name(action)

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self._state is not None and self._state.is_over

    def returns(self) -> list[float]:
        """Return the share of the victory of each player; zeros before the end."""
        result = self._state.result if self._state is not None else None
        if result is None:
            return [0.0] * self._table.players
        share = 1.0 if self._table.game.team else 1.0 / max(1, len(result.winners))
        return [share * (placement.rank == 1) for placement in result.placements]

    def observation(self, player: int) -> bytes:
        """Return the observation of a player; zeros before the deal."""
        if self._state is None:
            return bytes(self._table.observation_size)
        return bytes(self._table.game.observe(self._state.whole, player))

    def information_state_string(self, player: int | None = None) -> str:
        """Return a digest of all that a player has seen and done, and what it sees now."""
        seat = max(0, self.current_player()) if player is None else player
        return f"{self._seen[seat].hex()}:{self.observation(seat).hex()}"

    def observation_string(self, player: int | None = None) -> str:
        """Return the observation of a player, as hexadecimal digits."""
        seat = max(0, self.current_player()) if player is None else player
        return self.observation(seat).hex()

    def __str__(self) -> str:
        """Return the moves so far."""
        if self._state is None or self._state.recording is None:
            return "before the deal"
        recording = self._state.recording
        names = [self._table.action_name(step.move) for step in recording.steps]
        return " ".join([f"deal {recording.seed}", *names])


class Observer:
    """Writes observations into a tensor of bytes as numbers."""

    def __init__(self, table: Table) -> None:
        self.tensor = np.zeros(table.observation_size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the observation of a player in a state into the tensor."""
        self.tensor[:] = np.frombuffer(state.observation(player), np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the observation of a player in a state, as hexadecimal digits."""
        return state.observation_string(player)


def _register(rules: kernel.Game) -> None:
    """Make a game known to OpenSpiel."""
    kind = game_type(rules)

    class Registered(SpielGame):
        """The game as OpenSpiel creates it: from its parameters alone."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(rules, kind, params)

    Registered.__name__ = f"Spiel{rules.name.capitalize()}"
    pyspiel.register_game(kind, Registered)


for _name in games.names():
    _register(games.load(_name))
