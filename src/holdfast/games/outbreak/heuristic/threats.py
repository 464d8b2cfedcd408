"""Forecast of the night, and scores of hordes and attacks.

Chances are percent. The score of an attack or of a place at night is a percentage times the score
of what is at stake, so that scores can be added.
"""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import content, moves, state
from holdfast.games.outbreak.content import effects, geometry
from holdfast.games.outbreak.heuristic import worths
from holdfast.games.outbreak.rules import (
    abilities,
    ground,
    hordes,
    in_force,
    march,
    people,
    targets,
    values,
)
from holdfast.kernel.ratings import keep_two_best
from holdfast.kernel.rule import long_rule

FINAL_WORTH = 400
SURE = 60  # percent from which an attack on a Final Encounter is worth its tokens

# The coming night


@long_rule
def strikes(s: Any, uid: int) -> bool:
    """Return whether a horde will move in the coming or running Zombie Phase."""
    horde = s.hordes[uid]
    if horde.place != state.REVEALED or horde.meeple != state.SWELL or horde.stalled:
        return False
    return bool(s.phase != state.ZOMBIES or horde.acted == 0)


@long_rule
def ways_tonight(s: Any, uid: int) -> int:
    """Return the set of settlements that a horde may enter by its shortest route."""
    return march.open_ways(
        s, uid, s.helpless if content.HORDES[s.hordes[uid].card].hunts else content.MAIN_BASE
    )


@long_rule
def struck_tonight(s: Any) -> int:
    """Return the set of settlements that hordes at SWELL may enter tonight."""
    tiles = 0
    for uid in range(s.dealt):
        if strikes(s, uid):
            tiles |= ways_tonight(s, uid)
    return tiles


@long_rule
def threat_to(s: Any, tile: int) -> int:
    """Return the highest-scored horde that may enter a settlement tonight, or -1."""
    worst, most = -1, -1
    for uid in range(s.dealt):
        if strikes(s, uid) and ways_tonight(s, uid) >> tile & 1:
            worth = horde_worth(s, uid)
            if worth > most:
                worst = uid
                most = worth
    return worst


@long_rule
def burning_tiles(s: Any) -> int:
    """Return the set of settlements where Helpless and Settlers would die at dusk."""
    fire = targets.tiles_with(s, effects.FIRE) | targets.tiles_with(s, effects.CONTAM)
    tiles = fire
    for t in range(moves.SETTLEMENTS):
        if s.city >> t & 1 and s.tiles[t].links & fire:
            tiles |= 1 << t
    if ground.has_power(s, content.FALLOUT_SHELTER):
        tiles &= ~(1 << content.FALLOUT_SHELTER)
    return tiles


@long_rule
def unmanned_tiles(s: Any) -> int:
    """Return the set of free settlements without an able survivor and without a Bulwark."""
    tiles = ground.free_tiles(s)
    for t in range(moves.SETTLEMENTS):
        if tiles >> t & 1 and (s.tiles[t].pieces[effects.BULWARK] > 0 or people.able_on(s, 1 << t)):
            tiles &= ~(1 << t)
    return tiles


# Hordes


@long_rule
def horde_worth(s: Any, uid: int) -> int:
    """Return the score of destroying a horde, from its level and what it will do tonight."""
    horde = s.hordes[uid]
    card = horde.card
    level = content.HORDES[card].level
    worth = FINAL_WORTH if level > content.LEVELS else 24 + 8 * level
    near = ground.beside(s, horde.hex)
    if horde.meeple == state.SWELL:
        worth += 30
        if near >> s.helpless & 1:
            worth += 30 if people.able_on(s, 1 << s.helpless) else 80
        if near >> content.MAIN_BASE & 1:
            worth += 20
    elif horde.meeple == state.OUTBREAK and near >> s.helpless & 1:
        worth += 15
    if s.tile_at[horde.hex] > 0:
        worth += 50 if s.tile_at[horde.hex] == content.MAIN_BASE + 1 else 15
    if content.HORDES[card].hunts:
        worth += 25
    if content.HORDES[card].flaming or content.HORDES[card].toxic:
        worth += 12
    if content.HORDES[card].twice and horde.hits == 0:
        worth = worth * 2 // 3
    return worth


@long_rule
def burns_helpless(s: Any, card: int, tile: int) -> bool:
    """Return whether destroying a horde from a settlement puts a token next to the Helpless."""
    fallout = content.HORDES[card].fallout
    if fallout < 0 or s.options.no_icons == 1:
        return False
    row = content.SOURCES[content.FIRST_FALLOUT + fallout].first
    near = s.tiles[tile].links | 1 << tile
    return bool(content.EFFECTS[row].op == effects.PUT and near >> s.helpless & 1 == 1)


# Chances of a roll


