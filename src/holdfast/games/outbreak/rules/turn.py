"""The Survivor Phase and a survivor's turn (OB-TRN, OB-MOV).

TURN  a = 0, or 1 + the development that asks something
"""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import content, decisions, events, moves, state, steps
from holdfast.games.outbreak.content import effects
from holdfast.games.outbreak.rules import (
    abilities,
    attack,
    cards,
    deeds,
    develop,
    ending,
    goods,
    ground,
    hordes,
    in_force,
    interpreter,
    lists,
    people,
    trade,
    values,
    void,
    windows,
)
from holdfast.games.outbreak.rules import aid as aids
from holdfast.kernel.agenda import then
from holdfast.kernel.decision import ask, offer
from holdfast.kernel.events import tell
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule

# S0 and S1


@long_rule
def survivor_phase(s: Any, log: Any) -> None:
    """S0: Laboratory removals, then Exp from Watchtowers, Professor and Scholar."""
    s.phase = state.SURVIVORS_ACT
    tell(log, events.PHASE_BEGAN, state.SURVIVORS_ACT)
    then(s, steps.WHO)
    if s.laboratory != 0:
        for uid in range(s.dealt):
            horde = s.hordes[uid]
            if (
                horde.place == state.REVEALED
                and not hordes.is_final(horde.card)
                and hordes.symbols(s, horde.card) == 0
            ):
                hordes.destroy(s, uid, NOBODY, events.BY_LABORATORY, log)  # OB-AID-7
    towers = 0
    for t in range(moves.SETTLEMENTS):
        towers += s.tiles[t].pieces[effects.WATCHTOWER]
    cards.change_exp(s, towers, log)
    for i in range(s.team):
        v = s.order[i]
        if people.is_able(s, v):
            interpreter.start_effects(s, v, v, effects.SURVIVOR_PHASE)
            for k in range(state.MOST_SKILLS):
                skill = abilities.skill_of(s.survivors[v], k)
                if skill != abilities.NONE:
                    interpreter.start_effects(s, skill, v, effects.SURVIVOR_PHASE)


@long_rule
def who(s: Any, log: Any) -> None:
    """S1. OB-GEN-1, OB-TRN-2: D-WHO while an able survivor has not been activated."""
    s.window = 0
    if ending.test_win(s, log):
        return
    for i in range(s.team):
        v = s.order[i]
        if people.is_able(s, v) and s.survivors[v].activated == 0:
            offer(s, moves.SURVIVOR(v))
    if s.offers == 0:
        then(s, steps.LEAVES)
        return
    windows.offer_plays(s, state.W_TURN)
    offer(s, moves.END_PHASE())
    ask(s, decisions.WHO, people.lead_seat(s))


@long_rule
def end_phase(s: Any) -> None:
    """D-WHO answered: nobody else acts today."""
    for i in range(s.team):
        s.survivors[s.order[i]].activated = 1
    then(s, steps.LEAVES)


@long_rule
def play_between_turns(s: Any, holder: int, card: int, log: Any) -> None:
    """D-WHO answered: a card is played."""
    then(s, steps.WHO)
    windows.play_card(s, holder, card, state.W_TURN, log)


@long_rule
def begin_turn(s: Any, survivor: int, log: Any) -> None:
    """D-WHO answered: a survivor's turn begins."""
    then(s, steps.WHO)
    s.active = survivor
    s.turn.main = 1
    extra = abilities.own_value(s, survivor, effects.EXTRA, effects.EXTRA_ATTACK)
    s.turn.extra_attack = 1 if extra > 0 else 0
    tell(log, events.TURN_BEGAN, survivor)
    then(s, steps.TURN)


# S2


@long_rule
def turn(s: Any, log: Any) -> None:
    """S2: D-TURN until END; OB-TRN-6: who has been incapacitated ends the turn."""
    s.window = 0
    if ending.test_win(s, log):
        return
    v = s.active
    if not people.is_able(s, v):
        end_turn(s)
        return
    ask(s, decisions.TURN, people.seat_of(s, v), v)


