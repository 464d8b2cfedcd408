"""The win chance of each seat as the game's trained net judges a position, without a playout."""

from __future__ import annotations

from math import exp

from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.players.net import UNIT, net_of


def net_forecast(game: Game, position: Position, seed: int) -> list[float]:
    """Return the win chance of each seat, from public information, in well under a millisecond.

    The net judges one determinization of it. The result is empty if the game has no net, or if the
    net leaves the open decision to the heuristic player.
    """
    net = net_of(game)
    if net is None or position.over:
        return []
    guess = game.determinize(game.hide(position, NOBODY), NOBODY, seed)
    rating = net.rate(guess, game.legal(guess)[:1])
    if rating is None:
        return []
    seats = game.seats(position)
    if game.team:
        return [1 / (1 + exp(-rating.values[0] / UNIT))] * seats
    best = max(rating.values[:seats])
    shares = [exp((value - best) / UNIT) for value in rating.values[:seats]]
    chances = [share / sum(shares) for share in shares]
    return [chances[(seat - guess.to_move) % seats] for seat in range(seats)]
