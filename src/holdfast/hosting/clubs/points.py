"""Points of club evenings: for a deal, for an evening, and for a season.

A deal is worth 0 to 2 points. With the same deal at several tables, somebody gets 2 points for each
table at which the same seat did worse, 1 where it did as well, and the average counts. At tables
with different chance, people are compared with the others at their own table in the same way.
Teams are compared with teams that have played the same deal; a team alone gets 2 for a victory.

An evening is worth ten times the average of its deals, so that it does not matter how many somebody
has played. A season has six evenings, and the best five count.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

Result = TypeVar("Result", int, tuple[int, int])
BETTER, EQUAL, WORSE = 2, 1, 0
PER_EVENING = 10
"""Factor from the average of an evening's deals to its points."""
EVENINGS_OF_SEASON, EVENINGS_THAT_COUNT = 6, 5


@dataclass(frozen=True)
class PlayedSeat:
    """The result of a person at a finished table."""

    seat: int
    member: str | None
    """Member of the club; None if they have left it, because others are still compared with the
    seat."""
    rank: int
    points: int


Tables = Sequence[Sequence[PlayedSeat]]
"""The seats of people at the finished tables of one deal."""


def points_of_deal(tables: Tables, same: bool, team: bool) -> dict[str, float]:
    """Return the points of each member for a finished deal.

    A member without anybody to be compared with gets none, and the deal does not count for them.
    """
    if team:
        return _points_of_teams(tables, same)
    found: dict[str, float] = {}
    for number, table in enumerate(tables):
        for one in table:
            if same:
                elsewhere = (seats for other, seats in enumerate(tables) if other != number)
                rivals = [x.points for seats in elsewhere for x in seats if x.seat == one.seat]
                scores = [_compare(one.points, points) for points in rivals]
            else:
                scores = [_compare(x.rank, one.rank) for x in table if x.seat != one.seat]
            if scores and one.member is not None:
                found[one.member] = sum(scores) / len(scores)
    return found


def _points_of_teams(tables: Tables, same: bool) -> dict[str, float]:
    """Return the points of the members of teams: a victory first, then what the game counts."""
    results = [(-table[0].rank, table[0].points) if table else None for table in tables]
    found: dict[str, float] = {}
    for number, (table, own) in enumerate(zip(tables, results, strict=True)):
        rivals = [one for other, one in enumerate(results) if one and other != number and same]
        if own is None:
            continue
        scores = [_compare(own, other) for other in rivals]
        scores = scores or [BETTER if table[0].rank == 1 else WORSE]
        average = sum(scores) / len(scores)
        found |= {one.member: average for one in table if one.member is not None}
    return found


def _compare(own: Result, other: Result) -> int:
    """Return 2, 1 or 0 points for a result better than, equal to or worse than another one."""
    return EQUAL if own == other else BETTER if own > other else WORSE


def points_of_evening(deals: Iterable[float]) -> int | None:
    """Return the points of somebody for an evening, or None if no deal counts for them."""
    points = list(deals)
    return round(PER_EVENING * sum(points) / len(points)) if points else None


@dataclass(frozen=True)
class SeasonRow:
    """Somebody in the table of a season."""

    member: str
    rank: int
    points: int
    evenings: dict[str, int]
    """Points by evening."""
    counted: frozenset[str]
    """Evenings that count."""


def season_table(evenings: Mapping[str, Mapping[str, int]]) -> list[SeasonRow]:
    """Return the table of a season from the points of its members by evening, the best first."""
    own: defaultdict[str, dict[str, int]] = defaultdict(dict)
    for evening, points in evenings.items():
        for member, count in points.items():
            own[member][evening] = count
    rows = []
    for member, points in own.items():
        best = sorted(points, key=lambda evening: -points[evening])[:EVENINGS_THAT_COUNT]
        total = sum(points[evening] for evening in best)
        rows.append((total, member, points, frozenset(best)))
    rows.sort(key=lambda row: -row[0])
    totals = [total for total, *_ in rows]
    return [SeasonRow(member, 1 + totals.index(total), total, points, best)
            for total, member, points, best in rows]  # fmt: skip
