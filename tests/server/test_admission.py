"""Admission of connections: many, silent or slow ones keep nobody else out."""

from __future__ import annotations

import contextlib
import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.support.server import (
    PATIENCE,
    Clock,
    InProcessServer,
    Server,
    run_server,
    wait_until,
)
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import CloseCode
from websockets.http11 import Request
from websockets.sync.client import connect

from holdfast.hosting import room as rooms
from holdfast.server import uvicorn_server
from holdfast.server.admission import (
    LARGEST_HEAD,
    LARGEST_READ,
    LINES_PER_PIECE,
    Admission,
    HttpConnection,
    WebSocketConnection,
)
from holdfast.server.socket import REPLACED

SOON = 0.2
"""Seconds that count as too long in these tests."""


@contextmanager
def line(server: Server) -> Iterator[socket.socket]:
    """Yield a connection that has sent nothing yet."""
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as connection:
        yield connection


def read_to_end(connection: socket.socket) -> bytes:
    """Return what a connection receives until the server closes it."""
    heard = b""
    while more := connection.recv(4096):
        heard += more
    return heard


def send_on(connection: socket.socket, said: bytes) -> None:
    """Send the same data again and again until the server closes the connection."""
    deadline = time.monotonic() + PATIENCE
    with contextlib.suppress(ConnectionError):
        while time.monotonic() < deadline:
            connection.sendall(said)
            time.sleep(SOON / 4)
    assert time.monotonic() < deadline


def wait_for_connections(server: InProcessServer, door: Admission, many: int) -> None:
    """Wait until this many connections are counted; the HTTP client has one of its own."""
    wait_until(lambda: door._inside.total() == many, f"not {many} are inside: {door._inside}")


def test_an_address_has_only_so_many_connections(tmp_path: Path) -> None:
    door = Admission(most_of_one=3)
    with run_server(tmp_path / "t.sqlite3", door=door) as server, ExitStack() as many:
        for _ in range(3):
            many.enter_context(line(server))
        wait_for_connections(server, door, 3)
        with line(server) as another:
            assert read_to_end(another).startswith(b"HTTP/1.1 503 ")
        many.close()
        wait_for_connections(server, door, 0)
        assert server.http.get("/games").status_code == 200


def test_all_together_have_only_so_many(tmp_path: Path) -> None:
    door = Admission(most=2)
    with run_server(tmp_path / "t.sqlite3", door=door) as server, line(server), line(server):
        wait_for_connections(server, door, 2)
        with line(server) as another:
            heard = read_to_end(another)
    assert heard.startswith(b"HTTP/1.1 503 ")
    assert b"\r\nretry-after: " in heard


def test_a_proxy_comes_for_many(tmp_path: Path) -> None:
    door = Admission(most_of_one=1, proxies=("127.0.0.0/8",))
    with run_server(tmp_path / "t.sqlite3", door=door) as server, line(server), line(server):
        wait_for_connections(server, door, 2)
        assert server.http.get("/games").status_code == 200


@pytest.mark.parametrize(
    "said", [b"", b"GET /api/games HTT", b"GET /api/games HTTP/1.1\r\nHost: here\r\n"]
)
def test_whoever_does_not_say_what_they_want_is_sent_away(tmp_path: Path, said: bytes) -> None:
    door = Admission(head_seconds=SOON)
    with run_server(tmp_path / "t.sqlite3", door=door) as server, line(server) as silent:
        silent.sendall(said)
        assert read_to_end(silent).startswith(b"HTTP/1.1 408 ")
        wait_for_connections(server, door, 0)


def test_whoever_says_it_drop_by_drop_is_sent_away_too(tmp_path: Path) -> None:
    door = Admission(head_seconds=SOON)
    with run_server(tmp_path / "t.sqlite3", door=door) as server, line(server) as slow:
        send_on(slow, b"x")
        wait_for_connections(server, door, 0)


def test_the_second_request_must_not_take_for_ever_either(tmp_path: Path) -> None:
    door = Admission(head_seconds=5 * SOON)
    with run_server(tmp_path / "t.sqlite3", door=door) as server, line(server) as slow:
        whole = b"GET /api/nothing HTTP/1.1\r\nHost: here\r\n\r\n"
        slow.sendall(whole)
        assert slow.recv(4096).startswith(b"HTTP/1.1 404 ")
        slow.sendall(whole[:-2])
        assert b"HTTP/1.1 408 " in read_to_end(slow)


def test_a_body_that_does_not_come_is_not_waited_for(tmp_path: Path, mistakes: list[str]) -> None:
    door = Admission(body_seconds=SOON)
    with run_server(tmp_path / "t.sqlite3", door=door) as server:
        for path in ("/api/replays", "/api/tables"):
            with line(server) as slow:
                head = f"POST {path} HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n{{"
                slow.sendall(head.encode())
                assert read_to_end(slow).startswith(b"HTTP/1.1 408 ")
            wait_for_connections(server, door, 0)
    assert not mistakes, mistakes[0]


