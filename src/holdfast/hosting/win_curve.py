"""Win curves: how likely each seat was to win after each turn of a finished game.

A win curve is computed in the background, once: first all positions with few playouts, then those
around the largest swings with more, because people look there. Until then there is a rough one: the
net judges some positions at once. The curve of a table is stored with the table. The curve of a
file is cached in memory.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from itertools import pairwise
from math import sqrt
from typing import Any, Protocol

from holdfast.hosting.bot_requests import WinChancesRequest
from holdfast.hosting.bots import Bots
from holdfast.hosting.messages.advice import TurningPoint, WinCurveView
from holdfast.hosting.storage import Storage
from holdfast.hosting.tasks import cancel_all
from holdfast.kernel.events import Event
from holdfast.kernel.game import Game, Placement
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.table import RefusalError, Table

log = logging.getLogger(__name__)

PART = 8
"""Maximum number of positions in one request to a worker."""
CLOSER = 8
"""Factor of playouts for the positions around a swing."""
MOST_CLOSER = 8
"""Number of swings for each seat that are computed with more playouts."""
MOST_TURNS = 4
"""Maximum number of turning points to show."""
LEAST_SWING = 0.05
"""Smallest change of a win chance that counts as a turning point."""
SURE = 2.0
"""Standard errors that a change must exceed. Smaller changes may be noise."""
STORED_PLAYOUTS = 256
"""Number of playouts around a swing, for stored win curves that do not state it."""
MOST_UNDER_WAY = 8
"""Maximum number of win curves computed at the same time.

Others start when they are requested again.
"""
MOST_AT_AN_ADDRESS = 2
"""Maximum number of win curves computed at the same time for one address."""
UNWATCHED = 30.0
"""Seconds without a request after which a computation may be cancelled. A browser asks
every ten.
"""
MOST_FILES = 64
"""Maximum number of win curves of files in memory."""
ROUGH = 32
"""Number of positions that the net judges for a rough win curve."""
AT_ONCE = 0.1
"""Maximum number of seconds that the first request waits for the rough win curve."""
SEED = 0
"""Random seed for all positions. The same seed reduces noise between neighbouring positions."""


@dataclass(frozen=True)
class FinishedGame:
    """A finished game, from a table or from a file."""

    game: Game
    seats: int
    seqs: Sequence[int]
    """Sequence number of each position."""
    positions: Sequence[bytes]
    """Bytes of each position, the last one included."""

    @classmethod
    def at_table(cls, table: Table) -> FinishedGame:
        """Return the finished game of a table."""
        if not table.over:
            raise RefusalError("not-over", "You can look back at a game when it is over.")
        seqs = [turn.seq for turn in table.line]
        return cls(table.game, len(table.seats), seqs, [turn.after for turn in table.line])

    @classmethod
    def in_file(cls, game: Game, history: Sequence[tuple[Position, list[Event]]]) -> FinishedGame:
        """Return the finished game of a file."""
        if not history[-1][0].over:
            raise RefusalError("not-over", "The game in this file is not over.")
        seats = max(game.seats(position) for position, _ in history)
        positions = [bytes(position) for position, _ in history]
        return cls(game, seats, range(len(history)), positions)

    def result(self) -> list[Placement]:
        """Return the final ranks and points."""
        return self.game.result(Position.from_bytes(self.game.state, self.positions[-1]))


class CurveStorage(Protocol):
    """Storage of win curves."""

    async def win_curve(self, name: str) -> dict[str, Any] | None:
        """Return the stored win curve of a game, or None."""
        ...

    async def keep_win_curve(self, name: str, curve: dict[str, Any]) -> None:
        """Store the win curve of a game."""
        ...


class MemoryStorage:
    """Storage of the latest win curves in memory."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._curves: OrderedDict[str, dict[str, Any]] = OrderedDict()

    async def win_curve(self, name: str) -> dict[str, Any] | None:
        """Return the stored win curve of a game, or None."""
        return self._curves.get(name)

    async def keep_win_curve(self, name: str, curve: dict[str, Any]) -> None:
        """Store the win curve of a game, and drop the oldest ones."""
        self._curves[name] = curve
        while len(self._curves) > self._most:
            self._curves.popitem(last=False)


@dataclass
class _Computation:
    """A win curve that is being computed."""

    address: str = ""
    """Address that requested it first."""
    asked: float = 0.0
    """Time of the last request for it."""
    task: asyncio.Task[None] | None = None
    done: int = 0
    """Number of positions done, weighted by their playouts."""
    total: int = 1
    rough: list[list[float]] = field(default_factory=list)
    """The rough win curve; empty until it is there, and if the game has no net."""
    judged: asyncio.Event = field(default_factory=asyncio.Event)
    """Whether the rough win curve is there."""


