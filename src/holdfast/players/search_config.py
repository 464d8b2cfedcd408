"""Manners: how a search looks for moves and judges how games end."""

from __future__ import annotations

from dataclasses import astuple, dataclass
from typing import Any

from holdfast.kernel.record import f8, record

Weights = record(**dict.fromkeys(("boldness", "trust", "caution", "victory", "rank", "lead"), f8))


@dataclass(frozen=True)
class SearchConfig:
    """How a search looks for moves and judges how games end. One manner serves all games."""

    boldness: float = 2.0
    """How much moves seldom tried are preferred."""
    trust: float = 0.8
    """Of that, what a steady player's move gets beforehand; all moves share the rest."""
    caution: float = 0.05
    """A move not tried yet is thought to be worth so much less than the others."""
    victory: float = 0.8
    """What a playout is worth to a seat: so much for the victory, shared ones in parts,"""
    rank: float = 0.1
    """so much for the rank, from the first to the last,"""
    lead: float = 0.1
    """and so much for the lead in points, from the worst seen so far to the best."""

    def weights(self) -> Any:
        """As compiled code reads it: an array of one record."""
        import numpy as np

        return np.array([astuple(self)], Weights.dtype)


USUAL = SearchConfig()
