"""Entropy for tests: a table that is opened again deals the same, and its bots choose the same."""

from __future__ import annotations

import hashlib
import os
from collections import Counter

from holdfast.table import Table


def drawn(bits: int, *of: object) -> int:
    """Return a number hashed from these values."""
    return int.from_bytes(hashlib.sha256(repr(of).encode()).digest()) >> (256 - bits)


class FixedEntropy:
    """The same entropy for every table, for servers that many tests share."""

    def seed(self) -> int:
        """Return the seed of a new table."""
        return 5

    def for_move(self, table: Table) -> str:
        """Return what a move mixes into the chance of its game."""
        return "5" * 32

    def noise(self, table: Table) -> int:
        """Return the noise of a bot's choice."""
        return 5


class EntropyByName:
    """Entropy from the name of the test that opens a table, and from the number of a move.

    So neither other tests nor the order in which things happen change anything.
    """

    def __init__(self) -> None:
        self.name: str | None = None
        """The name to use for tables that several tests share."""
        self._dealt: Counter[str] = Counter()

    def seed(self) -> int:
        """Return the seed of the first table that a test opens, of its second, …"""
        name = self.name or os.environ["PYTEST_CURRENT_TEST"].rpartition(" ")[0]
        self._dealt[name] += 1
        return drawn(63, name, self._dealt[name])

    def for_move(self, table: Table) -> str:
        """Return what the next move at this table mixes in."""
        return f"{drawn(128, 'move', table.opening.seed, table.seq):032x}"

    def noise(self, table: Table) -> int:
        """Return the noise of the bot that thinks about this table."""
        return drawn(31, "thought", table.opening.seed, table.seq)
