"""The ASGI application, which puts the parts of the server together.

WebSockets to tables work from the first moment on, because browsers reconnect through them when a
server restarts. The HTTP part takes a third of all imports, so it is loaded later in a thread.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import threading
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from starlette.types import ASGIApp, Receive, Scope, Send

from holdfast import games
from holdfast.hosting.accounts import Accounts
from holdfast.hosting.accounts.bot_events import BotEvents
from holdfast.hosting.accounts.ratings import Ratings
from holdfast.hosting.admin import Admin
from holdfast.hosting.api.call import Call, Host
from holdfast.hosting.bot_leader import WAIT
from holdfast.hosting.bots import Bots
from holdfast.hosting.client_files import built_client
from holdfast.hosting.clock_keeper import ClockKeeper
from holdfast.hosting.clubs import Clubs
from holdfast.hosting.conduct import Conduct
from holdfast.hosting.days import DayBots, DayGame, day_games
from holdfast.hosting.entropy import Entropy
from holdfast.hosting.limits import Limit, RateLimit
from holdfast.hosting.notices import Notices, Notifier
from holdfast.hosting.notices.notifier import Services
from holdfast.hosting.notices.records import MailService
from holdfast.hosting.replay_files import ReplayGame, uploaded_game
from holdfast.hosting.reviews import Reviews
from holdfast.hosting.room import HINT_BUDGET, LINGER
from holdfast.hosting.rooms import Rooms
from holdfast.hosting.storage_errors import StorageError
from holdfast.hosting.thread_pool import ThreadPool
from holdfast.hosting.win_curve import WinCurves
from holdfast.kernel.background_compiler import WarmUp, switch_if_ready
from holdfast.kernel.game import Game
from holdfast.players.mcts import Budget
from holdfast.server import socket
from holdfast.server.logs import START
from holdfast.server.metrics import Metrics
from holdfast.server.notices.push import WebPush
from holdfast.server.storage import Storage
from holdfast.server.worker_pool import WorkerPool

if TYPE_CHECKING:
    from holdfast.server.lab import RunList

log = logging.getLogger(__name__)
start_log = logging.getLogger(START)

T = TypeVar("T")

RECONNECT_SECONDS = 1.0
"""Seconds after the start in which browsers with an open table reconnect."""
MOST_FILES_WAITING = 4
"""Maximum number of uploads of one address that wait for the one before them; further ones are
refused."""
SHORTEST_TOKEN = 16
"""Minimum number of characters of an admin token."""
POLL_SECONDS = 0.2
"""Seconds between two checks of a game's compilation progress."""


