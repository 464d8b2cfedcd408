"""Join codes: friends find a table's free seats by two words and a number; strangers cannot."""

import asyncio
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.support.server import Clock, OpenTable, Server, run_server

from holdfast.hosting.codes import GOOD_FOR, code_words, new_code, proper_code
from holdfast.server.storage import ConflictError, Storage


@pytest.fixture
def table(server: Server) -> OpenTable:
    """Return a table at which Anna waits for two friends."""
    return server.open("person", "open", "open")


def ask_for_code(table: OpenTable, viewer: int | None = 0) -> httpx.Response:
    """Ask for the code of a table, and return the answer."""
    query = {"token": table.tokens[viewer]}
    return table.server.http.post(f"/tables/{table.id}/code", params=query)


def code_of(table: OpenTable) -> str:
    """Return the code of a table."""
    code: str = ask_for_code(table).json()["code"]
    return code


def sit(server: Server, code: str, name: str = "Cleo") -> httpx.Response:
    """Sit down by a code."""
    return server.http.post(f"/codes/{code}/seats", json={"name": name})


def refusal(answer: httpx.Response) -> tuple[int, Any]:
    """Return status and code of a refusal."""
    return answer.status_code, answer.json()["code"]


def test_a_table_has_one_code_for_all_who_sit_there(table: OpenTable) -> None:
    code = code_of(table)
    assert proper_code(code) == code
    assert ask_for_code(table, 1).json() == {"code": code}
    assert refusal(ask_for_code(table, None)) == (403, "spectator")


def test_friends_take_the_free_seats_one_after_another(server: Server, table: OpenTable) -> None:
    code = code_of(table)
    there = server.http.get(f"/codes/{code}").json()
    assert (there["game"], there["free"]) == ("outlast", 2)
    assert [seat["name"] for seat in there["seats"]] == ["Anna", "", ""]
    seats = [sit(server, code, name).json() for name in ("Ben", "Cleo")]
    assert [(seat["table"], seat["seat"]) for seat in seats] == [(table.id, 1), (table.id, 2)]
    table.tokens |= {seat["seat"]: seat["token"] for seat in seats}
    assert table.view(2)["viewer"] == 2
    assert [seat["name"] for seat in table.view()["seats"]] == ["Anna", "Ben", "Cleo"]
    assert refusal(sit(server, code, "Dora")) == (409, "table-full")
    assert server.http.get(f"/codes/{code}").json()["free"] == 0


def test_the_link_of_a_seat_does_not_open_it_once_a_friend_sits_there(
    server: Server, table: OpenTable
) -> None:
    with table.socket(1) as early:
        early.receive()
        assert early.latest["viewer"] == 1
        sit(server, code_of(table))
        while early.latest["viewer"] is not None:
            early.receive()
    assert table.view(1)["viewer"] is None


def test_whoever_sits_there_sees_a_friend_arrive(server: Server, table: OpenTable) -> None:
    with table.socket(0) as anna:
        anna.receive()
        sit(server, code_of(table))
        while anna.latest["seats"][1]["name"] != "Cleo":
            anna.receive()
        assert anna.latest["seats"][1]["kind"] == "person"


@pytest.mark.parametrize("wrong", ["otter-otter-100x", "amber", "amber-fox-1-2", "%F0%9F%A6%8A"])
def test_a_wrong_code_leads_nowhere(server: Server, wrong: str) -> None:
    assert refusal(sit(server, wrong)) == (404, "no-such-code")
    assert refusal(server.http.get(f"/codes/{wrong}")) == (404, "no-such-code")


def test_a_name_that_cannot_be_shown_takes_no_seat(server: Server, table: OpenTable) -> None:
    code = code_of(table)
    assert refusal(sit(server, code, "\u202e")) == (422, "bad-name")
    assert server.http.get(f"/codes/{code}").json()["free"] == 2


