"""Messages of the lobby: games, new tables, new seats, and tables to continue."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from holdfast.hosting.messages.base import (
    MOST,
    Language,
    Message,
    SeatKind,
    Sentence,
    StrictMessage,
)
from holdfast.hosting.messages.table import ClocksView, NextTable, PlacementView, SeatView
from holdfast.kernel.options import Preset

WishedLevel = Literal["any", "like-me", "beginners"]
MOST_TOKENS = 100
"""Maximum number of tokens in one request."""
MOST_SECONDS = 2.0**40
"""Maximum of times that are accepted as input."""


class OptionView(Message):
    """An option of a game. The first value is the default."""

    name: str
    values: list[str]


class PresetView(Preset):
    """A named choice of options, as the lobby shows it."""


class LevelView(Message):
    """A bot level with its search budget for a move."""

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
    """Whether all players win and lose together."""
    options: list[OptionView]
    presets: list[PresetView]
    levels: list[LevelView]
    default_level: str
    ready: float
    """Progress of compilation from 0 to 1. Playing is possible at any time."""
    lessons: int | None = None
    """Duration of the lessons in minutes; null if the game has none."""


class SeatWish(Message):
    """A requested seat of a new table."""

    kind: SeatKind
    name: str = Field(default="", max_length=24)
    level: str | None = None


class TimeControlWish(StrictMessage):
    """How much time people should have at a new table: `move`, `game`, or both."""

    move: float | None = Field(default=None, ge=20, le=7 * 24 * 3600)
    """Seconds for each move."""
    game: float | None = Field(default=None, ge=60, le=24 * 3600)
    """Seconds for the whole game."""
    bonus: float = Field(default=0, ge=0, le=600)
    """Seconds that are added to the time of the game after each move."""
    level: str | None = None
    """Level of the bots that play for people whose time is up; null for that of the other bots."""


class ListingWish(Message):
    """How a new table should be listed, so that anybody may join."""

    languages: list[Language] = Field(min_length=1, max_length=2)
    """Languages that its players would like to speak."""
    level: WishedLevel = "any"
    """Level of play that is wished. It keeps nobody out."""
    bots: bool = True
    """Whether bots take the free seats after a while."""


class TableWish(Message):
    """A request for a new table."""

    game: str
    options: dict[str, str] = Field(default={}, max_length=64)
    seats: list[SeatWish] = Field(min_length=1, max_length=16)
    position: str | None = None
    """Named position of the game (tutorials, examples) to start from instead of the setup."""
    hints: bool = True
    """Whether players may ask for hints."""
    brief: bool = False
    """Whether the table plays moves without an alternative automatically."""
    gathers: bool = False
    """Whether the table waits for invited players until its host starts the game."""
    time_control: TimeControlWish | None = None
    """How much time people have; null for no clocks."""
    listing: ListingWish | None = None
    """How the table is listed for everybody; null for a private table."""


class Newcomer(SeatWish):
    """A request to let a newcomer into a running game, in the position with this sequence
    number.
    """

    seq: int = Field(ge=0, le=MOST)


class Taken(Message):
    """A request of a spectator to take a free seat under this name."""

    name: str = Field(min_length=1, max_length=24)


class NewSeat(Message):
    """A seat in a running game, and its token unless a bot plays it."""

    seat: int
    token: str | None


class CodeView(Message):
    """The code by which invited players find the free seats of a table."""

    code: str


class InvitationView(Message):
    """The table that a code leads to, for an invited player."""

    code: str
    game: str
    seats: list[SeatView]
    free: int
    """Number of free seats."""
    clocks: ClocksView | None


class JoinedSeat(Message):
    """A seat that somebody has taken by a code, with its table and its token."""

    table: str
    seat: int
    token: str


class OpenTableView(Message):
    """An open table in the list of tables that anybody may join or watch."""

    table: str
    game: str
    options: dict[str, str]
    seats: list[SeatView]
    free: int
    """Number of free seats."""
    languages: list[Language]
    level: WishedLevel
    fill_at: float | None
    """Time at which bots take the free seats, in seconds since 1970; null for people only."""
    clocks: ClocksView | None
    opened: float
    """Time at which it was opened, in seconds since 1970."""
    headline: dict[str, int | list[int]]
    """Chart numbers of the game, such as the round."""
    spectator: str
    """Token of spectators."""


class OpenTables(Message):
    """The open tables: those that wait for players first, the latest first."""

    tables: list[OpenTableView]
    waiting: int
    """Number of all tables that wait for players."""


class SeatLink(Message):
    """The token of a seat, which authenticates its player."""

    seat: int
    token: str


class NewTable(Message):
    """A new table, with the tokens of person and open seats and one for spectators."""

    table: str
    seats: list[SeatLink]
    spectator: str


class HeldToken(StrictMessage):
    """A token that a client holds for a table."""

    table: str = Field(max_length=32)
    token: str = Field(max_length=64)
    since: int | None = Field(default=None, ge=0, le=MOST)
    """Sequence number up to which the client has seen the table."""


class OwnTokens(Message):
    """The tokens of all seats that a client plays at one table."""

    tokens: list[Annotated[str, Field(max_length=64)]] = Field(min_length=1, max_length=16)


class HeldTokens(StrictMessage):
    """The tokens that a client holds."""

    tokens: list[HeldToken] = Field(max_length=MOST_TOKENS)


class DaysOffWish(HeldTokens):
    """A request for days off in all slow games that these tokens belong to.

    Times are seconds since 1970. An end that is not after the start ends them now.
    """

    start: float = Field(ge=0, le=MOST_SECONDS)
    end: float = Field(ge=0, le=MOST_SECONDS)


class TableSummary(Message):
    """A table in a list of tables to continue."""

    table: str
    game: str
    rules: int
    """Version of the rules of this game. A server with another version cannot continue it."""
    viewer: int | None
    seats: list[SeatView]
    over: bool
    owes: list[int]
    """Seats that the game waits for."""
    seq: int
    updated: float
    headline: dict[str, int | list[int]]
    """Chart numbers of the game, such as the round."""
    clocks: ClocksView | None = None
    """Clocks, at a table with a time control."""
    placements: list[PlacementView] = Field(default=[])
    """Result of a finished game; empty for games that an older version has finished."""
    next: NextTable | None = None
    """Table of the rematch, if somebody has asked for one."""
    happened: Sentence | None = None
    """Sentence about what happened since the client last saw the table, as its seat may know it."""
