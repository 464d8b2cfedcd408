"""The invariants over random games, and those that take more than one step to see."""

import random
from typing import Any

import pytest
from tests.games.outlive.invariants import broken, recount
from tests.games.outlive.random_play import Player, option_sets

from holdfast.games.outlive import GAME
from holdfast.games.outlive.rules.lasting import is_in_force
from holdfast.games.outlive.state import DAY
from holdfast.kernel.engine import Engine
from holdfast.kernel.record import NOBODY


@pytest.mark.clause("OL-INV-1", "OL-INV-2", "OL-INV-3", "OL-INV-4", "OL-INV-5", "OL-INV-6")
@pytest.mark.clause("OL-INV-7", "OL-INV-9", "OL-INV-10", "OL-INV-11", "OL-INV-12", "OL-INV-13")
@pytest.mark.clause("OL-INV-14", "OL-INV-15", "OL-SUP-1", "OL-RAD-4", "OL-EQ-4", "OL-GEN-5")
def test_the_invariants_hold_at_every_step(engine: Engine) -> None:
    """Check the invariants over random games; the laws of all games check them over more."""
    assert broken(Player(engine, option_sets(6), 4).play(900)) == []


@pytest.mark.clause("OL-INV-8", "OL-UPK-1")
def test_nothing_is_used_or_rots_when_a_new_day_begins() -> None:
    rng = random.Random(5)
    seen = 0
    for options in option_sets(6):
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
            in_force = sum(bool(is_in_force(s, space)) for space in range(6))
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
