"""Endpoints of push services: nothing is sent to private addresses, whatever a visitor enters."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import pytest

from holdfast.server.notices import endpoints


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x", "https://127.0.0.1/x", "https://[::1]/x", "https://10.0.0.1/x",
        "https://192.168.1.1/x", "https://169.254.169.254/latest", "https://100.64.0.1/x",
        "https://[::ffff:127.0.0.1]/x", "https://[fd00::1]/x", "https://[64:ff9b::7f00:1]/x",
        "https://[2002:7f00:1::]/x", "https://0.0.0.0/x", "https://localhost/x",
        "https://user@8.8.8.8/x", "https://8.8.8.8:22/x", "ftp://8.8.8.8/x", "https:///x",
        "https://224.0.0.1/x", "https://8.8.8.8\r\nx: y/", "https://8.8.8.8:99999/", "nonsense",
    ],
)  # fmt: skip
def test_nothing_is_sent_to_private_addresses(endpoint: str) -> None:
    with pytest.raises((endpoints.ForbiddenEndpointError, OSError)):
        endpoints.public_address(endpoints.parse(endpoint))


def test_a_public_address_is_allowed_and_kept() -> None:
    found = endpoints.parse("https://8.8.8.8/send/abc?x=1")
    assert (found.origin, found.path) == ("https://8.8.8.8", "/send/abc?x=1")
    assert endpoints.public_address(found) == "8.8.8.8"


def test_a_name_that_leads_to_a_private_address_as_well_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = [(2, 1, 6, "", ("8.8.8.8", 443)), (2, 1, 6, "", ("10.1.2.3", 443))]
    monkeypatch.setattr(endpoints.socket, "getaddrinfo", lambda *_, **__: found)
    with pytest.raises(endpoints.ForbiddenEndpointError):
        endpoints.public_address(endpoints.parse("https://push.example.org/x"))


def test_the_address_that_was_checked_is_connected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """Check that the connection goes to the checked address, though the name changes its own."""
    answers = [[(2, 1, 6, "", (one, 443))] for one in ("8.8.8.8", "127.0.0.1")]
    tried = []

    def connect(address: tuple[str, int], seconds: float) -> socket.socket:
        tried.append(address)
        raise ConnectionRefusedError

    monkeypatch.setattr(endpoints.socket, "getaddrinfo", lambda *_, **__: answers.pop(0))
    monkeypatch.setattr(endpoints.socket, "create_connection", connect)
    with pytest.raises(ConnectionRefusedError):
        endpoints.post(endpoints.parse("https://push.example.org/x"), {}, b"")
    assert tried == [("8.8.8.8", 443)]
    assert len(answers) == 1


@contextmanager
def service(answer: Callable[[socket.socket], Any]) -> Iterator[endpoints.Endpoint]:
    """Yield the endpoint of a push service on this machine with a prescribed answer."""
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def serve() -> None:
            line, _ = listening.accept()
            with line, suppress(OSError):
                line.recv(4096)
                answer(line)

        thread = threading.Thread(target=serve)
        thread.start()
        yield endpoints.parse(f"http://127.0.0.1:{listening.getsockname()[1]}/x", local=True)
        thread.join()


def test_a_service_that_answers_byte_by_byte_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endpoints, "ALL_SECONDS", 0.1)
    wait = threading.Event()

    def drip(line: socket.socket) -> None:
        line.sendall(b"HTTP/1.1 201 Created\r\nX: ")
        for _ in range(1000):
            line.sendall(b"x")
            wait.wait(0.01)
        line.sendall(b"\r\n\r\n")

    with service(drip) as endpoint, pytest.raises(TimeoutError):
        endpoints.post(endpoint, {}, b"", local=True)


def test_of_an_endless_answer_little_is_read() -> None:
    def flood(line: socket.socket) -> None:
        line.sendall(b"HTTP/1.1 201 Created\r\n\r\n")
        while True:
            line.sendall(bytes(1 << 16))

    with service(flood) as endpoint:
        assert endpoints.post(endpoint, {}, b"", local=True) == 201
