"""The content of Outlive, read from the TOML files in this folder into tables for the rules.

A card is data. It has one or two effects from a small vocabulary. An effect is an operation with
its arguments, its trigger and a limit on its uses. One table (`EFFECT`) has the effects of all
cards, and a card refers to its effects by their rows. The rules look up operations, never a card by
name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations_with_replacement
from pathlib import Path

from holdfast.games.outlive.content.schema import (
    Animals,
    Board,
    Effect,
    Equipments,
    Events,
    Goods,
    Leaders,
    Room,
    Rooms,
    Search,
    Tribe,
    Tribes,
)
from holdfast.games.outlive.content.vocabulary import (
    MATERIALS,
    MUNITIONS,
    OPERATIONS,
    RESOURCE_NAMES,
    RESOURCES,
    SUPPLIES,
)
from holdfast.kernel.content import ContentError, load
from holdfast.kernel.options import Options
from holdfast.kernel.record import i1, i2, i4
from holdfast.kernel.tables import Table, table

FOLDER = Path(__file__).parent

OPTIONS = Options.load(FOLDER / "options.toml")
BOARD = load(FOLDER / "board.toml", Board)
ANIMALS = load(FOLDER / "animals.toml", Animals).animal
FINDS = load(FOLDER / "search.toml", Search).find
EVENT_CARDS = load(FOLDER / "events.toml", Events).event
EQUIPMENT = load(FOLDER / "equipment.toml", Equipments).equipment
ROOMS = load(FOLDER / "rooms.toml", Rooms).room
LEADERS = load(FOLDER / "leaders.toml", Leaders).leader
TRIBES = load(FOLDER / "tribes.toml", Tribes).tribe

PLACE_NAMES = [place.id for place in BOARD.place]
ANIMAL_NAMES = [animal.id for animal in ANIMALS]
FIND_NAMES = [find.id for find in FINDS]
EVENT_NAMES = [event.id for event in EVENT_CARDS]
EQUIPMENT_NAMES = [tile.id for tile in EQUIPMENT]
ROOM_NAMES = [room.id for room in ROOMS]
LEADER_NAMES = [leader.id for leader in LEADERS]

FEWEST = OPTIONS.players.least  # lists by number of players start with this number
NONE = -1  # in place of a number: there is none


def index(ids: Sequence[str], name: str, where: str) -> int:
    """Return the number of a card or place by its id."""
    if name not in ids:
        raise ContentError(f"{where}: there is no {name!r}")
    return ids.index(name)


def _bits(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


def _places(names: Iterable[str] | None, where: str) -> int:
    return _bits(index(PLACE_NAMES, name, where) for name in names or ())


# Effects: those of rooms first, then of equipment, events and search tiles

_effects: list[Effect] = []


def _number(effect: Effect) -> int:
    """Add an effect to EFFECT and return its row."""
    _effects.append(effect)
    return len(_effects) - 1


_room_effects = [[_number(effect) for effect in room.effects] for room in ROOMS]
_equipment_effects = [_number(tile.effect) for tile in EQUIPMENT]
_event_effects = [_number(event.effect) for event in EVENT_CARDS]
_find_effects = [_number(find.effect) for find in FINDS]

EFFECT = table(
    "effects",
    [
        {
            "op": list(OPERATIONS).index(effect.op),
            "n": effect.n or 0,
            "goods": (effect.goods or Goods()).row(),
            "by_players": effect.by_players or [0, 0, 0],
            "places": _places(effect.places, effect.op),
        }
        for effect in _effects
    ],
    op=i1,
    n=i1,
    goods=(i1, RESOURCES),
    by_players=(i1, 3),
    places=i2,  # bits
)
GOODS_LOST = next(effect.n for effect in _effects if effect.op == "lose-goods") or 0

# The board

DAM, BASE, SILENT, MINE, SHIP, FAIR, BLACKWOOD, FOREST = range(8)
PLACES = len(PLACE_NAMES)
NOWHERE = -1
CITIES = (BLACKWOOD, SILENT)  # OL-DAWN-4: Blackwood first
CITY_NAMES = [PLACE_NAMES[place] for place in CITIES]
WILDS = (FOREST, MINE, FAIR)


def _tools(trigger: str, place: str) -> int:
    """Return the types of equipment with this trigger at a place, as bits."""
    return _bits(
        number
        for number, tile in enumerate(EQUIPMENT)
        if tile.effect.trigger == trigger and place in (tile.effect.places or ())
    )


PLACE = table(
    "places",
    [
        {
            "id": place.id,
            "resource": NONE if place.resource is None else RESOURCE_NAMES.index(place.resource),
            "cap": place.cap,
            "city": CITIES.index(number) if number in CITIES else NONE,
            "wild": WILDS.index(number) if number in WILDS else NONE,
            "visit_tools": _tools("visit", place.id),
            "scavenge_tools": _tools("after-scavenge", place.id),
        }
        for number, place in enumerate(BOARD.place)
    ],
    resource=i1,  # what it stocks, or NONE
    cap=(i1, 3),  # most stock, by number of players
    city=i1,  # its number among the cities, or NONE
    wild=i1,  # its number among the places with wild game, or NONE
    visit_tools=i4,  # equipment that a visit triggers, as bits
    scavenge_tools=i4,  # equipment that adds scavenged tokens, as bits
)

TOKENS = BOARD.tokens.resource
SURVIVORS = BOARD.tokens.survivors
FIRST_SPOT = BOARD.ship.spots[0]
SPOTS = len(BOARD.ship.spots)
SPOT_CANS = table("ship.cans", BOARD.ship.cans)
RADIATION = table("convoy.radiation", BOARD.convoy.radiation)
DAYS = len(BOARD.convoy.radiation)
ROW = BOARD.airlock.rows[0]
AIRLOCK_SPACES = sum(BOARD.airlock.rows)
BEST, WORST = BOARD.gauge.best, BOARD.gauge.worst
ROOM_POINTS = table("score.full_rooms", BOARD.score.full_rooms)
STRENGTH = table("heroes.strength", BOARD.heroes.strength)
HEROES = len(BOARD.heroes.strength)
HAND = BOARD.dealt.rooms
START_SURVIVORS = BOARD.dealt.survivors
DISPLAY = BOARD.dealt.display
MARY_DRAWS = BOARD.dealt.finds.drawn

DEALT = table(  # by number of players
    "dealt",
    zip(BOARD.dealt.wild_game, BOARD.dealt.search_open, strict=True),
    wild_game=i1,
    search_open=i1,
)

# Wild game and search tiles

ANIMAL = table("animals", ANIMALS, endurance=i1, meat=i1, tiles=i1)
ANIMAL_KINDS = len(ANIMALS)
STACK = max(BOARD.dealt.wild_game)
LEAST_ENDURANCE = min(animal.endurance for animal in ANIMALS)

FIND = table(
    "search tiles",
    zip((find.tiles for find in FINDS), _find_effects, strict=True),
    tiles=i1,
    effect=i1,
)
FIND_KINDS = len(FINDS)
SEARCH_TILES = sum(find.tiles for find in FINDS)
# A city's tiles before they are shuffled
SEARCH_SET = table("search", [kind for kind, find in enumerate(FINDS) for _ in range(find.tiles)])
CUPBOARD_TILE = FIND_NAMES.index("empty")

# Rooms

ROOM_KINDS = len(ROOMS)
STANDARD = sum(room.standard for room in ROOMS)
COPIES = 2  # tiles of each advanced room and of each type of equipment


def _number_of(kind: int, is_it: Callable[[Effect], bool]) -> int:
    """Return the row of the first effect of a room that passes the test, or NONE."""
    numbers = zip(_room_effects[kind], ROOMS[kind].effects, strict=True)
    return next((number for number, effect in numbers if is_it(effect)), NONE)


def _by_operation(room: Room, of_effect: Callable[[int, Effect], int]) -> list[int]:
    """Return a number for each operation: that of the room's effect, or 0 without one."""
    row = [0] * len(OPERATIONS)
    for k, effect in enumerate(room.effects):
        row[list(OPERATIONS).index(effect.op)] = of_effect(k, effect)
    return row


