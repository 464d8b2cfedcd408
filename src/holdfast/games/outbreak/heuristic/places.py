"""What places are worth to the steady team: tonight, and for whom."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import content, state
from holdfast.games.outbreak.content import effects, geometry
from holdfast.games.outbreak.heuristic import outlook
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
FINAL_WORTH = 400
SURE = 60  # percent from which an attack on a Final Encounter is worth its tokens


@long_rule
def hazards_at(s: Any, tile: int) -> int:
    """How many wounds the dusk would bring somebody there."""
    if tile == content.FALLOUT_SHELTER and ground.has_power(s, tile):
        return 0
    pieces, hex = s.tiles[tile].pieces, s.tiles[tile].hex
    wounds = 1 if pieces[effects.FIRE] > 0 or night.is_beside_kind(s, hex, True) else 0
    return wounds + (1 if pieces[effects.CONTAM] > 0 or night.is_beside_kind(s, hex, False) else 0)


@long_rule
def wound_cost(s: Any, v: int, count: int) -> int:
    """What wounds would cost a survivor; to fall costs most."""
    wounds = s.survivors[v].wounds + count
    return 90 if wounds >= values.health(s, v) else 15 + 10 * wounds


@long_rule
def night_worth(s: Any, v: int, tile: int, struck: int) -> int:
    """What it brings to stand on a settlement at night."""
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
    """OB-AID-6: whether the Hospital would still heal a survivor today."""
    return (
        ground.works(s, content.HOSPITAL)
        and not abilities.hospital_used(s, v)
        and in_force.may_heal(s, False)
    )


@long_rule
def stand_worth(s: Any, v: int, tile: int, others: int) -> int:
    """What a defender gains where a horde will strike: it may fall, or the defender is hurt."""
    uid = outlook.threat_to(s, tile)
    if uid < 0:
        return 0
    if others or in_force.passive_value(s, tile, effects.BAN, effects.DEFENDING):
        return -100 * wound_cost(s, v, 1) // 2
    dice = outlook.dice_at(s, v, tile, effects.DEFENCE_ROLL)
    chance = outlook.chance_to_defeat(s, v, tile, s.hordes[uid].card, dice)
    return chance * (outlook.horde_worth(s, uid) + 30) - (100 - chance) * wound_cost(s, v, 1)


@long_rule
def fire_worth(s: Any, v: int, tile: int) -> int:
    """Who can restore a burning settlement should go there, above all near the Helpless."""
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
    """How good a settlement is for the Helpless, or for anybody who flees."""
    worth = 0
    fire = outlook.burning(s)
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
    """Whether the active survivor can still attack in this turn."""
    return bool(s.turn.main + s.turn.extra_attack + s.turn.extra_main > 0)


@long_rule
def place_worth(s: Any, v: int, tile: int, struck: int) -> int:
    """What it brings the active survivor to be on a settlement now."""
    worth = night_worth(s, v, tile, struck) + lure(s, tile)
    if has_attack(s):
        worth += max(outlook.attack_worth(s, v, tile), outlook.gather_worth(s, v, tile))
    return worth


@long_rule
def lure(s: Any, tile: int) -> int:
    """Hordes draw survivors from afar, so that nobody waits where there is nothing to do."""
    hex, most = s.tiles[tile].hex, 0
    for uid in range(s.dealt):
        horde = s.hordes[uid]
        if horde.place == state.REVEALED:
            most = max(
                most, LURE * outlook.horde_worth(s, uid) // (1 + geometry.DISTANCE[hex, horde.hex])
            )
    return most


@long_rule
def most_wounds(s: Any) -> int:
    """The most wounds that an able survivor has."""
    most = 0
    for i in range(s.team):
        if s.survivors[s.order[i]].down == 0:
            most = max(most, s.survivors[s.order[i]].wounds)
    return most


@long_rule
def count_waiting(s: Any) -> int:
    """Able survivors who have not been activated, the active one left out."""
    count = 0
    for i in range(s.team):
        v = s.order[i]
        if people.is_able(s, v) and s.survivors[v].activated == 0 and s.active != v:
            count += 1
    return count
