"""Draw and Recycle (EX-DRAW, EX-REC)."""

import pytest
from tests.games.exoworld.table import member, prepare

ROW = ["M09", "M12", "M16"]


@pytest.mark.clause("EX-DRAW-1", "EX-DRAW-2", "EX-DRAW-3")
def test_a_face_up_card_is_taken_and_replaced_at_once() -> None:
    table = prepare(row=ROW, actions_left=4)
    assert table.options("draw_face") == ["draw_face:M09", "draw_face:M12", "draw_face:M16"]
    size = table.state.deck_size
    table.draws(0).play("draw_face:M12")
    assert table.hand() == ["M12"]
    assert table.row == ["M01", "M09", "M16"]
    assert table.state.deck_size == size - 1
    assert table.actions == 3


@pytest.mark.clause("EX-DRAW-1")
def test_the_deck_gives_its_top_card() -> None:
    table = prepare(row=ROW, actions_left=4).draws(0).play("draw_deck")
    assert table.hand() == ["M01"]
    assert table.row == ROW


@pytest.mark.clause("EX-DRAW-4", "EX-CARD-4")
def test_nothing_to_draw_from() -> None:
    table = prepare(deck=[], discard=[], row=[], rest=1, actions_left=4)
    assert table.options("draw_deck") == table.options("draw_face") == []


def test_two_equal_face_up_cards_are_one_option() -> None:
    table = prepare(row=["M09", "M09", "M16"], actions_left=4)
    assert table.options("draw_face") == ["draw_face:M09", "draw_face:M16"]


@pytest.mark.clause("EX-REC-1", "EX-CARD-2")
def test_recycle_discards_the_row_and_reveals_as_many() -> None:
    table = prepare(row=ROW, actions_left=4).draws(0, 0, 0).play("recycle")
    assert table.discard == ROW
    assert table.row == ["M01", "M01", "M02"]
    assert table.actions == 3


@pytest.mark.clause("EX-REC-1", "EX-CARD-5")
def test_discards_come_before_the_new_row() -> None:
    table = prepare(row=ROW, deck=["M01"], discard=[], rest=1, actions_left=4)
    table.play("recycle")
    # M01 first; then the three just discarded are the deck, and two of them lie there again.
    assert "M01" in table.row
    assert len(table.row) == 3
    assert sorted(table.row + table.deck) == ["M01", *ROW]
    assert table.discard == []


@pytest.mark.clause("EX-REC-2")
def test_recycle_needs_a_row_and_a_deck() -> None:
    assert prepare(row=ROW, actions_left=4).offers("recycle")
    table = prepare(row=ROW, deck=[], discard=[], rest=1, actions_left=4)
    assert not table.offers("recycle")
    table = prepare(row=[], deck=[], discard=[], rest=1, actions_left=4)
    assert not table.offers("recycle")


@pytest.mark.clause("EX-SKILL-2")
def test_the_quartermasters_first_recycle_is_free() -> None:
    table = prepare(crew=[member("C09")], row=ROW, actions_left=2)
    table.play("recycle")
    assert table.actions == 2
    table.play("recycle")
    assert table.actions == 1
    table = prepare(crew=[member("C09", hand=["I04"])], row=ROW, actions_left=0)
    assert table.options() == ["recycle", "item:I04", "end"]
    table.play("recycle")
    assert not table.offers("recycle")
