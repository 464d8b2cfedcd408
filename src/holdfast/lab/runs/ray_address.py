"""Whether a Ray cluster answers at an address, found out in seconds.

Ray itself tries for minutes before it gives up. It speaks HTTP/2 (gRPC), in which whoever is called
says something as soon as somebody calls: so one who says nothing, or something else, is no cluster.
"""

from __future__ import annotations

import os
import socket
from contextlib import suppress

from holdfast.lab.runs.store import RunError

PATIENCE = 5.0
"""Seconds in which a cluster must have answered."""
CLIENT = "ray://"
CLIENT_PORT = 10001
"""Where Ray's clients are served, if no port is named."""
FOUND_BY_RAY = ("auto", "local")
"""Not addresses: Ray looks for a cluster on this machine, or begins one."""

_SETTINGS = 4
_HELLO = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes((0, 0, 0, _SETTINGS, 0, 0, 0, 0, 0))


def reach(address: str) -> None:
    """Refuse an address at which no cluster answers."""
    if address == "auto":
        address = os.environ.get("RAY_ADDRESS") or address
    if address in FOUND_BY_RAY:
        return
    host, port = _place(address)
    try:
        with socket.create_connection((host, port), timeout=PATIENCE) as line:
            spoken = _speaks(line)
    except OSError as error:
        why = "it took too long" if isinstance(error, TimeoutError) else error.strerror or error
        raise RunError(f"no Ray cluster answers at {address}: {why}") from None
    if not spoken:
        raise RunError(f"no Ray cluster answers at {address}: something else is there")


def _place(address: str) -> tuple[str, int]:
    """The machine and the port that an address names."""
    host, _, port = address.removeprefix(CLIENT).rpartition(":")
    if not host and address.startswith(CLIENT):
        host, port = port, str(CLIENT_PORT)
    number = 0
    with suppress(ValueError):
        number = int(port)
    if not host or "/" in host or not 0 < number < 1 << 16:
        raise RunError(
            f"{address!r} is no address of a Ray cluster: such are HOST:PORT, {CLIENT}HOST:PORT"
            " and auto"
        )
    return host.strip("[]"), number


def _speaks(line: socket.socket) -> bool:
    """Whether whoever was called answers as a cluster does."""
    if os.environ.get("RAY_USE_TLS", "0") not in ("", "0"):
        return True  # it will not speak to us before we have shown who we are
    line.sendall(_HELLO)
    answer = b""
    while len(answer) < 4 and (more := line.recv(4 - len(answer))):
        answer += more
    return len(answer) == 4 and answer[3] == _SETTINGS
