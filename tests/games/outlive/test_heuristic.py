"""Tests of Outlive's heuristic player: what it must never do, its habits, how often it wins."""

import random

import numpy as np
import pytest
from tests.games.outlive.random_play import openings
from tests.games.outlive.table import Table, me, new_game, prepare

from holdfast.games.outlive import GAME
from holdfast.kernel.engine import Engine
from holdfast.kernel.events import silent_log
from holdfast.kernel.position import Position


def advised(table: Table) -> str:
    return GAME.key(table.position, GAME.advise(table.position, 1))


# Habits


def test_it_fills_the_room_it_builds_for_nothing() -> None:
    table = new_game(3).until("split")
    assert advised(table) == table.options()[-1]


def test_it_begins_with_a_room_that_feeds_itself() -> None:
    """Check that the first free room is one that feeds its people, not a Construction Bay."""
    table = new_game(4).until("freebuild")
    assert {"free-build:r_build", "free-build:r_crisis"} <= set(table.options())
    assert advised(table) in ("free-build:r_crisis", "free-build:r_galley")


def test_it_prefers_leaders_who_win() -> None:
    table = new_game(4).until("leader")
    assert table.options() == ["lead:ld_mccarthy", "lead:ld_wely"]
    assert advised(table) == "lead:ld_mccarthy"


def test_what_rots_is_spent_on_recruits_and_cans_are_kept() -> None:
    table = prepare(
        me(store={"meat": 1, "cans": 1}, built={"r_crisis": 4, "r_build": 3}), at="recruit"
    )
    assert advised(table) == "recruit:meat"
    table.play("recruit:meat")
    assert advised(table) == "done"


def test_two_survivors_stay_in_the_airlock_until_the_last_night() -> None:
    shelter = {"airlock": 3, "built": {"r_build": 1}, "store": {"wood": 3}}
    table = prepare(me(**shelter), day=2, at="build").play("move-in:r_build")
    assert advised(table) != "move-in:r_build"
    last = prepare(me(**shelter), day=6, at="build")
    assert advised(last) == "move-in:r_build"


def test_the_hungry_fetch_water() -> None:
    player = me(
        built={"r_build": 3, "r_tinker": 3}, store={"chips": 1},
        heroes={"3a": "forest", "3b": "fair", "4": "silent", "5": "base"},
    )  # fmt: skip
    table = prepare(player, wild={p: [] for p in ("forest", "mine", "fair")})
    assert advised(table) == "move:5:dam"
    table.play("move:5:dam")
    assert advised(table) == "open-dam"
    assert advised(table.play("open-dam")) == "scavenge:5"


def test_munitions_pay_for_events() -> None:
    table = prepare(me(store={"munitions": 6}), convoy=["ev_mutation"], at="night")
    assert advised(table) == "overcome:ev_mutation:full"


# Manners


def test_it_advises_legal_moves_from_what_may_be_known_and_touches_nothing(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GAME, "engine", engine)
    rng = random.Random(1)
    games = openings(1)
    position = next(games)
    for number in range(300):
        noise, before = rng.getrandbits(31), bytes(position)
        move = GAME.advise(position, noise)
        assert bytes(position) == before
        assert move in GAME.legal(position)
        elsewhere = GAME.determinize(position, position.to_move, number)
        assert GAME.advise(elsewhere, noise) == move
        GAME.play(position, move if rng.random() < 0.7 else rng.choice(GAME.legal(position)))
        if position.over or number % 40 == 39:
            position = next(games)


# Strength


def match(engine: Engine, lineup: str, seed: int) -> Position:
    """Play a game of heuristic (s) and random (r) players and return its end."""
    rng = random.Random(seed)
    position = GAME.new({"players": len(lineup)}, seed)
    moves = np.zeros(GAME.moves.count, np.int32)
    while not position.over:
        if lineup[position.to_move] == "s":
            hidden = position.copy()
            engine.hide(hidden.data, position.to_move)
            count = engine.legal(hidden.data, moves)
            move = int(engine.advise(hidden.data, moves, count, rng.getrandbits(31)))
        else:
            move = int(moves[rng.randrange(engine.legal(position.data, moves))])
        engine.play(position.data, move, silent_log())
    return position


def test_it_beats_three_random_players(engine: Engine) -> None:
    won = 0
    for seed in range(100):
        seat = seed % 4
        lineup = "r" * seat + "s" + "r" * (3 - seat)
        placements = GAME.result(match(engine, lineup, seed))
        won += placements[seat].rank == 1 and sum(other.rank == 1 for other in placements) == 1
    assert won >= 98


@pytest.mark.long
def test_it_beats_random_players_at_every_table(engine: Engine) -> None:
    for lineup in ("sr", "srr", "rsrr"):
        seat = lineup.index("s")
        won = sum(GAME.result(match(engine, lineup, s))[seat].rank == 1 for s in range(300))
        assert won >= 294
