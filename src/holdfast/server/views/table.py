"""A table, whole or since the viewer last heard of it; and in a line of a list."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from holdfast.server.messages import AskView, NextTable, TableView, UndoView
from holdfast.server.views.events import begun, event_views
from holdfast.server.views.moves import command_view, move_view
from holdfast.server.views.seats import seat_or_none, seat_views, standings
from holdfast.table import Table


def table_view(
    table: Table, name: str, viewer: int, connected: Collection[int], since: int | None = None
) -> TableView:
    """The table, with the events after a sequence number that the viewer has reached; or whole."""
    game = table.game
    hidden = game.hide(table.position, viewer)
    turns = None if since is None else table.turns_since(since)
    whole = turns is None
    return TableView(
        table=name,
        game=game.name,
        seq=table.seq,
        viewer=seat_or_none(viewer),
        seats=seat_views(table, connected, viewer),
        ask=_ask(table),
        moves=[move_view(game, hidden, move) for move in table.answers(viewer)],
        commands=[command_view(table, hidden, move) for move in table.commands(viewer)],
        newcomer=table.place_for_newcomer(viewer) is not None,
        undo=_undo(table, viewer),
        view=game.screen.view(hidden, viewer).model_dump(mode="json"),
        events=begun(game, table.opening.position) + event_views(table.line, viewer)
        if turns is None
        else event_views(turns, viewer),
        whole=whole,
        since=None if whole else since,
        over=table.over,
        standings=standings(game, hidden),
        next=next_table(table),
        hints=table.opening.hints,
    )


def next_table(table: Table) -> NextTable | None:
    """The way from a table to its rematch, if there is one."""
    if table.next is None:
        return None
    return NextTable(
        table=table.next.table,
        by=table.next.seat,
        seats=[seat_or_none(table.next_seat(number)) for number in range(len(table.seats))],
    )


def summary(table: Table) -> dict[str, Any]:
    """What lists of tables show: the same to everybody."""
    return {
        "seats": [seat.model_dump() for seat in seat_views(table, ())],
        "over": table.over,
        "owes": list(table.owes),
        "seq": table.seq,
        "headline": table.game.chart(table.position),
    }


def _ask(table: Table) -> AskView | None:
    decision = table.game.decision(table.position)
    if decision is None:
        return None
    return AskView(
        seat=table.to_move,
        decision=decision,
        owes=list(table.owes),
        may=list(table.may_answer),
    )


def _undo(table: Table, viewer: int) -> UndoView:
    undo = table.may_undo(viewer)
    return UndoView(
        how=undo.how,
        reason=undo.reason,
        wish_of=table.wish.seat if table.wish else None,
        waiting_for=list(table.waiting_for),
    )
