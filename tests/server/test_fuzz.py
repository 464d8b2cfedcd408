"""Random malformed input, the same in every run: it never causes a server error."""

from __future__ import annotations

import json
import random
import socket
import struct
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import pytest
from tests.support.server import PATIENCE, InProcessServer, OpenTable, Server

COMMANDS = [
    {"type": "play", "seq": 0, "move": 3},
    {"type": "undo", "seq": 0},
    {"type": "consent", "seq": 0, "agree": True},
    {"type": "hand-over", "seat": 2, "level": "heuristic"},
    {"type": "hand-over", "seat": 2, "level": None},
    {"type": "sit-down", "name": "Ben"},
    {"type": "auto-answers", "answers": {"fight": "roll"}, "awake": True},
    {"type": "plan", "seq": 0, "moves": [3, 4]},
    {"type": "judge", "of": 1, "word": "good"},
    {"type": "say", "phrase": "hello", "place": 3},
    {"type": "say", "text": "Hold this one!"},
    {"type": "resync"},
]
REQUESTS = [
    b"GET /api/games HTTP/1.1\r\nHost: here\r\n\r\n",
    b"GET /api/tables/abc?token=x HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Length: 5\r\n\r\n{}   ",
    b"POST /api/replays HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n"
    b"5\r\nhello\r\n0\r\n\r\n",
    b"GET /api/tables/abc/socket?token=x HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\n"
    b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
]
SCRAPS = [
    b"\r\n", b"\0", b"%", b"\xff", b"\xed\xa0\x80", b"?", b"#", b"//", b"[" * 300, b'"', b"{",
    b"NaN", b"-1e999", b"9" * 5000, b"null", b"\\ud800",
    b"Content-Length: 99999999999999999999\r\n",
    b"Expect: 100-continue\r\n", b"Upgrade: something\r\n", b"Host: " + b"a" * 300 + b"\r\n",
]  # fmt: skip


def spoilt(whole: bytes, chance: random.Random) -> bytes:
    """Return bytes with a few random changes."""
    spoilt = bytearray(whole)
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(spoilt) + 1)
        match chance.randrange(5):
            case 0:
                spoilt[at : at + 1] = chance.randbytes(1)
            case 1:
                spoilt[at:at] = chance.randbytes(chance.randint(1, 8))
            case 2:
                del spoilt[at : at + chance.randint(1, 10)]
            case 3:
                spoilt[at:at] = spoilt[:at]
            case 4:
                spoilt[at:at] = chance.choice(SCRAPS)
    return bytes(spoilt)


@contextmanager
def line(server: Server) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as connection:
        yield connection


def read_answer(connection: socket.socket) -> bytes:
    """Return the server's answer until it closes the connection."""
    answer = b""
    with suppress(OSError):
        connection.shutdown(socket.SHUT_WR)
        while more := connection.recv(65536):
            answer += more
    return answer


def test_spoilt_requests(server: InProcessServer, mistakes: list[str]) -> None:
    chance = random.Random(20)
    for _ in range(800):
        with line(server) as connection:
            with suppress(ConnectionError):
                connection.sendall(spoilt(chance.choice(REQUESTS), chance))
            # The server keeps a line open for another request as long as it likes.
            connection.settimeout(0.05)
            assert not read_answer(connection).startswith(b"HTTP/1.1 5")
    assert server.http.get("/games").status_code == 200
    assert not mistakes, mistakes[0]


def frame(kind: int, content: bytes, chance: random.Random) -> bytes:
    """Return a WebSocket frame, sometimes with a wrong length, flag or kind."""
    first = kind | (0x80 if chance.random() < 0.9 else 0) | chance.choice([*[0] * 18, 0x40, 0x10])
    masked = 0x80 if chance.random() < 0.95 else 0
    length = chance.choice([*[len(content)] * 27, 2**63, 2**40, 70_000])
    if length < 126:
        head = bytes([first, masked | length])
    elif length < 2**16:
        head = bytes([first, masked | 126]) + struct.pack("!H", length)
    else:
        head = bytes([first, masked | 127]) + struct.pack("!Q", length)
    return head + (bytes(4) if masked else b"") + content


@pytest.fixture
def table(server: InProcessServer) -> OpenTable:
    """Return a table with two people and a free seat; malformed requests use Ben's token."""
    return server.open("person", "person", "open")


def test_spoilt_frames(server: InProcessServer, table: OpenTable, mistakes: list[str]) -> None:
    chance = random.Random(21)
    upgrade = REQUESTS[-1].replace(b"abc", table.id.encode())
    upgrade = upgrade.replace(b"token=x", b"token=" + table.tokens[1].encode())
    contents = [json.dumps(command).encode() for command in COMMANDS]
    for _ in range(150):
        with line(server) as connection:
            connection.sendall(upgrade)
            assert connection.recv(12) == b"HTTP/1.1 101"
            with suppress(ConnectionError):
                for _ in range(chance.randint(1, 5)):
                    content = chance.choice([*contents, b"", chance.randbytes(40), b"\xff\xfe"])
                    content = content if chance.random() < 0.5 else spoilt(content, chance)
                    kind = chance.choice([0, 1, 1, 1, 1, 1, 1, 2, 3, 8, 9, 10, 15])
                    connection.sendall(frame(kind, content, chance))
            read_answer(connection)
    # Ben can change his own seat and the empty one, but never the game.
    assert table.view(1)["seq"] == 0
    assert not mistakes, mistakes[0]


def test_nonsense_and_a_goodbye_in_one_breath(
    server: InProcessServer, table: OpenTable, mistakes: list[str]
) -> None:
    upgrade = REQUESTS[-1].replace(b"abc", table.id.encode())
    upgrade = upgrade.replace(b"token=x", b"token=" + table.tokens[1].encode())
    with line(server) as connection:
        connection.sendall(upgrade)
        assert connection.recv(12) == b"HTTP/1.1 101"
        text, goodbye = b"\x81\x82" + bytes(4) + b"\xff\xfe", b"\x88\x80" + bytes(4)
        connection.sendall(text + goodbye)
        # The goodbye is answered, and nothing else.
        assert read_answer(connection).endswith(b"\x88\x00")
    assert not mistakes, mistakes[0]


def test_spoilt_messages(server: InProcessServer, table: OpenTable, mistakes: list[str]) -> None:
    chance = random.Random(22)
    codes = set()
    for _ in range(20):
        with table.socket(1) as ben:
            ben.receive()
            for _ in range(25):
                command = json.dumps(chance.choice(COMMANDS)).encode()
                ben.socket.send(spoilt(command, chance).decode("utf-8", "replace"))
            ben.socket.send(b"the last one")
            while (problem := ben.problem())["message"] != "Messages are text.":
                codes.add(problem["code"])
            assert ben.latest["seq"] == 0
    assert "malformed" in codes
    assert "broken" not in codes
    assert not mistakes, mistakes[0]
