"""What an effect leaves somebody to decide: a supply, a form, a person, a card to discard.

Each step asks, or takes the only option itself (section 5.2). A frame on the agenda carries
(a, b, c); c is the holder of the card, who decides.
"""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld.content import OPS
from holdfast.games.exoworld.content.operations import HOLD
from holdfast.games.exoworld.content.operations import WHO as WHO_NAMES
from holdfast.games.exoworld.events import (
    BY_CARE,
    BY_ORDER,
    BY_PROTOCOL,
    BY_ROVER,
    BY_SKILL,
    FOR_EVENT,
    HELD,
    PROTOCOL,
)
from holdfast.games.exoworld.moves import ISSUE_COUNT, SEATS
from holdfast.games.exoworld.rules.asking import ask, count_bits, lowest_bit
from holdfast.games.exoworld.rules.base import move_pawn
from holdfast.games.exoworld.rules.cards import NO_CARD, discard_from_hand, only_kind
from holdfast.games.exoworld.rules.crew import are_hands_hidden, cure, hand_size, rest, seat_at
from holdfast.games.exoworld.rules.steps import (
    CHOOSE_FORM,
    CHOOSE_SUPPLY,
    CURING,
    DISCARDS,
    EFFECT,
    JUMPING,
    REST,
)
from holdfast.games.exoworld.rules.supplies import change_supply
from holdfast.games.exoworld.rules.targets import (
    all_crew,
    curable,
    does_something,
    is_curable,
    jump_places,
    low_supplies,
    negative_levels,
    tired_crew,
)
from holdfast.games.exoworld.state import DISCARDING, FORM, PLACE, SUPPLY, WHICH_ISSUE, WHO
from holdfast.kernel.agenda import push
from holdfast.kernel.events import tell
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule, rule

EACH = WHO_NAMES.index("each")


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
