"""The interpreted mode: the same rules, run by Python itself.

A rule is an ordinary Python function, and Python can call it on a view of a record. The compiler
translates the same function when an engine first needs it. So both modes exist side by side in one
process, and a game can start interpreted and continue compiled.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def interpret(rule: Callable[..., Any]) -> Callable[..., Any]:
    """Return a rule as a function that Python can call; it marks calls of rules in other code."""
    return rule
