"""What is stored about conduct, and the interface of the storage that it needs."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Protocol

ACCOUNT, GUEST = "account ", "guest "
"""Prefixes of persons: the id of an account, or the hash of a guest's cookie."""


@dataclass(frozen=True)
class Block:
    """A person that another person has blocked."""

    blocker: str
    person: str
    name: str
    """Name that the person had then."""
    made: float


@dataclass(frozen=True)
class Report:
    """A report about a person at a table."""

    id: str
    table: str
    game: str
    seat: int
    name: str
    person: str | None
    """Id of the reported person; None if the person cannot be recognised."""
    reporter: str
    reporter_seat: int
    reporter_name: str
    reason: str
    note: str
    lines: list[dict[str, Any]]
    """The last lines of the chat: `seat`, `name` and `text`."""
    made: float
    closed: float | None = None
    answer: str = ""


class ConductStorage(Protocol):
    """Storage of persons, blocks and reports."""

    async def attach(self, table: str, viewer: int, person: str, host: bool) -> None:
        """Store that a person sits at a seat, in place of anybody before."""
        ...

    async def persons_at(self, table: str) -> dict[int, str]:
        """Return the persons at the seats of a table; an account comes before a guest."""
        ...

    async def is_barred(self, table: str, person: str) -> bool:
        """Return whether a person has lost a seat at a table."""
        ...

    async def adopt(self, guest: str, account: str, session: str) -> None:
        """Make the data of a guest that of an account.

        Push messages come to the browser of the guest until the session ends.
        """
        ...

    async def block(self, block: Block) -> None:
        """Store that somebody has blocked a person, if that is not stored yet."""
        ...

    async def unblock(self, blocker: str, person: str) -> None:
        """Delete a block."""
        ...

    async def blocks(self, blocker: str) -> list[Block]:
        """Return all people that a person has blocked, the latest first."""
        ...

    async def hosted_by_blocked(self, person: str, tables: Collection[str]) -> set[str]:
        """Return those of these tables whose host has blocked a person, or is blocked by them."""
        ...

    async def add_report(self, report: Report) -> None:
        """Store a report."""
        ...

    async def reports_of(self, reporter: str, table: str) -> list[Report]:
        """Return the reports of somebody about a table, the latest first."""
        ...
