"""The base: locations, levels, tokens, and how far a pawn walks."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld import content, events, moves, state
from holdfast.games.exoworld.content import geometry
from holdfast.games.exoworld.rules import people
from holdfast.kernel.events import tell
from holdfast.kernel.rule import long_rule, rule

NOWHERE = -1
HOME = 0  # the index of the Home Base


@rule
def place_in(s: Any, cell: int) -> int:
    """The index of the location on a cell, or NOWHERE."""
    return s.grid[cell] - 1


@rule
def beside(s: Any, place: int, direction: int) -> int:
    """EX-MOD-2: the location next to another one, or NOWHERE."""
    cell = geometry.NEIGHBOUR[s.locations[place].cell, direction]
    return NOWHERE if cell == geometry.OUTSIDE else s.grid[cell] - 1


@rule
def add_location(s: Any, cell: int, kind: int) -> int:
    """EX-MOD-1: the base grows by one location; gives its index."""
    place = s.location_count
    s.locations[place].cell = cell
    s.locations[place].kind = kind
    s.location_count += 1
    s.grid[cell] = s.location_count
    return place


@rule
def is_module(s: Any, place: int) -> bool:
    """EX-EVT-7: a deployed Module card, not the Home Base."""
    return place != HOME


@rule
def is_working(s: Any, place: int) -> bool:
    """A module without a Shutdown token; it may be frozen."""
    return s.locations[place].tokens[state.SHUTDOWN] == 0


@long_rule
def is_occupied(s: Any, place: int) -> bool:
    """Whether a pawn stands there."""
    for crew in range(moves.SEATS):
        if people.is_present(s, crew) and s.crew[crew].place == place:
            return True
    return False


@rule
def colour_of(s: Any, place: int) -> int:
    """The colour of a location's module; the Home Base has none."""
    return content.CARD[s.locations[place].kind].colour


# Levels


@rule
def start_level(s: Any, resource: int) -> int:
    """EX-SET-2; EX-VAR-5: the training start is -1 everywhere."""
    if s.options.training == state.TRAINING:
        return -1
    return content.SCENARIO[s.options.scenario].levels[resource]


@rule
def printed_effect(s: Any, place: int, resource: int) -> int:
    """EX-MOD-5: what the module's card says on this planet."""
    kind = s.locations[place].kind
    return 0 if kind == content.HOME_BASE else content.EFFECT[s.options.scenario, kind, resource]


@rule
def contribution(s: Any, place: int, resource: int) -> int:
    """EX-LVL-1, EX-TOK-2, EX-TOK-6: nothing if shut down, no gains if frozen, all if leaking."""
    tokens = s.locations[place].tokens
    if tokens[state.SHUTDOWN] != 0:
        return 0
    effect = printed_effect(s, place, resource)
    return min(effect, 0) if tokens[state.FROZEN] != 0 else effect


@long_rule
def raw_level(s: Any, resource: int) -> int:
    """EX-LVL-1, EX-LVL-5, EX-LVL-6: the start level and all contributions, and nothing else."""
    level = start_level(s, resource)
    for place in range(1, s.location_count):
        level += contribution(s, place, resource)
    return level


@rule
def shown_level(s: Any, resource: int) -> int:
    """EX-LVL-2: the raw level limited to the track."""
    return min(state.HIGHEST_LEVEL, max(state.LOWEST_LEVEL, raw_level(s, resource)))


@rule
def stays_on_track(s: Any, resource: int, change: int) -> bool:
    """EX-LVL-3, EX-LVL-4: a choice, unlike an event, may not push a level off the track."""
    if change == 0:
        return True
    after = raw_level(s, resource) + change
    if change > 0:
        return after <= state.HIGHEST_LEVEL
    return after >= state.LOWEST_LEVEL


@long_rule
def may_add(s: Any, kind: int) -> bool:
    """EX-LVL-3 for deploying a module."""
    for resource in range(moves.RESOURCE_COUNT):
        if not stays_on_track(s, resource, content.EFFECT[s.options.scenario, kind, resource]):
            return False
    return True


