"""Messages about a table for one viewer: the whole table, an update, or a summary."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from pydantic_core import to_json

from holdfast.hosting.messages.table import NextTable, WaitingRoomView
from holdfast.hosting.views.cache import PositionParts, position_parts
from holdfast.hosting.views.changes import SAME, change
from holdfast.hosting.views.clocks import clocks_view
from holdfast.hosting.views.conduct import conduct_view
from holdfast.hosting.views.events import events_text, start_events
from holdfast.hosting.views.seats import placements, seat_or_none, seat_views
from holdfast.table.observation import News, Observation, TableOverview

MOST_ENTRIES = 300
"""Maximum number of moves and commands that a connection can refer to. Then its numbering starts
again.
"""


@dataclass(frozen=True)
class Sent:
    """The state that a connection was sent last. The next update contains only the differences."""

    seq: int
    fields: dict[str, Any]
    """Fields of the `TableView` that are sent as changes."""
    parts: PositionParts
    entries: dict[str, int]
    """Moves and commands as JSON, each with the number by which the connection knows it."""


class Update(NamedTuple):
    """A message to a connection, and the `Sent` state after it."""

    kind: str
    """`table` or `update`."""
    rest: str
    """Message as JSON, from the field after its number on."""
    sent: Sent

    def number_message(self, number: int | None) -> str:
        """Return the message with its number on the connection."""
        counted = "null" if number is None else number
        return f'{{"type":"{self.kind}","number":{counted},{self.rest}'


def table_text(seen: Observation, news: News, name: str, connected: Collection[int]) -> str:
    """Return the whole table with new events: a `TableView` as JSON."""
    return whole(seen, news, name, connected).number_message(None)


def update(
    seen: Observation, news: News, name: str, connected: Collection[int], sent: Sent | None
) -> Update:
    """Return the next message to a connection.

    It is an `UpdateView`, or a `TableView` if nothing was sent yet or the connection needs the
    whole table again.
    """
    if sent is None or news.since is None:
        return whole(seen, news, name, connected)
    parts = position_parts(seen.game, seen.hidden, seen.viewer)
    fields = _fields(seen, parts, name, connected)
    moves, commands = parts.moves(seen.answers), parts.commands(seen.commands)
    entries = sent.entries
    afresh = len(entries) + len(moves) + len(commands) > MOST_ENTRIES
    if afresh or any(text not in entries for text in (*moves, *commands)):
        entries = {} if afresh else entries.copy()
    changed = change(sent.fields, fields)
    head = {
        "seq": seen.seq,
        "since": news.since,
        "afresh": afresh,
        "fields": {} if changed is SAME else changed,
    }
    view = "{}" if parts is sent.parts else parts.view_changes(sent.parts)
    rest = (
        f"{to_json(head).decode()[1:-1]}"
        f',"view":{view}'
        f',"moves":{_numbered_list(moves, entries)}'
        f',"commands":{_numbered_list(commands, entries)}'
        f',"events":{events_text(news.turns)}}}'
    )
    return Update("update", rest, Sent(seen.seq, fields, parts, entries))


def whole(seen: Observation, news: News, name: str, connected: Collection[int]) -> Update:
    """Return the whole table as a message, with new events."""
    parts = position_parts(seen.game, seen.hidden, seen.viewer)
    fields = _fields(seen, parts, name, connected)
    moves, commands = parts.moves(seen.answers), parts.commands(seen.commands)
    begins = news.since is None
    started = start_events(seen.game, seen.began_at) if begins else []
    head = {"seq": seen.seq, "whole": begins, "since": news.since, **fields}
    rest = (
        f"{to_json(head).decode()[1:-1]}"
        f',"view":{parts.view_text}'
        f',"moves":[{",".join(moves)}]'
        f',"commands":[{",".join(commands)}]'
        f',"events":{events_text(news.turns, started)}}}'
    )
    entries: dict[str, int] = {}
    _numbered_list((*moves, *commands), entries)
    return Update("table", rest, Sent(seen.seq, fields, parts, entries))


def _numbered_list(texts: Iterable[str], entries: dict[str, int]) -> str:
    """Return moves or commands as a JSON list.

    Those that the connection knows are given by their numbers. The others are written in full and
    get the next numbers in `entries`.
    """
    listed = []
    for text in texts:
        number = entries.get(text)
        if number is None:
            entries[text] = len(entries)
            listed.append(text)
        else:
            listed.append(str(number))
    return f"[{','.join(listed)}]"


def _fields(
    seen: Observation, parts: PositionParts, name: str, connected: Collection[int]
) -> dict[str, Any]:
    """Return the small fields of a `TableView`."""
    game = seen.game
    return {
        "table": name,
        "game": game.name,
        "viewer": seat_or_none(seen.viewer),
        "seats": seat_views(seen, connected),
        "ask": _ask(seen, parts),
        "newcomer": seen.newcomer,
        "together": seen.together,
        "one_screen": seen.one_screen,
        "undo": _undo(seen),
        "over": seen.hidden.over,
        "placements": placements(game, seen.hidden),
        "waiting_room": _waiting_room(seen),
        "clocks": clocks_view(seen),
        "next": next_table(seen),
        "conduct": conduct_view(seen),
        "hints": seen.hints,
        "deal": _deal(seen),
        "branch": None if seen.branch is None else seen.branch.model_dump(),
    }


def _waiting_room(seen: Observation) -> WaitingRoomView | None:
    """Return the waiting room, or None if the game has started."""
    if seen.waiting_room is None:
        return None
    room = seen.waiting_room
    return WaitingRoomView(host=room.host, ready=sorted(room.ready), fill_at=room.fill_at)


def _deal(seen: Observation) -> dict[str, Any] | None:
    """Return the deal that the table shares with others: the fields of a `DealMark`."""
    deal = seen.deal
    return None if deal is None else {"day": deal.day, "counted": deal.counted}


def next_table(seen: TableOverview) -> NextTable | None:
    """Return the table of the rematch as a message, or None."""
    if seen.next is None:
        return None
    return NextTable(
        table=seen.next.table,
        by=seen.next.seat,
        seats=[seat_or_none(seat) for seat in seen.next_seats],
    )


def summary(listed: TableOverview) -> dict[str, Any]:
    """Return the public summary of a table, which lists of tables show."""
    return {
        "seats": seat_views(listed, ()),
        "over": listed.hidden.over,
        "owes": list(listed.owes),
        "seq": listed.seq,
        "headline": listed.game.screen.chart(listed.hidden),
        "clocks": clocks_view(listed),
        "placements": [one.model_dump() for one in placements(listed.game, listed.hidden)],
        "next": None if (there := next_table(listed)) is None else there.model_dump(),
    }


def _ask(seen: Observation, parts: PositionParts) -> dict[str, Any] | None:
    """Return the open decision: the fields of an `AskView`."""
    if seen.hidden.over:
        return None
    return {
        "seat": seen.to_move,
        "decision": seen.question,
        "owes": seen.owes,
        "may": seen.may_answer,
        **parts.prompt,
    }


def _undo(seen: Observation) -> dict[str, Any]:
    """Return whether the last move may be taken back: the fields of an `UndoView`."""
    return {
        "how": seen.undo.how,
        "reason": seen.undo.reason,
        "wish_of": seen.wish_of,
        "waiting_for": seen.waiting_for,
    }
