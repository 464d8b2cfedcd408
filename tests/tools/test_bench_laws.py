"""Tests of the check of random play on a GPU, with interpreted rules in its place."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from tests.support.states import States, as_bytes

from holdfast import games
from holdfast.kernel import buffers
from holdfast.kernel.buffers import interpretable
from holdfast.kernel.chance import Chance
from holdfast.kernel.events import silent_log
from holdfast.kernel.position import Position
from holdfast.kernel.rule import rule

pytest.importorskip("holdfast.kernel.gpu", reason="the GPU backend is not installed")
gpu_simulation = pytest.importorskip("bench.gpu_simulation")
laws = import_module("bench.laws")  # which needs that backend


class Interpreted:
    """A stand-in for a GPU that plays its threads one after the other."""

    def __init__(self, threads: int, spoil: Callable[[States], None] = lambda states: None) -> None:
        self.game, self.threads, self.spoil = games.load("outlast"), threads, spoil
        self.simulate = rule(
            gpu_simulation.play_whole_moves(self.game.rules, gpu_simulation.WATCHED)
        )

    def run(self, options: Any, seed: int, decisions: int) -> Any:
        """Play this number of decisions in every thread."""
        self.states = np.zeros(self.threads, self.game.state.dtype)
        opening, counts = self.game.blank(options), []
        for thread in range(self.threads):
            work = Position.blank(self.game.state)
            counts.append(self.simulate(
                *map(interpretable, (
                    work.data, work.data.view("i4"), opening.data.view("i4"),
                    buffers.records(Chance, bytearray(Chance.size)), silent_log(),
                )),
                gpu_simulation.thread_seed(seed, thread), decisions,
            ))  # fmt: skip
            as_bytes(self.states)[thread] = as_bytes(work.data)
        stopped = tuple(thread for thread, count in enumerate(counts) if count < 0)
        self.spoil(self.states)
        return gpu_simulation.Run(self.threads * decisions, sum(counts), 0.0, stopped)

    def positions(self) -> States:
        """Return the last position of each thread's game."""
        return self.states


class AtOnce:
    """A stand-in for a pool of processes that computes at once."""

    def apply_async(self, work: Callable[..., Any], given: Any) -> Any:
        """Return the finished result."""
        answer = work(*given)
        return SimpleNamespace(get=lambda: answer)


@pytest.fixture
def pool() -> AtOnce:
    return AtOnce()


def test_all_decisions_are_played_and_positions_looked_at(pool: AtOnce) -> None:
    found = laws.check(Interpreted(4), 600, 18, 2, pool, "interpreted")
    assert found.broken == []
    assert found.decisions == 600
    assert found.launches == 2  # of 50 and 100 decisions
    assert found.looked_at == 4
    assert "600 decisions" in str(found)


def test_a_broken_invariant_is_found(pool: AtOnce) -> None:
    """Check that a wolf beyond the board (LA-INV-1) is found."""

    def spoil(states: States) -> None:
        states["wolves"][0] = 1 << 62

    found = laws.check(Interpreted(1, spoil), 20, 18, 1, pool, "interpreted")
    assert any("inv_1" in law for law in found.broken)


def test_a_game_without_a_decision_is_found(pool: AtOnce) -> None:
    def spoil(states: States) -> None:
        states["over"] = 1

    found = laws.check(Interpreted(1, spoil), 20, 18, 1, pool, "interpreted")
    assert any("nothing to decide" in law for law in found.broken)


def test_a_thread_stops_where_something_impossible_was_met(
    pool: AtOnce, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Check that a position with a fault stops its thread and is reported."""
    one = Interpreted(1)
    blank = one.game.blank

    def faulty(options: Any) -> Position:
        position = blank(options)
        position.data["agenda"]["fault"] = 1
        return position

    monkeypatch.setattr(type(one.game), "blank", lambda game, options: faulty(options))
    found = laws.check(one, 20, 18, 1, pool, "interpreted")
    assert any("not sound: thread 0" in law for law in found.broken)


@pytest.mark.parametrize(
    ("field", "value"),
    [("fault", 1), ("ask", 0), ("offers", 0), ("to_move", -1), ("over", 1)],
)
def test_what_is_not_sound_is_told(field: str, value: int) -> None:
    position = games.load("outlast").new({"players": 2}, 1)
    sound = gpu_simulation.is_sound
    assert sound(position.state)
    target = position.data["agenda"] if field == "fault" else position.data
    target[field] = value
    assert not sound(position.state)


def test_launches_share_the_decisions_out_over_all_numbers_of_players() -> None:
    game = games.load("outlive")
    launched = list(laws.launches(game, 1 << 17, 10**9, 18))
    assert sum(length for _, _, length in launched) == -(-(10**9) // (1 << 17))
    assert {options["players"] for options, _, _ in launched} == {2, 3, 4}
    seeds = [seed for _, seed, _ in launched]
    assert len(set(seeds)) == len(seeds)
    assert max(seeds) - 18 < gpu_simulation.SEED_STEP - laws.APART
