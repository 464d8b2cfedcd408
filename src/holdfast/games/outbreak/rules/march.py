"""March: the move of one horde, with detours, pushes and what it enters (OB-ZOM).

A push is a chain: the mover first, then each horde it shoves. The front horde enters; if it is not
stopped, the others follow one after another.

    MARCH  a = stage          ENTER  a = stage,  b = the hex
"""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak.content import HUNTS, MAIN_BASE
from holdfast.games.outbreak.content.effects import (
    BAN,
    BULWARK,
    DEFENDING,
    GARRISON,
    TRAP_PIECE,
)
from holdfast.games.outbreak.events import (
    BULWARK_HELD,
    FOLLOWING,
    MARCHED,
    OVERRUNNING,
    REPELLED,
    ROADBLOCK,
    STACKING,
)
from holdfast.games.outbreak.moves import AUTO, HEX, NO, SURVIVOR, TRAPS
from holdfast.games.outbreak.rules.calls import push, tell
from holdfast.games.outbreak.rules.dice import MODS, begin_roll
from holdfast.games.outbreak.rules.ending import finish
from holdfast.games.outbreak.rules.goods import take_pieces
from holdfast.games.outbreak.rules.ground import (
    beside,
    city_distance,
    free_tiles,
    horde_at,
    lift_horde,
    nearest_open,
    put_horde,
    tile_at,
    tiles_at_distance,
)
from holdfast.games.outbreak.rules.hordes import is_final, start_position
from holdfast.games.outbreak.rules.people import able_on, is_sheltered, lead_seat, passive_value
from holdfast.games.outbreak.rules.questions import ask, offer, offer_survivors, offer_tiles
from holdfast.games.outbreak.rules.steps import ENTER, MARCH, OVERRUN, WINDOW
from holdfast.games.outbreak.state import (
    AUTO_DEFENDS,
    CHAIN,
    D_AUTO,
    D_DEFENDER,
    D_HORDE_PATH,
    DEFENDS,
    ENTERED,
    FELL,
    LOST_BASE,
    REVEALED,
    STOPPED,
    W_STRIKE,
)
from holdfast.kernel.rule import long_rule

# Stages of a march and of an entry
_CHOOSE, _FOLLOW = range(2)
_STRIKE, _STRUCK, _DEFEND, _AFTER, _OVERRUN = range(5)


@long_rule
def begin_march(s: Any, uid: int, rush: int) -> None:
    """OB-MAP-7, OB-KIND-7: a horde moves; its target is looked up anew for every move."""
    s.march.horde = uid + 1
    s.march.chain[0] = uid
    s.march.links = 0
    s.march.rush = rush
    s.march.goal = s.helpless if HUNTS[s.hordes[uid].card] else MAIN_BASE
    push(s.agenda, MARCH, _CHOOSE)


@long_rule
def end_march(s: Any) -> None:
    """Wipe what was kept about the move."""
    march = s.march
    for i in range(CHAIN):
        march.chain[i] = 0
    march.horde = 0
    march.goal = 0
    march.tile = 0
    march.vacated = 0
    march.links = 0
    march.outcome = 0
    march.rush = 0
    march.guarded = 0
    march.sheltered = 0
    march.pushed = 0


@long_rule
def march_step(s: Any, stage: int, log: Any) -> None:
    """Choose the way of the front horde, or let the others follow."""
    if stage == _CHOOSE:
        offer_tiles(s, HEX, ways_forward(s))
        push(s.agenda, MARCH, _CHOOSE)
        ask(s, D_HORDE_PATH, lead_seat(s), s.march.chain[s.march.links] | 0)
        return
    if s.march.outcome == FELL:
        follow(s, log)
    end_march(s)


@long_rule
def open_ways(s: Any, uid: int, goal: int) -> int:
    """OB-ZOM-4 (1), OB-ZOM-5: the nearer hexes that are horde-free or the goal."""
    hex = s.hordes[uid].hex | 0
    nearer = tiles_at_distance(s, goal, city_distance(s, hex, goal) - 1) & beside(s, hex)
    return nearer & (free_tiles(s) | 1 << goal)


@long_rule
def ways_forward(s: Any) -> int:
    """OB-ZOM-4: the shortest route; else a detour for the mover itself; else a push."""
    march = s.march
    uid, goal = march.chain[march.links] | 0, march.goal | 0
    way = open_ways(s, uid, goal)
    if way:
        return way
    hex = s.hordes[uid].hex | 0
    distance = city_distance(s, hex, goal)
    around = beside(s, hex)
    if march.links == 0:
        beside_way = tiles_at_distance(s, goal, distance) & around & free_tiles(s)
        if beside_way:
            detour = nearest_open(s, beside_way, goal)
            if detour:
                return detour
    return tiles_at_distance(s, goal, distance - 1) & around


@long_rule
def march_answer(s: Any, move: int) -> None:
    """D-HORDE-PATH answered: ENTER a free hex or the goal, or push the horde that lies there."""
    march = s.march
    hex = move - HEX
    tile = tile_at(s, hex)
    if s.overrun >> tile & 1 == 0 or tile == march.goal:
        march.tile = tile
        march.vacated = s.hordes[march.chain[march.links]].hex
        push(s.agenda, MARCH, _FOLLOW)
        push(s.agenda, ENTER, _STRIKE, hex)
        return
    march.links += 1
    march.chain[march.links] = horde_at(s, hex)
    push(s.agenda, MARCH, _CHOOSE)


