"""A real server for tests: it runs in its own thread and is reached through real sockets."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import uvicorn
from tests.support.entropy import EntropyByName
from tests.support.updates import Reader
from websockets.sync.client import ClientConnection, connect

from holdfast.hosting.bot_requests import (
    Answer,
    CoachRequest,
    CoachVerdict,
    ExplainRequest,
    HintRequest,
    MoveRequest,
    PlanRequest,
    PlayOnRequest,
    WinChancesRequest,
)
from holdfast.hosting.bots import HowUrgent, for_hint
from holdfast.hosting.room import Room
from holdfast.players.adviser import Advice, Outcomes
from holdfast.server.admission import Admission
from holdfast.server.app import Application, Settings
from holdfast.server.uvicorn_server import uvicorn_config
from holdfast.server.worker_answers import (
    advise,
    coach,
    justify,
    look_back,
    outline,
    play_on,
    think,
)
from holdfast.table import Table

T = TypeVar("T")

PATIENCE = 120.0
"""Seconds to wait for what should happen, generous for a busy machine."""


def wait_until(condition: Callable[[], bool], message: str = "") -> None:
    """Wait until `condition()` is true, and fail with `message` after `PATIENCE` seconds."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, message
        time.sleep(0.01)


class Clock:
    """A clock that stands still until a test sets `now`."""

    now = 0.0

    def __call__(self) -> float:
        """Return the time."""
        return self.now


class MinuteClock(Clock):
    """A clock that advances a minute at each reading, so that no rate limit is reached."""

    def __call__(self) -> float:
        """Return a time one minute after the last one."""
        self.now += 60
        return self.now


class InProcessBots:
    """Bots that answer in the server's own process, so that no worker process starts."""

    def can_search(self, game: str) -> bool:
        """Return False: compiled rules may be missing."""
        return False

    async def choose(self, question: MoveRequest, urgency: HowUrgent) -> Answer:
        """Return the bot's move."""
        return think(question)

    async def outline(self, asked: PlanRequest) -> tuple[int, ...]:
        """Return the bot's plan."""
        return outline(asked)

    async def advise(self, request: HintRequest) -> Advice:
        """Raise an error: the test asks for no hint."""
        raise AssertionError("asked for a hint")

    async def coach(self, asked: CoachRequest) -> CoachVerdict:
        """Raise an error: the test asks for no coaching."""
        raise AssertionError("asked about a move")

    async def justify(self, doubt: ExplainRequest, urgency: HowUrgent = for_hint) -> Advice:
        """Raise an error: the test asks for no reasons."""
        raise AssertionError("asked why")

    async def play_on(self, asked: PlayOnRequest, urgency: HowUrgent) -> dict[int, Outcomes]:
        """Raise an error: the test asks for no playing on."""
        raise AssertionError("asked to play on")

    async def look_back(self, past: WinChancesRequest) -> list[list[float]]:
        """Raise an error: the test asks for no win chances."""
        raise AssertionError("asked to look back")


class SearchingBots(InProcessBots):
    """Bots that search in the server's own process, for tests that have compiled the rules."""

    def __init__(self) -> None:
        self.requests: list[HintRequest] = []
        self.coached: list[CoachRequest] = []
        self.doubts: list[ExplainRequest] = []
        self.judged = 0
        """The number of positions judged."""

    def can_search(self, game: str) -> bool:
        """Return True: the rules are compiled."""
        return True

    async def advise(self, request: HintRequest) -> Advice:
        """Return a hint."""
        self.requests.append(request)
        return await asyncio.to_thread(advise, request)

    async def coach(self, asked: CoachRequest) -> CoachVerdict:
        """Return the coach's warning."""
        self.coached.append(asked)
        return await asyncio.to_thread(coach, asked)

    async def justify(self, doubt: ExplainRequest, urgency: HowUrgent = for_hint) -> Advice:
        """Return the reasons for a move."""
        self.doubts.append(doubt)
        return await asyncio.to_thread(justify, doubt)

    async def play_on(self, asked: PlayOnRequest, urgency: HowUrgent) -> dict[int, Outcomes]:
        """Return the results of games that are played on after some moves."""
        return await asyncio.to_thread(play_on, asked)

    async def look_back(self, past: WinChancesRequest) -> list[list[float]]:
        """Return the win chances in these positions."""
        self.judged += len(past.positions)
        return await asyncio.to_thread(look_back, past)


