"""Scores of places for a survivor: today and in the coming night."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import content, state
from holdfast.games.outbreak.content import effects, geometry
from holdfast.games.outbreak.heuristic import threats
from holdfast.games.outbreak.rules import (
    abilities,
    ground,
    in_force,
    night,
    people,
    values,
)
from holdfast.kernel.rule import long_rule

LURE = 20


@long_rule
def hazards_at(s: Any, tile: int) -> int:
    """Return how many wounds a survivor on a settlement would take at dusk."""
    if tile == content.FALLOUT_SHELTER and ground.has_power(s, tile):
        return 0
    pieces, hex = s.tiles[tile].pieces, s.tiles[tile].hex
    wounds = 1 if pieces[effects.FIRE] > 0 or night.is_beside_kind(s, hex, True) else 0
    return wounds + (1 if pieces[effects.CONTAM] > 0 or night.is_beside_kind(s, hex, False) else 0)


@long_rule
def wound_cost(s: Any, v: int, count: int) -> int:
    """Return the cost of additional wounds for a survivor; incapacitation costs most."""
    wounds = s.survivors[v].wounds + count
    return 90 if wounds >= values.health(s, v) else 15 + 10 * wounds


@long_rule
def night_worth(s: Any, v: int, tile: int, struck: int) -> int:
    """Return the score of standing on a settlement at night."""
    worth = 0
    others = people.able_on(s, 1 << tile) & ~(1 << v)
    if struck >> tile & 1 and s.tiles[tile].pieces[effects.BULWARK] == 0:
        worth += stand_worth(s, v, tile, others)
    if s.helpless == tile:
        worth += 200 if others else 1500
        if struck >> tile & 1 and others == 0:
            worth += 9000
    wounds = hazards_at(s, tile)
    if wounds > 0:
        worth -= 100 * wound_cost(s, v, wounds)
    worth += fire_worth(s, v, tile)
    if tile == content.HOSPITAL and s.active == v and can_heal_there(s, v):
        worth += 1500 * s.survivors[v].wounds
    return worth


@long_rule
def can_heal_there(s: Any, v: int) -> bool:
    """Return whether the Hospital would still heal a survivor today (OB-AID-6)."""
    return (
        ground.works(s, content.HOSPITAL)
        and not abilities.hospital_used(s, v)
        and in_force.may_heal(s, False)
    )


@long_rule
def stand_worth(s: Any, v: int, tile: int, others: int) -> int:
    """Return the score of defending a settlement that a horde will enter."""
    uid = threats.threat_to(s, tile)
    if uid < 0:
        return 0
    if others or in_force.passive_value(s, tile, effects.BAN, effects.DEFENDING):
        return -100 * wound_cost(s, v, 1) // 2
    dice = threats.dice_at(s, v, tile, effects.DEFENCE_ROLL)
    chance = threats.chance_to_defeat(s, v, tile, s.hordes[uid].card, dice)
    return chance * (threats.horde_worth(s, uid) + 30) - (100 - chance) * wound_cost(s, v, 1)


@long_rule
def fire_worth(s: Any, v: int, tile: int) -> int:
    """Return the score of going to restore a burning settlement, highest near the Helpless."""
    pieces = s.tiles[tile].pieces
    if pieces[effects.FIRE] + pieces[effects.CONTAM] == 0 or s.active != v or s.turn.developed:
        return 0
    if s.options.no_exp == 0 and s.exp < max(0, 1 + abilities.own_value(s, v, effects.COST)):
        return 0
    if s.options.no_exp == 0 and s.overrun >> content.MAIN_BASE & 1:
        return 0
    near = s.tiles[tile].links | 1 << tile
    if near >> s.helpless & 1:
        return 20000
    return 100 * wound_cost(s, v, 2) + 1500


@long_rule
def haven_worth(s: Any, tile: int, struck: int) -> int:
    """Return the score of a settlement for the Helpless, or for a survivor who flees."""
    worth = 0
    fire = threats.burning_tiles(s)
    if fire >> tile & 1:
        worth -= 6000
    if s.tiles[tile].links & fire:
        worth -= 250
    if tile == content.FALLOUT_SHELTER and ground.has_power(s, tile):
        worth += 2500
    guards = people.able_on(s, 1 << tile)
    if struck >> tile & 1:
        worth -= 1200 if guards else 4500
    if guards:
        worth += 400
    elif people.able_on(s, s.tiles[tile].links):
        worth += 150
    hex = s.tiles[tile].hex
    for d in range(6):
        n = geometry.NEIGHBOUR[hex, d]
        if n == geometry.OFF_BOARD:
            continue
        if ground.is_revealed(s, n):
            worth -= 150 if s.hordes[ground.horde_at(s, n)].meeple == state.OUTBREAK else 300
        elif s.horde_at[n] > 0:
            worth -= 30
        elif s.tile_at[n] == 0:
            worth -= 10
    return worth


@long_rule
def has_attack(s: Any) -> bool:
    """Return whether the active survivor can still attack in this turn."""
    return bool(s.turn.main + s.turn.extra_attack + s.turn.extra_main > 0)


@long_rule
def place_worth(s: Any, v: int, tile: int, struck: int) -> int:
    """Return the score of a settlement for the active survivor now."""
    worth = night_worth(s, v, tile, struck) + lure(s, tile)
    if has_attack(s):
        worth += max(threats.attack_worth(s, v, tile), threats.gather_worth(s, v, tile))
    return worth


@long_rule
def lure(s: Any, tile: int) -> int:
    """Return the attraction of hordes on a settlement; it falls with distance.

    It keeps survivors from waiting where there is nothing to do.
    """
    hex, most = s.tiles[tile].hex, 0
    for uid in range(s.dealt):
        horde = s.hordes[uid]
        if horde.place == state.REVEALED:
            most = max(
                most, LURE * threats.horde_worth(s, uid) // (1 + geometry.DISTANCE[hex, horde.hex])
            )
    return most


@long_rule
def most_wounds(s: Any) -> int:
    """Return the highest number of wounds of an able survivor."""
    most = 0
    for i in range(s.team):
        if s.survivors[s.order[i]].down == 0:
            most = max(most, s.survivors[s.order[i]].wounds)
    return most


@long_rule
def count_waiting(s: Any) -> int:
    """Return the number of able survivors, beside the active one, who have not acted today."""
    count = 0
    for i in range(s.team):
        v = s.order[i]
        if people.is_able(s, v) and s.survivors[v].activated == 0 and s.active != v:
            count += 1
    return count
