"""Loopback addresses for players and attackers. Linux answers on the whole network 127/8."""

from __future__ import annotations

ATTACKER = "127.2.0.1"


def honest(table: int) -> str:
    """Return the address of the people at a table."""
    return f"127.1.{table // 200}.{table % 200 + 1}"
