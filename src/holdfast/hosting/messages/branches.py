"""Messages about branches: tables that play on from a moment of a finished game."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from holdfast.hosting.messages.base import MOST, Message, StrictMessage


class BranchMark(Message):
    """The moment of a finished game from which a table plays on."""

    table: str
    seq: int
    """Sequence number of the last move that was taken over."""


class BranchWish(StrictMessage):
    """A request to play on from a moment of a finished game."""

    seq: int = Field(ge=0, le=MOST)
    seats: list[Annotated[int, Field(ge=0, le=MOST)]] = Field(min_length=1, max_length=16)
    """Seats that the player takes. Bots take the seats of other persons."""


class BranchName(Message):
    """A name for a branch; an empty one removes the name."""

    name: str = Field(max_length=24)


class BranchView(Message):
    """A branch of a finished game."""

    table: str
    name: str
    """Name that somebody gave it, or an empty string."""
    seq: int
    """Sequence number of the last move that was taken over."""
    over: bool
    result: list[int] | None
    """Rank and points of its player, if it is over."""


class BranchList(Message):
    """The branches of a finished game: those with a name, and the latest others."""

    branches: list[BranchView]
