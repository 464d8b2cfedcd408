"""A rematch: one for everybody, each with the link they have."""

from __future__ import annotations

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from tests.hosting.test_replays import concede_all
from tests.support.server import OpenTable, Server, run_server


@pytest.fixture
def ended(server: Server) -> OpenTable:
    """Return a game that is over."""
    table = server.open("person", "person", "person")
    concede_all(table)
    return table


def ask(table: OpenTable, viewer: int | None) -> tuple[int, dict[str, object]]:
    answer = table.server.http.post(
        f"/tables/{table.id}/rematch", params={"token": table.tokens[viewer]}
    )
    return answer.status_code, answer.json()


def at(table: OpenTable, viewer: int | None, name: str) -> dict[str, object]:
    """Return another table's view, fetched with the token of this one."""
    answer = table.server.http.get(f"/tables/{name}", params={"token": table.tokens[viewer]})
    assert answer.status_code == 200, answer.text
    view: dict[str, object] = answer.json()
    return view


def test_everybody_is_told_and_enters_with_the_same_token(ended: OpenTable) -> None:
    assert ended.view(1)["next"] is None
    with ended.socket(1) as ben, ended.socket(None) as watching:
        for line in (ben, watching):
            while not line.latest.get("over"):
                line.receive()
        status, there = ask(ended, 0)
        assert status == 200
        assert (there["by"], there["seats"]) == (0, [2, 0, 1])
        for line in (ben, watching):
            while line.latest["next"] is None:
                line.receive()
            assert line.latest["next"] == there
    name = str(there["table"])
    assert [at(ended, viewer, name)["viewer"] for viewer in (0, 1, None)] == [2, 0, None]
    seats = at(ended, 1, name)["seats"]
    assert isinstance(seats, list)
    assert [(seat["kind"], seat["name"]) for seat in seats] == [
        ("open", "Ben"),
        ("open", "Cleo"),
        ("person", "Anna"),
    ]


def test_whoever_asks_later_comes_to_the_same_table(ended: OpenTable) -> None:
    assert ask(ended, 0) == ask(ended, 1) == ask(ended, None)


def test_two_who_ask_at_once_open_one_table(server: Server, ended: OpenTable) -> None:
    before = tables(server)
    with ThreadPoolExecutor(3) as everybody:
        answers = list(everybody.map(lambda viewer: ask(ended, viewer), (0, 1, 2)))
    assert [status for status, _ in answers] == [200, 200, 200]
    assert len({there["table"] for _, there in answers}) == 1
    assert tables(server) == before + 1


def tables(server: Server) -> int:
    """Return how many tables the server stores."""
    with closing(sqlite3.connect(server.database)) as connection:
        (count,) = connection.execute("SELECT count(*) FROM tables").fetchone()
    return int(count)


def test_it_is_still_known_after_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    with run_server(database) as server:
        table = server.open("person", "person")
        concede_all(table)
        _, there = ask(table, 0)
    with run_server(database) as again:
        table.server = again
        assert table.view(1)["next"] == there
        assert at(table, 1, str(there["table"]))["viewer"] == 0


def test_not_before_the_end_and_not_for_spectators(server: Server, ended: OpenTable) -> None:
    run_server = server.open("person", "person")
    status, problem = ask(run_server, 0)
    assert (status, problem["code"]) == (409, "not-over")
    status, problem = ask(ended, None)
    assert (status, problem["code"]) == (403, "spectator")
    assert ended.view(0)["next"] is None
