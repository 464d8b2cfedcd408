"""Courses: how likely each seat was to win, position by position, told when a game is over.

A course is worked out in the background, once: first every position roughly, then those around
the largest swings more closely, because that is where people look. Then it is kept.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field

from holdfast.server.bots import Past
from holdfast.server.messages import CourseView, TurningPoint
from holdfast.server.storage import Storage
from holdfast.server.thinkers import Thinkers
from holdfast.table import Refusal, Table

log = logging.getLogger("holdfast.server")

PART = 8
"""Positions that a worker is given at a time."""
CLOSER = 8
"""So many times as many playouts for the positions around a swing."""
MOST_CLOSER = 8
"""Swings of a seat that are looked at more closely."""
MOST_TURNS = 4
"""Turning points that are told."""
LEAST_SWING = 0.05
"""Less is within what chance does to a forecast."""
SEED = 0
"""All positions are judged with the same luck, so that chance makes fewer swings of its own."""


@dataclass
class _Work:
    """A course that is being worked out."""

    task: asyncio.Task[None] | None = None
    done: int = 0
    total: int = 1


@dataclass(frozen=True)
class Course:
    """The chances of each seat after each turn, and the turns whose swings are sure."""

    chances: list[list[float]]
    closer: list[int] = field(default_factory=list)

    def swings(self, seat: int) -> list[tuple[int, float]]:
        """For each turn but the first how much it changed a seat's chance."""
        pairs = zip(self.chances, self.chances[1:], strict=False)
        return [(at, after[seat] - before[seat]) for at, (before, after) in enumerate(pairs, 1)]

    def turned(self, seat: int) -> list[tuple[int, float]]:
        """The turns that changed a seat's chance most, in the order of play."""
        sure = [(at, by) for at, by in self.swings(seat) if at in self.closer]
        largest = sorted(sure, key=lambda swing: -abs(swing[1]))[:MOST_TURNS]
        return sorted((at, by) for at, by in largest if abs(by) >= LEAST_SWING)


class Courses:
    """The courses of all games that somebody has looked back at."""

    def __init__(self, storage: Storage, thinkers: Thinkers, playouts: int) -> None:
        self._storage = storage
        self._thinkers = thinkers
        self._playouts = playouts
        self._under_way: dict[str, _Work] = {}
        self._failed: set[str] = set()
        """Those that are not tried again before the server is."""

    async def of(self, name: str, table: Table, viewer: int) -> CourseView:
        """The course of a game that is over, or how far it has come."""
        if not table.over:
            raise Refusal("not-over", "A game is looked back at when it is over.")
        if name not in self._under_way:
            course = await self._kept(name, table)
            if course is not None:
                return course_view(course, table, viewer)
            self._begin(name, table)
        work = self._under_way.get(name, _Work())
        # It is whole only when it is kept.
        progress = min(0.99, work.done / work.total)
        return CourseView(progress=progress, seat=None, chances=[], turned=[])

    def _begin(self, name: str, table: Table) -> None:
        """Work a course out in the background, if that is possible and not being done yet."""
        if name in self._under_way or name in self._failed:
            return
        if self._thinkers.can_search(table.game.name):
            work = self._under_way[name] = _Work()
            work.task = asyncio.create_task(self._work_out(name, table, work))

    async def close(self) -> None:
        """Stop. What has not been finished will be begun anew."""
        tasks = [work.task for work in self._under_way.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _kept(self, name: str, table: Table) -> Course | None:
        kept = await self._storage.course(name)
        if kept is None or len(kept["chances"]) != len(table.line):
            return None
        return Course(**kept)

    async def _work_out(self, name: str, table: Table, work: _Work) -> None:
        try:
            course = await self._judge(table, work)
            await self._storage.keep_course(
                name, {"chances": course.chances, "closer": course.closer}
            )
        except Exception:
            log.exception("table %s cannot be looked back at", name)
            self._failed.add(name)
        finally:
            del self._under_way[name]

    async def _judge(self, table: Table, work: _Work) -> Course:
        last = len(table.line) - 1
        seats = range(len(table.seats))
        # Roughly, and then closely around the swings, of which it is not known yet how many.
        work.total = last + CLOSER * 2 * MOST_CLOSER * len(seats)
        chances = await self._forecasts(table, list(range(last)), self._playouts, work)
        course = Course([chances[at] for at in range(last)] + [_outcome(table)])
        closer = {
            at
            for seat in seats
            for at, _ in sorted(course.swings(seat), key=lambda s: -abs(s[1]))[:MOST_CLOSER]
        }
        around = sorted({at for turn in closer for at in (turn - 1, turn)} - {last})
        work.total = last + CLOSER * len(around)
        chances |= await self._forecasts(table, around, CLOSER * self._playouts, work)
        return Course([chances[at] for at in range(last)] + [_outcome(table)], sorted(closer))

    async def _forecasts(
        self, table: Table, turns: list[int], playouts: int, work: _Work
    ) -> dict[int, list[float]]:
        found: dict[int, list[float]] = {}
        part = max(1, PART * self._playouts // playouts)
        for first in range(0, len(turns), part):
            now = turns[first : first + part]
            positions = tuple(table.line[at].after for at in now)
            past = Past(table.game.name, positions, playouts, SEED)
            chances = await self._thinkers.look_back(past)
            found |= {
                at: [round(chance, 3) for chance in of_seats]
                for at, of_seats in zip(now, chances, strict=True)
            }
            work.done += len(now) * playouts // self._playouts
        return found


def _outcome(table: Table) -> list[float]:
    """How it ended, as chances that have become certain."""
    standings = table.game.result(table.position)
    winners = sum(standing.rank == 1 for standing in standings)
    share = 1.0 if winners == len(standings) else 1 / max(1, winners)
    return [round(share, 3) if standing.rank == 1 else 0.0 for standing in standings]


def course_view(course: Course, table: Table, viewer: int) -> CourseView:
    """A course as this viewer is told it: turning points are the viewer's own, or the winner's."""
    team = table.game.team
    best = min(table.game.result(table.position), key=lambda standing: standing.rank).seat
    seat = viewer if 0 <= viewer < len(table.seats) else best
    return CourseView(
        progress=1.0,
        seat=None if team else seat,
        chances=[chances[:1] if team else chances for chances in course.chances],
        turned=[
            TurningPoint(seq=table.line[at].seq, at=at, swing=round(by, 3))
            for at, by in course.turned(seat)
        ],
    )
