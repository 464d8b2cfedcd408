"""Clocks at a server: chosen when a table opens, shown to everybody, stored with the table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.support.server import Clock, InProcessServer, OpenTable, run_server, wait_until

DAY = 24 * 3600.0
START = 1_800_000_000.0


@pytest.fixture
def clock() -> Clock:
    """Return the clock by which players' clocks run."""
    clock = Clock()
    clock.now = START
    return clock


@pytest.fixture
def timed(tmp_path: Path, clock: Clock) -> Iterator[InProcessServer]:
    """Yield a server whose time stands still."""
    with run_server(tmp_path / "tables.sqlite3", now=clock) as server:
        yield server


def clocked(server: InProcessServer, *kinds: str, **control: Any) -> OpenTable:
    """Return a table with clocks."""
    kinds = kinds or ("person", "person")
    return server.open(*kinds, time_control={"level": "random", **control})


def own_tables(table: OpenTable, seat: int) -> list[dict[str, str]]:
    """Return the entry of a table in a browser's list of its own tables."""
    return [{"table": table.id, "token": table.tokens[seat]}]


def test_clocks_are_shown_to_everybody(timed: InProcessServer, clock: Clock) -> None:
    table = clocked(timed, move=60, game=1500)
    for viewer in (0, 1, None):
        clocks = table.view(viewer)["clocks"]
        assert clocks["control"] == {"move": 60, "game": 1500, "bonus": 0, "level": "random"}
        assert [seat["since"] for seat in clocks["seats"]].count(START) == 1
    assert timed.open("person").view(0)["clocks"] is None
    with table.socket(0) as line:
        line.receive()
        line.send(type="ping")
        assert line.receive() == {"type": "pong", "at": START}


@pytest.mark.parametrize(
    ("control", "code"),
    [
        ({}, "bad-table"),
        ({"move": 1}, "malformed"),
        ({"game": 1e9}, "malformed"),
        ({"move": 60, "level": "nobody"}, "no-such-level"),
        ({"move": 1e300}, "malformed"),
    ],
)
def test_times_that_make_no_sense_are_refused(
    server: InProcessServer, control: dict[str, Any], code: str
) -> None:
    seats = [{"kind": "person"}, {"kind": "person"}]
    wish = {"game": "outlast", "seats": seats, "time_control": control}
    assert server.http.post("/tables", json=wish).json()["code"] == code


def test_at_zero_a_bot_moves_even_if_nobody_is_there(timed: InProcessServer, clock: Clock) -> None:
    table = clocked(timed, move=60)
    clock.now += 61
    wait_until(lambda: timed.room(table).table.seq == 1)
    turn = timed.room(table).table.last
    assert turn.by == "bot"
    assert timed.room(table).table.seats.is_person(turn.seat)


def test_the_level_is_that_of_the_other_bots(server: InProcessServer) -> None:
    table = server.open("person", "settler", time_control={"move": 60})
    control = table.view(0)["clocks"]["control"]
    assert control["level"] == table.view(0)["seats"][1]["level"]


def test_days_off_are_taken_at_all_slow_tables_at_once(timed: InProcessServer) -> None:
    slow, other, live = clocked(timed, move=DAY), clocked(timed, move=3 * DAY), timed.open("person")
    tokens = [*own_tables(slow, 0), *own_tables(other, 1), *own_tables(live, 0)]
    wish = {"tokens": tokens, "start": START, "end": START + 2 * DAY}
    answer = timed.http.post("/tables/days-off", json=wish)
    assert answer.status_code == 200
    off = [{"start": START, "end": START + 2 * DAY}]
    assert slow.view(0)["clocks"]["seats"][0]["days_off"] == off
    assert slow.view(0)["clocks"]["seats"][1]["days_off"] == []
    assert other.view(0)["clocks"]["seats"][1]["days_off"] == off
    too_long = timed.http.post("/tables/days-off", json={**wish, "end": START + 20 * DAY})
    assert too_long.json()["code"] == "too-many-days"


def test_nobody_takes_days_off_for_somebody_else(timed: InProcessServer) -> None:
    table, another = clocked(timed, move=DAY), clocked(timed, move=DAY)
    for token in (another.tokens[0], table.tokens[None], "x"):
        wish = {"tokens": [{"table": table.id, "token": token}], "start": START, "end": START + DAY}
        assert timed.http.post("/tables/days-off", json=wish).status_code == 200
    assert all(not seat["days_off"] for seat in table.view(0)["clocks"]["seats"])


def test_lists_show_when_a_clock_runs_out(timed: InProcessServer) -> None:
    table = clocked(timed, move=DAY)
    listed = timed.http.post("/tables/mine", json={"tokens": own_tables(table, 0)}).json()
    assert listed[0]["clocks"]["control"]["move"] == DAY
    assert [seat["zero"] for seat in listed[0]["clocks"]["seats"]].count(START + DAY) == 1
