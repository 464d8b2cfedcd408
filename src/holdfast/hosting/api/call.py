"""The request as the functions of the API know it, and the interface of their host."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import TypeVar

from holdfast.hosting.accounts import Accounts, SignedIn
from holdfast.hosting.accounts.bot_events import BotEvents
from holdfast.hosting.admin import Admin
from holdfast.hosting.clubs import Clubs
from holdfast.hosting.conduct import Conduct
from holdfast.hosting.days import DayBots, DayGame
from holdfast.hosting.limits import Limit
from holdfast.hosting.notices import Notices
from holdfast.hosting.replay_files import ReplayGame
from holdfast.hosting.reviews import Reviews
from holdfast.hosting.room import Room
from holdfast.hosting.rooms import Rooms
from holdfast.hosting.storage import CodeStorage, ListingStorage
from holdfast.hosting.thread_pool import ThreadPool, Turn
from holdfast.hosting.win_curve import WinCurves
from holdfast.table import Table

T = TypeVar("T")


@dataclass(kw_only=True, eq=False)
class Host(ABC):
    """The host of the API: the state of a server, or the local host of a page."""

    rooms: Rooms
    """All tables in memory."""
    win_curves: WinCurves
    """Service that computes and stores the win curves of finished games."""
    reviews: Reviews
    """Service that computes and stores the reviews of finished games."""
    day_bots: DayBots
    """Bots that play the deals of days, for comparison."""
    code_storage: CodeStorage | None
    """Storage of invitation codes; None if there are no other devices."""
    listing_storage: ListingStorage | None
    """Storage of the list of open tables; None if there are no other devices."""
    accounts: Accounts | None
    """Accounts; None if this host has none."""
    bot_events: BotEvents | None
    """Streams of events for accounts that are bots; None if this host has no accounts."""
    admin: Admin | None
    """What the host of the server can do; None without an admin token."""
    conduct: Conduct | None
    """Persons, blocks and reports; None if all players are on one device."""
    notices: Notices | None
    """The notices about slow games; None if all players are on one device."""
    clubs: Clubs | None
    """Clubs; None if this host has no accounts."""

    @abstractmethod
    def check(self, limit: Limit, key: str) -> None:
        """Count a request against a rate limit, or raise a RequestError."""

    @abstractmethod
    def compiled(self) -> dict[str, float]:
        """Return the progress of compilation of each game, from 0 to 1."""

    @abstractmethod
    def day_games(self) -> list[DayGame]:
        """Return for each game what its deal of the day depends on."""

    @abstractmethod
    async def load_rules(self, game: str) -> None:
        """Load the rules of a game before it is played; unknown names are ignored."""

    @abstractmethod
    async def read_file(self, client: str, body: Callable[[], Awaitable[bytes]]) -> ReplayGame:
        """Return the game in an uploaded file, or raise a RequestError."""

    @abstractmethod
    async def compute(self, call: Call, work: Callable[[], T]) -> T:
        """Load the history that a call needs, and return the result of a slow function."""

    @abstractmethod
    async def reach_storage(self) -> None:
        """Raise a StorageError if the storage cannot be reached."""


@dataclass
class Browser:
    """The browser that sent a request, and the cookies that its response sets or deletes."""

    session: str = ""
    """Secret of the session, from a cookie; empty if nobody is signed in."""
    bearer: str | None = None
    """API token of a program or the admin token, from a header; None for other requests."""
    origin: str = ""
    """Origin of the page that sent it, if that is this server."""
    device: str = ""
    """Browser and system, for lists of sessions."""
    guest: str = ""
    """Secret by which a guest is recognised, from a cookie; empty without one."""
    new_guest: str | None = None
    """Secret of the guest from now on; empty to delete it, None to change nothing."""
    new_session: str | None = None
    """Secret of the session from now on; empty to sign out, None to change nothing."""


@dataclass
class Call:
    """A request."""

    host: Host
    client: str
    """Client group of the sender, for rate limits."""
    browser: Browser
    bot: SignedIn | None
    """The bot that sends it with an API token; None for everybody else."""

    def turn(self) -> AbstractAsyncContextManager[Turn]:
        """Wait for the turn of this client for slow work, which is charged to the client."""
        return self.host.rooms.thread_pool.turn(self.client)

    def check(self, limit: Limit) -> None:
        """Count a request of this client against a rate limit, or raise a RequestError."""
        self.host.check(limit, self.client)

    def name(self, wished: str) -> str:
        """Return the name under which the sender sits down. A bot has that of its account."""
        return wished if self.bot is None else self.bot.account.name

    async def keep_seat(self, table: str, seat: int) -> None:
        """Store that a seat belongs to the bot that took it. Browsers do this themselves."""
        if self.bot is not None and self.host.accounts is not None:
            await self.host.accounts.hold(self.bot, table, seat)

    @property
    def seq(self) -> int | None:
        """Sequence number of the table now, if the request is about one."""
        return None

    async def load_history(self, pool: ThreadPool | Turn | None = None) -> None:
        """Load the full history of the table if the route needs it."""


@dataclass
class TableCall(Call):
    """A request about a table, by somebody who holds a token for it."""

    room: Room
    viewer: int
    table: Table
    """The table when the request arrived."""
    connected: set[int]
    """Viewers who were connected when the request arrived."""
    whole: bool
    """Whether the table is needed with its full history."""

    @property
    def seq(self) -> int:
        """Sequence number of the table now."""
        return self.room.table.seq

    async def load_history(self, pool: ThreadPool | Turn | None = None) -> None:
        """Load the full history of the table if the route needs it."""
        if self.whole:
            self.table = await self.room.whole(pool=pool)


@dataclass
class AdminCall(Call):
    """A request of the host of the server."""

    admin: Admin


@dataclass
class AccountCall(Call):
    """A request of somebody who is signed in."""

    who: SignedIn
    accounts: Accounts
