"""Opening of new tables, rematches and seats of newcomers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from holdfast import games, players
from holdfast.hosting.bot_seats import bot_name
from holdfast.hosting.messages.lobby import (
    Newcomer,
    NewSeat,
    NewTable,
    SeatLink,
    SeatWish,
    TableWish,
    TimeControlWish,
)
from holdfast.hosting.messages.table import NextTable
from holdfast.hosting.problems import fault
from holdfast.hosting.room import Room
from holdfast.hosting.rooms import Rooms
from holdfast.hosting.storage import Storage
from holdfast.hosting.stored import OpenedTable
from holdfast.hosting.tokens import Tokens, digest, new_table_id, new_token
from holdfast.hosting.views import next_table, summary
from holdfast.kernel.game import Game
from holdfast.kernel.options import OptionsError
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.table import Opening, OpenSeat, RefusalError, Table
from holdfast.table.clocks import DAY
from holdfast.table.entries import Came, Listing, Sat, TimeControl
from holdfast.table.opening import opening
from holdfast.table.seats import proper_name

FILL_LIVE, FILL_SLOW = 300.0, DAY
"""Seconds after which bots take the free seats of an open table: live, and in slow games."""


def requested_opening(
    wish: TableWish, seed: int, now: float | None = None, bot: str | None = None
) -> Opening:
    """Return the opening of the table that a client requests, or raise a RequestError.

    `now` is the time for the clocks, if it has any, and `bot` the name of the bot that opens it.
    """
    if wish.game not in games.names():
        raise fault("no-such-game")
    game = games.load(wish.game)
    seats = open_seats(wish.seats)
    if bot is not None:
        if sum(seat.person for seat in seats) != 1:
            raise fault("bad-table", "A bot opens a table with one seat for itself.")
        seats[first_seat(wish)] = OpenSeat(name=bot, person=True, program=True)
    try:
        start = None if wish.position is None else game.named_position(wish.position)
        options = game.options.choose(_options(wish, start))
        return opening(
            game, options, seats, seed, position=wish.position,
            hints=wish.hints, brief=wish.brief, gathers=wish.gathers or wish.listing is not None,
            time_control=_time_control(wish.time_control, seats), at=now,
            listing=_listing(wish, seats, now),
        )  # fmt: skip
    except (OptionsError, ValueError) as error:
        raise fault("bad-table", str(error)) from None


def first_seat(wish: TableWish) -> int:
    """Return the first seat of a person at the table that a client requests."""
    return next(number for number, seat in enumerate(wish.seats) if seat.kind == "person")


def _time_control(wish: TimeControlWish | None, seats: list[OpenSeat]) -> TimeControl | None:
    """Return the time control that a client requests, or raise a RequestError."""
    if wish is None:
        return None
    if wish.move is None and wish.game is None:
        raise fault("bad-table", "A clock needs a time for each move or for the whole game.")
    bots = (seat.level for seat in seats if seat.level is not None)
    level = players.present_name(wish.level or next(bots, players.USUAL_LEVEL))
    if level not in players.PLAYERS:
        raise fault("no-such-level")
    bonus = wish.bonus if wish.game is not None else 0.0
    return TimeControl(move=wish.move, game=wish.game, bonus=bonus, level=level)


def _listing(wish: TableWish, seats: list[OpenSeat], now: float | None) -> Listing | None:
    """Return the listing of a new table, or None for a private one."""
    if wish.listing is None:
        return None
    control = _time_control(wish.time_control, seats)
    bots = (seat.level for seat in seats if seat.level is not None)
    level = control.level if control else next(bots, players.USUAL_LEVEL)
    slow = control is not None and control.is_slow
    fill_at = (now or 0.0) + (FILL_SLOW if slow else FILL_LIVE) if wish.listing.bots else None
    return Listing(
        languages=list(dict.fromkeys(wish.listing.languages)),
        level=wish.listing.level,
        fill_at=fill_at,
        fill_level=level,
    )


def open_seats(wishes: Sequence[SeatWish]) -> list[OpenSeat]:
    """Return the seats that a client requests, or raise a RequestError."""
    names = [wish.name for wish in wishes]
    seats = []
    for number, wish in enumerate(wishes):
        seats.append(open_seat(number, wish, names))
        names.append(seats[-1].name)
    return seats


def open_seat(number: int, wish: SeatWish, others: Sequence[str]) -> OpenSeat:
    """Return the seat that a client requests, or raise a RequestError. A bot without a name gets
    one that is none of the others'.
    """
    name = proper_name(wish.name) if wish.name else ""
    if name is None:
        raise fault(
            "bad-table", f"The name of seat {number + 1} cannot be shown. Choose another one."
        )
    if wish.kind != "bot":
        if wish.level is not None:
            raise fault("bad-table", f"Seat {number + 1} has a level, but only a bot can have one.")
        return OpenSeat(name=name, person=wish.kind == "person")
    level = players.present_name(wish.level or players.USUAL_LEVEL)
    if level not in players.PLAYERS:
        raise fault("no-such-level")
    return OpenSeat(name=name or bot_name(number, others), level=level)


def _options(wish: TableWish, start: Position | None) -> dict[str, Any]:
    """Return the options of a new table. A named position has its own."""
    if "players" in wish.options:
        raise ValueError("the seats say how many players there are")
    if start is None:
        return {**wish.options, "players": len(wish.seats)}
    game = games.load(wish.game)
    choices = game.choices(start)
    if wish.options or choices["players"] != len(wish.seats):
        raise ValueError(f"this position has {choices['players']} seats and its own options")
    return choices


async def store_table(storage: Storage, opening: Opening, game: Game, tokens: Tokens) -> str:
    """Store a new table and return its id."""
    table = Table.open(opening, game)
    name = new_table_id()
    seen = summary(table.overview())
    await storage.create(OpenedTable(name, opening, seen, tokens, table.deadline))
    return name


async def open_table(rooms: Rooms, wish: TableWish, bot: str | None = None) -> NewTable:
    """Open the table that a client requests, and return the tokens of all seats for persons.

    `bot` is the name of the bot that opens it.
    """
    return await open_with(rooms, requested_opening(wish, rooms.entropy.seed(), rooms.now(), bot))


async def open_with(rooms: Rooms, begun: Opening) -> NewTable:
    """Open a table with this opening, and return the tokens of all seats for persons."""
    links = [
        SeatLink(seat=number, token=new_token())
        for number, seat in enumerate(begun.seats)
        if seat.level is None
    ]
    spectator = new_token()
    tokens = [(digest(link.token), link.seat) for link in links] + [(digest(spectator), NOBODY)]
    name = await store_table(rooms.storage, begun, games.load(begun.game), tokens)
    await rooms.enter(name)
    return NewTable(table=name, seats=links, spectator=spectator)


async def rematch(
    rooms: Rooms, room: Room, viewer: int, may_open: Callable[[], None] = lambda: None
) -> NextTable:
    """Return the table of the rematch, and open it if nobody has yet.

    `may_open` is called before it is opened, and may refuse.
    """
    async with room.going_on:
        if room.table.next is None:
            may_open()
            table = room.table
            begun = table.rematch(viewer, rooms.entropy.seed(), rooms.now())
            tokens = [(hashed, table.next_seat(seat)) for hashed, seat in room.tokens]
            name = await store_table(rooms.storage, begun, table.game, tokens)
            try:
                await room.do(lambda now: now.go_on(viewer, name))
            except RefusalError:
                # Another server on the same database may have been first.
                if room.table.next is None:
                    raise
    there = next_table(room.table.observe(viewer))
    assert there is not None
    await rooms.enter(there.table)
    return there


async def new_seat(room: Room, job: Callable[[Table], Came | Sat], token: str | None) -> NewSeat:
    """Run a job that fills a seat, and return the seat with its token."""
    filled: list[int] = []

    def job_noting_seat(table: Table) -> Came | Sat:
        entry = job(table)
        filled[:] = [entry.seat]
        return entry

    await room.do(job_noting_seat, None if token is None else digest(token))
    return NewSeat(seat=filled[0], token=token)


async def let_in(room: Room, viewer: int, newcomer: Newcomer) -> NewSeat:
    """Create a seat for a newcomer in a running game, if the rules allow it."""
    wish = SeatWish(kind=newcomer.kind, name=newcomer.name, level=newcomer.level)
    token = None if wish.kind == "bot" else new_token()

    def come(table: Table) -> Came:
        seat = open_seat(len(table.seats), wish, table.seats.names)
        return table.let_in(viewer, newcomer.seq, seat, room.entropy.for_move(table))

    return await new_seat(room, come, token)
