"""The stored settings, subscriptions and reminders, in SQL that all databases share."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from holdfast.hosting.conduct.records import ACCOUNT
from holdfast.hosting.notices.records import NoticeSettings, Reminder, Seated, Subscription
from holdfast.server.storage.part import StoredPart
from holdfast.server.storage.schema import (
    HOLDINGS,
    NOTICES,
    PERSONS,
    REMINDERS,
    SUBSCRIPTIONS,
    TABLES,
)

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
        found = await self._rows(sa.select(NOTICES).filter_by(person=person))
        return NoticeSettings(*found[0]) if found else None

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
        """Delete settings and subscriptions of the person with this secret; False: nobody has."""
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
        return [Subscription(*row) for row in await self._rows(latest)]

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
        """Delete a browser of this person, or of any person (None)."""
        gone = SUBSCRIPTIONS.delete().filter_by(id=subscription)
        await self._change(gone if person is None else gone.filter_by(person=person))

    # Reminders

    async def seated(self, tables: Collection[str] | None, since: float) -> list[Seated]:
        """Return everybody with notices at these tables; None: at all that run with clocks or have
        changed since then.
        """
        if tables is None:
            recent = sa.or_(TABLES.c.deadline.is_not(None), TABLES.c.updated > since)
            return await self._seated(recent)
        names = sorted(tables)
        parts = [names[first : first + AT_ONCE] for first in range(0, len(names), AT_ONCE)]
        return [one for part in parts for one in await self._seated(TABLES.c.id.in_(part))]

    async def _seated(self, wanted: sa.ColumnElement[bool]) -> list[Seated]:
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
            (row.id, row.viewer): Seated(
                row.id, row.viewer, row.game, row.summary, NoticeSettings(*row[4:])
            )
            for row in rows
        }
        return list(found.values())

    async def reminders(self, tables: Collection[str]) -> list[Reminder]:
        """Return the reminders of tables."""
        names, found = sorted(tables), []
        for first in range(0, len(names), AT_ONCE):
            part = REMINDERS.c.table_id.in_(names[first : first + AT_ONCE])
            found += await self._rows(sa.select(REMINDERS).where(part))
        return [Reminder(*row) for row in found]

    async def plan(self, new: Reminder, old: Reminder | None) -> bool:
        """Store a reminder in place of an old one. Return False if another process was faster."""
        row = {**vars(new), "table_id": new.table}
        del row["table"]
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
        return [Reminder(*row) for row in await self._rows(earliest)]

    async def claim(self, due: Reminder, now: float) -> bool:
        """Store that a reminder is sent now. Return False if another process sends it."""
        return await self._change(_exactly(due).values(due=None, sent=now))


def _exactly(old: Reminder) -> sa.Update:
    """Return a change of a reminder, if it is still what it was."""
    same = REMINDERS.update().filter_by(table_id=old.table, viewer=old.viewer, kind=old.kind)
    return same.where(REMINDERS.c.seq == old.seq, REMINDERS.c.due.is_not_distinct_from(old.due))
