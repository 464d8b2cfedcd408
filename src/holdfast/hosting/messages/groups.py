"""Messages about groups: several tables with one deal, and their comparison."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from holdfast.hosting.messages.base import Message
from holdfast.hosting.messages.deals import RoundView
from holdfast.hosting.messages.lobby import NewTable, TableWish

MOST_TABLES = 6
"""Maximum number of tables in a group."""


class GroupWish(Message):
    """A request for several tables with the same deal."""

    table: TableWish
    """The first table. At the others all its persons' seats are free."""
    tables: Annotated[int, Field(ge=2, le=MOST_TABLES)]


class NewGroup(Message):
    """Several new tables with the same deal."""

    tables: list[NewTable]


class GroupTable(Message):
    """One of the tables with a deal."""

    number: int
    """Number of the table, from 1."""
    table: str
    own: bool
    """Whether it is the table that was asked about."""
    names: list[str]
    """Names of its players; empty for a seat without a name, and without the bots."""
    free: int
    """Number of seats that nobody has taken yet."""
    started: bool
    over: bool
    rank: int | None
    """Rank of its first person; null until the asked table and this one are over."""
    points: int | None
    rounds: list[RoundView]
    """Its numbers by round; empty until the asked table and this one are over."""


class GroupView(Message):
    """All tables with a deal, and how they compare once the game that was asked about is over."""

    team: bool
    """Whether rank 1 means a victory of the team."""
    tables: list[GroupTable]
