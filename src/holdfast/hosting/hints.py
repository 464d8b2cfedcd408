"""Hints for the person who decides, and explanations of the moves of bots.

Both use only what the viewer may know.
"""

from __future__ import annotations

import asyncio
from dataclasses import asdict

from holdfast.hosting.bot_requests import Advice, ExplainRequest, Request
from holdfast.hosting.bots import Bots
from holdfast.hosting.entropy import Entropy
from holdfast.hosting.log_text import seat_names
from holdfast.hosting.messages import HintedMove, HintView, LeadView, ReasonView, Sentence
from holdfast.hosting.problems import fault
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.kernel.translations import LANGUAGES
from holdfast.players.mcts import Budget
from holdfast.players.reasons import Reason
from holdfast.table import KnownMove, Observation, RefusalError, Table
from holdfast.table.wording import put, spoken


class Hints:
    """The hints of one table.

    A hint is computed once for each decision, no matter how many requests there are. The
    computation is cancelled when nobody waits for it or the table has changed.
    """

    def __init__(self, bots: Bots, budget: Budget, entropy: Entropy) -> None:
        self._bots = bots
        self._budget = budget
        self._entropy = entropy
        self._computations: dict[tuple[int, int], asyncio.Task[HintView]] = {}
        """Computations by sequence number and seat."""
        self._waiting: dict[asyncio.Task[HintView], int] = {}
        """Number of requests that wait for each computation."""

    async def give(self, table: Table, viewer: int, seq: int) -> HintView:
        """Return a hint for the person who decides."""
        table.check_advisable(viewer, seq)
        if not self._bots.can_search(table.game.name):
            raise fault("not-ready")
        task = self._computations.get((seq, viewer))
        if task is None:
            task = asyncio.create_task(self._think(table, viewer))
            self._computations[seq, viewer] = task
        self._waiting[task] = self._waiting.get(task, 0) + 1
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if task.cancelled():
                raise RefusalError("stale", "Somebody was faster: the table has changed.") from None
            raise
        finally:
            self._waiting[task] -= 1
            if not self._waiting[task]:
                del self._waiting[task]
                if not task.done() or task.cancelled() or task.exception():
                    task.cancel()
                    self._forget(task)

    def follow(self, table: Table) -> None:
        """Cancel hints for other decisions than the current one."""
        person = not table.over and table.seats[table.to_move].kind == "person"
        self._keep_only((table.seq, table.to_move) if person else None)

    def close(self) -> None:
        """Cancel all hints."""
        self._keep_only(None)

    def _keep_only(self, decision: tuple[int, int] | None) -> None:
        """Cancel all hints except that for one decision."""
        for other, task in list(self._computations.items()):
            if other != decision:
                task.cancel()
                self._forget(task)

    def _forget(self, task: asyncio.Task[HintView]) -> None:
        """Drop a computation."""
        self._computations = {
            key: other for key, other in self._computations.items() if other is not task
        }

    async def _think(self, table: Table, seat: int) -> HintView:
        """Compute a hint."""
        seen, noise = await asyncio.to_thread(table.observe, seat), self._entropy.noise(table)
        request = Request(
            seen.game.name, seat, bytes(seen.hidden), seen.answers, self._budget, noise
        )
        advice = await self._bots.advise(request)
        return await asyncio.to_thread(hint_view, seen, advice)

    async def explain(self, table: Table, viewer: int, seq: int) -> HintView:
        """Return the reasons for a move of a bot, from what the viewer may know."""
        made = await asyncio.to_thread(table.made, viewer, seq)
        if not self._bots.can_search(table.game.name):
            raise fault("not-ready")
        doubt = ExplainRequest(
            made.game.name, viewer, bytes(made.hidden), made.move, self._entropy.noise(table)
        )
        advice = await self._bots.justify(doubt)
        if not advice.ranking.moves:
            raise fault("not-known")
        return await asyncio.to_thread(made_view, made, advice)

    async def explain_plan(self, table: Table, viewer: int, seat: int) -> HintView:
        """Return the reasons for the plan of a bot, from public information."""
        planned = await asyncio.to_thread(table.team_planning.planned, seat)
        if not self._bots.can_search(table.game.name):
            raise fault("not-ready")
        noise = self._entropy.noise(table)
        doubt = ExplainRequest(table.game.name, viewer, bytes(planned.hidden), planned.move, noise)
        advice = await self._bots.justify(doubt)
        if not advice.ranking.moves:
            raise fault("not-known")
        return await asyncio.to_thread(made_view, planned, advice)


def hint_view(seen: Observation, advice: Advice) -> HintView:
    """Return a hint as a message."""
    return _advice_view(seen.game, seen.hidden, seen.names, seen.seq, advice)


def made_view(made: KnownMove, advice: Advice) -> HintView:
    """Return the explanation of a move as a message: the move itself first, then the
    alternatives.
    """
    view = _advice_view(made.game, made.hidden, made.names, made.seq, advice)
    view.moves.sort(key=lambda move: move.n != made.move)
    return view


def _advice_view(
    game: Game, hidden: Position, names: tuple[str, ...], seq: int, advice: Advice
) -> HintView:
    """Return ranked moves with their reasons as a message."""
    ranking, moves = advice.ranking, []
    for one in ranking.moves:
        choice = one.choice
        because, risk = advice.why.get(choice.move, ((), None))
        said, note = _title_and_notes(game, hidden, names, choice.move)
        moves.append(
            HintedMove(
                n=choice.move,
                said=said,
                note=note,
                win_chance=round(choice.win_chance, 3),
                low=round(one.low, 3),
                high=round(one.high, 3),
                rank=one.rank,
                because=[_reason_view(game, names, reason) for reason in because],
                risk=_reason_view(game, names, risk) if risk else None,
                points=None if game.team else round(choice.points, 1),
            )
        )
    return HintView(
        seq=seq,
        team=game.team,
        alone=game.seats(hidden) == 1,
        sureness=ranking.sureness,
        games=ranking.games,
        lead=LeadView(**asdict(ranking.lead)) if ranking.lead else None,
        moves=moves,
    )


def _reason_view(game: Game, names: tuple[str, ...], reason: Reason) -> ReasonView:
    """Return a reason as a message."""
    said = {
        language: put(reason.said, game.text(language), seat_names(names, language))
        for language in LANGUAGES
    }
    return ReasonView(
        factor=reason.factor, said=Sentence(**said), percent=reason.percent, other=reason.other
    )


def _title_and_notes(
    game: Game, hidden: Position, names: tuple[str, ...], move: int
) -> tuple[Sentence, Sentence]:
    """Return the title and the notes of a move in both languages."""
    titles, notes = {}, {}
    for language in LANGUAGES:
        text, people = game.text(language), seat_names(names, language)
        titles[language], each = spoken(game, hidden, move, text, people)
        notes[language] = "; ".join(note.rstrip(".") for note in each)
    return Sentence(**titles), Sentence(**notes)
