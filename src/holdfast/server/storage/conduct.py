"""The stored persons, blocks and reports, in SQL that all databases share."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from holdfast.hosting.conduct.records import ACCOUNT, Block, Report
from holdfast.server.storage.clubs import adopt_memberships, forget_memberships
from holdfast.server.storage.part import StoredPart
from holdfast.server.storage.schema import (
    BLOCKS,
    HOLDINGS,
    NOTICES,
    PERSONS,
    REMINDERS,
    REPORTS,
    SUBSCRIPTIONS,
    SUSPENSIONS,
)


class StoredConduct(StoredPart):
    """The persons, blocks and reports of one database."""

    async def _run_unless_stored(self, *statements: sa.Executable) -> None:
        """Execute statements in one transaction, unless another request has stored the same."""
        with suppress(IntegrityError):
            await self._execute(*statements)

    # Persons

    async def attach(self, table: str, viewer: int, person: str, host: bool) -> None:
        """Store that a person sits at a seat, in place of anybody before."""
        at_seat = sa.select(PERSONS).filter_by(table_id=table, viewer=viewer)
        rows = await self._rows(at_seat)
        if any(row.person == person for row in rows):
            return
        row = {"table_id": table, "viewer": viewer, "person": person, "host": host}
        left = PERSONS.delete().filter_by(table_id=table, viewer=viewer, barred=False)
        await self._run_unless_stored(left, PERSONS.insert().values(**row, barred=False))

    async def persons_at(self, table: str) -> dict[int, str]:
        """Return the persons at the seats of a table; an account comes before a guest."""
        known = sa.select(PERSONS.c.viewer, PERSONS.c.person).filter_by(table_id=table)
        # Somebody who sits there now comes after those who have lost the seat.
        rows = await self._rows(known.order_by(PERSONS.c.barred.desc()))
        found = dict(tuple(row) for row in rows)
        held = sa.select(HOLDINGS.c.viewer, HOLDINGS.c.account_id).filter_by(table_id=table)
        return found | {viewer: ACCOUNT + account for viewer, account in await self._rows(held)}

    async def is_barred(self, table: str, person: str) -> bool:
        """Return whether a person has lost a seat at a table."""
        query = sa.select(PERSONS.c.viewer).filter_by(table_id=table, person=person, barred=True)
        return bool(await self._rows(query))

    async def adopt(self, guest: str, account: str, session: str) -> None:
        """Make the data of a guest that of an account.

        Data that the account has already is not changed. Push messages come to this browser until
        the session ends.
        """
        same = sa.select(BLOCKS.c.person).filter_by(blocker=account)
        others = sa.select(BLOCKS.c.blocker).filter_by(person=account)
        seats = sa.select(PERSONS.c.table_id).filter_by(person=account)
        own = PERSONS.c.person == guest
        # An alias, because a deletion cannot read the table that it is about in all databases.
        known = NOTICES.alias()
        has_notices = sa.select(known.c.person).where(known.c.person == account)
        reports = REPORTS.update()
        await self._run_unless_stored(
            BLOCKS.delete().where(BLOCKS.c.blocker == guest, BLOCKS.c.person.in_(same)),
            BLOCKS.update().filter_by(blocker=guest).values(blocker=account),
            BLOCKS.delete().where(BLOCKS.c.person == guest, BLOCKS.c.blocker.in_(others)),
            BLOCKS.update().filter_by(person=guest).values(person=account),
            PERSONS.delete().where(own, PERSONS.c.table_id.in_(seats)),
            PERSONS.update().where(own).values(person=account),
            reports.filter_by(reporter=guest).values(reporter=account),
            reports.filter_by(person=guest).values(person=account),
            SUBSCRIPTIONS.update().filter_by(person=guest).values(person=account, session=session),
            NOTICES.delete().where(NOTICES.c.person == guest, has_notices.exists()),
            NOTICES.update().filter_by(person=guest).values(person=account),
        )

        async def work(connection: AsyncConnection) -> None:
            await adopt_memberships(connection, guest, account)

        await self._write(work)

    # Blocks

    async def block(self, block: Block) -> None:
        """Store that somebody has blocked a person, if that is not stored yet."""
        await self._run_unless_stored(BLOCKS.insert().values(**vars(block)))

    async def unblock(self, blocker: str, person: str) -> None:
        """Delete a block."""
        await self._run_unless_stored(BLOCKS.delete().filter_by(blocker=blocker, person=person))

    async def blocks(self, blocker: str) -> list[Block]:
        """Return all people that a person has blocked, the latest first."""
        query = sa.select(BLOCKS).filter_by(blocker=blocker).order_by(BLOCKS.c.made.desc())
        return await self._records(Block, query)

    async def hosted_by_blocked(self, person: str, tables: Collection[str]) -> set[str]:
        """Return those of these tables whose host has blocked a person, or is blocked by them."""
        blocking = sa.select(BLOCKS.c.blocker).filter_by(person=person)
        blocked = sa.select(BLOCKS.c.person).filter_by(blocker=person)
        others = sa.or_(PERSONS.c.person.in_(blocking), PERSONS.c.person.in_(blocked))
        query = sa.select(PERSONS.c.table_id).where(
            PERSONS.c.table_id.in_(tables), PERSONS.c.host == sa.true(), others
        )
        return {table for (table,) in await self._rows(query)}

    # Reports

    async def add_report(self, report: Report) -> None:
        """Store a report."""
        row = {**vars(report), "table_id": report.table}
        del row["table"]
        await self._run_unless_stored(REPORTS.insert().values(row))

    async def reports_of(self, reporter: str, table: str) -> list[Report]:
        """Return the reports of somebody about a table, the latest first."""
        query = sa.select(REPORTS).filter_by(reporter=reporter, table_id=table)
        return await self._records(Report, query.order_by(REPORTS.c.made.desc()))


async def bar(connection: AsyncConnection, table: str, viewer: int) -> None:
    """Store that the person at a seat has lost it, and may not come back."""
    held = sa.select(HOLDINGS.c.account_id).filter_by(table_id=table, viewer=viewer)
    barred = PERSONS.update().filter_by(table_id=table, viewer=viewer)
    await connection.execute(barred.values(barred=True, host=False))
    for (account,) in (await connection.execute(held)).all():
        row = {"table_id": table, "viewer": viewer, "person": ACCOUNT + account}
        known = sa.select(PERSONS.c.host).filter_by(**row)
        if (await connection.execute(known)).first() is None:
            await connection.execute(PERSONS.insert().values(**row, host=False, barred=True))


async def forget(
    connection: AsyncConnection,
    account: str,
    whole: Collection[str],
    seats: dict[str, Collection[int]],
) -> None:
    """Delete all data about an account, and about the tables `whole`.

    `seats`: its seats at tables that are kept. What the person wrote there is removed from all
    reports.
    """
    person = ACCOUNT + account
    await forget_memberships(connection, account, whole)
    await connection.execute(SUSPENSIONS.delete().filter_by(account_id=account))
    for table in (PERSONS, NOTICES, SUBSCRIPTIONS):
        await connection.execute(table.delete().filter_by(person=person))
    own_blocks = sa.or_(BLOCKS.c.blocker == person, BLOCKS.c.person == person)
    await connection.execute(BLOCKS.delete().where(own_blocks))
    own_reports = sa.or_(REPORTS.c.reporter == person, REPORTS.c.person == person)
    await connection.execute(REPORTS.delete().where(own_reports))
    for table in (PERSONS, REPORTS):
        await connection.execute(table.delete().where(table.c.table_id.in_(whole)))
    await connection.execute(REMINDERS.delete().where(REMINDERS.c.about.in_(whole)))
    for name, own in seats.items():
        gone = REMINDERS.c.about == name, REMINDERS.c.who.in_([str(seat) for seat in own])
        await connection.execute(REMINDERS.delete().where(*gone))
        # About the same seats, by or about a guest before the account was opened.
        by_or_about = sa.or_(REPORTS.c.seat.in_(own), REPORTS.c.reporter_seat.in_(own))
        await connection.execute(REPORTS.delete().where(REPORTS.c.table_id == name, by_or_about))
        query = sa.select(REPORTS.c.id, REPORTS.c.lines).filter_by(table_id=name)
        for report, lines in (await connection.execute(query)).all():
            others = [line for line in lines if line["seat"] not in own]
            changed = REPORTS.update().filter_by(id=report)
            await connection.execute(changed.values(lines=others))
