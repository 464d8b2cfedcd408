"""Effects that need a choice: each asks, or takes the only option itself (section 5.2).

A frame on the agenda carries (a, b, c); c is the holder of the card, who decides.
"""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld.content import CLASS, FIRST_CRITICAL, KINDS, OPS, SHARED_CARGO
from holdfast.games.exoworld.content.operations import HOLD
from holdfast.games.exoworld.content.operations import WHO as WHO_NAMES
from holdfast.games.exoworld.events import (
    BY_CARE,
    BY_ORDER,
    BY_PROTOCOL,
    BY_ROVER,
    BY_SKILL,
    CARGO_REFUSED,
    DISCARDED,
    EVENT_DROPPED,
    FOR_EVENT,
    FOR_SURVEY,
    FROM_DISCARD,
    FROM_ROW,
    FROM_SURVEY,
    HELD,
    ORDER_SET,
    PEEKED,
    PROTOCOL,
    ROW_RECEIVED,
    SAW_CARD,
    SAW_EVENT,
    SURVEYED,
)
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
    ask,
    asked_a,
    asked_b,
    asked_c,
    asking_step,
    count_bits,
    list_bits,
    lowest_bit,
)
from holdfast.games.exoworld.rules.base import (
    move_pawn,
    place_in,
    put_token,
    removable_tokens,
    take_token,
)
from holdfast.games.exoworld.rules.cards import (
    NO_CARD,
    batch_done,
    discard_from_hand,
    draw,
    gain,
    hand_over,
    lay_off,
    only_kind,
    remove_card,
    take_from_row,
)
from holdfast.games.exoworld.rules.crew import (
    active_player,
    are_hands_hidden,
    cure,
    hand_size,
    is_solo,
    lay_off_event,
    rest,
    seat_at,
)
from holdfast.games.exoworld.rules.ending import levels_changed
from holdfast.games.exoworld.rules.steps import (
    CARGO_STEP,
    CHOOSE_FORM,
    CHOOSE_PLACE,
    CHOOSE_SUPPLY,
    CURING,
    DISCARDS,
    EFFECT,
    FETCHING,
    JUMPING,
    OFFER_STEP,
    PEEKING,
    PLACE_TOKENS,
    REMOVE_TOKEN,
    REST,
    SURVEYING,
    TRANSFER_STEP,
)
from holdfast.games.exoworld.rules.supplies import change_supply
from holdfast.games.exoworld.rules.targets import (
    all_crew,
    card_of,
    cargo_forms,
    curable,
    does_something,
    givers,
    is_curable,
    jump_places,
    low_supplies,
    negative_levels,
    removal_places,
    tired_crew,
    token_places,
)
from holdfast.games.exoworld.rules.transfer import (
    TAKING,
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
from holdfast.games.exoworld.state import (
    CARD,
    DISCARDING,
    EVENT_ORDER,
    FORM,
    FROZEN,
    OPENLY,
    PLACE,
    SHUTDOWN,
    SUPPLY,
    WHICH_EVENT,
    WHICH_ISSUE,
    WHICH_TOKEN,
    WHO,
)
from holdfast.kernel.agenda import push
from holdfast.kernel.events import tell, whisper
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule, rule

EACH = WHO_NAMES.index("each")
SWAP, DROP_ONE = 0, 1  # modes of op PEEK


# Tokens onto the base: op TOK


@long_rule
def place_tokens(s: Any, row: int, left: int, excluded: int, log: Any) -> None:
    """EX-EVT-8, EX-EVT-9, EX-TOK-3: the active player chooses, one token after the other."""
    if s.stock[OPS[row, 1]] == 0:
        return
    places = token_places(s, row, excluded)
    if count_bits(places) > 1:
        push(s.agenda, PLACE_TOKENS, row, left, excluded)
        ask(s, PLACE, active_player(s))
    elif places != 0:
        place_token(s, row, left, lowest_bit(places), log)


@long_rule
def place_token(s: Any, row: int, left: int, place: int, log: Any) -> None:
    """EX-END-4: one token; then victory is checked, then the next one."""
    token = OPS[row, 1] | 0
    put_token(s, place, token, log)
    if token == SHUTDOWN or token == FROZEN:
        levels_changed(s, log)
    if left > 1 and s.over == 0:
        push(s.agenda, PLACE_TOKENS, row, left - 1, place + 1)


# Tokens off the base: op UNTOK, and the Engineer's second token


@rule
def choose_place(s: Any, count: int, holder: int) -> None:
    """D-CELL among the locations with a removable token."""
    places = removal_places(s)
    if count_bits(places) > 1:
        push(s.agenda, CHOOSE_PLACE, count, 0, holder)
        ask(s, PLACE, holder)
    elif places != 0:
        push(s.agenda, REMOVE_TOKEN, lowest_bit(places), 2 * count, holder)


@long_rule
def remove_token(s: Any, place: int, how: int, holder: int, log: Any) -> None:
    """D-TOKEN. `how` is twice the number of tokens that may go, plus 1 if none need go."""
    types = removable_tokens(s, place)
    if types == 0:
        return
    if how & 1 == 1 or count_bits(types) > 1:
        push(s.agenda, REMOVE_TOKEN, place, how, holder)
        ask(s, WHICH_TOKEN, holder)
    else:
        remove_one(s, place, lowest_bit(types), how, holder, log)


@long_rule
def remove_one(s: Any, place: int, token: int, how: int, holder: int, log: Any) -> None:
    """EX-REP-1, EX-REP-3: the token's effect ends at once; a further one is optional."""
    take_token(s, place, token, log)
    if token == SHUTDOWN or token == FROZEN:
        levels_changed(s, log)
    if how >= 4 and s.over == 0:
        push(s.agenda, REMOVE_TOKEN, place, (how & ~1) - 2 + 1, holder)


# Supplies, forms, people


@rule
def supplies_to_choose(s: Any, row: int) -> int:
    """D-RES: for HOLD the negative levels, else the supplies that can grow."""
    return negative_levels(s) if OPS[row, 0] == HOLD else low_supplies(s)


@long_rule
def choose_supply(s: Any, row: int, holder: int, log: Any) -> None:
    """D-RES."""
    resources = supplies_to_choose(s, row)
    if count_bits(resources) > 1:
        push(s.agenda, CHOOSE_SUPPLY, row, 0, holder)
        ask(s, SUPPLY, holder)
    elif resources != 0:
        supply_chosen(s, row, lowest_bit(resources), log)


@rule
def supply_chosen(s: Any, row: int, resource: int, log: Any) -> None:
    """Op HOLD, or SUP of a chosen resource."""
    if OPS[row, 0] == HOLD:
        s.held = resource + 1
        tell(log, HELD, resource)
    else:
        change_supply(s, resource, OPS[row, 2] | 0, PROTOCOL, log)


@long_rule
def forms_of(s: Any, row: int, holder: int) -> int:
    """D-BRANCH of op EITHER: the forms that would do something, as bits."""
    forms = 0
    for form in range(2):
        if does_something(s, OPS[row, 1 + form] | 0, holder):
            forms |= 1 << form
    return forms


@long_rule
def choose_form(s: Any, row: int, holder: int) -> None:
    """D-BRANCH."""
    forms = forms_of(s, row, holder)
    if count_bits(forms) > 1:
        push(s.agenda, CHOOSE_FORM, row, 0, holder)
        ask(s, FORM, holder)
    elif forms != 0:
        form_chosen(s, row, lowest_bit(forms), holder)


@rule
def form_chosen(s: Any, row: int, form: int, holder: int) -> None:
    """One of the two forms is carried out."""
    chosen = OPS[row, 1 + form] | 0
    push(s.agenda, EFFECT, chosen, chosen + 1, holder)


@long_rule
def choose_rest(s: Any, holder: int, log: Any) -> None:
    """Op UNFAT: D-SEAT."""
    crews = tired_crew(s)
    if count_bits(crews) > 1:
        push(s.agenda, REST, 0, 0, holder)
        ask(s, WHO, holder)
    elif crews != 0:
        rest(s, lowest_bit(crews), BY_PROTOCOL, log)


@long_rule
def choose_cure(s: Any, where: int, holder: int, log: Any) -> None:
    """Op CURE: D-ISSUE."""
    count = curable(s, where)
    if count > 1:
        push(s.agenda, CURING, where, 0, holder)
        ask(s, WHICH_ISSUE, holder)
        return
    for crew in range(SEATS):
        for issue in range(ISSUE_COUNT):
            if is_curable(s, where, crew, issue):
                cure(s, crew, issue, BY_CARE, log)


@long_rule
def choose_jump(s: Any, row: int, pawn: int, holder: int, log: Any) -> None:
    """Op JUMP: D-SEAT where the pawn is chosen (pawn is a character + 1), then D-CELL."""
    if pawn == 0:
        if count_bits(all_crew(s)) > 1:
            push(s.agenda, JUMPING, row, 0, holder)
            ask(s, WHO, holder)
            return
        pawn = lowest_bit(all_crew(s)) + 1
    places = jump_places(s, row, pawn - 1)
    if count_bits(places) > 1:
        push(s.agenda, JUMPING, row, pawn, holder)
        ask(s, PLACE, holder)
    elif places != 0:
        jump(s, row, pawn - 1, lowest_bit(places), log)


@rule
def jump(s: Any, row: int, crew: int, place: int, log: Any) -> None:
    """The pawn moves: by the Recall Order, by the Exo-Rover, by the Commander's skill."""
    cause = BY_SKILL
    if OPS[row, 1] == 1:
        cause = BY_ORDER
    elif OPS[row, 3] == 1:
        cause = BY_ROVER
    move_pawn(s, crew, place, cause, log)


# Discards: op DISC


@long_rule
def discards(s: Any, offset: int, left: int, row: int, log: Any) -> None:
    """D-DISC: one card at a time, the active player first, then clockwise (EX-SOLO-9)."""
    count, everybody = OPS[row, 2] | 0, OPS[row, 1] == EACH
    while offset < SEATS:
        seat = seat_at(s, offset)
        if seat != NOBODY:
            while left > 0 and hand_size(s.players[seat]) > 0:
                only = only_kind(s.players[seat])
                if only == NO_CARD or are_hands_hidden(s):
                    push(s.agenda, DISCARDS, offset, left, row)
                    ask(s, DISCARDING, seat)
                    return
                discard_from_hand(s, seat, only, FOR_EVENT, log)
                left -= 1
        if not everybody:
            return
        offset += 1
        left = count


# Shared Cargo: op GIVE


@long_rule
def cargo_step(s: Any, most: int, holder: int, log: Any) -> None:
    """D-SEAT twice, then D-KIND up to `most` times; solo D-BRANCH instead (EX-SOLO-7)."""
    cargo = s.cargo
    if cargo.giver == 0:
        options = cargo_forms(s, holder) if is_solo(s) else givers(s, holder)
        if count_bits(options) > 1:
            push(s.agenda, CARGO_STEP, most, 0, holder)
            ask(s, FORM if is_solo(s) else WHO, holder)
            return
        cargo.giver = lowest_bit(options) + 1
    if cargo.receiver == 0 and not is_solo(s):
        options = all_crew(s) & ~(1 << (cargo.giver - 1))
        if count_bits(options) > 1:
            push(s.agenda, CARGO_STEP, most, 0, holder)
            ask(s, WHO, holder)
            return
        cargo.receiver = lowest_bit(options) + 1
    ways, only = 0, 0
    for kind in range(KINDS):
        if may_load(s, kind):
            ways += 1
            only = kind
    if cargo.given == most or ways == 0:
        end_cargo(s, log)
    elif ways == 1 and must_load(s) and not are_hands_hidden(s):
        load_card(s, only, log)
        push(s.agenda, CARGO_STEP, most, 0, holder)
    else:
        push(s.agenda, CARGO_STEP, most, 0, holder)
        ask(s, CARD, loader(s))


@rule
def loader(s: Any) -> int:
    """Who picks the cards: the giver, solo the player."""
    return 0 if is_solo(s) else s.cargo.giver - 1


@rule
def must_load(s: Any) -> bool:
    """A holder who gives, and a solo player, must pick the first card."""
    return s.cargo.given == 0 and loader(s) == s.cargo.holder


@rule
def may_load(s: Any, kind: int) -> bool:
    """D-KIND of Shared Cargo; the card itself does not count."""
    if is_solo(s) and s.cargo.giver - 1 == TAKING:
        return s.row[kind] > 0
    return s.players[loader(s)].hand[kind] > 0 and kind != SHARED_CARGO


@long_rule
def load_card(s: Any, kind: int, log: Any) -> None:
    """Op GIVE: with the first card the Protocol is discarded; the card changes hands."""
    cargo = s.cargo
    if cargo.given == 0:
        remove_card(s, cargo.holder | 0, SHARED_CARGO)
        lay_off(s, SHARED_CARGO)
        batch_done(s, log)
    cargo.given += 1
    if not is_solo(s):
        hand_over(s, cargo.giver - 1, cargo.receiver - 1, kind, log)
    elif cargo.giver - 1 == TAKING:
        take_from_row(s, kind)
        gain(s, 0, kind, FROM_ROW, log)
    else:
        remove_card(s, 0, kind)
        s.row[kind] += 1
        s.row_count += 1
        tell(log, ROW_RECEIVED, 0, kind)


@long_rule
def end_cargo(s: Any, log: Any) -> None:
    """Shared Cargo is done; a refusal leaves the card in its holder's hand (EX-PROT-8)."""
    cargo = s.cargo
    if cargo.given == 0:
        tell(log, CARGO_REFUSED, cargo.giver - 1)
    cargo.going = 0
    cargo.holder = 0
    cargo.giver = 0
    cargo.receiver = 0
    cargo.given = 0
    batch_done(s, log)


# From the discard pile: op FETCH


@rule
def may_fetch(s: Any, row: int, kind: int) -> bool:
    """D-KIND: any card of the discard pile but this one."""
    return s.discard[kind] > 0 and kind != card_of(row)


@long_rule
def fetching(s: Any, row: int, left: int, holder: int, log: Any) -> None:
    """D-KIND; the pile is open, so a single kind is taken without asking."""
    ways, only = 0, 0
    for kind in range(KINDS):
        if may_fetch(s, row, kind):
            ways += 1
            only = kind
    if ways > 1:
        push(s.agenda, FETCHING, row, left, holder)
        ask(s, CARD, holder)
    elif ways == 1:
        fetch(s, row, left, only, holder, log)


@long_rule
def fetch(s: Any, row: int, left: int, kind: int, holder: int, log: Any) -> None:
    """The holder takes a card from the discard pile."""
    s.discard[kind] -= 1
    s.discard_size -= 1
    gain(s, holder, kind, FROM_DISCARD, log)
    if left > 1:
        push(s.agenda, FETCHING, row, left - 1, holder)


# Event cards: op PEEK


@long_rule
def peeking(s: Any, row: int, seen: int, holder: int, log: Any) -> None:
    """EX-VIS-5: look at the top cards; then D-ORDER or D-EVENT (EX-VIS-6)."""
    count = min(OPS[row, 1] | 0, s.events_left | 0)
    hidden = are_hands_hidden(s)
    if seen == 0:
        tell(log, PEEKED, holder, count)
        for position in range(count):
            card = s.events[s.events_left - 1 - position]
            if hidden:
                card.known |= 1 << holder
                whisper(log, holder, SAW_EVENT, position, card.kind)
            else:
                card.known = OPENLY
                tell(log, SAW_EVENT, position, card.kind)
    if OPS[row, 2] == SWAP:
        if may_swap(s, count) or hidden:
            push(s.agenda, PEEKING, row, 1, holder)
            ask(s, EVENT_ORDER, holder)
        else:
            tell(log, ORDER_SET, holder, 0)
        return
    ways = 0
    for position in range(count):
        if may_drop(s, position):
            ways += 1
    if ways > 1 or hidden:
        push(s.agenda, PEEKING, row, 1, holder)
        ask(s, WHICH_EVENT, holder)
    else:
        drop_event(s, holder, 0, log)


@rule
def may_swap(s: Any, count: int) -> bool:
    """D-ORDER: two cards that differ."""
    top = s.events_left - 1
    return count == 2 and s.events[top].kind != s.events[top - 1].kind


@long_rule
def may_drop(s: Any, position: int) -> bool:
    """D-EVENT: equal cards once, as the topmost of them."""
    top = s.events_left - 1
    for above in range(position):
        if s.events[top - above].kind == s.events[top - position].kind:
            return False
    return True


@long_rule
def order_events(s: Any, holder: int, swapped: int, log: Any) -> None:
    """EX-VIS-5: everybody sees whether the two were swapped; knowledge goes along."""
    tell(log, ORDER_SET, holder, swapped)
    if swapped == 1:
        first, second = s.events[s.events_left - 1], s.events[s.events_left - 2]
        kind, pile, known = first.kind | 0, first.pile | 0, first.known | 0
        first.kind = second.kind
        first.pile = second.pile
        first.known = second.known
        second.kind = kind
        second.pile = pile
        second.known = known


@long_rule
def remove_event(s: Any, position: int) -> int:
    """Take a card off the Event deck, so many below the top; gives its kind."""
    index = s.events_left - 1 - position
    kind, pile = s.events[index].kind | 0, s.events[index].pile | 0
    for i in range(index, s.events_left - 1):
        s.events[i].kind = s.events[i + 1].kind
        s.events[i].pile = s.events[i + 1].pile
        s.events[i].known = s.events[i + 1].known
    s.events_left -= 1
    last = s.events[s.events_left]
    last.kind = 0
    last.pile = 0
    last.known = 0
    if kind >= FIRST_CRITICAL:
        s.critical_out |= 1 << pile
    return kind


@long_rule
def drop_event(s: Any, holder: int, position: int, log: Any) -> None:
    """Op PEEK(drop1): to the Event discard, without effect."""
    kind = remove_event(s, position)
    lay_off_event(s, kind)
    tell(log, EVENT_DROPPED, holder, position, kind)


# The Geologist: op SURVEY


@long_rule
def surveying(s: Any, count: int, holder: int, log: Any) -> None:
    """Lay aside the top cards; all see them, with hidden hands only the Geologist."""
    hidden = are_hands_hidden(s)
    if s.looked == 0:
        while s.looked < count:
            kind = draw(s, log)
            if kind == NO_CARD:
                break
            s.aside[kind] += 1
            s.looked += 1
            if hidden:
                whisper(log, holder, SAW_CARD, holder, kind)
            else:
                tell(log, SAW_CARD, holder, kind)
        tell(log, SURVEYED, s.active, s.looked)
        if s.looked == 0:
            return
    ways, only = 0, 0
    for kind in range(KINDS):
        if s.aside[kind] > 0:
            ways += 1
            only = kind
    if ways > 1 or hidden:
        push(s.agenda, SURVEYING, count, 0, holder)
        ask(s, CARD, holder)
    else:
        keep_surveyed(s, only, holder, log)


@long_rule
def keep_surveyed(s: Any, kind: int, holder: int, log: Any) -> None:
    """One card into the hand, the others discarded as one batch."""
    s.aside[kind] -= 1
    s.looked = 0
    gain(s, holder, kind, FROM_SURVEY, log)
    for other in range(KINDS):
        while s.aside[other] > 0:
            s.aside[other] -= 1
            lay_off(s, other)
            tell(log, DISCARDED, holder, other, FOR_SURVEY)
    batch_done(s, log)


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
