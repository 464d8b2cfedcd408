"""What the operations of cards can aim at, and whether they would do anything."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld import content, moves, state
from holdfast.games.exoworld.content import operations
from holdfast.games.exoworld.rules import base, people, transfer
from holdfast.kernel.rule import long_rule, rule

NORMAL = operations.SEVERITIES.index("normal")
ON_ANY = operations.PLACES.index("any")  # a place of CURE and UNTOK


@rule
def is_selected(s: Any, row: int, place: int) -> bool:
    """Whether a selector of op TOK takes in a location (EX-EVT-7, EX-TOK-4)."""
    this = content.OPS[row]
    token = this.token
    if token == state.SHUTDOWN or token == state.FROZEN or token == state.LANDSLIDE:
        if not base.is_module(s, place) or s.locations[place].tokens[token] != 0:
            return False
    if this.where == operations.AT_ACTIVE:
        return place == s.crew[s.active].place
    if this.where == operations.AT_HOME:
        return place == base.HOME
    if this.only_modules == 1 and not base.is_module(s, place):
        return False
    if this.of_colour == 1 and base.colour_of(s, place) != this.colour:
        return False
    if this.unoccupied == 1 and base.is_occupied(s, place):
        return False
    return this.working == 0 or base.is_working(s, place)


@long_rule
def token_places(s: Any, row: int, excluded: int) -> int:
    """EX-EVT-8: where op TOK may put a token, as bits; not where the last one was laid."""
    places = 0
    for place in range(s.location_count):
        if place != excluded and is_selected(s, row, place):
            places |= 1 << place
    return places


@long_rule
def removal_places(s: Any) -> int:
    """Locations with a token that may be removed, as bits."""
    places = 0
    for place in range(s.location_count):
        if base.removable_tokens(s, place) != 0:
            places |= 1 << place
    return places


@rule
def scenario_first(s: Any, severity: int) -> int:
    """Op SCEN: the first operation of the scenario's own event."""
    scenario = content.SCENARIO[s.options.scenario]
    return scenario.normal if severity == NORMAL else scenario.critical


@rule
def scenario_end(s: Any, severity: int) -> int:
    """The row behind its last operation."""
    scenario = content.SCENARIO[s.options.scenario]
    return scenario.normal_end if severity == NORMAL else scenario.critical_end


@rule
def event_first(s: Any, kind: int) -> int:
    """The first operation of an Event card, that of the scenario for a Scenario Event."""
    first = content.EVENT[kind].first
    if content.OPS[first].op == operations.SCEN:
        return scenario_first(s, content.OPS[first].severity)
    return first


@rule
def event_end(s: Any, kind: int) -> int:
    """The row behind the last of them."""
    first = content.EVENT[kind].first
    if content.OPS[first].op == operations.SCEN:
        return scenario_end(s, content.OPS[first].severity)
    return content.EVENT[kind].end


@rule
def jump_places(s: Any, row: int, crew: int) -> int:
    """Op JUMP: where a pawn may go, as bits."""
    return base.reach(
        s, s.crew[crew].place, content.OPS[row].distance, content.OPS[row].crosses == 0
    )


@long_rule
def tired_crew(s: Any) -> int:
    """Characters with a Fatigue token, as bits."""
    crews = 0
    for crew in range(moves.SEATS):
        if people.is_present(s, crew) and s.crew[crew].fatigue == 1:
            crews |= 1 << crew
    return crews


@long_rule
def all_crew(s: Any) -> int:
    """All characters on the base, as bits."""
    crews = 0
    for crew in range(moves.SEATS):
        if people.is_present(s, crew):
            crews |= 1 << crew
    return crews


@rule
def is_curable(s: Any, where: int, crew: int, issue: int) -> bool:
    """Op CURE: a Health Issue of anybody, or of a character at the active location."""
    if not people.is_present(s, crew) or not people.has_issue(s.crew[crew], issue):
        return False
    return where == ON_ANY or s.crew[crew].place == s.crew[s.active].place


