"""What the operations of cards can aim at, and whether they would do anything."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld.content import FIRST_PROTOCOL, KINDS, OPS, PROTOCOL_OPS
from holdfast.games.exoworld.content.operations import (
    AT_ACTIVE,
    AT_HOME,
    CANCEL,
    CHOSEN,
    CURE,
    DRAW,
    EITHER,
    EMG,
    FETCH,
    GIVE,
    HOLD,
    JUMP,
    PEEK,
    SUP,
    SURVEY,
    TRANSFER,
    UNFAT,
    UNTOK,
)
from holdfast.games.exoworld.moves import ISSUE_COUNT, PROTOCOL_COUNT, SEATS
from holdfast.games.exoworld.rules.base import (
    HOME,
    colour_of,
    is_module,
    is_occupied,
    is_working,
    raw_level,
    reach,
    removable_tokens,
)
from holdfast.games.exoworld.rules.crew import (
    are_transfers_barred,
    hand_size,
    has_issue,
    is_present,
    is_solo,
)
from holdfast.games.exoworld.rules.transfer import are_transfers_possible, directions
from holdfast.games.exoworld.state import FROZEN, LANDSLIDE, MOST_EMERGENCY, MOST_SUPPLY, SHUTDOWN
from holdfast.kernel.rule import long_rule, rule

UNOCCUPIED, WORKING = 1, 2  # filters of a selector
ON_SELF, ON_ANY = 0, 1  # places of CURE and UNTOK


@rule
def is_selected(s: Any, row: int, place: int) -> bool:
    """Whether a selector of op TOK takes in a location (EX-EVT-7, EX-TOK-4)."""
    token = OPS[row, 1]
    if token == SHUTDOWN or token == FROZEN or token == LANDSLIDE:
        if not is_module(s, place) or s.locations[place].tokens[token] != 0:
            return False
    if OPS[row, 2] == AT_ACTIVE:
        return place == s.crew[s.active].place
    if OPS[row, 2] == AT_HOME:
        return place == HOME
    if OPS[row, 5] == 1 and not is_module(s, place):
        return False
    if OPS[row, 6] != 0 and colour_of(s, place) != OPS[row, 6] - 1:
        return False
    if OPS[row, 7] & UNOCCUPIED != 0 and is_occupied(s, place):
        return False
    return OPS[row, 7] & WORKING == 0 or is_working(s, place)


@long_rule
def token_places(s: Any, row: int, excluded: int) -> int:
    """EX-EVT-8: where op TOK may put a token, as bits; not twice on one place (index + 1)."""
    places = 0
    for place in range(s.location_count):
        if place + 1 != excluded and is_selected(s, row, place):
            places |= 1 << place
    return places


@long_rule
def removal_places(s: Any) -> int:
    """Locations with a token that may be removed, as bits."""
    places = 0
    for place in range(s.location_count):
        if removable_tokens(s, place) != 0:
            places |= 1 << place
    return places


@rule
def jump_places(s: Any, row: int, crew: int) -> int:
    """Op JUMP: where a pawn may go, as bits."""
    return reach(s, s.crew[crew].place | 0, OPS[row, 2] | 0, OPS[row, 3] == 0)


@long_rule
def tired_crew(s: Any) -> int:
    """Characters with a Fatigue token, as bits."""
    crews = 0
    for crew in range(SEATS):
        if is_present(s, crew) and s.crew[crew].fatigue == 1:
            crews |= 1 << crew
    return crews


@long_rule
def all_crew(s: Any) -> int:
    """All characters on the base, as bits."""
    crews = 0
    for crew in range(SEATS):
        if is_present(s, crew):
            crews |= 1 << crew
    return crews


@rule
def is_curable(s: Any, where: int, crew: int, issue: int) -> bool:
    """Op CURE: a Health Issue of anybody, or of a character at the active location."""
    if not is_present(s, crew) or not has_issue(s.crew[crew], issue):
        return False
    return where == ON_ANY or s.crew[crew].place == s.crew[s.active].place


@long_rule
def curable(s: Any, where: int) -> int:
    """How many Health Issues can be cured."""
    count = 0
    for crew in range(SEATS):
        for issue in range(ISSUE_COUNT):
            if is_curable(s, where, crew, issue):
                count += 1
    return count


@long_rule
def low_supplies(s: Any) -> int:
    """Resources whose supply can grow, as bits."""
    resources = 0
    for resource in range(4):
        if s.supply[resource] < MOST_SUPPLY:
            resources |= 1 << resource
    return resources


@long_rule
def negative_levels(s: Any) -> int:
    """Op HOLD: resources whose level is negative now, as bits."""
    resources = 0
    for resource in range(4):
        if raw_level(s, resource) < 0:
            resources |= 1 << resource
    return resources


@long_rule
def card_of(row: int) -> int:
    """The Protocol card that an operation is printed on."""
    for protocol in range(PROTOCOL_COUNT):
        if PROTOCOL_OPS[protocol, 0] <= row < PROTOCOL_OPS[protocol, 1]:
            return FIRST_PROTOCOL + protocol
    return KINDS


@long_rule
def givers(s: Any, holder: int) -> int:
    """Op GIVE: players who have a card to give, the Protocol itself not counted, as bits."""
    seats = 0
    for seat in range(SEATS):
        if is_present(s, seat) and not (is_solo(s) and seat > 0):
            own = 1 if seat == holder else 0
            if hand_size(s.players[seat]) > own:
                seats |= 1 << seat
    return seats


@rule
def cargo_forms(s: Any, holder: int) -> int:
    """EX-SOLO-7: solo, giving to the row (bit 0) and taking from it (bit 1)."""
    forms = 0
    if givers(s, holder) != 0:
        forms |= 1
    if s.row_count > 0:
        forms |= 2
    return forms


# Would it do anything?


@long_rule
def does_something(s: Any, row: int, holder: int) -> bool:
    """EX-ITEM-5, EX-PROT-12, EX-SKILL-4: whether an operation would have an effect now."""
    forms = 2 if OPS[row, 0] == EITHER else 1
    for form in range(forms):
        one = OPS[row, 1 + form] | 0 if forms == 2 else row
        op, a = OPS[one, 0] | 0, OPS[one, 1] | 0
        useful = True
        if op == EMG:
            useful = s.emergency < MOST_EMERGENCY
        elif op == SUP and a == CHOSEN:
            useful = low_supplies(s) != 0
        elif op == CANCEL:
            useful = OPS[a, 0] != EMG or s.emergency + OPS[a, 1] > 0
        elif op == UNTOK:
            if a == ON_ANY:
                useful = removal_places(s) != 0
            else:
                useful = removable_tokens(s, s.crew[s.active].place | 0) != 0
        elif op == UNFAT:
            useful = tired_crew(s) != 0
        elif op == CURE:
            useful = curable(s, a) > 0
        elif op == JUMP:
            # Wherever there is a second location, some location can be reached.
            useful = s.location_count > 1
        elif op == GIVE:
            if is_solo(s):
                useful = cargo_forms(s, holder) != 0
            else:
                useful = not are_transfers_barred(s) and givers(s, holder) != 0
        elif op == FETCH:
            useful = s.discard_size > 0
        elif op == HOLD:
            useful = negative_levels(s) != 0
        elif op == PEEK:
            useful = s.events_left > 0
        elif op == SURVEY or op == DRAW:
            useful = s.deck_size > 0
        elif op == TRANSFER:
            useful = are_transfers_possible(s) and directions(s) != 0
        if useful:
            return True
    return False
