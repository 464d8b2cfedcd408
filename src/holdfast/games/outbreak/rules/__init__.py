"""The rules of Outbreak, in the order of play.

setup        the table, the city and the survivors
deck         the horde deck
joining      dropping in and out
opening      Doom becomes Active, the day and its event
reveals      hordes around the city: surveyed, revealed, replenished
refugees     where the Helpless and the Settlers go
turn         the Survivor Phase and a survivor's turn
develop      what Exp buys
trade        tokens and cards change hands
aid          what settlements give
attack       an attack or a defence, stage by stage
rolls        how many dice, and what may be added
faces        the dice thrown, re-rolls and fixings
payment      what dice and tokens pay for
night        the Zombie Phase
march        a horde's move, and what it meets
overrun      what it ruins
wounds       what survivors suffer
windows      when Fortune cards may be played
interpreter  what cards, aids and icons do
targets      whom effects may choose
void         whether they could change anything
choices      what they ask
answers      how they go on when they were answered
deeds        what they do
doom         Doom cards
goods        tokens, pieces, the Tank and the Laboratory
cards        Exp, Fortune cards and skills
ending       the end
secrets      what nobody may know
ground       city, edge and distances
people       survivors, sets of them, seats
abilities    professions, skills and schematics
in_force     what Doom, icons and settlements change
values       health, slots, hand and movement
hordes       their strength and how they fall
lists        options in the order of the rules
"""

from __future__ import annotations

from holdfast.games.outbreak import decisions, moves, steps
from holdfast.games.outbreak.rules import (
    answers,
    attack,
    cards,
    deeds,
    develop,
    doom,
    faces,
    goods,
    interpreter,
    joining,
    march,
    night,
    opening,
    overrun,
    refugees,
    reveals,
    rolls,
    setup,
    trade,
    turn,
    windows,
    wounds,
)
from holdfast.games.outbreak.rules.ending import result
from holdfast.games.outbreak.rules.joining import permits
from holdfast.games.outbreak.rules.secrets import determinize, hide
from holdfast.games.outbreak.rules.setup import set_up
from holdfast.kernel.flow import Ask, Do, order_of_play

