"""Numbers of shelters and heroes, computed by the rules: food, radiation, points.

The functions pass the rules only the parts of a position that they read. So a preview can try other
parts, and results are cached by equal parts.
"""

from __future__ import annotations

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
from holdfast.kernel.memo import cached_part
from holdfast.kernel.record import NOBODY

TOTAL = events.CATEGORIES[ending.TOTAL]


class Shelter(NamedTuple):
    """The parts of a player that a rule reads; the others are None.

    In a snapshot (`Position.snapshot`) equal rooms are the same object.
    """

    rooms: tuple[Any, ...]
    airlock: Any = None
    store: Any = None
    gauge: Any = None
    repaired: Any = None


class Room(NamedTuple):
    """A room after a change that is not in the position yet."""

    tile: int
    built: int
    people: int
    used: int


def with_one_more(rooms: tuple[Any, ...], slot: int) -> tuple[Any, ...]:
    """Return the rooms after one more survivor has moved into the one at `slot`."""
    room = rooms[slot]
    changed = Room(room.tile, room.built, room.people + 1, room.used)
    return (*rooms[:slot], changed, *rooms[slot + 1 :])


class SinglePlayerTable(NamedTuple):
    """A position with at most one player, at seat 0, for rules that read only one."""

    players: tuple[Shelter, ...]
    day: Any = None
    convoy: Any = None
    overcome_by: Any = None


SEAT = 0
"""Seat of the only player in a `SinglePlayerTable`."""


def _table_with_events(cards: tuple[int, ...], by: int, *players: Shelter) -> SinglePlayerTable:
    """Return a table with only these events, all overcome by seat `by` (`NOBODY`: in force)."""
    none = content.DAYS - len(cards)
    convoy = *cards, *(none * [state.UNKNOWN])
    return SinglePlayerTable(
        players, convoy=convoy, overcome_by=(*(len(cards) * [by]), *(none * [NOBODY]))
    )


def in_force(s: Any) -> tuple[int, ...]:
    """Return the events that are face up and not overcome (OL-EVT-2)."""
    return tuple(
        event
        for event, by in zip(s.convoy, s.overcome_by, strict=True)
        if event != state.UNKNOWN and by == NOBODY
    )


def overcome(s: Any, seat: int) -> tuple[int, ...]:
    """Return the events that a seat has overcome."""
    return tuple(event for event, by in zip(s.convoy, s.overcome_by, strict=True) if by == seat)


def is_secret(player: Any) -> bool:
    """Return whether the viewer does not know the rooms of a player, as during the draft."""
    return any(room.tile == state.UNKNOWN for room in player.rooms)


# Food


class Needs(NamedTuple):
    """The Supplies of a shelter and tonight's bill."""

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
        """Supplies that the rooms and the Airlock need in a Night."""
        return self.upkeep + self.rows

    @property
    def stored(self) -> int:
        """Number of Supplies, including today's Water from rooms, for which there are no tokens."""
        return self.supplies + self.condensed


def needs(player: Any) -> Needs:
    """Return the Supplies and the bill of a player."""
    return needs_with((*player.rooms,), player.airlock, player.store)


def needs_with(rooms: tuple[Any, ...], airlock: int, store: Any) -> Needs:
    """Return the Supplies and the bill of a shelter with these rooms, survivors and tokens."""
    return _needs(rooms, airlock, (*store,)[: vocabulary.SUPPLIES])


@cached_part
def _needs(rooms: tuple[Any, ...], airlock: int, supplies_: tuple[int, ...]) -> Needs:
    parts = Shelter(rooms, airlock, supplies_)
    supplies, people = tokens.supplies(parts), survivors.population(parts)
    if is_secret(parts):
        return Needs(supplies, people)
    upkeep, rows = shelter.upkeep_of(parts), shelter.rows_used(airlock)
    missing = feeding.missing_supplies(parts)
    condensed = shelter.virtual_water(parts)
    return Needs(
        supplies=supplies,
        people=people,
        price_of_room=int(building.price_of_room(parts)),
        rooms=tuple(content.ROOM[room.tile].upkeep for room in rooms if room.people),
        upkeep=int(upkeep),
        rows=rows,
        missing=int(missing),
        spare=int(supplies + condensed - (upkeep + rows - missing)),
        condensed=int(condensed),
    )


