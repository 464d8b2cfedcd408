"""A visit: bonuses on arrival, the Cargo Ship, and the actions of a place (OL-ACT, OL-SHIP)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive import content, decisions, events, moves, state, steps
from holdfast.games.outlive.content import vocabulary
from holdfast.games.outlive.rules import (
    cities,
    effects,
    gauge,
    hunting,
    lasting,
    shelter,
    survivors,
    tokens,
)
from holdfast.kernel.agenda import then
from holdfast.kernel.decision import NOTHING, ask, offer, offer_range
from holdfast.kernel.events import tell
from holdfast.kernel.rule import rule


@rule
def bonuses(s: Any, first: int, log: Any) -> None:
    """OL-EQ-2: the tools that a visit sets off, in the order of the list from this type on."""
    seat, place = s.seat, s.visit.place
    player = s.players[seat]
    ready = (player.repaired & ~player.used & content.PLACE[place].visit_tools) >> first << first
    while ready > 0:
        equipment = tokens.first_bit(ready)
        ready &= ready - 1
        set_off(s, seat, equipment, log)
        if s.ask != NOTHING:
            then(s, steps.BONUSES, equipment + 1)
            return


@rule
def set_off(s: Any, seat: int, equipment: int, log: Any) -> None:
    """OL-EQ-2, OL-EQ-3: a tool works, and is used up if anything came of it."""
    effect = content.TOOL[equipment].effect
    if effects.perform(s, effect, seat, equipment, events.FROM_TOOL, log) > 0:
        shelter.mark_used(s, seat, equipment, log)


@rule
def ship_gain(s: Any, log: Any) -> None:
    """OL-SHIP-4 to OL-SHIP-6: Canned Goods of the spot and of rooms, and a survivor."""
    if s.visit.place != content.SHIP:
        return
    seat = s.seat
    player = s.players[seat]
    spot = player.heroes[s.visit.hero].spot
    cans = content.SPOT_CANS[spot]
    tokens.gain(s, seat, vocabulary.CANS, cans, events.FROM_SHIP, content.SHIP, log)
    slot = shelter.ready_room(player, vocabulary.SHIP_CANS)
    while slot != shelter.NO_SLOT and s.reserve[vocabulary.CANS] > 0:
        cans = shelter.use_room(s, seat, slot, vocabulary.SHIP_CANS, log)
        tokens.gain(s, seat, vocabulary.CANS, cans, events.FROM_ROOM, content.SHIP, log)
        slot = shelter.ready_room(player, vocabulary.SHIP_CANS)
    if s.visit.shared == 1:
        survivors.offer_survivor(s, seat, state.FROM_RESERVE, effects.NO_CARD)
    elif s.aboard[spot] == 1:
        survivors.offer_survivor(s, seat, state.FROM_SPOT, effects.NO_CARD)


@rule
def actions(s: Any) -> None:
    """OL-ACT-1, OL-ACT-5: the Action Points are fixed now."""
    s.visit.points = lasting.effective_strength(s, s.seat, s.visit.hero)
    then(s, steps.ACT)


@rule
def act_step(s: Any) -> None:
    """OL-D-ACT, until `end` is chosen or is all that is left."""
    ask(s, decisions.ACT, s.seat, s.visit.hero, s.visit.place)


@rule
def offer_actions(s: Any, seat: int) -> None:
    """OL-ACT-4: the menu of the place; last `end`."""
    visit = s.visit
    player = s.players[seat]
    place, points = visit.place, visit.points
    here = content.PLACE[place]
    if here.resource != content.NONE and (place != content.DAM or visit.dam_open == 1):
        offer_range(s, moves.SCAVENGE(1), min(points, s.stock[place]))
    if place == content.DAM and visit.dam_open == 0 and s.stock[place] > 0:
        if player.store[vocabulary.CHIPS] > 0:
            offer(s, moves.OPEN_DAM())
    if place == content.BASE and s.algae == 1 and points > 0:
        offer(s, moves.ALGAE())
    if here.wild != content.NONE:
        if hunting.can_hunt(s, seat):
            offer(s, moves.HUNT())
        if hunting.can_sense(s, seat):
            offer(s, moves.SENSOR())
    if here.city != content.NONE:
        cities.offer_city(s, player, here.city, points)
    offer(s, moves.END())


# OL-D-ACT answered: after all but `end` it is asked again


@rule
def leave(s: Any, seat: int, log: Any) -> None:
    """OL-ACT-1: the unused Action Points are lost."""
    tell(log, events.VISIT_ENDED, seat, s.visit.points)
    end_visit(s)


@rule
def end_visit(s: Any) -> None:
    """Forget everything about the visit."""
    visit = s.visit
    visit.going = visit.hero = visit.place = visit.points = 0
    visit.hunted = visit.dam_open = visit.free_searches = visit.shared = 0


@rule
def scavenge(s: Any, seat: int, count: int, log: Any) -> None:
    """OL-ACT-2, OL-ACT-3, OL-EQ-3: one token a point; then the tools that add to it."""
    then(s, steps.ACT)
    player = s.players[seat]
    place = s.visit.place
    resource = content.PLACE[place].resource
    s.visit.points -= count
    s.stock[place] -= count
    player.store[resource] += count
    tell(log, events.SCAVENGED, seat, place, resource, count)
    ready = player.repaired & ~player.used & content.PLACE[place].scavenge_tools
    while ready > 0:
        equipment = tokens.first_bit(ready)
        ready &= ready - 1
        set_off(s, seat, equipment, log)


@rule
def harvest_algae(s: Any, seat: int, log: Any) -> None:
    """OL-BASE-1: once a day for all players together, even where it helps no more."""
    then(s, steps.ACT)
    s.algae = 0
    s.visit.points -= 1
    tell(log, events.ALGAE_TAKEN, seat)
    gauge.lower_gauge(s, seat, 1, events.BY_ALGAE, log)


@rule
def open_dam(s: Any, seat: int, log: Any) -> None:
    """OL-DAM-1: a Microchip opens the filtration for the whole visit."""
    then(s, steps.ACT)
    tokens.spend(s, seat, vocabulary.CHIPS, 1)
    s.visit.dam_open = 1
    tell(log, events.DAM_OPENED, seat, 0)


@rule
def peek_there(s: Any, seat: int, city: int, log: Any) -> None:
    """OL-CITY-7: a look at a search stack during a visit."""
    then(s, steps.ACT)
    cities.peek(s, seat, city, log)
