"""Tests of moving a running game from one server to another as a file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.support.server import Clock, OpenTable, Server, run_server

from holdfast.kernel.replay import Replay

MOST_AT_ONCE = 200
"""More tables than anybody opens in a moment."""


def fetch_file(table: OpenTable, *tokens: str | None) -> Any:
    """Return the answer to a request for the game's file with these tokens."""
    return table.server.http.post(f"/tables/{table.id}/carried", json={"tokens": tokens})


def play(table: OpenTable, times: int = 1) -> None:
    """Let the person who is asked gather what there is, or end the turn."""
    for _ in range(times):
        seat = table.view(0)["ask"]["seat"]
        view = table.view(seat)
        wished = [move for move in view["moves"] if move["kind"] == "gather"] + view["moves"][-1:]
        answer = table.post(seat, type="play", seq=view["seq"], move=wished[0]["n"])
        assert answer.status_code == 200, answer.text


def test_a_game_goes_on_at_another_table(server: Server) -> None:
    table = server.open("person", "person", brief=True, hints=False)
    play(table, 3)
    file = fetch_file(table, table.tokens[0], table.tokens[1])
    assert file.status_code == 200
    new = server.http.post("/replays/table", content=file.content)
    assert new.status_code == 200, new.text
    again = OpenTable(server, new.json())
    assert again.id != table.id
    for seat in (0, 1):
        there, here = table.view(seat), again.view(seat)
        assert here["view"] == there["view"]
        assert here["moves"] == there["moves"]
        assert [one["name"] for one in here["seats"]] == ["Anna", "Ben"]
        assert not here["hints"]
    play(again)
    assert again.view(0)["seq"] == 4
    # What was played before is looked at again, too, and travels on.
    assert again.get("/frames", 0).json()["length"] == 5
    further = fetch_file(again, again.tokens[0], again.tokens[1])
    steps = Replay.loads(file.content).steps
    assert Replay.loads(further.content).steps[:3] == steps


def test_whoever_plays_alone_may_take_the_game_along(server: Server) -> None:
    table = server.open("person", "random")
    assert table.view(0)["one_screen"]
    file = fetch_file(table, table.tokens[0])
    assert file.status_code == 200
    assert json.loads(file.content)["table"]["seats"][1]["level"] == "random"


def test_nobody_is_deceived(server: Server) -> None:
    table = server.open("person", "person")
    for tokens in (
        (table.tokens[0],),
        (table.tokens[None],),
        (table.tokens[0], table.tokens[None]),
    ):
        refused = fetch_file(table, *tokens)
        assert (refused.status_code, refused.json()["code"]) == (403, "not-alone")
    wrong = fetch_file(table, table.tokens[0], "wrong")
    assert (wrong.status_code, wrong.json()["code"]) == (403, "forbidden")
    # The player who opened the table has the link of an invited person, but does not play for them.
    shared = server.open("person", "open")
    assert not shared.view(0)["one_screen"]
    shared.post(1, type="sit-down", name="Ben")
    refused = fetch_file(shared, shared.tokens[0], shared.tokens[1])
    assert (refused.status_code, refused.json()["code"]) == (403, "not-alone")


def test_a_file_that_does_not_say_who_plays_is_played_at_this_screen(server: Server) -> None:
    table = server.open("person", "random")
    saved = Replay.loads(fetch_file(table, table.tokens[0]).content)
    saved.table = None
    again = OpenTable(server, server.http.post("/replays/table", content=saved.dumps()).json())
    assert [seat["kind"] for seat in again.view(0)["seats"]] == ["person", "person"]


def refusal(server: Server, file: str) -> tuple[int, str]:
    """Return status and code of the answer to a file that cannot be played on."""
    answer = server.http.post("/replays/table", content=file)
    return answer.status_code, answer.json()["code"]


def test_what_cannot_go_on_is_refused(server: Server) -> None:
    table = server.open("person", "random")
    play(table)
    file = fetch_file(table, table.tokens[0]).text

    def among(*seats: dict[str, str]) -> str:
        saved = Replay.loads(file)
        saved.table = {"seats": list(seats)}
        return saved.dumps()

    anna = {"kind": "person", "name": "Anna"}
    assert refusal(server, "[") == (422, "bad-replay")
    assert refusal(server, file.replace("Anna", "Hanna")) == (422, "bad-replay")
    assert refusal(server, among(anna)) == (422, "bad-replay")
    assert refusal(server, among(anna, anna, anna)) == (422, "bad-replay")
    assert refusal(server, among(anna, {"kind": "ghost"})) == (422, "bad-replay")
    assert refusal(server, among(anna, {"kind": "bot", "level": "oracle"})) == (
        422,
        "no-such-level",
    )
    assert refusal(server, among(anna, {"kind": "person", "name": "\u202eanna"})) == (
        422,
        "bad-table",
    )
    # A newcomer would play against somebody who may know the deal, so no seat stays open.
    here = server.http.post("/replays/table", content=among(anna, {"kind": "open"})).json()
    assert [seat["kind"] for seat in OpenTable(server, here).view(0)["seats"]] == ["person"] * 2


@pytest.mark.parametrize("moves", [0, 2])
def test_a_table_that_goes_on_outlives_a_restart(tmp_path: Path, moves: int) -> None:
    with run_server(tmp_path / "tables.sqlite3") as server:
        table = server.open("person", "person")
        play(table, moves)
        file = fetch_file(table, table.tokens[0], table.tokens[1]).content
        again = OpenTable(server, server.http.post("/replays/table", content=file).json())
        play(again)
        before = again.view(0)
    assert before["seq"] == moves + 1
    with run_server(tmp_path / "tables.sqlite3") as server:
        again.server = server
        assert again.view(0) == before
        play(again)
        assert again.view(0)["seq"] == moves + 2


def test_opening_tables_from_files_is_limited_as_opening_others_is(tmp_path: Path) -> None:
    with run_server(tmp_path / "tables.sqlite3", clock=Clock()) as server:
        table = server.open("person", "random")
        file = fetch_file(table, table.tokens[0]).content
        codes = [
            server.http.post("/replays/table", content=file).status_code
            for _ in range(MOST_AT_ONCE)
        ]
    assert codes[0] == 200
    assert codes[-1] == 429
