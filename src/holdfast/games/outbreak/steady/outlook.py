"""The outlook of the steady team: what the night will bring, and what hordes and places are worth.

Compiled like the rules. Chances are percent; the worth of an attack or of a place at night is a
percentage times the worth of what is at stake, so that all of them can be added up.
"""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak.content import EFFECT as EFFECTS
from holdfast.games.outbreak.content import (
    FALLOUT,
    FALLOUT_SHELTER,
    FAVOURED_OF,
    FIRST_AID,
    FIRST_FALLOUT,
    FIRST_ROW,
    HOSPITAL_TILE,
    HUNTS,
    IS_FLAMING,
    IS_TOXIC,
    JAM,
    LAST_ROW,
    LEVEL,
    LEVELS,
    MAIN_BASE,
    OP,
    TWICE,
    WHAT,
)
from holdfast.games.outbreak.content.effects import (
    ATTACK_ROLL,
    ATTACKING,
    BAN,
    BULWARK,
    CONTAM,
    COST,
    DEFENCE_ROLL,
    DEFENDING,
    DICE,
    FAVOURED,
    FIRE,
    GAIN,
    GARRISON,
    PUT,
    ROLLED,
    SKULL,
    TRAP_PIECE,
    WATCHTOWER,
)
from holdfast.games.outbreak.content.geometry import DISTANCE, NEIGHBOUR, OFF_BOARD
from holdfast.games.outbreak.moves import RESOURCES, SETTLEMENTS
from holdfast.games.outbreak.rules.ground import (
    beside,
    free_tiles,
    has_power,
    horde_at,
    is_cursed,
    is_revealed,
    works,
)
from holdfast.games.outbreak.rules.hordes import needed
from holdfast.games.outbreak.rules.march import open_ways
from holdfast.games.outbreak.rules.night import is_beside_kind
from holdfast.games.outbreak.rules.people import (
    able_on,
    capacity,
    doom_total,
    health,
    hospital_used,
    is_able,
    may_heal,
    own_value,
    passive_value,
    tokens,
)
from holdfast.games.outbreak.rules.targets import tiles_with
from holdfast.games.outbreak.state import FORTRESS, OUTBREAK, REVEALED, SWELL, UP, ZOMBIES
from holdfast.games.outbreak.steady.worths import CHANCES, MOST_DICE, MOST_SYMBOLS
from holdfast.kernel.rule import long_rule

LURE = 20
FINAL_WORTH = 400
SURE = 60  # percent from which an attack on a Final Encounter is worth its tokens

# What the night will bring


@long_rule
def strikes(s: Any, uid: int) -> bool:
    """Whether a horde will move in the coming or running Zombie Phase."""
    horde = s.hordes[uid]
    if horde.place != REVEALED or horde.meeple != SWELL or horde.stalled:
        return False
    return bool(s.phase != ZOMBIES or horde.acted == 0)


@long_rule
def ways_tonight(s: Any, uid: int) -> int:
    """The settlements that a horde may enter by its shortest route, as a set."""
    return open_ways(s, uid, s.helpless | 0 if HUNTS[s.hordes[uid].card] else MAIN_BASE)


@long_rule
def struck_tonight(s: Any) -> int:
    """The settlements that hordes at SWELL may enter tonight, as a set."""
    tiles = 0
    for uid in range(s.dealt):
        if strikes(s, uid):
            tiles |= ways_tonight(s, uid)
    return tiles


@long_rule
def threat_to(s: Any, tile: int) -> int:
    """The weightiest horde that may enter a settlement tonight, or -1."""
    worst, most = -1, -1
    for uid in range(s.dealt):
        if strikes(s, uid) and ways_tonight(s, uid) >> tile & 1:
            worth = horde_worth(s, uid)
            if worth > most:
                worst = uid
                most = worth
    return worst


