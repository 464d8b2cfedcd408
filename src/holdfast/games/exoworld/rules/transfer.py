"""Transfers: a card given to or taken from another player who agrees."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld.content import CLASS, KINDS
from holdfast.games.exoworld.events import OFFERED, REFUSED
from holdfast.games.exoworld.moves import CLASS_COUNT, GIVE, NO, NONE, SEATS, TAKE, TAKE_CLASS, YES
from holdfast.games.exoworld.rules.asking import answered, ask, asked_a, count_bits, lowest_bit
from holdfast.games.exoworld.rules.cards import hand_over
from holdfast.games.exoworld.rules.crew import (
    active_player,
    are_hands_hidden,
    are_transfers_barred,
    is_present,
    is_solo,
)
from holdfast.games.exoworld.rules.steps import OFFER_STEP, TRANSFER_STEP
from holdfast.games.exoworld.state import (
    CARD,
    CARD_CLASS,
    FORM,
    MOST_REFUSALS,
    TRANSFER,
    UNKNOWN,
    WHO,
)
from holdfast.kernel.agenda import push
from holdfast.kernel.events import tell
from holdfast.kernel.rule import long_rule, rule

GIVING, TAKING = 0, 1

# What is still to be chosen for the Crew Coordinator's transfer
DIRECTION, PARTNER, WHAT = range(3)


# Which offers can be made


@rule
def are_transfers_possible(s: Any) -> bool:
    """EX-XFER-4, EX-XFER-7, EX-SOLO-6: what every transfer needs."""
    return not is_solo(s) and s.refusals < MOST_REFUSALS and not are_transfers_barred(s)


@rule
def is_together(s: Any, seat: int) -> bool:
    """EX-XFER-2: another player at the active player's location."""
    if seat == s.active or not is_present(s, seat):
        return False
    return s.crew[seat].place == s.crew[s.active].place


@rule
def offer_code(taking: int, seat: int, what: int) -> int:
    """EX-XFER-4: an offer as a number; `what` is a kind, with hidden hands a class."""
    return 1 + (taking * SEATS + seat) * KINDS + what


@long_rule
def is_barred(s: Any, taking: int, seat: int, what: int) -> bool:
    """EX-XFER-4: whether this offer has been refused this turn."""
    code = offer_code(taking, seat, what)
    for i in range(s.refusals):
        if s.refused[i] == code:
            return True
    return False


@rule
def may_give(s: Any, seat: int, kind: int) -> bool:
    """Whether a card may be offered to a player, wherever they are."""
    if s.players[active_player(s)].hand[kind] == 0:
        return False
    what = CLASS[kind] | 0 if are_hands_hidden(s) else kind
    return not is_barred(s, GIVING, seat, what)


@rule
def may_take(s: Any, seat: int, kind: int) -> bool:
    """Whether a card may be asked of a player, wherever they are: open hands."""
    return s.players[seat].hand[kind] > 0 and not is_barred(s, TAKING, seat, kind)


@rule
def may_take_class(s: Any, seat: int, colour: int) -> bool:
    """EX-XFER-6: whether a card of a class may be asked of a player: hidden hands."""
    return s.players[seat].classes[colour] > 0 and not is_barred(s, TAKING, seat, colour)


@long_rule
def has_offer(s: Any, taking: int, seat: int) -> bool:
    """Whether any card can be given to or taken from a player, wherever they are."""
    if seat == s.active or not is_present(s, seat):
        return False
    if taking == TAKING and are_hands_hidden(s):
        for colour in range(CLASS_COUNT):
            if may_take_class(s, seat, colour):
                return True
        return False
    for kind in range(KINDS):
        if taking == TAKING and may_take(s, seat, kind):
            return True
        if taking == GIVING and may_give(s, seat, kind):
            return True
    return False


@long_rule
def partners(s: Any, taking: int) -> int:
    """The players that something can be given to or taken from, as bits."""
    seats = 0
    for seat in range(SEATS):
        if has_offer(s, taking, seat):
            seats |= 1 << seat
    return seats


