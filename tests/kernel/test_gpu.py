"""Tests of the GPU mode: it compiles everywhere and runs where there is a GPU (`make test-gpu`)."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from holdfast import games
from holdfast.kernel import buffers
from holdfast.kernel.chance import Chance
from holdfast.kernel.events import silent_log
from holdfast.kernel.options import OptionsError
from holdfast.kernel.position import Position

gpu = pytest.importorskip("holdfast.kernel.gpu", reason="the GPU backend is not installed")
simulation = pytest.importorskip("bench.gpu_simulation")

GAMES = games.names()
PRESETS = [
    pytest.param(name, preset.id, id=f"{name}-{preset.id}")
    for name in GAMES
    for preset in games.load(name).options.preset
]


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_the_rules_compile_for_a_gpu(name: str) -> None:
    """Check that a game's rules compile to GPU assembly with an entry point."""
    ptx = simulation.compile_ptx(games.load(name))
    assert ".target sm_90" in ptx
    assert ".entry" in ptx


def test_the_larger_of_narrow_numbers_is_taken_among_wide_ones() -> None:
    """Check that 16-bit minima and maxima, which the driver gets wrong, become 32-bit ones."""
    wide = "\tmax.s64 \t%rd1, %rd2, 0;"
    narrow = f"\tmax.s16 \t%rs16, %rs564, 0;\n\tmin.u16 \t%rs1, %rs2, %rs3;\n{wide}"
    first, second, third = gpu.without_narrow_extremes(narrow).splitlines()
    assert "cvt.s32.s16 %wide0, %rs564; mov.b32 %wide1, 0; max.s32 %wide0" in first
    assert "cvt.u32.u16 %wide0, %rs2; cvt.u32.u16 %wide1, %rs3; min.u32 %wide0" in second
    assert third == wide


@pytest.mark.gpu
@pytest.mark.parametrize("player", simulation.PLAYERS)
@pytest.mark.parametrize(("name", "preset"), PRESETS)
def test_gpu_and_compiled_positions_are_the_same_bytes(name: str, preset: str, player: str) -> None:
    """Check that every GPU thread ends in the same position as the compiled engine."""
    game = games.load(name)
    threads, decisions = 1024, 400
    simulator = simulation.Simulator(game, threads, player)
    for players in range(game.options.players.least, game.options.players.most + 1):
        options: dict[str, Any] = {
            **game.options.preset_named(preset).options,
            "players": players,
        }
        try:
            game.blank(options)
        except OptionsError:
            continue  # the preset is for another number of players, as silence is not for one
        simulator.run(options, 17, decisions)
        positions = simulator.positions()
        for thread in range(0, threads, 16):
            expected = _simulate(
                game, player, options, simulation.thread_seed(17, thread), decisions
            )
            assert positions[thread].tobytes() == bytes(expected), f"thread {thread}"


def _simulate(game: Any, player: str, options: Any, seed: int, decisions: int) -> Position:
    work, opening = Position.blank(game.state), game.blank(options)
    dice = buffers.records(Chance, bytearray(Chance.size))
    if player == simulation.RANDOM:
        game.compiled.simulate(work.data, opening.data, dice, silent_log(), seed, decisions)
    else:
        words = work.data.view("i4"), opening.data.view("i4")
        _core(game, player)(work.data, *words, dice, silent_log(), seed, decisions)
    return work


@cache
def _core(game: Any, player: str) -> Any:
    return simulation.on_a_core(game, player)
