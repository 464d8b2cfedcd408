"""What a coach says is asked for, about one's own moves alone."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support.server import OpenTable, Server


@pytest.fixture(scope="module")
def table(server: Server) -> OpenTable:
    """Outlast, a position in which seat 2 decides: people are hungry, and a wolf is near."""
    return server.open(*["person"] * 4, position="showcase")


def cautions(table: OpenTable, viewer: int | None, move: int) -> list[Any]:
    answer = table.get("/caution", viewer, move=move)
    assert answer.status_code == 200
    found: list[Any] = answer.json()["cautions"]
    return found


def test_whoever_decides_hears_of_a_mistake_before_it_is_made(table: OpenTable) -> None:
    moves = {move["key"]: move["n"] for move in table.view(2)["moves"]}
    (hunger,) = cautions(table, 2, moves["end"])
    assert (hunger["kind"], hunger["said"]["key"]) == ("hunger", "caution-hunger")
    assert hunger["said"]["args"]["count"] > 0
    assert f"meeple:{hunger['said']['args']['meeple']}" in hunger["points"]
    (fighting,) = cautions(table, 2, moves["wolf:C5"])
    assert fighting["kind"] == "fighting"
    assert cautions(table, 2, moves["hide:C5"]) == []


def test_nobody_else_is_told_anything_about_it(table: OpenTable) -> None:
    move = next(move["n"] for move in table.view(2)["moves"] if move["key"] == "end")
    for viewer in (0, 1, 3, None):
        assert cautions(table, viewer, move) == []


def test_what_is_no_move_here_is_no_mistake(table: OpenTable) -> None:
    offered = {move["n"] for move in table.view(2)["moves"]}
    assert cautions(table, 2, next(n for n in range(1000) if n not in offered)) == []
    assert cautions(table, 2, 10**6) == []
