"""Floods: a connection that sends without end is closed, and delays nobody else."""

from __future__ import annotations

import contextlib
import os
import socket
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.support.server import PATIENCE, Clock, InProcessServer, OpenTable, run_server
from tests.support.server import Socket as Connection
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode, Frame, Opcode

from holdfast import games
from holdfast.hosting import updates
from holdfast.hosting.views import Update, cache
from holdfast.hosting.views.cache import MessageCache
from holdfast.server import frame_limit
from holdfast.server.admission import Admission, WebSocketConnection

FRAMES = {
    "text": Frame(Opcode.TEXT, b"{}"),
    "binary": Frame(Opcode.BINARY, b""),
    "ping": Frame(Opcode.PING, b""),
    "pong": Frame(Opcode.PONG, b""),
    "continuation": Frame(Opcode.CONT, b"", fin=False),
    "large": Frame(Opcode.PONG, b"x" * 125),
}
MANY = 20_000
"""Frames of a flood. Some go into one read from the network."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[InProcessServer]:
    """Yield a server at which no time passes, so that only the amount sent counts."""
    clock = Clock()
    with run_server(tmp_path / "t.sqlite3", Admission(clock=clock), clock=clock) as server:
        yield server


def frames_of(kind: str, many: int) -> bytes:
    """Return this many frames of a kind, as a client writes them."""
    first = Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True)
    begun = first if kind == "continuation" else b""
    return begun + FRAMES[kind].serialize(mask=True) * many


def flood(table: OpenTable, viewer: int | None, data: bytes) -> ConnectionClosed:
    """Send this data to a table, and return how the connection was closed."""
    with table.socket(viewer) as line:
        line.receive()

        def send() -> None:
            with contextlib.suppress(OSError):
                line.socket.socket.sendall(data)

        sending = threading.Thread(target=send)
        sending.start()
        closed = closing(line)
        sending.join(PATIENCE)
        assert not sending.is_alive()
        return closed


def closing(line: Connection) -> ConnectionClosed:
    """Read until the connection is closed, and return how."""
    try:
        while True:
            line.socket.recv(PATIENCE)
    except ConnectionClosed as closed:
        return closed


@pytest.mark.parametrize("kind", FRAMES)
def test_a_flood_of_frames_of_any_kind_is_closed(
    server: InProcessServer, kind: str, monkeypatch: pytest.MonkeyPatch, mistakes: list[str]
) -> None:
    """Check that a flood of frames is cut off at the limit while others play on."""
    handled = 0
    known = WebSocketConnection.handle_events

    def counting(line: WebSocketConnection) -> None:
        nonlocal handled
        handled += len(line.conn.events)
        known(line)

    table, other = server.open("person", "person"), server.open("person", "person")
    with other.socket(0) as anna:
        anna.wait_until(0)
        monkeypatch.setattr(WebSocketConnection, "handle_events", counting)
        closed = flood(table, None, frames_of(kind, MANY))
        assert closed.rcvd is not None
        assert (closed.rcvd.code, closed.rcvd.reason) == (
            CloseCode.POLICY_VIOLATION,
            frame_limit.TOO_MANY,
        )
        assert handled <= frame_limit.AT_ONCE + 1  # and the request that opened it
        anna.send(type="play", seq=0, move=anna.latest["moves"][-1]["n"])
        anna.wait_until(1)
    assert not mistakes, mistakes[0]


def test_bytes_count_as_well_as_frames(server: InProcessServer) -> None:
    """Check that a few large frames reach the limit as many small ones do."""
    table = server.open("person")
    large = Frame(Opcode.BINARY, os.urandom(60_000)).serialize(mask=True)
    closed = flood(table, 0, large * 10)
    assert closed.rcvd is not None
    assert closed.rcvd.code == CloseCode.POLICY_VIOLATION


def test_a_message_that_comes_byte_by_byte_is_counted(server: InProcessServer) -> None:
    table = server.open("person")
    with table.socket(0) as line:
        line.receive()
        line.socket.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        message = Frame(Opcode.TEXT, b"x" * 4000).serialize(mask=True)
        with contextlib.suppress(OSError):
            for byte in message:
                line.socket.socket.send(bytes([byte]))
                time.sleep(0.001)
                if line.socket.close_code is not None:
                    break
        closed = closing(line)
        assert closed.rcvd is not None
        assert closed.rcvd.code == CloseCode.POLICY_VIOLATION


def test_an_address_has_a_limit_however_many_connections_it_has(server: InProcessServer) -> None:
    table = server.open("person", "person")
    each = frame_limit.AT_ONCE - 10
    allowed = 0
    for _ in range(frame_limit.ADDRESS_AT_ONCE // each + 1):
        with table.socket(None) as line:
            line.receive()
            line.socket.socket.sendall(frames_of("pong", each))
            line.send(type="ping")
            with contextlib.suppress(ConnectionClosed):
                while line.receive()["type"] != "pong":
                    pass
                allowed += 1
            assert line.socket.close_code in (None, CloseCode.POLICY_VIOLATION)
    assert allowed == frame_limit.ADDRESS_AT_ONCE // (each + 2)


def test_who_goes_on_is_dropped(server: InProcessServer) -> None:
    """Check that a connection that only sends and never reads is reset."""
    table = server.open("person")
    with table.socket(0) as line:
        line.receive()
        with contextlib.suppress(OSError):
            for _ in range(MANY):
                line.socket.socket.sendall(frames_of("pong", MANY))
            pytest.fail("it was let go on")
    with table.socket(0) as line:
        assert line.receive()["whole"]


def test_time_gives_frames_back(tmp_path: Path) -> None:
    clock = Clock()
    with run_server(tmp_path / "t.sqlite3", Admission(clock=clock), clock=clock) as server:
        table = server.open("person")
        with table.socket(0) as line:
            line.receive()
            for _ in range(10):
                line.socket.socket.sendall(frames_of("ping", frame_limit.AT_ONCE - 10))
                assert line.socket.ping().wait(PATIENCE)
                clock.now += frame_limit.SECONDS
            line.send(type="ping")
            assert line.receive()["type"] == "pong"


def whole(line: Connection) -> dict[str, Any]:
    """Ask for the whole table, and return it."""
    line.send(type="resync")
    while True:
        message = line.receive()
        if message["type"] == "table" and message["whole"]:
            return message | {"number": None}  # each message of a connection has another


def test_a_whole_table_is_written_once_however_often_it_is_asked_for(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Check that a whole table is serialised once for all who may know the same."""
    written = []
    known = updates.update

    def counted(*about: Any) -> Update:
        written.append(about)
        return known(*about)

    monkeypatch.setattr(updates, "REST", 0.05)
    monkeypatch.setattr(updates, "update", counted)
    table = server.open("person", "person")
    with table.socket(0) as anna, table.socket(None) as spectator:
        anna.wait_until(0)
        spectator.wait_until(0)
        told = whole(anna)
        so_far = len(written)
        for _ in range(4):
            time.sleep(0.1)  # until it rests
            assert whole(anna) == told
        assert len(written) == so_far
        anna.send(type="play", seq=0, move=anna.latest["moves"][-1]["n"])
        anna.wait_until(1)
        assert whole(anna)["seq"] == 1


def test_the_cache_of_moves_has_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "MOST_MOVE_BYTES", 5 * (cache.MOVE_KEY_BYTES + 100))
    game, moves = games.load("outlast"), cache.MoveCache()
    for move in range(7):
        moves.add((game, move, ()), "x" * 100)
        assert moves.get((game, move, ())) is not None
        assert len(moves._texts) <= 5
    assert moves.get((game, 0, ())) is None


def test_the_cache_of_messages_has_a_bound() -> None:
    cached = MessageCache(most_bytes=5000)
    for number in range(10):
        message = Update("table", f"{number}" * 475, None)  # type: ignore[arg-type]
        cached.put(number, message)
        cached.put(number, message)
        assert cached.get(0) is not None  # asked for again and again
    assert [number for number in range(10) if cached.get(number)] == [0, 7, 8, 9]
    sizes = [2 * sys.getsizeof(message.rest) for message in cached._messages.values()]
    assert cached._bytes == sum(sizes) <= 5000
