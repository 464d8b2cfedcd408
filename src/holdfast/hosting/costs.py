"""The cost of a move: how much better another one was, and how sure that is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any, Literal

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


class Cost:
    """An estimate of the cost of a move, from games played on after it and after a better move.

    They are new games. Those in which the move stood out make it look worse than it is.
    """

    def __init__(self, factors: Factors, found: ReviewedMove) -> None:
        self._factors = factors
        self.found = found
        self.played, self.better = Outcomes(), Outcomes()

    def add(self, more: Mapping[int, Outcomes]) -> None:
        """Add games, by the move after which they were played."""
        assert self.found.better is not None
        played, better = self.found.played.n, self.found.better.n
        if played in more and better in more:
            self.played += more[played]
            self.better += more[better]

    def amount(self) -> tuple[float, float] | None:
        """Return the cost and its standard error.

        None if there are no games, or if they no longer have the measure of the move: points count
        only where the chances say nothing.
        """
        if not self.played.wins or not self.better.wins:
            return None
        chances = [mean(self.better.wins), mean(self.played.wins)]
        counts = points_count(self._factors, chances)
        if (self.found.measure == "points") != bool(counts):
            return None
        if not counts:
            return difference(self.better.wins, self.played.wins)
        by, error = difference(self.better.points, self.played.points)
        return counts * by, error

    def confirm(self) -> ReviewedMove | None:
        """Return the costly move with the numbers of these games; None if they refute it."""
        amount = self.amount()
        if amount is None or not _is_worth_telling(self.found.measure, *amount):
            return None
        assert self.found.better is not None
        return self.found.model_copy(
            update={
                "played": _with_outcomes(self.found.played, self.played),
                "better": _with_outcomes(self.found.better, self.better),
                **_range(*amount),
            }
        )


def may_be_costliest(costs: Sequence[Cost]) -> list[Cost]:
    """Return the costs that may be the largest: those that are not surely smaller than another.

    A difference is sure from two standard errors. Chances come before points.
    """
    known = [(cost, amount) for cost in costs if (amount := cost.amount()) is not None]
    chances = [one for one in known if one[0].found.measure == "chance"]
    rivals = [one for one in chances if _is_worth_telling("chance", *one[1])] or known
    if not rivals:
        return []
    most, its_error = max(amount for _, amount in rivals)
    return [
        cost
        for cost, (by, error) in rivals
        if most - by <= VERY_LIKELY * sqrt(error**2 + its_error**2)
    ]


def reviewed_move(factors: Factors, view: HintView, at: int) -> ReviewedMove | None:
    """Return the difference between a played move and another one, or None if it is too small.

    It must be larger than its error, and large enough to matter.
    """
    if len(view.moves) < 2:
        return None
    played, other = view.moves[0], view.moves[1]
    gain, error = _difference(factors, view, played, other)
    size = abs(gain)
    if not _is_worth_telling(view.measure, size, error):
        return None
    return ReviewedMove(
        seq=view.seq,
        at=at,
        measure=view.measure,
        played=played,
        better=other if gain > 0 else None,
        **_range(size, error),
    )


def weight(move: ReviewedMove) -> tuple[bool, float]:
    """Return a sort key: differences in chance before those in points, the largest first."""
    return (move.measure == "points", -move.by)


def _difference(
    factors: Factors, view: HintView, played: HintedMove, other: HintedMove
) -> tuple[float, float]:
    """Return the lead of the other move, and its standard error."""
    if view.measure == "points":
        counts = points_count(factors, [other.win_chance, played.win_chance]) or 1
        gain = counts * ((other.points or 0.0) - (played.points or 0.0))
        return gain, view.lead.reach if view.lead else abs(gain)
    errors = [(move.high - move.low) / 2 for move in (played, other)]
    return other.win_chance - played.win_chance, sqrt(sum(error**2 for error in errors))


def _is_worth_telling(measure: Measure, gain: float, error: float) -> bool:
    """Return whether a difference is larger than its error, and large enough to be shown."""
    return gain >= LEAST[measure] and gain > LIKELY * error


def _range(gain: float, error: float) -> dict[str, Any]:
    """Return the fields of a reviewed move for the size of a difference and its certainty."""
    return {
        "by": round(gain, 3),
        "low": round(max(0.0, gain - VERY_LIKELY * error), 3),
        "high": round(gain + VERY_LIKELY * error, 3),
        "sure": gain > VERY_LIKELY * error,
    }


def _with_outcomes(move: HintedMove, games: Outcomes) -> HintedMove:
    """Return a move with the chance, its range and the points of these games."""
    choice = Choice(move.n, len(games.wins), mean(games.wins), mean(games.points))
    error = spread(choice)
    points = None if move.points is None else round(choice.points, 1)
    return move.model_copy(
        update={
            "win_chance": round(choice.win_chance, 3),
            "low": round(max(0.0, choice.win_chance - error), 3),
            "high": round(min(1.0, choice.win_chance + error), 3),
            "points": points,
        }
    )
