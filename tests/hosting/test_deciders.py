"""Views of decisions that several seats may answer: whose answer is missing, and who may answer."""

from __future__ import annotations

from tests.support.viewer_texts import whole_view
from tests.table.test_deciders import day, said, window

from holdfast.games.outbreak import GAME
from holdfast.hosting.messages.table import AskView, TableView
from holdfast.hosting.views import summary, why_view
from holdfast.table import Table


def seen(table: Table, viewer: int) -> TableView:
    """Return the table as a viewer gets it."""
    return whole_view(table, viewer)


def keys(view: TableView) -> list[str]:
    """Return the keys of the moves that a viewer is offered."""
    return [move.key for move in view.moves]


def test_everybody_who_may_answer_is_offered_the_decision() -> None:
    table = day("ppb")
    question = GAME.prompt(table.position)
    asked = AskView(
        seat=0, decision="who", wording=question, clause="OB-GEN-1", owes=[0], may=[0, 1, 2]
    )
    for viewer in (0, 1, 2, -1):
        assert seen(table, viewer).ask == asked
    assert "survivor:pilot" in keys(seen(table, 0))
    assert "survivor:pilot" in keys(seen(table, 1))
    assert keys(seen(table, 2)) == keys(seen(table, -1)) == []
    assert summary(table.observe())["owes"] == [0]


def test_cards_are_offered_to_their_holders() -> None:
    table = day(active="soldier")
    assert keys(seen(table, 1)) == ["play:sentinel:FC-23"]
    assert "play:sentinel:FC-23" not in keys(seen(table, 0))
    why = why_view(table.observe(0), GAME.move(table.position, "play:sentinel:FC-23"))
    assert (why.legal, why.wording.en) == (False, "Ben decides now.")
    why = why_view(table.observe(2), GAME.move(table.position, "end"))
    assert why.wording.en == "Anna decides now."
    assert why_view(table.observe(0), GAME.move(table.position, "end")).legal


def test_a_window_waits_for_all_who_could_play() -> None:
    table = window()
    asked = seen(table, 0).ask
    assert asked is not None
    assert (asked.owes, asked.may) == ([0, 2], [0, 2])
    waiting = table.after(said(table, 0, "pass"))
    view = seen(waiting, 0)
    assert view.ask is not None
    assert (view.seq, view.ask.owes) == (table.seq, [2])
    assert keys(view) == ["play:soldier:FC-16"]
    assert summary(waiting.observe())["owes"] == [2]
