"""Pressure: what an arriving hero takes from weaker ones (OL-PRES)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive.content import EFFECT_N, EQUIPMENT_EFFECT, HEROES, ROOM_POWER, STRENGTH
from holdfast.games.outlive.content.vocabulary import (
    CHIPS,
    MUNITIONS,
    PRESSURE_DOWN,
    PRESSURE_IMMUNE,
    PRESSURE_UP,
    TRIBUTE_CHOICE,
)
from holdfast.games.outlive.events import PAID_TRIBUTE, PRESSED, REFUSED
from holdfast.games.outlive.moves import (
    BAT,
    DEFEND,
    GIVE,
    IMMUNE,
    MOST_PRESSURE,
    ROOM_SLOTS,
)
from holdfast.games.outlive.rules.asking import ask, offer
from holdfast.games.outlive.rules.shelter import (
    NO_SLOT,
    is_ready,
    power,
    ready_equipment,
    use_equipment,
    use_room,
)
from holdfast.games.outlive.rules.steps import DEFENCE, PRESSURE, TRIBUTE
from holdfast.games.outlive.rules.tokens import first_bit, materials, spend, supplies
from holdfast.games.outlive.state import ASK_BAT, ASK_DEFEND, ASK_TRIBUTE
from holdfast.kernel.agenda import push
from holdfast.kernel.events import tell
from holdfast.kernel.rule import long_rule, rule

NO_HERO = -1


@rule
def activated_hero(player: Any, place: int) -> int:
    """The Activated hero of a player at a place: there is at most one (OL-MOVE-3)."""
    for hero in range(HEROES):
        figure = player.heroes[hero]
        if figure.place == place and figure.standing == 1:
            return hero
    return NO_HERO


@long_rule
def pressure_on(s: Any, victim: int, hero: int, place: int) -> int:
    """OL-PRES-1, OL-PRES-2, OL-PRES-12: the Pressure of a hero on a seat at a place, or 0."""
    player = s.players[victim]
    target = activated_hero(player, place)
    if target == NO_HERO or supplies(player) + materials(player) == 0:
        return 0
    return max(0, STRENGTH[hero] - STRENGTH[target])


@rule
def pressure(s: Any, k: int, log: Any) -> None:
    """OL-PRES-3: the others clockwise from the aggressor's left, one after the other."""
    if k == s.options.players:
        return
    push(s.agenda, PRESSURE, k + 1)
    victim = (s.seat + k) % s.options.players
    visit = s.visit
    points = pressure_on(s, victim, visit.hero, visit.place)
    if points == 0:
        return
    visit.victim = victim
    visit.pressure = points
    push(s.agenda, DEFENCE)
    if ready_equipment(s.players[s.seat], PRESSURE_UP) != 0:
        ask(s, s.seat, ASK_BAT)


@rule
def offer_bat(s: Any) -> None:
    """OL-D-BAT."""
    offer(s, BAT)
    offer(s, BAT + 1)


@rule
def answer_bat(s: Any, seat: int, use: int, log: Any) -> None:
    """OL-PRES-4: declared before the victim reacts, and used up whatever it does."""
    if use == 1:
        bat = first_bit(ready_equipment(s.players[seat], PRESSURE_UP))
        s.visit.pressure += EFFECT_N[EQUIPMENT_EFFECT[bat]]
        use_equipment(s, seat, PRESSURE_UP, log)


@rule
def defence(s: Any, log: Any) -> None:
    """OL-PRES-5 to OL-PRES-7: how the victim reacts."""
    visit = s.visit
    target = activated_hero(s.players[visit.victim], visit.place)
    tell(
        log,
        PRESSED,
        s.seat,
        visit.hero,
        visit.victim,
        target,
        visit.pressure,
        visit.place,
    )
    push(s.agenda, TRIBUTE)
    ask(s, visit.victim, ASK_DEFEND)


