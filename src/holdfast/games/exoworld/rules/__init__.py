"""The rules of Exoworld, in the order of play.

setup        everything before the first turn
turn         a turn's start and its end
protocols    Items, Protocols, their windows and requests for them
menu         the Action step and its menu
drawing      Draw and Recycle
transfer     cards that change hands
deploy       deploying a module and paying for it
works        Move, Produce, Shut Down, Repair
skills       skills that are options of their own
coordinator  the Crew Coordinator's skill
event        the event step
effects      the operations that cards consist of
tokens       tokens onto the base and off it
discards     cards that must go: for an event, and above the hand limit
relief       a supply, a form, a rest or a cure to be chosen
jumping      pawns that move by a card or a skill
cargo        Shared Cargo
piles        cards out of the discard pile and off the deck
peeking      Event cards looked at before they come
update       the Resource Update
seats        joining and leaving between turns
secrets      what a viewer may not know
determinization  how a player may imagine it
ending       victory, defeat
targets      what operations can aim at, and whether they would do anything
offers       options that are the elements of a set
base         the base: locations, tokens, levels
cards        Player cards in hands, row, deck and discard pile
people       the characters on the base, and their players
supplies     supplies and the Emergency supply
"""

from __future__ import annotations

from holdfast.games.exoworld import decisions, moves, steps
from holdfast.games.exoworld.rules import (
    cargo,
    coordinator,
    deploy,
    discards,
    drawing,
    effects,
    event,
    jumping,
    menu,
    peeking,
    piles,
    protocols,
    relief,
    seats,
    secrets,
    setup,
    skills,
    tokens,
    transfer,
    turn,
    update,
    works,
)
from holdfast.games.exoworld.rules.determinization import determinize
from holdfast.games.exoworld.rules.ending import result
from holdfast.games.exoworld.rules.seats import permits
from holdfast.games.exoworld.rules.secrets import hide
from holdfast.games.exoworld.rules.setup import set_up
from holdfast.kernel.flow import Answers, Ask, Do, order_of_play

# Answers that several decisions share
WINDOW_ANSWERS: Answers = {
    moves.PASS: protocols.pass_in_window,
    moves.PROTOCOL: protocols.play_in_window,
}
ACTIONS: Answers = {
    moves.DRAW_DECK: drawing.draw_deck,
    moves.DRAW_FACE: drawing.draw_face,
    moves.RECYCLE: drawing.recycle,
    moves.GIVE: transfer.give,
    moves.TAKE: transfer.take,
    moves.TAKE_CLASS: transfer.take_class,
    moves.DEPLOY: deploy.announce_deploy,
    moves.MOVE: works.move_to,
    moves.PRODUCE: works.produce,
    moves.SHUT_DOWN: works.shut_down,
    moves.REPAIR: works.repair,
    moves.SKILL: skills.use_skill,
    moves.ITEM: protocols.play_item,
    moves.PROTOCOL: protocols.play_own,
    moves.ASK: protocols.ask_for,
    moves.END: menu.end_actions,
}
PAYMENTS: Answers = {moves.PAY: deploy.pay, moves.DONE: deploy.complete_deploy}
CARGO_ANSWERS: Answers = {moves.KIND: cargo.take_cargo, moves.NONE: cargo.end_cargo}