@dataclass(frozen=True)
class WinCurve:
    """Win chances of each seat after each turn."""

    chances: list[list[float]]
    closer: list[int] = field(default_factory=list)
    """Turns whose swings were computed with more playouts."""
    playouts: int = STORED_PLAYOUTS
    """Number of playouts for each position around the swings in `closer`."""

    def swings(self, seat: int) -> list[tuple[int, float]]:
        """Return each turn except the first with the change of a seat's win chance."""
        pairs = zip(self.chances, self.chances[1:], strict=False)
        return [(at, after[seat] - before[seat]) for at, (before, after) in enumerate(pairs, 1)]

    def turning_points(self, seat: int) -> list[tuple[int, float]]:
        """Return the turns that changed a seat's win chance most, in the order of play.

        A change counts only if it is larger than its error.
        """
        sure = [
            (at, by)
            for at, by in self.swings(seat)
            if at in self.closer and abs(by) >= max(LEAST_SWING, SURE * self._error(at, seat))
        ]
        return sorted(sorted(sure, key=lambda swing: -abs(swing[1]))[:MOST_TURNS])

    def _error(self, at: int, seat: int) -> float:
        """Return the standard error of the change at a turn. The result at the end is certain."""
        last = len(self.chances) - 1
        pair = [self.chances[turn][seat] for turn in (at - 1, at) if turn != last]
        return sqrt(sum((p * (1 - p) + 0.25 / self.playouts) / self.playouts for p in pair))