@dataclass
class Settings:
    """Settings of a server."""

    database: str | Path
    tables_per_minute: int = 30
    """Maximum number of tables that one client may open per minute."""
    codes_per_minute: int = 20
    """Maximum number of codes of tables that one client may try per minute."""
    seats_per_minute: int = 10
    """Maximum number of seats at open tables that one client may take per minute."""
    accounts: bool = True
    """Whether people can have accounts."""
    accounts_per_hour: int = 20
    """Maximum number of accounts that one client may open per hour."""
    sign_ins_per_minute: int = 20
    """Maximum number of attempts to sign in that one client may make per minute."""
    reports_per_hour: int = 20
    """Maximum number of reports that one client may send per hour."""
    admin_token: str = ""
    """Secret of the host's page; without one there is no such page, and nobody reads reports."""
    admin_tokens_per_hour: int = 20
    """Maximum number of wrong admin tokens that one client may try per hour."""
    notice_changes_per_hour: int = 60
    """Maximum number of changes of their notices that one client may make per hour."""
    mails_per_hour: int = 5
    """Maximum number of links by e-mail per hour, for one client, one account and one address."""
    push: bool = True
    """Whether to send push messages about slow games to browsers that ask for them."""
    push_contact: str = ""
    """Contact of the host for operators of push services: `mailto:` or `https:`."""
    push_locally: bool = False
    """For tests: whether push services on this machine are allowed, even without encryption."""
    mail_server: str = ""
    """Address of the mail server, such as `smtp://name:password@host`; without one no e-mail."""
    mail_from: str = ""
    """Address that e-mail comes from."""
    address: str = ""
    """Address under which people reach the server, for links in e-mail."""
    passwords_per_hour: int = 30
    """Maximum number of passwords that may be tried for one account per hour."""
    bot_requests_per_minute: int = 600
    """Maximum number of requests that may be sent with one API token per minute."""
    replays_per_minute: int = 120
    """Maximum number of requests with replay files that one client may send per minute."""
    requests_per_minute: int = 1200
    """Maximum cost of requests of any kind that one address may send per minute; most requests cost
    1."""
    looks_per_minute: int = 300
    """Maximum number of read requests that one address may send per minute."""
    looks_at_table_per_minute: int = 120
    """Maximum number of read requests about one table per minute. A browser without a socket needs
    forty."""
    warm_up: bool | Collection[str] = True
    """Games whose rules are compiled in the background: all, none, or these."""
    search: bool = True
    """Whether to compile the search of the games in `warm_up`, too. Strong bots, hints and win
    curves need it."""
    bots: Bots | None = None
    """Implementation of the bots; worker processes by default."""
    hint_budget: Budget = HINT_BUDGET
    """Search budget of a hint."""
    linger: float = LINGER
    """Seconds for which bots play on at a table that everyone has left."""
    word_seconds: float = WAIT
    """Seconds for which a bot that leads a team waits for its human players."""
    curve_playouts: int = 32
    """Number of playouts from each position of a finished game, for its win curve."""
    metrics: bool = False
    """Whether to publish metrics at /metrics."""
    lab: RunList | None = None
    """Runs of the lab to show at /lab; None for no such page."""
    clock: Callable[[], float] = time.monotonic
    """Monotonic clock for the rate limits, in seconds."""
    now: Callable[[], float] = time.time
    """Clock for the time that people have at their tables, in seconds since 1970."""
    entropy: Entropy | None = None
    """Source of randomness; the operating system by default."""

    def __post_init__(self) -> None:
        if self.curve_playouts <= 0:
            raise ValueError(
                f"a win curve needs at least one playout per position, not {self.curve_playouts}"
            )
        if 0 < len(self.admin_token) < SHORTEST_TOKEN:
            raise ValueError(f"an admin token needs at least {SHORTEST_TOKEN} characters")
        if self.mail_server and not self.address.startswith(("http://", "https://")):
            raise ValueError("e-mail needs the address of this server, for its links")
        if self.push_contact and not self.push_contact.startswith(("mailto:", "https://")):
            raise ValueError("the contact for push services must begin with mailto: or https://")
        self.mail()  # raises an error for a mistake in the settings

    @property
    def rates(self) -> dict[str, int]:
        """Limits on how often something may be done, by the names of their settings."""
        names = (one.name for one in fields(self) if one.name.endswith(("_minute", "_hour")))
        return {name: getattr(self, name) for name in names}

    @property
    def contact(self) -> str:
        """Contact of the host for operators of push services."""
        return self.push_contact or (self.address if self.address.startswith("https:") else "")

    def mail(self) -> MailService | None:
        """Return the service that sends e-mail, or None."""
        if not self.mail_server:
            return None
        from holdfast.server.notices.mail import SmtpMail

        return SmtpMail(self.mail_server, self.mail_from)

    def warms_up(self, game: str) -> bool:
        """Return whether to compile the rules of this game."""
        return self.warm_up if isinstance(self.warm_up, bool) else game in self.warm_up

    client: Path | None = field(default_factory=built_client)