ORDER_OF_PLAY = order_of_play(
    moves.MOVES,
    steps.STEPS,
    decisions.DECISIONS,
    # Setup
    Do(steps.LAY_CITY, setup.lay_city),
    Ask(decisions.SETUP_BASE, {moves.HEX: setup.lay_base}, setup.offer_bases),
    Ask(decisions.SETUP_TILE, {moves.SETTLEMENT: setup.pick_settlement}, setup.offer_drawn),
    Ask(decisions.SETUP_HEX, {moves.HEX: setup.lay_settlement}, setup.offer_sites),
    Do(steps.PICK_SURVIVORS, setup.pick_survivors),
    Ask(decisions.SETUP_SURV, {moves.SURVIVOR: setup.pick}, setup.offer_survivors),
    # The Opening Phase
    Do(steps.JOINS, joining.joins),
    Ask(decisions.JOIN, {moves.SURVIVOR: joining.join}),
    Do(steps.REVEAL_DOOM, opening.reveal_doom),
    Do(steps.DOOM_STARTS, opening.doom_starts),
    Do(steps.DAY, opening.begin_day),
    Do(steps.REVEAL_HORDES, reveals.reveal_hordes),
    Do(steps.REVEALS, reveals.reveal_next),
    Ask(decisions.REVEAL, {moves.HEX: reveals.reveal}),
    Ask(decisions.REVEAL_EDGE, {moves.HEX: reveals.reveal_at_edge}),
    Do(steps.RUSH, reveals.rush),
    Do(steps.MOVE_SETTLERS, refugees.move_settlers),
    Ask(
        decisions.SETTLER,
        {moves.STAY: refugees.settlers_stay, moves.HEX: refugees.settlers_go},
        refugees.offer_settler_hexes,
    ),
    Ask(decisions.SETTLER_TILE, {moves.SETTLEMENT: refugees.settlers_found}, refugees.offer_unused),
    Do(steps.MOVE_HELPLESS, refugees.move_helpless),
    Ask(
        decisions.HELPLESS,
        {moves.STAY: refugees.helpless_stay, moves.HEX: refugees.helpless_go},
        refugees.offer_helpless_hexes,
    ),
    Do(steps.REPLENISH, reveals.replenish),
    # The Survivor Phase
    Do(steps.SURVIVOR_PHASE, turn.survivor_phase),
    Do(steps.WHO, turn.who),
    Ask(
        decisions.WHO,
        {
            moves.SURVIVOR: turn.begin_turn,
            moves.PLAY: turn.play_between_turns,
            moves.END_PHASE: turn.end_phase,
        },
    ),
    Do(steps.TURN, turn.turn),
    Ask(
        decisions.TURN,
        {
            moves.MOVE: turn.walk,
            moves.DEVELOP: develop.develop,
            moves.TRADE: turn.begin_trade,
            moves.ATTACK: turn.declare_attack,
            moves.AID: turn.take_aid,
            moves.SEARCH: turn.search,
            moves.SPECIAL: turn.use_special,
            moves.PLACE_TRAP: turn.place_trap,
            moves.HOSPITAL: turn.visit_hospital,
            moves.DISMOUNT: turn.dismount,
            moves.PLAY: turn.play_in_turn,
            moves.END: turn.end_turn,
        },
        turn.offer_actions,
    ),
    Ask(decisions.DEV_HEX, {moves.HEX: develop.build}, develop.offer_building_tiles),
    Ask(decisions.DEV_WHO, {moves.SURVIVOR: develop.revive}, develop.offer_fallen),
    Ask(decisions.DEV_CARD, {moves.CARD: develop.build_schematic}, develop.offer_schematics),
    Ask(decisions.SKILL, {moves.SKILL: develop.learn}),
    Do(steps.TRADE, trade.trade),
    Ask(
        decisions.TRADE,
        {moves.GIVE: trade.exchange, moves.TAKE: trade.exchange, moves.DONE: trade.end_trade},
        trade.offer_trades,
    ),
    Do(steps.LEAVES, joining.leaves),
    # A roll
    Do(steps.GATHER, attack.gather),
    Do(steps.MODS, attack.mods),
    Ask(
        decisions.MODS,
        {
            moves.USE_GARRISON: rolls.use_garrison,
            moves.USE_TRAP: rolls.use_trap,
            moves.TURRET: rolls.load_turret,
            moves.DOOM_DIE: rolls.take_doom_die,
            moves.ARTILLERY: rolls.use_artillery,
            moves.PLAY: attack.play_before_roll,
            moves.ROLL: attack.roll,
        },
        attack.offer_mods,
    ),
    Do(steps.THROW, attack.throw),
    Do(steps.CHANGE_DICE, attack.change_dice),
    Ask(
        decisions.ROLL,
        {
            moves.REROLL: faces.reroll,
            moves.FIX: faces.fix,
            moves.PLAY: attack.play_at_roll,
            moves.ACCEPT: attack.accept,
        },
        attack.offer_changes,
    ),
    Do(steps.PAYMENT, attack.pay_now),
    Ask(
        decisions.TARGET,
        {moves.HEX: attack.aim, moves.DONE: attack.end_payments},
        attack.offer_targets,
    ),
    Ask(
        decisions.PAY,
        {moves.PAY: attack.pay, moves.NONE: attack.end_payments},
        attack.offer_payments,
    ),
    Do(steps.FALLOUTS, attack.fallouts),
    # The Zombie Phase
    Do(steps.ZOMBIE_PHASE, night.zombie_phase),
    Do(steps.NIGHT_EFFECTS, night.night_effects),
    Do(steps.SWELL, night.swell),
    Do(steps.HORDES_MOVE, night.hordes_move),
    Ask(decisions.HORDE_NEXT, {moves.HEX: night.horde_goes}),
    Do(steps.DUSK, night.dusk),
    Do(steps.HAZARDS, night.hazards),
    Do(steps.HAZARD, night.hazard),
    Do(steps.DAY_END, night.day_end),
    # A horde's move
    Do(steps.MARCH, march.march),
    Ask(decisions.HORDE_PATH, {moves.HEX: march.choose_way}, march.offer_ways),
    Do(steps.ENTER, march.enter),
    Do(steps.STRUCK, march.struck),
    Do(steps.DEFENCE, march.defence),
    Ask(
        decisions.DEFENDER,
        {moves.SURVIVOR: march.defend, moves.NO: march.defend_not},
        march.offer_defenders,
    ),
    Ask(decisions.AUTO, {moves.AUTO: march.defend_by_itself}, march.offer_auto),
    Do(steps.DEFENDED, march.defended),
    Do(steps.BREAK_IN, march.break_in),
    Do(steps.MARCHED, march.marched),
    # What it ruins
    Do(steps.OVERRUN, overrun.overrun),
    Do(steps.RUIN, overrun.ruin),
    Do(steps.HELPLESS_RETREAT, overrun.helpless_retreat),
    Ask(decisions.HELPLESS_RETREAT, {moves.HEX: overrun.helpless_fall_back}),
    Do(steps.SETTLERS_RETREAT, overrun.settlers_retreat),
    Ask(decisions.SETTLERS_RETREAT, {moves.HEX: overrun.settlers_fall_back}),
    Do(steps.SURVIVORS_RETREAT, overrun.survivors_retreat),
    Ask(decisions.RETREAT, {moves.HEX: overrun.survivor_falls_back}),
    Do(steps.OVERRUN_WOUNDS, overrun.overrun_wounds),
    # Wounds
    Do(steps.WOUND, wounds.wound),
    Do(steps.GUARD, wounds.guard),
    Ask(
        decisions.BODYGUARD,
        {moves.TAKE_IT: wounds.take_for, moves.NO: wounds.guard_not},
        wounds.offer_guard,
    ),
    Do(steps.WOUND_WINDOW, wounds.wound_window),
    Do(steps.TAKE_WOUNDS, wounds.take_wounds),
    # Windows, and what cards, aids and icons do
    Do(steps.WINDOW, windows.open_window),
    Ask(decisions.WINDOW, {moves.PLAY: windows.play_in_window, moves.PASS: windows.pass_window}),
    Do(steps.EFFECT, interpreter.effect),
    # What an answer means is up to the effect that asks.
    Ask(decisions.CARD_ARG, answers.answer),
    Ask(decisions.AID_ARG, answers.answer),
    Ask(decisions.TOKEN_HEX, answers.answer),
    Ask(decisions.DOOM_ARG, answers.answer),
    Ask(decisions.HORDE_ARG, answers.answer),
    Do(steps.GAIN_TOKENS, deeds.gain_tokens),
    Ask(decisions.KIND, {moves.KIND: deeds.take_kind}),
    Do(steps.LOSE_TOKENS, deeds.lose_tokens),
    Do(steps.HURT_NEAR, deeds.hurt_near),
    Do(steps.ADD_DOOM, doom.add_doom),
    Do(steps.DRAW_DOOM, doom.draw_doom),
    Do(steps.TRIM_GOODS, goods.trim_goods),
    Ask(decisions.DROP, {moves.KIND: goods.drop_token}, goods.offer_tokens),
    Do(steps.TRIM_HANDS, cards.trim_hands),
    Ask(decisions.DISCARD, {moves.CARD: cards.discard}, cards.offer_cards),
    commands={
        moves.JOIN: joining.ask_to_join,
        moves.LEAVE: joining.ask_to_leave,
        moves.CANCEL: joining.cancel,
    },
)

__all__ = ["ORDER_OF_PLAY", "determinize", "hide", "permits", "result", "set_up"]
