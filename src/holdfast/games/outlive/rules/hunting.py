"""Wild game: what a hunt needs, how it is paid and what it yields (OL-HUNT)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive.content import (
    ANIMAL_KINDS,
    ANIMAL_MEAT,
    ENDURANCE,
    LEAST_ENDURANCE,
    WILD_AT,
)
from holdfast.games.outlive.content.vocabulary import (
    CHOOSE_PREY,
    ENDURANCE_MOD,
    HUNT_MEAT,
    HUNT_POWER,
    MEAT,
    MEAT_MOD,
    MUNITIONS,
)
from holdfast.games.outlive.events import (
    CAUGHT,
    FROM_HUNT,
    FROM_ROOM,
    NO_PREY_TAKEN,
    SENSED,
)
from holdfast.games.outlive.moves import (
    MOST_ENDURANCE,
    NO_PREY,
    PREY,
    SHOOT,
)
from holdfast.games.outlive.rules.asking import ask, offer
from holdfast.games.outlive.rules.shelter import (
    NO_SLOT,
    ready_equipment,
    ready_room,
    suffered,
    use_equipment,
    use_room,
)
from holdfast.games.outlive.rules.tokens import count_bits, gain, spend
from holdfast.games.outlive.state import ASK_HUNT, ASK_PREY, UNKNOWN
from holdfast.kernel.events import tell
from holdfast.kernel.rule import long_rule, rule


@rule
def need_of(s: Any, seat: int, animal: int) -> int:
    """OL-HUNT-2, OL-EVT-11: the points that an animal takes now."""
    return ENDURANCE[animal] + suffered(s, seat, ENDURANCE_MOD)


@rule
def weapons(player: Any) -> int:
    """OL-HUNT-3: ready weapons, each worth a point in one hunt a day."""
    return count_bits(ready_equipment(player, HUNT_POWER))


@rule
def means(s: Any, seat: int) -> int:
    """Action Points, Munitions and weapons together."""
    player = s.players[seat]
    return s.visit.points + player.store[MUNITIONS] + weapons(player)


@rule
def top_of(s: Any, wild: int) -> int:
    """The animal that lies face up on a stack."""
    return s.wild[wild, s.wild_left[wild] - 1] | 0


@rule
def can_hunt(s: Any, seat: int) -> bool:
    """OL-HUNT-1, OL-HUNT-2, OL-HUNT-8: one tile a visit, and some way to pay for it."""
    wild = WILD_AT[s.visit.place]
    if s.visit.hunted == 1 or s.wild_left[wild] == 0:
        return False
    return means(s, seat) >= need_of(s, seat, top_of(s, wild))


@rule
def can_sense(s: Any, seat: int) -> bool:
    """OL-HUNT-7: offered by what everybody can see, never by what the stack holds."""
    wild = WILD_AT[s.visit.place]
    if s.visit.hunted == 1 or s.wild_left[wild] < 2:
        return False
    if ready_equipment(s.players[seat], CHOOSE_PREY) == 0:
        return False
    return means(s, seat) >= LEAST_ENDURANCE + suffered(s, seat, ENDURANCE_MOD)


@rule
def sense(s: Any, seat: int, log: Any) -> None:
    """OL-HUNT-7, OL-INFO-3: the whole stack is seen, and known for the rest of the game."""
    use_equipment(s, seat, CHOOSE_PREY, log)
    s.players[seat].wild_seen |= 1 << WILD_AT[s.visit.place]
    tell(log, SENSED, seat, s.visit.place)
    ask(s, seat, ASK_PREY)


@long_rule
def holds(s: Any, wild: int, animal: int) -> bool:
    """Whether a stack has an animal of this type."""
    for i in range(s.wild_left[wild]):
        if s.wild[wild, i] == animal:
            return True
    return False


@rule
def offer_prey(s: Any, seat: int) -> None:
    """OL-D-PREY: each type in the stack that can be paid for, or none."""
    wild = WILD_AT[s.visit.place]
    for animal in range(ANIMAL_KINDS):
        if holds(s, wild, animal) and means(s, seat) >= need_of(s, seat, animal):
            offer(s, PREY + animal)
    offer(s, NO_PREY)


@rule
def answer_prey(s: Any, seat: int, move: int, log: Any) -> None:
    """OL-D-PREY answered; after `none` the top tile may still be hunted."""
    if move == NO_PREY:
        tell(log, NO_PREY_TAKEN, seat, s.visit.place)
        return
    s.visit.prey = move - PREY + 1
    ask(s, seat, ASK_HUNT)


@rule
def begin_hunt(s: Any, seat: int) -> None:
    """OL-HUNT-1: the top tile is the prey."""
    s.visit.prey = top_of(s, WILD_AT[s.visit.place]) + 1
    ask(s, seat, ASK_HUNT)


@rule
def offer_shots(s: Any, seat: int) -> None:
    """OL-D-HUNT, OL-HUNT-2 to OL-HUNT-4: weapons, Munitions, the rest in Action Points."""
    player = s.players[seat]
    need = need_of(s, seat, s.visit.prey - 1)
    for armed in range(weapons(player) + 1):
        for munitions in range(min(player.store[MUNITIONS], need) + 1):
            if 0 <= need - armed - munitions <= s.visit.points:
                offer(s, SHOOT + armed * (MOST_ENDURANCE + 1) + munitions)


@rule
def shoot(s: Any, seat: int, move: int, log: Any) -> None:
    """OL-D-HUNT answered: the prey is paid for and caught."""
    armed = (move - SHOOT) // (MOST_ENDURANCE + 1)
    munitions = (move - SHOOT) % (MOST_ENDURANCE + 1)
    animal = s.visit.prey - 1
    s.visit.prey = 0
    s.visit.hunted = 1
    s.visit.points -= need_of(s, seat, animal) - armed - munitions
    spend(s, seat, MUNITIONS, munitions)
    for _ in range(armed):
        use_equipment(s, seat, HUNT_POWER, log)  # the Shotgun first
    take_tile(s, WILD_AT[s.visit.place], animal)
    eat(s, seat, animal, munitions, armed, log)


@long_rule
def take_tile(s: Any, wild: int, animal: int) -> None:
    """OL-HUNT-9: the topmost tile of the type; the order of the rest does not change."""
    at = s.wild_left[wild] - 1
    while s.wild[wild, at] != animal:
        at -= 1
    s.wild_left[wild] -= 1
    for i in range(at, s.wild_left[wild]):
        s.wild[wild, i] = s.wild[wild, i + 1]
    s.wild[wild, s.wild_left[wild]] = UNKNOWN


@rule
def eat(s: Any, seat: int, animal: int, munitions: int, armed: int, log: Any) -> None:
    """OL-HUNT-5, OL-HUNT-6, OL-EVT-10: Meat by the number caught before, then the rooms' share."""
    player = s.players[seat]
    meat = max(0, ANIMAL_MEAT[animal] + player.caught[animal] + suffered(s, seat, MEAT_MOD))
    player.caught[animal] += 1
    tell(log, CAUGHT, seat, s.visit.place, animal, meat, munitions, armed)
    gain(s, seat, MEAT, meat, FROM_HUNT, s.visit.place, log)
    slot = ready_room(player, HUNT_MEAT)
    while slot != NO_SLOT and s.reserve[MEAT] > 0:
        gain(s, seat, MEAT, use_room(s, seat, slot, HUNT_MEAT, log), FROM_ROOM, s.visit.place, log)
        slot = ready_room(player, HUNT_MEAT)