@long_rule
def end_turn(s: Any) -> None:
    """The turn is over."""
    s.survivors[s.active].activated = 1
    s.active = NOBODY
    turn = s.turn
    turn.steps = turn.march = turn.developed = turn.traded = 0
    turn.main = turn.extra_attack = turn.extra_main = 0


@long_rule
def steps_left(s: Any, v: int) -> int:
    """OB-MOV-3: movement less the steps made."""
    return max(0, values.movement(s, v) - s.turn.steps)


@long_rule
def ground_for(s: Any, v: int) -> int:
    """OB-MOV-2: a way leads over free settlements; the Free Runner's over overrun ones too."""
    return (
        s.city
        if abilities.own_value(s, v, effects.GRANT, effects.PASS_OVERRUN) > 0
        else ground.free_tiles(s)
    )


@long_rule
def offer_actions(s: Any, survivor: int) -> None:
    """OB-TRN-1: the menu of D-TURN, in its order."""
    v = survivor
    turn = s.turn
    tile = s.survivors[v].tile
    left = steps_left(s, v)
    if left > 0:
        lists.offer_tiles(
            s, moves.MOVE, ground.reachable(s, tile, left, ground_for(s, v)) & ground.free_tiles(s)
        )
    if turn.developed == 0:
        develop.offer_developments(s, v)
    if turn.traded == 0 and trade.can_trade(s, v):
        offer(s, moves.TRADE())
    if turn.extra_attack + turn.main + turn.extra_main > 0 and attack.can_attack(s, v):
        offer(s, moves.ATTACK())
    if turn.main + turn.extra_main > 0:
        aids.offer_aids(s, v)
        if can_search(s, v):
            offer(s, moves.SEARCH())
    offer_specials(s, v)
    if s.survivors[v].trap:
        offer(s, moves.PLACE_TRAP())
    if can_use_hospital(s, v):
        offer(s, moves.HOSPITAL())
    if s.driver == v + 1:
        offer(s, moves.DISMOUNT())
    windows.offer_plays(s, state.W_TURN)
    offer(s, moves.END())


@long_rule
def can_search(s: Any, v: int) -> bool:
    """OB-FOR-1, OB-TRN-7: a card to draw; what Doom forbids needs an extra main action."""
    if in_force.is_besieged(s, s.survivors[v].tile) or not cards.can_draw(s):
        return False
    ban = in_force.doom_bans(s, effects.SEARCHING)
    return ban == 0 or (ban == 1 and s.turn.extra_main > 0)


@long_rule
def can_use_hospital(s: Any, v: int) -> bool:
    """OB-AID-6: on the Hospital with power, wounded, once per day."""
    return (
        s.survivors[v].tile == content.HOSPITAL
        and ground.works(s, content.HOSPITAL)
        and s.survivors[v].wounds > 0
        and not abilities.hospital_used(s, v)
        and in_force.may_heal(s, False)
    )


@long_rule
def offer_specials(s: Any, v: int) -> None:
    """SPECIAL: abilities of one's own turn, once per day each."""
    offer_special(s, v, v)
    for i in range(state.MOST_SKILLS):
        skill = abilities.skill_of(s.survivors[v], i)
        if skill != abilities.NONE:
            offer_special(s, v, skill)
    held = s.survivors[v].cards >> moves.ORDINARY & s.built
    if held:
        for k in range(moves.SCHEMATICS):
            if held >> k & 1:
                offer_special(s, v, content.FIRST_SCHEMATIC + k)


@long_rule
def offer_special(s: Any, v: int, ability: int) -> None:
    """One ability, if it is a special, unused and could change something."""
    row = content.SOURCES[ability].first
    if row == content.SOURCES[ability].last or content.EFFECTS[row].when != effects.SPECIAL:
        return
    if abilities.is_used(s, v, ability) or not abilities.is_at_work(s, v, ability):
        return
    if content.EFFECTS[row].op == effects.MINIATTACK:
        if attack.can_mini(s, v):
            offer(s, moves.SPECIAL(ability))
    elif void.is_worth_doing(s, ability, effects.SPECIAL, v, -1):
        offer(s, moves.SPECIAL(ability))


# D-TURN answered: after all but END it is asked again