@dataclass(kw_only=True, eq=False)
class AppState(Host):
    """Objects that all requests of one application share."""

    code_storage: Storage
    bot_events: BotEvents
    conduct: Conduct
    notices: Notices
    notifier: Notifier
    limits: dict[Limit, RateLimit]
    requests: RateLimit
    """Rate limit on requests of any kind."""
    clock: Callable[[], float]
    warm_ups: dict[str, WarmUp]
    thread_pool: ThreadPool
    metrics: Metrics
    sockets: Counter[str] = field(default_factory=Counter)
    """Number of open sockets of each address."""
    _reaching: asyncio.Task[None] | None = None

    def check(self, limit: Limit, key: str) -> None:
        """Count a request against a rate limit, or raise a RequestError."""
        self.limits[limit].check(key)

    def compiled(self) -> dict[str, float]:
        """Return the progress of compilation of each game, from 0 to 1."""
        found = [(name, self.warm_ups.get(name)) for name in games.names()]
        return {name: warm_up.progress if warm_up else 0.0 for name, warm_up in found}

    def day_games(self) -> list[DayGame]:
        """Return for each game what its deal of the day depends on."""
        return day_games()

    async def load_rules(self, game: str) -> None:
        """Do nothing: a server has loaded the rules of all games."""

    async def read_file(self, client: str, body: Callable[[], Awaitable[bytes]]) -> ReplayGame:
        """Return the game in an uploaded file, or raise a RequestError.

        Uploads of one client are read one after another, so that waiting files use little memory.
        """
        async with self.thread_pool.turn(f"{client} sends", MOST_FILES_WAITING):
            return await self.thread_pool.read(uploaded_game, await body())

    async def compute(self, call: Call, work: Callable[[], T]) -> T:
        """Load the history that a call needs, and return the result of a slow function.

        Both are done in the thread pool, in the client's turn.
        """
        async with self.thread_pool.turn(call.client) as turn:
            await call.load_history(turn)
            return await turn.read(work)

    async def reach_storage(self) -> None:
        """Raise a StorageError if the database cannot be reached.

        Requests that arrive during a check share its result.
        """
        if self._reaching is None or self._reaching.done():
            self._reaching = asyncio.create_task(self.code_storage.reach())
        await asyncio.shield(self._reaching)