@pytest.mark.parametrize("path", ["/api/replays", "/api/tables", "/api/games"])
def test_a_request_that_turns_into_nonsense_is_not_the_server_s_mistake(
    server: InProcessServer, path: str, mistakes: list[str]
) -> None:
    """Check that a request with a broken body gets an error and causes no server error."""
    with line(server) as broken:
        head = f"POST {path} HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n"
        broken.sendall(f"{head}nonsense\r\n".encode())
        assert read_to_end(broken).startswith(b"HTTP/1.1 4")
    assert server.http.get("/games").status_code == 200
    assert not mistakes, mistakes[0]


def test_text_that_is_none_ends_the_line(server: InProcessServer, mistakes: list[str]) -> None:
    table = server.open("person")
    with table.socket(0) as anna:
        anna.receive()
        with anna.socket.protocol_mutex:
            anna.socket.protocol.send_text(b"\xff")
            anna.socket.send_data()
        with pytest.raises(ConnectionClosed) as closed:
            anna.problem()  # there is none
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == CloseCode.INVALID_DATA
    assert not mistakes, mistakes[0]


def test_whoever_takes_nothing_is_sent_away(tmp_path: Path) -> None:
    door = Admission(write_seconds=SOON)
    with run_server(tmp_path / "t.sqlite3", door=door) as server, line(server) as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        ask = b"GET /api/games/outlast/rules HTTP/1.1\r\nHost: here\r\n\r\n"
        send_on(deaf, 20 * ask)
        wait_for_connections(server, door, 0)


@pytest.mark.parametrize("close", ["close", "keep-alive"])
def test_whoever_leaves_the_rest_of_an_answer_is_sent_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, close: str
) -> None:
    """Check a rest that is too small to hold the application back, but too large for the system."""
    made, left = HttpConnection.connection_made, []

    def make_small(connection: HttpConnection, transport: Any) -> None:
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 1024)
        made(connection, transport)

    def pause(connection: HttpConnection) -> None:
        left.append(connection.transport.get_write_buffer_size())
        paused(connection)

    paused = HttpConnection.pause_writing
    monkeypatch.setattr(HttpConnection, "connection_made", make_small)
    monkeypatch.setattr(HttpConnection, "pause_writing", pause)
    door = Admission(head_seconds=SOON, write_seconds=SOON)
    with run_server(tmp_path / "t.sqlite3", door=door) as server, socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        deaf.connect(("127.0.0.1", server.port))
        ask = "GET /api/games/outlast/rules HTTP/1.1\r\nHost: here\r\nAccept-Encoding: gzip\r\n"
        deaf.sendall(f"{ask}Connection: {close}\r\n\r\n".encode())
        wait_until(lambda: bool(left), "nothing is left")
        wait_for_connections(server, door, 0)
    assert 0 < left[0] < 64 * 1024


def test_a_part_of_a_request_is_small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Check that moves never wait for a whole body in tiny chunks, and that delays alter nothing.

    What is sent at once is processed in parts, and later if it has many lines.
    """
    parts: list[int] = []
    process = HttpConnection._process

    def processed(connection: HttpConnection, data: bytes) -> None:
        parts.append(len(data))
        process(connection, data)

    monkeypatch.setattr(HttpConnection, "_process", processed)
    door = Admission(pieces=10, piece_seconds=0.01)
    wish = {"game": "outlast", "seats": [{"kind": "person", "name": "Anna"}] * 2}
    body = json.dumps(wish).encode().rjust(20_000)
    chunks = b"".join(b"1\r\n%c\r\n" % byte for byte in body)
    head = "POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
    with run_server(tmp_path / "t.sqlite3", door=door) as server, line(server) as one:
        one.sendall(f"{head}Transfer-Encoding: chunked\r\n\r\n".encode() + chunks + b"0\r\n\r\n")
        assert one.recv(4096).startswith(b"HTTP/1.1 200 ")
    assert len(parts) >= len(chunks) // LARGEST_READ
    assert max(parts) <= LARGEST_READ


def test_lines_of_a_request_count(tmp_path: Path) -> None:
    """Check that thousands of header lines make the next request wait, in the clock's time."""
    clock = Clock()
    door = Admission(pieces=4, piece_seconds=4, clock=clock)
    lines = 2 * LINES_PER_PIECE
    assert [door.wait_for_more("192.0.2.1", lines) for _ in range(3)] == [0, 2, 5]
    assert door.wait_for_more("192.0.2.2", lines) == 0
    door = Admission(pieces=100, piece_seconds=10**9, head_seconds=SOON)
    with run_server(tmp_path / "t.sqlite3", door=door) as server:
        server.http.close()
        head = b"GET /api/health HTTP/1.1\r\nHost: here\r\n"
        with line(server) as many:
            many.sendall(head + b"x: y\r\n" * 100 * LINES_PER_PIECE + b"\r\n")
            assert read_to_end(many).startswith(b"HTTP/1.1 408 ")