@long_rule
def may_shut_down(s: Any, place: int) -> bool:
    """EX-SHUT-3, EX-SHUT-4: a working module, a token in stock, and the track."""
    if place == NOWHERE or not is_module(s, place) or not is_working(s, place):
        return False
    if s.stock[state.SHUTDOWN] == 0:
        return False
    for resource in range(moves.RESOURCE_COUNT):
        if not stays_on_track(s, resource, -contribution(s, place, resource)):
            return False
    return True


@long_rule
def would_win_shut_down(s: Any, place: int) -> bool:
    """EX-END-1: whether all levels are 0 or more without this module."""
    for resource in range(moves.RESOURCE_COUNT):
        if raw_level(s, resource) < contribution(s, place, resource):
            return False
    return True


@long_rule
def may_remove(s: Any, place: int, token: int) -> bool:
    """EX-REP-1, EX-REP-3: such a token lies there, and what comes back stays on the track."""
    tokens = s.locations[place].tokens
    if tokens[token] == 0:
        return False
    for resource in range(moves.RESOURCE_COUNT):
        effect = printed_effect(s, place, resource)
        change = 0
        if token == state.SHUTDOWN:
            change = min(effect, 0) if tokens[state.FROZEN] != 0 else effect
        elif token == state.FROZEN and tokens[state.SHUTDOWN] == 0:
            change = max(effect, 0)
        if not stays_on_track(s, resource, change):
            return False
    return True


# Tokens


@rule
def put_token(s: Any, place: int, token: int, log: Any) -> None:
    """A token from the stock onto a location."""
    s.locations[place].tokens[token] += 1
    s.stock[token] -= 1
    tell(log, events.TOKEN_PLACED, token, s.locations[place].cell)


@rule
def take_token(s: Any, place: int, token: int, log: Any) -> None:
    """A token from a location back to the stock."""
    s.locations[place].tokens[token] -= 1
    s.stock[token] += 1
    tell(log, events.TOKEN_REMOVED, token, s.locations[place].cell)


@long_rule
def removable_tokens(s: Any, place: int) -> int:
    """The types of token that may be removed from a location, as bits."""
    types = 0
    for token in range(moves.TOKEN_COUNT):
        if may_remove(s, place, token):
            types |= 1 << token
    return types


@long_rule
def count_on_base(s: Any, token: int) -> int:
    """How many tokens of a type lie on the base."""
    count = 0
    for place in range(s.location_count):
        count += s.locations[place].tokens[token]
    return count


# Walking


@long_rule
def reach(s: Any, start: int, distance: int, stopped: bool) -> int:
    """EX-MOVE-2 to EX-MOVE-5, EX-TOK-7: locations within a walking distance, as bits.

    Where Landslides stop a walk, it may end on such a module but not pass through it.
    """
    seen = 1 << start
    edge = seen
    for _ in range(distance):
        beyond = 0
        for place in range(s.location_count):
            if (edge >> place) & 1 == 1:
                slide = s.locations[place].tokens[state.LANDSLIDE] != 0
                if place == start or not (stopped and slide):
                    cell = s.locations[place].cell
                    for direction in range(moves.DIRECTIONS):
                        following = geometry.NEIGHBOUR[cell, direction]
                        if following != geometry.OUTSIDE and s.grid[following] > 0:
                            beyond |= 1 << (s.grid[following] - 1)
        edge = beyond & ~seen
        if edge == 0:
            break
        seen |= edge
    return seen & ~(1 << start)


@rule
def move_pawn(s: Any, crew: int, place: int, cause: int, log: Any) -> None:
    """Put a pawn on a location."""
    member = s.crew[crew]
    tell(log, events.MOVED, crew, s.locations[member.place].cell, s.locations[place].cell, cause)
    member.place = place


@rule
def lay_home_base(s: Any) -> None:
    """EX-SET-8."""
    add_location(s, geometry.HOME_CELL, content.HOME_BASE)
