"""Open tables: listed, joined in one request, filled by bots, closed by the host.

Other tables stay private.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.support.databases import Database
from tests.support.server import (
    Clock,
    InProcessServer,
    OpenTable,
    run_in_thread,
    run_server,
    wait_until,
)
from tests.table.seated import seated

from holdfast.hosting.open_tables import MOST_OF_ONE, MOST_SHOWN, open_tables
from holdfast.hosting.views import summary
from holdfast.server.storage import Storage
from holdfast.server.storage.schema import LISTINGS, TABLES

START = 1_800_000_000.0
ANYBODY = {"languages": ["en"], "level": "any", "bots": True}


@pytest.fixture
def clock() -> Clock:
    """Return the clock by which open tables are filled."""
    clock = Clock()
    clock.now = START
    return clock


@pytest.fixture
def host(tmp_path: Path, clock: Clock) -> Iterator[InProcessServer]:
    """Yield a server whose time stands still."""
    with run_server(tmp_path / "t.sqlite3", now=clock) as server:
        yield server


def listed(server: InProcessServer, **query: Any) -> list[dict[str, Any]]:
    """Return the open tables."""
    found: list[dict[str, Any]] = server.http.get("/open", params=query).json()["tables"]
    return found


def open_one(server: InProcessServer, *kinds: str, **wish: Any) -> OpenTable:
    """Open a table for anybody."""
    return server.open(*(kinds or ("person", "open")), **{"listing": ANYBODY, **wish})


def sit(server: InProcessServer, table: OpenTable, name: str = "Zoë") -> Any:
    """Sit down at an open table."""
    return server.http.post(f"/open/{table.id}/seats", json={"name": name})


def test_an_open_table_is_listed_and_joined_in_one_request(host: InProcessServer) -> None:
    table = open_one(host, listing={"languages": ["de", "en"], "level": "beginners", "bots": False})
    (one,) = listed(host)
    assert (one["table"], one["free"], one["level"]) == (table.id, 1, "beginners")
    assert one["languages"] == ["de", "en"]
    assert one["fill_at"] is None
    joined = sit(host, table).json()
    assert joined["seat"] == 1
    # All seats are taken, so the game starts by itself; now everybody may watch.
    wait_until(lambda: table.view(0)["waiting_room"] is None)
    (one,) = listed(host)
    assert one["free"] == 0
    watching = host.http.get(f"/tables/{table.id}", params={"token": one["spectator"]})
    assert watching.json()["viewer"] is None
    assert sit(host, table).json()["code"] == "table-full"


def test_private_tables_are_neither_listed_nor_joined(host: InProcessServer) -> None:
    private = host.open("person", "open", gathers=True)
    assert listed(host) == []
    assert sit(host, private).json()["code"] == "no-such-table"


def test_bots_fill_up_after_a_while(host: InProcessServer, clock: Clock) -> None:
    table = open_one(host, "person", "open", "open")
    assert listed(host)[0]["fill_at"] == START + 300
    clock.now += 301
    wait_until(lambda: table.view(0)["waiting_room"] is None)
    assert [seat["kind"] for seat in table.view(0)["seats"]] == ["person", "bot", "bot"]
    wait_until(lambda: listed(host)[0]["free"] == 0)


def test_only_the_host_closes_the_door(host: InProcessServer) -> None:
    table = open_one(host, "person", "open", "open")
    token = sit(host, table).json()["token"]
    for other in (token, table.tokens[None]):
        answer = host.http.post(f"/tables/{table.id}/close", params={"token": other})
        assert answer.status_code == 403
    assert len(listed(host)) == 1
    closed = host.http.post(f"/tables/{table.id}/close", params={"token": table.tokens[0]})
    assert closed.json()["tables"] == []
    assert sit(host, table).json()["code"] == "no-such-table"


def test_one_address_has_few_tables_that_wait(host: InProcessServer) -> None:
    tables = [open_one(host) for _ in range(MOST_OF_ONE)]
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "open"}]
    wish = {"game": "outlast", "seats": seats, "listing": ANYBODY}
    assert host.http.post("/tables", json=wish).json()["code"] == "too-many-open"
    sit(host, tables[0])
    assert host.http.post("/tables", json=wish).status_code == 200


def test_a_table_without_a_free_seat_or_a_host_is_not_opened(host: InProcessServer) -> None:
    for kinds in (["person", "person"], ["open", "open"]):
        wish = {"game": "outlast", "seats": [{"kind": k} for k in kinds], "listing": ANYBODY}
        assert host.http.post("/tables", json=wish).json()["code"] == "bad-table"
    assert listed(host) == []


def test_the_list_is_filtered(host: InProcessServer, clock: Clock) -> None:
    live = open_one(host)
    clock.now += 1
    slow = open_one(host, time_control={"move": 86_400})
    assert [one["table"] for one in listed(host)] == [slow.id, live.id]
    assert [one["table"] for one in listed(host, slow=True)] == [slow.id]
    assert [one["table"] for one in listed(host, slow=False)] == [live.id]
    assert listed(host, game="outlive") == []
    assert host.http.get("/open", params={"game": "chess"}).json()["code"] == "no-such-game"


def test_only_what_is_public_is_listed(host: InProcessServer) -> None:
    table = open_one(host)
    answers = {"type": "auto-answers", "answers": {}, "awake": True}
    table.post(0, **answers)
    (one,) = listed(host)
    assert not any(seat["awake"] or seat["auto_answers"] for seat in one["seats"])
    assert table.tokens[0] not in host.http.get("/open").text


TABLES_STORED = 10_000


def test_a_list_of_ten_thousand_is_answered_as_fast_as_a_short_one(kept: Database) -> None:
    """Check that the list of open tables is no slower with ten thousand than with fifty."""
    table = seated("po")
    seen, opening = summary(table.overview()), table.opening.model_dump()

    def rows(first: int, last: int) -> None:
        numbers = range(first, last)
        shared = {"game": "outlast", "rules": 1, "opening": opening, "summary": seen}
        listing = {**ANYBODY, "fill_at": None, "fill_level": "settler"}
        times = {"opened": 0.0, "updated": 0.0}
        with kept.connected() as connection:
            connection.execute(
                TABLES.insert(), [{**shared, **times, "id": f"t{n}"} for n in numbers]
            )
            of = {
                "free": 1,
                "waiting": True,
                "slow": False,
                "opened_by": "x",
                "spectator": "s",
                "game": "outlast",
            }
            more = {"options": {}, "listing": listing}
            connection.execute(
                LISTINGS.insert(),
                [{**of, **more, "table_id": f"t{n}", "opened": float(n)} for n in numbers],
            )

    async def life() -> tuple[float, float]:
        storage = await Storage.open(kept.named)

        async def took() -> float:
            times = []
            for _ in range(9):
                began = time.perf_counter()
                found = await open_tables(storage)
                assert (await open_tables(storage, "outlive", slow=True)).tables == []
                times.append(time.perf_counter() - began)
            assert len(found.tables) == MOST_SHOWN
            return min(times)

        rows(0, MOST_SHOWN)
        short = await took()
        rows(MOST_SHOWN, TABLES_STORED)
        long = await took()
        assert (await open_tables(storage)).waiting == TABLES_STORED
        await storage.close()
        return short, long

    short, long = run_in_thread(life())
    assert long < 4 * short + 0.005, f"{short:.4f} s for fifty, {long:.4f} s for ten thousand"
