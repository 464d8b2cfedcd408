"""The application: everything put together.

Lines to tables are answered from the first moment on: by them everybody comes back to a server that
was started again. What answers other requests takes a third of all that is imported, and is put
together beside.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import threading
import time
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.types import ASGIApp, Receive, Scope, Send

from holdfast import games
from holdfast.hosting.bot_leader import WAIT
from holdfast.hosting.bots import Bots
from holdfast.hosting.client_files import built_client
from holdfast.hosting.entropy import Entropy
from holdfast.hosting.limits import RateLimit
from holdfast.hosting.room import HINT_BUDGET, LINGER
from holdfast.hosting.rooms import Rooms
from holdfast.hosting.storage_errors import StorageError
from holdfast.hosting.thread_pool import ThreadPool
from holdfast.hosting.win_curve import Courses
from holdfast.kernel.background_compiler import WarmUp, switch_if_ready
from holdfast.kernel.game import Game
from holdfast.players.mcts import Budget
from holdfast.server import socket
from holdfast.server.metrics import Metrics
from holdfast.server.storage import Storage
from holdfast.server.worker_pool import WorkerPool

if TYPE_CHECKING:
    from holdfast.server.lab import RunList

log = logging.getLogger("holdfast.server")

COMING_BACK = 1.0
"""Seconds after a start in which whoever had a table open is back, or has begun to come."""
LOOK_AGAIN = 0.2
"""Seconds between two looks at how far the compilation of a game has come."""


@dataclass
class Settings:
    """How a server is run."""

    database: str | Path
    tables_per_minute: int = 30
    """How many tables one client may open."""
    codes_per_minute: int = 20
    """How many codes of tables one client may try."""
    replays_per_minute: int = 120
    """How many requests about replay files one client may make."""
    requests_per_minute: int = 1200
    """How many requests of any kind one address may make; some count more than once."""
    looks_per_minute: int = 300
    """How many requests one address may make that change nothing."""
    looks_at_table_per_minute: int = 120
    """How many of them about one table. A browser without a socket needs forty."""
    warm_up: bool | Collection[str] = True
    """Whether to compile the rules in the background: of all games, of none, or of these."""
    search: bool = True
    """Whether to get ready to search in these games too: for the levels of bots that look ahead,
    for hints, and to look back at games that are over."""
    bots: Bots | None = None
    """Who answers for the bots; worker processes if nobody is named."""
    hint_budget: Budget = HINT_BUDGET
    """How long a hint is thought about."""
    linger: float = LINGER
    """For how many seconds bots go on at a table that everybody has left."""
    word_seconds: float = WAIT
    """For how many seconds a bot that leads a team waits for a word of the people there."""
    course_playouts: int = 32
    """How many times each position of a finished game is played on to judge it."""
    metrics: bool = False
    """Whether to tell at /metrics how much goes on."""
    lab: RunList | None = None
    """The runs of the lab that are shown at /lab; without any there is no such page."""
    clock: Callable[[], float] = time.monotonic
    """What rates are measured with, in seconds."""
    luck: Entropy | None = None
    """Where all chance comes from; the operating system if nothing is named."""

    def __post_init__(self) -> None:
        if self.course_playouts <= 0:
            raise ValueError(f"a course needs at least one playout, not {self.course_playouts}")

    def warms_up(self, game: str) -> bool:
        """Whether to compile the rules of this game."""
        return self.warm_up if isinstance(self.warm_up, bool) else game in self.warm_up

    client: Path | None = field(default_factory=built_client)


@dataclass
class House:
    """What the requests of one application share."""

    rooms: Rooms
    courses: Courses
    warm_ups: dict[str, WarmUp]
    new_tables: RateLimit
    codes: RateLimit
    replays: RateLimit
    commands: RateLimit
    requests: RateLimit
    looks: RateLimit
    looks_at_table: RateLimit
    desk: ThreadPool
    metrics: Metrics
    clock: Callable[[], float]


class _Library:
    """The games of a server. They are taken out one after another while it answers already, which
    takes as long as a good part of all the rest of its start; a table that somebody comes to takes
    out its own."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.warm_ups: dict[str, WarmUp] = {}
        self._closed = False
        self._lock = threading.Lock()

    def take_out(self, name: str) -> Game:
        """The game of a table that somebody comes to. Where its rules lie compiled on disk they are
        loaded before anything is played: that is sooner done than a few moves without them, and
        sooner at once than beside everybody else who comes."""
        game = games.load(name)
        if self._settings.warms_up(name):
            try:
                switch_if_ready(game)
            except Exception:  # play goes on interpreted; its warm-up says why
                log.exception("the compiled rules of %s cannot be loaded", name)
        return game

    def open(self) -> None:
        """Take all of them out, those first whose rules are wished to be compiled."""
        for name in sorted(games.names(), key=lambda name: not self._settings.warms_up(name)):
            game = games.load(name)
            with self._lock:
                if self._closed:
                    return
                self.warm_ups[name] = WarmUp(game)
                if self._settings.warms_up(name):
                    self.warm_ups[name].start()

    def close(self) -> None:
        """Stop whatever is being compiled."""
        with self._lock:
            self._closed = True
        for warm_up in self.warm_ups.values():
            warm_up.stop()

    async def prepare(self, workers: WorkerPool) -> None:
        """Open it, and have searches compiled where they are wished."""
        try:
            await asyncio.to_thread(self.open)
        except Exception:
            log.exception("a game cannot be taken out")
        gc.freeze()  # what was loaded stays
        wished = self.warm_ups.items() if self._settings.search else ()
        await asyncio.gather(
            *(_prepare(warm_up, workers) for n, warm_up in wished if self._settings.warms_up(n))
        )


