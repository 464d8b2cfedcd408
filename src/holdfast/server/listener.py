"""Listening socket that drops the connections of an address that makes far too many.

A connection that asyncio accepts costs a task, a transport and a parser before anybody looks at its
address. Here it costs one system call: it is closed before asyncio knows of it.
"""

from __future__ import annotations

import socket
from typing import Any

from holdfast.server.admission import Admission

DROPPED_AT_ONCE = 2
"""Maximum number of connections dropped in one turn of the event loop. A move takes many turns, so
each must be short."""


class Listener(socket.socket):
    """Listening socket that asks the admission policy before it returns a connection."""

    admission: Admission

    def accept(self) -> tuple[socket.socket, Any]:
        """Return the next connection that is not dropped.

        Raise BlockingIOError if none has arrived, or if too many had to be dropped before it.
        """
        for _ in range(DROPPED_AT_ONCE):
            connection, address = super().accept()
            if not self.admission.drops(address[0]):
                return connection, address
            connection.close()
        raise BlockingIOError


def guard_listener(listener: socket.socket, admission: Admission) -> Listener:
    """Return the listening socket with an admission policy. It takes the place of the one given."""
    found = Listener(listener.family, listener.type, listener.proto, listener.detach())
    found.admission = admission
    return found
