"""View of what the open question is about, so that the client can highlight it."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import decisions
from holdfast.games.outbreak.content.names import SURVIVOR_NAMES
from holdfast.games.outbreak.content.schema import WINDOWS
from holdfast.games.outbreak.models import AboutView
from holdfast.games.outbreak.rules.hordes import front_horde

_HORDE = (decisions.HORDE_PATH, decisions.HORDE_ARG)
_ENTERED = (decisions.DEFENDER, decisions.AUTO)
_SURVIVOR = (
    decisions.RETREAT,
    decisions.DROP,
    decisions.DISCARD,
    decisions.KIND,
    decisions.SKILL,
    decisions.BODYGUARD,
)


def about(s: Any) -> AboutView:
    """Return the horde, settlement and survivor of the open question, if it has them."""
    horde = settlement = survivor = -1
    if s.over:
        pass
    elif s.ask in _HORDE:
        horde = s.about
    elif s.ask in _ENTERED:
        settlement, horde = s.about, s.against
    elif s.ask in _SURVIVOR:
        survivor = s.about
    elif s.ask in (decisions.HELPLESS, decisions.HELPLESS_RETREAT):
        settlement = s.helpless
    elif s.ask in (decisions.SETTLER, decisions.SETTLERS_RETREAT):
        settlement = s.settlers[s.about] - 1
    elif s.ask == decisions.WINDOW and WINDOWS[s.about] == "strike":
        settlement, horde = s.march.tile, front_horde(s)
    elif s.ask == decisions.WINDOW and WINDOWS[s.about] == "wound":
        survivor = s.victim - 1
    return AboutView(
        horde=s.hordes[horde].hex if horde >= 0 else None,
        settlement=s.tiles[settlement].hex if settlement >= 0 else None,
        survivor=SURVIVOR_NAMES[survivor] if survivor >= 0 else None,
    )
