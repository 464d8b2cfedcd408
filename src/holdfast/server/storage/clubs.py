"""The stored clubs, in SQL that all databases share."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from holdfast.hosting.clubs.records import (
    Attendance,
    Club,
    ClubDeal,
    ClubSeat,
    ClubTable,
    Evening,
    Member,
    Role,
)
from holdfast.hosting.conduct.records import ACCOUNT
from holdfast.hosting.storage_errors import ConflictError
from holdfast.server.storage.club_schema import (
    ATTENDANCE,
    CLUB_SEATS,
    CLUB_TABLES,
    CLUBS,
    DEALS,
    EVENINGS,
    MEMBERS,
)
from holdfast.server.storage.holdings import add_seats
from holdfast.server.storage.part import Record, StoredPart
from holdfast.server.storage.schema import REMINDERS

_COLUMNS = {
    "club": "club_id", "evening": "evening_id", "member": "member_id", "table": "table_id",
    "deal": "deal_id", "seat": "viewer",
}  # fmt: skip
"""Names of columns that differ from the fields of the records."""


class StoredClubs(StoredPart):
    """The clubs of one database."""

    async def _of_club(
        self, kind: Callable[..., Record], table: sa.Table, club: str, *order: sa.Column[Any]
    ) -> list[Record]:
        """Return the rows of a table that belong to a club as records, in this order."""
        return await self._records(kind, sa.select(table).filter_by(club_id=club).order_by(*order))

    # Members

    async def found_club(self, club: Club, owner: Member) -> None:
        """Store a new club and its owner."""
        await self._run(CLUBS.insert().values(_row(club)), MEMBERS.insert().values(_row(owner)))

    async def club(self, club: str) -> Club | None:
        """Return a club, or None."""
        return await self._record(Club, sa.select(CLUBS).filter_by(id=club))

    async def clubs_of(self, person: str) -> list[tuple[Club, Member]]:
        """Return the clubs of a person with their membership, the oldest membership first."""
        joined = sa.select(CLUBS, MEMBERS).join(MEMBERS).where(MEMBERS.c.person == person)
        width = len(CLUBS.c)
        found = await self._rows(joined.order_by(MEMBERS.c.joined))
        return [(Club(*row[:width]), Member(*row[width:])) for row in found]

    async def count_members(self, clubs: Collection[str]) -> dict[str, int]:
        """Return the number of members of clubs."""
        query = sa.select(MEMBERS.c.club_id, sa.func.count()).group_by(MEMBERS.c.club_id)
        found = await self._rows(query.where(MEMBERS.c.club_id.in_(clubs)))
        return dict(found)

    async def change(self, club: Club) -> None:
        """Store the new name and link of a club."""
        await self._run(CLUBS.update().filter_by(id=club.id).values(_row(club)))

    async def delete(self, club: str) -> None:
        """Delete a club with all its data. Its tables are kept for their players."""
        await self._run(*_deletion([club]))

    async def members(self, club: str) -> list[Member]:
        """Return the members of a club in the order in which they joined."""
        return await self._of_club(Member, MEMBERS, club, MEMBERS.c.joined)

    async def add_member(self, member: Member) -> None:
        """Store a new member, or raise ConflictError if the person or the name is in the club."""
        await self._run(MEMBERS.insert().values(_row(member)))

    async def remove_member(self, member: str) -> None:
        """Delete a member. Their seats stay, without a name."""
        await self._run(*_removal([member]))

    async def set_roles(self, roles: Mapping[str, Role]) -> None:
        """Change the roles of members."""
        await self._run(
            *(MEMBERS.update().filter_by(id=one).values(role=role) for one, role in roles.items())
        )

    # Evenings

    async def evenings(self, club: str) -> list[Evening]:
        """Return the evenings of a club, the earliest first."""
        return await self._of_club(Evening, EVENINGS, club, EVENINGS.c.starts)

    async def add_evening(self, evening: Evening) -> None:
        """Store an evening."""
        await self._run(EVENINGS.insert().values(_row(evening)))

    async def cancel_evening(self, evening: str) -> bool:
        """Delete an evening and return True, or return False if something was played there."""
        if await self._rows(sa.select(DEALS.c.id).filter_by(evening_id=evening)):
            return False
        try:
            await self._run(
                ATTENDANCE.delete().filter_by(evening_id=evening),
                REMINDERS.delete().filter_by(about=evening),
                EVENINGS.delete().filter_by(id=evening),
            )
        except ConflictError:  # somebody has just been paired
            return False
        return True

    async def attendance(self, evenings: Collection[str]) -> list[Attendance]:
        """Return the answers of members to evenings, in the order in which they joined."""
        query = sa.select(ATTENDANCE).join(MEMBERS).where(ATTENDANCE.c.evening_id.in_(evenings))
        return await self._records(Attendance, query.order_by(MEMBERS.c.joined))

    async def attend(self, new: Attendance) -> None:
        """Store the answer of a member to an evening, in place of an earlier one."""
        known = ATTENDANCE.delete().filter_by(evening_id=new.evening, member_id=new.member)
        await self._run(known, ATTENDANCE.insert().values(_row(new)))

    # Tables

    async def deals(self, club: str) -> list[ClubDeal]:
        """Return the deals of a club, the earliest first."""
        query = sa.select(DEALS).join(EVENINGS).where(DEALS.c.club_id == club)
        ordered = query.order_by(EVENINGS.c.starts, DEALS.c.number)
        return await self._records(ClubDeal, ordered)

    async def add_deal(
        self, deal: ClubDeal, tables: Sequence[ClubTable], seats: Sequence[ClubSeat]
    ) -> None:
        """Store a deal with its tables, or raise ConflictError if its number is taken."""
        await self._run(
            DEALS.insert().values(_row(deal)),
            *(CLUB_TABLES.insert().values(_row(one)) for one in tables),
            *(CLUB_SEATS.insert().values(_row(one)) for one in seats),
        )

    async def tables(self, club: str) -> list[ClubTable]:
        """Return the tables of a club, the oldest first."""
        order = CLUB_TABLES.c.made, CLUB_TABLES.c.number
        return await self._of_club(ClubTable, CLUB_TABLES, club, *order)

    async def seats(self, club: str) -> list[ClubSeat]:
        """Return the seats of members at the tables of a club."""
        query = sa.select(CLUB_SEATS).join(CLUB_TABLES).where(CLUB_TABLES.c.club_id == club)
        ordered = query.order_by(CLUB_SEATS.c.table_id, CLUB_SEATS.c.viewer)
        return await self._records(ClubSeat, ordered)

    async def add_table(self, table: ClubTable, seat: ClubSeat) -> None:
        """Store a table that a member has opened."""
        new = CLUB_TABLES.insert().values(_row(table))
        await self._run(new, CLUB_SEATS.insert().values(_row(seat)))

    async def add_seat(self, seat: ClubSeat) -> None:
        """Store that a member has a seat."""
        known = CLUB_SEATS.delete().filter_by(table_id=seat.table, viewer=seat.seat)
        await self._run(known, CLUB_SEATS.insert().values(_row(seat)))

    async def remove_table(self, table: str) -> None:
        """Take a table out of its club. The table itself stays."""
        await self._run(
            CLUB_SEATS.delete().filter_by(table_id=table),
            CLUB_TABLES.delete().filter_by(table_id=table),
            REMINDERS.delete().filter_by(about=table, kind="invited"),
        )


def _row(record: Any) -> dict[str, Any]:
    """Return the values of a record by the names of their columns."""
    return {_COLUMNS.get(name, name): value for name, value in vars(record).items()}


def _removal(members: Collection[str]) -> list[sa.Executable]:
    """Return the statements that delete members. Their seats and tables stay, without them."""
    seats = CLUB_SEATS.update().where(CLUB_SEATS.c.member_id.in_(members))
    tables = CLUB_TABLES.update().where(CLUB_TABLES.c.opened_by.in_(members))
    return [
        ATTENDANCE.delete().where(ATTENDANCE.c.member_id.in_(members)),
        REMINDERS.delete().where(REMINDERS.c.who.in_(members)),
        seats.values(member_id=None),
        tables.values(opened_by=None),
        MEMBERS.delete().where(MEMBERS.c.id.in_(members)),
    ]


def _deletion(clubs: Collection[str]) -> list[sa.Executable]:
    """Return the statements that delete clubs, but not their tables."""
    tables = sa.select(CLUB_TABLES.c.table_id).where(CLUB_TABLES.c.club_id.in_(clubs))
    evenings = sa.select(EVENINGS.c.id).where(EVENINGS.c.club_id.in_(clubs))
    members = sa.select(MEMBERS.c.id).where(MEMBERS.c.club_id.in_(clubs))
    return [
        REMINDERS.delete().where(REMINDERS.c.who.in_(members)),
        CLUB_SEATS.delete().where(CLUB_SEATS.c.table_id.in_(tables)),
        ATTENDANCE.delete().where(ATTENDANCE.c.evening_id.in_(evenings)),
        *(
            table.delete().where(table.c.club_id.in_(clubs))
            for table in (CLUB_TABLES, DEALS, EVENINGS, MEMBERS)
        ),
        CLUBS.delete().where(CLUBS.c.id.in_(clubs)),
    ]


async def adopt_memberships(connection: AsyncConnection, guest: str, account: str) -> None:
    """Make the memberships of a guest those of an account, with all seats.

    Where the account is a member already, it gets the seats and the guest leaves.
    """
    known = sa.select(MEMBERS.c.id, MEMBERS.c.club_id)
    own = {
        club: member
        for member, club in (await connection.execute(known.filter_by(person=account))).all()
    }
    for member, club in (await connection.execute(known.filter_by(person=guest))).all():
        if club in own:
            seats = CLUB_SEATS.update().filter_by(member_id=member)
            await connection.execute(seats.values(member_id=own[club]))
            for statement in _removal([member]):
                await connection.execute(statement)
        else:
            mine = MEMBERS.update().filter_by(id=member)
            await connection.execute(mine.values(person=account))
            own[club] = member
    await _hold(connection, account.removeprefix(ACCOUNT), list(own.values()))


async def _hold(connection: AsyncConnection, account: str, members: Collection[str]) -> None:
    """Store that an account has the seats of its memberships."""
    seats = sa.select(CLUB_SEATS.c.table_id, CLUB_SEATS.c.viewer)
    wanted = (await connection.execute(seats.where(CLUB_SEATS.c.member_id.in_(members)))).all()
    await add_seats(connection, account, [(table, viewer) for table, viewer in wanted])


async def forget_memberships(
    connection: AsyncConnection, account: str, whole: Collection[str]
) -> None:
    """Delete the memberships of an account, and the tables `whole` from their clubs.

    A club of its own goes to the organiser or the member with an account who has been there
    longest, else to a guest. Without any other member it is deleted.
    """
    person = ACCOUNT + account
    for table in (CLUB_SEATS, CLUB_TABLES):
        await connection.execute(table.delete().where(table.c.table_id.in_(whole)))
    own = (await connection.execute(sa.select(MEMBERS).filter_by(person=person))).all()
    for row in own:
        member = Member(*row)
        for statement in _removal([member.id]):
            await connection.execute(statement)
        query = sa.select(MEMBERS).filter_by(club_id=member.club).order_by(MEMBERS.c.joined)
        left = [Member(*other) for other in (await connection.execute(query)).all()]
        if not left:
            for statement in _deletion([member.club]):
                await connection.execute(statement)
        elif member.role == "owner":
            heir = min(left, key=_distance_from_owner)
            promoted = MEMBERS.update().filter_by(id=heir.id)
            await connection.execute(promoted.values(role="owner"))


def _distance_from_owner(member: Member) -> tuple[bool, bool]:
    """Return a sort key for members: the first is the next owner of a club that needs one."""
    return not member.person.startswith(ACCOUNT), member.role != "organiser"
