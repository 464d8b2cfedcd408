"""Turns: who comes after whom."""

from __future__ import annotations

from typing import Any

from holdfast.kernel.rule import rule


@rule
def turn_order(s: Any, first: int, k: int) -> int:
    """OL-GEN-2, OL-GEN-6: the k-th seat clockwise from this one."""
    return (first + k) % s.options.players