@long_rule
def follow(s: Any, log: Any) -> None:
    """OB-ZOM-6: hordes behind follow onto the hexes left; only the mover's meeple is reset."""
    march = s.march
    if march.links > 0:
        hex = march.vacated | 0
        for i in range(march.links - 1, -1, -1):
            uid = march.chain[i] | 0
            old = s.hordes[uid].hex | 0
            lift_horde(s, uid)
            put_horde(s, uid, hex)
            tell(log, MARCHED, s.hordes[uid].card, old, hex, FOLLOWING)
            hex = old
        mover = s.hordes[march.horde - 1]
        mover.meeple = start_position(mover.card)


# ENTER


@long_rule
def enter_step(s: Any, stage: int, hex: int, log: Any) -> None:
    """OB-ZOM-7: (a) the stack on the Main Base, (b) window STRIKE, (c) Bulwark, (d), (e)."""
    march = s.march
    uid = march.chain[march.links] | 0
    tile = tile_at(s, hex)
    if stage == _STRIKE:
        if s.overrun >> tile & 1:
            arrive(s, uid, hex, STACKING, log)
            if is_final(s.hordes[uid].card):
                finish(s, LOST_BASE, log)
            return
        push(s.agenda, ENTER, _STRUCK, hex)
        push(s.agenda, WINDOW, W_STRIKE)
    elif stage == _STRUCK:
        struck(s, uid, tile, hex, log)
    elif stage == _DEFEND:
        defend(s, uid, tile, hex)
    elif stage == _AFTER:
        if march.outcome == ENTERED:
            push(s.agenda, ENTER, _OVERRUN, hex)
    else:
        march.guarded = 1 if able_on(s, 1 << tile) else 0
        march.sheltered = 1 if is_sheltered(s, tile) else 0
        arrive(s, uid, hex, OVERRUNNING, log)
        push(s.agenda, OVERRUN, 0, tile, uid)


@long_rule
def arrive(s: Any, uid: int, hex: int, manner: int, log: Any) -> None:
    """The horde lies on the hex, those it was pushed by behind it; OB-ZOM-2: its meeple."""
    horde = s.hordes[uid]
    old = horde.hex | 0
    lift_horde(s, uid)
    if s.march.links == 0:
        horde.meeple = start_position(horde.card)
    put_horde(s, uid, hex)
    tell(log, MARCHED, horde.card, old, hex, manner)
    follow(s, log)  # at once: nobody can retreat onto a hex that the push is about to fill


@long_rule
def struck(s: Any, uid: int, tile: int, hex: int, log: Any) -> None:
    """After the window: destroyed, stopped by a card, stopped by a Bulwark, or on it goes."""
    march = s.march
    horde = s.hordes[uid]
    if horde.place != REVEALED:
        march.outcome = FELL
    elif s.spared > 0:
        march.outcome = STOPPED
        tell(log, REPELLED, horde.card, horde.hex, tile, ROADBLOCK)
        if march.links == 0:
            horde.meeple = start_position(horde.card)
    elif s.tiles[tile].pieces[BULWARK] > 0:
        march.outcome = STOPPED
        take_pieces(s, tile, BULWARK, 1, log)
        tell(log, REPELLED, horde.card, horde.hex, tile, BULWARK_HELD)
    elif march.rush or s.tiles[tile].defended:
        push(s.agenda, ENTER, _OVERRUN, hex)
    else:
        push(s.agenda, ENTER, _DEFEND, hex)
    s.spared = 0


# Defence


@long_rule
def may_defend(s: Any, tile: int) -> int:
    """OB-DEF-1, OB-DEF-3: the able survivors there; nobody on the Freeway."""
    if passive_value(s, tile, BAN, DEFENDING):
        return 0
    return able_on(s, 1 << tile)


@long_rule
def defend(s: Any, uid: int, tile: int, hex: int) -> None:
    """D-DEFENDER, or D-AUTO where no survivor can defend and a Garrison or Trap stands."""
    push(s.agenda, ENTER, _AFTER, hex)
    defenders = may_defend(s, tile)
    if defenders:
        offer_survivors(s, defenders)
        offer(s, NO)
        ask(s, D_DEFENDER, lead_seat(s), tile)
        return
    garrisons, traps = s.tiles[tile].pieces[GARRISON] | 0, s.tiles[tile].pieces[TRAP_PIECE] | 0
    if garrisons + traps > 0:
        for g in range(garrisons + 1):
            for t in range(traps + 1):
                offer(s, AUTO + g * (TRAPS + 1) + t)
        ask(s, D_AUTO, lead_seat(s), tile)


@long_rule
def enter_answer(s: Any, stage: int, hex: int, move: int, log: Any) -> None:
    """D-DEFENDER or D-AUTO answered; OB-DEF-1: one Defence Roll per settlement and day."""
    push(s.agenda, ENTER, stage, hex)
    tile = tile_at(s, hex)
    uid = s.march.chain[s.march.links] | 0
    if move == NO or move == AUTO:
        return
    s.tiles[tile].defended = 1
    if move >= AUTO:
        used = move - AUTO
        garrisons, traps = used // (TRAPS + 1), used % (TRAPS + 1)
        take_pieces(s, tile, GARRISON, garrisons, log)
        take_pieces(s, tile, TRAP_PIECE, traps, log)
        begin_roll(s, AUTO_DEFENDS, 0, tile, uid, MODS)
        s.dice.garrisons = garrisons
        s.dice.traps = traps
    else:
        begin_roll(s, DEFENDS, move - SURVIVOR, tile, uid, MODS)
