"""Admission of connections: how many are open at a time, and how slow they may be.

A connection costs the server something before it sends anything, so connections are counted when
they are made: in total and per address. A connection that does not send its request in time, or
does not read its response in time, is closed.
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
from holdfast.server.client_groups import client_group
from holdfast.server.frame_limit import TOO_MANY, CountingProtocol, FrameLimits


def _refusal(status: str, text: str) -> bytes:
    """Return a raw HTTP response for a connection whose request was not read."""
    head = ["HTTP/1.1 " + status, "connection: close", "retry-after: 5", "content-type: text/plain"]
    return "\r\n".join([*head, f"content-length: {len(text)}", "", text]).encode()


FULL = _refusal("503 Service Unavailable", "Too many are connected.")
SLOW = _refusal("408 Request Timeout", "That took too long.")


LARGEST_READ = 16 * 1024
"""Most bytes that are read from a connection in one turn of the event loop. They may hold thousands
of header lines, chunks or frames, which are all processed in that turn."""
LARGEST_HEAD = 16 * 1024
"""Bytes of the head of a request from which no more of it is read."""
LINES_PER_PIECE = 16
"""Lines of a request that count as much as one more piece. Header lines and chunks are lines."""
LARGE = 16 * 1024
"""Size from which a message is compressed, in bytes."""
TEXT = 0x81
"""First byte of a frame that holds a whole text message."""
COMPRESSED_TEXT = 0xC1
"""First byte of a frame that holds a whole compressed text message."""
SHORT, LONG = 126, 127
"""Length markers of a frame: the length follows in two bytes, or in eight. SHORT is also the
smallest length that does not fit into the marker itself."""
HEAD, LONG_HEAD = struct.Struct("!BBH"), struct.Struct("!BBQ")
"""Frame headers with a length of two bytes and of eight bytes."""
CACHED_MESSAGES = 16
"""Number of large messages whose compressed form is cached, for other viewers who get the same."""


def _head(first: int, length: int) -> bytes:
    """Return the header of a frame with this payload length."""
    if length < SHORT:
        return bytes((first, length))
    if length < 1 << 16:
        return HEAD.pack(first, SHORT, length)
    return LONG_HEAD.pack(first, LONG, length)


@lru_cache(CACHED_MESSAGES)
def _deflate(text: str, window_bits: int) -> bytes:
    """Return a message compressed for permessage-deflate (RFC 7692), without its last four
    bytes."""
    compress = zlib.compressobj(wbits=-window_bits)
    return (compress.compress(text.encode()) + compress.flush(zlib.Z_SYNC_FLUSH))[:-4]


def networks(named: Iterable[str]) -> list[ipaddress.IPv4Network | ipaddress.IPv6Network]:
    """Return the networks written in these texts. Raise ValueError for a text that is not a
    network."""
    return [ipaddress.ip_network(name) for name in named]


@dataclass
class Admission:
    """Limits on connections, and the count of those that are open."""

    most: int = 1000
    """Maximum number of open connections in total."""
    most_of_one: int = 128
    """Maximum number of open connections of one address."""
    head_seconds: float = 10
    """Seconds for the head of a request, from the connection or the previous response on."""
    body_seconds: float = 60
    """Seconds for the body of a request."""
    write_seconds: float = 60
    """Seconds for a client that does not read what was sent to it."""
    ping_seconds: float = 20
    """Seconds between pings on a socket, and for the answer to each."""
    flood_seconds: float = 1
    """Seconds that a connection closed for too many frames has to read the reason."""
    arrivals: int = 150
    """New connections of one address: burst size, refilled in `arrival_seconds`."""
    arrival_seconds: float = 7.5
    flood_arrivals: int = 20
    """Number of new connections for which a connection counts that is closed for too many frames.
    Otherwise a client could connect and flood, over and over."""
    pieces: int = 2000
    """Network reads for requests of one address: burst size, refilled in `piece_seconds`."""
    piece_seconds: float = 5
    proxies: tuple[str, ...] = ()
    """Addresses and networks of trusted proxies, which carry the requests of many clients."""
    clock: Callable[[], float] = time.monotonic
    """Monotonic clock for the rate limits, in seconds."""
    _inside: Counter[str] = field(default_factory=Counter, repr=False)

    def __post_init__(self) -> None:
        self._proxies = networks(self.proxies)
        self.frames = FrameLimits(self.clock)
        self._arrivals = RateLimit(self.arrivals, self.arrival_seconds, self.clock)
        self._pieces = RateLimit(self.pieces, self.piece_seconds, self.clock)

    def enter(self, host: str) -> bool:
        """Count a new connection from this address. Return False if there are too many."""
        group = client_group(host)
        open_connections = 0 if self.is_proxy(host) else self._inside[group]
        if self._inside.total() >= self.most or open_connections >= self.most_of_one:
            return False
        self._inside[group] += 1
        return True

    def wait(self, host: str) -> float | None:
        """Return the seconds to wait before a new connection from this address is read.

        Return None if the address has made too many, so that the connection should be dropped.
        """
        if self.is_proxy(host):
            return 0.0
        return None if self.drops(host) else self._arrivals.reserve(client_group(host))

    def drops(self, host: str) -> bool:
        """Return whether a new connection from this address should be dropped: it would have to
        wait too long."""
        if self.is_proxy(host):
            return False
        return self._arrivals.wait(client_group(host)) > self.head_seconds

    def wait_for_more(self, host: str, lines: int = 0) -> float:
        """Return the seconds to wait before the next part of a request from this address, with this
        number of lines, is processed.

        A request that arrives byte by byte would cost as much as thousands that arrive whole, and
        so would one with thousands of header lines, or with a body in tiny chunks.
        """
        cost = 1 + lines / LINES_PER_PIECE
        return 0.0 if self.is_proxy(host) else self._pieces.reserve(client_group(host), cost)

    def count_flood(self, host: str) -> None:
        """Count a connection that was closed for too many frames against its address."""
        if not self.is_proxy(host):
            self._arrivals.reserve(client_group(host), self.flood_arrivals)

    def leave(self, host: str) -> None:
        """Stop counting an admitted connection that has ended."""
        group = client_group(host)
        self._inside[group] -= 1
        if not self._inside[group]:
            del self._inside[group]

    def is_proxy(self, host: str) -> bool:
        """Return whether this is the address of a trusted proxy."""
        if not self._proxies:
            return False
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._proxies)


class ServerConfig(uvicorn.Config):
    """Uvicorn configuration with an admission policy."""

    def __init__(self, app: Any, admission: Admission, **named: Any) -> None:
        super().__init__(
            app,
            http=HttpConnection,
            h11_max_incomplete_event_size=LARGEST_HEAD,
            ws=WebSocketConnection,
            ws_per_message_deflate=False,
            **named,
        )
        self.admission = admission


class _WriteTimeout(asyncio.Protocol):
    """Connection that is dropped if its client does not read what was sent to it."""

    config: ServerConfig
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _write_timer: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """Start the timeout, because the client has not read everything."""
        super().pause_writing()
        self._write_timer = self.loop.call_later(
            self.config.admission.write_seconds, self.transport.abort
        )

    def resume_writing(self) -> None:
        """Stop the timeout, because the client has read everything."""
        self._stop_write_timer()
        super().resume_writing()

    def _stop_write_timer(self) -> None:
        if self._write_timer is not None:
            self._write_timer.cancel()
            self._write_timer = None


class HttpConnection(_WriteTimeout, H11Protocol):
    """HTTP connection with limits on how many there are and how slow they may be."""

    config: ServerConfig
    _inside = False
    _timed_state: Any = None
    """State of the request that the read timeout is running for."""
    _read_timer: asyncio.TimerHandle | None = None
    _turn: asyncio.TimerHandle | None = None
    """Timer until what was read may be processed."""
    _unprocessed = b""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Admit the connection, delay it, or refuse it."""
        super().connection_made(transport)
        transport.max_size = LARGEST_READ  # type: ignore[attr-defined]  # of asyncio's own loops
        # So the write timeout also runs for the last bytes, after which a connection is closed.
        transport.set_write_buffer_limits(0)
        wait = self.config.admission.wait(self._host)
        if wait is None:
            transport.abort()
            return
        self._inside = self.config.admission.enter(self._host)
        if not self._inside:
            transport.write(FULL)
            transport.close()
        elif wait:
            transport.pause_reading()
            self._read_timer = self.loop.call_later(wait, self._start_reading)
        else:
            self._start_read_timer()

    def _start_reading(self) -> None:
        """Start to read from a connection that was delayed."""
        self.transport.resume_reading()
        self._start_read_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timers, and stop counting the connection."""
        self._stop_read_timer()
        self._stop_write_timer()
        if self._turn is not None:
            self._turn.cancel()
        if self._inside:
            self.config.admission.leave(self._host)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Process a part of a request, later if the address sends too many."""
        wait = self.config.admission.wait_for_more(self._host, data.count(b"\n"))
        if self._turn is None and not wait:
            self._process(data)
            return
        self._unprocessed += data
        self.transport.pause_reading()
        if self._turn is None:
            self._unset_keepalive_if_required()
            self._turn = self.loop.call_later(wait, self._process_late)

    def _process_late(self) -> None:
        """Process what had to wait, and read on, unless the application has paused reading."""
        self._turn = None
        data, self._unprocessed = self._unprocessed, b""
        if self.transport.is_closing():
            return
        self._process(data)
        if not self.flow.read_paused:
            self.transport.resume_reading()

    def _process(self, data: bytes) -> None:
        super().data_received(data)
        self._start_read_timer()

    def on_response_complete(self) -> None:
        """Finish a response and wait for the next request."""
        super().on_response_complete()
        self._start_read_timer()

    def shutdown(self) -> None:
        """Finish the open request. A stream of events never ends by itself, so it is ended."""
        super().shutdown()
        if self.cycle is not None and self.cycle.scope.get("streams"):
            self.transport.close()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to a WebSocket, which stays counted."""
        self._stop_read_timer()
        self._timed_state = h11.SWITCHED_PROTOCOL
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """Refuse a request that is not valid HTTP.

        If an earlier request is still being answered, tell its handler that the client is gone.
        """
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self._can_respond:
            super().send_400_response(msg)
        else:
            self.transport.close()

    @property
    def _can_respond(self) -> bool:
        """Whether a response can still be started."""
        return self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE)

    @property
    def _host(self) -> str:
        return self.client[0] if self.client else ""

    def _start_read_timer(self) -> None:
        """Start the timeout for the current part of the request."""
        state = self.conn.their_state
        if state is self._timed_state or self._timed_state is h11.SWITCHED_PROTOCOL:
            return
        self._stop_read_timer()
        self._timed_state = state
        admission = self.config.admission
        seconds = {h11.IDLE: admission.head_seconds, h11.SEND_BODY: admission.body_seconds}.get(
            state
        )
        if seconds is not None and not self.transport.is_closing():
            self._read_timer = self.loop.call_later(seconds, self._time_out)

    def _stop_read_timer(self) -> None:
        if self._read_timer is not None:
            self._read_timer.cancel()
            self._read_timer = None

    def _time_out(self) -> None:
        if self._can_respond:
            self.transport.write(SLOW)
        self.transport.close()


class _LargeMessageDeflate(PerMessageDeflate):
    """permessage-deflate that compresses large messages only.

    A move is a small message and must be sent at once. Only a viewer who joins late in a game gets
    a large one.
    """

    def encode(self, frame: Frame) -> Frame:
        """Compress the frame if it is large."""
        return super().encode(frame) if len(frame.data) >= LARGE else frame


class _DeflateFactory(ServerPerMessageDeflateFactory):
    """Negotiation of compression without context between messages.

    A context per connection would take more memory than the table itself.
    """

    def __init__(self) -> None:
        super().__init__(server_no_context_takeover=True, client_no_context_takeover=True)

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        """Negotiate as usual, but compress large messages only."""
        extension, usual = super().process_request_params(params, accepted_extensions)
        return extension, _LargeMessageDeflate(
            usual.remote_no_context_takeover,
            usual.local_no_context_takeover,
            usual.remote_max_window_bits,
            usual.local_max_window_bits,
        )


class _Inbox(asyncio.Queue[Any]):
    """Queue of messages that were received and not yet processed.

    The queue of the standard library supports many waiting readers and takes more memory than the
    rest of the connection. Here there is one reader, and a second message is not read before the
    first is processed.
    """

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._waiting: asyncio.Future[None] | None = None

    def put_nowait(self, item: Any) -> None:
        """Add a message."""
        self._messages.append(item)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def get(self) -> Any:
        """Return the next message, waiting for it if necessary."""
        while not self._messages:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        return self._messages.pop(0)

    def clear(self) -> None:
        """Drop all messages that were not processed."""
        self._messages.clear()

    def empty(self) -> bool:
        """Return whether the queue is empty."""
        return not self._messages


class WebSocketConnection(_WriteTimeout, WebSocketsSansIOProtocol):
    """WebSocket connection to a table. It is closed if the client does not answer pings."""

    config: ServerConfig
    queue: _Inbox

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._counter = self.config.admission.frames.counter()
        self.conn = CountingProtocol(
            self._counter,
            extensions=[_DeflateFactory()],
            max_size=self.config.ws_max_size,
            logger=self.logger,
        )
        self.queue = _Inbox()

    def data_received(self, data: bytes) -> None:
        """Process received data. Reads too small to hold a frame count as frames, too.

        A client has to wait for the answer to its handshake. One that sends earlier is cut off:
        until then no frame can be answered, not even with the reason for closing.
        """
        if self.handshake_initiated and not self.handshake_complete:
            self.transport.abort()
            return
        counted = self._counter.counted
        super().data_received(data)
        if not self.handshake_initiated:  # the head has too many lines, or one that is too long
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
            return
        if self._counter.counted == counted and not self._counter.count(0):
            self.conn.fail(CloseCode.POLICY_VIOLATION, TOO_MANY)
        if self._counter.exceeded:
            self._end_flood()

    def _end_flood(self) -> None:
        """Send the reason, stop reading, and drop the connection a little later.

        Closed at once, the connection would be reset while data is still arriving, and the client
        would never see the reason.
        """
        if not self.close_sent:
            self.config.admission.count_flood(self.client[0] if self.client else "")
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
        seconds = self.config.admission.flood_seconds if self.conn.close_sent else 0
        self.close_timer = self.loop.call_later(seconds, self.transport.abort)

    def start_keepalive(self) -> None:
        """Start the pings, and clear the headers of the handshake to save memory.

        The protocol object still refers to them, so they are emptied as well.
        """
        super().start_keepalive()
        host = self.scope["client"][0] if self.scope["client"] else ""
        if not self.config.admission.is_proxy(host):
            self._counter.address = client_group(host)
        for text in (self.request, self.response):
            text.headers.clear()
        del self.request, self.response

    async def send(self, message: Any) -> None:
        """Send a message to the client.

        Nearly all messages are short texts, which are written directly. Everything else takes the
        way of the base class.
        """
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
        """Send a compressed message. It is compressed in a thread, because that takes as long as a
        dozen moves."""
        (extension,) = self.conn.extensions
        assert isinstance(extension, PerMessageDeflate)
        data = await asyncio.to_thread(_deflate, text, extension.local_max_window_bits)
        self._check_open()
        self.transport.write(_head(COMPRESSED_TEXT, len(data)) + data)

    def _check_open(self) -> None:
        """Raise ClientDisconnected if the connection is closed or closing."""
        if self.close_sent or self.disconnected or self.conn.state is not State.OPEN:
            raise ClientDisconnected

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timers, and stop counting the connection."""
        self._stop_write_timer()
        self.config.admission.leave(self.client[0] if self.client else "")
        super().connection_lost(exc)

    def send_receive_event_to_app(self) -> None:
        """Pass on a message, or close the connection if its text is not UTF-8.

        That is the client's error, so it must not be logged as one of the server.
        """
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.frames = []
            # A client that has already closed the connection gets no answer.
            if self.conn.state is State.OPEN:
                self.conn.send_close(CloseCode.INVALID_DATA)
                self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        """Drop the connection of a client that does not answer pings; it will not read either."""
        super().keepalive_timeout()
        self.transport.abort()
