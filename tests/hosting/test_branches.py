"""Branches: a finished game can be played on from an earlier moment, and itself never changes."""

from __future__ import annotations

from typing import Any

import pytest
from tests.hosting.test_deals import give_up, play
from tests.hosting.test_replays import concede_all
from tests.support.server import OpenTable, Server

from holdfast import games
from holdfast.kernel.replay import Replay


def send(table: OpenTable, path: str, viewer: int | None = 0, **body: Any) -> dict[str, Any]:
    """Post something to a table, and return the answer."""
    address, params = f"/tables/{table.id}{path}", {"token": table.tokens[viewer]}
    answer: dict[str, Any] = table.server.http.post(address, params=params, json=body).json()
    return answer


@pytest.fixture
def ended(server: Server) -> OpenTable:
    """Return a game that is over after two moves and two concessions."""
    table = server.open("person", "person")
    play(table, "gather")
    play(table, "hunt")
    concede_all(table)
    return table


def test_a_branch_begins_where_the_game_was(ended: OpenTable) -> None:
    before = ended.get("/replay", 0).text
    branch = OpenTable(ended.server, send(ended, "/branches", seq=1, seats=[0]))
    view = branch.view(0)
    assert view["branch"] == {"table": ended.id, "seq": 1}
    assert (view["over"], view["hints"], view["seq"]) == (False, True, 1)
    assert [seat["kind"] for seat in view["seats"]] == ["person", "bot"]
    was = ended.get("/frames", 0).json()["frames"]
    assert branch.get("/frames", 0).json()["frames"][1]["view"] == was[1]["view"]
    play(branch, "hide")
    compared = branch.get(f"/deal/{ended.id}", 0).json()
    assert compared["parting"]["seq"] == 2
    assert ended.get("/replay", 0).text == before


def test_branches_are_kept_and_named(ended: OpenTable) -> None:
    first, second = (
        OpenTable(ended.server, send(ended, "/branches", seq=seq, seats=[0])) for seq in (0, 2)
    )
    give_up(first)
    listed = send(ended, f"/branches/{second.id}", name="  The   hunt ")["branches"]
    assert [(one["table"], one["name"], one["seq"], one["over"]) for one in listed] == [
        (second.id, "The hunt", 2, False),
        (first.id, "", 0, True),
    ]
    assert listed[0]["result"] is None
    assert listed[1]["result"][0] == 2
    assert ended.get("/branches", None).json()["branches"] == listed
    # The latest without a name go on being listed, up to a dozen in all.
    for _ in range(13):
        send(ended, "/branches", seq=1, seats=[1])
    listed = ended.get("/branches", 0).json()["branches"]
    assert len(listed) == 12
    assert listed[0]["table"] == second.id
    assert first.id not in [one["table"] for one in listed]


def test_a_dozen_branches_have_a_name(ended: OpenTable) -> None:
    """Check that no more than twelve branches can have a name."""
    made = [send(ended, "/branches", seq=1, seats=[0])["table"] for _ in range(13)]
    for number, branch in enumerate(made[:12]):
        send(ended, f"/branches/{branch}", name=f"{number}")
    assert send(ended, f"/branches/{made[12]}", name="more")["code"] == "too-many-named"
    listed = send(ended, f"/branches/{made[0]}", name="again")["branches"]
    assert [one["table"] for one in listed] == made[:12]
    send(ended, f"/branches/{made[0]}", name="")
    assert send(ended, f"/branches/{made[12]}", name="more")["branches"][-1]["table"] == made[12]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"seq": 4, "seats": [0]}, "no-such-moment"),
        ({"seq": 99, "seats": [0]}, "no-such-moment"),
        ({"seq": 1, "seats": [7]}, "bad-table"),
        ({"seq": -1, "seats": [0]}, "malformed"),
        ({"seq": 1, "seats": []}, "malformed"),
    ],
)
def test_a_wrong_moment_is_refused(ended: OpenTable, body: dict[str, Any], code: str) -> None:
    assert send(ended, "/branches", **body)["code"] == code
    assert ended.get("/branches", 0).json() == {"branches": []}


def test_a_running_game_has_no_branches(server: Server) -> None:
    assert (
        send(server.open("person", "person"), "/branches", seq=0, seats=[0])["code"] == "not-over"
    )


@pytest.mark.parametrize("name", ["\u0007", "x" * 25])
def test_a_bad_name_is_refused(ended: OpenTable, name: str) -> None:
    branch = OpenTable(ended.server, send(ended, "/branches", seq=1, seats=[0]))
    assert send(ended, f"/branches/{branch.id}", name=name)["code"] in ("bad-table", "malformed")
    assert ended.get("/branches", 0).json()["branches"][0]["name"] == ""


def test_a_file_is_played_on_from_any_moment(server: Server, ended: OpenTable) -> None:
    file = ended.get("/replay", 0).content
    assert server.http.post("/replays/table", content=file).json()["code"] == "over"
    opened = server.http.post("/replays/table", params={"at": 1}, content=file).json()
    assert OpenTable(server, opened).view(0)["seq"] == 1
    for at in (4, 5, 1000):
        refused = server.http.post("/replays/table", params={"at": at}, content=file).json()
        assert refused["code"] in ("over", "no-such-moment")
    damaged = Replay("outlast", games.load("outlast").version, {"players": 2}, 5).dumps()[:-9]
    refused = server.http.post("/replays/table", params={"at": 0}, content=damaged.encode()).json()
    assert refused["code"] == "bad-replay"
