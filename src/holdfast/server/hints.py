"""Hints: what a search would do, for the person who decides and from what that person may know."""

from __future__ import annotations

import asyncio

from holdfast.kernel.text import LANGUAGES
from holdfast.players.expert import Budget, best
from holdfast.players.tree import Choice
from holdfast.server.luck import Luck
from holdfast.server.messages import HintedMove, HintView, Sentence
from holdfast.server.problems import fault
from holdfast.server.sentences import called
from holdfast.server.thinkers import Thinkers
from holdfast.server.thoughts import Request
from holdfast.table import Refusal, Seen, Table
from holdfast.table.spoken import spoken


class Hints:
    """The hints of one table. A decision is thought about once, however often it is asked about,
    and not at all any more when nobody waits for it or the table has moved on."""

    def __init__(self, thinkers: Thinkers, budget: Budget, luck: Luck) -> None:
        self._thinkers = thinkers
        self._budget = budget
        self._luck = luck
        self._found: dict[tuple[int, int], asyncio.Task[HintView]] = {}
        """By sequence number and seat."""
        self._waiting: dict[asyncio.Task[HintView], int] = {}

    async def give(self, table: Table, viewer: int, seq: int) -> HintView:
        """A hint for the person who decides."""
        table.check_advisable(viewer, seq)
        if not self._thinkers.can_search(table.game.name):
            raise fault("not-ready")
        task = self._found.get((seq, viewer))
        if task is None:
            task = asyncio.create_task(self._think(table, viewer))
            self._found[seq, viewer] = task
        self._waiting[task] = self._waiting.get(task, 0) + 1
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if task.cancelled():
                raise Refusal("stale", "The table has moved on.") from None
            raise
        finally:
            self._waiting[task] -= 1
            if not self._waiting[task]:
                del self._waiting[task]
                if not task.done() or task.cancelled() or task.exception():
                    task.cancel()
                    self._forget(task)

    def follow(self, table: Table) -> None:
        """The table is now like this: only what a person has to decide here is still of use."""
        person = not table.over and table.seats[table.to_move].kind == "person"
        self._keep_only((table.seq, table.to_move) if person else None)

    def close(self) -> None:
        """Nobody waits any more."""
        self._keep_only(None)

    def _keep_only(self, decision: tuple[int, int] | None) -> None:
        for other, task in list(self._found.items()):
            if other != decision:
                task.cancel()
                self._forget(task)

    def _forget(self, task: asyncio.Task[HintView]) -> None:
        self._found = {key: kept for key, kept in self._found.items() if kept is not task}

    async def _think(self, table: Table, seat: int) -> HintView:
        seen, noise = await asyncio.to_thread(table.seen_by, seat), self._luck.noise(table)
        request = Request(seen.game.name, bytes(seen.hidden), self._budget, noise)
        choices = [c for c in await self._thinkers.advise(request) if c.move in seen.answers]
        return await asyncio.to_thread(hint_view, seen, choices)


def hint_view(seen: Seen, choices: list[Choice]) -> HintView:
    """The best of what a search has found, in words."""
    return HintView(
        seq=seen.seq,
        moves=[
            HintedMove(
                n=choice.move,
                said=said,
                note=note,
                win_chance=round(choice.win_chance, 3),
                points=None if seen.game.team else round(choice.points, 1),
            )
            for choice in best(choices)
            for said, note in [_words(seen, choice.move)]
        ],
    )


def _words(seen: Seen, move: int) -> tuple[Sentence, Sentence]:
    """A move, and what else is worth knowing about it."""
    titles, notes = {}, {}
    for language in LANGUAGES:
        text, names = seen.game.text(language), called(seen.names, language)
        titles[language], each = spoken(seen.game, seen.hidden, move, text, names)
        notes[language] = "; ".join(note.rstrip(".") for note in each)
    return Sentence(**titles), Sentence(**notes)
