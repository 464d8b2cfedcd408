"""Messages of the page for the host of a server."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from holdfast.hosting.messages.base import Message
from holdfast.hosting.messages.conduct import LONGEST_NOTE, Reason


class LimitView(Message):
    """A limit of the server."""

    name: str
    """Name of the setting."""
    value: int


class Sizes(Message):
    """The database, and the numbers of things that are stored there."""

    database: str
    """`sqlite` or `postgresql`."""
    size: int
    """Bytes of the database."""
    tables: int
    running: int
    """Number of tables whose game is not over."""
    accounts: int
    reports: int
    """Number of open reports."""


class ServerView(Sizes):
    """The server: its version, its storage, its limits and what is going on."""

    version: str
    in_memory: int
    """Number of tables in the memory of this process."""
    connections: int
    """Number of open connections to this process."""
    limits: list[LimitView]


class ReportedLine(Message):
    """A line of the chat that went with a report."""

    seat: int
    name: str
    text: str


class ReportView(Message):
    """A report about a person at a table."""

    id: str
    table: str
    game: str
    seat: int
    name: str
    account: str | None
    """Account of the person; null for a guest."""
    reports: int
    """Number of all reports about this person."""
    reporter_name: str
    reason: Reason
    note: str
    lines: list[ReportedLine]
    made: float
    closed: float | None
    answer: str


class ReportAnswer(Message):
    """Close a report with a note to its reporter."""

    answer: str = Field(default="", max_length=LONGEST_NOTE)


class AdminTable(Message):
    """A table, with what everybody may know of it."""

    table: str
    game: str
    seats: list[dict[str, Any]]
    """For each seat `kind` and `name`."""
    over: bool
    listed: bool
    """Whether anybody can join it from the list of open tables."""
    updated: float


class AdminTables(Message):
    """Tables, the latest first."""

    tables: list[AdminTable]
    count: int


class AdminAccount(Message):
    """An account."""

    id: str
    name: str
    made: float
    sessions: int
    games: int
    reports: int
    suspended: bool


class AdminAccounts(Message):
    """Accounts, the latest first."""

    accounts: list[AdminAccount]
    count: int


class SuspensionWish(Message):
    """Suspend an account, or let it in again."""

    suspended: bool
