"""Shelters in numbers: what they have and take, and what they count.

The rules are asked about no more of a shelter than they look at. So what is handed to them says by
itself when the answer is the same, and each answer is worked out once: for all who look at a
shelter, for all moves that leave it as it is, and for any other table where one is alike.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from holdfast.games.outlive import content, events, state
from holdfast.games.outlive.content import vocabulary
from holdfast.games.outlive.rules import (
    building,
    ending,
    feeding,
    gauge,
    hunting,
    lasting,
    shelter,
    survivors,
    tokens,
)
from holdfast.kernel.interpreted import interpret
from holdfast.kernel.record import NOBODY

SHELF = 2048
"""Answers of each kind that are kept."""
TOTAL = events.CATEGORIES[ending.TOTAL]


class Shelter(NamedTuple):
    """As much of a player as a rule looks at: of the rest there is nothing. Rooms that are alike
    are one and the same (`Position.reading`)."""

    rooms: tuple[Any, ...]
    airlock: Any = None
    store: Any = None
    gauge: Any = None
    repaired: Any = None


class Room(NamedTuple):
    """A room that is not on the table, but would be."""

    tile: int
    built: int
    people: int
    used: int


def with_one_more(rooms: tuple[Any, ...], slot: int) -> tuple[Any, ...]:
    """The rooms when another survivor has moved into one of them."""
    room = rooms[slot]
    changed = Room(room.tile, room.built, room.people + 1, room.used)
    return (*rooms[:slot], changed, *rooms[slot + 1 :])


class Alone(NamedTuple):
    """A table for rules that ask about one player at most, who is seat 0 at it."""

    players: tuple[Shelter, ...]
    day: Any = None
    convoy: Any = None
    overcome_by: Any = None


SEAT = 0
"""Of the player of such a table."""


def _with(cards: tuple[int, ...], by: int, *players: Shelter) -> Alone:
    """One with these events, in force or overcome by somebody; there are no others."""
    none = content.DAYS - len(cards)
    convoy = *cards, *(none * [state.UNKNOWN])
    return Alone(players, convoy=convoy, overcome_by=(*(len(cards) * [by]), *(none * [NOBODY])))


def in_force(s: Any) -> tuple[int, ...]:
    """OL-EVT-2: the events that are face up and not overcome."""
    return tuple(
        event
        for event, by in zip(s.convoy, s.overcome_by, strict=True)
        if event != state.UNKNOWN and by == NOBODY
    )


def overcome(s: Any, seat: int) -> tuple[int, ...]:
    """The events that a seat has overcome."""
    return tuple(event for event, by in zip(s.convoy, s.overcome_by, strict=True) if by == seat)


def is_secret(player: Any) -> bool:
    """Whether the rooms of a player are not known, as during the draft."""
    return any(room.tile == state.UNKNOWN for room in player.rooms)


# Food


class Needs(NamedTuple):
    """What the people of a shelter have and take."""

    supplies: int
    people: int
    price_of_room: int = 0
    rooms: tuple[int, ...] = ()
    upkeep: int = 0
    rows: int = 0
    missing: int = 0
    spare: int = 0
    condensed: int = 0

    @property
    def bill(self) -> int:
        """What rooms and Airlock take in a Night."""
        return self.upkeep + self.rows

    @property
    def stored(self) -> int:
        """Supplies, and today's Water that is no token."""
        return self.supplies + self.condensed


def needs(player: Any) -> Needs:
    """What the people of a player have and take."""
    return needs_with((*player.rooms,), player.airlock, player.store)


def needs_with(rooms: tuple[Any, ...], airlock: int, store: Any) -> Needs:
    """The same in a shelter like this."""
    return _needs(rooms, airlock, (*store,)[: vocabulary.SUPPLIES])


@lru_cache(SHELF)
def _needs(rooms: tuple[Any, ...], airlock: int, supplies_: tuple[int, ...]) -> Needs:
    one = Shelter(rooms, airlock, supplies_)
    supplies, people = interpret(tokens.supplies)(one), interpret(survivors.population)(one)
    if is_secret(one):
        return Needs(supplies, people)
    upkeep, rows = interpret(shelter.upkeep_of)(one), interpret(shelter.rows_used)(airlock)
    missing = interpret(feeding.missing_supplies)(one)
    condensed = interpret(shelter.virtual_water)(one)
    return Needs(
        supplies=supplies,
        people=people,
        price_of_room=int(interpret(building.price_of_room)(one)),
        rooms=tuple(content.ROOM[room.tile].upkeep for room in rooms if room.people),
        upkeep=int(upkeep),
        rows=rows,
        missing=int(missing),
        spare=int(supplies + condensed - (upkeep + rows - missing)),
        condensed=int(condensed),
    )


