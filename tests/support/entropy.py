"""Fixed entropy for tests: a table opened again deals the same, and its bots choose the same."""

from __future__ import annotations

import hashlib
import os
from collections import Counter

from holdfast.table import Table


def hashed_number(bits: int, *of: object) -> int:
    """Return a number hashed from these values."""
    return int.from_bytes(hashlib.sha256(repr(of).encode()).digest()) >> (256 - bits)


class FixedEntropy:
    """The same entropy for every table, for servers that many tests share."""

    def seed(self) -> int:
        """Return the seed of a new table."""
        return 5

    def for_move(self, table: Table) -> str:
        """Return the entropy that a move mixes into the game's chance."""
        return "5" * 32

    def noise(self, table: Table) -> int:
        """Return the seed of a bot's choice."""
        return 5


class EntropyByName:
    """Entropy derived from the name of the test that opens a table and the number of the move.

    So neither other tests nor their order change anything.
    """

    def __init__(self) -> None:
        self.name: str | None = None
        """The name that replaces the test's for tables that several tests share."""
        self._dealt: Counter[str] = Counter()

    def seed(self) -> int:
        """Return a seed that depends on the test and the number of tables it has opened."""
        name = self.name or os.environ["PYTEST_CURRENT_TEST"].rpartition(" ")[0]
        self._dealt[name] += 1
        return hashed_number(63, name, self._dealt[name])

    def for_move(self, table: Table) -> str:
        """Return the entropy for the next move at this table."""
        return f"{hashed_number(128, 'move', table.opening.seed, table.seq):032x}"

    def noise(self, table: Table) -> int:
        """Return the seed of the choice of a bot at this table."""
        return hashed_number(31, "thought", table.opening.seed, table.seq)
