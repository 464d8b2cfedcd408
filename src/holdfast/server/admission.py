"""The door: how many come in at a time, and how long anybody may stand in it.

A connection costs the server something before it says anything, so connections are counted where
they are made: all together, and those of each address. Whoever has come in says in good time what
they want, and takes what they are given; whoever does neither is sent away.
"""

from __future__ import annotations

import asyncio
import ipaddress
import struct
import time
import zlib
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import CloseCode, Frame
from websockets.protocol import State
from websockets.typing import ExtensionParameter

from holdfast.hosting.limits import RateLimit
from holdfast.server.client_groups import household
from holdfast.server.frame_limit import TOO_MANY, CountingProtocol, FrameLimits


def _refusal(status: str, said: str) -> bytes:
    """An answer to whoever has not been heard out."""
    head = ["HTTP/1.1 " + status, "connection: close", "retry-after: 5", "content-type: text/plain"]
    return "\r\n".join([*head, f"content-length: {len(said)}", "", said]).encode()


FULL = _refusal("503 Service Unavailable", "Too many are connected.")
SLOW = _refusal("408 Request Timeout", "That took too long.")


LARGE = 16 * 1024
"""Bytes of a message from which on it is compressed."""
TEXT = 0x81
"""How a frame begins that is a whole message of text."""
COMPRESSED_TEXT = 0xC1
"""The same for one that is compressed."""
SHORT, LONG = 126, 127
"""How a frame says that its length takes two bytes or eight; the first is also the least that does
not fit into one."""
HEAD, LONG_HEAD = struct.Struct("!BBH"), struct.Struct("!BBQ")
"""The beginning of a frame of such a length."""
KEPT_COMPRESSED = 16
"""Large messages that are kept as they were compressed, for others who are told the same."""


def _head(first: int, length: int) -> bytes:
    """Return the beginning of a frame of this length."""
    if length < SHORT:
        return bytes((first, length))
    if length < 1 << 16:
        return HEAD.pack(first, SHORT, length)
    return LONG_HEAD.pack(first, LONG, length)


@lru_cache(KEPT_COMPRESSED)
def _compressed(text: str, window_bits: int) -> bytes:
    """Return a message as permessage-deflate sends it (RFC 7692), without its last four bytes."""
    compress = zlib.compressobj(wbits=-window_bits)
    return (compress.compress(text.encode()) + compress.flush(zlib.Z_SYNC_FLUSH))[:-4]


def networks(named: Iterable[str]) -> list[ipaddress.IPv4Network | ipaddress.IPv6Network]:
    """Addresses and networks by their names; a ValueError says what is none."""
    return [ipaddress.ip_network(name) for name in named]


