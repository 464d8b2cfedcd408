"""A real server for tests: in a thread of its own, spoken to through real sockets."""

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
"""Seconds after which something that should have happened has not, however busy the machine."""


def until(it_is_so: Callable[[], bool], otherwise: str = "") -> None:
    """Wait for something that nobody tells."""
    deadline = time.monotonic() + PATIENCE
    while not it_is_so():
        assert time.monotonic() < deadline, otherwise
        time.sleep(0.01)


class Clock:
    """A clock that stands still until it is told to go on."""

    now = 0.0

    def __call__(self) -> float:
        """Return the time."""
        return self.now


class Unhurried(Clock):
    """A clock by which nobody is too fast, however quick the machine."""

    def __call__(self) -> float:
        """Return a time one minute after the last one."""
        self.now += 60
        return self.now


class Quick:
    """Bots that answer in the server's own process: nothing has to be started for them."""

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
        """Nobody asks them."""
        raise AssertionError("asked for a hint")

    async def coach(self, asked: CoachRequest) -> CoachVerdict:
        """Nobody asks them."""
        raise AssertionError("asked about a move")

    async def justify(self, doubt: ExplainRequest, urgency: HowUrgent = for_hint) -> Advice:
        """Nobody asks them."""
        raise AssertionError("asked why")

    async def play_on(self, asked: PlayOnRequest, urgency: HowUrgent) -> dict[int, Outcomes]:
        """Nobody asks them."""
        raise AssertionError("asked to play on")

    async def look_back(self, past: WinChancesRequest) -> list[list[float]]:
        """Nobody asks them."""
        raise AssertionError("asked to look back")


class Searching(Quick):
    """Searches in the server's own process, for tests that have compiled the rules."""

    def __init__(self) -> None:
        self.requests: list[HintRequest] = []
        self.coached: list[CoachRequest] = []
        self.doubts: list[ExplainRequest] = []
        self.judged = 0
        """Positions."""

    def can_search(self, game: str) -> bool:
        """Return True: it is ready at once."""
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
        """Return how games end after some moves."""
        return await asyncio.to_thread(play_on, asked)

    async def look_back(self, past: WinChancesRequest) -> list[list[float]]:
        """Return the chances to win at these positions."""
        self.judged += len(past.positions)
        return await asyncio.to_thread(look_back, past)


class Patient(Quick):
    """Bots that answer when the test says so."""

    def __init__(self, deaf: int = 0) -> None:
        self.asked: list[tuple[MoveRequest, asyncio.Future[Answer]]] = []
        self.dropped: list[MoveRequest] = []
        self.news = threading.Condition()
        self._deaf = deaf

    async def choose(self, question: MoveRequest, urgency: HowUrgent) -> Answer:
        """Wait for the test. So many questions are answered even when nobody wants to know."""
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
        """Wait until so many questions have been asked in all."""
        with self.news:
            assert self.news.wait_for(lambda: len(self.asked) >= questions, PATIENCE)

    def wait_for_dropped(self, questions: int) -> None:
        """Wait until so many questions have been called off in all."""
        with self.news:
            assert self.news.wait_for(lambda: len(self.dropped) >= questions, PATIENCE)

    def answer(self, number: int) -> None:
        """Let a question be answered now, as a bot would."""
        question, answer = self.asked[number]
        answer.get_loop().call_soon_threadsafe(answer.set_result, think(question))


class Server:
    """A running server and how to speak to it."""

    def __init__(self, port: int, database: str | Path) -> None:
        self.port = port
        self.database = database
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}/api", timeout=PATIENCE)

    def open(self, *kinds: str, game: str = "outlast", **wish: Any) -> OpenTable:
        """Open a table with a seat for each of: person, open, or the level of a bot."""
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
    """A server in this process, so that its inside can be reached as well."""

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

    def open_for_all(self, name: str, *kinds: str) -> OpenTable:
        """Open a table that several tests share, whichever of them comes first."""
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

    def whole(self, table: OpenTable) -> Table:
        """Return a table with all its turns, most of which a room keeps out of memory."""
        reading = asyncio.run_coroutine_threadsafe(self.room(table).whole(), self._loop)
        whole: Table = reading.result(PATIENCE)
        return whole

    def end(self) -> None:
        """Start to shut down, as after a signal."""
        self._server.should_exit = True

    def settle(self, table: OpenTable) -> None:
        """Wait until no bot is thinking about a table any more."""
        room = self.room(table)
        until(lambda: not room._autoplay._asked)


class OpenTable:
    """A table that was opened, with all its tokens."""

    def __init__(self, server: Server, new: dict[str, Any]) -> None:
        self.server = server
        self.id: str = new["table"]
        self.tokens: dict[int | None, str] = {s["seat"]: s["token"] for s in new["seats"]}
        self.tokens[None] = new["spectator"]

    def get(self, path: str = "", viewer: int | None = None, **query: Any) -> httpx.Response:
        """Ask about the table."""
        query = {"token": self.tokens[viewer], **query}
        return self.server.http.get(f"/tables/{self.id}{path}", params=query)

    def view(self, viewer: int | None = None) -> dict[str, Any]:
        """Return the whole table as a viewer may know it."""
        view: dict[str, Any] = self.get(viewer=viewer).json()
        return view

    def post(self, viewer: int | None = None, **command: Any) -> httpx.Response:
        """Give a command over HTTP."""
        query = {"token": self.tokens[viewer]}
        return self.server.http.post(f"/tables/{self.id}/commands", params=query, json=command)

    @contextmanager
    def socket(self, viewer: int | None = None, *others: int) -> Iterator[Socket]:
        """Return a context with a connection, from a screen at which others play too."""
        tokens = "&".join(f"token={self.tokens[seat]}" for seat in (*others, viewer))
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.id}/socket?{tokens}"
        with connect(address, max_size=None, open_timeout=PATIENCE) as socket:
            yield Socket(socket)


class Socket:
    """One socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.latest: dict[str, Any] = {}
        self._reader = Reader()

    def send(self, **command: Any) -> None:
        """Give a command."""
        self.socket.send(json.dumps(command))

    def receive(self) -> dict[str, Any]:
        """Return the next message. An update is returned as the table after it."""
        message = self._reader.read(json.loads(self.socket.recv(PATIENCE)))
        if message["type"] == "table":
            self.latest = message
        return message

    def until(self, seq: int) -> list[dict[str, Any]]:
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
def running(
    database: str | Path, door: Admission | None = None, **settings: Any
) -> Iterator[InProcessServer]:
    """Run a server on a free port until the end of the block."""
    entropy = EntropyByName()
    usual = {"bots": Quick(), "warm_up": False, "clock": Unhurried(), "entropy": entropy}
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


def apart(work: Coroutine[Any, Any, T]) -> T:
    """Run something in a loop of its own, whatever else runs in this thread."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
