"""Luck that tests set: a table that is opened again is dealt again, and bots choose again alike."""

from __future__ import annotations

import hashlib
import os
from collections import Counter

from holdfast.table import Table


def drawn(bits: int, *of: object) -> int:
    """A number that these have drawn, always the same one."""
    return int.from_bytes(hashlib.sha256(repr(of).encode()).digest()) >> (256 - bits)


class SameLuck:
    """The same for every table, for servers that many tests share."""

    def seed(self) -> int:
        """What a table is dealt from."""
        return 5

    def entropy(self, table: Table) -> str:
        """What is mixed in."""
        return "5" * 32

    def noise(self, table: Table) -> int:
        """What bots choose by."""
        return 5


class NamedLuck:
    """Each table is dealt from the name of the test that opens it, and its moves from their number:
    neither other tests nor the order in which things happen change anything."""

    def __init__(self) -> None:
        self.name: str | None = None
        """Whom tables are opened for that outlive a test."""
        self._dealt: Counter[str] = Counter()

    def seed(self) -> int:
        """Of the first table that a test opens, of its second, …"""
        name = self.name or os.environ["PYTEST_CURRENT_TEST"].rpartition(" ")[0]
        self._dealt[name] += 1
        return drawn(63, name, self._dealt[name])

    def entropy(self, table: Table) -> str:
        """Of the next move at this table."""
        return f"{drawn(128, 'move', table.opening.seed, table.seq):032x}"

    def noise(self, table: Table) -> int:
        """Of whoever thinks about this table now."""
        return drawn(31, "thought", table.opening.seed, table.seq)
