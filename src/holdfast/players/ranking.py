"""Rankings: which moves become hints, and which of them are about equal.

Moves are ranked by their win chances. Where all of these are near 0 or near 1 they say nothing, and
the points decide: points, days or reserves, whatever a game counts at its end.

An estimate has a range of one standard error to either side. Moves whose ranges overlap are about
equal, and so are moves whose estimates are shown as the same number. Moves that are about equal
share a rank.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import Literal

from holdfast.players.lookahead import mean
from holdfast.players.search_config import SearchConfig
from holdfast.players.tree import Choice

MOST_HINTS = 3
TRUSTED = 0.1  # visits as a share of the most visited move, below which a chance is unreliable
FEWEST = 20  # visits below which a move is not ranked, unless there is no other
ENOUGH = 150  # games below which a ranking is unsure
WIDEST = 0.05  # the standard error above which a ranking is unsure
SURE = 1.5  # standard errors by which points must differ, so that one move is the better one
NEAR = 0.03  # how near to 0 or to 1 chances say nothing any more

HINT_CONFIG = SearchConfig(boldness=4.0, trust=0.5)
"""The search parameters for hints: also moves that are not the best must be compared."""

AT_ONCE_CONFIG = SearchConfig(boldness=1.4, net=True, flatness=2.0)
"""The search parameters for the first answer of a hint: a net judges, and no game is played on."""

Sureness = Literal["clear", "equal", "unsure"]
Measure = Literal["chance", "points"]


@dataclass(frozen=True)
class RankedMove:
    """A move that is a hint, with the number that it is ranked by."""

    choice: Choice
    measure: Measure
    value: float
    """The win chance, or the expected points."""
    error: float
    """The standard error of the value."""
    rank: int = 1
    """The rank from 1; moves of the same rank are about equal."""
    alike: int = 0
    """The number of moves that are about as good but not shown, because no reason speaks for
    them."""

    @property
    def percent(self) -> int:
        """The win chance as it is shown."""
        return percent_of(self.choice.win_chance)

    @property
    def as_shown(self) -> float:
        """The value as it is shown."""
        return self.percent if self.measure == "chance" else round(self.value, 1)

    @property
    def low(self) -> float:
        """The lower end of the win chance's range."""
        return max(0.0, self.choice.win_chance - spread(self.choice))

    @property
    def high(self) -> float:
        """The upper end of the win chance's range."""
        return min(1.0, self.choice.win_chance + spread(self.choice))


@dataclass(frozen=True)
class Lead:
    """How far the best move is ahead of the next one: in chance, or in points."""

    by: float
    error: float
    """The standard error of the lead."""
    sure: bool
    """Whether the lead is more than twice its standard error."""


@dataclass(frozen=True)
class Ranking:
    """The moves that are hints, in the order of what is shown of them."""

    moves: tuple[RankedMove, ...]
    sureness: Sureness
    """Whether one hint is the best, several are about equal, or there were too few playouts."""
    games: int
    lead: Lead | None = None
    """The lead of the best move, if it is the only best one and there is another."""
    best: frozenset[int] = frozenset()
    """All moves that share the first rank, also those that are not shown; if the ranking is unsure,
    those that are shown.
    """
    measure: Measure = "chance"
    choices: tuple[Choice, ...] = ()
    """The evaluations of all moves that were searched."""


def percent_of(chance: float) -> int:
    """Return a chance in percent."""
    return round(100 * chance)


def spread(choice: Choice) -> float:
    """Return the standard error of a win chance.

    Two more visits, one win and one loss, are added, so that it is never zero.
    """
    tries = choice.visits + 2
    share = (choice.win_chance * choice.visits + 1) / tries
    return sqrt(share * (1 - share) / tries)


def rank(choices: Sequence[Choice], in_vain: Callable[[int], bool] = lambda move: False) -> Ranking:
    """Return the ranking of searched moves by their win chances.

    Of more moves than are shown, the most visited of a rank are. Useless moves (`in_vain`) are not
    hints. If there are no others, nothing is ranked.
    """
    games = sum(choice.visits for choice in choices)
    useful = [choice for choice in choices if not in_vain(choice.move)]
    ranked = _assign_ranks(map(_by_chance, _reliable_choices(useful)), _ranges_apart)
    firsts = [one for one in ranked if one.rank == 1]
    if not useful or games < ENOUGH or (len(ranked) > 1 and min(o.error for o in firsts) > WIDEST):
        trusted = sorted(useful or choices, key=lambda choice: -choice.visits)[:MOST_HINTS]
        same = tuple(sorted(map(_by_chance, trusted), key=lambda one: -one.value))
        best = frozenset(choice.move for choice in trusted)
        sureness: Sureness = "unsure" if useful else "equal"
        return Ranking(same, sureness, games, best=best, choices=tuple(choices))
    return _ranking(ranked, games, choices)


def is_reliable(choice: Choice) -> bool:
    """Return whether a move was visited often enough to judge it by the search."""
    return choice.visits >= FEWEST


def says_nothing(chances: Iterable[float]) -> bool:
    """Return whether these win chances are all near 0, or all near 1."""
    found = list(chances)
    return bool(found) and (max(found) <= NEAR or min(found) >= 1 - NEAR)


