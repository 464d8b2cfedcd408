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
