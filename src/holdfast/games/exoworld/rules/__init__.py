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
    tokens,
    transfer,
    turn,
    update,
)
from holdfast.games.exoworld.rules.determinization import determinize
from holdfast.games.exoworld.rules.ending import result
from holdfast.games.exoworld.rules.seats import permits
from holdfast.games.exoworld.rules.secrets import hide
from holdfast.games.exoworld.rules.setup import set_up
from holdfast.kernel.flow import Ask, Do, order_of_play

ORDER_OF_PLAY = order_of_play(
    moves.MOVES,
    steps.STEPS,
    decisions.DECISIONS,
    # Setup
    Do(steps.CHARACTERS, setup.ask_character),
    Ask(decisions.CHARACTER, setup.keep_character, setup.offer_characters),
    Do(steps.SOLO_CHARACTERS, setup.ask_solo_character),
    Ask(decisions.SOLO_CHARACTER, setup.put_away, setup.offer_solo_characters),
    Do(steps.DEAL, setup.deal),
    # S1: the turn begins
    Do(steps.TURN_START, turn.turn_start),
    Do(steps.WINDOW, protocols.open_window),
    Ask(decisions.BEFORE_TURN, protocols.answer_in_window, protocols.offer_in_window),
    # S2: the Action step
    Do(steps.ACT, menu.act),
    Ask(decisions.ACT, menu.take_action, menu.list_actions),
    Ask(decisions.UNSEEN_ACT, menu.take_action, menu.list_actions),
    Do(steps.OFFER, transfer.ask_partner),
    Ask(decisions.TRANSFER, transfer.consent, transfer.offer_consent),
    Ask(decisions.PART_WITH, transfer.part_with, transfer.offer_parting),
    Do(steps.PAY, deploy.pay_step),
    Ask(decisions.PAYMENT, deploy.pay, deploy.offer_payments),
    Ask(decisions.UNSEEN_PAYMENT, deploy.pay, deploy.offer_payments),
    Ask(decisions.REQUEST, protocols.answer_request, transfer.offer_consent),
    Do(steps.TRANSFER, coordinator.choose_direction),
    Ask(decisions.DIRECTION, coordinator.take_direction, coordinator.offer_directions),
    Ask(decisions.PARTNER, coordinator.take_partner, coordinator.offer_partners),
    Ask(decisions.GIFT, coordinator.take_gift, coordinator.offer_gifts),
    Ask(decisions.UNSEEN_GIFT, coordinator.take_gift, coordinator.offer_gifts),
    Ask(decisions.GIFT_CLASS, coordinator.take_gift_class, coordinator.offer_gift_classes),
    # S3: the event
    Do(steps.EVENT, event.event_step),
    Ask(decisions.REACTION, protocols.answer_in_window, protocols.offer_in_window),
    Do(steps.RESOLVE, event.resolve),
    # What cards and skills do
    Do(steps.EFFECT, effects.effect),
    Do(steps.PLACE_TOKENS, tokens.place_tokens),
    Ask(decisions.PLACE_TOKEN, tokens.place_token, tokens.offer_token_places),
    Do(steps.DISCARDS, discards.discards),
    Ask(decisions.DISCARD, discards.discard, discards.offer_discards),
    Ask(decisions.UNSEEN_DISCARD, discards.discard, discards.offer_discards),
    Do(steps.CHOOSE_SUPPLY, relief.choose_supply),
    Ask(decisions.SUPPLY, relief.change_chosen, relief.offer_supplies),
    Do(steps.CHOOSE_FORM, relief.choose_form),
    Ask(decisions.FORM, relief.take_form, relief.offer_forms),
    Do(steps.CHOOSE_PLACE, tokens.choose_place),
    Ask(decisions.CHOOSE_PLACE, tokens.take_place, tokens.offer_removal_places),
    Do(steps.REMOVE_TOKEN, tokens.remove_token),
    Ask(decisions.WHICH_TOKEN, tokens.take_off, tokens.offer_tokens),
    Do(steps.REST, relief.choose_rest),
    Ask(decisions.REST, relief.rest, relief.offer_tired),
    Do(steps.CURE, relief.choose_cure),
    Ask(decisions.WHICH_ISSUE, relief.cure, relief.offer_cures),
    Do(steps.JUMP_WHO, jumping.choose_pawn),
    Ask(decisions.JUMP_WHO, jumping.take_pawn, jumping.offer_pawns),
    Do(steps.JUMP, jumping.choose_goal),
    Ask(decisions.JUMP, jumping.jump, jumping.offer_goals),
    Do(steps.CARGO_GIVER, cargo.choose_giver),
    Ask(decisions.CARGO_FORM, cargo.take_cargo_form, cargo.offer_cargo_forms),
    Ask(decisions.GIVER, cargo.take_giver, cargo.offer_givers),
    Do(steps.CARGO_RECEIVER, cargo.choose_receiver),
    Ask(decisions.RECEIVER, cargo.take_receiver, cargo.offer_receivers),
    Do(steps.CARGO, cargo.choose_cargo),
    Ask(decisions.CARGO, cargo.take_cargo, cargo.offer_cargo),
    Ask(decisions.UNSEEN_CARGO, cargo.take_cargo, cargo.offer_cargo),
    Do(steps.FETCH, piles.choose_discarded),
    Ask(decisions.FETCH, piles.fetch, piles.offer_discarded),
    Do(steps.SURVEY, piles.survey),
    Ask(decisions.SURVEY, piles.keep_surveyed, piles.offer_surveyed),
    Ask(decisions.UNSEEN_SURVEY, piles.keep_surveyed, piles.offer_surveyed),
    Do(steps.PEEK, peeking.peek),
    Ask(decisions.EVENT_ORDER, peeking.order_events, peeking.offer_orders),
    Ask(decisions.UNSEEN_ORDER, peeking.order_events, peeking.offer_orders),
    Ask(decisions.WHICH_EVENT, peeking.drop_event, peeking.offer_drops),
    Ask(decisions.UNSEEN_EVENT, peeking.drop_event, peeking.offer_drops),
    Do(steps.EVENT_DONE, event.event_done),
    # S4, S5: the last window and the Resource Update
    Ask(decisions.BEFORE_UPDATE, protocols.answer_in_window, protocols.offer_in_window),
    Do(steps.UPDATE, update.update),
    # S6, S7: the turn ends
    Do(steps.TURN_END, turn.turn_end),
    Do(steps.HAND_LIMITS, discards.hand_limits),
    Ask(decisions.LIMIT, discards.discard_above_limit, discards.offer_discards),
    Ask(decisions.UNSEEN_LIMIT, discards.discard_above_limit, discards.offer_discards),
    Do(steps.BETWEEN_TURNS, seats.between_turns),
    # Never played: stands for what a viewer may not know
    Ask(decisions.SECRET, secrets.no_answer),
    command=seats.request,
)

__all__ = ["ORDER_OF_PLAY", "determinize", "hide", "permits", "result", "set_up"]
