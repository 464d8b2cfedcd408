"""Messages about clubs: members, evenings, tables and points."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from holdfast.hosting.clubs.records import Role
from holdfast.hosting.messages.base import Message, SeatKind
from holdfast.hosting.messages.lobby import MOST_SECONDS, TableWish

LONGEST_CLUB_NAME = 40
"""Maximum number of characters of the name of a club."""
ClubId = Annotated[str, Field(max_length=32)]


class ClubNameWish(Message):
    """A name for a club."""

    name: str = Field(min_length=1, max_length=LONGEST_CLUB_NAME)


class ClubLink(Message):
    """The secret of a joining link."""

    link: str = Field(max_length=64)


class ClubJoin(ClubLink):
    """A request to join a club under a name."""

    name: str = Field(min_length=1, max_length=24)


class ClubDoor(Message):
    """The view of a club for somebody with a joining link, before they join."""

    name: str
    members: int
    full: bool
    joined: bool
    """Whether this person belongs to the club already."""


class ClubSummary(Message):
    """A club in the list of one's own clubs."""

    club: str
    name: str
    role: Role
    members: int


class ClubList(Message):
    """The clubs of a person."""

    available: bool
    """Whether this server has clubs: it needs accounts for them."""
    may_found: bool
    """Whether this person may found one: somebody who is signed in."""
    clubs: list[ClubSummary]


class ClubRoleWish(Message):
    """A new role of a member. To make somebody the owner hands the club over."""

    role: Role


class ClubDeletion(Message):
    """A request to delete a club."""

    confirm: Literal["delete"]


class ClubMember(Message):
    """A member of a club."""

    id: str
    name: str
    role: Role
    guest: bool
    """Whether the member has no account, and is recognised in one browser only."""


class ClubSeatView(Message):
    """A seat at a table of a club."""

    seat: int
    name: str
    kind: SeatKind
    member: str | None
    """Member who sits there; null for others."""
    points: int | None
    rank: int | None
    """Result; null until the game is over, and as long as the viewer may not know it."""


class ClubTableView(Message):
    """A table of a club."""

    table: str
    game: str
    number: int
    over: bool
    seats: list[ClubSeatView]
    seat: int | None
    """Seat of the viewer; null without one."""
    free: bool
    """Whether there is a free seat for a member."""
    watch: bool
    """Whether the viewer may watch."""
    may_remove: bool
    """Whether the viewer may take it out of the club."""


class ClubDealView(Message):
    """Tables that were paired at once."""

    id: str
    number: int
    game: str
    same: bool
    """Whether all tables have the same chance."""
    over: bool
    tables: list[ClubTableView]


class ClubCell(Message):
    """The points of a member for a deal, or why there are none."""

    state: Literal["points", "plays", "waits", "alone", "none"]
    """`waits`: other tables still play. `alone`: there was nobody to compare with."""
    points: float | None


class ClubResult(Message):
    """A member in the table of an evening."""

    member: str
    name: str
    rank: int | None
    cells: list[ClubCell]
    """Results for each deal of the evening."""
    points: int | None


class ClubEvening(Message):
    """An evening of a club."""

    id: str
    starts: float
    zone: str
    minutes: int
    game: str | None
    """Name of the planned game; null if none is chosen yet."""
    on: bool
    """Whether people can say that they are here, and be paired."""
    coming: list[str]
    not_coming: list[str]
    here: list[str]
    """Members who have said that they are here."""


class ClubNight(Message):
    """The present evening, or the last one: what is played there."""

    evening: ClubEvening
    season: int
    number: int
    """Number of the evening in its season."""
    deals: list[ClubDealView]
    results: list[ClubResult]


class ClubView(Message):
    """A club, for one of its members."""

    id: str
    name: str
    role: Role
    me: str
    """The viewer as a member."""
    link: str | None
    """Secret of the joining link, for organisers."""
    members: list[ClubMember]
    night: ClubNight | None
    coming: list[ClubEvening]
    """Evenings that are planned, the earliest first."""
    tables: list[ClubTableView]
    """Tables that members have opened."""


class ClubSeasonRow(Message):
    """A member in the table of a season."""

    member: str
    name: str
    rank: int
    points: int
    evenings: list[int | None]
    """Points for each evening of the season."""
    counted: list[bool]
    """Whether an evening is among those that count."""


class ClubSeason(Message):
    """The table of a season."""

    number: int
    starts: list[float]
    """Start of each of its evenings, in seconds since 1970."""
    rows: list[ClubSeasonRow]


class ClubSeasons(Message):
    """All seasons of a club, the latest first."""

    evenings: int
    """Number of evenings of a season."""
    counting: int
    """Number of best evenings of a season that count for the table."""
    seasons: list[ClubSeason]


class EveningWish(Message):
    """A request to plan an evening."""

    starts: float | None = Field(default=None, ge=0, le=MOST_SECONDS)
    """Time of the start, in seconds since 1970; null for now."""
    zone: str = Field(min_length=1, max_length=64)
    minutes: int = Field(default=180, ge=15, le=24 * 60)
    game: str | None = Field(default=None, max_length=64)


class AttendanceWish(Message):
    """The answer of a member to an evening."""

    coming: bool | None = None
    """Whether they come; null to leave that as it is."""
    here: bool | None = None
    """Whether they are there now; null to leave that as it is."""


class PairingWish(Message):
    """A request to pair everybody who is here."""

    game: str = Field(max_length=64)
    size: int = Field(ge=1, le=16)
    """Maximum number of people at a table."""
    same: bool = True
    """Whether all tables have the same chance."""
    preset: str | None = Field(default=None, max_length=64)
    """Named options of the game; null for the usual ones."""


class ClubTableWish(Message):
    """A request for a table of the club. Its first seat for a person is that of the member."""

    table: TableWish
    watch: bool = True
    """Whether other members may watch."""


class ClubWatch(Message):
    """The token of spectators of a table."""

    table: str
    game: str
    over: bool
    spectator: str
