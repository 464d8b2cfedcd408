"""Several tables with one deal, for a group of friends, and their comparison."""

from __future__ import annotations

from typing import Any

import pytest
from tests.hosting.test_deals import again, ended, give_up  # noqa: F401
from tests.support.server import OpenTable, Server

from holdfast.hosting import groups

SEATS = [{"kind": "person", "name": "Anna"}, {"kind": "bot", "level": "settler"}]


def open_group(server: Server, tables: int = 3, **more: Any) -> list[OpenTable]:
    """Return the tables of a new group, with one deal."""
    wish = {"game": "outlast", "seats": SEATS, **more}
    answer = server.http.post("/groups", json={"table": wish, "tables": tables})
    assert answer.status_code == 200, answer.text
    return [OpenTable(server, made) for made in answer.json()["tables"]]


def sit_down(table: OpenTable, name: str) -> None:
    """Take the free seat of a table."""
    assert table.post(0, type="sit-down", name=name).status_code == 200


def test_all_tables_have_the_same_deal_and_free_seats(server: Server) -> None:
    tables = open_group(server)
    first = [table.get("/frames", 0).json()["frames"][0]["view"] for table in tables]
    assert first[0] == first[1] == first[2]
    kinds = [[seat["kind"] for seat in table.view(0)["seats"]] for table in tables]
    assert kinds == [["person", "bot"], ["open", "bot"], ["open", "bot"]]
    assert [table.view(0)["deal"] for table in tables] == [{"day": None, "counted": False}] * 3


def test_nothing_of_the_others_is_told_before_ones_own_game_is_over(server: Server) -> None:
    one, two = open_group(server, 2)
    sit_down(two, "Ben")
    give_up(one)
    view = two.get("/group", 0).json()
    assert [(table["number"], table["own"], table["over"]) for table in view["tables"]] == [
        (1, False, True),
        (2, True, False),
    ]
    assert [(table["names"], table["free"]) for table in view["tables"]] == [
        (["Anna"], 0),
        (["Ben"], 0),
    ]
    assert all(table["points"] is None and not table["rounds"] for table in view["tables"])
    # A player who has finished sees their own numbers; those of others once they have finished.
    numbers = [table["points"] for table in one.get("/group", 0).json()["tables"]]
    assert (numbers[0] is None, numbers[1]) == (False, None)
    give_up(two)
    tables = two.get("/group", 0).json()["tables"]
    assert [table["points"] is None for table in tables] == [False, False]
    assert all(table["rounds"][0]["chart"]["round"] == 1 for table in tables)
    assert {one.id, two.id} == {result["table"] for result in two.get("/deal", 0).json()["results"]}


def test_tables_of_a_finished_game_s_deal_are_compared_as_well(
    ended: OpenTable,  # noqa: F811
) -> None:
    second, third = again(ended, 0, 0), again(ended, 0, 0)
    give_up(second)
    give_up(third)
    tables = third.get("/group", 0).json()["tables"]
    assert {table["table"] for table in tables} == {ended.id, second.id, third.id}
    assert [table["table"] for table in tables if table["own"]] == [third.id]


def test_of_many_tables_the_latest_and_ones_own_are_compared(
    ended: OpenTable,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tables = [again(ended, 0, 0) for _ in range(4)]
    for table in tables:
        give_up(table)
        table.get("/deal", 0)  # keeps its result
    monkeypatch.setattr(groups, "MOST", 3)
    compared = [one["table"] for one in tables[0].get("/group", 0).json()["tables"]]
    assert compared == [table.id for table in (tables[0], *tables[2:])]


@pytest.mark.parametrize(
    ("wish", "tables"),
    [({}, 1), ({}, 7), ({"position": "start"}, 2), ({"listing": {"languages": ["en"]}}, 2),
     ({"game": "moon"}, 2)],
)  # fmt: skip
def test_a_group_that_cannot_be_is_refused(
    server: Server, wish: dict[str, Any], tables: int
) -> None:
    body = {"table": {"game": "outlast", "seats": SEATS, **wish}, "tables": tables}
    assert server.http.post("/groups", json=body).status_code in (404, 422)


def test_a_game_of_the_day_is_in_no_group(server: Server) -> None:
    made = server.http.post("/days/2026-11-01/outlast", json={"counted": False}).json()
    table = OpenTable(server, made)
    assert table.get("/group", 0).json()["code"] == "no-such-request"
