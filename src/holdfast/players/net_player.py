"""Bots that play the moves of trained nets: their levels and their mistakes.

A level does not throw moves away. The weaker it is, the more often it plays a lower-rated move, and
small mistakes are more frequent than large ones: each move is as likely as the net finds it good,
flattened by the level's temperature. Moves that the coach would warn of, and moves that cannot
achieve anything, are drawn again. The strongest level avoids such a move only if another is nearly
as good: in Outlive it would lose two of three games against itself otherwise. The game's blunders
are avoided by all levels, whatever the net says.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, chain

from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.players.net import net_of, share
from holdfast.players.simple import Heuristic

CLOSE = 256
"""Maximum distance below the highest rating of a move that replaces a mistake, at temperature 0."""
_STEP = 0x9E3779B1  # an odd number that spreads consecutive numbers over 32 bits


@dataclass(frozen=True)
class NetPlayer:
    """A bot that plays by the net of the game. Where there is none, `without` plays."""

    level: str | None = None
    """The level whose temperature the net's file names."""
    temperature: int = 0
    """The temperature if there is no level. At 0 the highest-rated move is played, whatever the
    coach would say, and at 100 every move as often as the net finds it good."""
    without: Heuristic = field(default_factory=Heuristic)

    def choose(self, game: Game, position: Position, noise: int) -> int:
        """Return the highest-rated move, or a random one according to ratings and temperature."""
        legal = game.legal(position)
        if len(legal) == 1:
            return legal[0]
        net = net_of(game)
        if net is None:
            return self.without.choose(game, position, noise)
        advised = game.advise(position, noise)
        rating = net.rate(position, legal)
        if rating is None:
            return advised
        ratings = [
            rated + (rating.trust if move == advised else 0)
            for move, rated in zip(legal, rating.moves, strict=True)
        ]
        order = sorted(range(len(legal)), key=lambda at: -ratings[at])
        by_rating = [legal[at] for at in order]
        if self.level is None and self.temperature == 0:
            return by_rating[0]
        temperature = net.temperature(self.level) if self.level else self.temperature
        wanted: Iterable[int] = draws(legal, ratings, temperature, noise) if temperature else (
            legal[at] for at in order if ratings[at] > ratings[order[0]] - CLOSE
        )  # fmt: skip
        return without_mistakes(game, position, wanted, by_rating)


def without_mistakes(
    game: Game, position: Position, wanted: Iterable[int], by_rating: Sequence[int]
) -> int:
    """Return the first wanted move that is of some use and that the coach would not warn of.

    If there is none, return the first of some use that is no blunder, of the wanted moves and then
    of all by rating. If there is none either, return the first of some use.
    """
    hidden, in_vain = game.hide(position, int(position.to_move)), game.screen.factors.in_vain
    mistakes: list[int] = []
    for move in wanted:
        if not in_vain(hidden, move):
            if not game.cautions(hidden, move):
                return move
            mistakes.append(move)
    blunders = []
    for move in chain(mistakes, by_rating):
        if not in_vain(hidden, move):
            if not game.is_blunder(hidden, move):
                return move
            blunders.append(move)
    return (*blunders, *by_rating)[0]


def draws(
    moves: Sequence[int], ratings: Sequence[int], temperature: int, noise: int
) -> Iterator[int]:
    """Yield moves in the order in which they are drawn, without those that are never drawn."""
    best = max(ratings)
    chances = {
        move: share((best - rating) * 100 // temperature)
        for move, rating in zip(moves, ratings, strict=True)
    }
    while any(chances.values()):
        noise = (noise * _STEP + 1) & 0xFFFFFFFF
        ends = list(accumulate(chances.values()))
        at = noise * ends[-1] >> 32
        move = next(move for move, end in zip(chances, ends, strict=True) if at < end)
        yield move
        del chances[move]
