"""March: the move of one horde, with detours, pushes and what it enters (OB-ZOM).

A push is a chain: the mover first, then each horde it shoves. The front horde enters; if it is not
stopped, the others follow one after another.
"""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import content, decisions, events, moves, state, steps
from holdfast.games.outbreak.content import effects
from holdfast.games.outbreak.rules import (
    ending,
    goods,
    ground,
    hordes,
    in_force,
    lists,
    people,
    rolls,
)
from holdfast.kernel.agenda import then
from holdfast.kernel.decision import ask, offer
from holdfast.kernel.events import tell
from holdfast.kernel.rule import long_rule


@long_rule
def begin_march(s: Any, uid: int, rush: int) -> None:
    """OB-MAP-7, OB-KIND-7: a horde moves; its target is looked up anew for every move."""
    s.march.horde = uid + 1
    s.march.chain[0] = uid
    s.march.links = 0
    s.march.rush = rush
    s.march.goal = s.helpless if content.HORDES[s.hordes[uid].card].hunts else content.MAIN_BASE
    then(s, steps.MARCH)


@long_rule
def end_march(s: Any) -> None:
    """Wipe what was kept about the move."""
    way = s.march
    for i in range(state.CHAIN):
        way.chain[i] = 0
    way.horde = way.goal = way.tile = way.vacated = way.links = 0
    way.outcome = way.rush = way.guarded = way.sheltered = way.pushed = 0


@long_rule
def march(s: Any) -> None:
    """D-HORDE-PATH: the way of the front horde."""
    ask(s, decisions.HORDE_PATH, people.lead_seat(s), hordes.front_horde(s))


@long_rule
def offer_ways(s: Any) -> None:
    """D-HORDE-PATH: the hexes that OB-ZOM-4 lets it choose from."""
    lists.offer_tiles(s, moves.HEX, ways_forward(s))


@long_rule
def marched(s: Any, log: Any) -> None:
    """The front horde has fallen, stopped or entered: the others follow if it fell."""
    if s.march.outcome == state.FELL:
        follow(s, log)
    end_march(s)


@long_rule
def open_ways(s: Any, uid: int, goal: int) -> int:
    """OB-ZOM-4 (1), OB-ZOM-5: the nearer hexes that are horde-free or the goal."""
    hex = s.hordes[uid].hex
    nearer = ground.tiles_at_distance(
        s, goal, ground.city_distance(s, hex, goal) - 1
    ) & ground.beside(s, hex)
    return nearer & (ground.free_tiles(s) | 1 << goal)


@long_rule
def ways_forward(s: Any) -> int:
    """OB-ZOM-4: the shortest route; else a detour for the mover itself; else a push."""
    way = s.march
    uid, goal = way.chain[way.links], way.goal
    onward = open_ways(s, uid, goal)
    if onward:
        return onward
    hex = s.hordes[uid].hex
    distance = ground.city_distance(s, hex, goal)
    around = ground.beside(s, hex)
    if way.links == 0:
        beside_way = ground.tiles_at_distance(s, goal, distance) & around & ground.free_tiles(s)
        if beside_way:
            detour = ground.nearest_open(s, beside_way, goal)
            if detour:
                return detour
    return ground.tiles_at_distance(s, goal, distance - 1) & around


@long_rule
def choose_way(s: Any, hex: int) -> None:
    """D-HORDE-PATH answered: ENTER a free hex or the goal, or push the horde that lies there."""
    way = s.march
    tile = ground.tile_at(s, hex)
    if s.overrun >> tile & 1 == 0 or tile == way.goal:
        way.tile = tile
        way.vacated = s.hordes[way.chain[way.links]].hex
        then(s, steps.MARCHED)
        then(s, steps.ENTER, hex)
        return
    way.links += 1
    way.chain[way.links] = ground.horde_at(s, hex)
    then(s, steps.MARCH)


@long_rule
def follow(s: Any, log: Any) -> None:
    """OB-ZOM-6: hordes behind follow onto the hexes left; only the mover's meeple is reset."""
    way = s.march
    if way.links > 0:
        hex = way.vacated
        for i in range(way.links - 1, -1, -1):
            uid = way.chain[i]
            old = s.hordes[uid].hex
            ground.lift_horde(s, uid)
            ground.put_horde(s, uid, hex)
            tell(log, events.MARCHED, s.hordes[uid].card, old, hex, events.FOLLOWING)
            hex = old
        mover = s.hordes[way.horde - 1]
        mover.meeple = hordes.start_position(mover.card)


# ENTER


@long_rule
def enter(s: Any, hex: int, log: Any) -> None:
    """OB-ZOM-7 (a), (b): onto the stack on the Main Base, or window STRIKE."""
    if s.overrun >> ground.tile_at(s, hex) & 1:
        uid = hordes.front_horde(s)
        arrive(s, uid, hex, events.STACKING, log)
        if hordes.is_final(s.hordes[uid].card):
            ending.finish(s, state.LOST_BASE, log)
        return
    then(s, steps.STRUCK, hex)
    then(s, steps.WINDOW, state.W_STRIKE)