@long_rule
def directions(s: Any) -> int:
    """Whether something can be given (bit 0) and taken (bit 1) anywhere."""
    forms = 0
    for taking in range(2):
        if partners(s, taking) != 0:
            forms |= 1 << taking
    return forms


@long_rule
def has_transfer(s: Any) -> bool:
    """Whether the Transfer action is possible at all."""
    if s.actions_left == 0 or not are_transfers_possible(s):
        return False
    for seat in range(SEATS):
        if is_together(s, seat) and (has_offer(s, GIVING, seat) or has_offer(s, TAKING, seat)):
            return True
    return False


@long_rule
def legal_transfers(s: Any, out: Any, n: int) -> int:
    """EX-XFER-7: give and take in the action menu."""
    if s.actions_left == 0 or not are_transfers_possible(s):
        return n
    hidden = are_hands_hidden(s)
    for seat in range(SEATS):
        if is_together(s, seat):
            for kind in range(KINDS):
                if may_give(s, seat, kind):
                    out[n] = GIVE + seat * KINDS + kind
                    n += 1
            if hidden:
                for colour in range(CLASS_COUNT):
                    if may_take_class(s, seat, colour):
                        out[n] = TAKE_CLASS + seat * CLASS_COUNT + colour
                        n += 1
            else:
                for kind in range(KINDS):
                    if may_take(s, seat, kind):
                        out[n] = TAKE + seat * KINDS + kind
                        n += 1
    return n


# Making an offer


@long_rule
def make_offer(s: Any, taking: int, partner: int, kind: int, colour: int, by_skill: int) -> None:
    """The active player has chosen; now the partner answers."""
    s.offer.going = 1
    s.offer.taking = taking
    s.offer.partner = partner
    s.offer.kind = kind
    s.offer.colour = colour
    s.offer.by_skill = by_skill
    push(s.agenda, OFFER_STEP)


@long_rule
def start_transfer(s: Any, move: int) -> None:
    """EX-XFER-1: the Transfer action as chosen from the menu."""
    if move < TAKE:
        seat, kind = (move - GIVE) // KINDS, (move - GIVE) % KINDS
        make_offer(s, GIVING, seat, kind, CLASS[kind] | 0, 0)
    elif move < TAKE_CLASS:
        seat, kind = (move - TAKE) // KINDS, (move - TAKE) % KINDS
        make_offer(s, TAKING, seat, kind, CLASS[kind] | 0, 0)
    else:
        seat, colour = (move - TAKE_CLASS) // CLASS_COUNT, (move - TAKE_CLASS) % CLASS_COUNT
        make_offer(s, TAKING, seat, UNKNOWN, colour, 0)


@long_rule
def offer_step(s: Any, log: Any) -> None:
    """EX-XFER-3, EX-XFER-6: ask the partner, who with hidden hands picks the card to part with."""
    offer = s.offer
    tell(log, OFFERED, s.active, offer.partner, offer.taking, offer.colour)
    push(s.agenda, OFFER_STEP)
    if offer.taking == TAKING and are_hands_hidden(s):
        ask(s, CARD, offer.partner | 0)
    else:
        ask(s, TRANSFER, offer.partner | 0)


@rule
def clear_offer(s: Any) -> None:
    """No offer is open."""
    s.offer.going = 0
    s.offer.taking = 0
    s.offer.partner = 0
    s.offer.kind = 0
    s.offer.colour = 0
    s.offer.by_skill = 0


@long_rule
def accept(s: Any, kind: int, log: Any) -> None:
    """EX-XFER-1: the card changes hands, for an action or by the skill."""
    offer = s.offer
    taking, partner, active = offer.taking | 0, offer.partner | 0, s.active | 0
    if offer.by_skill == 1:
        s.skill_used = 1
    else:
        s.actions_left -= 1
    clear_offer(s)
    if taking == TAKING:
        hand_over(s, partner, active, kind, log)
    else:
        hand_over(s, active, partner, kind, log)


