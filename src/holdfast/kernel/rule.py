"""Rules: ordinary Python functions on records, compiled if there is a compiler.

A rule is written once and runs in four modes: interpreted (Python calls the function itself),
compiled (when it is called through an engine), on a GPU (see `gpu`) and as WebAssembly (see
`wasm_build`). A game can start interpreted and continue compiled. A rule may use what all four
support: numbers, records, tables, kinds of moves, loops and other rules. It may not allocate
memory, raise exceptions or use Python objects.

The decorators only note which functions are rules. The compiler is imported when an engine needs
it, because that takes longer than to load a game.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

SHORT = 400
"""The size in bytes of bytecode up to which a rule is inlined.

In shorter rules the call costs more than the body. Longer rules cost more compile time in every
caller than they save. Chosen by measurement among 200, 300, 400, 450 and no limit.
"""

_compiled_forms: dict[Callable[..., Any], tuple[Callable[..., Any], bool]] = {}


def _is_installed(package: str) -> bool:
    """Return whether a package can be imported, without importing it."""
    try:
        return find_spec(package) is not None
    except ImportError:
        return False


HAS_COMPILER = _is_installed("numpy") and _is_installed("numba")
"""Whether rules can be compiled; otherwise they are interpreted."""


def rule(function: F) -> F:
    """Make a function a rule. Short rules are inlined into the rules that call them."""
    _compiled_forms[function] = function, len(function.__code__.co_code) <= SHORT
    return function


def long_rule(function: F) -> F:
    """Make a function a rule that is never inlined, because it is rarely run."""
    _compiled_forms[function] = function, False
    return function


def checked_by(checking: Callable[..., Any]) -> Callable[[F], F]:
    """Return a decorator for a rule that the interpreted mode replaces by this checking
    function."""

    def remember(function: F) -> F:
        _compiled_forms[checking] = function, len(function.__code__.co_code) <= SHORT
        return checking  # type: ignore[return-value]

    return remember


def compiled_form(function: Any) -> tuple[Callable[..., Any], bool] | None:
    """Return the function that is compiled for a rule, and whether it is inlined.

    Return None for a function that is not a rule.
    """
    return _compiled_forms.get(function)
