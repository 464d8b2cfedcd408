"""The host of a server: sees people, tables and reports, and acts on them.

Everything is made from what everybody may know of a table, so the host learns no secret of a game.
"""

from __future__ import annotations

import hmac
import logging
from collections.abc import Mapping
from typing import Protocol

import holdfast
from holdfast.hosting.accounts import Accounts
from holdfast.hosting.conduct.records import ACCOUNT, Report
from holdfast.hosting.limits import RateLimit
from holdfast.hosting.messages.admin import (
    AdminAccount,
    AdminAccounts,
    AdminTable,
    AdminTables,
    LimitView,
    ReportView,
    ServerView,
    Sizes,
)
from holdfast.hosting.problems import fault, too_fast
from holdfast.hosting.rooms import Rooms
from holdfast.hosting.stored import Row
from holdfast.hosting.tokens import digest
from holdfast.table import RefusalError, Table
from holdfast.table.chat import proper_text
from holdfast.table.entries import Sat

log = logging.getLogger(__name__)

MOST_SHOWN = 50
"""Maximum number of reports, tables or accounts in one answer."""


class AdminStorage(Protocol):
    """Storage of what the host of a server sees and changes."""

    async def sizes(self) -> Sizes:
        """Return the size of the database, and the numbers of tables, accounts and reports."""
        ...

    async def reports(self, closed: bool, most: int) -> list[tuple[Report, int]]:
        """Return reports, the latest first, each with the number of all about the same person."""
        ...

    async def close_report(self, report: str, answer: str, now: float) -> bool:
        """Close a report, and return whether it was open."""
        ...

    async def tables(self, first: int, most: int) -> tuple[list[tuple[Row, bool]], int]:
        """Return tables, the latest first, each with whether it is listed; and the number of
        all.
        """
        ...

    async def close_door(self, table: str) -> None:
        """Remove a table from the list of open tables, and delete its code."""
        ...

    async def accounts(self, name: str, first: int, most: int) -> tuple[list[AdminAccount], int]:
        """Return accounts with names that contain this text, the latest first; and the number of
        all.
        """
        ...

    async def suspend(self, account: str, now: float | None) -> None:
        """Store that an account can no longer sign in, or that it can again (None)."""
        ...


class Admin:
    """The service behind the page of the host of a server."""

    def __init__(
        self,
        storage: AdminStorage,
        rooms: Rooms,
        accounts: Accounts | None,
        token: str,
        attempts: RateLimit,
        limits: Mapping[str, int],
    ) -> None:
        """Create the service.

        `attempts` limits how often a client may try a wrong token. `limits` are shown.
        """
        self._storage = storage
        self._rooms = rooms
        self._accounts = accounts
        self._token = digest(token)
        self._attempts = attempts
        self._limits = limits

    def check(self, token: str, client: str) -> None:
        """Raise a RequestError unless the token is right. Wrong ones are counted for each client.

        A client that has tried too often is refused even with the right one, so that guessing tells
        nothing. A request without a token is no attempt: otherwise any page could lock the host
        out, by pictures with this address.
        """
        if not token:
            raise fault("not-admin")
        wait = self._attempts.wait(client)
        if wait > 0:
            raise too_fast(wait)
        if not hmac.compare_digest(digest(token), self._token):
            self._attempts.reserve(client)
            log.warning("somebody tried a wrong admin token")
            raise fault("not-admin")

    async def server(self) -> ServerView:
        """Return the version, storage, limits and current activity."""
        return ServerView(
            version=holdfast.__version__,
            **vars(await self._storage.sizes()),
            in_memory=self._rooms.count,
            connections=self._rooms.connections,
            limits=[LimitView(name=name, value=value) for name, value in self._limits.items()],
        )

    # Reports

    async def reports(self, closed: bool) -> list[ReportView]:
        """Return open or closed reports, the latest first."""
        found = await self._storage.reports(closed, MOST_SHOWN)
        return [_report_view(report, count) for report, count in found]

    async def close_report(self, report: str, answer: str) -> None:
        """Close a report with a note to its reporter."""
        note = proper_text(answer) or ""
        if not await self._storage.close_report(report, note, self._rooms.now()):
            raise fault("no-such-report")

    # Tables

    async def tables(self, first: int) -> AdminTables:
        """Return tables, the latest first, with what everybody may know of them."""
        found, count = await self._storage.tables(first, MOST_SHOWN)
        shown = [
            AdminTable(
                table=row.id,
                game=row.game,
                seats=[{"kind": s["kind"], "name": s["name"]} for s in row.summary["seats"]],
                over=row.summary["over"],
                listed=listed,
                updated=row.updated,
            )
            for row, listed in found
        ]
        return AdminTables(tables=shown, count=count)

    async def close_door(self, table: str) -> None:
        """Close a table to newcomers: take it off the list of open tables and delete its code."""
        await self._rooms.enter(table)
        await self._storage.close_door(table)

    async def rename_seat(self, table: str, seat: int, name: str) -> None:
        """Replace the name of a person at a table."""

        def rename(table: Table) -> Sat:
            if not table.seats.is_person(seat):
                raise RefusalError("no-person", "Nobody sits there at the moment.")
            return table.sit_down(seat, name)

        room = await self._rooms.enter(table)
        await room.do(rename)

    # People

    async def accounts(self, name: str, first: int) -> AdminAccounts:
        """Return accounts with names that contain this text, the latest first."""
        found, count = await self._storage.accounts(name, first, MOST_SHOWN)
        return AdminAccounts(accounts=found, count=count)

    @property
    def _known_accounts(self) -> Accounts:
        if self._accounts is None:
            raise fault("no-such-request")
        return self._accounts

    async def rename(self, account: str, name: str) -> None:
        """Change the name of an account."""
        await self._known_accounts.rename(await self._known_accounts.find(account), name)

    async def end_sessions(self, account: str) -> None:
        """Sign an account out in all browsers."""
        await self._known_accounts.end_sessions(await self._known_accounts.find(account))

    async def suspend(self, account: str, suspended: bool) -> None:
        """Sign an account out everywhere and keep it from signing in, or let it sign in again."""
        found = await self._known_accounts.find(account)
        await self._storage.suspend(found.id, self._rooms.now() if suspended else None)
        if suspended:
            await self._known_accounts.end_sessions(found)


def _report_view(report: Report, count: int) -> ReportView:
    """Return a report as a message. Of guests and reporters only the names are shown."""
    person = report.person or ""
    return ReportView.model_validate(
        {
            "id": report.id,
            "table": report.table,
            "game": report.game,
            "seat": report.seat,
            "name": report.name,
            "account": person.removeprefix(ACCOUNT) if person.startswith(ACCOUNT) else None,
            "reports": count,
            "reporter_name": report.reporter_name,
            "reason": report.reason,
            "note": report.note,
            "lines": report.lines,
            "made": report.made,
            "closed": report.closed,
            "answer": report.answer,
        }
    )
