"""Newcomers in a running game: their link, whose seat they get, and what a stranger gets."""

from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.support.server import OpenTable, Server, run_server


@pytest.fixture
def table(server: Server) -> OpenTable:
    """Return a table of Exoworld with Anna and Ben."""
    return server.open("person", "person", game="exoworld", position="all-hands")


def let_in(table: OpenTable, viewer: int | None = 0, **newcomer: Any) -> httpx.Response:
    """Ask for a seat for a newcomer."""
    wish = {"kind": "open", "seq": table.view(viewer)["seq"], **newcomer}
    query = {"token": table.tokens[viewer]}
    return table.server.http.post(f"/tables/{table.id}/seats", params=query, json=wish)


def take(table: OpenTable, viewer: int | None, seat: int, name: str = "Cleo") -> httpx.Response:
    """Ask for a free seat for oneself."""
    query = {"token": table.tokens[viewer]}
    return table.server.http.post(
        f"/tables/{table.id}/seats/{seat}", params=query, json={"name": name}
    )


def play(table: OpenTable, seat: int, key: str) -> None:
    """Play a move or give a command."""
    view = table.view(seat)
    numbers = {move["key"]: move["n"] for move in view["moves"] + view["commands"]}
    answer = table.post(seat, type="play", seq=view["seq"], move=numbers[key])
    assert answer.status_code == 200, answer.text


def end_turn(table: OpenTable) -> None:
    """Let everybody do as little as they can until somebody acts again."""
    turn = table.view()["view"]["turn"]
    while (view := table.view())["view"]["turn"] == turn:
        seat = view["ask"]["seat"]
        keys = [move["key"] for move in table.view(seat)["moves"]]
        play(table, seat, next((key for key in ("end", "pass") if key in keys), keys[0]))


def test_a_friend_sits_down_by_link_and_gets_a_part(table: OpenTable) -> None:
    assert table.view(0)["newcomer"]
    new = let_in(table).json()
    assert new["seat"] == 2
    table.tokens[2] = new["token"]
    seats = table.view(2)["seats"]
    assert [(seat["kind"], seat["part"]) for seat in seats][2] == ("open", "coming")
    assert table.post(2, type="sit-down", name="Cleo").status_code == 200
    end_turn(table)
    view = table.view(2)
    assert view["viewer"] == 2
    assert [seat["part"] for seat in view["seats"]] == ["in"] * 3
    assert len(view["view"]["players"][2]["hand"]) == 2


def test_a_bot_gets_no_link(table: OpenTable) -> None:
    new = let_in(table, kind="bot").json()
    assert new == {"seat": 2, "token": None}
    assert table.view()["seats"][2]["name"]


def test_a_spectator_takes_the_place_once(table: OpenTable) -> None:
    assert take(table, None, 2).status_code == 409
    let_in(table)
    taken = take(table, None, 2).json()
    table.tokens[2] = taken["token"]
    assert table.view(2)["viewer"] == 2
    assert table.view()["seats"][2]["name"] == "Cleo"
    again = take(table, None, 2, "Dora")
    assert (again.status_code, again.json()["code"]) == (409, "not-free")


@pytest.mark.parametrize(
    ("viewer", "wish", "status", "code"),
    [
        (None, {}, 403, "spectator"),
        (0, {"seq": 99}, 409, "stale"),
        (0, {"kind": "bot", "level": "wizard"}, 422, "no-such-level"),
        (0, {"name": "\u202e"}, 422, "bad-table"),
        (0, {"kind": "cat"}, 422, "malformed"),
    ],
)
def test_wrong_wishes_change_nothing(
    table: OpenTable, viewer: int | None, wish: dict[str, Any], status: int, code: str
) -> None:
    answer = let_in(table, viewer, **wish)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    view = table.view(0)
    assert (view["seq"], len(view["seats"])) == (0, 2)


def test_a_game_without_newcomers_says_so(server: Server) -> None:
    answer = let_in(server.open("person", "person"))
    assert (answer.status_code, answer.json()["code"]) == (409, "no-place")


def test_whoever_had_the_seat_before_only_watches(server: Server) -> None:
    table = server.open("person", "person", "person", game="exoworld", position="showcase")
    play(table, 1, "leave:1")
    end_turn(table)
    with table.socket(1) as ben:
        ben.receive()
        assert ben.latest["viewer"] == 1
        new = let_in(table).json()
        assert new["seat"] == 1
        while ben.latest["viewer"] == 1:
            ben.receive()
        assert ben.latest["viewer"] is None
        ben.send(type="sit-down", name="Ben")
        assert ben.problem()["code"] == "spectator"
    assert table.view(1)["viewer"] is None


def test_a_restart_loses_no_newcomer(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    with run_server(database) as server:
        table = server.open("person", "person", game="exoworld", position="all-hands")
        table.tokens[2] = let_in(table).json()["token"]
        before = table.view(2)
    with run_server(database) as server:
        table.server = server
        after = table.view(2)
        assert after["seats"] == before["seats"]
        assert after["viewer"] == 2
        end_turn(table)
        assert len(table.view(2)["view"]["players"]) == 3
