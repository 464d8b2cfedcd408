"""Messages about conduct: votes, the settings of the chat, blocks and reports."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from holdfast.hosting.messages.base import MOST, Message
from holdfast.table.entries import ChatMode

Reason = Literal["insults", "stalling", "helping", "name"]
"""Why somebody is reported: what they wrote, that they waste time, that they play for another seat,
or their name.
"""
LONGEST_NOTE = 300
"""Maximum number of characters of a note to a report, and of the answer to it."""


class VoteView(Message):
    """A vote about putting a bot in the place of the person at seat `about`."""

    about: int
    asked_by: int
    yes: list[int]
    no: list[int]
    voters: list[int]
    """Seats that may vote."""
    needed: int
    """Number of votes that are needed."""


class ConductView(Message):
    """The host of a table, the settings of its chat, and the open vote."""

    host: int | None
    """Seat that opened the table."""
    chat: ChatMode
    """What the host allows to be said."""
    spectators: bool
    """Whether spectators may read the chat."""
    vote: VoteView | None


class ReportState(Message):
    """A report of the viewer, and the answer to it."""

    seat: int
    reason: Reason
    closed: bool
    answer: str


class PeopleView(Message):
    """The decisions of the viewer about the people at a table."""

    blocked: list[int]
    """Seats of people that the viewer has blocked."""
    reads_reports: bool
    """Whether somebody reads reports at this server."""
    reports: list[ReportState]
    """Reports of the viewer about this table."""


class BlockWish(Message):
    """Block the person at a seat, or unblock them."""

    seat: int = Field(ge=0, le=MOST)
    blocked: bool


class BlockedPerson(Message):
    """A person that the sender of the request has blocked."""

    id: str
    name: str
    """Name that the person had then."""
    made: float


class ReportWish(Message):
    """Report the person at a seat to the host of the server."""

    seat: int = Field(ge=0, le=MOST)
    reason: Reason
    note: str = Field(default="", max_length=LONGEST_NOTE)
