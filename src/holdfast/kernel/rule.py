"""Rules: ordinary Python functions on records, compiled where there is a compiler.

A rule is written once and runs in four modes: interpreted (`plain`), compiled (as it is, when
called), on a GPU (called from a kernel, see `gpu`) and in a page (see `wasm`). What a rule may use
is the intersection of the four: numbers, records, tables, kinds of moves, loops and other rules; no
allocation, no exceptions, no Python objects.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

try:
    from holdfast.kernel import compiler
except ImportError:  # neither NumPy nor Numba: rules are interpreted
    compiler = None  # type: ignore[assignment]

HAS_COMPILER = compiler is not None

F = TypeVar("F", bound=Callable[..., Any])

SHORT = 400
"""Bytes of Python bytecode. Below, a call costs more than what it does; above, copies in every
caller cost more time to compile than they save. Chosen by trying: 200, 300, 450 and no limit."""

_checked: dict[Any, Callable[..., Any]] = {}


def rule(function: F) -> F:
    """Make a function a rule. Short rules are built into the rules that call them."""
    if not HAS_COMPILER:
        return function
    return compiler.translate(function, inline=len(function.__code__.co_code) <= SHORT)


def long_rule(function: F) -> F:
    """Make a function a rule that is never built into its callers, because it is rarely run."""
    return compiler.translate(function, inline=False) if HAS_COMPILER else function


def checked_by(checking: Callable[..., Any]) -> Callable[[F], F]:
    """Interpreted, a rule is carried out by this function instead, which looks more closely."""

    def remember(function: F) -> F:
        if not HAS_COMPILER:
            return checking  # type: ignore[return-value]
        made = rule(function)
        _checked[made] = checking
        return made

    return remember


def is_compiled(value: Any) -> bool:
    """Whether this is a rule that runs compiled."""
    return HAS_COMPILER and compiler.is_rule(value)


def interpreted_as(made: Any) -> Callable[..., Any]:
    """The Python function behind a compiled rule."""
    return _checked.get(made) or made.py_func