async def _prepare(warm_up: WarmUp, workers: WorkerPool) -> None:
    """When the rules of a game are compiled, have its searches compiled too."""
    while warm_up.progress < 1 and not warm_up.failure:
        await asyncio.sleep(LOOK_AGAIN)
    if not warm_up.failure:
        gc.freeze()  # what was loaded stays
        await workers.prepare(warm_up.game.name)


class Application:
    """The server as an application. In the end it closes its database, whoever has opened it:
    later an interrupt is passed on to everything that still waits, which would not be closed."""

    house: House

    def __init__(self, settings: Settings, opened: Storage | None = None) -> None:
        self._settings = settings
        self._opened = opened
        self._pages: asyncio.Task[ASGIApp] | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer whoever comes."""
        if scope["type"] == "lifespan":
            await self._lifespan(receive, send)
        elif scope["type"] == "websocket":
            await socket.connect(self.house, scope, receive, send)
        else:
            await (await self.pages())(scope, receive, send)

    async def pages(self) -> ASGIApp:
        """What answers everything but lines to tables, put together when first asked for."""
        if self._pages is None:
            self._pages = asyncio.create_task(asyncio.to_thread(self._put_together))
        return await asyncio.shield(self._pages)

    def _put_together(self) -> ASGIApp:
        from holdfast.server.http import create_pages

        pages = create_pages(self._settings, self.house.metrics)
        pages.state.house = self.house
        return pages

    async def _lifespan(self, receive: Receive, send: Send) -> None:
        """Live from when the one who runs this says so until they say so."""
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
        """Everything that goes on as long as it is served."""
        settings = self._settings
        storage = self._opened or await Storage.open(settings.database)
        metrics = Metrics()
        storage.watch = metrics.written
        workers = WorkerPool()  # costs nothing until one is started
        library = _Library(settings)
        thinkers = settings.bots or workers
        desk = ThreadPool(clock=settings.clock)
        rooms = Rooms(
            storage, thinkers, hint_budget=settings.hint_budget, luck=settings.luck,
            linger=settings.linger, desk=desk, clock=settings.clock,
            word_seconds=settings.word_seconds, take_out=library.take_out,
        )  # fmt: skip
        courses = Courses(storage, thinkers, settings.course_playouts, settings.clock)
        self.house = House(
            rooms,
            courses,
            library.warm_ups,
            RateLimit(settings.tables_per_minute, 60, settings.clock),
            RateLimit(settings.codes_per_minute, 60, settings.clock),
            RateLimit(settings.replays_per_minute, 60, settings.clock),
            RateLimit(socket.BURST, socket.SECONDS, settings.clock),
            RateLimit(settings.requests_per_minute, 60, settings.clock),
            RateLimit(settings.looks_per_minute, 60, settings.clock),
            RateLimit(settings.looks_at_table_per_minute, 60, settings.clock),
            desk,
            metrics,
            settings.clock,
        )
        preparing = asyncio.create_task(self._prepare(library, workers, storage))
        rooms.start()
        try:
            yield
        finally:
            library.close()
            preparing.cancel()
            await courses.close()
            await rooms.close()
            workers.close()
            desk.close()
            await asyncio.gather(preparing, return_exceptions=True)
            await storage.close()

    async def _prepare(self, library: _Library, workers: WorkerPool, storage: Storage) -> None:
        """Get everything ready that nobody has asked for yet, when those have their tables who come
        back to a server that was started again."""
        await asyncio.sleep(COMING_BACK)
        while self.house.rooms.opening:
            await asyncio.sleep(LOOK_AGAIN)
        try:
            await self.pages()
        except Exception:  # whoever asks for one is told, and tables go on
            log.exception("what answers requests cannot be put together")
        if self._settings.bots is None:
            workers.start()
        try:
            await log_tables(storage)
        except StorageError as error:
            log.warning("the tables cannot be counted: %s", error)
        await library.prepare(workers)


async def log_tables(storage: Storage) -> None:
    """Log how many tables there are, and how many of them cannot be played by the rules here."""

    def rules_here() -> set[tuple[str, int]]:
        return {(name, games.load(name).version) for name in games.names()}

    found = await storage.tables_by_rules()
    here = await asyncio.to_thread(rules_here)
    others = sum(count for kind, count in found.items() if kind not in here)
    log.log(
        logging.WARNING if others else logging.INFO,
        "%d tables found, %d of which need another version of the rules",
        sum(found.values()),
        others,
    )
