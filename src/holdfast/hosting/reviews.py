"""Reviews: a player's costliest moves in a finished game, and the best one.

All decisions of the player are judged by games that are played on after the move that was made and
after other moves. A few games for each show which decisions may matter. These get more games, and
the moves that do badly get no more (sequential halving). Some costs look large by luck, so the
decisions that are left are judged again, from new games (`costs.py`). A review is computed in the
background, once, and stored with the game.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any

from holdfast.hosting.adviser import made_view
from holdfast.hosting.bot_requests import ExplainRequest, PlayOnRequest
from holdfast.hosting.bots import Bots, for_later
from holdfast.hosting.costs import VERY_LIKELY, Cost, largest, may_be_costliest, weight
from holdfast.hosting.messages.advice import HintView
from holdfast.hosting.messages.reviews import ReviewedMove, ReviewView
from holdfast.hosting.problems import fault
from holdfast.hosting.storage import Storage
from holdfast.hosting.tasks import cancel_all
from holdfast.hosting.win_curve import FinishedGame, WinCurves
from holdfast.players.adviser import PLAYED_ON
from holdfast.players.mcts import APART
from holdfast.table import KnownMove, RefusalError, Table

log = logging.getLogger(__name__)

MOST_COSTLY = 3
"""Number of costly moves that a review lists."""
OTHERS = 12
"""Number of other moves to compare with the one that was made."""
FIRST_GAMES, LEAST_GAMES, MOST_GAMES = 400, 4, 12
"""Games for each move at first: these, divided by the number of decisions, within these bounds."""
HALVINGS = ((20, 4, 32, 1), (8, 2, 64, 2))
"""The steps after the first: the decisions that are left, the other moves that are left for each,
the games in a batch, and the batches for each move.
"""
CHECKED = 6
"""Number of costly moves that are judged again, beside the best other one."""
ROUNDS = (4, 4, 8)
"""Number of batches of games for each costly move and its better move in each round: all costly
moves in the first round, then only those that may be the costliest, until one of them surely is.
"""
BEST_CHECKED = 2
"""Number of good moves that are judged in each step."""
AT_ONCE = 4
"""Maximum number of requests of a review at the same time."""
STEP_SHARE = 0.3
"""Share of the remaining progress that each step takes."""
CURVE_SHARE = 0.5
"""Share of a review's progress that its win curve accounts for."""
SEED = 0
"""Random seed of all judgements, so that a review is the same each time."""

Judge = Callable[[KnownMove, int], Coroutine[Any, Any, HintView]]
"""Function that compares a move that was made with another one. The view has the move first, then
the other one.
"""


def adviser_judge(bots: Bots) -> Judge:
    """Return the judge that puts the difference between two moves into words."""

    async def judge(made: KnownMove, other: int) -> HintView:
        request = ExplainRequest.about(made, made.viewer, SEED, other)
        return made_view(made, await bots.justify(request, for_later))

    return judge


@dataclass
class _Computation:
    """A review that is being computed."""

    task: asyncio.Task[None] | None = None
    done: float = 0.0
    """Progress, from 0 to 1."""
    slots: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(AT_ONCE))
    seed: int = SEED
    """Seed of the next games. Each step plays other games than those before."""


