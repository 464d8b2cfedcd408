"""Engines: a game's rules made callable from Python, interpreted or compiled.

The entry points below are the only doors between Python and the rules. Each is a few lines that
unpack arrays; a factory closes them over one game's rules. Compiled entry points are kept on disk
under a key made of the source of the kernel and of the game, so what is loaded is what is written.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba import njit
from numba.core.caching import IndexDataCacheFile, NullCache
from numba.core.compiler import CompileResult

from holdfast.kernel import chance
from holdfast.kernel.chance import Chance, below, start
from holdfast.kernel.events import COLUMNS
from holdfast.kernel.plain import plain, view
from holdfast.kernel.record import Record

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Flow:
    """`setup` and `play` taken apart, so that a GPU can carry out steps of many games together."""

    set_up: Callable[..., Any]
    """set_up(s, seed): `setup` with everything after it left on the agenda."""
    answer: Callable[..., Any]
    """answer(s, move, log): answers the open decision and leaves the agenda as it is then."""
    take_step: Callable[..., Any]
    """take_step(s, log): takes the next step off the agenda and carries it out."""
    action_steps: int
    """Steps up to this number follow from single actions, or begin a turn or a round."""
    turn_steps: int
    """Those after it up to this number come at the end of a turn, in the order of play."""
    round_steps: int
    """Those after it up to this number, the last of all, come at the end of a round."""


@dataclass(frozen=True)
class Rules:
    """The rules of a game, each a `rule` on its position."""

    setup: Callable[..., Any]
    """setup(s, seed, log): from a blank position with its options to the first decision."""
    legal: Callable[..., Any]
    """legal(s, out) -> n: writes the legal moves; none only when the game is over."""
    permits: Callable[..., Any]
    """permits(s, move) -> bool: whether a command (a move that is never offered) may be given."""
    play: Callable[..., Any]
    """play(s, move, log): carries out a legal move and runs on to the next decision."""
    result: Callable[..., Any]
    """result(s, out): for each seat its rank (1 is best) and its points."""
    hide: Callable[..., Any]
    """hide(s, viewer): blanks what this viewer may not know."""
    imagine: Callable[..., Any]
    """imagine(s, viewer, seed): refills what is hidden with a guess that fits the rest."""
    observe: Callable[..., Any]
    """observe(s, viewer, out): the position as numbers for learning."""
    advise: Callable[..., Any]
    """advise(s, moves, n, noise) -> move: what a steady player would do."""
    flow: Flow | None = None
    """What a GPU needs; a game without it runs in the other two modes only."""


@dataclass(frozen=True)
class Engine:
    """The entry points of one game in one mode. Positions are arrays of one record."""

    setup: Callable[[Array, int, Array], None]
    legal: Callable[[Array, Array], int]
    permits: Callable[[Array, int], bool]
    play: Callable[[Array, int, Array], None]
    stir: Callable[[Array, int, int, int, int], None]
    result: Callable[[Array, Array], None]
    hide: Callable[[Array, int], None]
    imagine: Callable[[Array, int, int], None]
    observe: Callable[[Array, int, Array], None]
    advise: Callable[[Array, Array, int, int], int]
    simulate: Callable[[Array, Array, Array, Array, Array, int, int], int]
    """simulate(work, opening, dice, moves, log, seed, decisions) -> games: random play, game
    after game from the opening (a blank position with options), until so many decisions."""


def _entry_points(rules: Rules) -> dict[str, Callable[..., Any]]:
    setup_rule, legal_rule, permits_rule = rules.setup, rules.legal, rules.permits
    play_rule, result_rule = rules.play, rules.result
    hide_rule, imagine_rule = rules.hide, rules.imagine
    observe_rule, advise_rule = rules.observe, rules.advise
    stir_rule = chance.stir

    def setup(states: Any, seed: int, log: Any) -> None:
        setup_rule(states[0], seed, log)

    def legal(states: Any, out: Any) -> Any:
        return legal_rule(states[0], out)

    def permits(states: Any, move: int) -> Any:
        return permits_rule(states[0], move)

    def play(states: Any, move: int, log: Any) -> None:
        play_rule(states[0], move, log)

    def stir(states: Any, first: int, second: int, third: int, fourth: int) -> None:
        stir_rule(states[0].chance, first, second, third, fourth)

    def result(states: Any, out: Any) -> None:
        result_rule(states[0], out)

    def hide(states: Any, viewer: int) -> None:
        hide_rule(states[0], viewer)

    def imagine(states: Any, viewer: int, seed: int) -> None:
        imagine_rule(states[0], viewer, seed)

    def observe(states: Any, viewer: int, out: Any) -> None:
        observe_rule(states[0], viewer, out)

    def advise(states: Any, moves: Any, n: int, noise: int) -> Any:
        return advise_rule(states[0], moves, n, noise)

    def simulate(
        work: Any, opening: Any, dice: Any, moves: Any, log: Any, seed: int, decisions: int
    ) -> Any:
        start(dice[0], seed)
        games = 0
        work[0] = opening[0]
        setup_rule(work[0], seed, log)
        for _ in range(decisions):
            n = legal_rule(work[0], moves)
            play_rule(work[0], moves[below(dice[0], n)], log)
            if work[0].over:
                games += 1
                work[0] = opening[0]
                setup_rule(work[0], seed + games, log)
        return games

    return {
        f.__name__: f
        for f in (
            setup, legal, permits, play, stir, result, hide, imagine, observe, advise, simulate
        )
    }  # fmt: skip


class _SourceKeyedCache(NullCache):
    """A compiled entry point on disk, in a folder whose name is a hash of all its source.

    Numba's own cache goes by the path of the source, and by the identity of the rules that an
    entry point closes over, which changes with every process. The hash is stricter than both.
    """

    def __init__(self, function: Callable[..., Any], folder: Path) -> None:
        self._folder = folder
        python = f"py{sys.version_info.major}{sys.version_info.minor}"
        self._file = IndexDataCacheFile(str(folder), f"{function.__name__}.{python}", "")

    def load_overload(self, sig: Any, target: Any) -> Any:
        target.refresh()
        kept = self._file.load((sig, target.codegen().magic_tuple()))
        return None if kept is None else CompileResult._rebuild(target, *kept)

    def save_overload(self, sig: Any, result: Any) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)
        self._file.save((sig, result.codegen.magic_tuple()), result._reduce())


def cached_entry(function: Callable[..., Any], folder: Path) -> Any:
    """A compiled entry point, kept in a folder whose name tells all its source."""
    entry: Any = njit(nogil=True, error_model="numpy")(function)
    entry._cache = _SourceKeyedCache(function, folder)
    return entry


def compiled(rules: Rules, folder: Path) -> Engine:
    """The compiled engine; entry points are compiled when first called, or read from the folder."""
    entries = _entry_points(rules).items()
    return Engine(**{name: cached_entry(function, folder) for name, function in entries})


class _Slots:
    """An array of records for interpreted entry points: indexing gives views, assigning copies."""

    def __init__(self, data: Array) -> None:
        self._data = data

    def __getitem__(self, index: int) -> Any:
        return view(self._data[index : index + 1])

    def __setitem__(self, index: int, record: Any) -> None:
        octets = record._memory["B"]
        self._data[index : index + 1].view(np.uint8)[:] = octets


def _adapt(argument: Any) -> Any:
    if not isinstance(argument, np.ndarray):
        return argument
    if argument.dtype.names:
        return _Slots(argument)
    # A memoryview yields plain numbers; an empty one cannot be shaped, but is only asked its shape.
    return memoryview(argument) if argument.size else argument  # type: ignore[arg-type]


def interpreted(rules: Rules) -> Engine:
    """The interpreted engine: slow, checked, ready at once."""

    def door(entry: Callable[..., Any]) -> Callable[..., Any]:
        return lambda *arguments: entry(*map(_adapt, arguments))

    entries = _entry_points(rules).items()
    return Engine(**{name: door(plain(njit(function))) for name, function in entries})


def compile_all(engine: Engine, state: Record) -> Iterator[tuple[str, int, int]]:
    """Compile or load every entry point; yields its name and how far this has come."""
    states = numba.typeof(np.zeros(1, state))
    numbers = numba.types.Array(numba.int32, 1, "C")
    logs = numba.typeof(np.zeros((1, COLUMNS), np.int32))
    table = numba.types.Array(numba.int32, 2, "C")
    reals = numba.types.Array(numba.float32, 1, "C")
    dice = numba.typeof(np.zeros(1, Chance))
    n = numba.int64
    signatures = {
        "setup": (states, n, logs),
        "legal": (states, numbers),
        "permits": (states, n),
        "play": (states, n, logs),
        "stir": (states, n, n, n, n),
        "result": (states, table),
        "hide": (states, n),
        "imagine": (states, n, n),
        "observe": (states, n, reals),
        "advise": (states, numbers, n, n),
        "simulate": (states, states, dice, numbers, logs, n, n),
    }
    names = [field.name for field in fields(Engine)]
    for done, name in enumerate(names, 1):
        entry: Any = getattr(engine, name)
        if not entry.signatures:
            entry.compile(signatures[name])
            entry.disable_compile()  # what does not fit is converted, never compiled for anew
        yield name, done, len(names)


def cache_root() -> Path:
    """Where compiled rules are kept: HOLDFAST_CACHE, or the user's cache folder."""
    named = os.environ.get("HOLDFAST_CACHE")
    if named:
        return Path(named)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "holdfast"


@cache
def source_key(package: Path) -> str:
    """A hash of everything that compiled rules depend on: kernel, game, content, compiler."""
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__}".encode())
    for folder in (Path(__file__).parent, package):
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".py", ".toml"):
                digest.update(str(path.relative_to(folder)).encode() + b"\0")
                digest.update(path.read_bytes())
    return digest.hexdigest()[:16]