@long_rule
def burning(s: Any) -> int:
    """The settlements where Helpless and Settlers would die at dusk."""
    fire = tiles_with(s, FIRE) | tiles_with(s, CONTAM)
    tiles = fire
    for t in range(SETTLEMENTS):
        if s.city >> t & 1 and s.tiles[t].links & fire:
            tiles |= 1 << t
    if has_power(s, FALLOUT_SHELTER):
        tiles &= ~(1 << FALLOUT_SHELTER)
    return tiles


@long_rule
def unmanned(s: Any) -> int:
    """Free settlements without an able survivor and without a Bulwark."""
    tiles = free_tiles(s)
    for t in range(SETTLEMENTS):
        if tiles >> t & 1 and (s.tiles[t].pieces[BULWARK] > 0 or able_on(s, 1 << t)):
            tiles &= ~(1 << t)
    return tiles


# Hordes


@long_rule
def horde_worth(s: Any, uid: int) -> int:
    """How much it matters that a horde falls: its level, and what it will do tonight."""
    horde = s.hordes[uid]
    card = horde.card | 0
    level = LEVEL[card] | 0
    worth = FINAL_WORTH if level > LEVELS else 24 + 8 * level
    near = beside(s, horde.hex | 0)
    if horde.meeple == SWELL:
        worth += 30
        if near >> s.helpless & 1:
            worth += 30 if able_on(s, 1 << s.helpless) else 80
        if near >> MAIN_BASE & 1:
            worth += 20
    elif horde.meeple == OUTBREAK and near >> s.helpless & 1:
        worth += 15
    if s.tile_at[horde.hex] > 0:
        worth += 50 if s.tile_at[horde.hex] == MAIN_BASE + 1 else 15
    if HUNTS[card]:
        worth += 25
    if IS_FLAMING[card] or IS_TOXIC[card]:
        worth += 12
    if TWICE[card] and horde.hits == 0:
        worth = worth * 2 // 3
    return worth


@long_rule
def burns_helpless(s: Any, card: int, tile: int) -> bool:
    """Whether destroying a horde from a settlement would put a token next to the Helpless."""
    fallout = FALLOUT[card] | 0
    if fallout < 0 or s.options.no_icons == 1:
        return False
    row = FIRST_ROW[FIRST_FALLOUT + fallout] | 0
    near = s.tiles[tile].links | 1 << tile
    return bool(EFFECTS[row, OP] == PUT and near >> s.helpless & 1 == 1)


# Chances of a roll


@long_rule
def dice_at(s: Any, v: int, tile: int, kind: int) -> int:
    """Roughly how many dice a survivor would roll on a settlement."""
    dice = 3 + own_value(s, v, DICE, kind) + passive_value(s, tile, DICE, kind)
    dice += doom_total(s, v, DICE, kind)
    if s.driver == v + 1:
        dice += 1
    if kind == DEFENCE_ROLL:
        pieces = s.tiles[tile].pieces
        dice += pieces[WATCHTOWER] + pieces[GARRISON] + 3 * pieces[TRAP_PIECE]
        dice += 2 if pieces[FORTRESS] == UP else 0
    else:
        dice -= is_cursed(s, s.tiles[tile].hex | 0, JAM)
    return min(MOST_DICE, max(1, dice))


@long_rule
def purse_at(s: Any, v: int, tile: int, kind: int) -> int:
    """Tokens of a kind of a survivor and of the others on a settlement."""
    count = s.survivors[v].goods[kind] | 0
    for i in range(s.team):
        other = s.order[i] | 0
        if other != v and s.survivors[other].tile == tile:
            count += s.survivors[other].goods[kind]
    return int(count)


@long_rule
def chance_to_defeat(s: Any, v: int, tile: int, card: int, dice: int) -> int:
    """Percent: symbols that tokens cannot match, against so many dice; a skull is hard to roll."""
    symbols = 2 * needed(s, card, SKULL)
    for k in range(RESOURCES):
        need = needed(s, card, k)
        if need > 0:
            symbols += max(0, need - purse_at(s, v, tile, k))
    return int(CHANCES[min(MOST_SYMBOLS, symbols), dice] | 0)


