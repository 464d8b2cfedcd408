"""The flow: the ladder of steps, and the verbs of a game: setup, legal, play."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld.moves import (
    BRANCH,
    CELL,
    COLOUR,
    CURE,
    DISCARD,
    DROP_EVENT,
    JOIN,
    KEEP_CHARACTER,
    NO,
    ORDER,
    PUT_AWAY,
    RESOURCE,
    SEAT,
    YES,
)
from holdfast.games.exoworld.rules.cargo import cargo_step
from holdfast.games.exoworld.rules.choices import (
    answer_card,
    answer_class,
    answer_cure,
    answer_discard,
    answer_event,
    answer_form,
    answer_order,
    answer_place,
    answer_seat,
    answer_supply,
    answer_token,
    legal_cards,
    legal_classes,
    legal_cures,
    legal_discards,
    legal_drops,
    legal_forms,
    legal_orders,
    legal_places,
    legal_seats,
    legal_supplies,
    legal_tokens,
)
from holdfast.games.exoworld.rules.decisions import (
    choose_cure,
    choose_form,
    choose_jump,
    choose_rest,
    choose_supply,
    discards,
)
from holdfast.games.exoworld.rules.deploy import legal_payments, pay, pay_step
from holdfast.games.exoworld.rules.effects import effect
from holdfast.games.exoworld.rules.event import event_done, event_step, resolve
from holdfast.games.exoworld.rules.peeking import peeking
from holdfast.games.exoworld.rules.piles import fetching, surveying
from holdfast.games.exoworld.rules.protocols import (
    answer_request,
    answer_window,
    legal_in_window,
    open_window,
)
from holdfast.games.exoworld.rules.seats import between_turns, request
from holdfast.games.exoworld.rules.setup import (
    SOLO_DEALT,
    ask_character,
    ask_solo_character,
    deal,
    keep_character,
    put_away,
    set_up,
)
from holdfast.games.exoworld.rules.steps import (
    ACT_STEP,
    BETWEEN_TURNS,
    CARGO_STEP,
    CHARACTERS,
    CHOOSE_FORM,
    CHOOSE_PLACE,
    CHOOSE_SUPPLY,
    CURING,
    DEAL,
    DISCARDS,
    EFFECT,
    EVENT_DONE,
    EVENT_STEP,
    FETCHING,
    HAND_LIMITS,
    JUMPING,
    OFFER_STEP,
    PAY_STEP,
    PEEKING,
    PLACE_TOKENS,
    REMOVE_TOKEN,
    RESOLVE,
    REST,
    SOLO_CHARACTERS,
    SURVEYING,
    TRANSFER_STEP,
    TURN_END,
    TURN_START,
    UPDATE,
    WINDOW,
)
from holdfast.games.exoworld.rules.tokens import choose_place, place_tokens, remove_token
from holdfast.games.exoworld.rules.transfer import answer_offer, offer_step, transfer_step
from holdfast.games.exoworld.rules.turn import (
    act_step,
    answer_limit,
    hand_limits,
    legal_actions,
    take_action,
    turn_end,
    turn_start,
)
from holdfast.games.exoworld.rules.update import update
from holdfast.games.exoworld.state import (
    ACT,
    BEFORE_TURN,
    BEFORE_UPDATE,
    CARD,
    CARD_CLASS,
    CHARACTER,
    DISCARDING,
    EVENT_ORDER,
    FORM,
    LIMIT,
    NOTHING,
    PAYMENT,
    PLACE,
    REQUEST,
    SOLO_CHARACTER,
    SUPPLY,
    TRANSFER,
    WHICH_EVENT,
    WHICH_ISSUE,
    WHICH_TOKEN,
    WHO,
)
from holdfast.kernel.agenda import clear, drop
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule, rule


@rule
def run(s: Any, log: Any) -> None:
    """Carry out the agenda until somebody must decide or the game is over."""
    while s.to_move == NOBODY and s.agenda.depth > 0 and s.over == 0:
        frame = s.agenda.frames[s.agenda.depth - 1]
        step, a, b, c = frame.step | 0, frame.a | 0, frame.b | 0, frame.c | 0
        drop(s.agenda)
        if step == ACT_STEP:
            act_step(s, log)
        elif step == EFFECT:
            effect(s, a, b, c, log)
        elif step == WINDOW:
            open_window(s, a, b)
        elif step == PAY_STEP:
            pay_step(s, log)
        elif step == OFFER_STEP:
            offer_step(s, log)
        elif step == EVENT_STEP:
            event_step(s, log)
        elif step == RESOLVE:
            resolve(s)
        elif step == EVENT_DONE:
            event_done(s, log)
        elif step == UPDATE:
            update(s, log)
        elif step == TURN_END:
            turn_end(s, log)
        elif step == HAND_LIMITS:
            hand_limits(s, a, log)
        elif step == BETWEEN_TURNS:
            between_turns(s, log)
        elif step == TURN_START:
            turn_start(s, a, log)
        elif step == DEAL:
            deal(s, log)
        elif step == CHARACTERS:
            ask_character(s, a)
        elif step == SOLO_CHARACTERS:
            ask_solo_character(s)
        elif step == PLACE_TOKENS:
            place_tokens(s, a, b, c, log)
        elif step == REMOVE_TOKEN:
            remove_token(s, a, b, c, log)
        elif step == DISCARDS:
            discards(s, a, b, c, log)
        elif step == CHOOSE_SUPPLY:
            choose_supply(s, a, c, log)
        elif step == CHOOSE_FORM:
            choose_form(s, a, c)
        elif step == CHOOSE_PLACE:
            choose_place(s, a, c)
        elif step == REST:
            choose_rest(s, c, log)
        elif step == CURING:
            choose_cure(s, a, c, log)
        elif step == JUMPING:
            choose_jump(s, a, b, c, log)
        elif step == CARGO_STEP:
            cargo_step(s, a, c, log)
        elif step == FETCHING:
            fetching(s, a, b, c, log)
        elif step == PEEKING:
            peeking(s, a, b, c, log)
        elif step == SURVEYING:
            surveying(s, a, c, log)
        elif step == TRANSFER_STEP:
            transfer_step(s, a)
    if s.over == 1:
        clear(s.agenda)


@rule
def setup(s: Any, seed: int, log: Any) -> None:
    """From a blank position with its options to the first decision."""
    set_up(s, seed, log)


@long_rule
def legal_range(first: int, count: int, out: Any) -> int:
    """Options that are always all there."""
    for i in range(count):
        out[i] = first + i
    return count


@rule
def legal(s: Any, out: Any) -> int:
    """The options of the open decision (section 5.2)."""
    ask = s.ask | 0
    if ask == ACT:
        return legal_actions(s, out)
    if BEFORE_TURN <= ask <= BEFORE_UPDATE:
        return legal_in_window(s, out)
    if ask == PAYMENT:
        return legal_payments(s, out)
    if ask == TRANSFER or ask == REQUEST:
        out[0] = YES
        out[1] = NO
        return 2
    if ask == PLACE:
        return legal_places(s, out)
    if ask == CARD:
        return legal_cards(s, out)
    if ask == DISCARDING or ask == LIMIT:
        return legal_discards(s, out)
    if ask == SUPPLY:
        return legal_supplies(s, out)
    if ask == WHO:
        return legal_seats(s, out)
    if ask == CARD_CLASS:
        return legal_classes(s, out)
    if ask == FORM:
        return legal_forms(s, out)
    if ask == WHICH_TOKEN:
        return legal_tokens(s, out)
    if ask == WHICH_ISSUE:
        return legal_cures(s, out)
    if ask == EVENT_ORDER:
        return legal_orders(s, out)
    if ask == WHICH_EVENT:
        return legal_drops(s, out)
    if ask == CHARACTER:
        return legal_range(KEEP_CHARACTER, 2, out)
    if ask == SOLO_CHARACTER:
        return legal_range(PUT_AWAY, SOLO_DEALT, out)
    return 0


@rule
def play(s: Any, move: int, log: Any) -> None:
    """Answer the open decision and run on to the next one; a request changes nothing else."""
    if move >= JOIN:
        request(s, move, log)
        return
    seat, ask = s.to_move | 0, s.ask | 0
    s.to_move = NOBODY
    s.ask = NOTHING
    if ask == ACT:
        take_action(s, move, log)
    elif BEFORE_TURN <= ask <= BEFORE_UPDATE:
        answer_window(s, seat, move, log)
    elif ask == PAYMENT:
        pay(s, move, log)
    elif ask == TRANSFER:
        answer_offer(s, move, log)
    elif ask == REQUEST:
        answer_request(s, seat, move, log)
    elif ask == PLACE:
        answer_place(s, move - CELL, log)
    elif ask == CARD:
        answer_card(s, move, log)
    elif ask == DISCARDING:
        answer_discard(s, seat, move - DISCARD, log)
    elif ask == LIMIT:
        answer_limit(s, seat, move - DISCARD, log)
    elif ask == SUPPLY:
        answer_supply(s, move - RESOURCE, log)
    elif ask == WHO:
        answer_seat(s, move - SEAT, log)
    elif ask == CARD_CLASS:
        answer_class(s, move - COLOUR)
    elif ask == FORM:
        answer_form(s, move - BRANCH)
    elif ask == WHICH_TOKEN:
        answer_token(s, move, log)
    elif ask == WHICH_ISSUE:
        answer_cure(s, move - CURE, log)
    elif ask == EVENT_ORDER:
        answer_order(s, move - ORDER, log)
    elif ask == WHICH_EVENT:
        answer_event(s, move - DROP_EVENT, log)
    elif ask == CHARACTER:
        keep_character(s, move - KEEP_CHARACTER, log)
    elif ask == SOLO_CHARACTER:
        put_away(s, move - PUT_AWAY, log)
    run(s, log)
