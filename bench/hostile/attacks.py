"""The attacks: `python -m bench.hostile.attacks NAME PORT SECONDS TARGETS`.

Each attack comes from one address, uses a fixed number of connections, and reconnects when it is
disconnected. It ends after a time, or after a number of requests. All attacks go to this machine.
"""

from __future__ import annotations

import base64
import contextlib
import json
import os
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any, BinaryIO

from websockets.frames import Frame, Opcode

from bench.hostile.addresses import ATTACKER

MOST_BYTES = 256_000_000
MOST_REQUESTS = 200_000
"""Maximum number of requests that one connection sends."""
CHUNK = 60_000
"""Approximate number of bytes that are sent at once."""

Target = tuple[str, str]
"""A table with many moves, and the token of its spectators."""


class Attacker:
    """One attack on one server, for a number of seconds."""

    def __init__(self, port: int, seconds: float, targets: list[Target]) -> None:
        self.port = port
        self.targets = targets
        self.done = 0
        self.refused = 0
        self._end = time.monotonic() + seconds

    @property
    def on(self) -> bool:
        """Whether the attack should continue."""
        return time.monotonic() < self._end

    def each(self, many: int, work: Callable[[int], None]) -> None:
        """Repeat an attack with this number of connections until the end."""

        def again(number: int) -> None:
            while self.on:
                try:
                    work(number)
                except OSError:
                    self.refused += 1
                    time.sleep(0.005)

        threads = [threading.Thread(target=again, args=(n,), daemon=True) for n in range(many)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    @contextlib.contextmanager
    def line(self) -> Iterator[socket.socket]:
        """Open a connection to the server for a `with` block."""
        address = ("127.0.0.1", self.port)
        with socket.create_connection(address, 30, source_address=(ATTACKER, 0)) as connection:
            yield connection

    @contextlib.contextmanager
    def websocket(self, number: int, token: str | None = None) -> Iterator[socket.socket]:
        """Open a WebSocket to one of the tables for a `with` block."""
        table, known = self.targets[number % len(self.targets)]
        key = base64.b64encode(os.urandom(16)).decode()
        with self.line() as connection:
            connection.sendall(
                f"GET /api/tables/{table}/socket?token={token or known} HTTP/1.1\r\n"
                f"Host: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
                "Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n".encode()
            )
            if not connection.recv(4096).startswith(b"HTTP/1.1 101"):
                raise OSError("refused")
            yield connection

    # What is sent

    def frames(self, number: int, frame: Frame, first: Frame | None = None) -> None:
        """Send one frame over and over."""
        with self.websocket(number) as connection:
            reading = threading.Thread(target=_read_on, args=(connection,), daemon=True)
            reading.start()
            if first is not None:
                connection.sendall(first.serialize(mask=True))
            one = frame.serialize(mask=True)
            chunk = one * max(1, CHUNK // len(one))
            sent = 0
            while self.on and sent < MOST_BYTES:
                connection.sendall(chunk)
                sent += len(chunk)
                self.done += len(chunk) // len(one)

    def dribble(self, number: int) -> None:
        """Send a message byte by byte."""
        with self.websocket(number) as connection:
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            for byte in Frame(Opcode.TEXT, b"x" * 4000).serialize(mask=True):
                connection.sendall(bytes([byte]))
                self.done += 1
                if not self.on:
                    return

    def resync(self, number: int, reads: bool = True) -> None:
        """Request the whole table four times a second."""
        ask = Frame(Opcode.TEXT, b'{"type":"resync"}').serialize(mask=True)
        with self.websocket(number) as connection:
            if reads:
                threading.Thread(target=_read_on, args=(connection,), daemon=True).start()
            else:
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            while self.on:
                connection.sendall(ask)
                self.done += 1
                time.sleep(0.25)

    def request(
        self, path: str, body: bytes | None = None, method: str = "POST", length: int | None = None
    ) -> None:
        """Send the same request again and again on one connection."""
        head = f"{'GET' if body is None else method} {path} HTTP/1.1\r\nHost: here\r\n"
        if body is not None:
            size = len(body) if length is None else length
            head += f"Content-Type: application/json\r\nContent-Length: {size}\r\n"
        whole = head.encode() + b"\r\n" + (body or b"")
        with self.line() as connection, connection.makefile("rb") as answers:
            for _ in range(MOST_REQUESTS):
                if not self.on:
                    return
                connection.sendall(whole)
                if not _read_answer(answers):
                    raise OSError("closed")
                self.done += 1

    def churn(self, number: int) -> None:
        """Connect, send a request, and disconnect at once."""
        with self.line() as connection:
            connection.sendall(b"GET /api/health HTTP/1.1\r\nHost: here\r\n\r\n")
        self.done += 1

    def once(self, whole: bytes) -> None:
        """Send one request, and wait for its answer for a second at most."""
        with self.line() as connection:
            connection.settimeout(1)
            connection.sendall(whole)
            connection.recv(4096)
        self.done += 1

    def half_open(self, number: int) -> None:
        """Begin a request, and send the rest a byte at a time."""
        with self.line() as connection:
            connection.sendall(b"GET /api/health HTTP/1.1\r\nHost: here\r\nX: ")
            while self.on:
                connection.sendall(b"x")
                self.done += 1
                time.sleep(0.1)

    def dribble_body(self, number: int) -> None:
        """Send a body byte by byte."""
        with self.line() as connection:
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            connection.sendall(
                b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Length: 60000\r\n\r\n"
            )
            for _ in range(60_000):
                connection.sendall(b" ")
                self.done += 1
                if not self.on:
                    return

    def guess(self, number: int) -> None:
        """Try a random token."""
        self.done += 1
        with self.websocket(number, os.urandom(16).hex()):
            pass

    def solve(self, number: int) -> None:
        """Request the solution of a puzzle."""
        http = HTTPConnection("127.0.0.1", self.port, 30, source_address=(ATTACKER, 0))
        with contextlib.closing(http):
            http.request("GET", PUZZLES)
            puzzles = json.load(http.getresponse())["puzzles"]
        self.request(f"{PUZZLES}/{puzzles[number]['id']}/solution")

    def listen(self, number: int) -> None:
        """Make a bot account, and listen to its events while it opens tables.

        All streams read these tables.

        An address cannot make many bots at once, so each has one token.
        """
        http = HTTPConnection("127.0.0.1", self.port, 30, source_address=(ATTACKER, 0))
        headers = {"content-type": "application/json"}

        def post(path: str, **body: object) -> dict[str, Any]:
            http.request("POST", path, json.dumps(body), headers)
            answer = http.getresponse()
            said = answer.read()
            if answer.status != 200:
                raise OSError(f"refused: {answer.status}")
            if cookie := answer.getheader("set-cookie"):
                headers["cookie"] = cookie.partition(";")[0]
            found: dict[str, Any] = json.loads(said)
            return found

        with contextlib.closing(http):
            post("/api/account", name=os.urandom(8).hex(), password="correct horse")
            post("/api/account/bot", confirm="bot")
            token = post("/api/account/tokens", name="one")["token"]
            with self.line() as stream:
                stream.sendall(
                    "GET /api/account/events HTTP/1.1\r\nHost: here\r\n"
                    f"Authorization: Bearer {token}\r\n\r\n".encode()
                )
                threading.Thread(target=_read_on, args=(stream,), daemon=True).start()
                headers["authorization"] = f"Bearer {token}"
                seats = [{"kind": "person", "name": "One"}, {"kind": "bot"}]
                while self.on:
                    with contextlib.suppress(OSError, HTTPException):
                        post("/api/tables", game="outlast", seats=seats)
                    self.done += 1
                    time.sleep(0.1)

    def look(self, number: int) -> None:
        """Request positions of a long game, each time after another move."""
        table, token = self.targets[number % len(self.targets)]
        self.request(f"/api/tables/{table}/frames?token={token}&first={number}")


def _read_on(connection: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while connection.recv(65536):
            pass


def _read_answer(answers: BinaryIO) -> bool:
    """Read an answer to its end. Return False if there is none."""
    length, first = 0, answers.readline()
    while (line := answers.readline()) not in (b"\r\n", b""):
        if line.lower().startswith(b"content-length:"):
            length = int(line.split(b":")[1])
    return bool(first) and len(answers.read(length)) == length


PING, PONG = Frame(Opcode.PING, b""), Frame(Opcode.PONG, b"")
BEGUN, MORE = Frame(Opcode.TEXT, b"", fin=False), Frame(Opcode.CONT, b"", fin=False)
BINARY, TEXT = Frame(Opcode.BINARY, b""), Frame(Opcode.TEXT, b'{"type":')
PASSWORD = b'{"name":"Anna","password":"a wrong password"}'
CHUNKS = (
    b"POST /api/tables HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n"
    + b"1\r\n \r\n" * 30_000
)
LINES = b"GET /api/health HTTP/1.1\r\nHost: here\r\n" + b"x:y\r\n" * 3000 + b"\r\n"
QUERY = b"GET /api/open?" + b"x=y&" * 3500 + b" HTTP/1.1\r\nHost: here\r\n\r\n"
LARGE = b'{"game":"' + b"x" * 60_000 + b'"}'

ATTACKS: dict[str, tuple[int, Callable[[Attacker, int], None]]] = {
    "pings, 1 socket": (1, lambda a, n: a.frames(n, PING)),
    "pings, 8 sockets": (8, lambda a, n: a.frames(n, PING)),
    "pongs, 1 socket": (1, lambda a, n: a.frames(n, PONG)),
    "empty continuations, 1 socket": (1, lambda a, n: a.frames(n, MORE, BEGUN)),
    "binary frames, 1 socket": (1, lambda a, n: a.frames(n, BINARY)),
    "malformed JSON, 8 sockets": (8, lambda a, n: a.frames(n, TEXT)),
    "a message byte by byte, 8 sockets": (8, Attacker.dribble),
    "openapi.json, 16 clients": (16, lambda a, n: a.request("/api/openapi.json")),
    "a lesson, 16 clients": (16, lambda a, n: a.request(LESSON)),
    "health, 16 clients": (16, lambda a, n: a.request("/api/health")),
    "no such page, 16 clients": (16, lambda a, n: a.request("/nothing")),
    "resyncs of long games, 60 sockets": (60, Attacker.resync),
    "the same, reading nothing": (60, lambda a, n: a.resync(n, reads=False)),
    "looking back, 16 clients": (16, Attacker.look),
    "connecting and leaving, 16 clients": (16, Attacker.churn),
    "requests that never end, 100 clients": (100, Attacker.half_open),
    "a body byte by byte, 8 clients": (8, Attacker.dribble_body),
    "bodies of 60 kB, 16 clients": (16, lambda a, n: a.request("/api/tables", LARGE)),
    "bodies that are too large, 16 clients": (
        16,
        lambda a, n: a.request("/api/tables", b"x", length=10**9),
    ),
    "bodies in tiny chunks, 8 clients": (8, lambda a, n: a.once(CHUNKS)),
    "heads of 3,000 lines, 16 clients": (16, lambda a, n: a.once(LINES)),
    "addresses of 14 kB, 16 clients": (16, lambda a, n: a.once(QUERY)),
    "guessing tokens, 16 clients": (16, Attacker.guess),
    "passwords, 16 clients": (16, lambda a, n: a.request("/api/account/sign-in", PASSWORD)),
    "deals of the day, 16 clients": (16, lambda a, n: a.request("/api/days")),
    "open tables, 16 clients": (16, lambda a, n: a.request("/api/open")),
    "solutions of puzzles, 16 clients": (16, Attacker.solve),
    "events of 8 bots": (8, Attacker.listen),
}
PUZZLES = "/api/games/outlast/puzzles"
LESSON = "/api/games/outlast/course/first-turn"


def main(name: str, port: str, seconds: str, targets: str) -> None:
    """Run an attack from the command line."""
    os.nice(19)  # the honest players on the same core come first
    many, work = ATTACKS[name]
    attacker = Attacker(int(port), float(seconds), json.loads(Path(targets).read_text()))
    attacker.each(many, lambda number: work(attacker, number))
    print(json.dumps({"done": attacker.done, "refused": attacker.refused}))


if __name__ == "__main__":
    main(*sys.argv[1:])
