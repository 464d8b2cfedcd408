"""Request Aid: what settlements give (OB-AID)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import content, events, moves, steps
from holdfast.games.outbreak.content import effects
from holdfast.games.outbreak.rules import (
    abilities,
    ground,
    in_force,
    interpreter,
    void,
)
from holdfast.kernel.agenda import then
from holdfast.kernel.decision import offer
from holdfast.kernel.events import tell
from holdfast.kernel.rule import long_rule


@long_rule
def offer_aids(s: Any, v: int) -> None:
    """OB-AID-1, OB-AID-10: aids of the own settlement; the Diplomat's of adjacent ones too."""
    if in_force.doom_bans(s, effects.AID):
        return
    tile = s.survivors[v].tile
    tiles = 1 << tile
    if abilities.own_value(s, v, effects.GRANT, effects.AID_ADJACENT) > 0:
        tiles |= s.tiles[tile].links & ground.free_tiles(s)
    for t in range(moves.SETTLEMENTS):
        if tiles >> t & 1 and ground.works(s, t) and not in_force.is_besieged(s, t):
            for i in range(moves.AIDS):
                if void.is_worth_doing(
                    s, content.FIRST_AID + moves.AIDS * t + i, effects.NOW, v, -1
                ):
                    offer(s, moves.AID(t, i))


@long_rule
def request_aid(s: Any, v: int, tile: int, i: int, log: Any) -> None:
    """The aid is given; OB-AID-11: the Quartermaster gets one token more of a named kind."""
    source = content.FIRST_AID + moves.AIDS * tile + i
    tell(log, events.AIDED, v, tile, i)
    if abilities.own_value(s, v, effects.AIDMORE) > 0:
        kinds = named_kinds(source, v)
        if kinds:
            then(s, steps.GAIN_TOKENS, v, 1, kinds)
    interpreter.start_effects(s, source, v)


@long_rule
def named_kinds(source: int, v: int) -> int:
    """The kinds that an aid names; rolled ones do not count."""
    kinds = 0
    for row in range(content.SOURCES[source].first, content.SOURCES[source].last):
        if content.EFFECTS[row].op == effects.GAIN and content.EFFECTS[row].what != effects.ROLLED:
            if content.EFFECTS[row].what == effects.FAVOURED:
                kinds |= 1 << content.SURVIVORS[v].favoured
            else:
                kinds |= content.EFFECTS[row].what
    return kinds
