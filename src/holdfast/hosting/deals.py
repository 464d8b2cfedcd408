"""Tables with the deal of a finished game, and the comparison of games with the same deal."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from holdfast import players
from holdfast.hosting import thread_pool
from holdfast.hosting.bot_seats import bot_name
from holdfast.hosting.log_text import seat_names
from holdfast.hosting.messages.base import Sentence
from holdfast.hosting.messages.deals import (
    ComparisonView,
    DealResult,
    DealView,
    DealWish,
    PartingView,
    RoundView,
)
from holdfast.hosting.messages.lobby import NewTable
from holdfast.hosting.new_tables import open_with
from holdfast.hosting.problems import fault
from holdfast.hosting.results import deal_name, first_person, keep_result, result_of
from holdfast.hosting.room import Room
from holdfast.hosting.rooms import Rooms
from holdfast.hosting.tokens import viewer_of
from holdfast.kernel.position import Position
from holdfast.kernel.translations import LANGUAGES
from holdfast.table import OpenSeat, RefusalError, Table, Turn
from holdfast.table.deals import deal_of, first_difference, same_deal
from holdfast.table.entries import day_of
from holdfast.table.history import round_of
from holdfast.table.wording import title_and_notes


async def open_same_deal(
    rooms: Rooms, room: Room, wish: DealWish, turn: thread_pool.Turn
) -> NewTable:
    """Open a table with the deal of a finished game, and keep the result of that game."""
    table = await room.whole(pool=turn)
    name = deal_name(room.name, room.table)
    opening = same_deal(table, deal_of(table, name), seats_again(table, wish.seats))
    await keep_result(rooms.storage, room.name, table)
    return await open_with(rooms, opening)


def seats_again(table: Table, taken: Collection[int]) -> list[OpenSeat]:
    """Return the seats of a table at which a finished game is played again.

    `taken` are the seats of its player, who may take any. Bots take the seats of other persons.
    """
    seats = table.opening.seats
    if not any(0 <= number < len(seats) for number in taken):
        raise fault("bad-table", "This game has no such seat.")
    return [_seat_again(table, number, number in taken) for number in range(len(seats))]


def _seat_again(table: Table, number: int, taken: bool) -> OpenSeat:
    """Return a seat of a table at which a finished game is played again.

    `taken`: its player takes it. Otherwise a bot plays it.
    """
    seat = table.opening.seats[number]
    if taken:
        known = table.seats[number]
        return OpenSeat(name="" if known.bots else known.name, person=True)
    if seat.level is not None:
        return seat
    return OpenSeat(name=bot_name(number, table.seats.names), level=players.USUAL_LEVEL)


async def deal_view(rooms: Rooms, room: Room, turn: thread_pool.Turn) -> DealView:
    """Return all results of the deal of a finished table."""
    table, name = room.table, deal_name(room.name, room.table)
    if not table.over:
        raise RefusalError("not-over", "You can compare results when the game is over.")
    if table.opening.deal is not None:
        await keep_result(rooms.storage, room.name, table)
    stored = await rooms.storage.notes(name)
    if not any(who == room.name for who, _ in stored):
        stored = [*stored, (room.name, result_of(table, first_person(table)))]
    results = await turn.read(_result_views, stored, room.name, name, table.game.team)
    return DealView(
        day=day_of(name), counted=table.is_counted, team=table.game.team, results=results
    )


def _result_views(
    stored: Sequence[tuple[str, dict[str, Any]]], own: str, name: str, team: bool
) -> list[DealResult]:
    """Return the stored results of a deal that somebody may see, the best first."""
    day = day_of(name)
    results = [_result_view(who, one, own, name, day) for who, one in stored]
    # Tries that do not count are compared only with their own player's.
    shown = [one for one in results if day is None or one.counted or one.level or one.own]
    shown.sort(key=lambda one: (one.rank if team else 0, -one.points, one.rank, not one.own))
    return shown


def _result_view(
    who: str, stored: dict[str, Any], own: str, deal: str, day: str | None
) -> DealResult:
    """Return a stored result as a message. People who play the deal of a day stay unnamed."""
    mine = who == own
    told = day is None or mine
    return DealResult(
        **stored | {"name": stored["name"] if told else ""},
        table=who if told and not stored["level"] else None,
        own=mine,
        original=deal == f"table {who}",
    )


async def compare(
    rooms: Rooms, room: Room, other: str, key: str, turn: thread_pool.Turn
) -> ComparisonView:
    """Return two finished games with the same deal, or a branch and its game, round by round.

    Games of a day can be compared only by somebody who holds a token of both, because their
    players are not named to others.
    """
    there = await rooms.enter(other)
    branch, deal = room.table.opening.branch, deal_name(room.name, room.table)
    is_branch = branch is not None and branch.table == other
    if not is_branch and deal_name(there.name, there.table) != deal:
        raise fault("other-deal")
    if not is_branch and day_of(deal) is not None:
        viewer_of(key, there.tokens)
    mine, theirs = await room.whole(pool=turn), await there.whole(pool=turn)
    if not (mine.over or is_branch) or not theirs.over:
        raise RefusalError("not-over", "You can compare games when both are over.")
    return await turn.read(_comparison, mine, theirs)


def _comparison(mine: Table, theirs: Table) -> ComparisonView:
    """Return the comparison of two games."""
    return ComparisonView(
        mine=rounds_of(mine.line),
        theirs=rounds_of(theirs.line),
        parting=_find_parting(mine, theirs),
    )


def rounds_of(line: Sequence[Turn]) -> list[RoundView]:
    """Return the numbers after the last turn of each round."""
    last = {round_of(turn.public): turn for turn in line}
    chart = line[0].game.screen.chart
    return [RoundView(seq=turn.seq, chart=chart(turn.public)) for turn in last.values()]


def _find_parting(mine: Table, theirs: Table) -> PartingView | None:
    """Return the first turn at which two games went different ways, or None."""
    at = first_difference(mine.line, theirs.line)
    if at is None:
        return None
    own = mine.line[at] if at < len(mine.line) else None
    other = theirs.line[at] if at < len(theirs.line) else None
    seat = own.seat if own else other.seat if other else 0
    return PartingView(
        seq=own.seq if own else mine.last.seq,
        seat=seat,
        name=mine.names[seat] if 0 <= seat < len(mine.names) else "",
        mine=_sentence_of_move(own),
        theirs=_sentence_of_move(other),
    )


def _sentence_of_move(turn: Turn | None) -> Sentence | None:
    """Return the move of a turn of a finished game in both languages."""
    if turn is None or turn.move is None:
        return None
    game, before = turn.game, Position.from_bytes(turn.game.state, turn.before)
    if turn.move not in game.legal(before):  # a command, which has no wording as a decision
        return None
    return Sentence(
        **{
            language: title_and_notes(
                game, before, turn.move, game.text(language), seat_names(turn.names, language)
            )[0]
            for language in LANGUAGES
        }
    )
