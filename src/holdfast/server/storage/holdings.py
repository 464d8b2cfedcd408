"""The stored seats of accounts.

Each row has what lists of finished games are made from: the game, its pace, when it ended and the
rank. Of the seats of an account at a table, one is marked as its best. So a list of thousands of
games is read and counted in one index, without their tables and without grouping.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from holdfast.hosting.accounts.pace import pace_of
from holdfast.hosting.accounts.records import HeldSeat, PastFilter, PastPage, PastSeats, Seat
from holdfast.server.storage.part import StoredPart
from holdfast.server.storage.schema import ENTRIES, HOLDINGS, TABLES


class StoredHoldings(StoredPart):
    """The seats of accounts in one database."""

    async def hold(self, account: str, seats: Collection[Seat]) -> None:
        """Store that these seats belong to an account."""
        if await self._new_seats(account, seats):

            async def work(connection: AsyncConnection) -> None:
                await add_seats(connection, account, seats)

            await self._write(work)

    async def _new_seats(self, account: str, seats: Collection[Seat]) -> set[Seat]:
        """Return those of these seats that an account does not have yet, without a transaction."""
        tables = {table for table, _ in seats}
        known = sa.select(HOLDINGS.c.table_id, HOLDINGS.c.viewer).filter_by(account_id=account)
        rows = await self._rows(known.where(HOLDINGS.c.table_id.in_(tables))) if tables else []
        return set(seats) - {(table, viewer) for table, viewer in rows}

    async def running_seats(self, account: str, most: int) -> list[HeldSeat]:
        """Return up to `most` seats of an account in games that go on, the latest first."""
        held = HOLDINGS.c
        query = sa.select(held.table_id, held.game, held.viewer, TABLES.c.updated).join(TABLES)
        running = query.where(held.account_id == account, held.ended.is_(None))
        latest = running.order_by(TABLES.c.updated.desc(), held.table_id, held.viewer)
        return await self._records(HeldSeat, latest.limit(most))

    async def ended_seats(self, account: str, most: int) -> list[HeldSeat]:
        """Return up to `most` seats of an account in finished games, the latest first."""
        held = HOLDINGS.c
        query = sa.select(held.table_id, held.game, held.viewer, held.ended)
        ended = query.where(held.account_id == account, held.ended.is_not(None))
        latest = ended.order_by(held.ended.desc(), held.table_id.desc(), held.viewer)
        return await self._records(HeldSeat, latest.limit(most))

    async def past(self, account: str, wanted: PastFilter, first: int, most: int) -> PastPage:
        """Return up to `most` finished games of an account, the latest first, beginning with
        number `first`, and how many there are.

        All of it is read from one snapshot, so that the count fits the games.
        """
        held = HOLDINGS.c
        query = _past(sa.select(held.table_id, held.rank), account, wanted)
        latest = query.order_by(held.ended.desc(), held.table_id.desc())
        own = sa.select(held.table_id, held.viewer).filter_by(account_id=account)
        victories = sa.func.count(sa.case((held.rank == 1, 1)))
        counts = _past(sa.select(sa.func.count(), victories), account, wanted)

        def read(connection: sa.Connection) -> PastPage:
            found = connection.execute(latest.limit(most).offset(first)).all()
            of_page = own.where(held.table_id.in_([table for table, _ in found]))
            rows = connection.execute(of_page.order_by(held.viewer)).all()
            count, won = connection.execute(counts).one()
            past = [
                PastSeats(
                    table=table,
                    seats=[viewer for name, viewer in rows if name == table],
                    won=None if rank is None else rank == 1,
                )
                for table, rank in found
            ]
            return PastPage(past, count, won)

        return await self._database.read(read)

    async def seats_of(self, account: str) -> list[Seat]:
        """Return all seats of an account, the latest first."""
        query = sa.select(HOLDINGS.c.table_id, HOLDINGS.c.viewer).join(TABLES)
        query = query.where(HOLDINGS.c.account_id == account)
        latest = query.order_by(TABLES.c.updated.desc(), HOLDINGS.c.viewer)
        return [(table, viewer) for table, viewer in await self._rows(latest)]

    async def count_tables(self, account: str) -> tuple[int, int]:
        """Return at how many running and finished games an account has seats."""
        held = HOLDINGS.c
        counts = sa.select(sa.func.count(), sa.func.count(held.ended))
        ((total, past),) = await self._rows(counts.where(held.account_id == account, held.best))
        return total - past, past

    async def seats_at(self, account: str, table: str) -> list[int]:
        """Return the seats of an account at a table."""
        own = sa.select(HOLDINGS.c.viewer).filter_by(account_id=account, table_id=table)
        return [seat for (seat,) in await self._rows(own.order_by(HOLDINGS.c.viewer))]

    async def holders(self, table: str) -> list[tuple[str, int]]:
        """Return the accounts that have seats at a table, each with its seat."""
        query = sa.select(HOLDINGS.c.account_id, HOLDINGS.c.viewer).filter_by(table_id=table)
        return [(account, seat) for account, seat in await self._rows(query)]

    async def held_by_others(self, account: str, tables: Collection[str]) -> set[str]:
        """Return those of these tables at which another account has a seat."""
        query = sa.select(HOLDINGS.c.table_id).where(
            HOLDINGS.c.table_id.in_(tables), HOLDINGS.c.account_id != account
        )
        return {table for (table,) in await self._rows(query)}


def _past(
    query: sa.Select[*tuple[Any, ...]], account: str, wanted: PastFilter
) -> sa.Select[*tuple[Any, ...]]:
    """Return a query for the finished games of an account that fit a filter."""
    held = HOLDINGS.c
    query = query.where(held.account_id == account, held.ended.is_not(None), held.best)
    if wanted.game is not None:
        query = query.where(held.game == wanted.game)
    if wanted.pace is not None:
        query = query.where(held.pace == wanted.pace)
    if wanted.won is not None:
        query = query.where(held.rank == 1 if wanted.won else held.rank > 1)
    return query


async def add_seats(connection: AsyncConnection, account: str, seats: Collection[Seat]) -> None:
    """Store that these seats belong to an account, if it does not have them yet.

    The tables are locked, so that none of them ends between reading and writing.
    """
    names = {table for table, _ in seats}
    last = (
        sa.select(sa.func.max(ENTRIES.c.at))
        .where(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.seq.is_not(None))
        .scalar_subquery()
    )
    columns = (TABLES.c.id, TABLES.c.game, TABLES.c.summary, TABLES.c.updated, last.label("last"))
    query = sa.select(*columns).where(TABLES.c.id.in_(names)).order_by(TABLES.c.id)
    tables = (await connection.execute(query.with_for_update(read=True))).all()
    known = sa.select(HOLDINGS.c.table_id, HOLDINGS.c.viewer).filter_by(account_id=account)
    held = await connection.execute(known.where(HOLDINGS.c.table_id.in_(names)))
    fresh = set(seats) - {tuple(row) for row in held}
    for row in tables:
        ended = (row.last or row.updated) if row.summary["over"] else None
        ranks = _ranks(row.summary)
        new = [
            {
                "account_id": account,
                "table_id": row.id,
                "viewer": viewer,
                "game": row.game,
                "pace": pace_of(row.summary),
                "ended": ended,
                "rank": ranks.get(viewer),
                "best": False,
            }
            for table, viewer in sorted(fresh)
            if table == row.id
        ]
        if new:
            await connection.execute(HOLDINGS.insert(), new)
            await _mark_best(connection, row.id)


async def lose_seat(connection: AsyncConnection, table: str, viewer: int) -> None:
    """Store that a seat does not belong to an account any more."""
    await connection.execute(HOLDINGS.delete().filter_by(table_id=table, viewer=viewer))
    await _mark_best(connection, table)


async def note_end(
    connection: AsyncConnection, table: str, summary: dict[str, Any], now: float
) -> None:
    """Store for the seats at a table that its game is over, and their ranks."""
    own = HOLDINGS.update().filter_by(table_id=table)
    await connection.execute(own.values(ended=now))
    for viewer, rank in _ranks(summary).items():
        await connection.execute(own.filter_by(viewer=viewer).values(rank=rank))
    await _mark_best(connection, table)


async def _mark_best(connection: AsyncConnection, table: str) -> None:
    """Mark the best seat of each account at a table."""
    held, other = HOLDINGS.c, HOLDINGS.alias().c
    own = sa.select(other.viewer).where(
        other.account_id == held.account_id, other.table_id == held.table_id
    )
    first = own.order_by(other.rank.is_(None), other.rank, other.viewer).limit(1)
    best = held.viewer == first.scalar_subquery()
    await connection.execute(HOLDINGS.update().filter_by(table_id=table).values(best=best))


def _ranks(summary: dict[str, Any]) -> dict[int, int]:
    """Return the rank of each seat, if the game is over."""
    placed = summary.get("placements", ()) if summary["over"] else ()
    return {one["seat"]: one["rank"] for one in placed}
