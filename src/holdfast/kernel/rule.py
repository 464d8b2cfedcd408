"""Rules: ordinary Python functions on records, compiled if there is a compiler.

A rule is written once and runs in four modes: interpreted (see `interpreted`), compiled (when it is
called through an engine), on a GPU (see `gpu`) and as WebAssembly (see `wasm_build`). A rule may
use what all four support: numbers, records, tables, kinds of moves, loops and other rules. It may
not allocate memory, raise exceptions or use Python objects.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

try:
    from holdfast.kernel import compiler
except ImportError:  # without NumPy or Numba, rules are interpreted
    compiler = None  # type: ignore[assignment]

HAS_COMPILER = compiler is not None

F = TypeVar("F", bound=Callable[..., Any])

SHORT = 400
"""The size in bytes of bytecode up to which a rule is inlined.

In shorter rules the call costs more than the body. Longer rules cost more compile time in every
caller than they save. Chosen by measurement among 200, 300, 400, 450 and no limit.
"""

_checked: dict[Any, Callable[..., Any]] = {}


def rule(function: F) -> F:
    """Make a function a rule. Short rules are inlined into the rules that call them."""
    if not HAS_COMPILER:
        return function
    return compiler.translate(function, inline=len(function.__code__.co_code) <= SHORT)


def long_rule(function: F) -> F:
    """Make a function a rule that is never inlined, because it is rarely run."""
    return compiler.translate(function, inline=False) if HAS_COMPILER else function


def checked_by(checking: Callable[..., Any]) -> Callable[[F], F]:
    """Return a decorator for a rule that the interpreted mode replaces by this checking
    function."""

    def remember(function: F) -> F:
        if not HAS_COMPILER:
            return checking  # type: ignore[return-value]
        made = rule(function)
        _checked[made] = checking
        return made

    return remember


def is_compiled(value: Any) -> bool:
    """Return whether a value is a compiled rule."""
    return HAS_COMPILER and compiler.is_rule(value)


def interpreted_as(made: Any) -> Callable[..., Any]:
    """Return the Python function that the interpreted mode runs for a compiled rule."""
    return _checked.get(made) or made.py_func
