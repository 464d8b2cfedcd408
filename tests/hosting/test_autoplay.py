"""Tests that an automatic answer is shown in the log of its player, and in nobody else's."""

from tests.games.outbreak.table import R0, R1, R3, horde, lay, who
from tests.support.server import InProcessServer
from tests.table.seated import ENTROPY

from holdfast.games.outbreak import GAME
from holdfast.hosting.views.events import event_views, events_text
from holdfast.table import OpenSeat, Table
from holdfast.table.opening import opening


def table_after_answer() -> Table:
    """Return a table that rolls for Anna, who has nothing to add to her attack."""
    laid = lay(
        who("soldier", R0, seat=0),
        who("sentinel", R0, seat=1, hand=["FC-11"]),
        who("pilot", R1, seat=2),
        horde("H1-ZG", 2, 0, "swell"),
        options={"players": 3},
        helpless=R3,
        active="soldier",
    )
    bots = [OpenSeat(name=name, level="heuristic") for name in ("Ben", "Cleo")]
    seats = [OpenSeat(name="Anna", person=True), *bots]
    start = laid.position
    table = Table.open(opening(GAME, GAME.choices(start), seats, 0, start, brief=True), GAME)
    move = GAME.move(table.position, "attack")
    table = table.after(table.play(0, table.seq, move, ENTROPY))
    answer = table.auto_answer_entry(ENTROPY)
    assert answer is not None
    return table.after(answer)


def test_it_is_told_in_both_languages_to_whom_it_concerns() -> None:
    table = table_after_answer()
    turn = table.last.report_for(0)
    told = [event for event in event_views([turn]) if event.kind == "answered"]
    assert [event.seq for event in told] == [table.seq]
    said = told[0].wording
    assert said is not None
    assert said.en.startswith("The table answered for you: ")
    assert said.de.startswith("Der Tisch hat für dich geantwortet: ")
    assert '"kind":"answered"' in events_text([turn])


def test_nobody_else_hears_of_it() -> None:
    table = table_after_answer()
    for viewer in (1, 2, -1):
        assert '"kind":"answered"' not in events_text([table.last.report_for(viewer)])


def test_a_table_is_opened_as_it_is_wished(server: InProcessServer) -> None:
    for wish in ({}, {"brief": True}):
        table = server.open("person", "person", **wish)
        room = server.room(table)
        assert room.table.opening.brief is bool(wish)
