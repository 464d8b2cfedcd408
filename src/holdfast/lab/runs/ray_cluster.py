"""The backend that plays the games of a run on a Ray cluster.

Ray tries for minutes before it gives up on an address. The backend therefore first checks within
seconds that a cluster answers there: Ray speaks HTTP/2 (gRPC), whose servers send a settings frame
to every new connection.
"""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any

from holdfast.lab.runs.backends import PlayedBlock, play_block
from holdfast.lab.runs.plan import Plan
from holdfast.lab.runs.store import RunError

RETRIES = 20
"""Maximum number of retries of a block after a worker of the cluster died."""
PATIENCE = 5.0
"""Seconds within which a cluster must answer."""
CLIENT = "ray://"
CLIENT_PORT = 10001
"""Default port for Ray clients."""
FOUND_BY_RAY = ("auto", "local")
"""Values with which Ray looks for a cluster on this machine or starts one."""

_SETTINGS = 4
_HELLO = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes((0, 0, 0, _SETTINGS, 0, 0, 0, 0, 0))


def reach(address: str) -> None:
    """Raise `RunError` if no cluster answers at the address."""
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
    """Return the host and the port of an address."""
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
    """Return whether the server answers with an HTTP/2 settings frame."""
    if os.environ.get("RAY_USE_TLS", "0") not in ("", "0"):
        return True  # a server with TLS does not answer before a handshake
    line.sendall(_HELLO)
    answer = b""
    while len(answer) < 4 and (more := line.recv(4 - len(answer))):
        answer += more
    return len(answer) == 4 and answer[3] == _SETTINGS


class RayCluster:
    """Plays on a Ray cluster, whose machines need the same version of Holdfast."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._mine = False  # whether this object has opened the connection

    def reach(self, plan: Plan) -> None:
        """Raise `RunError` if Ray is not installed or no cluster answers."""
        self._connect()

    def _connect(self) -> Any:
        try:
            import ray
        except ImportError as error:
            raise RunError(f"Ray is not installed: pip install 'holdfast[ray]' ({error})") from None
        if ray.is_initialized():
            return ray
        reach(self.address)
        try:
            ray.init(address=self.address, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, ValueError, RuntimeError) as error:
            said = str(error).partition("\n")[0]
            if self.address == "auto" and isinstance(error, ConnectionError):
                said = "none runs on this machine; name the address of one"
            raise RunError(f"no Ray cluster answers at {self.address}: {said}") from None
        self._mine = True
        return ray

    def play(self, plan: Plan, blocks: Sequence[range], compiled: bool) -> Iterator[PlayedBlock]:
        """Play these blocks on the cluster, at most two per core at a time."""
        ray = self._connect()
        try:
            yield from self._play(ray, plan, blocks, compiled)
        except ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except ray.exceptions.RayError as error:
            raise RunError(f"the Ray cluster gave up: {error}; the same command goes on") from None
        finally:
            if self._mine:
                ray.shutdown()
                self._mine = False

    def _play(
        self, ray: Any, plan: Plan, blocks: Iterable[range], compiled: bool
    ) -> Iterator[PlayedBlock]:
        # A machine may leave at any time. Its blocks are played again elsewhere, with the same
        # result.
        there = ray.remote(num_cpus=1, max_retries=RETRIES)(_play_on_cluster)
        most = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: list[Any] = []
        for games in blocks:
            waiting.append(there.remote(plan, games, compiled))
            if len(waiting) >= most:
                done, waiting = ray.wait(waiting, num_returns=1)
                yield from ray.get(done)
        while waiting:
            done, waiting = ray.wait(waiting, num_returns=1)
            yield from ray.get(done)


def _play_on_cluster(plan: Plan, games: range, compiled: bool) -> PlayedBlock:
    """Play a block on a machine of the cluster, which compiles its rules once."""
    return games, play_block(plan, games, compiled)
