"""The search for vain questions finds those that there are, and no others."""

from __future__ import annotations

from tests.games.exoworld.table import Table, lay_out, member
from tests.games.exoworld.vain import twins

from holdfast.games.exoworld import GAME


def found(table: Table) -> list[tuple[list[str], bool]]:
    """The twins among the options, by their keys, and whether all options are."""
    return [
        ([GAME.key(table.position, move) for move in alike.moves], alike.vain)
        for alike in twins(GAME.interpreted, table.position.data)
    ]


def test_the_same_cards_in_another_order_are_twins() -> None:
    table = lay_out(crew=[member(hand=["M05", "M06"])], events=["EN26"], actions_left=1)
    assert found(table.play("end")) == [(["discard:M05", "discard:M06"], True)]


def test_a_choice_of_what_to_keep_is_none_of_them() -> None:
    table = lay_out(crew=[member(hand=["M05", "M06", "M07"])], events=["EN26"], actions_left=1)
    assert found(table.play("end")) == []


def test_a_card_that_happens_to_lie_on_top_makes_no_twins() -> None:
    # Drawing the face-up M05 or the deck's comes to the same only if that is the deck's top card.
    table = lay_out(row=["M05", "M06", "M07"], actions_left=2)
    assert found(table) == []