class WinCurves:
    """Computes and stores the win curves of finished games."""

    def __init__(
        self,
        storage: Storage,
        bots: Bots,
        playouts: int,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._clock = clock
        self._table_storage: CurveStorage = storage
        self._file_storage: CurveStorage = MemoryStorage(MOST_FILES)
        self._bots = bots
        self._playouts = playouts
        self._under_way: dict[str, _Computation] = {}
        self._failed: set[str] = set()
        """Names of games whose computation failed. They are not tried again before a restart."""

    async def of_table(
        self, name: str, played: FinishedGame, viewer: int, address: str = ""
    ) -> WinCurveView:
        """Return the win curve of a table's game for a viewer, or its progress."""
        return await self._stored_or_progress(name, played, viewer, self._table_storage, address)

    async def of_file(self, name: str, played: FinishedGame, address: str = "") -> WinCurveView:
        """Return the win curve of a game in a file, or its progress."""
        return await self._stored_or_progress(name, played, NOBODY, self._file_storage, address)

    async def _stored_or_progress(
        self, name: str, played: FinishedGame, viewer: int, curves: CurveStorage, address: str
    ) -> WinCurveView:
        """Return a stored win curve, or start computing it and return the progress."""
        if name not in self._under_way:
            stored = await curves.win_curve(name)
            if stored is not None and len(stored["chances"]) == len(played.positions):
                return win_curve_view(WinCurve(**stored), played, viewer)
            self._begin(name, played, curves, address)
            if (begun := self._under_way.get(name)) is not None:
                with suppress(TimeoutError):
                    await asyncio.wait_for(begun.judged.wait(), AT_ONCE)
        work = self._under_way.get(name, _Computation())
        work.asked = self._clock()
        # The client treats 1 as complete, and the curve is complete only when it is stored.
        progress = min(0.99, work.done / work.total)
        if not work.rough:
            return WinCurveView(progress=progress, seat=None, chances=[], turned=[])
        return win_curve_view(WinCurve(work.rough), played, viewer, progress)

    def _begin(self, name: str, played: FinishedGame, curves: CurveStorage, address: str) -> None:
        """Start computing a win curve in the background, if that is possible and not done
        already.
        """
        if name in self._under_way or name in self._failed:
            return
        if self._bots.can_search(played.game.name) and self._make_room(address):
            work = self._under_way[name] = _Computation(address, self._clock())
            work.task = asyncio.create_task(self._compute_and_store(name, played, work, curves))

    def _make_room(self, address: str) -> bool:
        """Return whether one more win curve can be computed for this address.

        If there are too many, the one that has not been requested for the longest time is
        cancelled, unless somebody still waits for it.
        """
        for whose, most in ((address, MOST_AT_AN_ADDRESS), (None, MOST_UNDER_WAY)):
            rivals = {n: w for n, w in self._under_way.items() if whose in (None, w.address)}
            if len(rivals) < most:
                continue
            name, oldest = min(rivals.items(), key=lambda rival: rival[1].asked)
            if self._clock() - oldest.asked < UNWATCHED:
                return False
            self._drop(name)
        return True

    def _drop(self, name: str) -> None:
        """Cancel a computation."""
        work = self._under_way.pop(name)
        if work.task is not None:
            work.task.cancel()

    async def close(self) -> None:
        """Cancel all computations. They start again with the next request."""
        await cancel_all(work.task for work in self._under_way.values() if work.task is not None)

    async def _compute_and_store(
        self, name: str, played: FinishedGame, work: _Computation, curves: CurveStorage
    ) -> None:
        """Compute a win curve and store it."""
        try:
            curve = await self._compute(played, work)
            await curves.keep_win_curve(name, asdict(curve))
        except Exception:
            log.exception("the game %s cannot be looked back at", name)
            self._failed.add(name)
        finally:
            if self._under_way.get(name) is work:
                del self._under_way[name]

    async def _compute(self, played: FinishedGame, work: _Computation) -> WinCurve:
        """Compute the win chances after each turn, with more playouts around the largest swings."""
        last = len(played.positions) - 1
        seats = range(played.seats)
        outcome = _outcome(played)
        work.rough = await rough_curve(self._bots, played, outcome)
        work.judged.set()
        # An upper bound: the number of positions around the swings is not known yet.
        work.total = last + CLOSER * 2 * MOST_CLOSER * len(seats)
        chances = await self._forecasts(played, list(range(last)), self._playouts, work)
        rough = WinCurve([chances[at] for at in range(last)] + [outcome])
        closer = {
            at
            for seat in seats
            for at, _ in sorted(rough.swings(seat), key=lambda s: -abs(s[1]))[:MOST_CLOSER]
        }
        around = sorted({at for turn in closer for at in (turn - 1, turn)} - {last})
        work.total = last + CLOSER * len(around)
        chances |= await self._forecasts(played, around, CLOSER * self._playouts, work)
        curve = [chances[at] for at in range(last)] + [outcome]
        return WinCurve(curve, sorted(closer), CLOSER * self._playouts)

    async def _forecasts(
        self, played: FinishedGame, turns: list[int], playouts: int, work: _Computation
    ) -> dict[int, list[float]]:
        """Return the win chances of each seat at these turns, estimated by playouts."""
        found: dict[int, list[float]] = {}
        part = max(1, PART * self._playouts // playouts)
        for first in range(0, len(turns), part):
            now = turns[first : first + part]
            positions = tuple(played.positions[at] for at in now)
            past = WinChancesRequest(played.game.name, positions, playouts, SEED)
            chances = await self._bots.look_back(past)
            found |= {
                at: [round(chance, 3) for chance in of_seats]
                for at, of_seats in zip(now, chances, strict=True)
            }
            work.done += len(now) * playouts // self._playouts
        return found


def _outcome(played: FinishedGame) -> list[float]:
    """Return the result of a game as win chances: 1 shared by the winners, 0 for all others."""
    placements = played.result()
    winners = sum(placement.rank == 1 for placement in placements)
    share = 1.0 if winners == len(placements) else 1 / max(1, winners)
    return [round(share, 3) if placement.rank == 1 else 0.0 for placement in placements]


async def rough_curve(bots: Bots, played: FinishedGame, outcome: list[float]) -> list[list[float]]:
    """Return rough win chances after each turn, or an empty list if the net judges no position.

    Between two positions that the net judges, the chances change evenly.
    """
    last = len(played.positions) - 1
    turns = sorted({last * part // ROUGH for part in range(ROUGH)})
    positions = tuple(played.positions[at] for at in turns)
    chances = await bots.look_back(WinChancesRequest(played.game.name, positions, 0, SEED))
    judged = [(at, found) for at, found in zip(turns, chances, strict=True) if found]
    if not judged:
        return []
    curve = [judged[0][1]] * judged[0][0]
    for (at, now), (to, then) in pairwise([*judged, (last, outcome)]):
        for turn in range(at, to):
            share = (turn - at) / (to - at)
            curve.append([a + share * (b - a) for a, b in zip(now, then, strict=True)])
    return [[round(chance, 3) for chance in each] for each in [*curve, outcome]]


def win_curve_view(
    curve: WinCurve, played: FinishedGame, viewer: int, progress: float = 1.0
) -> WinCurveView:
    """Return a win curve as a message.

    The turning points are those of the viewer, or of the winner for spectators.
    """
    team = played.game.team
    best = min(played.result(), key=lambda placement: placement.rank).seat
    seat = viewer if 0 <= viewer < played.seats else best
    return WinCurveView(
        progress=progress,
        seat=None if team else seat,
        chances=[chances[:1] if team else chances for chances in curve.chances],
        turned=[
            TurningPoint(seq=played.seqs[at], at=at, swing=round(by, 3))
            for at, by in curve.turning_points(seat)
        ],
    )
