"""Tests of the engine that runs rules in a browser page; the page itself is a stand-in."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

import pytest
from tests.kernel.toy import GAME
from tests.support.modes import Modes

from holdfast.kernel import buffers, wasm_engine
from holdfast.kernel.buffers import Records
from holdfast.kernel.chance import Chance
from holdfast.kernel.engine import Engine
from holdfast.kernel.events import COLUMNS, silent_log
from holdfast.kernel.flow import NO_MOVE
from holdfast.kernel.record import i4


class Typed:
    """A stand-in for a JavaScript typed array: bytes that several may share."""

    size = 1

    def __init__(self, buffer: Any, begin: int = 0, end: int | None = None) -> None:
        self.buffer = buffer
        self.octets = memoryview(buffer)[begin:end]

    @classmethod
    def new(cls, buffer: Any) -> Typed:
        """Return a new array, under JavaScript's name for it."""
        return cls(buffer)

    @property
    def length(self) -> int:
        """The number of elements."""
        return len(self.octets) // self.size

    def subarray(self, first: int, last: int) -> Typed:
        """Return a part that shares its bytes."""
        return type(self)(self.buffer, first * self.size, last * self.size)

    def assign_to(self, target: memoryview) -> None:
        """Copy the bytes into a buffer, under Pyodide's name for it."""
        target[:] = self.octets


class Int32(Typed):
    """A stand-in for a JavaScript array of 32-bit integers."""

    size = 4


class Page:
    """A stand-in for engine.ts, with its answers."""

    def __init__(self) -> None:
        self.rules = GAME.interpreted

    def _states(self, state: Typed) -> Records:
        return Records(GAME.state, state.octets)

    def _numbers(self, array: Typed, *shape: int) -> Any:
        return array.octets.cast("i", shape or (array.length,))

    def _told(self, rows: tuple[Int32, ...]) -> Any:
        return self._numbers(rows[0], rows[0].length // COLUMNS, COLUMNS) if rows else silent_log()

    def set_up(self, state: Typed, seed: int, *rows: Int32) -> None:
        self.rules.set_up(self._states(state), seed, self._told(rows))

    def play(self, state: Typed, move: int, *rows: Int32) -> None:
        self.rules.play(self._states(state), move, self._told(rows))

    def legal(self, state: Typed) -> Int32:
        out = Int32(bytearray(4 * GAME.moves.count))
        count = self.rules.legal(self._states(state), self._numbers(out))
        return Int32(out.buffer[: 4 * count])

    def permits(self, state: Typed, move: int) -> bool:
        return bool(self.rules.permits(self._states(state), move))

    def stir(self, state: Typed, *words: int) -> None:
        self.rules.stir(self._states(state), *words)

    def result(self, state: Typed, seats: int) -> Int32:
        out = Int32(bytearray(8 * seats))
        self.rules.result(self._states(state), self._numbers(out, seats, 2))
        return out

    def hide(self, state: Typed, viewer: int) -> None:
        self.rules.hide(self._states(state), viewer)

    def determinize(self, state: Typed, viewer: int, seed: int) -> None:
        self.rules.determinize(self._states(state), viewer, seed)

    def observe(self, state: Typed, viewer: int) -> Typed:
        out = Typed(bytearray(GAME.layout.most))
        size = self.rules.observe(self._states(state), viewer, out.octets)
        return out.subarray(0, size)

    def encode(self, state: Typed, viewer: int) -> Typed:
        out = Typed(bytearray(GAME.encoding.size or GAME.layout.most + GAME.encoding.derived))
        size = self.rules.encode(self._states(state), viewer, out.octets)
        return out.subarray(0, size)

    def advise(self, state: Typed, moves: Int32, noise: int) -> int:
        among = self._numbers(moves)
        return self.rules.advise(self._states(state), among, moves.length, noise)

    def simulate(self, work: Typed, opening: Typed, dice: Typed, seed: int, decisions: int) -> int:
        states = self._states(work), self._states(opening)
        chance = Records(Chance, dice.octets)
        return self.rules.simulate(*states, chance, silent_log(), seed, decisions)


@pytest.fixture
def engine(monkeypatch: pytest.MonkeyPatch) -> Engine:
    """Return the engine of a page, in a Python with Pyodide's modules replaced."""
    js, pyodide, ffi = ModuleType("js"), ModuleType("pyodide"), ModuleType("pyodide.ffi")
    vars(js).update(Uint8Array=Typed, Int32Array=Int32)
    vars(ffi)["to_js"] = lambda octets: Typed(bytearray(octets))
    for module in (js, pyodide, ffi):
        monkeypatch.setitem(sys.modules, module.__name__, module)
    return wasm_engine.engine_of(Page())


def test_everything_is_handed_over_and_comes_back(engine: Engine) -> None:
    modes = Modes(GAME, engine, requests=(GAME.moves.kinds["quit"].first,))
    for seats in range(1, 5):
        modes.set_up({"players": seats})
        modes.compare(GAME.new({"players": seats}, seats).data)
    assert modes.simulate({"players": 2}, 100) > 0
    modes.change_in_the_middle({"players": 3})


def test_events_are_told_and_silence_is_kept(engine: Engine) -> None:
    modes = Modes(GAME, engine)
    state = GAME.new({"players": 2}, 3).data
    for name in ("roll", "guess", "stop"):
        state = modes.play_both(state, GAME.moves.kinds[name].first)
    modes.call_both(
        [state.copy(), state.copy()], "play", GAME.moves.kinds["roll"].first, silent_log()
    )


def test_it_works_on_memory_without_numpy(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(buffers, "HAS_NUMPY", False)
    position = GAME.blank({"players": 2})
    engine.set_up(position.data, 7, buffers.numbers(i4, 0, COLUMNS))
    log = buffers.numbers(i4, 20, COLUMNS)
    engine.play(position.data, NO_MOVE, log)
    assert isinstance(position.data, Records)
    assert position.legal_moves
    engine.play(position.data, GAME.moves.kinds["roll"].first, log)
    assert log[0, 0] > 0
