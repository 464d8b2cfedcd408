"""Deals: the same game again, the deal of the day, and how results compare."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from holdfast.hosting import days, deals, groups
from holdfast.hosting.api.call import Call, TableCall
from holdfast.hosting.api.parameters import TableId, Token
from holdfast.hosting.messages.deals import ComparisonView, DaysView, DayTry, DealView, DealWish
from holdfast.hosting.messages.groups import GroupView, GroupWish, NewGroup
from holdfast.hosting.messages.lobby import NewTable
from holdfast.hosting.results import deal_name

Day = Annotated[str, Field(max_length=10)]


async def same_deal(call: TableCall, body: DealWish) -> NewTable:
    """Open a table with the deal of a finished game."""
    async with call.turn() as turn:
        return await deals.open_same_deal(call.host.rooms, call.room, body, turn)


async def deal_results(call: TableCall) -> DealView:
    """Return all results of the deal of a finished game, for somebody who has finished it."""
    async with call.turn() as turn:
        view = await deals.deal_view(call.host.rooms, call.room, turn)
    if view.day is not None:
        call.host.day_bots.begin(deal_name(call.room.name, call.table), call.table.game)
    return view


async def compare_deal(call: TableCall, other: TableId, key: Token = "") -> ComparisonView:
    """Return a finished game beside another one with the same deal, round by round.

    `key` is a token of the other table; it is needed for deals of the day.
    """
    async with call.turn() as turn:
        return await deals.compare(call.host.rooms, call.room, other, key, turn)


async def day_deals(call: Call, day: Day = "") -> DaysView:
    """Return the deals of a day; of today without a date."""
    return await days.days_view(call.host.rooms.storage, day or None, call.host.day_games())


async def play_day(call: Call, day: Day, game: str, body: DayTry) -> NewTable:
    """Open a table with a game's deal of the day."""
    await call.host.load_rules(game)
    return await days.open_day(call.host.rooms, day, game, body)


async def open_group(call: Call, body: GroupWish) -> NewGroup:
    """Open several tables with one deal, for friends who compare their games afterwards."""
    await call.host.load_rules(body.table.game)
    return await groups.open_group(call.host.rooms, body)


async def group(call: TableCall) -> GroupView:
    """Return the tables with the deal of a table, and how they compare once it is over."""
    async with call.turn() as turn:
        return await groups.group_view(call.host.rooms, call.room, turn)
