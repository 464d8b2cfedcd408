"""Tests that nobody is asked what makes no difference (section 5.2), and of the search for that."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.exoworld.random_play import Player, option_sets
from tests.games.exoworld.table import Table, member, prepare
from tests.games.exoworld.vain import kinds_of_twins, twins

from holdfast.games.exoworld import GAME

ASKED_IN_VAIN = 1
"""The last version of the rules that asked for an order that makes no difference."""


def found(table: Table) -> list[tuple[list[str], bool]]:
    """Return the groups of equal options, by their keys, and whether each has all options."""
    return [
        ([GAME.key(table.position, move) for move in alike.moves], alike.vain)
        for alike in twins(GAME.interpreted, table.position.data)
    ]


# The search


def test_the_same_cards_in_another_order_are_twins() -> None:
    crew = [member(hand=["M05", "M06"])]
    table = prepare(crew=crew, events=["EN26"], actions_left=1, version=ASKED_IN_VAIN)
    assert found(table.play("end")) == [(["discard:M05", "discard:M06"], True)]


def test_a_choice_of_what_to_keep_is_none_of_them() -> None:
    table = prepare(crew=[member(hand=["M05", "M06", "M07"])], events=["EN26"], actions_left=1)
    assert found(table.play("end")) == []


def test_a_card_that_happens_to_lie_on_top_makes_no_twins() -> None:
    # Drawing the face-up M05 or the deck's comes to the same only if that is the deck's top card.
    table = prepare(row=["M05", "M06", "M07"], actions_left=2)
    assert found(table) == []


def test_random_games_ask_no_such_thing() -> None:
    play = Player(GAME.interpreted, option_sets(12, seed=3), seed=3).play(400)
    kinds, _ = kinds_of_twins(GAME.interpreted, play)
    vain = [kind for kind in kinds if " all " in kind]
    assert vain == []


# What was asked in vain once

VAIN: dict[str, tuple[str, dict[str, Any], str]] = {
    "leaks for both locations": ("EC02", {"base": {"1,0": "M03"}}, "cell"),
    "frost for both modules": ("EC10", {"base": {"1,0": "M03", "2,0": "M07"}}, "cell"),
    "a hand of two": ("EN26", {"crew": [member(hand=["M05", "M06"])]}, "disc"),
    "a hidden hand of two": (
        "EN26",
        {"crew": [member(hand=["M05", "M06"])], "lasting": [{"code": "HIDE", "until": 1}]},
        "disc",
    ),
    "a hidden hand of one": (
        "EN26",
        {"crew": [member(hand=["M05"])], "lasting": [{"code": "HIDE", "until": 1}]},
        "disc",
    ),
}


@pytest.mark.clause("EX-D-CELL", "EX-D-DISC", "EX-EVT-8", "EX-VIS-6")
@pytest.mark.parametrize("name", VAIN)
def test_it_is_done_without_asking(name: str) -> None:
    """Check that the game goes on without a needless decision, while older versions still ask."""
    card, description, decision = VAIN[name]
    old, new = (
        prepare(**description, events=[card], actions_left=1, version=version).play("end")
        for version in (ASKED_IN_VAIN, GAME.version)
    )
    assert (old.decision, new.decision) == (decision, "act")
    assert new.state.active == 1
    dice = random.Random(1)
    while old.decision == decision:
        old.play(dice.choice(old.options()))
    assert new.event_discard == old.event_discard == [card]
    old.state.version = GAME.version
    assert bytes(new.position) == bytes(old.position)


def crate(row: list[str], hand: list[str], hidden: bool = False, version: int = 0) -> Table:
    """Return a table at Crushed Crate, which costs two cards, with an empty deck and discard pile.

    Seat 1 holds all other cards, and no Protocol works.
    """
    lasting = [{"code": code, "until": 1} for code in ("NOPROT", *(["HIDE"] if hidden else []))]
    table = prepare(
        row=row, deck=[], discard=[], rest=1, crew=[member(hand=hand)], lasting=lasting,
        events=["EN26"], actions_left=1, version=version or GAME.version,
    )  # fmt: skip
    return table.play("end")


@pytest.mark.clause("EX-CARD-3", "EX-CARD-4", "EX-D-DISC")
@pytest.mark.parametrize("hidden", [False, True])
@pytest.mark.parametrize("row", [["M09", "M12", "M16"], ["M09", "M12"]])
def test_the_order_is_asked_for_where_a_card_becomes_the_deck(row: list[str], hidden: bool) -> None:
    """Check that the order of two discards is asked for where one of them becomes the deck.

    A full row stays as it is: the first card is the deck and the second lies on the discard pile. A
    row that lacks a card gets the first one, and the second is the deck.
    """
    for first, second in (("M05", "M06"), ("M06", "M05")):
        table = crate(row, ["M05", "M06"], hidden)
        assert table.asked == ("disc", 0)
        assert table.options() == ["discard:M05", "discard:M06"]
        table.play(f"discard:{first}")
        assert (table.asked, table.hand()) == (("limit", 1), [])
        if len(row) == 3:
            assert (table.row, table.deck, table.discard) == (row, [first], [second])
        else:
            assert (table.row, table.deck, table.discard) == (sorted([*row, first]), [second], [])


@pytest.mark.clause("EX-CARD-4", "EX-D-DISC")
@pytest.mark.parametrize(
    ("row", "hand"), [(["M09"], ["M05", "M06"]), ([], ["M05", "M06"]), (["M09", "M12"], ["M05"])]
)
def test_cards_that_all_go_into_the_row_are_not_asked_for(row: list[str], hand: list[str]) -> None:
    table = crate(row, hand)
    assert (table.asked, table.hand()) == (("limit", 1), [])
    assert (table.row, table.deck, table.discard) == (sorted([*row, *hand]), [], [])


@pytest.mark.clause("EX-CARD-3", "EX-D-DISC")
@pytest.mark.parametrize(
    ("version", "decision"), [(1, "disc"), (2, "limit"), (3, "limit"), (GAME.version, "disc")]
)
def test_games_of_versions_2_and_3_go_on_without_that_question(version: int, decision: str) -> None:
    assert crate(["M09", "M12", "M16"], ["M05", "M06"], version=version).decision == decision


@pytest.mark.clause("EX-EVT-9")
def test_places_are_asked_for_where_the_stock_is_short() -> None:
    base = {"0,0": {"tokens": {"LEAK_O": 2}}, "1,0": "M03"}
    table = prepare(base=base, events=["EC02"], actions_left=1).play("end")
    assert (table.decision, table.options()) == ("cell", ["cell:0,0", "cell:1,0"])
    table.play("cell:1,0")
    assert (table.decision, table.tokens("1,0")) == ("act", {"LEAK_O": 1})


# Levels 0, +1, 0, -1: without the Vaporator on 3,0 the game is won.
NEARLY = {
    "1,0": "M03", "0,1": "M10", "1,1": "M11", "2,0": "M06", "-1,0": "M17", "2,1": "M05",
    "3,0": "M05",
}  # fmt: skip


def quake(*free: str) -> Table:
    """Return a table at Groundquake, with pawns on all modules but these."""
    crew = [member(at=place) for place in NEARLY if place not in free]
    options = {"players": len(crew)}
    table = prepare(options=options, base=NEARLY, crew=crew, events=["EC09"], actions_left=1)
    return table.play("end")


@pytest.mark.clause("EX-END-4")
def test_the_first_shutdown_is_asked_for_where_it_could_win() -> None:
    table = quake("1,0", "3,0")
    assert (table.decision, table.options()) == ("cell", ["cell:1,0", "cell:3,0"])
    assert table.play("cell:3,0").outcome == "won"
    other = quake("1,0", "3,0").play("cell:1,0")
    assert (other.outcome, other.tokens("3,0")) == ("running", {"SHUT": 1, "LAND": 1})
    nothing_to_win = quake("1,0", "0,1")
    assert (nothing_to_win.decision, nothing_to_win.outcome) == ("act", "running")
    for place in ("1,0", "0,1"):
        assert nothing_to_win.tokens(place) == {"SHUT": 1, "LAND": 1}
