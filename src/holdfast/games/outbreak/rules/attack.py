"""An attack or a defence, stage by stage: from the declaration to the fallout (OB-ATK, OB-PAY)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import content, decisions, events, moves, state, steps
from holdfast.games.outbreak.content import effects, geometry
from holdfast.games.outbreak.rules import (
    abilities,
    faces,
    ground,
    in_force,
    interpreter,
    payment,
    people,
    rolls,
    windows,
)
from holdfast.kernel.agenda import then
from holdfast.kernel.decision import ask, offer
from holdfast.kernel.events import tell
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule

# Declaration


@long_rule
def can_range(s: Any, v: int, artillery: bool) -> bool:
    """OB-ATK-12, OB-ATK-18: whether an Attack of this survivor may reach distance 2."""
    if in_force.doom_bans(s, effects.RANGED):
        return False
    if artillery or abilities.own_value(s, v, effects.RANGE) > 0:
        return True
    return abilities.schematic_for(s, v, effects.RANGE) != abilities.NONE


@long_rule
def has_target(s: Any, v: int, artillery: bool) -> bool:
    """OB-ATK-1, OB-ATK-16: a legal target, with Artillery or not; not from the Shopping Mall."""
    if in_force.passive_value(s, s.survivors[v].tile, effects.BAN, effects.ATTACKING):
        return False
    hex = people.hex_of(s, v)
    for d in range(geometry.DIRECTIONS):
        n = geometry.NEIGHBOUR[hex, d]
        if n != geometry.OFF_BOARD and ground.is_revealed(s, n):
            return True
    return can_range(s, v, artillery) and rolls.has_far_target(s, hex)


@long_rule
def can_attack(s: Any, v: int) -> bool:
    """Whether a survivor may attack."""
    return has_target(s, v, abilities.find_ability(s, v, effects.ARTILLERY) != abilities.NONE)


@long_rule
def can_mini(s: Any, v: int) -> bool:
    """A one-die attack needs a target too; Artillery does not help it."""
    return has_target(s, v, False)


@long_rule
def begin_attack(s: Any, v: int, log: Any) -> None:
    """An Attack is declared; OB-ATK-1: Artillery that alone reaches a target is switched on."""
    rolls.begin_roll(s, state.ATTACKS, v, s.survivors[v].tile, NOBODY)
    then(s, steps.GATHER)
    if not can_mini(s, v):
        rolls.switch_on_artillery(s, log)


# The stages of a roll


@long_rule
def seat_of_roll(s: Any) -> int:
    """Who decides about a roll: the roller's seat, the lead seat in an Auto Defence Roll."""
    roller = rolls.roller_of(s)
    return people.lead_seat(s) if roller == NOBODY else people.seat_of(s, roller)


@long_rule
def mods(s: Any) -> None:
    """D-MODS: what can be added, until the dice are rolled."""
    s.window = 0
    ask(s, decisions.MODS, seat_of_roll(s), rolls.roller_of(s))


@long_rule
def offer_mods(s: Any) -> None:
    """D-MODS."""
    rolls.offer_mods(s)
    windows.offer_plays(s, state.W_PREROLL)
    offer(s, moves.ROLL())


@long_rule
def play_before_roll(s: Any, holder: int, card: int, log: Any) -> None:
    """D-MODS answered: a card is played."""
    then(s, steps.MODS)
    windows.play_card(s, holder, card, state.W_PREROLL, log)


@long_rule
def roll(s: Any) -> None:
    """D-MODS answered: nothing more is added."""
    then(s, steps.THROW)


@long_rule
def throw(s: Any, log: Any) -> None:
    """The dice are thrown, and may then be changed."""
    then(s, steps.CHANGE_DICE)
    faces.throw(s, log)


@long_rule
def change_dice(s: Any) -> None:
    """D-ROLL: what can be changed, until the dice are accepted."""
    s.window = 0
    ask(s, decisions.ROLL, seat_of_roll(s), rolls.roller_of(s))


@long_rule
def offer_changes(s: Any) -> None:
    """D-ROLL."""
    faces.offer_changes(s)
    windows.offer_plays(s, state.W_ROLL)
    offer(s, moves.ACCEPT())


@long_rule
def play_at_roll(s: Any, holder: int, card: int, log: Any) -> None:
    """D-ROLL answered: a card is played."""
    then(s, steps.CHANGE_DICE)
    windows.play_card(s, holder, card, state.W_ROLL, log)


@long_rule
def accept(s: Any) -> None:
    """D-ROLL answered: the dice stay as they are."""
    then(s, steps.PAYMENT)