class ManualBots(InProcessBots):
    """Bots that answer when the test tells them to.

    The first `deaf` requests ignore that they are cancelled.
    """

    def __init__(self, deaf: int = 0) -> None:
        self.asked: list[tuple[MoveRequest, asyncio.Future[Answer]]] = []
        self.dropped: list[MoveRequest] = []
        self.news = threading.Condition()
        self._deaf = deaf

    async def choose(self, question: MoveRequest, urgency: HowUrgent) -> Answer:
        """Wait until the test lets this request be answered."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        with self.news:
            deaf = len(self.asked) < self._deaf
            self.asked.append((question, answer))
            self.news.notify_all()
        while True:
            try:
                return await asyncio.shield(answer)
            except asyncio.CancelledError:
                with self.news:
                    self.dropped.append(question)
                    self.news.notify_all()
                if not deaf:
                    raise

    def wait_for(self, questions: int) -> None:
        """Wait until this many requests have been made in all."""
        with self.news:
            assert self.news.wait_for(lambda: len(self.asked) >= questions, PATIENCE)

    def wait_for_dropped(self, questions: int) -> None:
        """Wait until this many requests have been cancelled in all."""
        with self.news:
            assert self.news.wait_for(lambda: len(self.dropped) >= questions, PATIENCE)

    def answer(self, number: int) -> None:
        """Answer a request now, as a bot would."""
        question, answer = self.asked[number]
        answer.get_loop().call_soon_threadsafe(answer.set_result, think(question))


class Server:
    """A running server and a client for it."""

    def __init__(self, port: int, database: str | Path) -> None:
        self.port = port
        self.database = database
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}/api", timeout=PATIENCE)

    def open(self, *kinds: str, game: str = "outlast", **wish: Any) -> OpenTable:
        """Open a table; `kinds` are the seats: person, open, or the level of a bot."""
        seats = [
            {"kind": kind} if kind in ("person", "open") else {"kind": "bot", "level": kind}
            for kind in kinds
        ]
        for seat, name in zip(seats, ("Anna", "Ben", "Cleo", "Dora"), strict=False):
            if seat["kind"] == "person":
                seat["name"] = name
        answer = self.http.post("/tables", json={"game": game, "seats": seats, **wish})
        assert answer.status_code == 200, answer.text
        return OpenTable(self, answer.json())


class InProcessServer(Server):
    """A server in this process, whose rooms tests can reach."""

    def __init__(
        self,
        port: int,
        database: str | Path,
        app: Application,
        loop: asyncio.AbstractEventLoop,
        entropy: EntropyByName,
        uvicorn_server: uvicorn.Server,
    ) -> None:
        super().__init__(port, database)
        self._server = uvicorn_server
        self._app = app
        self._loop = loop
        self._entropy = entropy

    def open_shared(self, name: str, *kinds: str) -> OpenTable:
        """Open a table that several tests share, with entropy that does not depend on which comes
        first."""
        self._entropy.name = name
        try:
            return self.open(*kinds)
        finally:
            self._entropy.name = None

    def room(self, table: OpenTable) -> Room:
        """Return the room of a table."""
        entering = self._app.state.rooms.enter(table.id)
        room: Room = asyncio.run_coroutine_threadsafe(entering, self._loop).result(PATIENCE)
        return room

    def load_table(self, table: OpenTable) -> Table:
        """Return a table with all its turns, most of which a room does not hold in memory."""
        reading = asyncio.run_coroutine_threadsafe(self.room(table).whole(), self._loop)
        whole: Table = reading.result(PATIENCE)
        return whole

    def end(self) -> None:
        """Start the shutdown, as a signal does."""
        self._server.should_exit = True

    def wait_for_bots(self, table: OpenTable) -> None:
        """Wait until no bot is choosing a move at a table."""
        room = self.room(table)
        wait_until(lambda: not room._autoplay._asked)


class OpenTable:
    """An open table and all its tokens."""

    def __init__(self, server: Server, new: dict[str, Any]) -> None:
        self.server = server
        self.id: str = new["table"]
        self.tokens: dict[int | None, str] = {s["seat"]: s["token"] for s in new["seats"]}
        self.tokens[None] = new["spectator"]

    def get(self, path: str = "", viewer: int | None = None, **query: Any) -> httpx.Response:
        """Send a GET request about the table."""
        query = {"token": self.tokens[viewer], **query}
        return self.server.http.get(f"/tables/{self.id}{path}", params=query)

    def view(self, viewer: int | None = None) -> dict[str, Any]:
        """Return the table as a viewer sees it."""
        view: dict[str, Any] = self.get(viewer=viewer).json()
        return view

    def post(self, viewer: int | None = None, **command: Any) -> httpx.Response:
        """Send a command over HTTP."""
        query = {"token": self.tokens[viewer]}
        return self.server.http.post(f"/tables/{self.id}/commands", params=query, json=command)

    @contextmanager
    def socket(self, viewer: int | None = None, *others: int) -> Iterator[Socket]:
        """Return a context with a connection for a viewer and `others` who share the screen."""
        tokens = "&".join(f"token={self.tokens[seat]}" for seat in (*others, viewer))
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.id}/socket?{tokens}"
        with connect(address, max_size=None, open_timeout=PATIENCE) as socket:
            yield Socket(socket)


class Socket:
    """A connection to a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.latest: dict[str, Any] = {}
        self._reader = Reader()

    def send(self, **command: Any) -> None:
        """Send a command."""
        self.socket.send(json.dumps(command))

    def receive(self) -> dict[str, Any]:
        """Return the next message; an update is returned as the whole table after it."""
        message = self._reader.read(json.loads(self.socket.recv(PATIENCE)))
        if message["type"] == "table":
            self.latest = message
        return message

    def wait_until(self, seq: int) -> list[dict[str, Any]]:
        """Return all messages until the table has reached this sequence number."""
        messages = []
        while self.latest.get("seq", -1) < seq:
            messages.append(self.receive())
        return messages

    def problem(self) -> dict[str, Any]:
        """Return the next problem, and skip messages before it."""
        while True:
            message = self.receive()
            if message["type"] == "problem":
                return message


