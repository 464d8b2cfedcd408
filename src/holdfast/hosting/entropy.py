"""Where the chance of a server's tables comes from: the operating system, which nobody can foresee.

There is no option of the command line for anything else. Only a program that puts a server together
itself, as the tests do, can hand it other luck, and then every game at it can be had again.
"""

from __future__ import annotations

import secrets
from typing import Protocol

from holdfast.kernel.game import fresh_entropy
from holdfast.table import Table


class Entropy(Protocol):
    """All chance that a server needs."""

    def seed(self) -> int:
        """What a new table is dealt from."""
        ...

    def entropy(self, table: Table) -> str:
        """What is mixed into the chance of a table before its next move."""
        ...

    def noise(self, table: Table) -> int:
        """What those choose by who think about the table as it is."""
        ...


class SystemEntropy:
    """New luck every time."""

    def seed(self) -> int:
        """Any."""
        return secrets.randbits(63)

    def entropy(self, table: Table) -> str:
        """Whatever the table is."""
        return fresh_entropy()

    def noise(self, table: Table) -> int:
        """Whatever the table is."""
        return secrets.randbits(31)
