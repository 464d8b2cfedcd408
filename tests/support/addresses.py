"""Addresses on this machine with and without a listener."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Thread


@contextmanager
def listener(answer: bytes | None) -> Iterator[str]:
    """Listen at an address, send `answer` to the first caller and hang up; stay silent with
    None."""
    with socket.create_server(("127.0.0.1", 0)) as server:

        def speak() -> None:
            with suppress(OSError), server.accept()[0] as line:
                line.recv(100)
                if answer is None:
                    line.recv(100)  # until the caller hangs up
                else:
                    line.sendall(answer)

        Thread(target=speak, daemon=True).start()
        yield f"127.0.0.1:{server.getsockname()[1]}"


def unused_address() -> str:
    """Return an address at which nothing listens."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        return f"127.0.0.1:{server.getsockname()[1]}"
