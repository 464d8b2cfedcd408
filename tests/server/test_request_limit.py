"""Limits on HTTP requests: every request counts, and refusals are cheap."""

from __future__ import annotations

import socket
import time
from pathlib import Path

import pytest
from fastapi.responses import JSONResponse
from tests.support.server import PATIENCE, Clock, Server, run_server

from holdfast.hosting import lessons
from holdfast.hosting.messages.base import Problem
from holdfast.hosting.rules_text import rules_text
from holdfast.server import request_limit
from holdfast.server.admission import Admission
from holdfast.server.app import Settings
from holdfast.server.http import create_pages
from holdfast.server.metrics import Metrics
from holdfast.server.request_limit import cost_of

PATHS = [
    "/openapi.json", "/health", "/health/ready", "/games", "/games/outlast/rules",
    "/games/outlast/course", "/games/outlast/course/first-turn", "/nothing", "/../", "/../nothing",
]  # fmt: skip


@pytest.mark.parametrize("path", PATHS)
def test_no_request_is_without_limit(
    tmp_path: Path, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(request_limit, "LATEST", 0.05)
    with run_server(tmp_path / "t.sqlite3", requests_per_minute=3, clock=Clock()) as server:
        address = f"http://127.0.0.1:{server.port}/api{path}"
        answers = [server.http.get(address) for _ in range(4)]
        assert 429 not in [answer.status_code for answer in answers[:3]]
        refused = answers[3]
        assert refused.status_code == 429
        assert Problem.model_validate(refused.json()).code == "too-fast"
        assert refused.headers["retry-after"] == "20"


def test_a_refusal_comes_late(tmp_path: Path) -> None:
    """Check that a refusal is delayed, so that a client that waits for it is slowed down."""
    with run_server(tmp_path / "t.sqlite3", requests_per_minute=1, clock=Clock()) as server:
        server.http.get("/health")
        began = time.monotonic()
        assert server.http.get("/health").status_code == 429
        assert time.monotonic() - began >= request_limit.LATEST


def test_who_is_a_little_too_fast_is_answered_a_little_later(tmp_path: Path) -> None:
    with run_server(tmp_path / "t.sqlite3", requests_per_minute=60, clock=time.monotonic) as server:
        answers = [server.http.get("/health").status_code for _ in range(62)]
        assert answers == [200] * 62


def test_some_requests_count_more_than_others() -> None:
    asked = "/api/tables/abc"
    usual = cost_of("GET", "/api/health")
    assert cost_of("GET", f"{asked}/hint") > cost_of("GET", f"{asked}/frames") > usual
    assert cost_of("POST", f"{asked}/commands") == cost_of("GET", "/nothing") == usual
    assert cost_of("POST", "/api/account") > cost_of("GET", "/api/account") == usual
    assert cost_of("GET", "/assets/index-12345678.js") < usual


def test_the_description_is_what_fastapi_would_make_of_it(server: Server) -> None:
    app = create_pages(Settings("unused.sqlite3"), Metrics())
    told = server.http.get("/openapi.json")
    assert told.headers["content-type"] == "application/json"
    assert told.content == JSONResponse(app.openapi()).body
    assert server.http.get("/openapi.json", headers={"accept-encoding": "identity"}).content == (
        told.content
    )


@pytest.mark.parametrize(
    "path",
    [
        "/openapi.json",
        "/games/outlast/rules",
        "/games/outlast/rules?lang=de",
        "/games/outlast/course",
        "/games/outlast/course/first-turn",
    ],
)
def test_who_has_it_already_is_not_sent_it_again(server: Server, path: str) -> None:
    first = server.http.get(path)
    assert first.headers["cache-control"] == "no-cache"
    again = server.http.get(path, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = server.http.get(path, headers={"if-none-match": 'W/"0"'})
    assert (other.status_code, other.content) == (200, first.content)


def test_what_never_changes_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = []
    known = lessons.the_lesson

    def counted(game: str, lesson: str) -> object:
        made.append(lesson)
        return known(game, lesson)

    monkeypatch.setattr(lessons, "the_lesson", counted)
    with run_server(tmp_path / "t.sqlite3") as server:
        told = [server.http.get("/games/outlast/course/first-turn") for _ in range(3)]
        assert made == ["first-turn"]
        assert told[0].content == told[2].content
        assert told[0].json() == known("outlast", "first-turn").model_dump(mode="json")
        for _ in range(2):
            assert server.http.get("/games/outlast/course/nothing").status_code == 404
        answers = server._app._pages.result().state.fixed_answers  # type: ignore[union-attr]
        assert len(answers._answers) == 1  # what there is not is not kept
        rules = server.http.get("/games/outlast/rules").json()
        assert rules == rules_text("outlast", "en").model_dump(mode="json")  # type: ignore[union-attr]


def test_an_address_makes_only_so_many_connections(tmp_path: Path) -> None:
    """Check that fast connections of one address wait, and that far too many are dropped."""
    clock = Clock()
    door = Admission(arrivals=3, arrival_seconds=3, head_seconds=10, clock=clock)
    assert [door.wait("192.0.2.1") for _ in range(5)] == [0, 0, 0, 1, 2]
    assert door.wait("192.0.2.2") == 0
    assert [door.wait("192.0.2.1") for _ in range(9)][-2:] == [10, None]
    clock.now = 2
    assert door.wait("192.0.2.1") == 9
    proxied = Admission(arrivals=1, arrival_seconds=1, clock=clock, proxies=("192.0.2.0/24",))
    assert [proxied.wait("192.0.2.1") for _ in range(5)] == [0.0] * 5


def test_who_connects_too_often_is_answered_later(tmp_path: Path) -> None:
    door = Admission(arrivals=2, arrival_seconds=0.2)
    with run_server(tmp_path / "t.sqlite3", door) as server:
        for _ in range(6):
            with Server(server.port, "").http as visitor:
                assert visitor.get("/health").status_code == 200


def test_requests_that_come_byte_by_byte_are_read_more_slowly(tmp_path: Path) -> None:
    clock = Clock()
    door = Admission(pieces=3, piece_seconds=3, clock=clock)
    assert [door.wait_for_more("192.0.2.1") for _ in range(5)] == [0, 0, 0, 1, 2]
    assert door.wait_for_more("192.0.2.2") == 0
    with (
        run_server(tmp_path / "t.sqlite3", Admission(pieces=5, piece_seconds=0.05)) as server,
        socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line,
    ):
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for byte in b"GET /api/health HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n":
            line.sendall(bytes([byte]))
        assert line.recv(4096).startswith(b"HTTP/1.1 200 ")
