"""Tests that every route has limits by number and by bytes, and a largest body.

What holds for all is checked for each row of the table of routes, so a new row is checked, too.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator

import httpx
import pytest
from tests.support.server import PATIENCE, Clock, InProcessServer, run_server

from holdfast.hosting.api.route import Route
from holdfast.hosting.api.routes import ROUTES
from holdfast.kernel.replay import LARGEST
from holdfast.server import request_limit
from holdfast.server.http import LARGEST_BODY
from holdfast.server.request_limit import cost_of

MANY = 10**9
"""Requests a minute: this test only counts them."""
WITHOUT_OWN_LIMIT = {"/health", "/health/ready"}
"""Routes that only count like any request: whatever watches the server asks for them often."""
OTHERS = ["/metrics", "/", "/nothing", "/api/nothing", "/api/openapi.json"]
"""Paths outside the table."""


@pytest.fixture(scope="module")
def counting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InProcessServer]:
    """Yield a server whose clock stands still, so that no budget recovers."""
    place = tmp_path_factory.mktemp("counting") / "t.sqlite3"
    with run_server(
        place, requests_per_minute=MANY, metrics=True, admin_token="x" * 16, clock=Clock()
    ) as server:
        yield server


def url_of(server: InProcessServer, path: str) -> str:
    """Return the address of a path, with something in the place of its parameters."""
    return f"http://127.0.0.1:{server.port}" + re.sub(r"{\w+}", "0", path)


def spent(server: InProcessServer, send: httpx.Request) -> tuple[float, httpx.Response]:
    """Send a request, and return by how much it shrank the budget of its address."""
    requests = server._app.state.requests
    before = requests._bucket("127.0.0.1").left
    response = server.http.send(send)
    return before - requests._bucket("127.0.0.1").left, response


def request(server: InProcessServer, method: str, path: str) -> httpx.Request:
    """Return a request that asks for an answer as it is, not compressed."""
    headers = {"accept-encoding": "identity"}
    return server.http.build_request(
        method, url_of(server, path), headers=headers, timeout=PATIENCE
    )


def status_of_body(server: InProcessServer, method: str, path: str, length: int) -> int:
    """Announce a body of this length, send none of it, and return the status of the answer."""
    target = url_of(server, path).partition(f":{server.port}")[2]
    head = (
        f"{method} {target} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n"
        f"Content-Length: {length}\r\n\r\n"
    )
    address = ("127.0.0.1", server.port)
    with socket.create_connection(address, PATIENCE) as connection, connection.makefile("rb") as it:
        connection.sendall(head.encode())
        return int(it.read().split(maxsplit=2)[1])


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: f"{route.method} {route.path}")
def test_every_route_has_a_budget_and_a_largest_body(
    counting: InProcessServer, route: Route, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(request_limit, "BYTES_PER_COST", 1)
    assert route.limits or route.path in WITHOUT_OWN_LIMIT
    assert route.cost >= 1
    path = f"/api{route.path}"
    cost, response = spent(counting, request(counting, route.method, path))
    assert len(response.content) > 0
    assert cost == cost_of(route.method, path) + len(response.content)

    largest = LARGEST + 1 if route.takes_file else LARGEST_BODY
    assert status_of_body(counting, route.method, path, largest + 1) == 413


@pytest.mark.parametrize("path", OTHERS)
def test_so_has_everything_else(
    counting: InProcessServer, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(request_limit, "BYTES_PER_COST", 1)
    cost, response = spent(counting, request(counting, "GET", path))
    assert cost == 1 + len(response.content)
    assert status_of_body(counting, "POST", path, LARGEST_BODY + 1) == 413


def test_what_is_sent_in_a_body_counts(
    counting: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(request_limit, "BYTES_PER_COST", 1000)
    body = b'{"game":"' + b"x" * 5_000 + b'"}'
    sent = request(counting, "POST", "/api/tables")
    sent = counting.http.build_request(
        "POST", sent.url, content=body, headers={"content-type": "application/json"}
    )
    cost, response = spent(counting, sent)
    assert response.status_code == 422
    assert cost >= cost_of("POST", "/api/tables") + 5
