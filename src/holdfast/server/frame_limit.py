"""Limit on WebSocket frames per connection and per address.

Every frame costs the server time, even an empty one: a ping is answered, a pong is compared, a
continuation is appended. One read from the network may hold 40,000 of them. So each frame is
counted when it is complete, before it is processed. What follows a frame beyond the limit is
dropped unread.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from websockets.frames import CloseCode, Frame
from websockets.server import ServerProtocol

from holdfast.hosting.limits import RateLimit

AT_ONCE, SECONDS = 100, 5.0
"""Frames of one connection: burst size, and the seconds to refill it. Commands have a lower limit
that is answered with a problem. Only a flood far beyond it ends the connection."""
ADDRESS_AT_ONCE, ADDRESS_SECONDS = 500, 2.5
"""Frames of all connections of one address: burst size, and the seconds to refill it."""
BYTES_PER_COST = 2048
"""Payload bytes that count as much as one more frame."""
TOO_MANY = "too many frames"
"""Close reason of a connection that exceeds the limit."""


class FrameLimits:
    """Limits that all connections of a server share."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._of_connection = RateLimit(AT_ONCE, SECONDS, clock)
        self._of_address = RateLimit(ADDRESS_AT_ONCE, ADDRESS_SECONDS, clock)

    def counter(self) -> FrameCounter:
        """Return the frame counter of a new connection."""
        return FrameCounter(self._of_connection, self._of_address)


class FrameCounter:
    """Count of the frames of one connection."""

    __slots__ = ("_bucket", "_of_address", "_of_connection", "address", "counted", "exceeded")

    def __init__(self, of_connection: RateLimit, of_address: RateLimit) -> None:
        self._of_connection = of_connection
        self._of_address = of_address
        self._bucket = of_connection.new_bucket()
        self.address: str | None = None
        """Client group that this connection counts for; None for a proxy, which carries many
        clients."""
        self.counted = 0
        self.exceeded = False
        """Whether the limit was exceeded. It stays so."""

    def count(self, size: int) -> bool:
        """Count a frame of `size` bytes. Return whether it is still allowed."""
        self.counted += 1
        cost = 1 + size // BYTES_PER_COST
        self.exceeded = (
            self.exceeded
            or not self._of_connection.draw(self._bucket, cost)
            or (self.address is not None and not self._of_address.allows(self.address, cost))
        )
        return not self.exceeded


class CountingProtocol(ServerProtocol):
    """WebSocket protocol that counts each frame before it processes it."""

    def __init__(self, counter: FrameCounter, **named: Any) -> None:
        super().__init__(**named)
        self._counter = counter

    def recv_frame(self, frame: Frame) -> None:
        """Process a frame, or close the connection and drop everything that follows."""
        if self._counter.count(len(frame.data)):
            super().recv_frame(frame)
        elif not self.eof_sent:
            self.fail(CloseCode.POLICY_VIOLATION, TOO_MANY)
