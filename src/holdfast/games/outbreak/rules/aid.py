"""Request Aid: what settlements give (OB-AID)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak.content import (
    EFFECT,
    FAVOURED_OF,
    FIRST_AID,
    FIRST_ROW,
    LAST_ROW,
    OP,
    WHAT,
)
from holdfast.games.outbreak.content.effects import (
    AID as AIDING,
)
from holdfast.games.outbreak.content.effects import (
    AID_ADJACENT,
    AIDMORE,
    FAVOURED,
    GAIN,
    GRANT,
    NOW,
    ROLLED,
)
from holdfast.games.outbreak.events import AIDED
from holdfast.games.outbreak.moves import AID, SETTLEMENTS
from holdfast.games.outbreak.rules.calls import tell
from holdfast.games.outbreak.rules.deeds import gain_one_more
from holdfast.games.outbreak.rules.effects import start_effects
from holdfast.games.outbreak.rules.ground import free_tiles, works
from holdfast.games.outbreak.rules.people import doom_bans, is_besieged, own_value
from holdfast.games.outbreak.rules.questions import offer
from holdfast.games.outbreak.rules.targets import is_worth_doing
from holdfast.kernel.rule import long_rule


@long_rule
def offer_aids(s: Any, v: int) -> None:
    """OB-AID-1, OB-AID-10: aids of the own settlement; the Diplomat's of adjacent ones too."""
    if doom_bans(s, AIDING):
        return
    tile = s.survivors[v].tile | 0
    tiles = 1 << tile
    if own_value(s, v, GRANT, AID_ADJACENT) > 0:
        tiles |= s.tiles[tile].links & free_tiles(s)
    for t in range(SETTLEMENTS):
        if tiles >> t & 1 and works(s, t) and not is_besieged(s, t):
            for i in range(2):
                if is_worth_doing(s, FIRST_AID + 2 * t + i, NOW, v, -1):
                    offer(s, AID + 2 * t + i)


@long_rule
def request_aid(s: Any, v: int, tile: int, i: int, log: Any) -> None:
    """The aid is given; OB-AID-11: the Quartermaster gets one token more of a named kind."""
    source = FIRST_AID + 2 * tile + i
    tell(log, AIDED, v, tile, i)
    if own_value(s, v, AIDMORE) > 0:
        kinds = named_kinds(source, v)
        if kinds:
            gain_one_more(s, FIRST_ROW[source] | 0, v, kinds)
    start_effects(s, source, v)


@long_rule
def named_kinds(source: int, v: int) -> int:
    """The kinds that an aid names; rolled ones do not count."""
    kinds = 0
    for row in range(FIRST_ROW[source], LAST_ROW[source]):
        if EFFECT[row, OP] == GAIN and EFFECT[row, WHAT] != ROLLED:
            if EFFECT[row, WHAT] == FAVOURED:
                kinds |= 1 << FAVOURED_OF[v]
            else:
                kinds |= EFFECT[row, WHAT]
    return kinds
