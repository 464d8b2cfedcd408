"""The local host: what a page calls in place of a server."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import NamedTuple, Protocol, TypeVar

from holdfast import games
from holdfast.hosting.api.call import Call, Host
from holdfast.hosting.api.route import File, Stream
from holdfast.hosting.api.routes import find_route
from holdfast.hosting.bot_leader import WAIT
from holdfast.hosting.bots import Bots
from holdfast.hosting.connection import next_message, obey
from holdfast.hosting.days import DayBots, DayGame, day_games
from holdfast.hosting.entropy import Entropy
from holdfast.hosting.limits import Limit
from holdfast.hosting.problems import RequestError, fault, fault_of
from holdfast.hosting.replay_files import ReplayGame, uploaded_game
from holdfast.hosting.reviews import Reviews
from holdfast.hosting.room import Room
from holdfast.hosting.rooms import Rooms
from holdfast.hosting.watcher import ReplacedError, Watcher
from holdfast.hosting.win_curve import WinCurves
from holdfast.offline.local_storage import LocalStorage, TextStorage
from holdfast.table import RefusalError

T = TypeVar("T")

COURSE_PLAYOUTS = 32
"""Playouts from each position of a finished game for its win curve, as at the server."""
REFUSED = 1008
REPLACED = 4008
"""Close codes of a connection: those of the server's sockets."""

_GAME = re.compile(rb'"game"\s*:\s*"(\w{1,64})"')


class Answer(NamedTuple):
    """The response to a request, with the status that it would have over HTTP."""

    status: int
    text: str


class Listener(Protocol):
    """The page's end of a connection."""

    def opened(self) -> None:
        """Handle that the connection is open."""
        ...

    def received(self, message: str) -> None:
        """Handle a message."""
        ...

    def closed(self, code: int) -> None:
        """Handle the end of the connection."""
        ...


async def _all_loaded(game: str) -> None:
    """Do nothing: the rules of all games are loaded."""


class LocalHost(Host):
    """All tables of a page, and everything else it can request.

    It has no accounts, codes, lists or reports, because all players are on this device.
    """

    def __init__(
        self,
        texts: TextStorage,
        bots: Bots,
        entropy: Entropy | None = None,
        load_rules: Callable[[str], Awaitable[None]] = _all_loaded,
        word_seconds: float = WAIT,
        known_games: Callable[[], list[DayGame]] = day_games,
    ) -> None:
        storage = LocalStorage(texts, self.load_rules)
        win_curves = WinCurves(storage, bots, COURSE_PLAYOUTS)
        super().__init__(
            rooms=Rooms(storage, bots, entropy=entropy, word_seconds=word_seconds),
            win_curves=win_curves,
            reviews=Reviews(storage, bots, win_curves),
            day_bots=DayBots(storage, bots),
            code_storage=None, listing_storage=None, accounts=None, bot_events=None,
            admin=None, conduct=None, notices=None, clubs=None,
        )  # fmt: skip
        self._load_rules = load_rules
        self._known_games = known_games

    def start(self) -> None:
        """Start to listen to other windows that use the same tables."""
        self.rooms.start()

    async def close(self) -> None:
        """Stop everything. Acknowledged entries are stored."""
        await self.reviews.close()
        await self.win_curves.close()
        await self.day_bots.close()
        await self.rooms.close()

    async def request(self, method: str, address: str, body: bytes = b"") -> Answer:
        """Return the response to any request, including errors."""

        async def read_body() -> bytes:
            return body

        path, _, query = address.partition("?")
        try:
            route, parameters = find_route(method, path)
            if route.server_only:
                raise fault("no-such-request")
            call, arguments = await route.prepare(self, "", parameters, query, read_body)
            return Answer(200, await route.run(call, arguments, _text))
        except Exception as error:
            refusal = fault_of(error)
            return Answer(refusal.status, refusal.problem().model_dump_json())

    async def connect(self, table: str, token: str, listener: Listener) -> Connection | None:
        """Return a connection to a table, or None without a valid token."""
        try:
            room = await self.rooms.enter(table)
            connection = Connection(room, Watcher(room.viewer(token)), listener)
            room.join(connection.watcher)
        except (RequestError, RefusalError):
            listener.closed(REFUSED)
            return None
        listener.opened()
        connection.start()
        return connection

    # The host of the API

    def check(self, limit: Limit, key: str) -> None:
        """Do nothing: there are no rate limits, because all players are on this device."""

    def compiled(self) -> dict[str, float]:
        """Return 1 for each game: all games are compiled when the page is built."""
        return dict.fromkeys(games.names(), 1.0)

    def day_games(self) -> list[DayGame]:
        """Return for each game, loaded or not, what its deal of the day depends on."""
        return self._known_games()

    async def load_rules(self, game: str) -> None:
        """Load the rules of a game before it is played; unknown names are ignored."""
        if game in games.names():
            await self._load_rules(game)

    async def read_file(self, client: str, body: Callable[[], Awaitable[bytes]]) -> ReplayGame:
        """Return the game in a file, after loading its rules."""
        file = await body()
        match = _GAME.search(file, 0, 1000)
        if match:
            await self.load_rules(match[1].decode())
        return uploaded_game(file)

    async def compute(self, call: Call, work: Callable[[], T]) -> T:
        """Load the history that a call needs, and return the result of a function.

        A page has no threads, and nobody else waits.
        """
        await call.load_history()
        return work()

    async def reach_storage(self) -> None:
        """Raise an error if the storage of the browser cannot be read."""
        await self.rooms.storage.rows(["none"])


def _text(answer: str | File | Stream) -> str:
    text = answer.text if isinstance(answer, File) else answer
    assert isinstance(text, str), "only servers have streams"
    return text


class Connection:
    """A window's connection to a table."""

    def __init__(self, room: Room, watcher: Watcher, listener: Listener) -> None:
        self._room = room
        self.watcher = watcher
        self._listener = listener
        self._sender: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start to send messages to the page."""
        self._sender = asyncio.create_task(self._send_messages())

    async def send(self, message: str) -> None:
        """Carry out a command of the page."""
        try:
            await obey(message, self._room, self.watcher)
        except Exception as error:
            self.watcher.tell(fault_of(error, self._room.table.seq).problem())

    def close(self) -> None:
        """Close the connection."""
        self._room.leave(self.watcher)
        if self._sender is not None:
            self._sender.cancel()

    async def _send_messages(self) -> None:
        try:
            while True:
                self._listener.received(await next_message(self._room, self.watcher))
        except ReplacedError:
            self._listener.closed(REPLACED)
