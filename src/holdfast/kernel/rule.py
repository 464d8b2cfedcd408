"""Rules: ordinary Python functions on records, compiled by Numba.

A rule is written once and runs at three speeds: interpreted (`plain`), compiled (as it is, when
called), and on a GPU (called from a kernel, see `gpu`). What a rule may use is the intersection
of the three: numbers, records, constant arrays, loops and other rules; no allocation, no
exceptions, no Python objects.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from numba import int64, types
from numba.core.registry import CPUDispatcher

F = TypeVar("F", bound=Callable[..., Any])

# Rules are called by rules, and by Python only through an engine's entry points: without
# wrappers for Python and C, and with checks left to the interpreted mode, they compile faster.
OPTIONS = {
    "nopython": True,
    "nogil": True,
    "error_model": "numpy",
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
}


SHORT = 400
"""Bytes of Python bytecode. Below, a call costs more than what it does; above, copies in every
caller cost more time to compile than they save. Chosen by trying: 200, 300, 450 and no limit."""


def _widen(argument: Any) -> Any:
    default = isinstance(argument, types.Omitted)
    return int64 if default or isinstance(argument, types.Integer) else argument


class _Rule(CPUDispatcher):
    """A compiled function that takes every whole number as 64 bits.

    Numba would compile a rule anew for each width of number it is called with: twice the time to
    compile, for the same results.
    """

    def get_call_template(self, args: Any, kws: Any) -> Any:
        _, folded = self.fold_argument_types(args, kws)
        return super().get_call_template(tuple(map(_widen, folded)), {})

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        # There is no wrapper for Python (see OPTIONS): going on would crash the process.
        name = self.py_func.__name__
        raise TypeError(f"{name} is a rule: from Python call plain({name})")


def rule(function: F) -> F:
    """Make a function a rule. Short rules are built into the rules that call them."""
    options = OPTIONS | {"forceinline": len(function.__code__.co_code) <= SHORT}
    compiled: Any = _Rule(py_func=function, targetoptions=options)
    return compiled


def long_rule(function: F) -> F:
    """Make a function a rule that is never built into its callers, because it is rarely run."""
    compiled: Any = _Rule(py_func=function, targetoptions=dict(OPTIONS))
    return compiled
