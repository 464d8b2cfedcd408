"""Fixed randomness for measured servers, so that their games can be computed beforehand."""

from __future__ import annotations

import hashlib
from itertools import count
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from holdfast.table import Table


class SetEntropy:
    """Randomness of a measured server: a fixed number of different games, one after another."""

    def __init__(self, different: int) -> None:
        self._different = different
        self._opened = count()

    def seed(self) -> int:
        """Return the seed of the next table."""
        return next(self._opened) % self._different

    def for_move(self, table: Table) -> str:
        """Return the entropy of the next move at a table."""
        return drawn(table)

    def noise(self, table: Table) -> int:
        """Return the random seed of bots that think about a table."""
        return int(drawn(table)[:7], 16)


def drawn(table: Table) -> str:
    """Return the entropy of a table's present position: always the same for the same position."""
    return hashlib.sha256(f"{table.opening.seed} {table.seq}".encode()).hexdigest()[:32]
