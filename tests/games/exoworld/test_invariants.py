"""Tests that the invariants hold at every step of random games, over all options (section 10)."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from tests.games.exoworld import invariants
from tests.games.exoworld.invariants import (
    PLAY_LAWS,
    POSITION_LAWS,
    Kept,
    fixed,
    inv_1,
    inv_2,
    inv_3,
    inv_4,
    inv_5,
    inv_6,
    inv_7,
    inv_8,
    inv_9,
    inv_10,
    inv_11,
    inv_12,
    inv_13,
    inv_14,
    inv_15,
    inv_16,
    inv_17,
    one_round,
    raw_levels,
    shown,
    wellformed,
    worth_asking,
)
from tests.games.exoworld.random_play import Player, option_sets
from tests.games.exoworld.table import member, module, prepare
from tests.support.random_play import Play
from tests.support.states import duplicate

from holdfast.games.exoworld import GAME
from holdfast.kernel.engine import Engine
from holdfast.kernel.events import new_log
from holdfast.kernel.position import Position

# One worker plays for all tests of this file.
pytestmark = pytest.mark.xdist_group("invariants of exoworld")

QUICK = 20_000


@pytest.fixture(scope="module")
def play(engine: Engine) -> Play:
    """Return some thousand random decisions over all options, played by compiled rules."""
    return Player(engine, option_sets(60), seed=1).play(QUICK)


@pytest.mark.parametrize(
    "law",
    [
        pytest.param(inv_1, marks=pytest.mark.clause("EX-INV-1", "EX-CARD-1", "EX-CARD-2")),
        pytest.param(inv_2, marks=pytest.mark.clause("EX-INV-2", "EX-TOK-3")),
        pytest.param(inv_3, marks=pytest.mark.clause("EX-INV-3", "EX-UPD-3", "EX-EMG-3")),
        pytest.param(inv_5, marks=pytest.mark.clause("EX-INV-5", "EX-END-1")),
        pytest.param(inv_6, marks=pytest.mark.clause("EX-INV-6", "EX-MOD-1", "EX-MOD-3")),
        pytest.param(inv_7, marks=pytest.mark.clause("EX-INV-7", "EX-TOK-4", "EX-TOK-5")),
        pytest.param(inv_9, marks=pytest.mark.clause("EX-INV-9", "EX-CARD-4", "EX-DRAW-2")),
        pytest.param(inv_10, marks=pytest.mark.clause("EX-INV-10", "EX-CARD-3")),
        pytest.param(inv_12, marks=pytest.mark.clause("EX-INV-12", "EX-SET-9")),
        pytest.param(inv_13, marks=pytest.mark.clause("EX-INV-13", "EX-HEAL-3")),
        pytest.param(inv_15, marks=pytest.mark.clause("EX-INV-15")),
        pytest.param(inv_17, marks=pytest.mark.clause("EX-INV-17")),
        wellformed,
    ],
)
def test_every_position_keeps(law: Callable[[Any], Kept], play: Play) -> None:
    assert law(play.after).all()


@pytest.mark.parametrize(
    "law",
    [
        pytest.param(inv_4, marks=pytest.mark.clause("EX-INV-4", "EX-LVL-1", "EX-LVL-6")),
        pytest.param(inv_8, marks=pytest.mark.clause("EX-INV-8", "EX-HAND-2")),
        pytest.param(inv_11, marks=pytest.mark.clause("EX-INV-11", "EX-EVT-1", "EX-SET-9")),
        pytest.param(inv_14, marks=pytest.mark.clause("EX-INV-14", "EX-EMG-4", "EX-LVL-5")),
        pytest.param(inv_16, marks=pytest.mark.clause("EX-INV-16", "EX-DEP-8")),
        pytest.param(one_round, marks=pytest.mark.clause("EX-INV-17")),
        pytest.param(fixed, marks=pytest.mark.clause("EX-JOIN-5")),
        pytest.param(worth_asking, marks=pytest.mark.clause("EX-PROT-6", "EX-ACT-3")),
    ],
)
def test_every_decision_keeps(law: Callable[[Play], Kept], play: Play) -> None:
    assert law(play).all()


def test_no_law_is_left_out(play: Play) -> None:
    # Invariant 18, about what others may know, is held by test_secrets.py.
    laws = {name for name in vars(invariants) if name.startswith("inv_")}
    assert laws == {f"inv_{n}" for n in range(1, 18)}
    assert laws <= {law.__name__ for law in (*POSITION_LAWS, *PLAY_LAWS)}
    assert play.overflow == 0


@pytest.mark.clause("EX-LVL-2")
def test_shown_levels_stay_on_the_track(play: Play) -> None:
    levels = raw_levels(play.after)
    assert (levels < -5).any()
    assert (levels > 3).any()
    assert shown(play.after).min() == -5
    assert shown(play.after).max() == 3


def test_random_play_comes_to_both_ends(play: Play) -> None:
    """Check that random games are both won and lost, within 31 turns."""
    assert (play.after["outcome"] == 1).any()
    assert (play.after["outcome"] == 2).any()
    assert 25 < play.before["turn"].max() <= play.after["turn"].max() <= 31


# The laws themselves: a position that breaks one is noticed.

DAMAGES: dict[str, tuple[Callable[[Any], Kept], Callable[[Any], None]]] = {
    "a card too many": (inv_1, lambda s: s["row"].__setitem__((0, 3), 3)),
    "a hand of the wrong colours": (
        inv_1, lambda s: s["players"]["classes"].__setitem__((0, 0, 1), 4)),
    "a lost event": (inv_1, lambda s: s["event_discards"].__setitem__(0, 0)),
    "a token from nowhere": (inv_2, lambda s: s["locations"]["tokens"].__setitem__((0, 1, 0), 3)),
    "21 of something": (inv_3, lambda s: s["supply"].__setitem__((0, 2), 21)),
    "lost but going on": (inv_3, lambda s: s["emergency"].__setitem__(0, 0)),
    "won but going on": (inv_5, lambda s: s["outcome"].__setitem__(0, 1)),
    "an island": (inv_6, lambda s: s["locations"]["cell"].__setitem__((0, 2), 0)),
    "a pawn in the open": (inv_6, lambda s: s["crew"]["place"].__setitem__((0, 1), 9)),
    "frozen twice": (inv_7, lambda s: s["locations"]["tokens"].__setitem__((0, 1, 6), 2)),
    "tired in the own turn": (inv_7, lambda s: s["crew"]["fatigue"].__setitem__((0, 0), 1)),
    "a short row": (inv_9, lambda s: s["row_count"].__setitem__(0, 1)),
    "a forgotten reshuffle": (inv_10, lambda s: s["deck_size"].__setitem__(0, 0)),
    "two Critical cards": (inv_12, lambda s: s["critical_out"].__setitem__(0, 31)),
    "a cure that was missed": (inv_13, lambda s: s["crew"]["issues"].__setitem__((0, 0), 1)),
    "an action too many": (inv_15, lambda s: s["actions_left"].__setitem__(0, 7)),
    "an effect of nobody": (inv_17, lambda s: s["lasting"].__setitem__((0, 1, 4), 1)),
    "an early effect": (inv_17, lambda s: s["lasting"].__setitem__((0, 1, 0), 2)),
    "two deciders": (wellformed, lambda s: s["to_move"].__setitem__(0, 4)),
    "a trace of a Deploy": (wellformed, lambda s: s["deploy"]["cell"].__setitem__(0, 4)),
    "a note left behind": (wellformed, lambda s: s["notes"].__setitem__((0, 4), 4)),
}  # fmt: skip


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_broken_position_is_noticed(damage: str) -> None:
    law, do_damage = DAMAGES[damage]
    table = prepare(
        base={"1,0": module("M03", FROZ=1), "2,0": "M07"},
        crew=[member(hand=["M01", "M02", "P02"]), member()],
        discard=["M12"], rest="deck", event_discard=["EN10", "EN11"], actions_left=4,
    )  # fmt: skip
    states = table.position.data
    assert law(states).all()
    do_damage(states)
    assert not law(states).any()


PLAY_DAMAGES: dict[str, tuple[Callable[[Play], Kept], str, Callable[[Play], None]]] = {
    "a level that moved by itself": (
        inv_4, "draw_deck", lambda p: p.after["locations"]["tokens"].__setitem__((0, 1, 5), 1)),
    "an event too few": (inv_11, "draw_deck", lambda p: p.after["events_left"].__setitem__(0, 9)),
    "a shuffled event deck": (
        inv_11, "draw_deck", lambda p: p.after["events"]["kind"].__setitem__((0, 3), 9)),
    "a supply from nowhere": (
        inv_14, "draw_deck", lambda p: p.after["supply"].__setitem__((0, 1), 20)),
    "a reserve from nowhere": (
        inv_14, "draw_deck", lambda p: p.after["emergency"].__setitem__(0, 9)),
    "a module that moved": (
        inv_16, "draw_deck", lambda p: p.after["locations"]["cell"].__setitem__((0, 1), 3)),
    "another planet": (
        fixed, "draw_deck", lambda p: p.after["options"]["scenario"].__setitem__(0, 3)),
}  # fmt: skip


@pytest.mark.parametrize("damage", PLAY_DAMAGES)
def test_a_broken_decision_is_noticed(damage: str) -> None:
    law, key, do_damage = PLAY_DAMAGES[damage]
    table = prepare(base={"1,0": "M03"}, emergency=8, actions_left=4)
    play = one_decision(table.position, key)
    assert law(play).all()
    do_damage(play)
    assert not law(play).any()


def one_decision(position: Position, key: str) -> Play:
    """Play one move and return it as a play of one decision."""
    move = GAME.move(position, key)
    before, log = duplicate(position.data), new_log()
    GAME.interpreted.play(position.data, move, log)
    rows = log[1 : 1 + int(log[0, 0])]
    ones = np.ones(1, np.int32)
    owner = np.zeros(len(rows), np.int64)
    return Play(before, position.data, move * ones, ones, ones > 0, rows, owner, 0)
