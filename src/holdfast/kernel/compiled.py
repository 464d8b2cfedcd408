"""The compiled mode: an engine whose entry points are machine code, cached on disk.

The cache key is a hash of the source that the entry points depend on (see `source_key`).
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba.core.caching import IndexDataCacheFile, NullCache
from numba.core.compiler import CompileResult

from holdfast.kernel import compiler
from holdfast.kernel.chance import Chance
from holdfast.kernel.engine import Engine, Rules, entry_points
from holdfast.kernel.events import COLUMNS
from holdfast.kernel.record import Record


class _SourceKeyedCache(NullCache):
    """A disk cache of a compiled entry point, in a folder named by a hash of its source.

    Numba's own cache depends on the path of the source and on the identity of the rules that an
    entry point closes over, which differs in every process. The hash avoids both.
    """

    def __init__(self, function: Callable[..., Any], folder: Path) -> None:
        self._folder = folder
        python = f"py{sys.version_info.major}{sys.version_info.minor}"
        self._file = IndexDataCacheFile(str(folder), f"{function.__name__}.{python}", "")

    def load_overload(self, sig: Any, target: Any) -> Any:
        """Return the compiled code for a signature, or None if it is not in the cache."""
        target.refresh()
        stored = self._file.load((sig, target.codegen().magic_tuple()))
        return None if stored is None else CompileResult._rebuild(target, *stored)

    def save_overload(self, sig: Any, result: Any) -> None:
        """Store the compiled code for a signature in the cache."""
        self._folder.mkdir(parents=True, exist_ok=True)
        self._file.save((sig, result.codegen.magic_tuple()), result._reduce())


def cached_entry(function: Callable[..., Any], folder: Path) -> Any:
    """Return a compiled entry point with its disk cache in this folder."""
    entry = compiler.entry_point(function)
    entry._cache = _SourceKeyedCache(function, folder)
    return entry


def compiled(rules: Rules, folder: Path) -> Engine:
    """Return the compiled engine. Entry points are loaded or compiled at their first call."""
    entries = entry_points(rules)
    for name, function in entries.items():
        # The linker identifies machine code by this name. Without the folder's hash, two variants
        # of a game with the same record would share one entry point.
        function.__qualname__ = f"{folder.name}.{name}"
    return Engine(**{name: cached_entry(made, folder) for name, made in entries.items()})


def signatures(state: Record) -> dict[str, tuple[Any, ...]]:
    """Return the Numba argument types of each entry point."""
    states = numba.typeof(np.zeros(1, state.dtype))
    numbers = numba.types.Array(numba.int32, 1, "C")
    logs = numba.typeof(np.zeros((1, COLUMNS), np.int32))
    table = numba.types.Array(numba.int32, 2, "C")
    octets = numba.types.Array(numba.uint8, 1, "C")
    dice = numba.typeof(np.zeros(1, Chance.dtype))
    n = numba.int64
    return {
        "set_up": (states, n, logs),
        "legal": (states, numbers),
        "permits": (states, n),
        "play": (states, n, logs),
        "stir": (states, n, n, n, n),
        "result": (states, table),
        "hide": (states, n),
        "determinize": (states, n, n),
        "observe": (states, n, octets),
        "encode": (states, n, octets),
        "advise": (states, numbers, n, n),
        "simulate": (states, states, dice, logs, n, n),
    }


def compile_all(engine: Engine, state: Record) -> Iterator[tuple[str, int, int]]:
    """Load or compile every entry point; yield its name, its number and the total."""
    taken = signatures(state)
    names = [field.name for field in fields(Engine)]
    for done, name in enumerate(names, 1):
        entry: Any = getattr(engine, name)
        if not entry.signatures:
            entry.compile(taken[name])
            entry.disable_compile()  # other argument types are converted, not compiled for
        yield name, done, len(names)


def cache_root() -> Path:
    """Return the cache folder for compiled rules: HOLDFAST_CACHE, or the user's cache folder."""
    named = os.environ.get("HOLDFAST_CACHE")
    if named:
        return Path(named)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "holdfast"