@long_rule
def begin_trade(s: Any) -> None:
    """OB-TRD-1: once per turn."""
    then(s, steps.TURN)
    s.turn.traded = 1
    then(s, steps.TRADE)


@long_rule
def declare_attack(s: Any, survivor: int, log: Any) -> None:
    """OB-ATK-1: an Attack is a main action, or an extra one."""
    then(s, steps.TURN)
    use_attack(s)
    attack.begin_attack(s, survivor, log)


@long_rule
def take_aid(s: Any, survivor: int, settlement: int, aid: int, log: Any) -> None:
    """OB-AID-1: an aid is a main action."""
    then(s, steps.TURN)
    use_main(s)
    then(s, steps.TRIM_HANDS)
    aids.request_aid(s, survivor, settlement, aid, log)


@long_rule
def use_special(s: Any, survivor: int, ability: int, log: Any) -> None:
    """SPECIAL: an ability of the own turn, used for today."""
    then(s, steps.TURN)
    abilities.mark_used(s, survivor, ability)
    tell(log, events.USED, survivor, ability)
    interpreter.start_effects(s, ability, survivor, effects.SPECIAL)


@long_rule
def visit_hospital(s: Any, survivor: int, log: Any) -> None:
    """OB-AID-6: one wound heals."""
    then(s, steps.TURN)
    s.survivors[survivor].used |= 1 << state.HOSPITAL_USED
    deeds.cure(s, survivor, 1, log)


@long_rule
def dismount(s: Any, log: Any) -> None:
    """The driver leaves the Tank, which is lost."""
    then(s, steps.TURN)
    goods.lose_tank(s, log)


@long_rule
def play_in_turn(s: Any, holder: int, card: int, log: Any) -> None:
    """OB-WIN-4: a card in a survivor's turn."""
    then(s, steps.TURN)
    windows.play_card(s, holder, card, state.W_TURN, log)


@long_rule
def walk(s: Any, survivor: int, hex: int, log: Any) -> None:
    """OB-MOV-1, OB-MOV-5: the fewest steps; OB-SCH-2: beyond the own movement by Motorbike."""
    then(s, steps.TURN)
    v, to = survivor, ground.tile_at(s, hex)
    here = s.survivors[v].tile
    s.turn.steps += ground.steps_to(s, here, 1 << to, ground_for(s, v))
    if s.turn.steps > values.own_movement(s, v):
        bike = abilities.schematic_for(s, v, effects.STEP)
        if bike != abilities.NONE:
            abilities.use_schematic(s, v, bike)
    s.survivors[v].tile = to
    tell(log, events.MOVED, v, here, to)


@long_rule
def use_main(s: Any) -> None:
    """OB-TRN-7: first the main action, then an extra one."""
    if s.turn.main > 0:
        s.turn.main -= 1
    else:
        s.turn.extra_main -= 1


@long_rule
def use_attack(s: Any) -> None:
    """OB-TRN-7: an Attack uses the extra Attack first."""
    if s.turn.extra_attack > 0:
        s.turn.extra_attack -= 1
    else:
        use_main(s)


@long_rule
def search(s: Any, survivor: int, log: Any) -> None:
    """OB-FOR-1: draw a Fortune card, the Scavenger one more; then the hand limit."""
    then(s, steps.TURN)
    if in_force.doom_bans(s, effects.SEARCHING):
        s.turn.extra_main -= 1
    else:
        use_main(s)
    tell(log, events.SEARCHED, survivor)
    then(s, steps.TRIM_HANDS)
    for _ in range(1 + abilities.own_value(s, survivor, effects.DRAWMORE)):
        cards.draw_fortune(s, survivor, log)


@long_rule
def place_trap(s: Any, survivor: int, log: Any) -> None:
    """OB-AID-5: the Trap is placed on the settlement they occupy, free."""
    then(s, steps.TURN)
    owner = s.survivors[survivor]
    owner.trap = 0
    s.tiles[owner.tile].pieces[effects.TRAP_PIECE] += 1
    tell(log, events.PUT_DOWN, owner.tile, effects.TRAP_PIECE)
