"""Endpoints of push services: where a server may be made to send requests.

A browser names its endpoint, so a stranger could name anything. Only HTTPS is spoken, to port 443
of public addresses. The address that was checked is the one that is connected to, and redirects are
not followed.
"""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
import threading
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from urllib.parse import urlsplit

SECONDS = 10.0
"""Maximum number of seconds that a push service may take for a step."""
ALL_SECONDS = 30.0
"""Maximum number of seconds for a whole request, however many steps it has."""
LONGEST = 1000
"""Maximum number of characters of an endpoint."""
ANSWER_SIZE = 4096
"""Maximum number of bytes that are read of an answer."""


class ForbiddenEndpointError(ValueError):
    """An endpoint to which nothing is sent."""


@dataclass(frozen=True)
class Endpoint:
    """The parts of an endpoint."""

    secure: bool
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        """Scheme, host and port, if it is not the usual one."""
        scheme, usual = ("https", 443) if self.secure else ("http", 80)
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{scheme}://{host}" + ("" if self.port == usual else f":{self.port}")


def parse(address: str, local: bool = False) -> Endpoint:
    """Return the parts of an endpoint, or raise ForbiddenEndpointError.

    `local`: for tests, endpoints on this machine without encryption are allowed.
    """
    if len(address) > LONGEST or not address.isascii() or not address.isprintable():
        raise ForbiddenEndpointError("not an address")
    try:
        parts = urlsplit(address)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise ForbiddenEndpointError("not an address") from None
    if not host or parts.username is not None or " " in address:
        raise ForbiddenEndpointError("not an address")
    secure = parts.scheme == "https"
    if not (local and parts.scheme == "http") and (not secure or port not in (None, 443)):
        raise ForbiddenEndpointError("not HTTPS")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Endpoint(secure, host, port or (443 if secure else 80), path)


def public_address(endpoint: Endpoint, local: bool = False) -> str:
    """Return the address of an endpoint's host, or raise ForbiddenEndpointError.

    If one of its addresses is private, none is used.
    """
    try:
        found = socket.getaddrinfo(endpoint.host, endpoint.port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise ConnectionError(f"{endpoint.host} is not known") from None
    addresses = [str(info[4][0]) for info in found]
    if not all(is_public(one) or (local and _is_loopback(one)) for one in addresses):
        raise ForbiddenEndpointError("not a public address")
    return addresses[0]


def is_public(address: str) -> bool:
    """Return whether an IP address belongs to the public internet."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        # Addresses that lead to an IPv4 address count as that one.
        inner = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
        if inner is None and ip in ipaddress.ip_network("64:ff9b::/96"):
            inner = ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(str(inner))
    return ip.is_global and not ip.is_multicast


def _is_loopback(address: str) -> bool:
    return ipaddress.ip_address(address.partition("%")[0]).is_loopback


@cache
def _context() -> ssl.SSLContext:
    return ssl.create_default_context()


class _Connection(http.client.HTTPConnection):
    """A connection to an address that was checked."""

    def __init__(self, endpoint: Endpoint, address: str) -> None:
        super().__init__(endpoint.host, endpoint.port, timeout=SECONDS)
        self._endpoint, self._address = endpoint, address
        self._line: socket.socket | None = None
        """The TCP socket below the encryption."""
        self.was_shut_down = False

    def connect(self) -> None:
        """Connect to the checked address; the certificate must be the host's."""
        self.sock = socket.create_connection((self._address, self._endpoint.port), SECONDS)
        self._line = self.sock.dup()
        if self._endpoint.secure:
            self.sock = _context().wrap_socket(self.sock, server_hostname=self._endpoint.host)

    def shut_down(self) -> None:
        """End the connection from another thread: nothing more is read."""
        self.was_shut_down = True
        if self._line is not None:
            with suppress(OSError):
                self._line.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        """Close the connection."""
        super().close()
        if self._line is not None:
            self._line.close()


def post(endpoint: Endpoint, headers: Mapping[str, str], body: bytes, local: bool = False) -> int:
    """Send a request, and return the status of the answer. Redirects are not followed."""
    connection = _Connection(endpoint, public_address(endpoint, local))
    # A service that sends one byte after another would hold a thread for hours.
    timer = threading.Timer(ALL_SECONDS, connection.shut_down)
    timer.start()
    try:
        connection.request("POST", endpoint.path, body, dict(headers))
        answer = connection.getresponse()
        answer.read(ANSWER_SIZE)
        if connection.was_shut_down:
            raise TimeoutError("the answer takes too long")
        return answer.status
    finally:
        timer.cancel()
        connection.close()
