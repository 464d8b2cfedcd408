"""Addresses of players and attackers, from the loopback network, which Linux has all of."""

from __future__ import annotations

ATTACKER = "127.2.0.1"


def honest(table: int) -> str:
    """Return the address of the people at a table."""
    return f"127.1.{table // 200}.{table % 200 + 1}"
