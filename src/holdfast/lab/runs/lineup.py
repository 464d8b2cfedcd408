"""Who may play in the lab: the bots, and somebody who plays as newcomers do."""

from __future__ import annotations

from dataclasses import dataclass, replace

from holdfast import players
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.players import Player
from holdfast.players.mcts import Mcts
from holdfast.players.simple import whim

NEWCOMER = "newcomer"


@dataclass(frozen=True)
class Coached:
    """A newcomer with a coach: plays what the game advises, but for some decisions that are made
    without knowing better. Of these the coach stops the common mistakes, those that the game's
    `cautions` warn of; the others happen."""

    slips: int
    """Of a hundred decisions so many are made by chance."""

    def choose(self, game: Game, position: Position, noise: int) -> int:
        """What the game advises, or any move that no coach warns of."""
        move = whim(self.slips, game.legal(position), noise)
        if move is None or game.cautions(position, move):
            return game.advise(position, noise)
        return move


PLAYERS: dict[str, Player] = {**players.PLAYERS, NEWCOMER: Coached(slips=10)}
"""Everybody by name."""


def of_level(level: str) -> Player:
    """The bot of this level, or of this name."""
    return PLAYERS[level] if level in PLAYERS else players.of_level(level)


def on_one_core(player: Player) -> Player:
    """Return the same player limited to one core and without a time limit.

    A run plays as many games at once as there are cores, and its moves must not depend on the
    speed of the machine.
    """
    if isinstance(player, Mcts) and player.budget.playouts is not None:
        return replace(player, budget=replace(player.budget, seconds=None), cores=1)
    return player