def test_nobody_finds_a_table_by_trying(tmp_path: Path) -> None:
    with run_server(tmp_path / "t.sqlite3", codes_per_minute=2, clock=Clock()) as server:
        code = code_of(server.open("person", "open"))
        assert [sit(server, "fox-fox-100").status_code for _ in range(2)] == [404, 404]
        assert refusal(sit(server, code)) == (429, "too-fast")
        assert refusal(server.http.get(f"/codes/{code}")) == (429, "too-fast")


@pytest.mark.parametrize("typed", ["Amber Fox 421", " amber-fox 421. ", "AMBER_FOX_421"])
def test_a_code_may_be_typed_in_many_ways(typed: str) -> None:
    assert proper_code(typed) == "amber-fox-421"


def test_codes_are_many_and_easily_said() -> None:
    assert len(set(code_words())) == 256
    assert all(word.isalpha() and word.islower() and 3 <= len(word) <= 8 for word in code_words())
    codes = {new_code() for _ in range(200)}
    assert len(codes) > 190
    assert all(proper_code(code) == code for code in codes)


def test_a_code_is_good_for_a_week_and_nobody_elses_meanwhile(
    server: Server, table: OpenTable
) -> None:
    other = server.open("person", "open")

    async def later() -> None:
        storage = await Storage.look_at(server.database)
        try:
            since = time.time() - GOOD_FOR
            assert await storage.table_of_code(code, since) == table.id
            assert await storage.table_of_code(code, time.time()) is None
            assert await storage.code(table.id, time.time()) is None
        finally:
            await storage.close()

    code = code_of(table)
    assert code_of(other) != code
    asyncio.run(later())


def test_a_code_that_is_taken_is_given_to_no_second_table(tmp_path: Path) -> None:
    with run_server(tmp_path / "t.sqlite3") as server:
        one, other = server.open("person", "open"), server.open("person", "open")

    async def given() -> None:
        storage = await Storage.open(tmp_path / "t.sqlite3")
        try:
            await storage.keep_code(one.id, "amber-fox-421", 1.0, 0.0)
            await storage.keep_code(one.id, "amber-fox-422", 2.0, 1.0)
            with pytest.raises(ConflictError):
                await storage.keep_code(other.id, "amber-fox-422", 3.0, 2.5)
            assert await storage.table_of_code("amber-fox-421", 0.0) is None
            assert await storage.table_of_code("amber-fox-422", 0.0) == one.id
        finally:
            await storage.close()

    asyncio.run(given())


def test_a_code_that_somebody_was_told_stays(tmp_path: Path) -> None:
    """Check that the first of two codes given to a table at the same time stays."""
    with run_server(tmp_path / "t.sqlite3") as server:
        table = server.open("person", "open")

    async def given() -> None:
        storage = await Storage.open(tmp_path / "t.sqlite3")
        try:
            await storage.keep_code(table.id, "amber-fox-421", 5.0, 1.0)
            with pytest.raises(ConflictError):
                await storage.keep_code(table.id, "amber-fox-422", 5.0, 1.0)
            assert await storage.code(table.id, 1.0) == "amber-fox-421"
            assert await storage.table_of_code("amber-fox-421", 1.0) == table.id
        finally:
            await storage.close()

    asyncio.run(given())


def test_a_table_waits_for_its_friends_until_its_host_begins(server: Server) -> None:
    table = server.open("person", "open", gathers=True)
    assert table.view(0)["waiting_room"] == {"host": 0, "ready": [], "fill_at": None}
    assert (table.view(0)["moves"], table.view(0)["ask"]["owes"]) == ([], [])
    with table.socket(0) as anna:
        anna.receive()
        seat = sit(server, code_of(table), "Ben").json()
        table.tokens[1] = seat["token"]
        with table.socket(1) as ben:
            ben.receive()
            ben.send(type="begin")
            assert ben.problem()["code"] == "not-host"
            ben.send(type="ready", ready=True)
            while anna.latest["waiting_room"] != {"host": 0, "ready": [1], "fill_at": None}:
                anna.receive()
            anna.send(type="begin")
            while ben.latest["waiting_room"] is not None:
                ben.receive()
    assert table.view(0)["ask"]["owes"]
