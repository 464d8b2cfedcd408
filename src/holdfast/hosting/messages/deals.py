"""Messages about deals: games with the same chance, and how they compare."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from holdfast.hosting.messages.base import MOST, Message, Sentence


class DealMark(Message):
    """The deal that a table shares with others."""

    day: str | None
    """Date of the deal of the day; null for the deal of a finished game."""
    counted: bool
    """Whether this is a counted try: without hints and without undo."""


class DealWish(Message):
    """A request for a table with the deal of a finished game."""

    seats: list[Annotated[int, Field(ge=0, le=MOST)]] = Field(min_length=1, max_length=16)
    """Seats that the player takes. Bots take the seats of other persons."""


class DealResult(Message):
    """The result of one game with a deal."""

    table: str | None
    """Table of the game, if it may be compared turn by turn."""
    name: str
    """Name of the player; empty if it is not shown."""
    level: str | None
    """Level of the bot that played; null for a person."""
    points: int
    rank: int
    """Rank among the seats of that game."""
    own: bool
    """Whether it is the game that was asked about."""
    original: bool
    """Whether the deal comes from this game."""
    counted: bool


class DealView(Message):
    """All results of a deal on this server, the best first."""

    day: str | None
    counted: bool
    team: bool
    """Whether rank 1 means a victory of the team."""
    results: list[DealResult]


class RoundView(Message):
    """The numbers of a game after one of its rounds."""

    seq: int
    chart: dict[str, int | list[int]]


class PartingView(Message):
    """The first decision at which two games went different ways."""

    seq: int
    """Sequence number of that move in the own game."""
    name: str
    """Name of the player who decided in the own game; empty without a name."""
    seat: int
    mine: Sentence | None
    """Move in the own game; null if that game was over."""
    theirs: Sentence | None


class ComparisonView(Message):
    """Two games with the same deal, round by round."""

    mine: list[RoundView]
    theirs: list[RoundView]
    parting: PartingView | None
    """Null if all moves were the same."""


class DayDeal(Message):
    """The deal of the day for a game."""

    game: str
    rules_version: int
    preset: str | None
    """Preset whose options it uses; null for the usual options."""
    options: dict[str, int | str]
    players: int
    level: str
    """Level of the bots at the other seats."""
    played: int
    """Number of counted tries that are over on this server."""


class DaysView(Message):
    """The deals of a day."""

    today: str
    """Date of today, in universal time."""
    day: str
    deals: list[DayDeal]


class DayTry(Message):
    """A request for a table with a deal of the day."""

    name: str = Field(default="", max_length=24)
    counted: bool
    """Whether it is the counted try. It is not counted on another day than its own."""