def test_a_head_has_an_end(
    server: InProcessServer, mistakes: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    """Check that a head beyond the limit is refused, for pages and for tables, and not logged."""
    upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    head = "GET /api/tables/x/socket?token=x HTTP/1.1\r\nHost: here\r\n"
    for said, code in (
        ("GET /api/health HTTP/1.1\r\nHost: here\r\nx: " + "y" * (LARGEST_HEAD + 1000), 400),
        (head + upgrade + key + "x: y\r\n" * 200 + "\r\n", 431),
        (head + upgrade + key + f"x: {'y' * 10_000}\r\n\r\n", 431),
    ):
        with line(server) as one:
            one.sendall(said.encode())
            assert read_to_end(one).startswith(f"HTTP/1.1 {code} ".encode())
    assert server.http.get("/games").status_code == 200
    assert not [record for record in caplog.records if record.name.startswith("uvicorn")]
    assert not mistakes, mistakes[0]


def test_a_socket_that_does_not_answer_is_hung_up(tmp_path: Path) -> None:
    door = Admission(ping_seconds=5 * SOON)
    with run_server(tmp_path / "t.sqlite3", door=door) as server:
        table = server.open("person")
        room = server.room(table)
        path = f"/api/tables/{table.id}/socket?token={table.tokens[0]}"
        with line(server) as dead:
            dead.sendall(
                f"GET {path} HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\n"
                "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
            )
            heard = read_to_end(dead)
        assert heard.startswith(b"HTTP/1.1 101 ")
        assert b'"seq":0' in heard  # was at the table before
        wait_until(lambda: room.connected_viewers == set())


def test_a_socket_is_counted_until_it_ends(tmp_path: Path) -> None:
    door = Admission()
    with run_server(tmp_path / "t.sqlite3", door=door) as server:
        table = server.open("person")
        server.http.close()
        wait_for_connections(server, door, 0)
        with table.socket(0) as anna, table.socket(None):
            anna.receive()
            wait_for_connections(server, door, 2)
        wait_for_connections(server, door, 0)
        refused = f"ws://127.0.0.1:{server.port}/api/tables/{table.id}/socket?token=x"
        with pytest.raises(InvalidStatus):
            connect(refused, open_timeout=PATIENCE)
        wait_for_connections(server, door, 0)


def test_spectators_take_no_place_of_a_player(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "MOST_SPECTATORS", 3)
    table = server.open("person", "person")
    with ExitStack() as many:
        for _ in range(3):
            many.enter_context(table.socket(None)).receive()
        with pytest.raises(InvalidStatus), table.socket(None):
            pass
        for seat in (0, 1):
            assert many.enter_context(table.socket(seat)).receive()["viewer"] == seat


@pytest.mark.parametrize(("viewer", "limit"), [(0, "MOST_AT_A_SEAT"), (None, "MOST_AT_AN_ADDRESS")])
def test_the_newest_window_replaces_the_oldest(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch, viewer: int | None, limit: str
) -> None:
    monkeypatch.setattr(rooms, limit, 2)
    monkeypatch.setattr(rooms, "MOST_SPECTATORS", 2)
    table = server.open("person", "person")
    with ExitStack() as many:
        lines = [many.enter_context(table.socket(viewer)) for _ in range(3)]
        with pytest.raises(ConnectionClosed) as closed:
            lines[0].problem()  # there is none
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == REPLACED
        for line in lines[1:]:
            line.wait_until(0)
            line.send(type="resync")
            line.receive()
        # Others have their own places.
        many.enter_context(table.socket(1)).receive()


def test_the_server_takes_all_connections_that_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    given = {"limit": (1024, 4096)}
    monkeypatch.setattr(resource, "getrlimit", lambda _: given["limit"])
    monkeypatch.setattr(resource, "setrlimit", lambda _, limit: given.update(limit=limit))
    assert uvicorn_server.most_connections() == 4096 - uvicorn_server.OWN_OPEN
    assert given["limit"] == (4096, 4096)
    given["limit"] = (1024, resource.RLIM_INFINITY)
    assert uvicorn_server.most_connections() == uvicorn_server.MOST_OPEN - uvicorn_server.OWN_OPEN
    assert given["limit"] == (uvicorn_server.MOST_OPEN, resource.RLIM_INFINITY)

    def refuse(_: int, limit: tuple[int, int]) -> None:
        raise ValueError("not allowed")

    given["limit"] = (1024, 4096)
    monkeypatch.setattr(resource, "setrlimit", refuse)
    assert uvicorn_server.most_connections() == 1024 - uvicorn_server.OWN_OPEN


def test_what_was_said_at_the_door_is_not_kept_while_somebody_is_inside(tmp_path: Path) -> None:
    with run_server(tmp_path / "t.sqlite3") as server:
        table = server.open("person", "person")
        with table.socket(0), table.socket(1):
            (*lines,) = server._server.server_state.connections
            inside = [line for line in lines if isinstance(line, WebSocketConnection)]
            assert len(inside) == 2
            for one in inside:
                # A connection counts as open shortly before it frees the handshake.
                wait_until(lambda one=one: not hasattr(one, "request"), "what was said is kept")
                assert not hasattr(one, "response")
                # The parser of the connection keeps the request as long as the connection lasts.
                (request,) = [
                    held
                    for held in one.conn.parser.gi_frame.f_locals.values()
                    if isinstance(held, Request)
                ]
                assert not request.headers
