"""Overrun: what happens on a settlement that a horde has entered (OB-OVR)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import content, decisions, events, moves, state, steps
from holdfast.games.outbreak.content import effects
from holdfast.games.outbreak.rules import (
    ending,
    goods,
    ground,
    hordes,
    lists,
    people,
    refugees,
)
from holdfast.kernel.agenda import then
from holdfast.kernel.decision import ask
from holdfast.kernel.events import tell
from holdfast.kernel.rule import long_rule, rule

DEFENCES = (
    effects.GARRISON, effects.WATCHTOWER, effects.TURRET, effects.TRAP_PIECE, effects.BULWARK,
)  # fmt: skip


@long_rule
def overrun(s: Any, settlement: int, horde: int, log: Any) -> None:
    """OB-OVR-1 (1): Doom, then ruin, Helpless and Settlers, retreats, wounds, in this order."""
    tell(log, events.OVERRAN, s.hordes[horde].card, settlement)
    if ends_the_game(s, settlement, horde) and s.version >= state.ENDS_AT_ONCE:
        ending.finish(s, state.LOST_BASE, log)  # OB-END-1: at once
        return
    then(s, steps.RUIN, settlement, horde)
    then(s, steps.ADD_DOOM, 1)


@rule
def ends_the_game(s: Any, settlement: int, horde: int) -> bool:
    """OB-END-1: a Final Encounter lies on the Main Base."""
    return settlement == content.MAIN_BASE and hordes.is_final(s.hordes[horde].card)


@long_rule
def ruin(s: Any, settlement: int, horde: int, log: Any) -> None:
    """OB-OVR-1 (2): defences fall, tokens go to the Store; the Fortress is set aside already."""
    for piece in DEFENCES:
        goods.take_pieces(s, settlement, piece, s.tiles[settlement].pieces[piece], log)
    if settlement == content.LABORATORY:
        goods.empty_laboratory(s, log)
    goods.tank_overrun(s, settlement, log)
    then(s, steps.HELPLESS_RETREAT, settlement, horde)


@long_rule
def offer_retreats(s: Any, settlement: int) -> None:
    """OB-OVR-2: D-RETREAT to an adjacent free settlement, else to the closest."""
    lists.offer_tiles(s, moves.HEX, ground.closest_free(s, s.tiles[settlement].hex))


@long_rule
def helpless_retreat(s: Any, settlement: int, horde: int, log: Any) -> None:
    """OB-HLP-1, OB-HLP-2: lost if they are alone, pushed back if somebody covers them."""
    then(s, steps.SETTLERS_RETREAT, settlement, horde, 0)
    if s.helpless != settlement:
        return
    if not s.march.guarded and not s.march.sheltered:
        ending.finish(s, state.LOST_HELPLESS, log)
    elif ground.free_tiles(s) == 0:
        ending.finish(s, state.LOST_CITY, log)
    else:
        offer_retreats(s, settlement)
        ask(s, decisions.HELPLESS_RETREAT, people.lead_seat(s))


@long_rule
def helpless_fall_back(s: Any, hex: int, log: Any) -> None:
    """D-RETREAT of the Helpless answered."""
    refugees.move_refugees(s, refugees.HELPLESS, ground.tile_at(s, hex), log)


@long_rule
def settlers_retreat(s: Any, settlement: int, horde: int, token: int, log: Any) -> None:
    """OB-STL-4: removed if they are alone, pushed back if somebody covers them."""
    while token < content.SETTLER_TOKENS and s.settlers[token] == settlement + 1:
        if s.march.guarded or s.march.sheltered:
            then(s, steps.SETTLERS_RETREAT, settlement, horde, token)
            offer_retreats(s, settlement)
            ask(s, decisions.SETTLERS_RETREAT, people.lead_seat(s), token)
            return
        refugees.lose_settlers(s, token, events.BY_HORDE, log)
    if token + 1 < content.SETTLER_TOKENS:
        then(s, steps.SETTLERS_RETREAT, settlement, horde, token + 1)
    else:
        then(s, steps.SURVIVORS_RETREAT, settlement, horde, 0)


@long_rule
def settlers_fall_back(s: Any, token: int, hex: int, log: Any) -> None:
    """D-RETREAT of Settlers answered."""
    to = ground.tile_at(s, hex)
    refugees.move_refugees(s, refugees.SETTLERS + token, to, log)


@long_rule
def survivors_retreat(s: Any, settlement: int, horde: int, place: int, log: Any) -> None:
    """OB-OVR-3: all survivors are pushed in survivor order, the able ones are marked for wounds."""
    for i in range(place, s.team):
        v = s.order[i]
        if s.survivors[v].tile == settlement:
            if ground.free_tiles(s) == 0:
                ending.finish(s, state.LOST_CITY, log)
                return
            if people.is_able(s, v):
                s.march.pushed |= 1 << v
            then(s, steps.SURVIVORS_RETREAT, settlement, horde, i + 1)
            offer_retreats(s, settlement)
            ask(s, decisions.RETREAT, people.seat_of(s, v), v)
            return
    then(s, steps.OVERRUN_WOUNDS, settlement, horde, 0)


@long_rule
def survivor_falls_back(s: Any, survivor: int, hex: int, log: Any) -> None:
    """D-RETREAT of a survivor answered."""
    to = ground.tile_at(s, hex)
    tell(log, events.RETREATED, survivor, s.survivors[survivor].tile, to)
    s.survivors[survivor].tile = to


@long_rule
def overrun_wounds(s: Any, settlement: int, horde: int, place: int, log: Any) -> None:
    """OB-OVR-1 (4): each able one takes wounds."""
    if not s.march.sheltered:
        for i in range(place, s.team):
            v = s.order[i]
            if s.march.pushed >> v & 1:
                wounds = content.HORDES[s.hordes[horde].card].wounds
                then(s, steps.OVERRUN_WOUNDS, settlement, horde, i + 1)
                then(s, steps.WOUND, v, wounds, effects.BY_OVERRUN)
                return
    if s.version < state.ENDS_AT_ONCE and ends_the_game(s, settlement, horde):
        ending.finish(s, state.LOST_BASE, log)
