"""Parameters of the search: how it explores moves and how it rates results."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from holdfast.kernel.record import f8, record

_FIELDS = ("boldness", "trust", "caution", "victory", "rank", "lead", "flatness", "playout")
Weights = record(**dict.fromkeys(_FIELDS, f8))


@dataclass(frozen=True)
class SearchConfig:
    """The parameters of a search. The defaults serve all games."""

    boldness: float = 2.0
    """The weight of exploration: how much rarely visited moves are preferred."""
    trust: float = 0.8
    """The prior probability of the heuristic player's move; all moves share the rest."""
    caution: float = 0.05
    """Amount by which the value of an unvisited move is assumed to be lower."""
    victory: float = 0.8
    """The share of a win in the reward of a playout; rivals share a win."""
    rank: float = 0.1
    """The share of the rank in the reward, from the first to the last."""
    lead: float = 0.1
    """The share of the lead in points, from the worst seen so far to the best."""
    net: bool = False
    """Whether the game's trained net rates moves and positions; the heuristic player and playouts
    to the end do otherwise. With a net, of the parameters above only `boldness` and `caution`
    matter, and those below matter only with a net."""
    flatness: float = 1.0
    """The temperature of the priors. Above 1 they are more even than the net's chances of moves."""
    playout: float = 0.0
    """The share of a playout's result in the value of a position; the rest is the net's."""

    def weights(self) -> Any:
        """Return the parameters for compiled code: an array of one record."""
        import numpy as np

        named = asdict(self)
        return np.array([tuple(named[name] for name in Weights.fields)], Weights.dtype)


USUAL = SearchConfig()
BY_NET = SearchConfig(boldness=0.7, net=True, flatness=2.0, playout=0.5)
