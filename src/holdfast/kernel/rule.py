"""Rules: ordinary Python functions on records, compiled by Numba.

A rule is written once and runs at three speeds: interpreted (`plain`), compiled (as it is, when
called), and on a GPU (called from a kernel, see `gpu`). What a rule may use is the intersection
of the three: numbers, records, constant arrays, loops and other rules; no allocation, no
exceptions, no Python objects.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from numba import njit

F = TypeVar("F", bound=Callable[..., Any])


def rule(function: F) -> F:
    """Make a function a rule."""
    compiled: F = njit(nogil=True, error_model="numpy")(function)
    return compiled