@dataclass
class Admission:
    """Who is inside."""

    most: int = 1000
    """Connections at a time."""
    most_of_one: int = 128
    """Of them from one address."""
    head_seconds: float = 10
    """For what a request wants, from when the connection was made or the last answer given."""
    body_seconds: float = 60
    """For what a request brings."""
    write_seconds: float = 60
    """For somebody who does not take what they are given."""
    ping_seconds: float = 20
    """After which a socket is asked whether anybody is there, and for the answer."""
    flood_seconds: float = 1
    """For a connection that was closed because it sent too many frames to read why."""
    arrivals: int = 150
    """New connections of one address at once, and in so many seconds on average:"""
    arrival_seconds: float = 7.5
    pieces: int = 2000
    """Pieces in which requests of one address come, at once and in so many seconds on average:"""
    piece_seconds: float = 5
    proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies, which come for many."""
    clock: Callable[[], float] = time.monotonic
    """What rates are measured with, in seconds."""
    _inside: Counter[str] = field(default_factory=Counter, repr=False)

    def __post_init__(self) -> None:
        self._proxies = networks(self.proxies)
        self.frames = FrameLimits(self.clock)
        self._arrivals = RateLimit(self.arrivals, self.arrival_seconds, self.clock)
        self._pieces = RateLimit(self.pieces, self.piece_seconds, self.clock)

    def enter(self, host: str) -> bool:
        """Let a connection in from this address, unless there are too many."""
        whose = household(host)
        alike = 0 if self.is_proxy(host) else self._inside[whose]
        if self._inside.total() >= self.most or alike >= self.most_of_one:
            return False
        self._inside[whose] += 1
        return True

    def wait(self, host: str) -> float | None:
        """Return the seconds after which a new connection from this address is read from, or None
        if it has made so many that it is to be dropped."""
        whose = household(host)
        if self.is_proxy(host):
            return 0.0
        if self._arrivals.wait(whose) > self.head_seconds:
            return None
        return self._arrivals.reserve(whose)

    def wait_for_more(self, host: str) -> float:
        """Return the seconds after which the next piece of a request from this address is read. One
        that comes byte by byte would cost as much as thousands that come whole."""
        return 0.0 if self.is_proxy(host) else self._pieces.reserve(household(host))

    def leave(self, host: str) -> None:
        """A connection that was let in has ended."""
        whose = household(host)
        self._inside[whose] -= 1
        if not self._inside[whose]:
            del self._inside[whose]

    def is_proxy(self, host: str) -> bool:
        """Return whether this is the address of a proxy."""
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._proxies)


class ServerConfig(uvicorn.Config):
    """How a server is run that has a door."""

    def __init__(self, app: Any, door: Admission, **named: Any) -> None:
        super().__init__(
            app, http=HttpConnection, ws=WebSocketConnection, ws_per_message_deflate=False, **named
        )
        self.door = door


class _Taking:
    """A connection whose other end must take what it is given."""

    config: ServerConfig
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _stuck: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """More was written than has been taken."""
        super().pause_writing()  # type: ignore[misc]
        self._stuck = self.loop.call_later(self.config.door.write_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """It was taken."""
        self._taken()
        super().resume_writing()  # type: ignore[misc]

    def _taken(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None


class HttpConnection(_Taking, H11Protocol):
    """A connection that speaks HTTP."""

    config: ServerConfig
    _inside = False
    _awaited: Any = None
    """The state of the request that is waited for the end of."""
    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is at the door."""
        super().connection_made(transport)
        wait = self.config.door.wait(self._host)
        if wait is None:
            transport.abort()
            return
        self._inside = self.config.door.enter(self._host)
        if not self._inside:
            transport.write(FULL)
            transport.close()
        elif wait:
            transport.pause_reading()
            self._late = self.loop.call_later(wait, self._listen)
        else:
            self._wait()

    def _listen(self) -> None:
        """Read what was said by somebody who has waited for their turn."""
        self.transport.resume_reading()
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has left."""
        self._stop_waiting()
        self._taken()
        if self._inside:
            self.config.door.leave(self._host)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Somebody says what they want, or brings something."""
        super().data_received(data)
        self._wait()
        wait = self.config.door.wait_for_more(self._host)
        if wait and self._awaited is not h11.SWITCHED_PROTOCOL:
            self.transport.pause_reading()
            self.loop.call_later(wait, self._read_on)

    def _read_on(self) -> None:
        """Read the next piece, unless what has come was not taken yet."""
        if not self.flow.read_paused:
            self.transport.resume_reading()

    def on_response_complete(self) -> None:
        """Somebody was given an answer, and may ask again."""
        super().on_response_complete()
        self._wait()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is a line to a table, which counts as this one did."""
        self._stop_waiting()
        self._awaited = h11.SWITCHED_PROTOCOL
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """What was said cannot be understood. Where a request has begun before that, nobody waits
        for its answer any more."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self._unanswered:
            super().send_400_response(msg)
        else:
            self.transport.close()

    @property
    def _unanswered(self) -> bool:
        """Whether an answer can still be begun."""
        return self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE)

    @property
    def _host(self) -> str:
        return self.client[0] if self.client else ""

    def _wait(self) -> None:
        """Wait for the rest of a request, but not for ever."""
        state = self.conn.their_state
        if state is self._awaited or self._awaited is h11.SWITCHED_PROTOCOL:
            return
        self._stop_waiting()
        self._awaited = state
        door = self.config.door
        seconds = {h11.IDLE: door.head_seconds, h11.SEND_BODY: door.body_seconds}.get(state)
        if seconds is not None and not self.transport.is_closing():
            self._late = self.loop.call_later(seconds, self._send_away)

    def _stop_waiting(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _send_away(self) -> None:
        if self._unanswered:
            self.transport.write(SLOW)
        self.transport.close()


class _Large(PerMessageDeflate):
    """Makes large messages smaller. A move is told in little, many times, and at once; only who
    comes to a table late in a game is sent a lot."""

    def encode(self, frame: Frame) -> Frame:
        """Compress what is large."""
        return super().encode(frame) if len(frame.data) >= LARGE else frame


class _Compression(ServerPerMessageDeflateFactory):
    """How a line agrees with a browser on compression: nothing is kept of one message for the
    next, which would take more room than the table itself."""

    def __init__(self) -> None:
        super().__init__(server_no_context_takeover=True, client_no_context_takeover=True)

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        """Agree as usual, and then compress less."""
        agreed, usual = super().process_request_params(params, accepted_extensions)
        return agreed, _Large(
            usual.remote_no_context_takeover,
            usual.local_no_context_takeover,
            usual.remote_max_window_bits,
            usual.local_max_window_bits,
        )


class _Inbox(asyncio.Queue[Any]):
    """What has come in on a line and was not taken yet. A queue of the standard library has room
    for many who wait and for much that waits, which takes more than all else of a line: here one
    waits, and a second message is not read before the first was taken."""

    def __init__(self) -> None:
        self._came: list[Any] = []
        self._waiting: asyncio.Future[None] | None = None

    def put_nowait(self, item: Any) -> None:
        """Something has come in."""
        self._came.append(item)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def get(self) -> Any:
        """The next that comes in."""
        while not self._came:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        return self._came.pop(0)

    def clear(self) -> None:
        """Drop what was not taken yet."""
        self._came.clear()

    def empty(self) -> bool:
        """Whether nothing waits."""
        return not self._came


class WebSocketConnection(_Taking, WebSocketsSansIOProtocol):
    """A line to a table. Whoever does not answer when the server asks whether they are there, is
    not there."""

    config: ServerConfig
    queue: _Inbox

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._counter = self.config.door.frames.counter()
        self.conn = CountingProtocol(
            self._counter,
            extensions=[_Compression()],
            max_size=self.config.ws_max_size,
            logger=self.logger,
        )
        self.queue = _Inbox()

    def data_received(self, data: bytes) -> None:
        """Read on. What comes in pieces too small to hold a frame is counted as well."""
        counted = self._counter.counted
        super().data_received(data)
        if self._counter.counted == counted and not self._counter.count(0):
            self.conn.fail(CloseCode.POLICY_VIOLATION, TOO_MANY)
        if self._counter.exceeded:
            self._end_flood()

    def _end_flood(self) -> None:
        """Say why this ends, read nothing more, and drop the connection a little later: closed at
        once, it would be reset under what is still on its way, and the reason would be lost."""
        self.frames = []
        self.queue.clear()
        code = CloseCode.POLICY_VIOLATION
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": TOO_MANY})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.read_paused = False
        self.transport.pause_reading()
        if self.close_timer is not None:
            self.close_timer.cancel()
        seconds = self.config.door.flood_seconds if self.conn.close_sent else 0
        self.close_timer = self.loop.call_later(seconds, self.transport.abort)

    def start_keepalive(self) -> None:
        """Somebody has come in: what was said at the door is not needed any more. What reads the
        line still holds it, so it is emptied."""
        super().start_keepalive()
        host = self.scope["client"][0] if self.scope["client"] else ""
        if not self.config.door.is_proxy(host):
            self._counter.address = household(host)
        for said in (self.request, self.response):
            said.headers.clear()
        del self.request, self.response

    async def send(self, message: Any) -> None:
        """Nearly all that is sent is a table as text, which is written at once; the rest goes the
        usual way."""
        if self.close_sent:
            raise ClientDisconnected
        text = message.get("text")
        if text is not None and self.handshake_complete:
            await self.writable.wait()
            self._check_open()
            if len(text) >= LARGE and self.conn.extensions:
                await self._send_large(text)
                return
            data = text.encode()
            if len(data) < LARGE:
                self.transport.write(_head(TEXT, len(data)) + data)
                return
        await super().send(message)

    async def _send_large(self, text: str) -> None:
        """Compress in a thread, since that takes as long as a dozen moves."""
        (agreed,) = self.conn.extensions
        assert isinstance(agreed, PerMessageDeflate)
        data = await asyncio.to_thread(_compressed, text, agreed.local_max_window_bits)
        self._check_open()
        self.transport.write(_head(COMPRESSED_TEXT, len(data)) + data)

    def _check_open(self) -> None:
        """Raise ClientDisconnected where nobody is told anything any more."""
        if self.close_sent or self.disconnected or self.conn.state is not State.OPEN:
            raise ClientDisconnected

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has left."""
        self._taken()
        self.config.door.leave(self.client[0] if self.client else "")
        super().connection_lost(exc)

    def send_receive_event_to_app(self) -> None:
        """Text that is none ends the line, and is no mistake of the server's to be logged."""
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.frames = []
            # Whoever has said goodbye behind it hears no more.
            if self.conn.state is State.OPEN:
                self.conn.send_close(CloseCode.INVALID_DATA)
                self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        """Nobody is there, so nobody will take what was written either."""
        super().keepalive_timeout()
        self.transport.abort()
