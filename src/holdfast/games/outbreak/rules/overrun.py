"""Overrun: what happens on a settlement that a horde has entered (OB-OVR).

OVERRUN  a = stage, with the survivor's place in the order,  b = the settlement,  c = the horde
"""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak.content import LABORATORY_TILE, MAIN_BASE, OVERRUN_WOUNDS
from holdfast.games.outbreak.content.effects import (
    BULWARK,
    BY_OVERRUN,
    GARRISON,
    TRAP_PIECE,
    TURRET,
    WATCHTOWER,
)
from holdfast.games.outbreak.events import BY_HORDE, OVERRAN, RETREATED, SETTLERS_LOST
from holdfast.games.outbreak.moves import HEX
from holdfast.games.outbreak.rules.calls import push, tell
from holdfast.games.outbreak.rules.deeds import move_refugees
from holdfast.games.outbreak.rules.ending import finish
from holdfast.games.outbreak.rules.goods import empty_laboratory, take_pieces, tank_overrun
from holdfast.games.outbreak.rules.ground import closest_free, free_tiles, tile_at
from holdfast.games.outbreak.rules.hordes import is_final
from holdfast.games.outbreak.rules.people import is_able, lead_seat, seat_of
from holdfast.games.outbreak.rules.questions import ask, offer_tiles
from holdfast.games.outbreak.rules.steps import ADD_DOOM, OVERRUN, WOUND
from holdfast.games.outbreak.state import (
    D_RETREAT,
    LOST_BASE,
    LOST_CITY,
    LOST_HELPLESS,
)
from holdfast.kernel.rule import long_rule

# Stages; the places of survivors in the order are added to the last two
_DOOM, _RUIN, _HELPLESS, _SETTLERS, _RETREAT, _WOUNDS = 0, 1, 2, 3, 16, 32


@long_rule
def overrun_step(s: Any, stage: int, tile: int, uid: int, log: Any) -> None:
    """OB-OVR-1: Doom, ruin, Helpless and Settlers, retreats, wounds, in this order."""
    if stage == _DOOM:
        tell(log, OVERRAN, s.hordes[uid].card, tile)
        if tile == MAIN_BASE and is_final(s.hordes[uid].card):
            finish(s, LOST_BASE, log)  # OB-END-1: at once
            return
        push(s.agenda, OVERRUN, _RUIN, tile, uid)
        push(s.agenda, ADD_DOOM, 1)
    elif stage == _RUIN:
        ruin(s, tile, log)
        push(s.agenda, OVERRUN, _HELPLESS, tile, uid)
    elif stage == _HELPLESS:
        helpless_retreat(s, tile, uid, log)
    elif stage < _RETREAT:
        settlers_retreat(s, stage - _SETTLERS, tile, uid, log)
    elif stage < _WOUNDS:
        survivors_retreat(s, stage - _RETREAT, tile, uid, log)
    else:
        wounds(s, stage - _WOUNDS, tile, uid, log)


@long_rule
def ruin(s: Any, tile: int, log: Any) -> None:
    """OB-OVR-1 (2): defences fall, tokens go to the Store; the Fortress is set aside already."""
    for piece in (GARRISON, WATCHTOWER, TURRET, TRAP_PIECE, BULWARK):
        take_pieces(s, tile, piece, s.tiles[tile].pieces[piece] | 0, log)
    if tile == LABORATORY_TILE:
        empty_laboratory(s, log)
    tank_overrun(s, tile, log)


@long_rule
def ask_retreat(s: Any, stage: int, tile: int, uid: int, seat: int, who: int) -> None:
    """OB-OVR-2: D-RETREAT to an adjacent free settlement, else to the closest."""
    offer_tiles(s, HEX, closest_free(s, s.tiles[tile].hex | 0))
    push(s.agenda, OVERRUN, stage, tile, uid)
    ask(s, D_RETREAT, seat, who)


@long_rule
def helpless_retreat(s: Any, tile: int, uid: int, log: Any) -> None:
    """OB-HLP-1, OB-HLP-2: lost if they are alone, pushed back if somebody covers them."""
    if s.helpless == tile:
        if not s.march.guarded and not s.march.sheltered:
            finish(s, LOST_HELPLESS, log)
        elif free_tiles(s) == 0:
            finish(s, LOST_CITY, log)
        else:
            ask_retreat(s, _HELPLESS, tile, uid, lead_seat(s), -1)
        return
    push(s.agenda, OVERRUN, _SETTLERS, tile, uid)


@long_rule
def settlers_retreat(s: Any, i: int, tile: int, uid: int, log: Any) -> None:
    """OB-STL-4: removed if they are alone, pushed back if somebody covers them."""
    while i < 3 and s.settlers[i] == tile + 1:
        if s.march.guarded or s.march.sheltered:
            ask_retreat(s, _SETTLERS + i, tile, uid, lead_seat(s), -2 - i)
            return
        lose_settlers(s, i, BY_HORDE, log)
    if i < 2:
        push(s.agenda, OVERRUN, _SETTLERS + i + 1, tile, uid)
    else:
        push(s.agenda, OVERRUN, _RETREAT, tile, uid)


@long_rule
def lose_settlers(s: Any, i: int, cause: int, log: Any) -> None:
    """A Settlers token is removed; those that appeared later close up."""
    tell(log, SETTLERS_LOST, s.settlers[i] - 1, cause)
    remove_settlers(s, i)


@long_rule
def remove_settlers(s: Any, i: int) -> None:
    """Take a Settlers token off the board."""
    for k in range(i, 2):
        s.settlers[k] = s.settlers[k + 1]
    s.settlers[2] = 0


@long_rule
def survivors_retreat(s: Any, i: int, tile: int, uid: int, log: Any) -> None:
    """OB-OVR-3: all survivors are pushed in survivor order, the able ones are marked for wounds."""
    while i < s.team:
        v = s.order[i] | 0
        if s.survivors[v].tile == tile:
            if free_tiles(s) == 0:
                finish(s, LOST_CITY, log)
                return
            if is_able(s, v):
                s.march.pushed |= 1 << v
            ask_retreat(s, _RETREAT + i, tile, uid, seat_of(s, v), v)
            return
        i += 1
    push(s.agenda, OVERRUN, _WOUNDS, tile, uid)


@long_rule
def wounds(s: Any, i: int, tile: int, uid: int, log: Any) -> None:
    """OB-OVR-1 (4): each able one takes wounds."""
    if not s.march.sheltered:
        while i < s.team:
            v = s.order[i] | 0
            if s.march.pushed >> v & 1:
                push(s.agenda, OVERRUN, _WOUNDS + i + 1, tile, uid)
                push(s.agenda, WOUND, v, OVERRUN_WOUNDS[s.hordes[uid].card] | 0, BY_OVERRUN)
                return
            i += 1


@long_rule
def overrun_answer(s: Any, stage: int, tile: int, uid: int, move: int, log: Any) -> None:
    """D-RETREAT answered."""
    to = tile_at(s, move - HEX)
    if stage >= _RETREAT:
        v = s.order[stage - _RETREAT] | 0
        s.survivors[v].tile = to
        tell(log, RETREATED, v, tile, to)
        push(s.agenda, OVERRUN, stage + 1, tile, uid)
    elif stage == _HELPLESS:
        move_refugees(s, 0, to, log)
        push(s.agenda, OVERRUN, _SETTLERS, tile, uid)
    else:
        move_refugees(s, 1 + stage - _SETTLERS, to, log)
        push(s.agenda, OVERRUN, stage, tile, uid)