# Radiation


class Radiation(NamedTuple):
    """The effects of a day's radiation on a shelter."""

    absorbed: int
    rise: int
    """Number of steps that the gauge would rise."""
    skull: bool
    """Whether the gauge would go beyond its last value."""
    lost: int
    """Number of survivors that the skull would take."""


def radiation(player: Any, day: int) -> Radiation:
    """Return the effects of a day's radiation on a player (OL-RAD-2, OL-RAD-5)."""
    return radiation_with((*player.rooms,), player.airlock, player.gauge, day)


def radiation_with(rooms: tuple[Any, ...], airlock: int, gauge_: int, day: int) -> Radiation:
    """Return the effects of a day's radiation on a shelter with these numbers."""
    parts = Shelter(rooms, airlock, gauge=gauge_)
    rise = int(gauge.rise_of(SinglePlayerTable((parts,), day), SEAT))
    steps = min(rise, gauge_ - content.WORST)
    return Radiation(
        absorbed=int(airlock + shelter.power(parts, vocabulary.SHIELD)),
        rise=steps,
        skull=rise > steps,
        lost=min(rise - steps, int(survivors.population(parts))),
    )


# Heroes


def tools(bits: int) -> tuple[int, ...]:
    """Return the types of equipment in a bit set."""
    return tuple(e for e in range(content.EQUIPMENT_KINDS) if bits >> e & 1)


def strength(player: Any, cards: tuple[int, ...], hero: int) -> int:
    """Return the strength of a player's hero with these events in force (OL-EVT-9)."""
    table = _table_with_events(cards, NOBODY, Shelter((*player.rooms,)))
    return int(lasting.effective_strength(table, SEAT, hero))


class Prey(NamedTuple):
    """The cost of an animal for a hunter, and its Meat."""

    need: int
    meat: int


def prey(player: Any, cards: tuple[int, ...], animal: int) -> Prey:
    """Return the cost and the Meat of an animal for a player with these events in force.

    The player's rooms are taken into account (OL-HUNT-2, OL-HUNT-5, OL-HUNT-6).
    """
    return _prey((*player.rooms,), cards, animal, player.caught[animal])


@cached_part
def _prey(rooms: tuple[Any, ...], cards: tuple[int, ...], animal: int, caught: int) -> Prey:
    table = _table_with_events(cards, NOBODY, Shelter(rooms))
    change = lasting.suffered(table, SEAT, vocabulary.MEAT_MOD)
    extra = (
        content.ROOM[room.tile].power[vocabulary.HUNT_MEAT]
        for room in rooms
        if shelter.is_ready(room, vocabulary.HUNT_MEAT)
    )
    return Prey(
        need=int(hunting.need_of(table, SEAT, animal)),
        meat=max(0, int(content.ANIMAL[animal].meat + caught + change)) + int(sum(extra)),
    )


# Survival Points


def points(player: Any, won: tuple[int, ...]) -> dict[str, int]:
    """Return a player's current Survival Points by category and in total.

    `won` are the events that the player has overcome. The result is cached: do not change it.
    """
    return _points((*player.rooms,), player.airlock, player.gauge, player.repaired, won)


@cached_part
def _points(
    rooms: tuple[Any, ...], airlock: int, gauge_: int, repaired: int, won: tuple[int, ...]
) -> dict[str, int]:
    parts = Shelter(rooms, airlock, gauge=gauge_, repaired=repaired)
    table = _table_with_events(won, SEAT, parts)
    by_category = {
        name: int(ending.points_for(table, SEAT, category))
        for category, name in enumerate(events.CATEGORIES[: ending.TOTAL])
    }
    return {**by_category, TOTAL: sum(by_category.values())}
