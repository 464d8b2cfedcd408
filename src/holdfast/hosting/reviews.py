"""Reviews: a player's costliest moves in a finished game, and the best one.

The win curve says which moves changed the chance most. Only these are judged. The largest of
several estimates is partly chance, so the costliest moves are judged again, from other games
(`costs.py`). A review is computed in the background, once, and stored with the game.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

from holdfast.hosting.adviser import made_view
from holdfast.hosting.bot_requests import ExplainRequest, PlayOnRequest
from holdfast.hosting.bots import Bots, for_later
from holdfast.hosting.costs import Cost, may_be_costliest, reviewed_move, weight
from holdfast.hosting.messages.advice import HintView
from holdfast.hosting.messages.reviews import ReviewedMove, ReviewView
from holdfast.hosting.problems import fault
from holdfast.hosting.storage import Storage
from holdfast.hosting.tasks import cancel_all
from holdfast.hosting.win_curve import FinishedGame, WinCurves
from holdfast.players.mcts import APART
from holdfast.table import KnownMove, RefusalError, Table

log = logging.getLogger(__name__)

MOST_COSTLY = 3
"""Number of costly moves that a review lists."""
JUDGED = 8
"""Number of moves that are judged: those after which the chance fell most."""
CHECKED = 6
"""Number of costly moves that are judged again."""
ROUNDS = (4, 4, 8)
"""Number of batches of games for each costly move and its better move in each round: all costly
moves in the first round, then only those that may be the costliest."""
BEST_JUDGED = 3
"""Number of moves that are judged: those after which the chance rose most."""
CURVE_SHARE = 0.8
"""Share of a review's progress that its win curve accounts for."""
SEED = 0
"""Random seed of all judgements, so that a review is the same each time."""

Judge = Callable[[KnownMove], Awaitable[HintView]]
"""Function that compares a move that was made with the best other one. The view has the move first,
then the other one.
"""


def adviser_judge(bots: Bots) -> Judge:
    """Return the judge that lets heuristic players finish the games."""

    async def judge(made: KnownMove) -> HintView:
        request = ExplainRequest.about(made, made.viewer, SEED)
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
        judged = await asyncio.gather(*(self._judge_turn(table, viewer, at) for at in turns))
        found = [move for move in judged if move is not None]
        likely = sorted((m for m in found if m.better), key=weight)[:CHECKED]
        again = await self.judge_again(table, viewer, likely)
        costly = sorted((m for m in again if m is not None), key=weight)[:MOST_COSTLY]
        best = sorted((m for m in found if not m.better), key=weight)[:1]
        return _view(table, viewer, costly, best[0] if best else None, progress=1.0)

    async def _judge_turn(self, table: Table, viewer: int, at: int) -> ReviewedMove | None:
        """Return the judgement of a turn, or None if there is nothing to show."""
        turn = table.line[at]
        made = turn.known_move_for(viewer)
        if made is None:
            return None
        view = await self._judge(made)
        return reviewed_move(table.game.screen.factors, view, at)

    async def judge_again(
        self, table: Table, viewer: int, likely: Sequence[ReviewedMove]
    ) -> list[ReviewedMove | None]:
        """Return costly moves with the numbers of new games, or None for those not confirmed."""
        costs = [Cost(table.game.screen.factors, move) for move in likely]
        open_costs, seed = costs, SEED + APART
        for times in ROUNDS:
            await asyncio.gather(
                *(self._play_on(table, viewer, cost, seed, times) for cost in open_costs)
            )
            open_costs, seed = may_be_costliest(open_costs), seed + times * APART
            if len(open_costs) < 2:
                break
        return [cost.confirm() for cost in costs]

    async def _play_on(self, table: Table, viewer: int, cost: Cost, seed: int, times: int) -> None:
        """Add more games to the estimate of what a move costs."""
        found, made = cost.found, table.line[cost.found.at].known_move_for(viewer)
        if made is None or found.better is None:
            return
        asked = PlayOnRequest(
            game=table.game.name,
            hidden=bytes(made.hidden),
            noise=seed,
            viewer=viewer,
            moves=(made.move, found.better.n),
            times=times,
        )
        cost.add(await self._bots.play_on(asked, for_later))


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
