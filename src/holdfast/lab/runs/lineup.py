"""The players of the lab.

All bots, a simulated newcomer with a coach, and a careless heuristic player, whose games compiled
code can choose alone.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from holdfast import players
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.players import Player
from holdfast.players.mcts import Mcts
from holdfast.players.simple import Heuristic, whim

NEWCOMER, CARELESS = "newcomer", "careless"


@dataclass(frozen=True)
class CoachedPlayer:
    """A newcomer with a coach.

    Plays the heuristic move, but a share of the decisions is random. The coach prevents those
    random moves that the game's `cautions` warn of.
    """

    slips: int
    """Percentage of random decisions."""

    def choose(self, game: Game, position: Position, noise: int) -> int:
        """Return the heuristic move, or a random move without a caution."""
        move = whim(self.slips, game.legal(position), noise)
        if move is None or game.cautions(position, move):
            return game.advise(position, noise)
        return move


PLAYERS: dict[str, Player] = {
    **players.PLAYERS,
    NEWCOMER: CoachedPlayer(slips=10),
    CARELESS: Heuristic(whims=40),
}
"""All players by name."""


def of_level(level: str) -> Player:
    """Return the bot of this level or name."""
    return PLAYERS[level] if level in PLAYERS else players.of_level(level)


def on_one_core(player: Player) -> Player:
    """Return the same player limited to one core and without a time limit.

    A run plays as many games at once as there are cores, and its moves must not depend on the
    speed of the machine.
    """
    if isinstance(player, Mcts) and player.budget.playouts is not None:
        return replace(player, budget=replace(player.budget, seconds=None), cores=1)
    return player
