"""Wild game: what a hunt needs, how it is paid and what it yields (OL-HUNT)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive import content, decisions, events, moves, state, steps
from holdfast.games.outlive.content import vocabulary
from holdfast.games.outlive.rules import lasting, shelter, tokens
from holdfast.kernel.agenda import then
from holdfast.kernel.bits import size
from holdfast.kernel.decision import ask, offer
from holdfast.kernel.events import tell
from holdfast.kernel.rule import long_rule, rule


@rule
def need_of(s: Any, seat: int, animal: int) -> int:
    """OL-HUNT-2, OL-EVT-11: the points that an animal takes now."""
    return content.ANIMAL[animal].endurance + lasting.suffered(s, seat, vocabulary.ENDURANCE_MOD)


@rule
def weapons(player: Any) -> int:
    """OL-HUNT-3: ready weapons, each worth a point in one hunt a day."""
    return size(shelter.ready_equipment(player, vocabulary.HUNT_POWER))


@rule
def means(s: Any, seat: int) -> int:
    """Action Points, Munitions and weapons together."""
    player = s.players[seat]
    return s.visit.points + player.store[vocabulary.MUNITIONS] + weapons(player)


@rule
def top_of(s: Any, wild: int) -> int:
    """The animal that lies face up on a stack."""
    return s.wild[wild, s.wild_left[wild] - 1]


@rule
def can_hunt(s: Any, seat: int) -> bool:
    """OL-HUNT-1, OL-HUNT-2, OL-HUNT-8: one tile a visit, and some way to pay for it."""
    wild = content.PLACE[s.visit.place].wild
    if s.visit.hunted == 1 or s.wild_left[wild] == 0:
        return False
    return means(s, seat) >= need_of(s, seat, top_of(s, wild))


@rule
def can_sense(s: Any, seat: int) -> bool:
    """OL-HUNT-7: offered by what everybody can see, never by what the stack holds."""
    wild = content.PLACE[s.visit.place].wild
    if s.visit.hunted == 1 or s.wild_left[wild] <= 1:
        return False
    if shelter.ready_equipment(s.players[seat], vocabulary.CHOOSE_PREY) == 0:
        return False
    tougher = lasting.suffered(s, seat, vocabulary.ENDURANCE_MOD)
    return means(s, seat) >= content.LEAST_ENDURANCE + tougher


@rule
def sense(s: Any, seat: int, log: Any) -> None:
    """OL-HUNT-7, OL-INFO-3: the whole stack is seen, and known for the rest of the game."""
    then(s, steps.ACT)
    place = s.visit.place
    shelter.use_equipment(s, seat, vocabulary.CHOOSE_PREY, log)
    s.players[seat].wild_seen |= 1 << content.PLACE[place].wild
    tell(log, events.SENSED, seat, place)
    ask(s, decisions.PREY, seat, place)


@long_rule
def holds(s: Any, wild: int, animal: int) -> bool:
    """Whether a stack has an animal of this type."""
    for i in range(s.wild_left[wild]):
        if s.wild[wild, i] == animal:
            return True
    return False


@rule
def offer_prey(s: Any, seat: int, place: int) -> None:
    """OL-D-PREY: each type in the stack that can be paid for, or none."""
    wild = content.PLACE[place].wild
    for animal in range(content.ANIMAL_KINDS):
        if holds(s, wild, animal) and means(s, seat) >= need_of(s, seat, animal):
            offer(s, moves.PREY(animal))
    offer(s, moves.NO_PREY())


@rule
def choose_prey(s: Any, seat: int, animal: int, place: int) -> None:
    """OL-D-PREY answered: an animal of the stack is hunted."""
    ask(s, decisions.HUNT, seat, animal, place)


@rule
def choose_no_prey(s: Any, seat: int, place: int, log: Any) -> None:
    """OL-D-PREY answered: the top tile may still be hunted."""
    tell(log, events.NO_PREY_TAKEN, seat, place)


@rule
def begin_hunt(s: Any, seat: int) -> None:
    """OL-HUNT-1: the top tile is the prey."""
    then(s, steps.ACT)
    place = s.visit.place
    ask(s, decisions.HUNT, seat, top_of(s, content.PLACE[place].wild), place)


@rule
def offer_shots(s: Any, seat: int, prey: int) -> None:
    """OL-D-HUNT, OL-HUNT-2 to OL-HUNT-4: weapons, Munitions, the rest in Action Points."""
    player = s.players[seat]
    need = need_of(s, seat, prey)
    for armed in range(weapons(player) + 1):
        for munitions in range(min(player.store[vocabulary.MUNITIONS], need) + 1):
            if 0 <= need - armed - munitions <= s.visit.points:
                offer(s, moves.SHOOT(armed, munitions))


@rule
def shoot(s: Any, seat: int, weapons: int, munitions: int, prey: int, place: int, log: Any) -> None:
    """OL-D-HUNT answered: the prey is paid for and caught."""
    s.visit.hunted = 1
    s.visit.points -= need_of(s, seat, prey) - weapons - munitions
    tokens.spend(s, seat, vocabulary.MUNITIONS, munitions)
    for _ in range(weapons):
        shelter.use_equipment(s, seat, vocabulary.HUNT_POWER, log)  # the Shotgun first
    take_tile(s, content.PLACE[place].wild, prey)
    eat(s, seat, prey, munitions, weapons, log)


@long_rule
def take_tile(s: Any, wild: int, animal: int) -> None:
    """OL-HUNT-9: the topmost tile of the type; the order of the rest does not change."""
    at = s.wild_left[wild] - 1
    while s.wild[wild, at] != animal:
        at -= 1
    s.wild_left[wild] -= 1
    for i in range(at, s.wild_left[wild]):
        s.wild[wild, i] = s.wild[wild, i + 1]
    s.wild[wild, s.wild_left[wild]] = state.UNKNOWN


@rule
def eat(s: Any, seat: int, animal: int, munitions: int, armed: int, log: Any) -> None:
    """OL-HUNT-5, OL-HUNT-6, OL-EVT-10: Meat by the number caught before, then the rooms' share."""
    player, place = s.players[seat], s.visit.place
    meat = content.ANIMAL[animal].meat + player.caught[animal]
    meat = max(0, meat + lasting.suffered(s, seat, vocabulary.MEAT_MOD))
    player.caught[animal] += 1
    tell(log, events.CAUGHT, seat, place, animal, meat, munitions, armed)
    tokens.gain(s, seat, vocabulary.MEAT, meat, events.FROM_HUNT, place, log)
    slot = shelter.ready_room(player, vocabulary.HUNT_MEAT)
    while slot != shelter.NO_SLOT and s.reserve[vocabulary.MEAT] > 0:
        more = shelter.use_room(s, seat, slot, vocabulary.HUNT_MEAT, log)
        tokens.gain(s, seat, vocabulary.MEAT, more, events.FROM_ROOM, place, log)
        slot = shelter.ready_room(player, vocabulary.HUNT_MEAT)
