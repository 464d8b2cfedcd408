"""Work on the base: walk, produce, shut down, repair."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld import content, events, moves, state, steps
from holdfast.games.exoworld.rules import base, ending, people, tokens
from holdfast.kernel.agenda import then
from holdfast.kernel.bits import has
from holdfast.kernel.events import tell
from holdfast.kernel.rule import long_rule, rule

HERE = 0  # places: here, north, east, south, west
DOUBLED = 2  # EX-SKILL-2


@rule
def walk(s: Any) -> int:
    """EX-MOVE-1, EX-MOVE-4: where a Move action may lead, as bits; the Pilot is not stopped."""
    member = s.crew[s.active]
    crosses = content.CHARACTER[member.role].crosses_landslides == 1
    stopped = not crosses or not people.has_skill(member)
    return base.reach(s, member.place, people.speed(member), stopped)


@rule
def may_produce(s: Any) -> bool:
    """EX-PRO-2, EX-PRO-3."""
    place = s.crew[s.active].place
    here = s.locations[place].tokens
    if s.actions_left == 0 or place == base.HOME:
        return False
    if here[state.SHUTDOWN] != 0 or here[state.FROZEN] != 0:
        return False
    return s.supply[base.colour_of(s, place)] < state.MOST_SUPPLY


@rule
def aimed_at(s: Any, place: int) -> int:
    """The own location, or for a Technician one next to it; NOWHERE if that is not allowed."""
    member = s.crew[s.active]
    if place == HERE:
        return member.place
    if content.CHARACTER[member.role].switches_next_door == 0 or not people.has_skill(member):
        return base.NOWHERE
    return base.beside(s, member.place, place - 1)


@rule
def may_repair(s: Any, token: int, place: int) -> bool:
    """EX-REP-1; the Technician repairs only Shutdown tokens next door."""
    if place != HERE and token != state.SHUTDOWN:
        return False
    where = aimed_at(s, place)
    return where != base.NOWHERE and base.may_remove(s, where, token)


@long_rule
def list_works(s: Any, out: Any, n: int) -> int:
    """D-ACT: Move, Produce, Shut Down, Repair, behind n others; gives how many there are."""
    places = walk(s)
    for place in range(s.location_count):
        if has(places, place):
            out[n] = moves.MOVE(s.locations[place].cell)
            n += 1
    if may_produce(s):
        out[n] = moves.PRODUCE()
        n += 1
    for place in range(moves.PLACES):
        if base.may_shut_down(s, aimed_at(s, place)):
            out[n] = moves.SHUT_DOWN(place)
            n += 1
    for token in range(moves.TOKEN_COUNT):
        for place in range(moves.PLACES):
            if may_repair(s, token, place):
                out[n] = moves.REPAIR(token, place)
                n += 1
    return n


@rule
def move_to(s: Any, cell: int, log: Any) -> None:
    """EX-MOVE-1: the pawn walks there."""
    then(s, steps.ACT)
    s.actions_left -= 1
    base.move_pawn(s, s.active, base.place_in(s, cell), events.BY_WALKING, log)


@long_rule
def produce(s: Any, log: Any) -> None:
    """EX-PRO-1, EX-PRO-4: the resource of the module's colour +1; EX-SKILL-2: the Biologist's 2."""
    then(s, steps.ACT)
    member = s.crew[s.active]
    resource = base.colour_of(s, member.place)
    amount = 1
    if content.CHARACTER[member.role].doubles[resource] == 1 and people.has_skill(member):
        amount = DOUBLED
    before = s.supply[resource]
    s.supply[resource] = min(state.MOST_SUPPLY, before + amount)
    s.actions_left -= 1
    tell(log, events.PRODUCED, s.active, resource, s.supply[resource] - before, s.supply[resource])


@long_rule
def shut_down(s: Any, place: int, log: Any) -> None:
    """EX-SHUT-1, EX-SHUT-2: a Shutdown token; nothing else on the module changes."""
    then(s, steps.ACT)
    where = aimed_at(s, place)
    s.actions_left -= 1
    tell(log, events.SHUT_DOWN, s.active, s.locations[where].cell)
    base.put_token(s, where, state.SHUTDOWN, log)
    ending.levels_changed(s, log)


@long_rule
def repair(s: Any, token: int, place: int, log: Any) -> None:
    """EX-REP-1 to EX-REP-3: one token; the Engineer may remove a second one."""
    then(s, steps.ACT)
    member = s.crew[s.active]
    where = aimed_at(s, place)
    count = content.CHARACTER[member.role].repairs if people.has_skill(member) else 1
    s.actions_left -= 1
    tell(log, events.REPAIRED, s.active, s.locations[where].cell, token)
    tokens.remove_one(s, where, token, count, people.active_player(s), log)
