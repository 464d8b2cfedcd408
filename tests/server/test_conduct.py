"""People are recognised across tables, and can be blocked, reported and kicked."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.support.server import Clock, InProcessServer, run_server

ANYBODY = {"languages": ["en"], "level": "any", "bots": False}
TOKEN = "the token of the host"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[InProcessServer]:
    """Yield a server whose host reads reports."""
    with run_server(tmp_path / "t.sqlite3", admin_token=TOKEN) as server:
        yield server


class Person:
    """A person with a browser of their own, at a table."""

    def __init__(self, server: InProcessServer, name: str) -> None:
        self.server, self.name = server, name
        address = f"http://127.0.0.1:{server.port}/api"
        # Nothing has to be closed in the end.
        self.http = httpx.Client(base_url=address, timeout=60, headers={"connection": "close"})
        self.table, self.token = "", ""

    def opens(self, seats: int = 3, **wish: Any) -> Person:
        """Open a table for others."""
        people = [{"kind": "person", "name": self.name}, *[{"kind": "open"}] * (seats - 1)]
        body = {"game": "outlast", "seats": people, **wish}
        opened = self.http.post("/tables", json=body).json()
        self.table, self.token = opened["table"], opened["seats"][0]["token"]
        return self

    def joins(self, host: Person) -> str:
        """Sit down by the code of a table, and return what is wrong with that."""
        code = host.post("code")["code"]
        answer = self.http.post(f"/codes/{code}/seats", json={"name": self.name})
        if answer.status_code != 200:
            return str(answer.json()["code"])
        self.table, self.token = host.table, answer.json()["token"]
        return ""

    def post(self, what: str, **body: Any) -> Any:
        """Send a request about the table."""
        query = {"token": self.token}
        return self.http.post(
            f"/tables/{self.table}/{what}", params=query, json=body or None
        ).json()

    def view(self) -> Any:
        """Return the table as this person sees it."""
        return self.http.get(f"/tables/{self.table}", params={"token": self.token}).json()

    def listed(self) -> list[str]:
        """Return the open tables that this person is shown."""
        return [one["table"] for one in self.http.get("/open").json()["tables"]]


def three(server: InProcessServer, **wish: Any) -> list[Person]:
    """Return three people at one table."""
    anna, ben, cleo = (Person(server, name) for name in ("Anna", "Ben", "Cleo"))
    anna.opens(**wish)
    assert ben.joins(anna) == cleo.joins(anna) == ""
    return [anna, ben, cleo]


def test_somebody_who_is_blocked_cannot_join_tables_of_the_blocker_any_more(
    server: InProcessServer,
) -> None:
    anna, ben, cleo = three(server)
    assert anna.post("blocks", seat=1, blocked=True)["blocked"] == [1]
    assert anna.post("people")["blocked"] == [1]
    assert ben.post("people")["blocked"] == []
    (row,) = anna.http.get("/blocks").json()
    assert row["name"] == "Ben"
    assert ben.http.get("/blocks").json() == []
    # In the next game she sees that it is him, and he does not get in where she is the host.
    anna.opens()
    assert ben.joins(anna) == "not-welcome"
    assert cleo.joins(anna) == ""
    ben.opens()
    assert anna.joins(ben) == "not-welcome"
    dora = Person(server, "Dora").opens()
    assert anna.joins(dora) == ben.joins(dora) == ""
    assert anna.post("people")["blocked"] == [2]
    # Until she changes her mind.
    assert anna.http.post(f"/blocks/{row['id']}/remove").json() == []
    anna.opens()
    assert ben.joins(anna) == ""


def test_open_tables_leave_out_those_of_people_who_are_blocked(server: InProcessServer) -> None:
    anna, ben, cleo = three(server)
    anna.post("blocks", seat=1, blocked=True)
    anna.opens(listing=ANYBODY)
    assert (ben.listed(), cleo.listed()) == ([], [anna.table])
    seat = ben.http.post(f"/open/{anna.table}/seats", json={"name": "Ben"})
    assert (seat.status_code, seat.json()["code"]) == (403, "not-welcome")
    open_tables = ben.opens(listing=ANYBODY)
    assert anna.listed() == [anna.table]
    assert open_tables.table in cleo.listed()


def test_an_account_takes_the_blocks_of_a_guest_along(server: InProcessServer) -> None:
    anna, ben, _ = three(server)
    anna.post("blocks", seat=1, blocked=True)
    anna.http.post("/account", json={"name": "Annika", "password": "correct horse"})
    anna.http.post("/account/games", json={"tokens": []})
    assert "holdfast-guest" not in anna.http.cookies
    other = Person(server, "Anna")
    other.http.post("/account/sign-in", json={"name": "Annika", "password": "correct horse"})
    assert [one["name"] for one in other.http.get("/blocks").json()] == ["Ben"]
    assert ben.joins(other.opens()) == "not-welcome"


def test_the_host_of_the_server_gets_the_last_lines_and_nothing_of_the_game(
    server: InProcessServer,
) -> None:
    anna, ben, cleo = three(server)
    for number in range(4):
        ben.post("commands", type="say", text=f"line {number}")
    answer = anna.post("reports", seat=1, reason="insults", note="  He is\trude. ")
    state = {"seat": 1, "reason": "insults", "closed": False, "answer": ""}
    assert answer["reports"] == [state]
    assert cleo.post("people")["reports"] == []
    assert anna.post("reports", seat=1, reason="name")["code"] == "reported"
    assert anna.post("reports", seat=0, reason="name")["code"] == "own-seat"
    assert anna.post("reports", seat=7, reason="name")["code"] == "no-person"
    with sqlite3.connect(server.database) as database:
        query = "SELECT name, reporter_name, note, lines, game, table_id FROM reports"
        (report,) = database.execute(query).fetchall()
    assert report[:3] == ("Ben", "Anna", "He is rude.")
    lines = [{"seat": 1, "name": "Ben", "text": f"line {number}"} for number in range(4)]
    assert json.loads(report[3]) == lines
    assert report[4:] == ("outlast", anna.table)


def test_without_a_host_who_reads_reports_there_are_none(tmp_path: Path) -> None:
    with run_server(tmp_path / "t.sqlite3") as server:
        anna, *_ = three(server)
        assert anna.post("people")["reads_reports"] is False
        assert anna.post("reports", seat=1, reason="name")["code"] == "no-reader"


def test_somebody_who_is_voted_out_watches_and_does_not_come_back(server: InProcessServer) -> None:
    anna, ben, cleo = three(server)
    anna.post("commands", type="kick", seat=1, word="ask")
    vote = ben.view()["conduct"]["vote"]
    assert vote == {
        "about": 1, "asked_by": 0, "yes": [0], "no": [], "voters": [0, 2], "needed": 2
    }  # fmt: skip
    assert ben.view()["viewer"] == 1
    cleo.post("commands", type="kick", seat=1, word="yes")
    seen = ben.view()
    assert seen["viewer"] is None
    assert seen["conduct"]["vote"] is None
    assert (seen["seats"][1]["kind"], seen["seats"][1]["name"]) == ("bot", "Bent")
    assert ben.post("commands", type="hand-over", seat=1, level=None)["code"] == "spectator"
    assert ben.joins(anna) == "not-welcome"


def test_the_host_of_a_table_sends_somebody_away_who_does_not_come_back(
    server: InProcessServer,
) -> None:
    anna, ben, cleo = three(server, gathers=True)
    assert ben.post("commands", type="kick", seat=2, word="ask")["code"] == "not-host"
    anna.post("commands", type="kick", seat=1, word="ask")
    assert anna.view()["seats"][1]["kind"] == "open"
    assert ben.view()["viewer"] is None
    assert ben.joins(anna) == "not-welcome"
    assert Person(server, "Dora").joins(anna) == ""
    assert cleo.view()["seats"][1]["name"] == "Dora"


def test_nobody_asks_for_votes_all_the_time(tmp_path: Path) -> None:
    clock = Clock()
    with run_server(tmp_path / "t.sqlite3", clock=clock) as server:
        anna, *_ = three(server)
        anna.post("commands", type="kick", seat=1, word="ask")
        anna.post("commands", type="kick", seat=1, word="no")
        assert anna.post("commands", type="kick", seat=1, word="ask")["code"] == "vote-too-soon"
        assert anna.post("commands", type="kick", seat=2, word="ask")["type"] == "table"
        anna.post("commands", type="kick", seat=2, word="no")
        clock.now += 600
        assert anna.post("commands", type="kick", seat=1, word="ask")["type"] == "table"


def test_spectators_read_the_chat_only_if_the_host_lets_them(server: InProcessServer) -> None:
    anna, ben, _ = three(server, listing=ANYBODY)
    eve = Person(server, "Eve")
    (row,) = eve.http.get("/open").json()["tables"]
    eve.table, eve.token = row["table"], row["spectator"]

    def read() -> list[str]:
        query = {"token": eve.token, "since": 0}
        chat = eve.http.get(f"/tables/{eve.table}/chat", params=query).json()
        return [line["text"] for line in chat["lines"]]

    ben.post("commands", type="say", text="before")
    assert read() == []
    assert ben.post("commands", type="set-chat", mode="on", spectators=True)["code"] == "not-host"
    anna.post("commands", type="set-chat", mode="on", spectators=True)
    ben.post("commands", type="say", text="after")
    assert read() == ["after"]
    assert eve.view()["conduct"]["spectators"] is True
    anna.post("commands", type="set-chat", mode="off", spectators=False)
    assert read() == []
    assert ben.post("commands", type="say", phrase="hello")["code"] == "chat-off"


@pytest.mark.parametrize("name", ["Anna", "4nna", "Ann\u0430"])
def test_a_guest_does_not_take_a_name_that_looks_like_anothers(
    server: InProcessServer, name: str
) -> None:
    anna = Person(server, "Anna").opens()
    assert Person(server, name).joins(anna) == "name-taken"


def test_a_guests_cookie_is_hidden_from_scripts_and_only_its_hash_is_stored(
    server: InProcessServer, tmp_path: Path
) -> None:
    anna = Person(server, "Anna")
    body = {"game": "outlast", "seats": [{"kind": "person"}, {"kind": "open"}]}
    answer = anna.http.post("/tables", json=body)
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    secret = anna.http.cookies["holdfast-guest"].encode()
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert secret not in stored
    # Nobody who plays alone gets one.
    alone = {"game": "outlast", "seats": [{"kind": "person"}]}
    assert "set-cookie" not in Person(server, "Ben").http.post("/tables", json=alone).headers
