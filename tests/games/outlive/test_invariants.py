"""All invariants over random games of every kind, and bytes that survive a round trip."""

import random
from typing import Any

import numpy as np
import pytest
from tests.games.outlive.invariants import check, check_step, recount
from tests.games.outlive.random_play import openings, option_sets, step

from holdfast.games.outlive import GAME
from holdfast.games.outlive.events import EVENTS
from holdfast.games.outlive.rules.lasting import is_in_force
from holdfast.games.outlive.state import DAY
from holdfast.kernel.engine import Engine
from holdfast.kernel.events import new_log
from holdfast.kernel.plain import plain
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY


def walk(engine: Engine, decisions: int, seed: int, asked: set[str] | None = None) -> int:
    """Play at random from openings of all kinds, checking every position; gives the games."""
    rng = random.Random(seed)
    games = openings(seed)
    position, ended = next(games), 0
    before = position.copy()
    longest = length = 0
    log = new_log()
    for _ in range(decisions):
        if asked is not None:
            asked.add(GAME.decisions[position.state.ask].name)
        log[0] = 0
        step(engine, position.data, rng, log)
        check(position.state)
        check_step(before.state, position.state, EVENTS.read(log))
        assert Position.from_bytes(GAME.state, bytes(position)) == position
        before.data.view(np.uint8)[:] = position.data.view(np.uint8)
        length += 1
        if position.over:
            ended += 1
            longest, length = max(longest, length), 0
            position = next(games)
            before = position.copy()
    assert longest < GAME.longest
    return ended


@pytest.mark.clause("OL-INV-1", "OL-INV-2", "OL-INV-3", "OL-INV-4", "OL-INV-5", "OL-INV-6")
@pytest.mark.clause("OL-INV-7", "OL-INV-9", "OL-INV-10", "OL-INV-11", "OL-INV-12", "OL-INV-13")
@pytest.mark.clause("OL-INV-14", "OL-SUP-1", "OL-RAD-4", "OL-EQ-4", "OL-GEN-5")
def test_the_invariants_hold_at_every_step(engine: Engine) -> None:
    asked: set[str] = set()
    assert walk(engine, 3600, 1, asked) >= 8
    assert asked == {
        decision.name for decision in GAME.decisions.decisions
    }  # every decision of the rules came up


@pytest.mark.long
def test_the_invariants_hold_over_many_games(engine: Engine) -> None:
    assert walk(engine, 60_000, 2) > 120


@pytest.mark.clause("OL-INV-8", "OL-UPK-1")
def test_nothing_is_used_or_rots_when_a_new_day_begins() -> None:
    rng = random.Random(5)
    seen = 0
    for options in option_sets():
        position = GAME.new(options, rng.getrandbits(40))
        while not position.over:
            move = rng.choice(GAME.legal(position))
            events = GAME.play(position, move)
            kinds = [event.kind for event in events]
            if "day-began" in kinds and position.state.day > 1 and "lost-token" not in kinds:
                seen += 1
                for seat in range(position.state.options.players):
                    player = position.state.players[seat]
                    assert player.store[0] == 0
                    assert player.store[1] <= 2
                    assert player.used == 0
                    assert not any(player.rooms[slot].used for slot in range(7))
    assert seen > 20


@pytest.mark.clause("OL-INV-12", "OL-EVT-1")
def test_events_in_force_are_the_days_less_those_overcome() -> None:
    rng = random.Random(6)
    position = GAME.new({"players": 3}, 9)
    while not position.over:
        s = position.state
        if s.phase == DAY:
            overcome = sum(by != NOBODY for by in s.overcome_by)
            in_force = sum(bool(plain(is_in_force)(s, space)) for space in range(6))
            assert in_force == s.day - overcome
        GAME.play(position, rng.choice(GAME.legal(position)))
    assert sum(event >= 0 for event in position.state.convoy) == 6


@pytest.mark.clause("OL-INV-15", "OL-END-1")
def test_the_announced_score_is_the_score_of_the_position() -> None:
    for seed in range(6):
        rng = random.Random(seed)
        position = GAME.new({"players": 2 + seed % 3}, seed)
        events: list[Any] = []
        while not position.over:
            events = GAME.play(position, rng.choice(GAME.legal(position)))
        totals = [
            e.args["points"] for e in events if e.kind == "scored" and e.args["category"] == 6
        ]
        assert totals == [standing.points for standing in GAME.result(position)]
        assert totals == [recount(position.state, seat) for seat in range(len(totals))]


@pytest.mark.clause("OL-INV-15")
def test_the_same_seed_and_choices_give_the_same_game() -> None:
    ends = []
    for _ in range(2):
        rng = random.Random(3)
        position = GAME.new({"players": 4}, 3)
        while not position.over:
            GAME.play(position, rng.choice(GAME.legal(position)))
        ends.append(bytes(position))
    assert ends[0] == ends[1]


def test_every_log_fits_its_bounds(engine: Engine) -> None:
    rng = random.Random(8)
    games = openings(8)
    position, most = next(games), 0
    log = new_log()
    for _ in range(3000):
        log[0] = 0
        step(engine, position.data, rng, log)
        assert log[0, 1] == 0
        most = max(most, int(log[0, 0]))
        if position.over:
            position = next(games)
    assert most > 30