@long_rule
def defended(s: Any, hex: int) -> None:
    """OB-ZOM-7 (e): what no defence has stopped breaks in."""
    if s.march.outcome == state.ENTERED:
        then(s, steps.BREAK_IN, hex)


@long_rule
def break_in(s: Any, hex: int, log: Any) -> None:
    """OB-ZOM-7 (e): the horde lies on the settlement and overruns it."""
    tile = ground.tile_at(s, hex)
    uid = hordes.front_horde(s)
    s.march.guarded = 1 if people.able_on(s, 1 << tile) else 0
    s.march.sheltered = 1 if in_force.is_sheltered(s, tile) else 0
    arrive(s, uid, hex, events.OVERRUNNING, log)
    then(s, steps.OVERRUN, tile, uid)


@long_rule
def arrive(s: Any, uid: int, hex: int, manner: int, log: Any) -> None:
    """The horde lies on the hex, those it was pushed by behind it; OB-ZOM-2: its meeple."""
    horde = s.hordes[uid]
    old = horde.hex
    ground.lift_horde(s, uid)
    if s.march.links == 0:
        horde.meeple = hordes.start_position(horde.card)
    ground.put_horde(s, uid, hex)
    tell(log, events.MARCHED, horde.card, old, hex, manner)
    follow(s, log)  # at once: nobody can retreat onto a hex that the push is about to fill


@long_rule
def struck(s: Any, hex: int, log: Any) -> None:
    """OB-ZOM-7 (c), (d): destroyed or stopped by a card, stopped by a Bulwark, or on it goes."""
    way = s.march
    tile = ground.tile_at(s, hex)
    horde = s.hordes[hordes.front_horde(s)]
    if horde.place != state.REVEALED:
        way.outcome = state.FELL
    elif s.spared > 0:
        way.outcome = state.STOPPED
        tell(log, events.REPELLED, horde.card, horde.hex, tile, events.ROADBLOCK)
        if way.links == 0:
            horde.meeple = hordes.start_position(horde.card)
    elif s.tiles[tile].pieces[effects.BULWARK] > 0:
        way.outcome = state.STOPPED
        goods.take_pieces(s, tile, effects.BULWARK, 1, log)
        tell(log, events.REPELLED, horde.card, horde.hex, tile, events.BULWARK_HELD)
    elif way.rush or s.tiles[tile].defended:
        then(s, steps.BREAK_IN, hex)
    else:
        then(s, steps.DEFENCE, hex)
    s.spared = 0


# Defence


@long_rule
def may_defend(s: Any, tile: int) -> int:
    """OB-DEF-1, OB-DEF-3: the able survivors there; nobody on the Freeway."""
    if in_force.passive_value(s, tile, effects.BAN, effects.DEFENDING):
        return 0
    return people.able_on(s, 1 << tile)


@long_rule
def defence(s: Any, hex: int) -> None:
    """D-DEFENDER, or D-AUTO where no survivor can defend and a Garrison or Trap stands."""
    then(s, steps.DEFENDED, hex)
    tile = ground.tile_at(s, hex)
    pieces = s.tiles[tile].pieces
    if may_defend(s, tile):
        ask(s, decisions.DEFENDER, people.lead_seat(s), tile, hordes.front_horde(s))
    elif pieces[effects.GARRISON] + pieces[effects.TRAP_PIECE] > 0:
        ask(s, decisions.AUTO, people.lead_seat(s), tile, hordes.front_horde(s))


@long_rule
def offer_defenders(s: Any, settlement: int) -> None:
    """D-DEFENDER: one of those there, or nobody."""
    lists.offer_survivors(s, may_defend(s, settlement))
    offer(s, moves.NO())


@long_rule
def defend(s: Any, settlement: int, horde: int, survivor: int) -> None:
    """D-DEFENDER answered; OB-DEF-1: one Defence Roll per settlement and day."""
    s.tiles[settlement].defended = 1
    rolls.begin_roll(s, state.DEFENDS, survivor, settlement, horde)


@long_rule
def defend_not(s: Any) -> None:
    """D-DEFENDER answered: nobody defends."""


@long_rule
def offer_auto(s: Any, settlement: int) -> None:
    """D-AUTO: so many of the Garrisons and of the Traps there."""
    pieces = s.tiles[settlement].pieces
    for g in range(pieces[effects.GARRISON] + 1):
        for t in range(pieces[effects.TRAP_PIECE] + 1):
            offer(s, moves.AUTO(g, t))


@long_rule
def defend_by_itself(
    s: Any, settlement: int, horde: int, garrisons: int, traps: int, log: Any
) -> None:
    """D-AUTO answered; OB-DEF-1: one Defence Roll per settlement and day."""
    if garrisons + traps == 0:
        return
    s.tiles[settlement].defended = 1
    goods.take_pieces(s, settlement, effects.GARRISON, garrisons, log)
    goods.take_pieces(s, settlement, effects.TRAP_PIECE, traps, log)
    rolls.begin_roll(s, state.AUTO_DEFENDS, 0, settlement, horde)
    s.dice.garrisons = garrisons
    s.dice.traps = traps
