"""What a viewer receives depends on nothing that the viewer may not know."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.house import House
from tests.table.seated import ENTROPY, GAME, played, seated

from holdfast.kernel.record import NOBODY
from holdfast.server.views import frames_view, summary, table_view, why_view
from holdfast.table import Table
from holdfast.table.beginning import opening

VIEWERS = (0, 1, NOBODY)

# Round 6 of an awake wilderness: much lives under the snow, and a fight with hidden bids is on.
FIGHT: dict[str, Any] = {
    "options": {"fight_boost": "blind", "wilds": "awake"},
    "tiles": {1: {"terrain": "forest"}, 2: {"terrain": "meadow", "prey": 3}},
    "players": {
        "A": [{"tile": 1, "prey": 2, "resources": 3}, {"tile": 7, "number": 2}],
        "B": [{"tile": 1, "prey": 2, "resources": 3}, {"tile": 13, "number": 2}],
    },
    "turn": "A",
    "round": 6,
}


def everything(table: Table, viewer: int) -> list[str]:
    """All that the server would ever tell this viewer about a table as it is."""
    whys = [why_view(table, viewer, move) for move in range(0, GAME.moves.count, 5)]
    return [
        message.model_dump_json()
        for message in (
            table_view(table, "t", viewer, ()),
            table_view(table, "t", viewer, (), table.seq),
            frames_view(table, viewer, (), 0, 100),
            *whys,
        )
    ] + [str(summary(table))]


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("keys", [(), ("fight:A1:B1",), ("fight:A1:B1", "add:2")])
def test_positions_that_a_viewer_cannot_tell_apart_look_the_same(
    viewer: int, keys: tuple[str, ...]
) -> None:
    position = played(seated(**FIGHT), *keys).position
    texts = []
    for start in (position, GAME.imagine(position, viewer, 3), GAME.imagine(position, viewer, 4)):
        seats = seated(**FIGHT).opening.seats
        texts.append(everything(Table.open(opening(GAME, {}, seats, 0, start), GAME), viewer))
    assert texts[0] == texts[1] == texts[2]


def committed(amount: int) -> Table:
    table = played(seated(**FIGHT, dice=[4, 4]), "fight:A1:B1", f"add:{amount}")
    assert table.to_move == 1
    return table


@pytest.mark.parametrize("viewer", [1, NOBODY])
def test_a_secret_bid_shows_nowhere_to_the_others(viewer: int) -> None:
    assert everything(committed(1), viewer) == everything(committed(3), viewer)


def test_a_secret_bid_shows_to_the_bidder() -> None:
    assert everything(committed(1), 0) != everything(committed(3), 0)


def test_the_bid_is_still_secret_after_it_was_taken_back() -> None:
    def bid_again(amount: int) -> Table:
        table = committed(amount)
        table = table.after(table.undo(0, table.seq))
        return table.after(table.play(0, table.seq, GAME.move(table.position, "add:2"), ENTROPY))

    assert everything(bid_again(1), 1) == everything(bid_again(3), 1)


def test_a_running_game_is_not_to_be_had_as_a_file(house: House) -> None:
    """It would hold the seed, and with it everything under the snow."""
    table = house.open("person", "person")
    answer = table.get("/replay", 0)
    assert (answer.status_code, answer.json()["code"]) == (409, "not-over")


def test_tokens_are_not_in_the_database(house: House) -> None:
    table = house.open("person", "person")
    path = house.database
    stored = b"".join(p.read_bytes() for p in path.parent.iterdir() if p.name.startswith(path.name))
    assert table.id.encode() in stored
    for token in table.tokens.values():
        assert token.encode() not in stored