class _Library:
    """The games of a server, loaded one after another in the background.

    Loading takes a large part of the start. A table that is entered earlier loads its own game.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.warm_ups: dict[str, WarmUp] = {}
        self._closed = False
        self._lock = threading.Lock()

    def take_out(self, name: str) -> Game:
        """Return the game of a table that is entered.

        If compiled rules are cached on disk, they are loaded first: that is faster than a few
        interpreted moves, and faster now than while everyone else reconnects.
        """
        game = games.load(name)
        if self._settings.warms_up(name):
            try:
                switch_if_ready(game)
            except Exception:  # play goes on interpreted; the warm-up reports the failure
                log.exception("the compiled rules of %s cannot be loaded", name)
        return game

    def open(self) -> None:
        """Load all games, those to be compiled first, and start their compilation."""
        for name in sorted(games.names(), key=lambda name: not self._settings.warms_up(name)):
            game = games.load(name)
            with self._lock:
                if self._closed:
                    return
                self.warm_ups[name] = WarmUp(game)
                if self._settings.warms_up(name):
                    self.warm_ups[name].start()

    def close(self) -> None:
        """Stop all compilation."""
        with self._lock:
            self._closed = True
        for warm_up in self.warm_ups.values():
            warm_up.stop()

    async def prepare(self, workers: WorkerPool) -> None:
        """Load all games, and compile the search for those that need it."""
        try:
            await asyncio.to_thread(self.open)
        except Exception:
            log.exception("a game cannot be loaded")
        gc.freeze()  # the loaded modules are never garbage
        warm_ups = self.warm_ups.items() if self._settings.search else ()
        await asyncio.gather(
            *(_prepare(warm_up, workers) for n, warm_up in warm_ups if self._settings.warms_up(n))
        )


async def _prepare(warm_up: WarmUp, workers: WorkerPool) -> None:
    """Compile the search of a game once its rules are compiled."""
    while warm_up.progress < 1 and not warm_up.failure:
        await asyncio.sleep(POLL_SECONDS)
    if not warm_up.failure:
        gc.freeze()  # the loaded modules are never garbage
        await workers.prepare(warm_up.game.name)


class Application:
    """The server as an ASGI application.

    It closes its database itself, even one opened by the caller. After the shutdown an interrupt
    cancels all tasks that still wait, and the database would not be closed.
    """

    state: AppState

    def __init__(self, settings: Settings, storage_opened: Storage | None = None) -> None:
        self._settings = settings
        self._storage = storage_opened
        self._pages: asyncio.Task[ASGIApp] | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, a socket or a lifespan event."""
        if scope["type"] == "lifespan":
            await self._lifespan(receive, send)
        elif scope["type"] == "websocket":
            await socket.connect(self.state, scope, receive, send)
        else:
            await (await self.pages())(scope, receive, send)

    async def pages(self) -> ASGIApp:
        """Return the HTTP application; it is created on first use."""
        if self._pages is None:
            self._pages = asyncio.create_task(asyncio.to_thread(self._create_pages))
        return await asyncio.shield(self._pages)

    def _create_pages(self) -> ASGIApp:
        from holdfast.server.http import create_pages

        pages = create_pages(self._settings, self.state.metrics)
        pages.state.holdfast = self.state
        return pages

    async def _lifespan(self, receive: Receive, send: Send) -> None:
        """Run the application from its startup event to its shutdown event."""
        await receive()
        stage = "startup"
        try:
            async with self.life():
                await send({"type": "lifespan.startup.complete"})
                stage = "shutdown"
                await receive()
        except Exception as error:
            await send({"type": f"lifespan.{stage}.failed", "message": str(error)})
            raise
        await send({"type": "lifespan.shutdown.complete"})

    @asynccontextmanager
    async def life(self) -> AsyncIterator[None]:
        """Run everything that the application needs while it serves."""
        settings = self._settings
        storage = self._storage or await Storage.open(settings.database)
        metrics = Metrics()
        storage.watch = metrics.count_write
        workers = WorkerPool()  # costs nothing until one is started
        library = _Library(settings)
        bots = settings.bots or workers
        thread_pool = ThreadPool(clock=settings.clock)
        rooms = Rooms(
            storage, bots, hint_budget=settings.hint_budget, entropy=settings.entropy,
            linger=settings.linger, thread_pool=thread_pool, clock=settings.clock,
            word_seconds=settings.word_seconds, take_out=library.take_out, now=settings.now,
        )  # fmt: skip
        win_curves = WinCurves(storage, bots, settings.curve_playouts, settings.clock)
        reviews = Reviews(storage, bots, win_curves)
        day_bots = DayBots(storage, bots)

        def limit(burst: float, seconds: float = 60) -> RateLimit:
            return RateLimit(burst, seconds, settings.clock)

        limits = {
            Limit.READ: limit(settings.looks_per_minute),
            Limit.READ_TABLE: limit(settings.looks_at_table_per_minute),
            Limit.COMMAND: limit(socket.BURST, socket.SECONDS),
            Limit.OPEN_TABLE: limit(settings.tables_per_minute),
            Limit.TRY_CODE: limit(settings.codes_per_minute),
            Limit.SEND_FILE: limit(settings.replays_per_minute),
            Limit.SIT_DOWN: limit(settings.seats_per_minute),
            Limit.SIGN_IN: limit(settings.sign_ins_per_minute),
            Limit.TRY_PASSWORD: limit(settings.passwords_per_hour, 3600),
            Limit.OPEN_ACCOUNT: limit(settings.accounts_per_hour, 3600),
            Limit.API_TOKEN: limit(settings.bot_requests_per_minute),
            Limit.REPORT: limit(settings.reports_per_hour, 3600),
            Limit.NOTICE: limit(settings.notice_changes_per_hour, 3600),
            Limit.MAIL: limit(settings.mails_per_hour, 3600),
        }
        accounts = Accounts(storage.accounts, rooms, limits[Limit.TRY_PASSWORD].check)
        if settings.accounts:
            rooms.on_end = Ratings(storage.accounts, storage).rate
        own_accounts = accounts if settings.accounts else None
        conduct = Conduct(storage.conduct, rooms, own_accounts, bool(settings.admin_token))
        clubs = None
        if settings.accounts:
            clubs = Clubs(storage.clubs, rooms, conduct, accounts, storage.accounts)
        admin = None
        if settings.admin_token:
            attempts = limit(settings.admin_tokens_per_hour, 3600)
            admin = Admin(
                storage.admin, rooms, own_accounts, settings.admin_token, attempts, settings.rates
            )
        bot_events = BotEvents(accounts, rooms, storage, settings.clock)
        push = None
        if settings.push:
            push = WebPush(storage, settings.contact, settings.now, settings.push_locally)
        services = Services(push, settings.mail(), settings.address.rstrip("/"))
        notifier = Notifier(storage.notices, services, settings.now, rooms.is_live)
        notices = Notices(
            storage.notices, storage.conduct, storage.accounts, rooms, conduct, notifier, services,
            limit(settings.mails_per_hour, 3600),
        )  # fmt: skip
        rooms.on_change.append(notifier.note_change)
        rooms.on_invite.append(notifier.note_open_table)
        self.state = AppState(
            rooms=rooms, win_curves=win_curves, reviews=reviews, day_bots=day_bots,
            code_storage=storage, listing_storage=storage, accounts=own_accounts,
            bot_events=bot_events, admin=admin, conduct=conduct, notices=notices, clubs=clubs,
            notifier=notifier, limits=limits, requests=limit(settings.requests_per_minute),
            clock=settings.clock, warm_ups=library.warm_ups, thread_pool=thread_pool,
            metrics=metrics,
        )  # fmt: skip
        preparing = asyncio.create_task(self._prepare(library, workers, storage))
        rooms.start()
        keeper = ClockKeeper(rooms, storage, settings.now)
        keeping = asyncio.create_task(keeper.run())
        telling = asyncio.create_task(notifier.run())
        try:
            yield
        finally:
            library.close()
            preparing.cancel()
            keeping.cancel()
            telling.cancel()
            await notifier.close()
            await reviews.close()
            await win_curves.close()
            await day_bots.close()
            await rooms.close()
            workers.close()
            thread_pool.close()
            if push is not None:
                push.close()
            await asyncio.gather(preparing, keeping, telling, return_exceptions=True)
            await storage.close()

    async def _prepare(self, library: _Library, workers: WorkerPool, storage: Storage) -> None:
        """Load everything that no request has needed yet, after the reconnecting browsers have
        their tables."""
        await asyncio.sleep(RECONNECT_SECONDS)
        while self.state.rooms.is_rebuilding:
            await asyncio.sleep(POLL_SECONDS)
        try:
            await self.pages()
        except Exception:  # requests get an error, and tables go on
            log.exception("the HTTP application cannot be created")
        if self._settings.bots is None:
            workers.start()
        try:
            await log_tables(storage)
        except StorageError as error:
            log.warning("the tables cannot be counted: %s", error)
        await library.prepare(workers)


async def log_tables(storage: Storage) -> None:
    """Log how many tables are stored, and how many need another version of the rules."""

    def rules_here() -> set[tuple[str, int]]:
        return {(name, games.load(name).version) for name in games.names()}

    found = await storage.tables_by_rules()
    here = await asyncio.to_thread(rules_here)
    outdated = sum(count for kind, count in found.items() if kind not in here)
    start_log.log(
        logging.WARNING if outdated else logging.INFO,
        "%d tables found; %d of them need another version of the rules",
        sum(found.values()),
        outdated,
    )