@long_rule
def dice_at(s: Any, v: int, tile: int, kind: int) -> int:
    """Return the estimated number of dice that a survivor would roll on a settlement."""
    dice = (
        3
        + abilities.own_value(s, v, effects.DICE, kind)
        + in_force.passive_value(s, tile, effects.DICE, kind)
    )
    dice += in_force.doom_total(s, v, effects.DICE, kind)
    if s.driver == v + 1:
        dice += 1
    if kind == effects.DEFENCE_ROLL:
        pieces = s.tiles[tile].pieces
        dice += (
            pieces[effects.WATCHTOWER] + pieces[effects.GARRISON] + 3 * pieces[effects.TRAP_PIECE]
        )
        dice += 2 if pieces[state.FORTRESS] == state.UP else 0
    else:
        dice -= ground.is_cursed(s, s.tiles[tile].hex, content.JAM)
    return min(worths.MOST_DICE, max(1, dice))


@long_rule
def purse_at(s: Any, v: int, tile: int, kind: int) -> int:
    """Return the tokens of a kind that a survivor and the others on a settlement carry."""
    count = s.survivors[v].goods[kind]
    for i in range(s.team):
        other = s.order[i]
        if other != v and s.survivors[other].tile == tile:
            count += s.survivors[other].goods[kind]
    return int(count)


@long_rule
def chance_to_defeat(s: Any, v: int, tile: int, card: int, dice: int) -> int:
    """Return the chance in percent that `dice` dice defeat a horde.

    It depends on the number of symbols that tokens cannot match; a skull counts as two.
    """
    symbols = 2 * hordes.needed(s, card, effects.SKULL)
    for k in range(moves.RESOURCES):
        need = hordes.needed(s, card, k)
        if need > 0:
            symbols += max(0, need - purse_at(s, v, tile, k))
    return int(worths.CHANCES[min(worths.MOST_SYMBOLS, symbols), dice])


@long_rule
def attack_worth(s: Any, v: int, tile: int) -> int:
    """Return the score of an attack from a settlement.

    It is the score of the best target, and a third of that of the second best.
    """
    if in_force.passive_value(s, tile, effects.BAN, effects.ATTACKING):
        return 0
    hex = s.tiles[tile].hex
    dice = dice_at(s, v, tile, effects.ATTACK_ROLL)
    best, second = 0, 0
    for d in range(6):
        n = geometry.NEIGHBOUR[hex, d]
        if n != geometry.OFF_BOARD and ground.is_revealed(s, n):
            uid = ground.horde_at(s, n)
            card = s.hordes[uid].card
            chance = chance_to_defeat(s, v, tile, card, dice)
            if content.HORDES[card].level > content.LEVELS:
                chance = min(chance, chance * chance // SURE)
            worth = horde_worth(s, uid) * chance
            if burns_helpless(s, card, tile):
                worth //= 4
            best, second = keep_two_best(best, second, worth)
    return best + second // 3


# Final Encounters


@long_rule
def final_wants(s: Any) -> int:
    """Return the set of resources that a Final Encounter demands and the team lacks.

    Every survivor gathers these resources once the Final Encounter is revealed.
    """
    kinds = 0
    for uid in range(s.dealt):
        if (
            s.hordes[uid].place == state.REVEALED
            and content.HORDES[s.hordes[uid].card].level > content.LEVELS
        ):
            for k in range(moves.RESOURCES):
                held = 0
                for i in range(s.team):
                    if s.survivors[s.order[i]].down == 0:
                        held += s.survivors[s.order[i]].goods[k]
                if hordes.needed(s, s.hordes[uid].card, k) > held:
                    kinds |= 1 << k
    return kinds


@long_rule
def aid_against_final(s: Any, v: int, tile: int, which: int) -> int:
    """Return the score of an aid against a Final Encounter.

    It counts the tokens that the Final Encounter demands and the team lacks.
    """
    wanted = final_wants(s)
    if wanted == 0 or values.capacity(s, v) <= people.tokens(s.survivors[v]):
        return 0
    most = 0
    source = content.FIRST_AID + 2 * tile + which
    for row in range(content.SOURCES[source].first, content.SOURCES[source].last):
        if content.EFFECTS[row].op == effects.GAIN:
            kinds = content.EFFECTS[row].what
            if kinds == effects.FAVOURED:
                kinds = 1 << content.SURVIVORS[v].favoured
            if kinds == effects.ROLLED:
                most = max(most, 1500)
            elif kinds & wanted:
                most = max(most, 3500)
    return most


@long_rule
def gather_worth(s: Any, v: int, tile: int) -> int:
    """Return the score of going to a settlement for its aid against a Final Encounter."""
    if s.turn.main == 0 or not ground.works(s, tile):
        return 0
    return max(aid_against_final(s, v, tile, 0), aid_against_final(s, v, tile, 1))
