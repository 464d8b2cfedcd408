"""The stored settings, subscriptions and reminders, in SQL that all databases share."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from holdfast.hosting.conduct.records import ACCOUNT
from holdfast.hosting.notices.records import (
    ExpectedMember,
    InvitedMember,
    NoticeSettings,
    Reminder,
    SeatedPerson,
    Subscription,
)
from holdfast.server.storage.club_schema import (
    ATTENDANCE,
    CLUB_SEATS,
    CLUB_TABLES,
    CLUBS,
    EVENINGS,
    MEMBERS,
)
from holdfast.server.storage.part import StoredPart
from holdfast.server.storage.schema import (
    HOLDINGS,
    NOTICES,
    PERSONS,
    REMINDERS,
    SUBSCRIPTIONS,
    TABLES,
)

OF_MEMBER = (
    MEMBERS.c.id.label("member"), CLUBS.c.id.label("club"), CLUBS.c.name.label("club_name"),
    *NOTICES.c,
)  # fmt: skip
"""Columns that are read of a member of a club: the membership, the club, and the settings."""
AT_ONCE = 400
"""Maximum number of tables that one query names."""


class StoredNotices(StoredPart):
    """The settings, subscriptions and reminders of one database."""

    async def _change(self, statement: sa.Update | sa.Delete) -> bool:
        """Execute a statement, and return whether it has changed anything."""
        changed = False

        async def work(connection: AsyncConnection) -> None:
            nonlocal changed
            changed = (await connection.execute(statement)).rowcount > 0

        await self._write(work)
        return changed

    # Settings

    async def settings(self, person: str) -> NoticeSettings | None:
        """Return the settings of a person for messages, or None."""
        return await self._record(NoticeSettings, sa.select(NOTICES).filter_by(person=person))

    async def keep_settings(self, settings: NoticeSettings) -> None:
        """Store the settings of a person for messages."""
        row = vars(settings)

        async def work(connection: AsyncConnection) -> None:
            known = NOTICES.update().filter_by(person=settings.person)
            if not (await connection.execute(known.values(row))).rowcount:
                await connection.execute(NOTICES.insert().values(row))

        with suppress(IntegrityError):  # another request of the same person was faster
            await self._write(work)

    async def set_mail(self, person: str, mail: str | None) -> None:
        """Store the address of a person, or delete it."""
        await self._change(NOTICES.update().filter_by(person=person).values(mail=mail))

    async def stop(self, secret: str) -> bool:
        """Delete the settings and subscriptions of the person with this secret.

        Return False if nobody has it.
        """
        stopped = False

        async def work(connection: AsyncConnection) -> None:
            nonlocal stopped
            query = sa.select(NOTICES.c.person).filter_by(stop=secret)
            person = await connection.scalar(query)
            if person is not None:
                for table in (NOTICES, SUBSCRIPTIONS):
                    await connection.execute(table.delete().filter_by(person=person))
                stopped = True

        await self._write(work)
        return stopped

    # Subscriptions

    async def subscriptions(self, person: str) -> list[Subscription]:
        """Return the browsers of a person that get messages, the latest first."""
        query = sa.select(SUBSCRIPTIONS).filter_by(person=person)
        latest = query.order_by(SUBSCRIPTIONS.c.made.desc())
        return await self._records(Subscription, latest)

    async def subscribe(self, new: Subscription, most: int) -> bool:
        """Store a browser in place of what was stored of it, and keep the latest `most`.

        Return False, and store nothing, if another person's browser has this endpoint with other
        keys.
        """
        stored = False

        async def work(connection: AsyncConnection) -> None:
            nonlocal stored
            query = sa.select(SUBSCRIPTIONS).filter_by(id=new.id).with_for_update()
            row = (await connection.execute(query)).first()
            same = row is None or (row.public_key, row.secret) == (new.public_key, new.secret)
            if row is not None and row.person != new.person and not same:
                return
            await connection.execute(SUBSCRIPTIONS.delete().filter_by(id=new.id))
            own = sa.select(SUBSCRIPTIONS.c.id).filter_by(person=new.person)
            latest = own.order_by(SUBSCRIPTIONS.c.made.desc())
            others = list(await connection.scalars(latest))[most - 1 :]
            await connection.execute(SUBSCRIPTIONS.delete().where(SUBSCRIPTIONS.c.id.in_(others)))
            await connection.execute(SUBSCRIPTIONS.insert().values(vars(new)))
            stored = True

        with suppress(IntegrityError):  # the same browser asks twice at once
            await self._write(work)
        return stored

    async def unsubscribe(self, subscription: str, person: str | None = None) -> None:
        """Delete a push subscription, if it belongs to this person; if None, to anybody."""
        gone = SUBSCRIPTIONS.delete().filter_by(id=subscription)
        await self._change(gone if person is None else gone.filter_by(person=person))

    # Reminders

    async def find_seated(self, tables: Collection[str] | None, since: float) -> list[SeatedPerson]:
        """Return the people with notices at these tables.

        If `tables` is None, take all tables that have a deadline or have changed since `since`.
        """
        if tables is None:
            recent = sa.or_(TABLES.c.deadline.is_not(None), TABLES.c.updated > since)
            return await self._find_seats(recent)
        names = sorted(tables)
        parts = [names[first : first + AT_ONCE] for first in range(0, len(names), AT_ONCE)]
        return [one for part in parts for one in await self._find_seats(TABLES.c.id.in_(part))]

    async def _find_seats(self, wanted: sa.ColumnElement[bool]) -> list[SeatedPerson]:
        of_table = TABLES.c.id, TABLES.c.game, TABLES.c.summary
        sitting = sa.and_(PERSONS.c.table_id == TABLES.c.id, PERSONS.c.barred == sa.false())
        guests = (
            sa.select(PERSONS.c.viewer, *of_table, *NOTICES.c)
            .join(TABLES, sitting)
            .join(NOTICES, NOTICES.c.person == PERSONS.c.person)
            .where(wanted)
        )
        # Who has the seat by an account comes last, and so before a guest who sat there.
        accounts = (
            sa.select(HOLDINGS.c.viewer, *of_table, *NOTICES.c)
            .join(TABLES, HOLDINGS.c.table_id == TABLES.c.id)
            .join(NOTICES, NOTICES.c.person == sa.literal(ACCOUNT) + HOLDINGS.c.account_id)
            .where(wanted)
        )
        rows = [*await self._rows(guests), *await self._rows(accounts)]
        found = {
            (row.id, row.viewer): SeatedPerson(
                row.id, str(row.viewer), row.game, NoticeSettings(*row[4:]), row.summary
            )
            for row in rows
        }
        return list(found.values())

    async def find_invited(
        self, tables: Collection[str] | None, since: float
    ) -> list[InvitedMember]:
        """Return the people with notices who may sit down at these tables of their clubs.

        If `tables` is None, take all tables that were opened since `since`.
        """
        known, host = CLUB_TABLES.c, MEMBERS.alias("host")
        wanted = known.made > since if tables is None else known.table_id.in_(tables)
        other = sa.and_(MEMBERS.c.club_id == known.club_id, MEMBERS.c.id != known.opened_by)
        sits = sa.select(CLUB_SEATS.c.member_id).where(
            CLUB_SEATS.c.table_id == known.table_id, CLUB_SEATS.c.member_id == MEMBERS.c.id
        )
        query = (
            sa.select(
                known.table_id,
                host.c.name.label("host"),
                TABLES.c.game,
                TABLES.c.summary,
                *OF_MEMBER,
            )
            .select_from(CLUB_TABLES)
            .join(TABLES, TABLES.c.id == known.table_id)
            .join(CLUBS, CLUBS.c.id == known.club_id)
            .join(host, host.c.id == known.opened_by)
            .join(MEMBERS, other)
            .join(NOTICES, NOTICES.c.person == MEMBERS.c.person)
            .where(wanted, known.deal_id.is_(None), ~sits.exists())
        )
        return [
            InvitedMember(row.table_id, *_member(row), row.host)
            for row in await self._rows(query)
            if not row.summary["over"] and any(s["kind"] == "open" for s in row.summary["seats"])
        ]

    async def find_expected(
        self, evenings: Collection[str] | None, after: float, until: float
    ) -> list[ExpectedMember]:
        """Return the members with notices who have not declined these evenings.

        Only evenings that begin between `after` and `until` count. If `evenings` is None, take all.
        """
        declined = sa.select(ATTENDANCE.c.member_id).where(
            ATTENDANCE.c.evening_id == EVENINGS.c.id,
            ATTENDANCE.c.member_id == MEMBERS.c.id,
            ATTENDANCE.c.coming == sa.false(),
        )
        query = (
            sa.select(EVENINGS.c.id, EVENINGS.c.starts, EVENINGS.c.game, *OF_MEMBER)
            .select_from(EVENINGS)
            .join(CLUBS, CLUBS.c.id == EVENINGS.c.club_id)
            .join(MEMBERS, MEMBERS.c.club_id == CLUBS.c.id)
            .join(NOTICES, NOTICES.c.person == MEMBERS.c.person)
            .where(EVENINGS.c.starts > after, EVENINGS.c.starts <= until, ~declined.exists())
        )
        if evenings is not None:
            query = query.where(EVENINGS.c.id.in_(evenings))
        return [
            ExpectedMember(row.id, *_member(row), row.starts) for row in await self._rows(query)
        ]

    async def has_come(self, table: str, seat: int) -> bool:
        """Return whether a person sits at a seat, or the table is gone."""
        found = await self._rows(sa.select(TABLES.c.summary).filter_by(id=table))
        return not found or found[0].summary["seats"][seat]["kind"] != "open"

    async def reminders(self, about: Collection[str]) -> list[Reminder]:
        """Return the reminders about tables and evenings."""
        names, found = sorted(about), []
        for first in range(0, len(names), AT_ONCE):
            part = REMINDERS.c.about.in_(names[first : first + AT_ONCE])
            found += await self._rows(sa.select(REMINDERS).where(part))
        return [Reminder(*row) for row in found]

    async def plan(self, new: Reminder, old: Reminder | None) -> bool:
        """Store a reminder in place of an old one. Return False if another process was faster."""
        row = vars(new)
        if old is not None:
            return await self._change(_exactly(old).values(row))

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(REMINDERS.insert().values(row))

        try:
            await self._write(work)
        except IntegrityError:
            return False
        return True

    async def due(self, now: float, most: int) -> list[Reminder]:
        """Return up to `most` reminders that are due, the earliest first."""
        query = sa.select(REMINDERS).where(REMINDERS.c.due <= now)
        earliest = query.order_by(REMINDERS.c.due).limit(most)
        return await self._records(Reminder, earliest)

    async def claim(self, due: Reminder, now: float) -> bool:
        """Store that a reminder is sent now. Return False if another process sends it."""
        return await self._change(_exactly(due).values(due=None, sent=now))


def _exactly(old: Reminder) -> sa.Update:
    """Return an UPDATE of a reminder that has no effect if the reminder has changed meanwhile."""
    same = REMINDERS.update().filter_by(about=old.about, who=old.who, kind=old.kind)
    return same.where(REMINDERS.c.seq == old.seq, REMINDERS.c.due.is_not_distinct_from(old.due))


def _member(row: sa.Row[Any]) -> tuple[str, str, NoticeSettings, str, str]:
    """Return the fields of a `ClubMember` but the first, from a row that ends with `OF_MEMBER`."""
    settings = NoticeSettings(*row[-len(NOTICES.c) :])
    return row.member, row.game, settings, row.club, row.club_name
