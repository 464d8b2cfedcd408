"""A table, whole or since the viewer last heard of it; and in a line of a list."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from pydantic_core import to_json

from holdfast.hosting.messages import NextTable, WaitingRoomView
from holdfast.hosting.views.events import begun, events_text
from holdfast.hosting.views.seats import seat_or_none, seat_views, standings
from holdfast.hosting.views.shared import (
    Known,
    commands_text,
    moves_text,
    question_text,
    view_text,
)
from holdfast.table.observation import News, Observation, TableOverview


def table_text(seen: Observation, news: News, name: str, connected: Collection[int]) -> str:
    """The table, with what is new about it: a `TableView` as it is sent.

    Its large parts are written once for all who know the same, and put in as they are.
    """
    game, whole = seen.game, news.since is None
    known = Known(game, seen.hidden)
    small = {
        "type": "table",
        "table": name,
        "game": game.name,
        "seq": seen.seq,
        "viewer": seat_or_none(seen.viewer),
        "seats": seat_views(seen, connected),
        "newcomer": seen.newcomer,
        "together": seen.together,
        "one_screen": seen.one_screen,
        "undo": _undo(seen),
        "whole": whole,
        "since": news.since,
        "over": seen.over,
        "standings": standings(game, seen.hidden),
        "gathering": _gathering(seen),
        "next": next_table(seen),
        "hints": seen.hints,
    }
    large = {
        "ask": _ask(seen, known),
        "moves": moves_text(known, seen.answers),
        "commands": commands_text(known, seen.commands),
        "view": view_text(known, seen.viewer),
        "events": events_text(news.turns, begun(game, seen.began_at) if whole else []),
    }
    parts = "".join(f',"{field}":{text}' for field, text in large.items())
    return f"{to_json(small).decode()[:-1]}{parts}}}"


def _gathering(seen: Observation) -> WaitingRoomView | None:
    """Who is waited for, where the game has not begun."""
    if seen.gathering is None:
        return None
    return WaitingRoomView(host=seen.gathering.host, ready=sorted(seen.gathering.ready))


def next_table(seen: Observation) -> NextTable | None:
    """The way from a table to its rematch, if there is one."""
    if seen.next is None:
        return None
    return NextTable(
        table=seen.next.table,
        by=seen.next.seat,
        seats=[seat_or_none(seat) for seat in seen.next_seats],
    )


def summary(listed: TableOverview) -> dict[str, Any]:
    """What lists of tables show to everybody, of a table as spectators may know it."""
    return {
        "seats": seat_views(listed, ()),
        "over": listed.over,
        "owes": list(listed.owes),
        "seq": listed.seq,
        "headline": listed.game.screen.chart(listed.hidden),
    }


def _ask(seen: Observation, known: Known) -> str:
    """The open decision: an `AskView`."""
    if seen.over:
        return "null"
    small = {
        "seat": seen.to_move,
        "decision": seen.question,
        "owes": seen.owes,
        "may": seen.may_answer,
    }
    return f"{to_json(small).decode()[:-1]},{question_text(known)}}}"


def _undo(seen: Observation) -> dict[str, Any]:
    """Whether the last move may be taken back: an `UndoView`."""
    return {
        "how": seen.undo.how,
        "reason": seen.undo.reason,
        "wish_of": seen.wish_of,
        "waiting_for": seen.waiting_for,
    }