@long_rule
def guard_slot(s: Any, seat: int) -> int:
    """OL-PRES-5: a ready room that makes the pressed hero immune, or NO_SLOT."""
    player = s.players[seat]
    strength = STRENGTH[activated_hero(player, s.visit.place)]
    for slot in range(ROOM_SLOTS):
        room = player.rooms[slot]
        if is_ready(room, PRESSURE_IMMUNE) and ROOM_POWER[room.tile, PRESSURE_IMMUNE] == strength:
            return slot
    return NO_SLOT


@rule
def after_gear(s: Any, seat: int, gear: int) -> int:
    """OL-PRES-6: the Pressure left if the Battle Gear is used or not."""
    if gear == 0:
        return s.visit.pressure | 0
    worn = first_bit(ready_equipment(s.players[seat], PRESSURE_DOWN))
    return max(0, s.visit.pressure - EFFECT_N[EQUIPMENT_EFFECT[worn]])


@rule
def offer_defences(s: Any, seat: int) -> None:
    """OL-D-DEFEND."""
    player = s.players[seat]
    if guard_slot(s, seat) != NO_SLOT:
        offer(s, IMMUNE)
    gears = 2 if ready_equipment(player, PRESSURE_DOWN) != 0 else 1
    for gear in range(gears):
        for munitions in range(min(player.store[MUNITIONS], after_gear(s, seat, gear)) + 1):
            offer(s, DEFEND + gear * (MOST_PRESSURE + 1) + munitions)


@rule
def answer_defence(s: Any, seat: int, move: int, log: Any) -> None:
    """OL-D-DEFEND answered: what is left is the tribute."""
    if move == IMMUNE:
        use_room(s, seat, guard_slot(s, seat), PRESSURE_IMMUNE, log)
        s.visit.pressure = 0
        tell(log, REFUSED, seat, 0, 0, 0, 1)
        return
    gear = (move - DEFEND) // (MOST_PRESSURE + 1)
    munitions = (move - DEFEND) % (MOST_PRESSURE + 1)
    left = after_gear(s, seat, gear) - munitions
    if gear == 1:
        use_equipment(s, seat, PRESSURE_DOWN, log)
    spend(s, seat, MUNITIONS, munitions)
    s.visit.pressure = left
    if gear + munitions > 0:
        tell(log, REFUSED, seat, gear, munitions, left, 0)


@rule
def tribute(s: Any, log: Any) -> None:
    """OL-PRES-8 to OL-PRES-11: one token a point; who has no more than is owed gives all."""
    visit = s.visit
    victim = s.players[visit.victim]
    owned = supplies(victim) + materials(victim)
    if visit.pressure == 0 or owned <= visit.pressure:
        if visit.pressure > 0:
            hand_over_all(s, log)
        visit.victim = 0
        visit.pressure = 0
        return
    push(s.agenda, TRIBUTE)
    chooses = s.seat | 0 if power(s.players[s.seat], TRIBUTE_CHOICE) > 0 else visit.victim | 0
    ask(s, chooses, ASK_TRIBUTE)


@rule
def hand_over_all(s: Any, log: Any) -> None:
    """OL-PRES-8: everything but the Munitions."""
    for resource in range(CHIPS + 1):
        count = s.players[s.visit.victim].store[resource] | 0
        if count > 0:
            hand_over(s, resource, count, log)


@long_rule
def hand_over(s: Any, resource: int, count: int, log: Any) -> None:
    """Tokens go from the victim to the aggressor."""
    s.players[s.visit.victim].store[resource] -= count
    s.players[s.seat].store[resource] += count
    tell(log, PAID_TRIBUTE, s.seat, s.visit.victim, resource, count)


@rule
def offer_tributes(s: Any) -> None:
    """OL-D-TRIBUTE: Supplies and Materials, never Munitions."""
    for resource in range(CHIPS + 1):
        if s.players[s.visit.victim].store[resource] > 0:
            offer(s, GIVE + resource)


@rule
def answer_tribute(s: Any, resource: int, log: Any) -> None:
    """OL-D-TRIBUTE answered."""
    s.visit.pressure -= 1
    hand_over(s, resource, 1, log)
