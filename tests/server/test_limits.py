"""Limits of the server: how often and how much."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest
from tests.support.server import PATIENCE, Clock, OpenTable, Server, run_server, wait_until
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from holdfast.hosting.limits import MOST_KEYS, RateLimit
from holdfast.hosting.problems import RequestError
from holdfast.hosting.thread_pool import AT_ONCE, MOST_WAITING
from holdfast.server import socket
from holdfast.server.admission import Admission
from holdfast.server.client_groups import client_group


def test_a_burst_is_allowed_and_then_the_pace() -> None:
    clock = Clock()
    limit = RateLimit(3, 6, clock)
    assert [limit.allows("a") for _ in range(4)] == [True, True, True, False]
    clock.now = 1.9
    assert not limit.allows("a")
    clock.now = 2.1
    assert limit.allows("a")
    assert not limit.allows("a")


def test_each_key_has_its_own_limit_and_rests_do_not_pile_up() -> None:
    clock = Clock()
    limit = RateLimit(2, 2, clock)
    assert limit.allows("a")
    assert limit.allows("b")
    clock.now = 1000
    assert [limit.allows("a") for _ in range(3)] == [True, True, False]


def test_whoever_is_refused_is_told_how_long_to_wait() -> None:
    clock = Clock()
    limit = RateLimit(2, 20, clock)
    limit.check("a")
    limit.check("a")
    clock.now = 4
    with pytest.raises(RequestError) as refusal:
        limit.check("a")
    assert refusal.value.wait == pytest.approx(6)
    clock.now = 10.1
    limit.check("a")


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8::1", "2001:db8:0:0:ffff::2", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("fe80::1%eth0", "fe80::2", True),
        ("a socket", "a socket", True),
    ],
)
def test_addresses_of_one_network_are_counted_together(one: str, other: str, same: bool) -> None:
    assert (client_group(one) == client_group(other)) is same


def test_strangers_without_end_do_not_fill_the_memory() -> None:
    limit = RateLimit(1, 1, Clock())
    for stranger in range(MOST_KEYS + 10):
        limit.allows(str(stranger))
    assert len(limit._buckets) == MOST_KEYS


def test_nobody_opens_tables_without_end(tmp_path: Path) -> None:
    with run_server(tmp_path / "t.sqlite3", tables_per_minute=2, clock=Clock()) as server:
        wish = {"game": "outlast", "seats": [{"kind": "person"}]}
        answers = [server.http.post("/tables", json=wish) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert answers[2].json()["code"] == "too-fast"


def test_nobody_replays_files_without_end(tmp_path: Path) -> None:
    with run_server(tmp_path / "t.sqlite3", replays_per_minute=2, clock=Clock()) as server:
        answers = [server.http.post("/replays", content=b"{}") for _ in range(3)]
        assert [answer.status_code for answer in answers] == [422, 422, 429]
        assert answers[2].headers["retry-after"] == "30"


LOOKS: list[Callable[[Server, OpenTable], int]] = [
    lambda server, table: table.get().status_code,
    lambda server, table: table.get("/after/0").status_code,
    lambda server, table: table.get("/frames").status_code,
    lambda server, table: table.get("/why", move=0).status_code,
    lambda server, table: table.get("/replay").status_code,
    lambda server, table: table.get("/course").status_code,
    lambda server, table: server.http.get("/games").status_code,
    lambda server, table: server.http.get("/games/outlast/rules").status_code,
    lambda server, table: server.http.post("/tables/mine", json={"tokens": []}).status_code,
]


@pytest.mark.parametrize("number", range(len(LOOKS)))
def test_nobody_looks_without_end(tmp_path: Path, number: int) -> None:
    with run_server(tmp_path / "t.sqlite3", looks_per_minute=3, clock=Clock()) as server:
        table = server.open("person", "person")
        answers = [LOOKS[number](server, table) for _ in range(4)]
        assert 429 not in answers[:3]
        assert answers[3] == 429
        # Reading too much does not stop anybody from playing.
        assert table.post(0, type="sit-down", name="Zoë").status_code == 200


def test_nobody_looks_at_one_table_without_end(tmp_path: Path) -> None:
    with run_server(tmp_path / "t.sqlite3", looks_at_table_per_minute=3, clock=Clock()) as server:
        table, other = server.open("person", "person"), server.open("person", "person")
        assert [table.get().status_code for _ in range(4)] == [200, 200, 200, 429]
        refused = table.get("/frames")
        assert (refused.status_code, refused.json()["code"]) == (429, "too-fast")
        assert refused.headers["retry-after"] == "20"
        assert other.get().status_code == 200
        assert table.get(viewer=0).status_code == 200


def test_a_move_does_not_wait_behind_reading(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Check that a move is played while many slow reads are waiting."""
    done = threading.Event()
    reading = [0, 0]
    counting = threading.Lock()

    def slow(*_: object) -> None:
        with counting:
            reading[0] += 1
            reading[1] = max(reading)
        assert done.wait(PATIENCE)
        with counting:
            reading[0] -= 1
        raise RequestError(409, "nothing", "There was nothing to read.")

    with (
        run_server(tmp_path / "t.sqlite3") as server,
        ThreadPoolExecutor(MOST_WAITING + 4) as spectators,
    ):
        table, other = server.open("person", "person"), server.open("person", "person")
        with other.socket(0) as anna, other.socket(1) as ben:
            anna.wait_until(0)
            ben.wait_until(0)
            monkeypatch.setattr("holdfast.hosting.api.replays.frames_view", slow)
            looks = [spectators.submit(table.get, "/frames") for _ in range(MOST_WAITING + 4)]
            wait_until(lambda: sum(look.done() for look in looks) == 3)
            anna.send(type="play", seq=0, move=anna.latest["moves"][-1]["n"])
            anna.wait_until(1)
            ben.wait_until(1)
            done.set()
            answers = sorted(look.result(PATIENCE).status_code for look in looks)
            assert answers == [409] * (MOST_WAITING + 1) + [429] * 3
            # One address, so one at a time, though there is room for more.
            assert reading[1] == 1 < AT_ONCE