ROOM = table(
    "rooms",
    [
        {
            "id": room.id,
            "upkeep": room.upkeep,
            "spaces": room.spaces,
            "power": _by_operation(room, lambda _, effect: 1 if effect.n is None else effect.n),
            "bit": _by_operation(room, lambda k, _: 1 << k),
            "ability": _number_of(kind, lambda e: e.trigger == "night5" and e.choice == "ask"),
            "draw": _number_of(kind, lambda e: e.trigger == "night6" and e.op == "draw-equip"),
            "cupboard": _number_of(kind, lambda e: e.op == "cupboard"),
        }
        for kind, room in enumerate(ROOMS)
    ],
    upkeep=i1,
    spaces=i1,
    power=(i1, len(OPERATIONS)),  # its number for each operation (1 for an effect without one)
    bit=(i1, len(OPERATIONS)),  # the bit that marks its daily use, by operation
    ability=i1,  # effect that a player may use in Night step 5, or NONE
    draw=i1,  # effect that draws equipment in Night step 6, or NONE
    cupboard=i1,  # effect that replaces an Empty Cupboard, or NONE
)

# Equipment, events, leaders

EQUIPMENT_KINDS = len(EQUIPMENT)
SYMBOLS = list(dict.fromkeys(tile.symbol for tile in EQUIPMENT))
REPAIR_SIZE = 3  # Materials that a repair costs

