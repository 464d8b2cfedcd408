"""Rolls: how many dice, and what may be added before they are thrown (OB-ATK, OB-DIE)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import content, events, moves, state, steps
from holdfast.games.outbreak.content import effects, geometry
from holdfast.games.outbreak.rules import abilities, doom, goods, ground, in_force
from holdfast.kernel.agenda import then
from holdfast.kernel.decision import offer
from holdfast.kernel.events import tell
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule, rule

BASE_DICE = 3  # OB-ATK-2, OB-DEF-2
TURRET_DICE = 2  # for each Ammo: OB-DEV-7
TRAP_DICE = 3  # OB-DEF-3, OB-DEF-4
AUTO_GARRISON = 2  # dice of a Garrison that defends alone: OB-DEF-4
FORTRESS_DICE = 2  # OB-DEV-8
REACH = 2  # how far a ranged attack goes: OB-ATK-12
MOST_DICE = 90  # OB-GEN-6: far more than the rules can add up to


@long_rule
def begin_roll(s: Any, going: int, roller: int, tile: int, horde: int) -> None:
    """A roll begins: nothing is added yet, and D-MODS is asked."""
    dice = s.dice
    dice.going = going
    dice.roller = roller
    dice.tile = tile
    dice.horde = horde + 1
    then(s, steps.MODS)


@long_rule
def begin_mini(s: Any, v: int, number: int) -> None:
    """OB-ATK-15: an attack with exactly so many dice."""
    begin_roll(s, state.MINI, v, s.survivors[v].tile, NOBODY)
    s.dice.number = number


@long_rule
def end_roll(s: Any) -> None:
    """Wipe the dice; hordes struck in this attack can be struck again in the next."""
    dice = s.dice
    for uid in range(s.dealt):
        s.hordes[uid].struck = 0
    for face in range(state.DIE):
        dice.faces[face] = 0
    for face in range(moves.FACES):
        dice.held[face] = 0
    for i in range(state.FALLEN):
        dice.fallen[i] = 0
    dice.going = state.NO_ROLL
    dice.roller = dice.tile = dice.horde = dice.doom = dice.number = dice.cards = 0
    dice.garrisons = dice.traps = dice.ammo = dice.artillery = 0
    dice.used = dice.targets = dice.far = dice.count = 0


@rule
def is_attack(going: int) -> bool:
    """An Attack, with all dice or with one."""
    return going == state.ATTACKS or going == state.MINI


@long_rule
def roll_kind(going: int) -> int:
    """The kind of roll that effects speak of."""
    return effects.ATTACK_ROLL if is_attack(going) else effects.DEFENCE_ROLL


# How many dice


@long_rule
def number_of_dice(s: Any) -> int:
    """OB-ATK-2, OB-DEF-3, OB-DEF-4: bonus and malus dice add up; at least one."""
    dice = s.dice
    if dice.going == state.MINI:
        return dice.number
    if dice.going == state.AUTO_DEFENDS:
        number = (
            AUTO_GARRISON * dice.garrisons
            + TRAP_DICE * dice.traps
            + s.tiles[dice.tile].pieces[effects.WATCHTOWER]
        )
        number += (
            in_force.passive_value(s, dice.tile, effects.DICE, effects.DEFENCE_ROLL) + dice.cards
        )
        return min(MOST_DICE, max(1, number))
    v, tile, kind = dice.roller, dice.tile, roll_kind(dice.going)
    number = (
        BASE_DICE
        + in_force.passive_value(s, tile, effects.DICE, kind)
        + abilities.own_value(s, v, effects.DICE, kind)
    )
    number += in_force.doom_total(s, v, effects.DICE, kind)
    number += dice.garrisons + TURRET_DICE * dice.ammo + dice.cards + dice.artillery
    number += 1 if s.driver == v + 1 else 0
    gadget = dice_schematic(s)
    if gadget != abilities.NONE:
        number += abilities.value_in(s, v, gadget, effects.DICE, kind)
    if dice.going == state.ATTACKS:
        number -= ground.is_cursed(s, s.tiles[tile].hex, content.JAM)
    else:
        number += TRAP_DICE * dice.traps + s.tiles[tile].pieces[effects.WATCHTOWER]
        number += FORTRESS_DICE if s.tiles[tile].pieces[state.FORTRESS] == state.UP else 0
    return min(MOST_DICE, max(1, number))


@long_rule
def dice_schematic(s: Any) -> int:
    """A schematic that adds dice to this roll; OB-ATK-18: none with Artillery."""
    if s.dice.artillery:
        return abilities.NONE
    return abilities.schematic_for(s, s.dice.roller, effects.DICE, roll_kind(s.dice.going))


# D-MODS


@long_rule
def offer_mods(s: Any) -> None:
    """D-MODS: what can be added before the roll."""
    dice = s.dice
    if dice.going == state.ATTACKS or dice.going == state.DEFENDS:
        pieces = s.tiles[dice.tile].pieces
        if pieces[effects.GARRISON] > 0:
            offer(s, moves.USE_GARRISON())
        if dice.going == state.DEFENDS and pieces[effects.TRAP_PIECE] > 0:
            offer(s, moves.USE_TRAP())
        if pieces[effects.TURRET] > 0 and tokens_there(s, effects.AMMO) > 0:
            offer(s, moves.TURRET())
        if may_take_doom_die(s):
            offer(s, moves.DOOM_DIE())
        if may_use_artillery(s):
            offer(s, moves.ARTILLERY())


@long_rule
def may_take_doom_die(s: Any) -> bool:
    """OB-DIE-1, OB-DIE-2: a full tracker, or the Survivalist in defence; once per roll."""
    if s.dice.doom != state.NO_DOOM_DIE:
        return False
    if (
        doom.cards_on(s.doom_active) == moves.TRACKER
        or doom.cards_on(s.doom_drawn) == moves.TRACKER
    ):
        return True
    return (
        s.dice.going == state.DEFENDS
        and abilities.own_value(s, s.dice.roller, effects.GRANT, effects.DOOM_DIE) > 0
    )


@long_rule
def may_use_artillery(s: Any) -> bool:
    """IN-01: once per day, where it reaches something and Thick Fog does not forbid it."""
    if s.dice.going != state.ATTACKS or s.dice.artillery or in_force.doom_bans(s, effects.RANGED):
        return False
    if abilities.find_ability(s, s.dice.roller, effects.ARTILLERY) == abilities.NONE:
        return False
    return has_far_target(s, s.tiles[s.dice.tile].hex)


@long_rule
def has_far_target(s: Any, hex: int) -> bool:
    """Whether a revealed horde lies at distance 2."""
    for uid in range(s.dealt):
        if (
            s.hordes[uid].place == state.REVEALED
            and geometry.DISTANCE[hex, s.hordes[uid].hex] == REACH
        ):
            return True
    return False


@long_rule
def switch_on_artillery(s: Any, log: Any) -> None:
    """IN-01: range and one die more, no schematic in this roll."""
    v = s.dice.roller
    ability = abilities.find_ability(s, v, effects.ARTILLERY)
    abilities.mark_used(s, v, ability)
    s.dice.artillery = 1
    tell(log, events.USED, v, ability)


# D-MODS answered with something to add: it is asked again


@long_rule
def use_garrison(s: Any, log: Any) -> None:
    """OB-DEF-5: a Garrison is used up."""
    then(s, steps.MODS)
    goods.take_pieces(s, s.dice.tile, effects.GARRISON, 1, log)
    s.dice.garrisons += 1


@long_rule
def use_trap(s: Any, log: Any) -> None:
    """OB-DEF-5: a Trap is used up."""
    then(s, steps.MODS)
    goods.take_pieces(s, s.dice.tile, effects.TRAP_PIECE, 1, log)
    s.dice.traps += 1


@long_rule
def load_turret(s: Any, log: Any) -> None:
    """An Ammo token of somebody there for the Turret."""
    then(s, steps.MODS)
    goods.hand_back(s, richest_there(s, effects.AMMO), effects.AMMO, 1, log)
    s.dice.ammo += 1


@long_rule
def take_doom_die(s: Any) -> None:
    """OB-DIE-1: the Doom die is rolled as well."""
    then(s, steps.MODS)
    s.dice.doom = state.DOOM_CHOSEN


@long_rule
def use_artillery(s: Any, log: Any) -> None:
    """IN-01: by choice."""
    then(s, steps.MODS)
    switch_on_artillery(s, log)


@long_rule
def tokens_there(s: Any, kind: int) -> int:
    """Tokens of a kind held by survivors where the roll is made; none count in an auto roll."""
    if s.dice.going == state.AUTO_DEFENDS:
        return 0
    count = 0
    for i in range(s.team):
        survivor = s.survivors[s.order[i]]
        if survivor.tile == s.dice.tile:
            count += survivor.goods[kind]
    return count


@long_rule
def richest_there(s: Any, kind: int) -> int:
    """OB-PAY-5: the roller if they have one, else who has the most of that kind, first in order."""
    v = s.dice.roller
    if s.survivors[v].goods[kind] > 0:
        return v
    most = 0
    for i in range(s.team):
        survivor = s.survivors[s.order[i]]
        if survivor.tile == s.dice.tile and survivor.goods[kind] > most:
            most = survivor.goods[kind]
            v = s.order[i]
    return v


@rule
def roller_of(s: Any) -> int:
    """The survivor whose roll it is, or NOBODY in an Auto Defence Roll."""
    return NOBODY if s.dice.going == state.AUTO_DEFENDS else s.dice.roller