@contextmanager
def run_server(
    database: str | Path, door: Admission | None = None, **settings: Any
) -> Iterator[InProcessServer]:
    """Run a server on a free port until the end of the block."""
    entropy = EntropyByName()
    usual = {"bots": InProcessBots(), "warm_up": False, "clock": MinuteClock(), "entropy": entropy}
    settings = {**usual, **settings}
    app = Application(Settings(database, **settings))
    door = door or Admission(clock=settings["clock"])
    uvicorn_server = uvicorn.Server(uvicorn_config(app, door, port=0))
    started: Future[asyncio.AbstractEventLoop] = Future()

    async def serve() -> None:
        serving = asyncio.create_task(uvicorn_server.serve())
        while not uvicorn_server.started and not serving.done():
            await asyncio.sleep(0.005)
        if uvicorn_server.started:
            started.set_result(asyncio.get_running_loop())
        else:
            started.set_exception(RuntimeError("the server did not start"))
        await serving

    thread = threading.Thread(target=lambda: asyncio.run(serve()), name="server")
    thread.start()
    try:
        loop = started.result(PATIENCE)
        port = uvicorn_server.servers[0].sockets[0].getsockname()[1]
        server = InProcessServer(port, database, app, loop, entropy, uvicorn_server)
        with server.http:
            yield server
    finally:
        uvicorn_server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive()


def run_in_thread(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine in its own event loop in another thread."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
