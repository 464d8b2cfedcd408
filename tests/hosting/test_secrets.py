"""Tests that what a viewer receives depends on nothing that the viewer may not know."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.exoworld.test_variants import silent
from tests.support.server import Server
from tests.support.viewer_texts import viewer_texts, whole_view
from tests.table.seated import ENTROPY, GAME, played, seated

from holdfast.games.exoworld import GAME as EXOWORLD
from holdfast.hosting.messages.table import AskView
from holdfast.hosting.views import summary
from holdfast.kernel.record import NOBODY
from holdfast.table import OpenSeat, RefusalError, Table
from holdfast.table.opening import opening

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


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("keys", [(), ("fight:A1:B1",), ("fight:A1:B1", "add:2")])
def test_positions_that_a_viewer_cannot_tell_apart_look_the_same(
    viewer: int, keys: tuple[str, ...]
) -> None:
    position = played(seated(**FIGHT), *keys).position
    texts = []
    for start in (
        position,
        GAME.determinize(position, viewer, 3),
        GAME.determinize(position, viewer, 4),
    ):
        seats = seated(**FIGHT).opening.seats
        texts.append(viewer_texts(Table.open(opening(GAME, {}, seats, 0, start), GAME), viewer))
    assert texts[0] == texts[1] == texts[2]


def committed(amount: int) -> Table:
    table = played(seated(**FIGHT, dice=[4, 4]), "fight:A1:B1", f"add:{amount}")
    assert table.to_move == 1
    return table


@pytest.mark.parametrize("viewer", [1, NOBODY])
def test_a_secret_bid_shows_nowhere_to_the_others(viewer: int) -> None:
    assert viewer_texts(committed(1), viewer) == viewer_texts(committed(3), viewer)


def test_a_secret_bid_shows_to_the_bidder() -> None:
    assert viewer_texts(committed(1), 0) != viewer_texts(committed(3), 0)


def test_the_bid_is_still_secret_after_it_was_taken_back() -> None:
    def bid_again(amount: int) -> Table:
        table = committed(amount)
        table = table.after(table.undo(0, table.seq))
        return table.after(table.play(0, table.seq, GAME.move(table.position, "add:2"), ENTROPY))

    assert viewer_texts(bid_again(1), 1) == viewer_texts(bid_again(3), 1)


def decision_view(table: Table, viewer: int) -> AskView | None:
    """Return the open decision as this viewer gets it."""
    return whole_view(table, viewer).ask


@pytest.mark.clause("EX-VAR-7")
def test_what_an_event_asks_is_told_to_nobody_else() -> None:
    """Check that others learn that somebody decides, but not about what."""
    start = silent("EN18").position
    seats = [OpenSeat(name=name, person=True) for name in ("Anna", "Ben", "Cleo")]
    table = Table.open(opening(EXOWORLD, {}, seats, 0, start), EXOWORLD)
    question = EXOWORLD.prompt(EXOWORLD.hide(start, 0))
    assert question is not None
    assert decision_view(table, 0) == AskView(
        seat=0, decision="cell", wording=question, clause="EX-TOK-1", owes=[0], may=[0]
    )
    for viewer in (1, 2, NOBODY):
        hidden = AskView(seat=0, decision=None, wording=None, owes=[0], may=[0])
        assert decision_view(table, viewer) == hidden
        assert "cell" not in str(summary(table.observe(viewer)))
    with pytest.raises(RefusalError) as refusal:
        table.play(1, 0, EXOWORLD.legal(start)[0], ENTROPY)
    assert refusal.value.code == "not-your-turn"


def test_a_running_game_is_not_to_be_had_as_a_file(server: Server) -> None:
    """Check that a running game has no replay file, which would contain its seed."""
    table = server.open("person", "person")
    answer = table.get("/replay", 0)
    assert (answer.status_code, answer.json()["code"]) == (409, "not-over")


def test_tokens_are_not_in_the_database(server: Server) -> None:
    table = server.open("person", "person")
    path = server.database
    stored = b"".join(p.read_bytes() for p in path.parent.iterdir() if p.name.startswith(path.name))
    assert table.id.encode() in stored
    for token in table.tokens.values():
        assert token.encode() not in stored
