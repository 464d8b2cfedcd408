"""The kernel's verbs that rules here call hundreds of times, never built into their callers.

Copies of them in every caller would double the time to compile, for the same results.
"""

from __future__ import annotations

from typing import Any

from holdfast.kernel.agenda import push as kernel_push
from holdfast.kernel.chance import below as kernel_below
from holdfast.kernel.events import tell as kernel_tell
from holdfast.kernel.rule import long_rule


@long_rule
def push(agenda: Any, step: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Put a step on the agenda, to happen before everything already there."""
    kernel_push(agenda, step, a, b, c)


@long_rule
def tell(
    log: Any, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0
) -> None:
    """Log an event that everybody may know."""
    kernel_tell(log, kind, a, b, c, d, e, f)


@long_rule
def below(chance: Any, n: int) -> int:
    """A number from 0 to n - 1, all equally likely."""
    return kernel_below(chance, n)
