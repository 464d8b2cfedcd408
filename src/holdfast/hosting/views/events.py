"""Messages with the events that one viewer may know."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from holdfast.hosting.log_text import auto_answer_sentence, event_sentence, plan_sentence
from holdfast.hosting.messages.base import Sentence
from holdfast.hosting.messages.table import EventView
from holdfast.hosting.views.cache import event_text
from holdfast.kernel.game import Game
from holdfast.kernel.translations import LANGUAGES
from holdfast.table.observation import KnownEvent, KnownMove, TurnReport
from holdfast.table.wording import Plan


def event_views(turns: Iterable[TurnReport]) -> list[EventView]:
    """Return the events of these turns."""
    views = []
    for turn in turns:
        if turn.plan is not None:
            views.append(_plan_event(turn, turn.plan))
        if turn.auto_answer is not None:
            views.append(_auto_answer_event(turn.auto_answer))
        views += [_event(turn.seq, heard) for heard in turn.known_events]
    return views


def events_text(turns: Iterable[TurnReport], before: Sequence[EventView] = ()) -> str:
    """Return the events of these turns, after the events `before`, as JSON."""
    texts = [event.model_dump_json() for event in before]
    for turn in turns:
        if turn.plan is not None:
            texts.append(_plan_event(turn, turn.plan).model_dump_json())
        if turn.auto_answer is not None:
            texts.append(_auto_answer_event(turn.auto_answer).model_dump_json())
        texts += [event_text(turn.seq, heard) for heard in turn.known_events]
    return f"[{','.join(texts)}]"


def _event(seq: int, heard: KnownEvent) -> EventView:
    """Return an event as a message."""
    return EventView(
        seq=seq, kind=heard.event.kind, args=heard.event.args, wording=event_sentence(heard)
    )


def _plan_event(turn: TurnReport, plan: Plan) -> EventView:
    """Return the plan that a bot announced as an event."""
    wording = plan_sentence(turn.names, turn.seat, plan)
    return EventView(seq=turn.seq, kind="plan", args={"seat": turn.seat}, wording=wording)


def _auto_answer_event(made: KnownMove) -> EventView:
    """Return an automatic answer as an event."""
    args = {"seat": made.viewer}
    return EventView(seq=made.seq, kind="answered", args=args, wording=auto_answer_sentence(made))


def start_events(game: Game, position: str | None) -> list[EventView]:
    """Return an event that describes the named position in which a game started, if the game has a
    text for it.
    """
    key = f"position-{position}"
    if position is None or not game.text("en").has(key):
        return []
    wording = Sentence(**{language: game.text(language)(key) for language in LANGUAGES})
    return [EventView(seq=0, kind="position", args={}, wording=wording)]
