"""What happened, as one viewer may hear of it."""

from __future__ import annotations

from collections.abc import Iterable

from holdfast.kernel.game import Game
from holdfast.kernel.text import LANGUAGES
from holdfast.server.messages import EventView, Sentence
from holdfast.server.sentences import planned, told
from holdfast.table.seen import Told


def event_views(turns: Iterable[Told]) -> list[EventView]:
    """What was told of these turns."""
    views = []
    for turn in turns:
        if turn.plan is not None:
            said = planned(turn.names, turn.seat, turn.plan)
            views.append(EventView(seq=turn.seq, kind="plan", args={"seat": turn.seat}, said=said))
        views += [
            EventView(seq=turn.seq, kind=h.event.kind, args=h.event.args, said=told(h))
            for h in turn.heard
        ]
    return views


def begun(game: Game, position: str | None) -> list[EventView]:
    """Where a game is that did not begin at the beginning, if the game has a sentence for it."""
    key = f"position-{position}"
    if position is None or not game.text("en").has(key):
        return []
    said = Sentence(**{language: game.text(language)(key) for language in LANGUAGES})
    return [EventView(seq=0, kind="position", args={}, said=said)]