@long_rule
def attack_worth(s: Any, v: int, tile: int) -> int:
    """What an attack from a settlement can be expected to bring: the best target and another."""
    if passive_value(s, tile, BAN, ATTACKING):
        return 0
    hex = s.tiles[tile].hex | 0
    dice = dice_at(s, v, tile, ATTACK_ROLL)
    best, second = 0, 0
    for d in range(6):
        n = NEIGHBOUR[hex, d] | 0
        if n != OFF_BOARD and is_revealed(s, n):
            uid = horde_at(s, n)
            card = s.hordes[uid].card | 0
            chance = chance_to_defeat(s, v, tile, card, dice)
            if LEVEL[card] > LEVELS:
                chance = min(chance, chance * chance // SURE)
            worth = horde_worth(s, uid) * chance
            if burns_helpless(s, card, tile):
                worth //= 4
            if worth > best:
                second = best
                best = worth
            elif worth > second:
                second = worth
    return best + second // 3


# Final Encounters


@long_rule
def final_wants(s: Any) -> int:
    """The kinds of which the whole team holds less than a revealed Final Encounter demands, as a
    set: against those every survivor gathers."""
    kinds = 0
    for uid in range(s.dealt):
        if s.hordes[uid].place == REVEALED and LEVEL[s.hordes[uid].card] > LEVELS:
            for k in range(RESOURCES):
                held = 0
                for i in range(s.team):
                    if s.survivors[s.order[i]].down == 0:
                        held += s.survivors[s.order[i]].goods[k]
                if needed(s, s.hordes[uid].card | 0, k) > held:
                    kinds |= 1 << k
    return kinds


@long_rule
def aid_against_final(s: Any, v: int, tile: int, which: int) -> int:
    """What an aid brings against a Final Encounter: tokens that it demands and the team lacks."""
    wanted = final_wants(s)
    if wanted == 0 or capacity(s, v) <= tokens(s.survivors[v]):
        return 0
    most = 0
    source = FIRST_AID + 2 * tile + which
    for row in range(FIRST_ROW[source], LAST_ROW[source]):
        if EFFECTS[row, OP] == GAIN:
            kinds = EFFECTS[row, WHAT] | 0
            if kinds == FAVOURED:
                kinds = 1 << FAVOURED_OF[v]
            if kinds == ROLLED:
                most = max(most, 1500)
            elif kinds & wanted:
                most = max(most, 3500)
    return most


@long_rule
def gather_worth(s: Any, v: int, tile: int) -> int:
    """What it brings to go to a settlement for its aid against a Final Encounter."""
    if s.turn.main == 0 or not works(s, tile):
        return 0
    return max(aid_against_final(s, v, tile, 0), aid_against_final(s, v, tile, 1))


# Places


@long_rule
def hazards_at(s: Any, tile: int) -> int:
    """How many wounds the dusk would bring somebody there."""
    if tile == FALLOUT_SHELTER and has_power(s, tile):
        return 0
    pieces, hex = s.tiles[tile].pieces, s.tiles[tile].hex | 0
    wounds = 1 if pieces[FIRE] > 0 or is_beside_kind(s, hex, True) else 0
    return wounds + (1 if pieces[CONTAM] > 0 or is_beside_kind(s, hex, False) else 0)


@long_rule
def wound_cost(s: Any, v: int, count: int) -> int:
    """What wounds would cost a survivor; to fall costs most."""
    wounds = s.survivors[v].wounds + count
    return 90 if wounds >= health(s, v) else 15 + 10 * wounds


@long_rule
def night_worth(s: Any, v: int, tile: int, struck: int) -> int:
    """What it brings to stand on a settlement at night."""
    worth = 0
    others = able_on(s, 1 << tile) & ~(1 << v)
    if struck >> tile & 1 and s.tiles[tile].pieces[BULWARK] == 0:
        worth += stand_worth(s, v, tile, others)
    if s.helpless == tile:
        worth += 200 if others else 1500
        if struck >> tile & 1 and others == 0:
            worth += 9000
    wounds = hazards_at(s, tile)
    if wounds > 0:
        worth -= 100 * wound_cost(s, v, wounds)
    worth += fire_worth(s, v, tile)
    if tile == HOSPITAL_TILE and s.active == v and can_heal_there(s, v):
        worth += 1500 * s.survivors[v].wounds
    return worth


@long_rule
def can_heal_there(s: Any, v: int) -> bool:
    """OB-AID-6: whether the Hospital would still heal a survivor today."""
    return works(s, HOSPITAL_TILE) and not hospital_used(s, v) and may_heal(s, False)


@long_rule
def stand_worth(s: Any, v: int, tile: int, others: int) -> int:
    """What a defender gains where a horde will strike: it may fall, or the defender is hurt."""
    uid = threat_to(s, tile)
    if uid < 0:
        return 0
    if others or passive_value(s, tile, BAN, DEFENDING):
        return -100 * wound_cost(s, v, 1) // 2
    dice = dice_at(s, v, tile, DEFENCE_ROLL)
    chance = chance_to_defeat(s, v, tile, s.hordes[uid].card | 0, dice)
    return chance * (horde_worth(s, uid) + 30) - (100 - chance) * wound_cost(s, v, 1)


@long_rule
def fire_worth(s: Any, v: int, tile: int) -> int:
    """Who can restore a burning settlement should go there, above all near the Helpless."""
    pieces = s.tiles[tile].pieces
    if pieces[FIRE] + pieces[CONTAM] == 0 or s.active != v or s.turn.developed:
        return 0
    if s.options.no_exp == 0 and s.exp < max(0, 1 + own_value(s, v, COST)):
        return 0
    if s.options.no_exp == 0 and s.overrun >> MAIN_BASE & 1:
        return 0
    near = s.tiles[tile].links | 1 << tile
    if near >> s.helpless & 1:
        return 20000
    return 100 * wound_cost(s, v, 2) + 1500


@long_rule
def haven_worth(s: Any, tile: int, struck: int) -> int:
    """How good a settlement is for the Helpless, or for anybody who flees."""
    worth = 0
    fire = burning(s)
    if fire >> tile & 1:
        worth -= 6000
    if s.tiles[tile].links & fire:
        worth -= 250
    if tile == FALLOUT_SHELTER and has_power(s, tile):
        worth += 2500
    guards = able_on(s, 1 << tile)
    if struck >> tile & 1:
        worth -= 1200 if guards else 4500
    if guards:
        worth += 400
    elif able_on(s, s.tiles[tile].links):
        worth += 150
    hex = s.tiles[tile].hex | 0
    for d in range(6):
        n = NEIGHBOUR[hex, d] | 0
        if n == OFF_BOARD:
            continue
        if is_revealed(s, n):
            worth -= 150 if s.hordes[horde_at(s, n)].meeple == OUTBREAK else 300
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
        worth += max(attack_worth(s, v, tile), gather_worth(s, v, tile))
    return worth


@long_rule
def lure(s: Any, tile: int) -> int:
    """Hordes draw survivors from afar, so that nobody waits where there is nothing to do."""
    hex, most = s.tiles[tile].hex | 0, 0
    for uid in range(s.dealt):
        horde = s.hordes[uid]
        if horde.place == REVEALED:
            most = max(most, LURE * horde_worth(s, uid) // (1 + DISTANCE[hex, horde.hex]))
    return most


@long_rule
def most_wounds(s: Any) -> int:
    """The most wounds that an able survivor has."""
    most = 0
    for i in range(s.team):
        if s.survivors[s.order[i]].down == 0:
            most = max(most, s.survivors[s.order[i]].wounds | 0)
    return most


@long_rule
def count_waiting(s: Any) -> int:
    """Able survivors who have not been activated, the active one left out."""
    count = 0
    for i in range(s.team):
        v = s.order[i] | 0
        if is_able(s, v) and s.survivors[v].activated == 0 and s.active != v:
            count += 1
    return count