def addresses_that_open(server: Server, *said: str) -> list[int]:
    """Return the status of opening a table from each of these addresses."""
    wish = {"game": "outlast", "seats": [{"kind": "person"}]}
    return [
        server.http.post("/tables", json=wish, headers={"x-forwarded-for": host}).status_code
        for host in said
    ]


def test_nobody_is_believed_where_they_come_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    with run_server(tmp_path / "t.sqlite3", tables_per_minute=2, clock=Clock()) as server:
        told = addresses_that_open(server, "192.0.2.1", "192.0.2.2", "192.0.2.3")
        assert told == [200, 200, 429]


def test_a_known_proxy_is_believed(tmp_path: Path) -> None:
    door = Admission(proxies=("127.0.0.0/8",))
    with run_server(tmp_path / "t.sqlite3", door, tables_per_minute=1, clock=Clock()) as server:
        told = addresses_that_open(server, "192.0.2.1", "192.0.2.2", "192.0.2.1")
        assert told == [200, 200, 429]
        # What somebody has told the proxy before does not count.
        assert addresses_that_open(server, "192.0.2.9, 192.0.2.1") == [429]


def test_an_address_behind_a_proxy_has_only_so_many_sockets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "MOST_OF_ADDRESS", 2)
    door = Admission(proxies=("127.0.0.0/8",))
    with run_server(tmp_path / "t.sqlite3", door) as server, ExitStack() as many:
        table = server.open("person", "person")
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table.id}/socket"

        def enter(host: str) -> ClientConnection:
            entered = connect(
                f"{address}?token={table.tokens[0]}",
                additional_headers={"X-Forwarded-For": host},
                open_timeout=PATIENCE,
            )
            return many.enter_context(entered)

        first = enter("192.0.2.1")
        enter("192.0.2.1")
        with pytest.raises(InvalidStatus):
            enter("192.0.2.1")
        enter("192.0.2.2")
        first.close()
        sockets = server._app.state.sockets
        wait_until(lambda: sockets["192.0.2.1"] == 1, "the closed socket is still counted")
        enter("192.0.2.1")
        many.close()
        wait_until(lambda: not sockets, f"{sockets} are left")


def test_nothing_that_a_table_tells_is_kept_by_others(tmp_path: Path) -> None:
    with run_server(tmp_path / "t.sqlite3") as server:
        table = server.open("person", "person")
        answers = [table.get(), table.get("/frames"), table.get("/why", move=0), table.get("/x")]
        answers += [table.post(0, type="resync"), table.get("/replay"), server.http.get("/games")]
        assert [answer.headers["cache-control"] for answer in answers] == ["no-store"] * 7
