"""Pressure: what an arriving hero takes from weaker ones (OL-PRES)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive import content, decisions, events, moves, steps
from holdfast.games.outlive.content import vocabulary
from holdfast.games.outlive.rules import shelter, tokens, turns
from holdfast.kernel.agenda import then
from holdfast.kernel.decision import ask, offer, offer_held, offer_range
from holdfast.kernel.events import tell
from holdfast.kernel.rule import long_rule, rule

NO_HERO = -1


@rule
def activated_hero(player: Any, place: int) -> int:
    """The Activated hero of a player at a place: there is at most one (OL-MOVE-3)."""
    for hero in range(content.HEROES):
        figure = player.heroes[hero]
        if figure.place == place and figure.standing == 1:
            return hero
    return NO_HERO


@long_rule
def pressure_on(s: Any, victim: int, hero: int, place: int) -> int:
    """OL-PRES-1, OL-PRES-2, OL-PRES-12: the Pressure of a hero on a seat at a place, or 0."""
    player = s.players[victim]
    target = activated_hero(player, place)
    if target == NO_HERO or tokens.supplies(player) + tokens.materials(player) == 0:
        return 0
    return max(0, content.STRENGTH[hero] - content.STRENGTH[target])


@rule
def pressure(s: Any, distance: int) -> None:
    """OL-PRES-3: the others clockwise from the aggressor's left, one after the other."""
    if distance == s.options.players:
        return
    then(s, steps.PRESSURE, distance + 1)
    victim = turns.turn_order(s, s.seat, distance)
    points = pressure_on(s, victim, s.visit.hero, s.visit.place)
    if points == 0:
        return
    if shelter.ready_equipment(s.players[s.seat], vocabulary.PRESSURE_UP) != 0:
        ask(s, decisions.BAT, s.seat, victim, points)
    else:
        then(s, steps.DEFENCE, victim, points)


@rule
def offer_bat(s: Any) -> None:
    """OL-D-BAT: hold it back, or use it."""
    offer_range(s, moves.BAT(0), 2)


@rule
def answer_bat(s: Any, seat: int, use: int, victim: int, pressure: int, log: Any) -> None:
    """OL-PRES-4: declared before the victim reacts, and used up whatever it does."""
    if use == moves.USED:
        bat = tokens.first_bit(shelter.ready_equipment(s.players[seat], vocabulary.PRESSURE_UP))
        pressure += content.EFFECT[content.TOOL[bat].effect].n
        shelter.use_equipment(s, seat, vocabulary.PRESSURE_UP, log)
    then(s, steps.DEFENCE, victim, pressure)


@rule
def defence(s: Any, victim: int, pressure: int, log: Any) -> None:
    """OL-PRES-5 to OL-PRES-7: how the victim reacts."""
    hero, place = s.visit.hero, s.visit.place
    target = activated_hero(s.players[victim], place)
    tell(log, events.PRESSED, s.seat, hero, victim, target, pressure, place)
    ask(s, decisions.DEFEND, victim, s.seat, pressure)


@long_rule
def guard_slot(s: Any, seat: int) -> int:
    """OL-PRES-5: a ready room that makes the pressed hero immune, or NO_SLOT."""
    player = s.players[seat]
    strength = content.STRENGTH[activated_hero(player, s.visit.place)]
    for slot in range(moves.ROOM_SLOTS):
        room = player.rooms[slot]
        if (
            shelter.is_ready(room, vocabulary.PRESSURE_IMMUNE)
            and content.ROOM[room.tile].power[vocabulary.PRESSURE_IMMUNE] == strength
        ):
            return slot
    return shelter.NO_SLOT


@rule
def after_gear(player: Any, pressure: int, gear: int) -> int:
    """OL-PRES-6: the Pressure left if the Battle Gear is used or not."""
    if gear != moves.USED:
        return pressure
    worn = tokens.first_bit(shelter.ready_equipment(player, vocabulary.PRESSURE_DOWN))
    return max(0, pressure - content.EFFECT[content.TOOL[worn].effect].n)


@rule
def offer_defences(s: Any, seat: int, pressure: int) -> None:
    """OL-D-DEFEND."""
    player = s.players[seat]
    if guard_slot(s, seat) != shelter.NO_SLOT:
        offer(s, moves.IMMUNE())
    gears = 2 if shelter.ready_equipment(player, vocabulary.PRESSURE_DOWN) != 0 else 1
    for gear in range(gears):
        most = min(player.store[vocabulary.MUNITIONS], after_gear(player, pressure, gear))
        offer_range(s, moves.DEFEND(gear, 0), most + 1)


@rule
def stay_immune(s: Any, seat: int, log: Any) -> None:
    """OL-D-DEFEND answered, OL-PRES-5: the room keeps the hero from all Pressure."""
    shelter.use_room(s, seat, guard_slot(s, seat), vocabulary.PRESSURE_IMMUNE, log)
    tell(log, events.REFUSED, seat, 0, 0, 0, 1)


@rule
def defend(s: Any, seat: int, gear: int, munitions: int, pressure: int, log: Any) -> None:
    """OL-D-DEFEND answered: what is left is the tribute."""
    left = after_gear(s.players[seat], pressure, gear) - munitions
    if gear == moves.USED:
        shelter.use_equipment(s, seat, vocabulary.PRESSURE_DOWN, log)
    tokens.spend(s, seat, vocabulary.MUNITIONS, munitions)
    if gear + munitions > 0:
        tell(log, events.REFUSED, seat, gear, munitions, left, 0)
    if left > 0:
        then(s, steps.TRIBUTE, seat, left)


@rule
def tribute(s: Any, victim: int, pressure: int, log: Any) -> None:
    """OL-PRES-8 to OL-PRES-11: one token a point; who has no more than is owed gives all."""
    player = s.players[victim]
    if tokens.supplies(player) + tokens.materials(player) <= pressure:
        hand_over_all(s, victim, log)
    elif shelter.power(s.players[s.seat], vocabulary.TRIBUTE_CHOICE) > 0:
        ask(s, decisions.TRIBUTE, s.seat, victim, pressure)
    else:
        ask(s, decisions.TRIBUTE, victim, victim, pressure)


@rule
def hand_over_all(s: Any, victim: int, log: Any) -> None:
    """OL-PRES-8: everything but the Munitions."""
    for resource in range(vocabulary.BARTER):
        count = s.players[victim].store[resource]
        if count > 0:
            hand_over(s, victim, resource, count, log)


@long_rule
def hand_over(s: Any, victim: int, resource: int, count: int, log: Any) -> None:
    """Tokens go from the victim to the aggressor."""
    s.players[victim].store[resource] -= count
    s.players[s.seat].store[resource] += count
    tell(log, events.PAID_TRIBUTE, s.seat, victim, resource, count)


@rule
def offer_tributes(s: Any, victim: int) -> None:
    """OL-D-TRIBUTE: Supplies and Materials, never Munitions."""
    offer_held(s, moves.GIVE, s.players[victim].store, vocabulary.BARTER)


@rule
def answer_tribute(s: Any, resource: int, victim: int, pressure: int, log: Any) -> None:
    """OL-D-TRIBUTE answered."""
    hand_over(s, victim, resource, 1, log)
    if pressure > 1:
        then(s, steps.TRIBUTE, victim, pressure - 1)
