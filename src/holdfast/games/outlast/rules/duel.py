"""Fights between meeples: dice, added resources, spoils (LA-DUEL)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlast import decisions, events, moves, state, steps
from holdfast.games.outlast.rules import ground, people
from holdfast.kernel.agenda import then
from holdfast.kernel.chance import roll
from holdfast.kernel.decision import ask, offer, offer_range
from holdfast.kernel.events import tell
from holdfast.kernel.rule import rule

ATTACKER, DEFENDER = 0, 1
NO_SIDE = -1


@rule
def begin_fight(s: Any, meeple: int, rival: int, target: int, log: Any) -> None:
    """LA-DUEL-1, LA-DUEL-2, LA-DUEL-10, LA-DICE-2: both roll, the attacker first."""
    then(s, steps.ACTION_DONE)
    fight = s.fight
    fight.going = 1
    fight.attacker = s.seat
    fight.defender = rival
    fight.slots[ATTACKER] = meeple
    fight.slots[DEFENDER] = target
    fight.last_payer = NO_SIDE
    attacker, defender = s.players[s.seat].meeples[meeple], s.players[rival].meeples[target]
    attacker.hidden = 0
    tell(log, events.FIGHT_BEGAN, s.seat, attacker.number, rival, defender.number, attacker.tile)
    fight.rolls[ATTACKER] = roll(s.chance, state.DIE)
    fight.rolls[DEFENDER] = roll(s.chance, state.DIE)
    rolls = fight.rolls
    tell(log, events.FIGHT_ROLLED, s.seat, rival, rolls[ATTACKER], rolls[DEFENDER], attacker.tile)
    if s.options.fight_boost == state.FIGHT_BLIND:
        then(s, steps.BLIND, ATTACKER)
    else:
        then(s, steps.BOOST)


@rule
def seat_of(fight: Any, side: int) -> int:
    """Who fights on this side."""
    return fight.attacker if side == ATTACKER else fight.defender


@rule
def total(fight: Any, side: int) -> int:
    """LA-DUEL-3: the die, and 1 for each resource added."""
    return fight.rolls[side] + fight.added[side]


@rule
def purse(s: Any, side: int) -> int:
    """LA-DUEL-4: the resources of the fighter and its companions."""
    player = s.players[seat_of(s.fight, side)]
    return people.carried_here(player, player.meeples[s.fight.slots[side]].tile, state.RESOURCE)


@rule
def spend(s: Any, side: int, amount: int, log: Any) -> None:
    """LA-DUEL-4: resources go to the supply and count for the total."""
    seat = seat_of(s.fight, side)
    player = s.players[seat]
    people.pay(player, s.fight.slots[side], amount)
    number = player.meeples[s.fight.slots[side]].number
    tell(log, events.FIGHT_ADDED, seat, number, amount, total(s.fight, side))


# Open fights


@rule
def speaker(fight: Any) -> int:
    """LA-DUEL-5: the lower side; if equal, whoever did not pay last; first of all the attacker."""
    attacks, defends = total(fight, ATTACKER), total(fight, DEFENDER)
    if attacks != defends:
        return ATTACKER if attacks < defends else DEFENDER
    return DEFENDER if fight.last_payer == ATTACKER else ATTACKER


@rule
def boost_step(s: Any) -> None:
    """LA-D-BOOST: the side to speak is asked. If it can afford nothing, it has but to pass."""
    ask(s, decisions.BOOST, seat_of(s.fight, speaker(s.fight)))


@rule
def offer_boosts(s: Any) -> None:
    """LA-D-BOOST: pass, match, beat."""
    side = speaker(s.fight)
    behind = total(s.fight, 1 - side) - total(s.fight, side)
    available = purse(s, side)
    offer(s, moves.PASS())
    if 0 < behind <= available:
        offer(s, moves.MATCH())
    if behind + 1 <= available:
        offer(s, moves.BEAT())


@rule
def match(s: Any, log: Any) -> None:
    """LA-D-BOOST answered: as much as draws level."""
    side = speaker(s.fight)
    boost(s, side, total(s.fight, 1 - side) - total(s.fight, side), log)


@rule
def beat(s: Any, log: Any) -> None:
    """LA-D-BOOST answered: one more than draws level."""
    side = speaker(s.fight)
    boost(s, side, total(s.fight, 1 - side) - total(s.fight, side) + 1, log)


@rule
def boost(s: Any, side: int, amount: int, log: Any) -> None:
    """LA-DUEL-5: the side pays, and the other may speak."""
    s.fight.added[side] += amount
    s.fight.last_payer = side
    spend(s, side, amount, log)
    then(s, steps.BOOST)


@rule
def pass_fight(s: Any, log: Any) -> None:
    """LA-D-BOOST answered, LA-DUEL-5: a pass ends the adding."""
    tell(log, events.FIGHT_PASSED, seat_of(s.fight, speaker(s.fight)))
    settle_fight(s, log)


# Blind fights


@rule
def most_to_add(s: Any, side: int) -> int:
    """LA-D-BLIND: how much this side can commit."""
    return min(moves.MOST_ADDED, purse(s, side))


@rule
def blind_step(s: Any, side: int, log: Any) -> None:
    """LA-D-BLIND: attacker, then defender; who has nothing commits nothing. Then both show."""
    if side > DEFENDER:
        show_commitments(s, log)
    else:
        ask(s, decisions.BLIND, seat_of(s.fight, side))


@rule
def blind_side(fight: Any) -> int:
    """Which side is choosing now."""
    return DEFENDER if fight.committed[ATTACKER] else ATTACKER


@rule
def offer_commitments(s: Any) -> None:
    """LA-D-BLIND: 0 to at most 8."""
    offer_range(s, moves.ADD(0), most_to_add(s, blind_side(s.fight)) + 1)


@rule
def commit(s: Any, amount: int, log: Any) -> None:
    """LA-D-BLIND answered: kept to itself until both are in."""
    side = blind_side(s.fight)
    s.fight.added[side] = amount
    s.fight.committed[side] = 1
    tell(log, events.FIGHT_COMMITTED, seat_of(s.fight, side))
    then(s, steps.BLIND, side + 1)


@rule
def show_commitments(s: Any, log: Any) -> None:
    """LA-DUEL-6: revealed together, paid and added."""
    for side in range(2):
        if s.fight.added[side] > 0:
            spend(s, side, s.fight.added[side], log)
    settle_fight(s, log)


# The outcome


@rule
def settle_fight(s: Any, log: Any) -> None:
    """LA-DUEL-7 to LA-DUEL-9: a stand-off, or spoils for the winner and death (or not)."""
    fight = s.fight
    attacks, defends = total(fight, ATTACKER), total(fight, DEFENDER)
    winning = ATTACKER if attacks >= defends else DEFENDER  # a stand-off names the attacker first
    winner, loser = seat_of(fight, winning), seat_of(fight, 1 - winning)
    winner_slot, loser_slot = fight.slots[winning], fight.slots[1 - winning]
    end_fight(s)
    victor, victim = s.players[winner].meeples[winner_slot], s.players[loser].meeples[loser_slot]
    tile = victor.tile
    if attacks == defends:
        tell(log, events.FIGHT_DRAWN, winner, victor.number, loser, victim.number, tile)
        return
    tell(log, events.FIGHT_WON, winner, victor.number, loser, victim.number, tile)
    resources = take(s, victor, victim, state.RESOURCE)
    prey = take(s, victor, victim, state.PREY)
    if resources + prey > 0:
        tell(log, events.TOOK, winner, victor.number, resources, prey)
    if s.options.fight_stakes == state.STAKES_ROB:
        rest_resources, rest_prey = victim.goods[state.RESOURCE], victim.goods[state.PREY]
        victim.goods[state.RESOURCE] = 0
        victim.goods[state.PREY] = 0
        people.fall(s, tile, state.RESOURCE, rest_resources, log)
        people.fall(s, tile, state.PREY, rest_prey, log)
    else:
        people.die(s, loser, loser_slot, events.BY_RIVAL, log)


@rule
def take(s: Any, victor: Any, victim: Any, kind: int) -> int:
    """LA-DUEL-9: as much of the loser's goods as the winner can carry."""
    amount = min(victim.goods[kind], ground.carrying_limit(s) - victor.goods[kind])
    victim.goods[kind] -= amount
    victor.goods[kind] += amount
    return amount


@rule
def end_fight(s: Any) -> None:
    """Nothing of a fight stays in the position."""
    fight = s.fight
    fight.going = fight.attacker = fight.defender = fight.last_payer = 0
    for side in range(2):
        fight.slots[side] = 0
        fight.rolls[side] = 0
        fight.added[side] = 0
        fight.committed[side] = 0