TOOL = table(
    "equipment",
    [
        {"id": tile.id, "cost": [tile.cost.row()[m] for m in MATERIALS], "effect": effect}
        for tile, effect in zip(EQUIPMENT, _equipment_effects, strict=True)
    ],
    cost=(i1, len(MATERIALS)),
    effect=i1,
)
# By symbol: the types of equipment that make a pair, as bits
PAIRS = table(
    "pairs",
    [_bits(i for i, tile in enumerate(EQUIPMENT) if tile.symbol == symbol) for symbol in SYMBOLS],
    i4,
)
# By operation: the types of equipment that have it, as bits
TOOLS_WITH = table(
    "equipment by operation",
    [_bits(i for i, tile in enumerate(EQUIPMENT) if tile.effect.op == op) for op in OPERATIONS],
    i4,
)

EVENT_KINDS = len(EVENT_CARDS)
EVENT = table(
    "events",
    [
        {
            "id": event.id,
            "points": event.points,
            "cost": event.cost.row(),
            "shortage": event.shortage,
            "effect": effect,
        }
        for event, effect in zip(EVENT_CARDS, _event_effects, strict=True)
    ],
    points=i1,
    cost=(i1, RESOURCES),
    shortage=i1,
    effect=i1,
)

LEADER_KINDS = len(LEADERS)
LEADER = table(
    "leaders",
    [
        {
            "id": leader.id,
            "age": leader.age,
            "places": _places(leader.places, leader.id),
            "goods": leader.goods.row(),
            "equipment": index(EQUIPMENT_NAMES, leader.equipment, leader.id),
            "finds": leader.finds,
        }
        for leader in LEADERS
    ],
    age=i1,
    places=i2,  # where the heroes may start, as bits
    goods=(i1, RESOURCES),
    equipment=i1,
    finds=i1,  # whether the leader draws search tiles instead of goods
)

# OL-SET-17: the ready-made tribes, by seat


def _tribe(tribe: Tribe) -> dict[str, object]:
    """Return the row of a tribe; raise `ContentError` if it breaks the rules."""
    leader = index(LEADER_NAMES, tribe.leader, "tribes.toml")
    kinds = [index(ROOM_NAMES, room, tribe.leader) for room in tribe.rooms]
    slots = [*range(STANDARD), *kinds]
    built = index(ROOM_NAMES, tribe.built, tribe.leader)
    if built not in slots or min(kinds) < STANDARD:
        raise ContentError(f"{tribe.leader}: the rooms make no shelter")
    if not tribe.people <= min(ROOMS[built].spaces, START_SURVIVORS):
        raise ContentError(f"{tribe.leader}: {tribe.people} do not fit into {tribe.built!r}")
    if sorted(tribe.heroes) != sorted(LEADERS[leader].places):
        raise ContentError(f"{tribe.leader}: the heroes start on the leader's places")
    return {
        "id": tribe.leader,
        "leader": leader,
        "rooms": kinds,
        "built": slots.index(built),
        "people": tribe.people,
        "places": [index(PLACE_NAMES, place, tribe.leader) for place in tribe.heroes],
    }


TRIBE = table(
    "tribes",
    [_tribe(tribe) for tribe in TRIBES],
    leader=i1,
    rooms=(i1, 4),  # the advanced rooms
    built=i1,  # slot of the room that is built for free
    people=i1,  # survivors in that room; the others are in the Airlock
    places=(i1, HEROES),
)

# Discounts. A relief lowers the cost of an event by Materials, Munitions or Supplies (OL-OVER-4);
# a waiver lowers the cost of a repair by some of its Materials (OL-REP-2). Number 0 is no discount.


def _reliefs() -> list[list[int]]:
    relief = next(e.relief for room in ROOMS for e in room.effects if e.relief)
    ways: list[tuple[int, ...]] = [()]
    ways += combinations_with_replacement(MATERIALS, relief.materials)
    ways += [(MUNITIONS,) * relief.munitions]
    ways += combinations_with_replacement(range(SUPPLIES), relief.supplies)
    return [[way.count(resource) for resource in range(RESOURCES)] for way in ways]


def _waivers() -> Table:
    ways: list[tuple[int, ...]] = [()]
    for size in (1, 2):
        ways += combinations_with_replacement(MATERIALS, size)
    rows = [([way.count(material) for material in MATERIALS], len(way)) for way in ways]
    free = ([0, 0, 0], REPAIR_SIZE)  # the whole cost, of any Materials
    return table("waivers", [*rows, free], materials=(i1, len(MATERIALS)), size=i1)


RELIEF = table("reliefs", _reliefs())
RELIEFS = len(RELIEF)
WAIVER = _waivers()
WAIVERS = len(WAIVER)
FREE = WAIVERS - 1  # waiver of the whole cost
NO_WAIVER = 0
NO_RELIEF = 0
