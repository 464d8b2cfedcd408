"""What a viewer may know of a table: nothing else can be reached from it."""

from __future__ import annotations

import gc
from types import ModuleType
from typing import Any

import pytest
from tests.table.seated import played, seated

from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY, Record
from holdfast.table import Observation, Table
from holdfast.table.entries import Instructed

FIGHT: dict[str, Any] = {
    "options": {"fight_boost": "blind"},
    "tiles": {1: {"terrain": "forest"}},
    "players": {
        "A": [{"tile": 1, "prey": 2, "resources": 3}],
        "B": [{"tile": 1, "prey": 2, "resources": 3}],
    },
    "turn": "A",
}
GROUND = (Game, Record, ModuleType, type)
"""What everybody may reach: the game itself, and code."""


def reachable(thing: object) -> list[object]:
    """Return every object that can be reached from an object."""
    found: dict[int, object] = {}
    ahead = [thing]
    while ahead:
        one = ahead.pop()
        if id(one) in found or isinstance(one, GROUND):
            continue
        found[id(one)] = one
        ahead += gc.get_referents(one)
    return list(found.values())


@pytest.mark.parametrize("viewer", [1, NOBODY])
def test_no_way_leads_to_what_a_viewer_may_not_know(viewer: int) -> None:
    table = played(seated(**FIGHT, dice=[4, 4]), "fight:A1:B1", "add:2")
    known = (table.observe(viewer), table.news(viewer), table.past_turns(viewer, 0, 10))
    found = reachable(known)
    assert any(isinstance(one, Observation) for one in found)
    assert not [one for one in found if isinstance(one, Table)]
    positions = [one for one in found if isinstance(one, Position)]
    assert len(positions) >= len(table.line) == 3
    for position in positions:
        assert not any(position.chance)
        assert position.state.fight.added[0] == 0
    blocks = [bytes(one) for one in found if isinstance(one, bytes | bytearray)]
    secret = {block for turn in table.line for block in (turn.before, turn.after)}
    assert not secret & set(blocks)
    texts = [one for one in found if isinstance(one, str)]
    assert table.opening.start not in texts


def test_what_can_be_reached_is_found() -> None:
    table = seated()
    assert any(one is table.position for one in reachable((table.history, table.position)))
    assert any(one is table.line[0].after for one in reachable(table))


def test_standing_answers_are_for_their_own_eyes() -> None:
    table = seated().after(Instructed(seat=0, answers={"duel": "pass"}, awake=True))
    assert table.observe(0).seats[0].auto_answers == {"duel": "pass"}
    for viewer in (1, NOBODY):
        seat = table.observe(viewer).seats[0]
        assert (seat.auto_answers, seat.awake) == ({}, False)


def test_a_table_may_be_read_by_several_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Check that threads may hide a table for several viewers at the same time."""
    table = seated("ppp")
    table.hidden(0)
    meanwhile = iter((1,))

    def unlike(one: Position, other: object) -> bool:
        for viewer in meanwhile:
            table.hidden(viewer)
        return False

    monkeypatch.setattr(Position, "__eq__", unlike)
    assert table.hidden(2) is not table.hidden(0)
