"""A table, whole or since the viewer last heard of it; and in a line of a list."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from holdfast.server.messages import AskView, NextTable, TableView, UndoView
from holdfast.server.views.events import begun, event_views
from holdfast.server.views.moves import command_view, move_view
from holdfast.server.views.seats import seat_or_none, seat_views, standings
from holdfast.table.seen import News, Seen


def table_view(seen: Seen, news: News, name: str, connected: Collection[int]) -> TableView:
    """The table, with what is new about it."""
    game, hidden, whole = seen.game, seen.hidden, news.since is None
    return TableView(
        table=name,
        game=game.name,
        seq=seen.seq,
        viewer=seat_or_none(seen.viewer),
        seats=seat_views(seen, connected),
        ask=_ask(seen),
        moves=[move_view(game, hidden, move) for move in seen.answers],
        commands=[command_view(seen, move, seat) for move, seat in seen.commands],
        newcomer=seen.newcomer,
        undo=_undo(seen),
        view=game.screen.view(hidden, seen.viewer).model_dump(mode="json"),
        events=(begun(game, seen.began_at) if whole else []) + event_views(news.turns),
        whole=whole,
        since=news.since,
        over=seen.over,
        standings=standings(game, hidden),
        next=next_table(seen),
        hints=seen.hints,
    )


def next_table(seen: Seen) -> NextTable | None:
    """The way from a table to its rematch, if there is one."""
    if seen.next is None:
        return None
    return NextTable(
        table=seen.next.table,
        by=seen.next.seat,
        seats=[seat_or_none(seat) for seat in seen.next_seats],
    )


def summary(seen: Seen) -> dict[str, Any]:
    """What lists of tables show to everybody, of a table as spectators may know it."""
    return {
        "seats": [seat.model_dump() for seat in seat_views(seen, ())],
        "over": seen.over,
        "owes": list(seen.owes),
        "seq": seen.seq,
        "headline": seen.game.screen.chart(seen.hidden),
    }


def _ask(seen: Seen) -> AskView | None:
    if seen.over:
        return None
    return AskView(
        seat=seen.to_move,
        decision=seen.question,
        said=seen.game.asked(seen.hidden),
        owes=list(seen.owes),
        may=list(seen.may_answer),
    )


def _undo(seen: Seen) -> UndoView:
    return UndoView(
        how=seen.undo.how,
        reason=seen.undo.reason,
        wish_of=seen.wish_of,
        waiting_for=list(seen.waiting_for),
    )
