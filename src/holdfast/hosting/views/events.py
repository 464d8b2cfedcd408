"""What happened, as one viewer may hear of it."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from functools import lru_cache

from pydantic_core import to_json

from holdfast.hosting.log_text import answered, planned, told, told_in_both
from holdfast.hosting.messages import EventView, Sentence
from holdfast.hosting.views.json_text import quoted
from holdfast.kernel.game import Game
from holdfast.kernel.translations import LANGUAGES
from holdfast.table.observation import KnownEvent, KnownMove, TurnReport
from holdfast.table.wording import Plan

KEPT = 128
"""Events. Those who are at one table ask for them one right after the other; and each that is kept
keeps the position that it led to."""
TEXTS = 10_000
"""Lines that are kept as they were written, each of some hundred letters; then all are let go of,
since whichever are still said come again soon."""


def event_views(turns: Iterable[TurnReport]) -> list[EventView]:
    """What was told of these turns."""
    views = []
    for turn in turns:
        if turn.plan is not None:
            views.append(_plan(turn, turn.plan))
        if turn.answered is not None:
            views.append(_answered(turn.answered))
        views += [_event(turn.seq, heard) for heard in turn.heard]
    return views


def events_text(turns: Iterable[TurnReport], before: Sequence[EventView] = ()) -> str:
    """What was told of these turns, after some others, as it is sent."""
    texts = [event.model_dump_json() for event in before]
    for turn in turns:
        if turn.plan is not None:
            texts.append(_plan(turn, turn.plan).model_dump_json())
        if turn.answered is not None:
            texts.append(_answered(turn.answered).model_dump_json())
        texts += [_text(turn.seq, heard) for heard in turn.heard]
    return f"[{','.join(texts)}]"


@lru_cache(KEPT)
def _text(seq: int, heard: KnownEvent) -> str:
    """Something that happened, written once for all who may hear of it."""
    return f'{{"seq":{seq},{_said(heard)}}}'


def _said(heard: KnownEvent) -> str:
    """Everything but when it was. Where all that is said of it follows from is as it was, here or
    at another table, that is written as it was."""
    game, event = heard.game, heard.event
    facts = game.screen.sentence_facts
    if facts is None:
        return _written(heard)
    about = facts(heard.public, event)
    known = game, event.kind, (*event.args.values(),), heard.names, about
    text = _texts.get(known)
    if text is None:
        if len(_texts) >= TEXTS:
            _texts.clear()
        text = _texts[known] = _written(heard)
    return text


_texts: dict[tuple[Hashable, ...], str] = {}


def _written(heard: KnownEvent) -> str:
    event = heard.event
    args, said = to_json(event.args).decode(), to_json(told_in_both(heard)).decode()
    return f'"kind":{quoted(event.kind)},"args":{args},"said":{said}'


def _event(seq: int, heard: KnownEvent) -> EventView:
    return EventView(seq=seq, kind=heard.event.kind, args=heard.event.args, said=told(heard))


def _plan(turn: TurnReport, plan: Plan) -> EventView:
    said = planned(turn.names, turn.seat, plan)
    return EventView(seq=turn.seq, kind="plan", args={"seat": turn.seat}, said=said)


def _answered(made: KnownMove) -> EventView:
    args = {"seat": made.viewer}
    return EventView(seq=made.seq, kind="answered", args=args, said=answered(made))


def begun(game: Game, position: str | None) -> list[EventView]:
    """Where a game is that did not begin at the beginning, if the game has a sentence for it."""
    key = f"position-{position}"
    if position is None or not game.text("en").has(key):
        return []
    said = Sentence(**{language: game.text(language)(key) for language in LANGUAGES})
    return [EventView(seq=0, kind="position", args={}, said=said)]