@long_rule
def gather(s: Any) -> None:
    """OB-ATK-13: "When Attacking" skills give their resource before the roll."""
    v = s.dice.roller
    for i in range(state.MOST_SKILLS - 1, -1, -1):
        skill = abilities.skill_of(s.survivors[v], i)
        if skill != abilities.NONE and abilities.is_at_work(s, v, skill):
            interpreter.start_effects(s, skill, v, effects.WHEN_ATTACKING)


@long_rule
def pay_now(s: Any, log: Any) -> None:
    """Attack: D-TARGET. Defence: OB-PAY-7, a payment without tokens is never declined."""
    dice = s.dice
    if rolls.is_attack(dice.going):
        ask(s, decisions.TARGET, seat_of_roll(s), rolls.roller_of(s))
        return
    card = s.hordes[dice.horde - 1].card
    free = payment.free_payment(s, card)
    if free != payment.NO_COVER:
        pay(s, free, log)
    elif payment.can_pay(s, card):
        ask(s, decisions.PAY, seat_of_roll(s), rolls.roller_of(s), dice.horde - 1)
    else:
        then(s, steps.FALLOUTS, 0)


@long_rule
def aim(s: Any, seat: int, survivor: int, hex: int) -> None:
    """D-TARGET answered: how it is paid."""
    s.dice.horde = s.horde_at[hex]
    ask(s, decisions.PAY, seat, survivor, s.dice.horde - 1)


@long_rule
def offer_payments(s: Any, horde: int) -> None:
    """D-PAY; in a defence it may be declined."""
    payment.offer_payments(s, s.hordes[horde].card)
    if not rolls.is_attack(s.dice.going):
        offer(s, moves.NONE())


@long_rule
def end_payments(s: Any) -> None:
    """D-TARGET, D-PAY answered: nothing more is paid for."""
    then(s, steps.FALLOUTS, 0)


@long_rule
def pay(s: Any, cover: int, log: Any) -> None:
    """OB-PAY-6: after a payment further targets in an attack, unless it was one at distance 2."""
    payment.pay(s, cover, log)
    s.dice.horde = 0
    if rolls.is_attack(s.dice.going) and s.dice.far == 0:
        then(s, steps.PAYMENT)
    else:
        then(s, steps.FALLOUTS, 0)


@long_rule
def offer_targets(s: Any) -> None:
    """D-TARGET: each horde that can be paid for now, by r, then q; or DONE."""
    if may_aim(s):
        offer_payable(s)
    offer(s, moves.DONE())


@long_rule
def may_aim(s: Any) -> bool:
    """OB-PAY-6: whether the attack may go on; some Doom lets it have one target only."""
    if s.dice.count == state.FALLEN:
        return False
    return s.dice.targets == 0 or not in_force.doom_bans(s, effects.SPLITTING)


@long_rule
def offer_payable(s: Any) -> None:
    """OB-ATK-12: the hordes in reach that unspent dice and tokens pay for."""
    dice = s.dice
    here = s.tiles[dice.tile].hex
    for hex in range(moves.HEXES):
        if (
            geometry.DISTANCE[here, hex] <= rolls.REACH
            and ground.is_revealed(s, hex)
            and in_reach(s, hex)
        ):
            horde = s.hordes[ground.horde_at(s, hex)]
            if horde.struck == 0 and payment.can_pay(s, horde.card):
                offer(s, moves.HEX(hex))


@long_rule
def in_reach(s: Any, hex: int) -> bool:
    """OB-ATK-12: next door, or a single horde at distance 2; OB-ATK-18: with Artillery only so."""
    dice = s.dice
    distance = geometry.DISTANCE[s.tiles[dice.tile].hex, hex]
    if distance == rolls.REACH:
        return dice.targets == 0 and can_range(s, dice.roller, dice.artillery == 1)
    next_door = dice.artillery == 0 or s.version < state.ARTILLERY_ONLY_FAR
    return distance == 1 and next_door


# Fallout


@long_rule
def fallouts(s: Any, at: int, log: Any) -> None:
    """OB-ATK-9, OB-ATK-10: after the entire attack, in the order destroyed; then the dice rest."""
    dice = s.dice
    if at >= dice.count:
        rolls.end_roll(s)
        then(s, steps.TRIM_HANDS)
        return
    then(s, steps.FALLOUTS, at + 1)
    icon = content.HORDES[dice.fallen[at] - 1].fallout
    v = dice.roller
    if icon < 0 or s.options.no_icons == state.ON:
        return
    if content.FALLOUTS[icon].harmful and in_force.is_sheltered(s, s.survivors[v].tile):
        return  # OB-HAZ-2
    if content.FALLOUTS[icon].own and s.survivors[v].down:
        return
    tell(log, events.FALLOUT_CAME, v, dice.fallen[at] - 1, icon)
    interpreter.start_effects(s, content.FIRST_FALLOUT + icon, v)
