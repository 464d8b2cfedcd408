"""Hints and the coach of the person who decides, and explanations of moves that were made.

All use only what the viewer may know. A hint and the coach share one ranking of each decision, so
they never contradict each other.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from holdfast.hosting.bot_requests import CoachRequest, ExplainRequest, HintRequest
from holdfast.hosting.bots import Bots
from holdfast.hosting.entropy import Entropy
from holdfast.hosting.log_text import seat_names
from holdfast.hosting.messages.advice import (
    BetterView,
    CoachView,
    HintedMove,
    HintView,
    LeadView,
    ReasonView,
)
from holdfast.hosting.messages.base import Sentence
from holdfast.hosting.problems import fault
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.kernel.translations import LANGUAGES
from holdfast.kernel.wording import Caution
from holdfast.players.adviser import STEPS, Advice, Comparison
from holdfast.players.mcts import Budget
from holdfast.players.reasons import Reason
from holdfast.table import KnownMove, Observation, RefusalError, Table
from holdfast.table.wording import put, title_and_notes

SOUND = CoachView(cautions=[], better=None)
"""The answer of a coach when no other move is clearly better."""
LAST = len(STEPS) - 1
"""The last step of a hint."""
MOVE = "move:"
"""Prefix of a highlight target that is a move."""


class Adviser:
    """The hints and the coach of one table.

    A decision is ranked once, no matter how many requests there are. The computation is cancelled
    when nobody waits for it or the table has changed.
    """

    def __init__(self, bots: Bots, budget: Budget, entropy: Entropy) -> None:
        self._bots = bots
        self._budget = budget
        self._entropy = entropy
        self._computations: dict[tuple[int, int, int], asyncio.Task[Advice]] = {}
        """Computations by sequence number, seat and step."""
        self._waiting: dict[asyncio.Task[Advice], int] = {}
        """Number of requests that wait for each computation."""
        self._shown: tuple[int, int, list[int]] | None = None
        """The latest hint that was shown: sequence number, seat and first move."""

    async def hint(self, table: Table, viewer: int, seq: int, step: int = LAST) -> HintView:
        """Return a hint for the person who decides, as far as this step of the search knows it."""
        table.check_advisable(viewer, seq)
        if not self._bots.can_search(table.game.name):
            raise fault("not-ready")
        seen = await asyncio.to_thread(table.observe, viewer)
        advice = await self._advice(table, seen, step)
        self._shown = seen.seq, viewer, [one.choice.move for one in advice.ranking.moves[:1]]
        progress = sum(STEPS[: step + 1]) if step < LAST else 1.0
        return await asyncio.to_thread(hint_view, seen, advice, progress)

    async def coach(self, table: Table, viewer: int, move: int) -> CoachView:
        """Return the coach's warning about a move of the viewer, if there is a better one.

        Most moves are found to be sound without a search. Only a move that may be a mistake is
        compared with the ranking that a hint shows. The first move of the hint that the viewer has
        seen is sound, even if that hint is rough.
        """
        seen = await asyncio.to_thread(table.observe, viewer)
        if move not in seen.answers or len(seen.answers) < 2 or not table.opening.hints:
            return SOUND
        game, hidden = seen.game, seen.hidden
        if not self._bots.can_search(game.name):
            return await asyncio.to_thread(coach_by_rules, seen, move)
        if self._shown == (seen.seq, viewer, [move]):
            return SOUND
        cautions = await asyncio.to_thread(game.cautions, hidden, move)
        noise = self._entropy.noise(table)
        asked = CoachRequest(
            game=game.name,
            hidden=bytes(hidden),
            noise=noise,
            viewer=viewer,
            answers=seen.answers,
            move=move,
        )
        known = (seen.seq, viewer, LAST) in self._computations
        if not cautions and not known and not (await self._bots.coach(asked)).doubtful:
            return SOUND
        named = tuple(one for caution in cautions for one in _named_moves(seen, caution))
        advice = await self._advice(table, seen)
        found = await self._bots.coach(replace(asked, advice=advice, named=named))
        if found.better is None:
            return SOUND
        return await asyncio.to_thread(coach_view, seen, cautions, found.better)

    async def _advice(self, table: Table, seen: Observation, step: int = LAST) -> Advice:
        """Return the ranking of a decision after a step of its search, which all requests share.

        Nothing is computed between two steps. The client requests the next one.
        """
        step = min(step, LAST)
        # The first step is the net's. Its chances are not mixed with those of played games.
        found = (await self._advice(table, seen, step - 1)).ranking.choices if step > 1 else ()
        key = (seen.seq, seen.viewer, step)
        task = self._computations.get(key)
        if task is None:
            request = HintRequest(
                game=seen.game.name,
                hidden=bytes(seen.hidden),
                noise=self._entropy.noise(table),
                viewer=seen.viewer,
                answers=seen.answers,
                budget=self._budget.part(STEPS[step]),
                found=found,
                first=step == 0,
                last=step == LAST,
            )
            task = asyncio.create_task(self._bots.advise(request))
            self._computations[key] = task
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

    def cancel_outdated(self, table: Table) -> None:
        """Cancel computations for other decisions than the current one."""
        person = not table.over and table.seats[table.to_move].kind == "person"
        self._keep_only((table.seq, table.to_move) if person else None)

    def close(self) -> None:
        """Cancel all computations."""
        self._keep_only(None)

    def _keep_only(self, decision: tuple[int, int] | None) -> None:
        """Cancel all computations except that for one decision."""
        for other, task in list(self._computations.items()):
            if other[:2] != decision:
                task.cancel()
                self._forget(task)

    def _forget(self, task: asyncio.Task[Advice]) -> None:
        """Drop a computation."""
        self._computations = {
            key: other for key, other in self._computations.items() if other is not task
        }

    async def explain(self, table: Table, viewer: int, seq: int) -> HintView:
        """Return the reasons for a move of a bot, from what the viewer may know."""
        made = await asyncio.to_thread(table.known_move, viewer, seq)
        return await self._explain(table, viewer, made)

    async def explain_plan(self, table: Table, viewer: int, seat: int) -> HintView:
        """Return the reasons for the plan of a bot, from public information."""
        planned = await asyncio.to_thread(table.team_planning.known_planned_move, seat)
        return await self._explain(table, viewer, planned)

    async def _explain(self, table: Table, viewer: int, known: KnownMove) -> HintView:
        """Return the reasons for a move."""
        if not self._bots.can_search(table.game.name):
            raise fault("not-ready")
        request = ExplainRequest.about(known, viewer, self._entropy.noise(table))
        advice = await self._bots.justify(request)
        if not advice.ranking.moves:
            raise fault("not-known")
        return await asyncio.to_thread(made_view, known, advice)


def hint_view(seen: Observation, advice: Advice, progress: float = 1.0) -> HintView:
    """Return a hint as a message."""
    return _advice_view(seen.game, seen.hidden, seen.seats.names, seen.seq, advice, progress)


def made_view(made: KnownMove, advice: Advice) -> HintView:
    """Return the explanation of a move as a message: the move itself first, then the
    alternatives.
    """
    view = _advice_view(made.game, made.hidden, made.names, made.seq, advice)
    view.moves.sort(key=lambda move: move.n != made.move)
    return view


def _advice_view(
    game: Game,
    hidden: Position,
    names: tuple[str, ...],
    seq: int,
    advice: Advice,
    progress: float = 1.0,
) -> HintView:
    """Return ranked moves with their reasons as a message."""
    ranking, moves = advice.ranking, []
    for one in ranking.moves:
        choice = one.choice
        because, risk = advice.why.get(choice.move, ((), None))
        wording, note = _title_and_notes(game, hidden, names, choice.move)
        by_points = ranking.measure == "points"
        moves.append(
            HintedMove(
                n=choice.move,
                wording=wording,
                note=note,
                win_chance=round(choice.win_chance, 3),
                low=round(one.low, 3),
                high=round(one.high, 3),
                rank=one.rank,
                alike=one.alike,
                because=_reason_views(game, names, because),
                risk=_reason_view(game, names, risk) if risk else None,
                points=None
                if advice.by_net or (game.team and not by_points)
                else round(one.value if by_points else choice.points, 1),
            )
        )
    lead = ranking.lead
    return HintView(
        seq=seq,
        team=game.team,
        alone=game.seats(hidden) == 1,
        measure=ranking.measure,
        sureness=ranking.sureness,
        games=ranking.games,
        progress=progress,
        lead=LeadView(by=round(lead.by, 3), reach=round(lead.error, 3), sure=lead.sure)
        if lead
        else None,
        moves=moves,
    )


def coach_view(seen: Observation, cautions: Sequence[Caution], better: Comparison) -> CoachView:
    """Return the coach's warning as a message: why not this move, and which one instead.

    Warnings of the game that name moves, but not the better one, are left out. Of the moves only
    the better one is highlighted.
    """
    game, hidden, names = seen.game, seen.hidden, seen.seats.names
    told, lit = [], f"{MOVE}{game.key(hidden, better.move)}"
    for caution in cautions:
        named = _named_moves(seen, caution)
        if not named:
            told.append(caution.model_copy(update={"points": ()}))
        elif better.move in named:
            points = tuple(p for p in caution.points if p == lit or not p.startswith(MOVE))
            told.append(caution.model_copy(update={"points": points}))
    wording, _ = _title_and_notes(game, hidden, names, better.move)
    return CoachView(
        cautions=told,
        better=BetterView(
            n=better.move,
            key=game.key(hidden, better.move),
            wording=wording,
            measure=better.measure,
            by=round(better.by, 3),
            fewer=better.fewer,
            loses=better.loses,
            because=_reason_views(game, names, better.because),
            risk=_reason_view(game, names, better.risk) if better.risk else None,
        ),
    )


def coach_by_rules(seen: Observation, move: int) -> CoachView:
    """Return the warnings of the game itself, as long as no search is compiled.

    There are none if the heuristic player would make the same move, or if every move has a warning.
    The move to highlight is one that a warning names, or else the one of the heuristic player.
    """
    game, hidden = seen.game, seen.hidden
    cautions = game.cautions(hidden, move) if move in seen.answers else []
    if not cautions or game.advise(hidden, 0, list(seen.answers)) == move:
        return SOUND
    sound = [one for one in seen.answers if one != move and not game.cautions(hidden, one)]
    if not sound:
        return SOUND
    named = [one for caution in cautions for one in _named_moves(seen, caution)]
    better = next((one for one in named if one in sound), game.advise(hidden, 0, sound))
    return coach_view(seen, cautions, Comparison(better, (), (), None, "chance", 0.0, 0.0, 0))


def _named_moves(seen: Observation, caution: Caution) -> list[int]:
    """Return the moves that a warning names, of those that the viewer may choose."""
    keys = {point.removeprefix(MOVE) for point in caution.points if point.startswith(MOVE)}
    if not keys:
        return []
    return [move for move in seen.answers if seen.game.key(seen.hidden, move) in keys]


def _reason_views(
    game: Game, names: tuple[str, ...], reasons: Sequence[Reason]
) -> list[ReasonView]:
    """Return reasons as messages."""
    return [_reason_view(game, names, reason) for reason in reasons]


def _reason_view(game: Game, names: tuple[str, ...], reason: Reason) -> ReasonView:
    """Return a reason as a message."""
    wording = {
        language: put(reason.wording, game.text(language), seat_names(names, language))
        for language in LANGUAGES
    }
    return ReasonView(
        factor=reason.factor,
        wording=Sentence(**wording),
        percent=reason.percent,
        other=reason.other,
    )


def _title_and_notes(
    game: Game, hidden: Position, names: tuple[str, ...], move: int
) -> tuple[Sentence, Sentence]:
    """Return the title and the notes of a move in both languages."""
    titles, notes = {}, {}
    for language in LANGUAGES:
        text, people = game.text(language), seat_names(names, language)
        titles[language], each = title_and_notes(game, hidden, move, text, people)
        notes[language] = " ".join(f"{note[:1].upper()}{note[1:].rstrip('.')}." for note in each)
    return Sentence(**titles), Sentence(**notes)