class Reviews:
    """Computes and stores the reviews of finished games."""

    def __init__(
        self, storage: Storage, bots: Bots, win_curves: WinCurves, judge: Judge | None = None
    ) -> None:
        self._storage = storage
        self._bots = bots
        self._win_curves = win_curves
        self._judge = judge or adviser_judge(bots)
        self._under_way: dict[tuple[str, int], _Computation] = {}
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
            work = self._under_way[name, viewer] = _Computation()
            work.task = asyncio.create_task(self._compute_and_store(name, table, viewer, work))
        reviewed = self._under_way.get((name, viewer), _Computation()).done
        done = CURVE_SHARE * curve.progress + (1 - CURVE_SHARE) * reviewed
        return _view(table, viewer, [], None, progress=min(0.99, done))

    async def close(self) -> None:
        """Cancel all computations. They start again with the next request."""
        await cancel_all(work.task for work in self._under_way.values() if work.task is not None)

    async def _compute_and_store(
        self, name: str, table: Table, viewer: int, work: _Computation
    ) -> None:
        """Compute a review and store it."""
        try:
            review = await self.review(table, viewer, work=work)
            await self._storage.keep_note(_about(name), str(viewer), review.model_dump(mode="json"))
        except Exception:
            log.exception("the game %s cannot be reviewed", name)
            self._failed.add((name, viewer))
        finally:
            del self._under_way[name, viewer]

    async def review(
        self,
        table: Table,
        viewer: int,
        only: Collection[int] | None = None,
        work: _Computation | None = None,
    ) -> ReviewView:
        """Return the review of a player, of all turns or only of some."""
        work = work or _Computation()
        costs = [
            Cost(table.game.screen.factors, at, made.move)
            for at in _own_turns(table, viewer)
            if only is None or at in only
            if (made := table.line[at].known_move_for(viewer)) is not None
        ]
        first = FIRST_GAMES // max(1, len(costs))
        await self._play_on(table, viewer, costs, work, max(LEAST_GAMES, min(MOST_GAMES, first)), 1)
        costly, good = costs, costs
        for decisions, others, games, times in HALVINGS:
            costly = largest(costly, decisions)
            good = [one for one in largest(good, BEST_CHECKED, gains=True) if one not in costly]
            for cost in (*costly, *good):
                cost.keep(others)
            await self._play_on(table, viewer, [*costly, *good], work, games, times)
        costly = largest(costly, CHECKED)
        good = [one for one in largest(good, BEST_CHECKED, gains=True) if one not in costly]
        for cost in (*costly, *good):
            cost.keep(1)
            cost.start_again()
        await self._judge_again(table, viewer, costly, good, work)
        costly = sorted((one for one in costly if one.amount().costs()), key=_weight)
        good = largest([one for one in good if one.amount().gains()], 1, gains=True)
        told = [await self._describe(table, viewer, cost) for cost in costly[:MOST_COSTLY]]
        best = await self._describe(table, viewer, good[0]) if good else None
        return _view(table, viewer, told, best, progress=1.0)

    async def _judge_again(
        self,
        table: Table,
        viewer: int,
        costly: Sequence[Cost],
        good: Sequence[Cost],
        work: _Computation,
    ) -> None:
        """Judge the moves that are left from new games, most often those that may be costliest."""
        wanted = [*costly, *good]
        for times in ROUNDS:
            await self._play_on(table, viewer, wanted, work, PLAYED_ON, times)
            wanted = may_be_costliest(costly)
            if not wanted or (len(wanted) == 1 and wanted[0].amount().costs(VERY_LIKELY)):
                break

    async def _play_on(
        self,
        table: Table,
        viewer: int,
        costs: Sequence[Cost],
        work: _Computation,
        games: int,
        times: int,
    ) -> None:
        """Add games to the costs of some moves."""

        async def add(cost: Cost) -> None:
            made = table.line[cost.at].known_move_for(viewer)
            assert made is not None
            moves = cost.moves
            asked = PlayOnRequest(
                game=table.game.name,
                hidden=bytes(made.hidden),
                noise=work.seed,
                viewer=viewer,
                moves=moves,
                others=OTHERS if len(moves) == 1 else 0,
                count=games,
                times=times,
            )
            async with work.slots:
                cost.add(await self._bots.play_on(asked, for_later))
            work.done += (1 - work.done) * STEP_SHARE / len(costs)

        await asyncio.gather(*map(add, costs))
        work.seed += times * APART

    async def _describe(self, table: Table, viewer: int, cost: Cost) -> ReviewedMove:
        """Return the cost or the gain of a move, in words."""
        made = table.line[cost.at].known_move_for(viewer)
        assert made is not None
        assert cost.better is not None
        view = await self._judge(made, cost.better)
        return cost.reviewed(view)


def _weight(cost: Cost) -> tuple[bool, float]:
    """Return the sort key of a cost."""
    return weight(cost.amount())


def _own_turns(table: Table, viewer: int) -> list[int]:
    """Return the numbers of the turns that a person decided at this seat."""
    turns = enumerate(table.line)
    return [at for at, turn in turns if turn.seat == viewer and turn.by == "person"]


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
    """Return the key under which the reviews of a table are stored."""
    return f"reviews of {name}"
