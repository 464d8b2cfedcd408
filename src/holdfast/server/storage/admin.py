"""Storage for the page of the host of a server, in SQL that all databases share."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from holdfast.hosting.conduct.records import ACCOUNT, Report
from holdfast.hosting.messages.admin import AdminAccount, Sizes
from holdfast.hosting.stored import Row
from holdfast.server.storage.part import StoredPart
from holdfast.server.storage.schema import (
    ACCOUNTS,
    CODES,
    HOLDINGS,
    LISTINGS,
    REPORTS,
    SESSIONS,
    SUSPENSIONS,
    TABLES,
)


class StoredAdmin(StoredPart):
    """One database, as the host of a server sees it."""

    async def sizes(self) -> Sizes:
        """Return the size of the database, and the numbers of tables, accounts and reports."""
        over = TABLES.c.summary["over"].as_boolean()

        def read(connection: sa.Connection) -> Sizes:
            kind = connection.dialect.name
            size = (
                "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"
                if kind == "sqlite"
                else "SELECT pg_database_size(current_database())"
            )

            def count(table: sa.Table, *where: sa.ColumnElement[bool]) -> int:
                query = sa.select(sa.func.count()).select_from(table).where(*where)
                return connection.scalar(query) or 0

            return Sizes(
                database=kind,
                size=int(connection.scalar(sa.text(size)) or 0),
                tables=count(TABLES),
                running=count(TABLES, sa.not_(over)),
                accounts=count(ACCOUNTS),
                reports=count(REPORTS, REPORTS.c.closed.is_(None)),
            )

        return await self._database.read(read)

    # Reports

    async def reports(self, closed: bool, most: int) -> list[tuple[Report, int]]:
        """Return reports, the latest first, each with the number of all about the same person."""
        state = REPORTS.c.closed.is_not(None) if closed else REPORTS.c.closed.is_(None)
        latest = sa.select(REPORTS).where(state).order_by(REPORTS.c.made.desc()).limit(most)
        found = await self._records(Report, latest)
        people = {report.person for report in found if report.person is not None}
        counts = sa.select(REPORTS.c.person, sa.func.count()).where(REPORTS.c.person.in_(people))
        rows = await self._rows(counts.group_by(REPORTS.c.person))
        known = dict(tuple(row) for row in rows)
        return [(report, known.get(report.person, 1)) for report in found]

    async def close_report(self, report: str, answer: str, now: float) -> bool:
        """Close a report, and return whether it was open."""
        closed = False

        async def work(connection: AsyncConnection) -> None:
            nonlocal closed
            one = REPORTS.update().where(REPORTS.c.id == report, REPORTS.c.closed.is_(None))
            done = await connection.execute(one.values(closed=now, answer=answer))
            closed = done.rowcount == 1

        await self._write(work)
        return closed

    # Tables

    async def tables(self, first: int, most: int) -> tuple[list[tuple[Row, bool]], int]:
        """Return tables, the latest first, each with whether it is listed; and the number of
        all.
        """
        stored = TABLES.c
        columns = (stored.id, stored.game, stored.rules, stored.summary, stored.updated)
        listed = sa.select(LISTINGS.c.table_id)
        query = sa.select(*columns, stored.id.in_(listed).label("listed"))
        latest = query.order_by(stored.updated.desc(), stored.id).offset(first).limit(most)
        rows = await self._rows(latest)
        found = [
            (Row(r.id, r.game, r.rules, r.summary, r.updated, ()), bool(r.listed)) for r in rows
        ]
        ((count,),) = await self._rows(sa.select(sa.func.count()).select_from(TABLES))
        return found, count

    async def close_door(self, table: str) -> None:
        """Remove a table from the list of open tables, and delete its code."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(LISTINGS.delete().filter_by(table_id=table))
            await connection.execute(CODES.delete().filter_by(table_id=table))

        await self._write(work)

    # People

    async def accounts(self, name: str, first: int, most: int) -> tuple[list[AdminAccount], int]:
        """Return accounts with names that contain this text, the latest first; and the number of
        all.
        """

        def number(table: sa.Table, *where: sa.ColumnElement[bool]) -> sa.ScalarSelect[int]:
            query = sa.select(sa.func.count()).select_from(table)
            return query.where(*where).correlate(ACCOUNTS).scalar_subquery()

        own = ACCOUNTS.c.id
        wanted = ACCOUNTS.c.name.icontains(name, autoescape=True)
        query = sa.select(
            own,
            ACCOUNTS.c.name,
            ACCOUNTS.c.made,
            number(SESSIONS, SESSIONS.c.account_id == own).label("sessions"),
            number(HOLDINGS, HOLDINGS.c.account_id == own).label("games"),
            number(REPORTS, REPORTS.c.person == sa.literal(ACCOUNT) + own).label("reports"),
            own.in_(sa.select(SUSPENSIONS.c.account_id)).label("suspended"),
        )
        latest = query.where(wanted).order_by(ACCOUNTS.c.made.desc(), own)
        found = await self._rows(latest.offset(first).limit(most))
        counted = sa.select(sa.func.count()).select_from(ACCOUNTS).where(wanted)
        ((count,),) = await self._rows(counted)
        return [AdminAccount(**row._asdict()) for row in found], count

    async def suspend(self, account: str, now: float | None) -> None:
        """Store that an account can no longer sign in, or that it can again (None)."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(SUSPENSIONS.delete().filter_by(account_id=account))
            if now is not None:
                row = SUSPENSIONS.insert().values(account_id=account, made=now)
                await connection.execute(row)

        await self._write(work)
