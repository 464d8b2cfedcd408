"""Reviews: a player's costliest moves in a finished game, and the best one.

The win curve says which moves changed the chance most. Only these are judged. What stands out among
several judgements does so by luck too, so the costliest moves are judged again, from other games.
A review is computed in the background, once, and stored with the game.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from math import sqrt
from statistics import fmean
from typing import Any, Literal

from holdfast.hosting.adviser import made_view
from holdfast.hosting.bot_requests import ExplainRequest
from holdfast.hosting.bots import Bots, for_later
from holdfast.hosting.messages.advice import HintedMove, HintView
from holdfast.hosting.messages.reviews import ReviewedMove, ReviewView
from holdfast.hosting.problems import fault
from holdfast.hosting.storage import Storage
from holdfast.hosting.tasks import cancel_all
from holdfast.hosting.win_curve import FinishedGame, WinCurves
from holdfast.table import KnownMove, RefusalError, Table

log = logging.getLogger(__name__)

MOST_COSTLY = 3
"""Number of costly moves that a review lists."""
JUDGED = 8
"""Number of moves that are judged, of those after which the chance fell most."""
CHECKED = 4
"""Number of costly moves that are judged again: one more than are listed."""
AGAIN = 4
"""How often each of them is judged again, beside the move that seemed better."""
BEST_JUDGED = 3
"""Number of moves that are judged, of those after which the chance rose most."""
LEAST = {"chance": 0.03, "points": 0.5}
"""Smallest difference that is worth telling, by what it counts."""
LIKELY, VERY_LIKELY = 1.0, 2.0
"""Standard errors by which a move must be better to be likely, and very likely, better."""
CURVE_SHARE = 0.8
"""Share of the progress that the win curve takes."""
SEED = 0
"""Random seed of all judgements, so that a review is the same each time."""

Judge = Callable[[KnownMove, int, int | None], Awaitable[HintView]]
"""Function that compares a move that was made with the best other one, or with a given one.