@long_rule
def is_any_curable(s: Any, where: int) -> bool:
    """Whether there is a Health Issue to be cured."""
    for crew in range(moves.SEATS):
        for issue in range(moves.ISSUE_COUNT):
            if is_curable(s, where, crew, issue):
                return True
    return False


@long_rule
def low_supplies(s: Any) -> int:
    """Resources whose supply can grow, as bits."""
    resources = 0
    for resource in range(moves.RESOURCE_COUNT):
        if s.supply[resource] < state.MOST_SUPPLY:
            resources |= 1 << resource
    return resources


@long_rule
def negative_levels(s: Any) -> int:
    """Op HOLD: resources whose level is negative now, as bits."""
    resources = 0
    for resource in range(moves.RESOURCE_COUNT):
        if base.raw_level(s, resource) < 0:
            resources |= 1 << resource
    return resources


@long_rule
def card_of(row: int) -> int:
    """The Protocol card that an operation is printed on."""
    for protocol in range(moves.PROTOCOL_COUNT):
        if content.PROTOCOL[protocol].first <= row < content.PROTOCOL[protocol].end:
            return content.FIRST_PROTOCOL + protocol
    return content.KINDS


@long_rule
def givers(s: Any, holder: int) -> int:
    """Op GIVE: players who have a card to give, the Protocol itself not counted, as bits."""
    seats = 0
    for seat in range(moves.SEATS):
        if people.is_present(s, seat) and not (people.is_solo(s) and seat > 0):
            own = 1 if seat == holder else 0
            if people.hand_size(s.players[seat]) > own:
                seats |= 1 << seat
    return seats


@rule
def cargo_forms(s: Any, holder: int) -> int:
    """EX-SOLO-7: solo, giving to the row (bit 0) and taking from it (bit 1)."""
    forms = 0
    if givers(s, holder) != 0:
        forms |= 1 << transfer.GIVING
    if s.row_count > 0:
        forms |= 1 << transfer.TAKING
    return forms


# Would it do anything?


@long_rule
def does_something(s: Any, row: int, holder: int) -> bool:
    """EX-ITEM-5, EX-PROT-12, EX-SKILL-4: whether an operation would have an effect now."""
    this = content.OPS[row]
    if this.op == operations.EITHER:
        return is_useful(s, this.first, holder) or is_useful(s, this.second, holder)
    return is_useful(s, row, holder)


@long_rule
def is_useful(s: Any, row: int, holder: int) -> bool:
    """The same for an operation that is no choice of two."""
    this = content.OPS[row]
    op, useful = this.op, True
    if op == operations.EMG:
        useful = s.emergency < state.MOST_EMERGENCY
    elif op == operations.SUP and this.resource == operations.CHOSEN:
        useful = low_supplies(s) != 0
    elif op == operations.CANCEL:
        cost = content.OPS[this.follows]
        useful = cost.op != operations.EMG or s.emergency + cost.n > 0
    elif op == operations.UNTOK:
        if this.place == ON_ANY:
            useful = removal_places(s) != 0
        else:
            useful = base.removable_tokens(s, s.crew[s.active].place) != 0
    elif op == operations.UNFAT:
        useful = tired_crew(s) != 0
    elif op == operations.CURE:
        useful = is_any_curable(s, this.place)
    elif op == operations.JUMP:
        # Wherever there is a second location, some location can be reached.
        useful = s.location_count > 1
    elif op == operations.GIVE:
        if people.is_solo(s):
            useful = cargo_forms(s, holder) != 0
        else:
            useful = not people.are_transfers_barred(s) and givers(s, holder) != 0
    elif op == operations.FETCH:
        useful = s.discard_size > 0
    elif op == operations.HOLD:
        useful = negative_levels(s) != 0
    elif op == operations.PEEK:
        useful = s.events_left > 0
    elif op == operations.SURVEY or op == operations.DRAW:
        useful = s.deck_size > 0
    elif op == operations.TRANSFER:
        useful = transfer.are_transfers_possible(s) and transfer.directions(s) != 0
    return useful
