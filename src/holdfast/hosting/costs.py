"""The cost of a move: how much better another one was, and how sure that is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any, Literal, NamedTuple

from holdfast.hosting.messages.advice import HintedMove, HintView
from holdfast.hosting.messages.reviews import ReviewedMove
from holdfast.kernel.factors import Factors
from holdfast.players.adviser import Outcomes, points_count
from holdfast.players.lookahead import mean
from holdfast.players.ranking import difference, spread
from holdfast.players.tree import Choice

Measure = Literal["chance", "points"]

LEAST: Mapping[Measure, float] = {"chance": 0.03, "points": 0.5}
"""Smallest difference that is shown, by the measure in which it is expressed."""
LIKELY, VERY_LIKELY = 1.0, 2.0
"""Standard errors by which a move must be better to be likely, and very likely, better."""


class Amount(NamedTuple):
    """The difference between the best other move and the one that was made."""

    measure: Measure
    by: float
    """Negative if the move that was made was the better one."""
    error: float
    """Standard error of `by`."""

    def costs(self, errors: float = LIKELY) -> bool:
        """Return whether the other move is better by this many errors, and by enough to matter."""
        return self.by >= LEAST[self.measure] and self.by > errors * self.error

    def gains(self) -> bool:
        """Return whether the move that was made is likely better, and by enough to matter."""
        return Amount(self.measure, -self.by, self.error).costs()


NOTHING = Amount("chance", 0.0, 0.0)


class Cost:
    """An estimate of the cost of a move, from games played on after it and after other moves."""

    def __init__(self, factors: Factors, at: int, move: int) -> None:
        self._factors = factors
        self.at = at
        """Index of the turn."""
        self.move = move
        """The move that was made."""
        self._games: dict[int, Outcomes] = {}

    def add(self, more: Mapping[int, Outcomes]) -> None:
        """Add games, by the move after which they were played."""
        for move, outcomes in more.items():
            self._games[move] = self._games.get(move, Outcomes()) + outcomes

    def keep(self, count: int) -> None:
        """Keep only the best other moves, at most `count`."""
        self._games = {move: self._games[move] for move in (self.move, *self._others()[:count])}

    def start_again(self) -> None:
        """Forget all games, and keep the moves.

        Among many moves some look good by luck. New games do not have that luck.
        """
        self._games = dict.fromkeys(self._games, Outcomes())

    @property
    def moves(self) -> tuple[int, ...]:
        """The move that was made and the others; only the first while no games are played."""
        return tuple(self._games) or (self.move,)

    @property
    def better(self) -> int | None:
        """The best other move, or None if there is none."""
        return next(iter(self._others()), None)

    def amount(self) -> Amount:
        """Return the cost: the lead of the best other move.

        Points count only where the chances say nothing.
        """
        if self.better is None or not self._games[self.better].wins:
            return NOTHING
        better, made = self._games[self.better], self._games[self.move]
        counts = points_count(self._factors, [mean(better.wins), mean(made.wins)])
        if not counts:
            return Amount("chance", *difference(better.wins, made.wins))
        by, error = difference(better.points, made.points)
        return Amount("points", counts * by, error)

    def reviewed(self, view: HintView) -> ReviewedMove:
        """Return the move beside the other one, in the words of a view that has both."""
        measure, by, error = self.amount()
        with_points = measure == "points" or not view.team
        played, other = (
            _with_outcomes(move, self._games[move.n], with_points) for move in view.moves
        )
        size = abs(by)
        numbers: dict[str, Any] = {
            "by": round(size, 3),
            "low": round(max(0.0, size - VERY_LIKELY * error), 3),
            "high": round(size + VERY_LIKELY * error, 3),
            "sure": size > VERY_LIKELY * error,
        }
        return ReviewedMove(
            seq=view.seq, at=self.at, measure=measure, played=played,
            better=other if by > 0 else None, **numbers,
        )  # fmt: skip

    def _others(self) -> list[int]:
        """Return the other moves, the best first; none while no games are played."""
        others = [move for move in self._games if move != self.move]
        if not others or not self._games[self.move].wins:
            return others
        chances = {move: mean(games.wins) for move, games in self._games.items()}
        counts = points_count(self._factors, list(chances.values()))
        if not counts:
            return sorted(others, key=lambda move: -chances[move])
        return sorted(others, key=lambda move: -counts * mean(self._games[move].points))


def largest(costs: Sequence[Cost], count: int, gains: bool = False) -> list[Cost]:
    """Return the `count` costs with the largest estimates, or the gains.

    Of those in points, which count only where nothing costs chances, a quarter is enough.
    """
    sign = -1 if gains else 1
    known = [(cost, cost.amount()) for cost in costs]
    rivals = sorted(
        ((cost, amount) for cost, amount in known if sign * amount.by > 0),
        key=lambda one: -sign * one[1].by,
    )
    in_chances, in_points = (
        [cost for cost, amount in rivals if amount.measure == measure]
        for measure in ("chance", "points")
    )
    return [*in_chances[:count], *in_points[: max(1, count // 4)]]


def may_be_costliest(costs: Sequence[Cost]) -> list[Cost]:
    """Return the costs that may be the largest: those that are not surely smaller than another.

    A difference is sure from two standard errors. Chances come before points.
    """
    known = [(cost, cost.amount()) for cost in costs]
    chances = [one for one in known if one[1].measure == "chance" and one[1].costs()]
    rivals = chances or [one for one in known if one[1].measure == "points"]
    if not rivals:
        return []
    most = max((amount for _, amount in rivals), key=lambda amount: amount.by)
    return [
        cost
        for cost, amount in rivals
        if most.by - amount.by <= VERY_LIKELY * sqrt(amount.error**2 + most.error**2)
    ]


def weight(amount: Amount | ReviewedMove) -> tuple[bool, float]:
    """Return the sort key of costs: those in chances come first, the largest first."""
    return (amount.measure == "points", -amount.by)


def _with_outcomes(move: HintedMove, games: Outcomes, with_points: bool) -> HintedMove:
    """Return a move with the chance, its range and the points of these games."""
    choice = Choice(move.n, len(games.wins), mean(games.wins), mean(games.points))
    error = spread(choice)
    return move.model_copy(
        update={
            "win_chance": round(choice.win_chance, 3),
            "low": round(max(0.0, choice.win_chance - error), 3),
            "high": round(min(1.0, choice.win_chance + error), 3),
            "points": round(choice.points, 1) if with_points else None,
        }
    )
