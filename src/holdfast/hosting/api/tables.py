"""Tables: open, list, view and play at them, start a rematch, and join running games."""

from __future__ import annotations

from holdfast.hosting import new_tables, open_tables, table_list
from holdfast.hosting.api.call import Call, TableCall
from holdfast.hosting.api.conduct import as_person
from holdfast.hosting.api.parameters import Number, Seq, TableText
from holdfast.hosting.limits import Limit
from holdfast.hosting.messages.commands import Command, SitDown
from holdfast.hosting.messages.lobby import (
    DaysOffWish,
    HeldTokens,
    Newcomer,
    NewSeat,
    NewTable,
    TableSummary,
    TableWish,
    Taken,
)
from holdfast.hosting.messages.table import NextTable
from holdfast.hosting.new_tables import first_seat
from holdfast.hosting.problems import fault
from holdfast.hosting.tokens import new_token
from holdfast.hosting.updates import table_message


async def open_table(call: Call, body: TableWish) -> NewTable:
    """Open a table."""
    await call.host.load_rules(body.game)
    name = None if call.bot is None else call.bot.account.name
    if body.listing is not None:
        if call.host.listing_storage is None:
            raise fault("no-such-request")
        opened = await open_tables.open_listed(
            call.host.rooms, call.host.listing_storage, body, call.client, name
        )
    else:
        opened = await new_tables.open_table(call.host.rooms, body, name)
    if name is not None:
        await call.keep_seat(opened.table, first_seat(body))
    if call.host.conduct is not None and any(seat.kind == "open" for seat in body.seats):
        own = [number for number, seat in enumerate(body.seats) if seat.kind == "person"]
        room = await call.host.rooms.enter(opened.table)
        await call.host.conduct.attach(call.browser, room, own)
    return opened


async def list_tables(call: Call, body: HeldTokens) -> list[TableSummary]:
    """Return the tables that these tokens belong to, the latest first."""
    return await table_list.tables_of(call.host.rooms, body)


async def take_days_off(call: Call, body: DaysOffWish) -> list[TableSummary]:
    """Take days off in all slow games of these tokens, so that their clocks stand still."""
    return await table_list.take_days_off(call.host.rooms, body)


def table(call: TableCall) -> TableText:
    """Return the table with its full history."""
    return table_message(call.table, call.room.name, call.viewer, call.connected)


def table_after(call: TableCall, seq: Seq) -> TableText:
    """Return the table with everything that happened after a sequence number."""
    return table_message(call.table, call.room.name, call.viewer, call.connected, seq)


async def send_command(call: TableCall, body: Command) -> TableText:
    """Carry out a command at the table, for clients without a socket."""
    if isinstance(body, SitDown):
        body = body.model_copy(update={"name": call.name(body.name)})
    await call.room.obey(body, call.viewer)
    return await call.room.updates.whole(call.viewer, getattr(body, "seq", None))


async def rematch(call: TableCall) -> NextTable:
    """Return the table of the rematch; the first player who asks opens it for everyone."""
    is_new = call.table.next is None
    there = await new_tables.rematch(
        call.host.rooms, call.room, call.viewer, lambda: call.check(Limit.OPEN_TABLE)
    )
    if is_new and call.host.accounts is not None:
        await call.host.accounts.hold_rematch(call.room.name, there)
    return there


async def add_seat(call: TableCall, body: Newcomer) -> NewSeat:
    """Add a seat for a new player to a running game, if its rules allow that."""
    return await new_tables.let_in(call.room, call.viewer, body)


async def take_seat(call: TableCall, seat: Number, body: Taken) -> NewSeat:
    """Move a spectator who joins to the free seat of a new player."""
    name, is_bot = call.name(body.name), call.bot is not None
    taken = await as_person(
        call,
        call.room,
        lambda t: t.take_place(call.viewer, seat, name, is_bot),
        new_token(),
    )
    await call.keep_seat(call.room.name, seat)
    return taken
