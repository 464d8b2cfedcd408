"""The rules of Outlive, in the order of play.

setup        the table before the first choice
draft        each player's secret choices, and the reveal
mary         search tiles instead of goods
placing      the heroes' first places
dawn         filling the board
convoy       the events of the day
losses       what events take
moving       choosing a hero and its way
pressure     what a stronger hero takes from weaker ones
visit        bonuses on arrival and the actions of a place
survivors    where they live, where they come from, how they are lost
hunting      wild game
cities       equipment on display, search tiles, looks at their stacks
night        the turns of the Night, radiation, recruits, upkeep
overcoming   Night step 1: events overcome
feeding      Night step 2: food
building     Night step 5: rooms and their abilities
repairing    Night step 6: equipment
ending       the count and the ranking

secrets      what a viewer may not know
determinization  what may be there instead

What the others stand on:

effects      what cards do
lasting      what events in force change
gauge        the radioactivity of a shelter
shelter      rooms and what they give, equipment, water and food
tokens       the reserve, the stores, the equipment deck
bags         tiles that are drawn at random
turns        who comes after whom
"""

from __future__ import annotations

from holdfast.games.outlive import decisions, moves, steps
from holdfast.games.outlive.rules import (
    building,
    cities,
    convoy,
    dawn,
    draft,
    feeding,
    hunting,
    losses,
    mary,
    moving,
    night,
    overcoming,
    placing,
    pressure,
    repairing,
    survivors,
    visit,
)
from holdfast.games.outlive.rules.determinization import determinize
from holdfast.games.outlive.rules.ending import result
from holdfast.games.outlive.rules.secrets import hide
from holdfast.games.outlive.rules.setup import set_up
from holdfast.kernel.flow import Ask, Do, order_of_play

# OL-GEN-1: a decision with a single option is no decision; only OL-D-PREY is always asked, because
# its list is secret. OL-GEN-5: no answer is taken back.
ORDER_OF_PLAY = order_of_play(
    moves.MOVES,
    steps.STEPS,
    decisions.DECISIONS,
    # Setup
    Do(steps.DRAFT, draft.draft),
    Ask(decisions.ROOMS, {moves.DISCARD: draft.discard_room}, draft.offer_discards),
    Ask(decisions.FREEBUILD, {moves.FREE_BUILD: draft.free_build}, draft.offer_free_builds),
    Ask(decisions.SPLIT, {moves.SPLIT: draft.split}, draft.offer_splits),
    Ask(decisions.LEADER, {moves.LEAD: draft.choose_leader}, draft.offer_leaders),
    Do(steps.REVEAL, draft.reveal),
    Do(steps.MARY, mary.mary),
    Ask(decisions.MARYDRAW, {moves.DRAW_FIND: mary.draw_find}, mary.offer_finds),
    Ask(decisions.MARYDROP, {moves.DROP_FIND: mary.drop_find}, mary.offer_drops),
    Do(steps.PLACE, placing.place_step),
    Ask(decisions.PLACE, {moves.PLACE: placing.place_hero}, placing.offer_places),
    # Day
    Do(steps.DAWN, dawn.dawn),
    Do(steps.EVENTS, convoy.events_step),
    Ask(decisions.RATS, {moves.GIVE: losses.answer_rats}, losses.offer_supplies),
    Ask(decisions.CLAN, {moves.LOSE_GOODS: losses.answer_clan}, losses.offer_goods),
    Do(steps.ACTIVATE, moving.activate),
    Do(steps.CHOOSE_HERO, moving.choose_hero),
    Ask(
        decisions.MOVE,
        {
            moves.MOVE: moving.walk,
            moves.BOARD: moving.board,
            moves.STAND: moving.stand,
            moves.PEEK: moving.peek_first,
        },
        moving.offer_moves,
    ),
    Do(steps.PRESSURE, pressure.pressure),
    Ask(decisions.BAT, {moves.BAT: pressure.answer_bat}, pressure.offer_bat),
    Do(steps.DEFENCE, pressure.defence),
    Ask(
        decisions.DEFEND,
        {moves.DEFEND: pressure.defend, moves.IMMUNE: pressure.stay_immune},
        pressure.offer_defences,
    ),
    Do(steps.TRIBUTE, pressure.tribute),
    Ask(decisions.TRIBUTE, {moves.GIVE: pressure.answer_tribute}, pressure.offer_tributes),
    Do(steps.BONUSES, visit.bonuses),
    Do(steps.SHIP_GAIN, visit.ship_gain),
    Ask(
        decisions.SURV,
        {moves.SETTLE: survivors.settle, moves.DECLINE: survivors.decline},
        survivors.offer_spaces,
    ),
    Do(steps.ACTIONS, visit.actions),
    Do(steps.ACT, visit.act_step),
    Ask(
        decisions.ACT,
        {
            moves.SCAVENGE: visit.scavenge,
            moves.HUNT: hunting.begin_hunt,
            moves.SENSOR: hunting.sense,
            moves.ALGAE: visit.harvest_algae,
            moves.OPEN_DAM: visit.open_dam,
            moves.TAKE: cities.take_equipment,
            moves.SEARCH: cities.search,
            moves.PEEK: visit.peek_there,
            moves.END: visit.leave,
        },
        visit.offer_actions,
    ),
    Ask(
        decisions.PREY,
        {moves.PREY: hunting.choose_prey, moves.NO_PREY: hunting.choose_no_prey},
        hunting.offer_prey,
    ),
    Ask(decisions.HUNT, {moves.SHOOT: hunting.shoot}, hunting.offer_shots),
    Do(steps.DAY_END, night.day_end),
    # Night
    Do(steps.OVERCOME, overcoming.overcome_step),
    Ask(
        decisions.OVERCOME,
        {moves.OVERCOME: overcoming.overcome, moves.PASS: overcoming.overcome_none},
        overcoming.offer_events,
    ),
    Do(steps.NIGHT_TURN, night.night_turn),
    Do(steps.FEED, feeding.feed_step),
    Ask(decisions.FEED, {moves.FEED: feeding.feed}, feeding.offer_meals),
    Do(steps.RADIATION, night.radiation_step),
    Do(steps.RECRUIT, night.recruit_step),
    Ask(
        decisions.RECRUIT,
        {moves.RECRUIT: night.recruit, moves.DONE: night.done},
        night.offer_recruits,
    ),
    Do(steps.BUILD, building.build_step),
    Ask(
        decisions.BUILD,
        {
            moves.BUILD: building.build,
            moves.MOVE_IN: building.move_in,
            moves.ABILITY: building.use_ability,
            moves.DONE: night.done,
        },
        building.offer_building,
    ),
    Ask(decisions.PAYMAT, {moves.PAY: building.pay_for_room}, building.offer_payments),
    Ask(decisions.SALVAGE, {moves.SALVAGE: building.salvage}, building.offer_salvage),
    Do(steps.REPAIR, repairing.repair_step),
    Ask(
        decisions.REPAIR,
        {moves.REPAIR: repairing.repair, moves.DRAW: repairing.draw, moves.DONE: night.done},
        repairing.offer_repairs,
    ),
    Do(steps.UPKEEP, night.upkeep_step),
    # At any time
    Do(steps.LOSE, survivors.lose_step),
    Ask(decisions.LOSE, {moves.LOSE: survivors.lose_survivor}, survivors.offer_losses),
)

__all__ = ["ORDER_OF_PLAY", "determinize", "hide", "result", "set_up"]