The number between them is the random seed. The view has the move first, then the other one. This is
all that a review asks about moves, so another judge can take its place.
"""


def adviser_judge(bots: Bots) -> Judge:
    """Return the judge that lets heuristic players finish the games."""

    async def judge(made: KnownMove, seed: int, instead: int | None) -> HintView:
        request = ExplainRequest.about(made, made.viewer, seed, instead)
        return made_view(made, await bots.justify(request, for_later))

    return judge


class Reviews:
    """Computes and stores the reviews of finished games."""

    def __init__(
        self, storage: Storage, bots: Bots, win_curves: WinCurves, judge: Judge | None = None
    ) -> None:
        self._storage = storage
        self._bots = bots
        self._win_curves = win_curves
        self._judge = judge or adviser_judge(bots)
        self._under_way: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._failed: set[tuple[str, int]] = set()
        """Reviews whose computation failed. They are not tried again before a restart."""

    async def of_table(self, name: str, table: Table, viewer: int, address: str) -> ReviewView:
        """Return the review of a player, or its progress."""
        table.seats.of(viewer)
        if not table.over:
            raise RefusalError("not-over", "You can review a game when it is over.")
        stored = dict(await self._storage.notes(_about(name))).get(str(viewer))
        if stored is not None:
            return ReviewView.model_validate(stored)
        played = FinishedGame.at_table(table)
        if not self._bots.can_search(played.game.name) or (name, viewer) in self._failed:
            raise fault("not-ready")
        curve = await self._win_curves.of_table(name, played, viewer, address)
        if curve.progress == 1 and (name, viewer) not in self._under_way:
            work = self._compute_and_store(name, table, viewer, curve.chances)
            self._under_way[name, viewer] = asyncio.create_task(work)
        done = CURVE_SHARE * curve.progress
        return _view(table, viewer, [], None, progress=done)

    async def close(self) -> None:
        """Cancel all computations. They start again with the next request."""
        await cancel_all(self._under_way.values())

    async def _compute_and_store(
        self, name: str, table: Table, viewer: int, chances: Sequence[Sequence[float]]
    ) -> None:
        """Compute a review and store it."""
        try:
            review = await self.review(table, viewer, chances)
            await self._storage.keep_note(_about(name), str(viewer), review.model_dump(mode="json"))
        except Exception:
            log.exception("the game %s cannot be reviewed", name)
            self._failed.add((name, viewer))
        finally:
            del self._under_way[name, viewer]

    async def review(
        self, table: Table, viewer: int, chances: Sequence[Sequence[float]]
    ) -> ReviewView:
        """Return the review of a player, from the chances after each turn."""
        of_seat = 0 if table.game.team else viewer
        swings = [
            (chances[at][of_seat] - chances[at - 1][of_seat], at)
            for at in _own_turns(table, viewer)
        ]
        falls = [at for swing, at in sorted(swings)[:JUDGED] if swing < 0]
        rises = [at for swing, at in sorted(swings, reverse=True)[:BEST_JUDGED] if swing > 0]
        turns = sorted({*falls, *rises})
        judged = await asyncio.gather(*(self._judged(table, viewer, at) for at in turns))
        found = [move for move in judged if move is not None]
        likely = sorted((m for m in found if m.better), key=weight)[:CHECKED]
        again = await asyncio.gather(*(self._checked(table, viewer, move) for move in likely))
        costly = sorted((m for m in again if m is not None), key=weight)[:MOST_COSTLY]
        best = sorted((m for m in found if not m.better), key=weight)[:1]
        return _view(table, viewer, costly, best[0] if best else None, progress=1.0)

    async def _judged(self, table: Table, viewer: int, at: int) -> ReviewedMove | None:
        """Return what the judge says about a turn, or None if there is nothing to tell."""
        turn = table.line[at]
        made = turn.known_move_for(viewer)
        if made is None:
            return None
        view = await self._judge(made, SEED, None)
        if len(view.moves) < 2:
            return None
        return reviewed_move(view, at)

    async def _checked(self, table: Table, viewer: int, found: ReviewedMove) -> ReviewedMove | None:
        """Return a costly move as other games judge it, or None if they do not confirm it."""
        made = table.line[found.at].known_move_for(viewer)
        if made is None or found.better is None:
            return None
        seeds, other = range(SEED + 1, SEED + 1 + AGAIN), found.better.n
        return checked(
            found, await asyncio.gather(*(self._judge(made, seed, other) for seed in seeds))
        )


def reviewed_move(view: HintView, at: int) -> ReviewedMove | None:
    """Return the difference between a move that was made and another one, if it is worth telling.

    It must be larger than its error, and large enough to matter.
    """
    played, other = view.moves[0], view.moves[1]
    gain, error = _difference(view, played, other)
    size = abs(gain)
    if not _is_worth_telling(view.measure, size, error):
        return None
    return ReviewedMove(
        seq=view.seq,
        at=at,
        measure=view.measure,
        played=played,
        better=other if gain > 0 else None,
        **_amount(size, error),
    )


def checked(found: ReviewedMove, views: Sequence[HintView]) -> ReviewedMove | None:
    """Return a costly move with the mean of new judgements, or None if they do not confirm it."""
    alike = [view for view in views if view.measure == found.measure and len(view.moves) > 1]
    if not alike or found.better is None:
        return None
    differences = [_difference(view, view.moves[0], view.moves[1]) for view in alike]
    gain = fmean(gain for gain, _ in differences)
    error = sqrt(sum(error**2 for _, error in differences)) / len(differences)
    if not _is_worth_telling(found.measure, gain, error):
        return None
    played, better = (
        move.model_copy(update=_mean_of([view.moves[place] for view in alike]))
        for place, move in enumerate((found.played, found.better))
    )
    return found.model_copy(update={"played": played, "better": better, **_amount(gain, error)})


def _is_worth_telling(measure: Literal["chance", "points"], gain: float, error: float) -> bool:
    """Return whether a difference is larger than its error, and large enough to matter."""
    return gain >= LEAST[measure] and gain > LIKELY * error


def _amount(gain: float, error: float) -> dict[str, Any]:
    """Return the fields of a reviewed move that say how large a difference is, and how sure."""
    return {
        "by": round(gain, 3),
        "low": round(max(0.0, gain - VERY_LIKELY * error), 3),
        "high": round(gain + VERY_LIKELY * error, 3),
        "sure": gain > VERY_LIKELY * error,
    }


def _mean_of(moves: Sequence[HintedMove]) -> dict[str, Any]:
    """Return the chance of a move by several judgements, with its range, and its points."""
    chance = fmean(move.win_chance for move in moves)
    error = sqrt(sum(((move.high - move.low) / 2) ** 2 for move in moves)) / len(moves)
    points = [move.points for move in moves if move.points is not None]
    return {
        "win_chance": round(chance, 3),
        "low": round(max(0.0, chance - error), 3),
        "high": round(min(1.0, chance + error), 3),
        "points": round(fmean(points), 1) if points else None,
    }


def _difference(view: HintView, played: HintedMove, other: HintedMove) -> tuple[float, float]:
    """Return how much better the other move is, and the standard error of that."""
    if view.measure == "points":
        gain = (other.points or 0.0) - (played.points or 0.0)
        return gain, view.lead.reach if view.lead else abs(gain)
    errors = [(move.high - move.low) / 2 for move in (played, other)]
    return other.win_chance - played.win_chance, sqrt(sum(error**2 for error in errors))


def _own_turns(table: Table, viewer: int) -> list[int]:
    """Return the numbers of the turns that a person decided at this seat."""
    turns = enumerate(table.line)
    return [at for at, turn in turns if turn.seat == viewer and turn.by == "person"]


def weight(move: ReviewedMove) -> tuple[bool, float]:
    """Return what moves are sorted by: first what costs chances, the most first."""
    return (move.measure == "points", -move.by)


def _view(
    table: Table,
    viewer: int,
    costly: list[ReviewedMove],
    best: ReviewedMove | None,
    progress: float,
) -> ReviewView:
    """Return a review as a message."""
    return ReviewView(
        progress=progress,
        seat=viewer,
        team=table.game.team,
        moves=len(_own_turns(table, viewer)),
        costly=costly,
        best=best,
    )


def _about(name: str) -> str:
    """Return what the reviews of a table are stored under."""
    return f"reviews of {name}"