ORDER_OF_PLAY = order_of_play(
    moves.MOVES,
    steps.STEPS,
    decisions.DECISIONS,
    # Setup
    Do(steps.CHARACTERS, setup.ask_character),
    Ask(decisions.CHARACTER, {moves.KEEP_CHARACTER: setup.keep_character}, setup.offer_characters),
    Do(steps.SOLO_CHARACTERS, setup.ask_solo_character),
    Ask(decisions.SOLO_CHARACTER, {moves.PUT_AWAY: setup.put_away}, setup.offer_solo_characters),
    Do(steps.DEAL, setup.deal),
    # S1: the turn begins
    Do(steps.TURN_START, turn.turn_start),
    Do(steps.WINDOW, protocols.open_window),
    Ask(decisions.BEFORE_TURN, WINDOW_ANSWERS, protocols.offer_in_window),
    # S2: the Action step
    Do(steps.ACT, menu.act),
    Ask(decisions.ACT, ACTIONS, menu.list_actions),
    Ask(decisions.UNSEEN_ACT, ACTIONS, menu.list_actions),
    Do(steps.OFFER, transfer.ask_partner),
    Ask(
        decisions.TRANSFER,
        {moves.YES: transfer.consent, moves.NO: transfer.refuse},
        transfer.offer_consent,
    ),
    Ask(
        decisions.PART_WITH,
        {moves.KIND: transfer.accept, moves.NONE: transfer.refuse},
        transfer.offer_parting,
    ),
    Do(steps.PAY, deploy.pay_step),
    Ask(decisions.PAYMENT, PAYMENTS, deploy.offer_payments),
    Ask(decisions.UNSEEN_PAYMENT, PAYMENTS, deploy.offer_payments),
    Ask(
        decisions.REQUEST,
        {moves.YES: protocols.play_protocol, moves.NO: protocols.decline},
        transfer.offer_consent,
    ),
    Do(steps.TRANSFER, coordinator.choose_direction),
    Ask(
        decisions.DIRECTION,
        {moves.BRANCH: coordinator.take_direction},
        coordinator.offer_directions,
    ),
    Ask(decisions.PARTNER, {moves.SEAT: coordinator.take_partner}, coordinator.offer_partners),
    Ask(decisions.GIFT, {moves.KIND: coordinator.take_gift}, coordinator.offer_gifts),
    Ask(decisions.UNSEEN_GIFT, {moves.KIND: coordinator.take_gift}, coordinator.offer_gifts),
    Ask(
        decisions.GIFT_CLASS,
        {moves.COLOUR: coordinator.take_gift_class},
        coordinator.offer_gift_classes,
    ),
    # S3: the event
    Do(steps.EVENT, event.event_step),
    Ask(decisions.REACTION, WINDOW_ANSWERS, protocols.offer_in_window),
    Do(steps.RESOLVE, event.resolve),
    # What cards and skills do
    Do(steps.EFFECT, effects.effect),
    Do(steps.PLACE_TOKENS, tokens.place_tokens),
    Ask(decisions.PLACE_TOKEN, {moves.CELL: tokens.place_token}, tokens.offer_token_places),
    Do(steps.DISCARDS, discards.discards),
    Ask(decisions.DISCARD, {moves.DISCARD: discards.discard}, discards.offer_discards),
    Ask(decisions.UNSEEN_DISCARD, {moves.DISCARD: discards.discard}, discards.offer_discards),
    Do(steps.CHOOSE_SUPPLY, relief.choose_supply),
    Ask(decisions.SUPPLY, {moves.RESOURCE: relief.change_chosen}, relief.offer_supplies),
    Do(steps.CHOOSE_FORM, relief.choose_form),
    Ask(decisions.FORM, {moves.BRANCH: relief.take_form}, relief.offer_forms),
    Do(steps.CHOOSE_PLACE, tokens.choose_place),
    Ask(decisions.CHOOSE_PLACE, {moves.CELL: tokens.take_place}, tokens.offer_removal_places),
    Do(steps.REMOVE_TOKEN, tokens.remove_token),
    Ask(
        decisions.WHICH_TOKEN,
        {moves.TOKEN: tokens.remove_one, moves.NONE: tokens.remove_none},
        tokens.offer_tokens,
    ),
    Do(steps.REST, relief.choose_rest),
    Ask(decisions.REST, {moves.SEAT: relief.rest}, relief.offer_tired),
    Do(steps.CURE, relief.choose_cure),
    Ask(decisions.WHICH_ISSUE, {moves.CURE: relief.cure}, relief.offer_cures),
    Do(steps.JUMP_WHO, jumping.choose_pawn),
    Ask(decisions.JUMP_WHO, {moves.SEAT: jumping.take_pawn}, jumping.offer_pawns),
    Do(steps.JUMP, jumping.choose_goal),
    Ask(decisions.JUMP, {moves.CELL: jumping.jump}, jumping.offer_goals),
    Do(steps.CARGO_GIVER, cargo.choose_giver),
    Ask(decisions.CARGO_FORM, {moves.BRANCH: cargo.take_cargo_form}, cargo.offer_cargo_forms),
    Ask(decisions.GIVER, {moves.SEAT: cargo.take_giver}, cargo.offer_givers),
    Do(steps.CARGO_RECEIVER, cargo.choose_receiver),
    Ask(decisions.RECEIVER, {moves.SEAT: cargo.take_receiver}, cargo.offer_receivers),
    Do(steps.CARGO, cargo.choose_cargo),
    Ask(decisions.CARGO, CARGO_ANSWERS, cargo.offer_cargo),
    Ask(decisions.UNSEEN_CARGO, CARGO_ANSWERS, cargo.offer_cargo),
    Do(steps.FETCH, piles.choose_discarded),
    Ask(decisions.FETCH, {moves.KIND: piles.fetch}, piles.offer_discarded),
    Do(steps.SURVEY, piles.survey),
    Ask(decisions.SURVEY, {moves.KIND: piles.keep_surveyed}, piles.offer_surveyed),
    Ask(decisions.UNSEEN_SURVEY, {moves.KIND: piles.keep_surveyed}, piles.offer_surveyed),
    Do(steps.PEEK, peeking.peek),
    Ask(decisions.EVENT_ORDER, {moves.ORDER: peeking.order_events}, peeking.offer_orders),
    Ask(decisions.UNSEEN_ORDER, {moves.ORDER: peeking.order_events}, peeking.offer_orders),
    Ask(decisions.WHICH_EVENT, {moves.DROP_EVENT: peeking.drop_event}, peeking.offer_drops),
    Ask(decisions.UNSEEN_EVENT, {moves.DROP_EVENT: peeking.drop_event}, peeking.offer_drops),
    Do(steps.EVENT_DONE, event.event_done),
    # S4, S5: the last window and the Resource Update
    Ask(decisions.BEFORE_UPDATE, WINDOW_ANSWERS, protocols.offer_in_window),
    Do(steps.UPDATE, update.update),
    # S6, S7: the turn ends
    Do(steps.TURN_END, turn.turn_end),
    Do(steps.HAND_LIMITS, discards.hand_limits),
    Ask(decisions.LIMIT, {moves.DISCARD: discards.discard_above_limit}, discards.offer_discards),
    Ask(
        decisions.UNSEEN_LIMIT,
        {moves.DISCARD: discards.discard_above_limit},
        discards.offer_discards,
    ),
    Do(steps.BETWEEN_TURNS, seats.between_turns),
    # Never played: stands for what a viewer may not know
    Ask(decisions.SECRET, secrets.no_answer),
    commands={
        moves.JOIN: seats.wish_to_join,
        moves.JOIN_NOT: seats.wish_not_to_join,
        moves.LEAVE: seats.wish_to_leave,
        moves.STAY: seats.wish_to_stay,
    },
)

__all__ = ["ORDER_OF_PLAY", "determinize", "hide", "permits", "result", "set_up"]