@long_rule
def refuse(s: Any, log: Any) -> None:
    """EX-XFER-4: costs nothing, and the same offer cannot be made again this turn."""
    offer = s.offer
    what = offer.colour | 0 if are_hands_hidden(s) else offer.kind | 0
    s.refused[s.refusals] = offer_code(offer.taking | 0, offer.partner | 0, what)
    s.refusals += 1
    tell(log, REFUSED, offer.partner, s.active, offer.taking)
    clear_offer(s)


@rule
def answer_offer(s: Any, move: int, log: Any) -> None:
    """D-CONSENT, or D-KIND of a partner with a hidden hand."""
    answered(s)
    if move == YES:
        accept(s, s.offer.kind | 0, log)
    elif move == NO or move == NONE:
        refuse(s, log)


@rule
def answer_offer_with(s: Any, kind: int, log: Any) -> None:
    """EX-XFER-6: the partner parts with a card of the class."""
    answered(s)
    accept(s, kind, log)


# The Crew Coordinator's skill: a transfer with anybody, put together step by step


@long_rule
def transfer_step(s: Any, stage: int) -> None:
    """Op TRANSFER: D-BRANCH, D-SEAT, D-KIND or D-CLASS, then the offer."""
    s.offer.by_skill = 1
    active = active_player(s)
    if stage == DIRECTION:
        forms = directions(s)
        if count_bits(forms) > 1:
            push(s.agenda, TRANSFER_STEP, DIRECTION)
            ask(s, FORM, active)
            return
        s.offer.taking = lowest_bit(forms)
        stage = PARTNER
    if stage == PARTNER:
        seats = partners(s, s.offer.taking | 0)
        if count_bits(seats) > 1:
            push(s.agenda, TRANSFER_STEP, PARTNER)
            ask(s, WHO, active)
            return
        s.offer.partner = lowest_bit(seats)
    hidden = are_hands_hidden(s)
    if s.offer.taking == TAKING and hidden:
        classes = classes_to_take(s)
        if count_bits(classes) == 1:
            choose_class(s, lowest_bit(classes))
            return
        push(s.agenda, TRANSFER_STEP, WHAT)
        ask(s, CARD_CLASS, active)
        return
    only, ways = 0, 0
    for kind in range(KINDS):
        if may_transfer(s, kind):
            only = kind
            ways += 1
    if ways == 1 and not hidden:
        choose_card(s, only)
        return
    push(s.agenda, TRANSFER_STEP, WHAT)
    ask(s, CARD, active)


@rule
def may_transfer(s: Any, kind: int) -> bool:
    """D-KIND of the Crew Coordinator."""
    partner = s.offer.partner | 0
    if s.offer.taking == TAKING:
        return may_take(s, partner, kind)
    return may_give(s, partner, kind)


@long_rule
def classes_to_take(s: Any) -> int:
    """D-CLASS: the classes that the partner has and that are not barred, as bits."""
    classes = 0
    for colour in range(CLASS_COUNT):
        if may_take_class(s, s.offer.partner | 0, colour):
            classes |= 1 << colour
    return classes


@rule
def choose_card(s: Any, kind: int) -> None:
    """D-KIND answered."""
    make_offer(s, s.offer.taking | 0, s.offer.partner | 0, kind, CLASS[kind] | 0, 1)


@rule
def choose_class(s: Any, colour: int) -> None:
    """D-CLASS answered."""
    make_offer(s, TAKING, s.offer.partner | 0, UNKNOWN, colour, 1)


@rule
def answer_transfer(s: Any, choice: int) -> None:
    """D-BRANCH or D-SEAT answered: go on to the next choice."""
    stage = asked_a(s)
    answered(s)
    if stage == DIRECTION:
        s.offer.taking = choice
    else:
        s.offer.partner = choice
    push(s.agenda, TRANSFER_STEP, stage + 1)