# Radiation


class Radiation(NamedTuple):
    """What the radiation of a day does to a shelter."""

    absorbed: int
    rise: int
    """How far the gauge would rise."""
    skull: bool
    """Whether it would go beyond its last value."""
    lost: int
    """Survivors that the skull would take."""


def radiation(player: Any, day: int) -> Radiation:
    """OL-RAD-2, OL-RAD-5: what the radiation of a day does to a player."""
    return radiation_with((*player.rooms,), player.airlock, player.gauge, day)


@lru_cache(SHELF)
def radiation_with(rooms: tuple[Any, ...], airlock: int, gauge_: int, day: int) -> Radiation:
    """The same in a shelter like this."""
    one = Shelter(rooms, airlock, gauge=gauge_)
    rise = int(interpret(gauge.rise_of)(Alone((one,), day), SEAT))
    steps = min(rise, gauge_ - content.WORST)
    return Radiation(
        absorbed=int(airlock + interpret(shelter.power)(one, vocabulary.SHIELD)),
        rise=steps,
        skull=rise > steps,
        lost=min(rise - steps, int(interpret(survivors.population)(one))),
    )


# Heroes


@lru_cache(SHELF)
def tools(bits: int) -> tuple[int, ...]:
    """The types of equipment in a set of them."""
    return tuple(e for e in range(content.EQUIPMENT_KINDS) if bits >> e & 1)


def strength(player: Any, cards: tuple[int, ...], hero: int) -> int:
    """OL-EVT-9: the strength of a hero under these events."""
    return _strength((*player.rooms,), cards, hero)


@lru_cache(SHELF)
def _strength(rooms: tuple[Any, ...], cards: tuple[int, ...], hero: int) -> int:
    table = _with(cards, NOBODY, Shelter(rooms))
    return int(interpret(lasting.effective_strength)(table, SEAT, hero))


class Prey(NamedTuple):
    """What an animal takes from a hunter, and gives."""

    need: int
    meat: int


def prey(player: Any, cards: tuple[int, ...], animal: int) -> Prey:
    """OL-HUNT-2, OL-HUNT-5, OL-HUNT-6: what an animal takes and gives a player under these events,
    rooms included."""
    return _prey((*player.rooms,), cards, animal, player.caught[animal])


@lru_cache(SHELF)
def _prey(rooms: tuple[Any, ...], cards: tuple[int, ...], animal: int, caught: int) -> Prey:
    table = _with(cards, NOBODY, Shelter(rooms))
    change = interpret(lasting.suffered)(table, SEAT, vocabulary.MEAT_MOD)
    extra = (
        content.ROOM[room.tile].power[vocabulary.HUNT_MEAT]
        for room in rooms
        if interpret(shelter.is_ready)(room, vocabulary.HUNT_MEAT)
    )
    return Prey(
        need=int(interpret(hunting.need_of)(table, SEAT, animal)),
        meat=max(0, int(content.ANIMAL[animal].meat + caught + change)) + int(sum(extra)),
    )


# Survival Points


def points(player: Any, won: tuple[int, ...]) -> dict[str, int]:
    """Survival Points as things stand now, by category and in all, of a player who has overcome
    these events. Nothing is written to them."""
    return _points((*player.rooms,), player.airlock, player.gauge, player.repaired, won)


@lru_cache(SHELF)
def _points(
    rooms: tuple[Any, ...], airlock: int, gauge_: int, repaired: int, won: tuple[int, ...]
) -> dict[str, int]:
    one = Shelter(rooms, airlock, gauge=gauge_, repaired=repaired)
    table = _with(won, SEAT, one)
    by_category = {
        name: int(interpret(ending.points_for)(table, SEAT, category))
        for category, name in enumerate(events.CATEGORIES[: ending.TOTAL])
    }
    return {**by_category, TOTAL: sum(by_category.values())}
