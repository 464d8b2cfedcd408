"""Source of randomness for the tables of a server: the operating system, so that nobody can predict
it.

No command-line option changes that. Only a program that builds the server itself, such as a test,
can pass another source, to make games reproducible.
"""

from __future__ import annotations

import secrets
from typing import Protocol

from holdfast.kernel.game import fresh_entropy
from holdfast.table import Table
from holdfast.table.deals import dealt_entropy, dealt_noise


class Entropy(Protocol):
    """Source of all randomness that a server needs."""

    def seed(self) -> int:
        """Return the seed of a new table."""
        ...

    def for_move(self, table: Table) -> str:
        """Return the entropy to mix into the random state of a table before its next move."""
        ...

    def noise(self, table: Table) -> int:
        """Return the random seed for bots that think about this table."""
        ...


class SystemEntropy:
    """Randomness of the operating system."""

    def seed(self) -> int:
        """Return a random seed."""
        return secrets.randbits(63)

    def for_move(self, table: Table) -> str:
        """Return random entropy for the next move."""
        return fresh_entropy()

    def noise(self, table: Table) -> int:
        """Return a random seed for bots."""
        return secrets.randbits(31)


class DealEntropy:
    """Randomness of a table that shares a deal with others."""

    def __init__(self, other: Entropy) -> None:
        self._other = other

    def seed(self) -> int:
        """Return a seed for another table, such as a rematch. It has nothing to do with the
        deal.
        """
        return self._other.seed()

    def for_move(self, table: Table) -> str:
        """Return the entropy for the next move, derived from the deal."""
        return dealt_entropy(table)

    def noise(self, table: Table) -> int:
        """Return the random seed for bots, derived from the deal."""
        return dealt_noise(table)
