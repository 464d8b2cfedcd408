"""Before and around a table: the games there are, new tables, new seats, tables to continue."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from holdfast.hosting.messages.base import MOST, Message, SeatKind
from holdfast.hosting.messages.table import SeatView

MOST_TOKENS = 100
"""Secrets that a client may show at once."""


class OptionView(Message):
    """An option of a game; the first value is the default."""

    name: str
    values: list[str]


class PresetView(Message):
    """A named choice of options."""

    id: str
    options: dict[str, str]
    players: int | None = None
    """How many it is meant for, where that matters."""
    level: str | None = None
    """The level of bots that it is meant for, where that matters."""


class LevelView(Message):
    """A level of bots, and how long one of them may think about a move."""

    id: str
    playouts: int | None = None
    seconds: float | None = None


class GameView(Message):
    """A game in the lobby."""

    id: str
    rules_version: int
    least: int
    most: int
    default_players: int
    team: bool
    """Whether all win and lose together."""
    options: list[OptionView]
    presets: list[PresetView]
    levels: list[LevelView]
    default_level: str
    ready: float
    """How far compilation has come, 0 to 1. Play is possible at any time."""
    lessons: int | None = None
    """How many minutes it takes to learn the game by its lessons; null where it has none."""


class SeatWish(Message):
    """What a seat of a new table should be."""

    kind: SeatKind
    name: str = Field(default="", max_length=24)
    level: str | None = None


class TableWish(Message):
    """A new table."""

    game: str
    options: dict[str, str] = Field(default={}, max_length=64)
    seats: list[SeatWish] = Field(min_length=1, max_length=16)
    position: str | None = None
    """Begin from a named position of the game (tutorials, examples) instead of the setup."""
    hints: bool = True
    """Whether whoever decides may ask for a hint."""
    brief: bool = False
    """Whether the table gives answers to which there is no alternative."""
    gathers: bool = False
    """Whether it waits for those who were invited, until whoever opened it begins."""


class Newcomer(SeatWish):
    """Somebody to be let into a running game, in the position with this sequence number."""

    seq: int = Field(ge=0, le=MOST)


class Taken(Message):
    """The name under which somebody who watches takes a free place."""

    name: str = Field(min_length=1, max_length=24)


class NewSeat(Message):
    """A place in a running game; its token, unless a bot plays it."""

    seat: int
    token: str | None


class CodeView(Message):
    """The code by which friends find the free seats of a table."""

    code: str


class InvitationView(Message):
    """The table that a code leads to, for somebody who may sit down there."""

    code: str
    game: str
    seats: list[SeatView]
    free: int
    """How many seats are still free."""


class JoinedSeat(Message):
    """A seat that somebody has taken by a code, with its table and its token."""

    table: str
    seat: int
    token: str


class SeatLink(Message):
    """The secret of a seat: whoever has it plays that seat."""

    seat: int
    token: str


class NewTable(Message):
    """A table that was opened. Tokens of person and open seats, and one for spectators."""

    table: str
    seats: list[SeatLink]
    spectator: str


class HeldToken(Message):
    """A secret that a client holds for a table."""

    table: str = Field(max_length=32)
    token: str = Field(max_length=64)


class OwnTokens(Message):
    """The secrets of all seats that somebody plays at one table."""

    tokens: list[Annotated[str, Field(max_length=64)]] = Field(min_length=1, max_length=16)


class HeldTokens(Message):
    """The secrets that a client holds."""

    tokens: list[HeldToken] = Field(max_length=MOST_TOKENS)


class TableSummary(Message):
    """A table in a list of tables to continue."""

    table: str
    game: str
    rules: int
    """The version of the rules it is played by. Where the server has another, it cannot go on."""
    viewer: int | None
    seats: list[SeatView]
    over: bool
    owes: list[int]
    """Seats that owe a decision."""
    seq: int
    updated: float
    headline: dict[str, int | list[int]]
    """The game's chart numbers, such as the round."""
