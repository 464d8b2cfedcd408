"""The tables of a club as they are stored: who sits where, what is over, and who may watch."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cached_property

from holdfast import games
from holdfast.hosting.clubs.clubs import Clubs
from holdfast.hosting.clubs.points import PlayedSeat, points_of_deal
from holdfast.hosting.clubs.records import ClubDeal, ClubSeat, ClubTable
from holdfast.hosting.stored import Row


@dataclass(frozen=True)
class ClubTables:
    """All tables of a club, with the public summaries of those that were asked for."""

    deals: Sequence[ClubDeal]
    tables: Sequence[ClubTable]
    seats: Sequence[ClubSeat]
    rows: dict[str, Row]

    @cached_property
    def _seats(self) -> dict[str, list[ClubSeat]]:
        found: dict[str, list[ClubSeat]] = {}
        for seat in self.seats:
            found.setdefault(seat.table, []).append(seat)
        return found

    def seats_at(self, table: ClubTable) -> list[ClubSeat]:
        """Return the seats of members at a table."""
        return self._seats.get(table.table, [])

    def seat_of(self, table: ClubTable, member: str) -> int | None:
        """Return the seat of a member at a table, or None."""
        return next((one.seat for one in self.seats_at(table) if one.member == member), None)

    def is_over(self, table: ClubTable) -> bool:
        """Return whether the game at a table is over. A table that is gone counts as over."""
        row = self.rows.get(table.table)
        return row is None or bool(row.summary["over"])

    def of_deal(self, deal: ClubDeal) -> list[ClubTable]:
        """Return the tables of a deal."""
        return [t for t in self.tables if t.deal == deal.id and t.table in self.rows]

    def deal_of(self, table: ClubTable) -> ClubDeal | None:
        """Return the deal of a table, or None if a member has opened it."""
        return next((one for one in self.deals if one.id == table.deal), None)

    def deal_over(self, deal: ClubDeal) -> bool:
        """Return whether all tables of a deal are over."""
        return all(self.is_over(table) for table in self.of_deal(deal))

    def may_watch(self, table: ClubTable, member: str) -> bool:
        """Return whether a member may watch a table at which they do not sit.

        The same deal may be watched by those who have played it, and by all when it is over
        everywhere: nobody may tell others what is coming.
        """
        if self.seat_of(table, member) is not None:
            return False
        deal = self.deal_of(table)
        if deal is None:
            return table.watch
        return not deal.same or self.may_know(deal, member)

    def may_know(self, deal: ClubDeal, member: str) -> bool:
        """Return whether a member may know what happened at the tables of a deal."""
        if self.deal_over(deal):
            return True
        own = [t for t in self.of_deal(deal) if self.seat_of(t, member) is not None]
        return bool(own) and all(self.is_over(table) for table in own)

    def points(self, deal: ClubDeal) -> dict[str, float]:
        """Return the points of members for a deal that is over everywhere."""
        tables = self.of_deal(deal)
        if not tables or not self.deal_over(deal):
            return {}
        played = [self._played_seats(table) for table in tables]
        return points_of_deal(played, deal.same, games.load(deal.game).team)

    def _played_seats(self, table: ClubTable) -> list[PlayedSeat]:
        """Return the results of the people at a finished table."""
        placements = {one["seat"]: one for one in self.rows[table.table].summary["placements"]}
        return [
            PlayedSeat(one.seat, one.member, own["rank"], own["points"])
            for one in self.seats_at(table)
            if (own := placements.get(one.seat)) is not None
        ]


async def read_tables(clubs: Clubs, club: str, deals: Collection[str] | None = None) -> ClubTables:
    """Return the tables of a club. `deals`: read summaries only of these and of opened tables."""
    tables = await clubs.storage.tables(club)
    wanted = [one.table for one in tables if deals is None or one.deal in (None, *deals)]
    rows = await clubs.rooms.storage.rows(wanted)
    return ClubTables(
        await clubs.storage.deals(club),
        tables,
        await clubs.storage.seats(club),
        {row.id: row for row in rows},
    )
