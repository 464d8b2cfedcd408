"""Highlights: the latest sentences of a table's log for each seat, stored with the table.

Lists of games show what happened since somebody last looked, without reading the whole table. Each
seat has its own sentences, made from what that seat may know, and only that seat is sent them. They
are kept for tables with a time control: at others people are present.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from holdfast.hosting.log_text import event_sentences
from holdfast.table import Table
from holdfast.table.observation import TurnReport

Highlights = Mapping[str, list[dict[str, Any]]]
"""For each seat (as text) its latest sentences: `seq`, `wording` by language, and whether the event
is about the seat itself (`own`)."""

MOST = 6
"""Maximum number of sentences that are kept for one seat."""


def advance(old: Highlights, seq: int, table: Table) -> Highlights:
    """Return the highlights of a table that was at sequence number `seq` before.

    Sentences about moves that were taken back are dropped.
    """
    if table.clocks is None:
        return {}
    undone = table.last.seq <= seq
    new: dict[str, list[dict[str, Any]]] = {}
    for seat in range(len(table.seats)):
        kept = [one for one in old.get(str(seat), ()) if one["seq"] <= table.last.seq]
        turns = () if undone else table.news(seat, seq).turns
        told = [one for turn in turns if turn.seat != seat for one in _sentences(turn, seat)]
        new[str(seat)] = _best([*kept, *told])
    return new


def since(highlights: Highlights, seat: int | None, seq: int) -> dict[str, str] | None:
    """Return the latest sentence for a seat after a sequence number, or None.

    Sentences about the seat itself come first.
    """
    fresh = [one for one in highlights.get(str(seat), ()) if one["seq"] > seq]
    own = [one for one in fresh if one["own"]]
    said: dict[str, str] | None = (own or fresh)[-1]["wording"] if fresh else None
    return said


def _sentences(turn: TurnReport, seat: int) -> list[dict[str, Any]]:
    """Return the sentences of a turn for a seat."""
    said = ((heard.event, event_sentences(heard)) for heard in turn.known_events)
    return [
        {
            "seq": turn.seq,
            "wording": sentences,
            "own": event.args.get("seat") == seat and not event.kind.endswith("began"),
        }
        for event, sentences in said
        if sentences is not None
    ]


def _best(told: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the latest sentences, among them always the latest about the seat itself."""
    latest = told[-MOST:]
    own = [one for one in told[:-MOST] if one["own"]]
    return [own[-1], *latest[1:]] if own and not any(one["own"] for one in latest) else latest
