"""Limit on WebSocket frames: how many of them a connection and an address may send.

A frame of any kind costs the server time, also one that carries nothing: a ping is answered, a pong
is compared, a continuation is appended. One read from the network may hold 40,000 of them. So every
frame is counted when its end is reached, before it is answered or handed on, and what lies behind a
frame that is one too many is thrown away unread.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from websockets.frames import CloseCode, Frame
from websockets.server import ServerProtocol

from holdfast.hosting.limits import RateLimit

AT_ONCE, SECONDS = 100, 5.0
"""Frames of one connection at once, and on average in so many seconds. Commands have a lower limit
that is answered with a problem; only what is far beyond it ends the connection."""
ADDRESS_AT_ONCE, ADDRESS_SECONDS = 500, 2.5
"""Frames of all connections of an address at once, and on average in so many seconds."""
BYTES_PER_COST = 2048
"""Bytes of a frame that count as much as one more frame."""
TOO_MANY = "too many frames"
"""The reason that is given to a connection which is closed for this."""


class FrameLimits:
    """The limits that all connections of a server share."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._of_connection = RateLimit(AT_ONCE, SECONDS, clock)
        self._of_address = RateLimit(ADDRESS_AT_ONCE, ADDRESS_SECONDS, clock)

    def counter(self) -> FrameCounter:
        """Return the counter of a new connection."""
        return FrameCounter(self._of_connection, self._of_address)


class FrameCounter:
    """What one connection has sent."""

    __slots__ = ("_bucket", "_of_address", "_of_connection", "address", "counted", "exceeded")

    def __init__(self, of_connection: RateLimit, of_address: RateLimit) -> None:
        self._of_connection = of_connection
        self._of_address = of_address
        self._bucket = of_connection.new_bucket()
        self.address: str | None = None
        """Whom this connection is counted with; nobody for a proxy, which comes for many."""
        self.counted = 0
        self.exceeded = False
        """Whether there were too many. It stays so."""

    def count(self, size: int) -> bool:
        """Count a frame of so many bytes. Return whether it is still allowed."""
        self.counted += 1
        cost = 1 + size // BYTES_PER_COST
        self.exceeded = (
            self.exceeded
            or not self._of_connection.draw(self._bucket, cost)
            or (self.address is not None and not self._of_address.allows(self.address, cost))
        )
        return not self.exceeded


class CountingProtocol(ServerProtocol):
    """A WebSocket connection that counts each frame before it does anything about it."""

    def __init__(self, counter: FrameCounter, **named: Any) -> None:
        super().__init__(**named)
        self._counter = counter

    def recv_frame(self, frame: Frame) -> None:
        """Process a frame, or close the connection and drop all that came behind it."""
        if self._counter.count(len(frame.data)):
            super().recv_frame(frame)
        elif not self.eof_sent:
            self.fail(CloseCode.POLICY_VIOLATION, TOO_MANY)
