"""The page for the host of a server, behind the admin token."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from holdfast.hosting.api.call import AdminCall
from holdfast.hosting.api.parameters import First, Number, TableId
from holdfast.hosting.messages.accounts import NameWish
from holdfast.hosting.messages.admin import (
    AdminAccounts,
    AdminTables,
    ReportAnswer,
    ReportView,
    ServerView,
    SuspensionWish,
)

Id = Annotated[str, Field(max_length=32)]
Search = Annotated[str, Field(max_length=24)]


async def server(call: AdminCall) -> ServerView:
    """Return the server's version, storage, limits and current activity."""
    return await call.admin.server()


async def list_reports(call: AdminCall, closed: bool = False) -> list[ReportView]:
    """Return open reports, or closed ones, the latest first."""
    return await call.admin.reports(closed)


async def close_report(call: AdminCall, report: Id, body: ReportAnswer) -> list[ReportView]:
    """Close a report with a note to its reporter, and return those that are open."""
    await call.admin.close_report(report, body.answer)
    return await call.admin.reports(False)


async def list_all_tables(call: AdminCall, first: First = 0) -> AdminTables:
    """Return tables, the latest first, with what everybody may know of them."""
    return await call.admin.tables(first)


async def close_door(call: AdminCall, table: TableId) -> AdminTables:
    """Close a table to newcomers: take it off the list of open tables and delete its code."""
    await call.admin.close_door(table)
    return await call.admin.tables(0)


async def rename_seat(call: AdminCall, table: TableId, seat: Number, body: NameWish) -> AdminTables:
    """Replace the name of a person at a table."""
    await call.admin.rename_seat(table, seat, body.name)
    return await call.admin.tables(0)


async def list_accounts(call: AdminCall, name: Search = "", first: First = 0) -> AdminAccounts:
    """Return accounts with names that contain this text, the latest first."""
    return await call.admin.accounts(name, first)


async def rename_account(call: AdminCall, account: Id, body: NameWish) -> AdminAccounts:
    """Change the name of an account."""
    await call.admin.rename(account, body.name)
    return await call.admin.accounts("", 0)


async def end_sessions(call: AdminCall, account: Id) -> AdminAccounts:
    """Sign an account out in all browsers."""
    await call.admin.end_sessions(account)
    return await call.admin.accounts("", 0)


async def suspend(call: AdminCall, account: Id, body: SuspensionWish) -> AdminAccounts:
    """Sign an account out everywhere and keep it from signing in, or let it sign in again."""
    await call.admin.suspend(account, body.suspended)
    return await call.admin.accounts("", 0)