def rank_by_points(
    ranking: Ranking,
    points: Mapping[int, Sequence[float]],
    better: Literal[1, -1] = 1,
    in_vain: Callable[[int], bool] = lambda move: False,
) -> Ranking:
    """Return the ranking of moves by the points of games that were played to the end.

    `better` says whether more points are better, or fewer.
    """
    by_move = {choice.move: choice for choice in ranking.choices}
    useful = [move for move in points if points[move] and not in_vain(move)] or list(points)
    judged = [_by_points(by_move[move], points[move]) for move in useful]
    ordered = sorted(judged, key=lambda one: -better * one.value)

    def is_behind(one: RankedMove, first: RankedMove) -> bool:
        by, error = difference(points[first.choice.move], points[one.choice.move])
        return better * by > SURE * error

    return _ranking(_assign_ranks(ordered, is_behind), ranking.games, ranking.choices)


def about_equal(one: RankedMove, other: RankedMove) -> bool:
    """Return whether two hints share a rank and their ranges overlap.

    In an unsure ranking all share the first rank, whatever their ranges.
    """
    return one.rank == other.rank and abs(one.value - other.value) <= one.error + other.error


def merge(ranking: Ranking, alike: Mapping[int, int]) -> Ranking:
    """Return the ranking with fewer hints: each of `alike` is counted with another one."""
    moves = tuple(
        replace(one, alike=list(alike.values()).count(one.choice.move))
        for one in ranking.moves
        if one.choice.move not in alike
    )
    if ranking.sureness == "equal" and sum(one.rank == 1 for one in moves) == 1:
        return replace(ranking, moves=moves, sureness="clear", lead=_find_lead(moves))
    return replace(ranking, moves=moves)


def difference(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """Return the mean difference of two series of games with the same dice, and its error.

    Two more games, one better and one worse by 1, are added, so that the error is never zero.
    """
    apart = [a - b for a, b in zip(one, other, strict=False)]
    if not apart:
        return 0.0, 0.0
    widened = [*apart, 1.0, -1.0]
    middle = mean(widened)
    return mean(apart), sqrt(mean([(each - middle) ** 2 for each in widened]) / len(widened))


def _ranking(ranked: Sequence[RankedMove], games: int, choices: Sequence[Choice]) -> Ranking:
    """Return the ranking of moves that are sorted and have their ranks."""
    places = {one.choice.move: place for place, one in enumerate(ranked)}
    by_trust = sorted(ranked, key=lambda one: (one.rank, -one.choice.visits))[:MOST_HINTS]
    shown_moves = sorted(by_trust, key=lambda one: places[one.choice.move])
    best = frozenset(one.choice.move for one in ranked if one.rank == 1)
    return Ranking(
        tuple(shown_moves),
        "clear" if len(best) < 2 else "equal",
        games,
        _find_lead(shown_moves),
        best,
        ranked[0].measure if ranked else "chance",
        tuple(choices),
    )


def _by_chance(choice: Choice) -> RankedMove:
    """Return a move that is ranked by its win chance."""
    return RankedMove(choice, "chance", choice.win_chance, spread(choice))


def _by_points(choice: Choice, points: Sequence[float]) -> RankedMove:
    """Return a move that is ranked by its points."""
    middle = mean(points)
    error = sqrt(mean([(each - middle) ** 2 for each in points]) / max(1, len(points)))
    return RankedMove(choice, "points", middle, error)


def _assign_ranks(
    moves: Iterable[RankedMove], is_behind: Callable[[RankedMove, RankedMove], bool]
) -> list[RankedMove]:
    """Return moves with their ranks; they must be sorted, the best first.

    A move shares the rank of the one before if it may be as good as the first of that rank.
    """
    ranked: list[RankedMove] = []
    first = None
    for one in moves:
        if first is None:
            first = one
        elif is_behind(one, first) and one.as_shown != ranked[-1].as_shown:
            first = one = replace(one, rank=ranked[-1].rank + 1)
        else:
            one = replace(one, rank=ranked[-1].rank)
        ranked.append(one)
    return ranked


def _ranges_apart(one: RankedMove, first: RankedMove) -> bool:
    """Return whether the range of a move's chance is below that of a better one."""
    return first.value - one.value > first.error + one.error


def _reliable_choices(choices: Sequence[Choice]) -> list[Choice]:
    """Return the moves with reliable chances, the best first.

    A move with few visits is included only if it looks no better than those with many.
    """
    if not choices:
        return []
    most = max(choice.visits for choice in choices)
    trusted = [c for c in choices if c.visits >= TRUSTED * most]
    others = [c for c in choices if FEWEST <= c.visits < TRUSTED * most]
    least = min(percent_of(c.win_chance) for c in trusted)
    worse = [c for c in others if percent_of(c.win_chance) <= least]
    return [*sorted(trusted, key=_by_value), *sorted(worse, key=_by_value)]


def _by_value(choice: Choice) -> tuple[int, float]:
    """Return the key that sorts moves by the chance as it is shown, then as it is."""
    return -percent_of(choice.win_chance), -choice.win_chance


def _find_lead(ranked: Sequence[RankedMove]) -> Lead | None:
    """Return the lead of the first move, or None."""
    if len(ranked) < 2 or ranked[1].rank == 1:
        return None
    first, second = ranked[0], ranked[1]
    error = sqrt(first.error**2 + second.error**2)
    apart = abs(first.as_shown - second.as_shown)
    by = apart / 100 if first.measure == "chance" else apart
    return Lead(by, error, abs(first.value - second.value) > 2 * error)
