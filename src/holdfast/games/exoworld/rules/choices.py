"""The options of an open question, and what its answer does (section 5.2)."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld.content import CLASS, KINDS, OPS
from holdfast.games.exoworld.events import BY_CARE, BY_PROTOCOL, FOR_EVENT
from holdfast.games.exoworld.moves import (
    BRANCH,
    CELL,
    COLOUR,
    CURE,
    DISCARD,
    DROP_EVENT,
    ISSUE_COUNT,
    KIND,
    NONE,
    ORDER,
    RESOURCE,
    SEAT,
    SEATS,
    TOKEN,
    TOKEN_COUNT,
)
from holdfast.games.exoworld.rules.asking import (
    answered,
    asked_a,
    asked_b,
    asked_c,
    asking_step,
    list_bits,
)
from holdfast.games.exoworld.rules.base import place_in, removable_tokens
from holdfast.games.exoworld.rules.cards import discard_from_hand
from holdfast.games.exoworld.rules.cargo import end_cargo, load_card, may_load, must_load
from holdfast.games.exoworld.rules.crew import cure, rest
from holdfast.games.exoworld.rules.decisions import (
    form_chosen,
    forms_of,
    jump,
    supplies_to_choose,
    supply_chosen,
)
from holdfast.games.exoworld.rules.peeking import drop_event, may_drop, may_swap, order_events
from holdfast.games.exoworld.rules.piles import fetch, keep_surveyed, may_fetch
from holdfast.games.exoworld.rules.steps import (
    CARGO_STEP,
    CHOOSE_PLACE,
    DISCARDS,
    FETCHING,
    JUMPING,
    OFFER_STEP,
    PLACE_TOKENS,
    REMOVE_TOKEN,
    REST,
    SURVEYING,
    TRANSFER_STEP,
)
from holdfast.games.exoworld.rules.targets import (
    all_crew,
    cargo_forms,
    givers,
    is_curable,
    jump_places,
    removal_places,
    tired_crew,
    token_places,
)
from holdfast.games.exoworld.rules.tokens import place_token, remove_one
from holdfast.games.exoworld.rules.transfer import (
    answer_offer,
    answer_offer_with,
    answer_transfer,
    choose_card,
    choose_class,
    classes_to_take,
    directions,
    may_transfer,
    partners,
)
from holdfast.kernel.agenda import push
from holdfast.kernel.rule import long_rule, rule

# The options of the open question


@rule
def asked_places(s: Any) -> int:
    """D-CELL: the locations that may be chosen, as bits."""
    step = asking_step(s)
    if step == PLACE_TOKENS:
        return token_places(s, asked_a(s), asked_c(s))
    if step == CHOOSE_PLACE:
        return removal_places(s)
    return jump_places(s, asked_a(s), asked_b(s) - 1)


@long_rule
def legal_places(s: Any, out: Any) -> int:
    """D-CELL."""
    places, n = asked_places(s), 0
    for place in range(s.location_count):
        if (places >> place) & 1 == 1:
            out[n] = CELL + s.locations[place].cell
            n += 1
    return n


@long_rule
def legal_supplies(s: Any, out: Any) -> int:
    """D-RES."""
    return list_bits(supplies_to_choose(s, asked_a(s)), RESOURCE, out, 0)


@long_rule
def legal_seats(s: Any, out: Any) -> int:
    """D-SEAT."""
    step = asking_step(s)
    seats = all_crew(s)
    if step == REST:
        seats = tired_crew(s)
    elif step == TRANSFER_STEP:
        seats = partners(s, s.offer.taking | 0)
    elif step == CARGO_STEP:
        if s.cargo.giver == 0:
            seats = givers(s, asked_c(s))
        else:
            seats &= ~(1 << (s.cargo.giver - 1))
    return list_bits(seats, SEAT, out, 0)


@rule
def may_pick(s: Any, kind: int) -> bool:
    """D-KIND: whether a card may be chosen."""
    step = asking_step(s)
    if step == CARGO_STEP:
        return may_load(s, kind)
    if step == FETCHING:
        return may_fetch(s, asked_a(s), kind)
    if step == SURVEYING:
        return s.aside[kind] > 0
    if step == OFFER_STEP:
        return s.players[s.to_move].hand[kind] > 0 and CLASS[kind] == s.offer.colour
    return may_transfer(s, kind)


@long_rule
def legal_cards(s: Any, out: Any) -> int:
    """D-KIND, with "none" where the effect says so."""
    n = 0
    for kind in range(KINDS):
        if may_pick(s, kind):
            out[n] = KIND + kind
            n += 1
    step = asking_step(s)
    if step == OFFER_STEP or (step == CARGO_STEP and not must_load(s)):
        out[n] = NONE
        n += 1
    return n


@long_rule
def legal_classes(s: Any, out: Any) -> int:
    """D-CLASS."""
    return list_bits(classes_to_take(s), COLOUR, out, 0)


@long_rule
def legal_forms(s: Any, out: Any) -> int:
    """D-BRANCH."""
    step = asking_step(s)
    if step == TRANSFER_STEP:
        return list_bits(directions(s), BRANCH, out, 0)
    if step == CARGO_STEP:
        return list_bits(cargo_forms(s, asked_c(s)), BRANCH, out, 0)
    return list_bits(forms_of(s, asked_a(s), asked_c(s)), BRANCH, out, 0)


@long_rule
def legal_tokens(s: Any, out: Any) -> int:
    """D-TOKEN."""
    n = 0
    for token in range(TOKEN_COUNT):
        if (removable_tokens(s, asked_a(s)) >> token) & 1 == 1:
            out[n] = TOKEN + token
            n += 1
    if asked_b(s) & 1 == 1:
        out[n] = NONE
        n += 1
    return n


@long_rule
def legal_cures(s: Any, out: Any) -> int:
    """D-ISSUE."""
    n = 0
    for crew in range(SEATS):
        for issue in range(ISSUE_COUNT):
            if is_curable(s, asked_a(s), crew, issue):
                out[n] = CURE + crew * ISSUE_COUNT + issue
                n += 1
    return n


@long_rule
def legal_discards(s: Any, out: Any) -> int:
    """D-DISC, D-LIMIT: each kind in hand."""
    n = 0
    for kind in range(KINDS):
        if s.players[s.to_move].hand[kind] > 0:
            out[n] = DISCARD + kind
            n += 1
    return n


@long_rule
def legal_orders(s: Any, out: Any) -> int:
    """D-ORDER."""
    out[0] = ORDER
    if not may_swap(s, min(OPS[asked_a(s), 1] | 0, s.events_left | 0)):
        return 1
    out[1] = ORDER + 1
    return 2


@long_rule
def legal_drops(s: Any, out: Any) -> int:
    """D-EVENT."""
    n = 0
    for position in range(min(OPS[asked_a(s), 1] | 0, s.events_left | 0)):
        if may_drop(s, position):
            out[n] = DROP_EVENT + position
            n += 1
    return n


# The answers


@long_rule
def answer_place(s: Any, cell: int, log: Any) -> None:
    """D-CELL answered."""
    step, a, b, c = asking_step(s), asked_a(s), asked_b(s), asked_c(s)
    place = place_in(s, cell)
    answered(s)
    if step == PLACE_TOKENS:
        place_token(s, a, b, place, log)
    elif step == CHOOSE_PLACE:
        push(s.agenda, REMOVE_TOKEN, place, 2 * a, c)
    else:
        jump(s, a, b - 1, place, log)


@long_rule
def answer_supply(s: Any, resource: int, log: Any) -> None:
    """D-RES answered."""
    row = asked_a(s)
    answered(s)
    supply_chosen(s, row, resource, log)


@long_rule
def answer_seat(s: Any, seat: int, log: Any) -> None:
    """D-SEAT answered."""
    step, a, c = asking_step(s), asked_a(s), asked_c(s)
    if step == TRANSFER_STEP:
        answer_transfer(s, seat)
        return
    if step == CARGO_STEP:  # the same step goes on with what is still open
        if s.cargo.giver == 0:
            s.cargo.giver = seat + 1
        else:
            s.cargo.receiver = seat + 1
        return
    answered(s)
    if step == REST:
        rest(s, seat, BY_PROTOCOL, log)
    else:
        push(s.agenda, JUMPING, a, seat + 1, c)


@long_rule
def answer_card(s: Any, move: int, log: Any) -> None:
    """D-KIND answered."""
    step, a, b, c = asking_step(s), asked_a(s), asked_b(s), asked_c(s)
    kind = move - KIND
    if step == OFFER_STEP:
        if move == NONE:
            answer_offer(s, move, log)
        else:
            answer_offer_with(s, kind, log)
        return
    if step == CARGO_STEP and move != NONE:  # the same step asks for the next card
        load_card(s, kind, log)
        return
    answered(s)
    if step == CARGO_STEP:
        end_cargo(s, log)
    elif step == FETCHING:
        fetch(s, a, b, kind, c, log)
    elif step == SURVEYING:
        keep_surveyed(s, kind, c, log)
    else:
        choose_card(s, kind)


@rule
def answer_class(s: Any, colour: int) -> None:
    """D-CLASS answered."""
    answered(s)
    choose_class(s, colour)


@long_rule
def answer_form(s: Any, form: int) -> None:
    """D-BRANCH answered."""
    step, a, c = asking_step(s), asked_a(s), asked_c(s)
    if step == TRANSFER_STEP:
        answer_transfer(s, form)
    elif step == CARGO_STEP:
        s.cargo.giver = form + 1
    else:
        answered(s)
        form_chosen(s, a, form, c)


@long_rule
def answer_token(s: Any, move: int, log: Any) -> None:
    """D-TOKEN answered."""
    place, how, holder = asked_a(s), asked_b(s), asked_c(s)
    answered(s)
    if move != NONE:
        remove_one(s, place, move - TOKEN, how, holder, log)


@long_rule
def answer_cure(s: Any, choice: int, log: Any) -> None:
    """D-ISSUE answered."""
    answered(s)
    cure(s, choice // ISSUE_COUNT, choice % ISSUE_COUNT, BY_CARE, log)


@long_rule
def answer_discard(s: Any, seat: int, kind: int, log: Any) -> None:
    """D-DISC answered."""
    offset, left, row = asked_a(s), asked_b(s), asked_c(s)
    answered(s)
    discard_from_hand(s, seat, kind, FOR_EVENT, log)
    push(s.agenda, DISCARDS, offset, left - 1, row)


@long_rule
def answer_order(s: Any, swapped: int, log: Any) -> None:
    """D-ORDER answered."""
    holder = asked_c(s)
    answered(s)
    order_events(s, holder, swapped, log)


@long_rule
def answer_event(s: Any, position: int, log: Any) -> None:
    """D-EVENT answered."""
    holder = asked_c(s)
    answered(s)
    drop_event(s, holder, position, log)
