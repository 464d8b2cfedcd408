"""The content of Outlive, read from the TOML files beside this one into arrays the rules index.

A card is data: what it does is one or two effects out of a small vocabulary, each an operation
with its arguments, the moment that triggers it and how often it works. All effects of all cards
stand in one list of arrays (`EFFECT_…`); rules ask for operations, never for a card by name.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any

import numpy as np

from holdfast.games.outlive.content.models import (
    Animals,
    Board,
    Effect,
    Equipments,
    Events,
    Goods,
    Leaders,
    Rooms,
    Search,
)
from holdfast.games.outlive.content.vocabulary import (
    CHIPS,
    MATERIALS,
    MUNITIONS,
    OPERATIONS,
    RESOURCE_NAMES,
    RESOURCES,
    SUPPLIES,
    WOOD,
)
from holdfast.kernel.content import ContentError, load
from holdfast.kernel.options import Options

FOLDER = Path(__file__).parent
Numbers = np.ndarray[Any, Any]

OPTIONS = Options.load(FOLDER / "options.toml")
BOARD = load(FOLDER / "board.toml", Board)
ANIMALS = load(FOLDER / "animals.toml", Animals).animal
FINDS = load(FOLDER / "search.toml", Search).find
EVENT_CARDS = load(FOLDER / "events.toml", Events).event
EQUIPMENT = load(FOLDER / "equipment.toml", Equipments).equipment
ROOMS = load(FOLDER / "rooms.toml", Rooms).room
LEADERS = load(FOLDER / "leaders.toml", Leaders).leader


def index(ids: Sequence[str], name: str, where: str) -> int:
    """The number of a card or place by its id."""
    if name not in ids:
        raise ContentError(f"{where}: there is no {name!r}")
    return ids.index(name)


def _bits(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


def _table(rows: Sequence[Any]) -> Numbers:
    return np.array(rows, np.int64)


# The board

PLACE_NAMES = [place.id for place in BOARD.place]
DAM, BASE, SILENT, MINE, SHIP, FAIR, BLACKWOOD, FOREST = range(8)
PLACES = len(PLACE_NAMES)
NOWHERE = -1

STOCKED = _table(
    [-1 if p.resource is None else RESOURCE_NAMES.index(p.resource) for p in BOARD.place]
)
STOCK_CAP = _table([place.cap for place in BOARD.place])  # by players - 2
CITIES = (BLACKWOOD, SILENT)  # OL-DAWN-4: Blackwood first
CITY_NAMES = [PLACE_NAMES[place] for place in CITIES]
CITY_AT = _table([CITIES.index(p) if p in CITIES else -1 for p in range(PLACES)])
WILDS = (FOREST, MINE, FAIR)
WILD_AT = _table([WILDS.index(p) if p in WILDS else -1 for p in range(PLACES)])

TOKENS = BOARD.tokens.resource
SURVIVORS = BOARD.tokens.survivors
FIRST_SPOT = BOARD.ship.spots[0]
SPOTS = len(BOARD.ship.spots)
SPOT_CANS = _table(BOARD.ship.cans)
RADIATION = _table(BOARD.convoy.radiation)
DAYS = len(RADIATION)
ROW = BOARD.airlock.rows[0]
AIRLOCK_SPACES = sum(BOARD.airlock.rows)
BEST, WORST = BOARD.gauge.best, BOARD.gauge.worst
ROOM_POINTS = _table(BOARD.score.full_rooms)
STRENGTH = _table(BOARD.heroes.strength)
HEROES = len(STRENGTH)
HAND = BOARD.dealt.rooms
START_SURVIVORS = BOARD.dealt.survivors
WILD_GAME = _table(BOARD.dealt.wild_game)
SEARCH_OPEN = _table(BOARD.dealt.search_open)
DISPLAY = BOARD.dealt.display
MARY_DRAWS = BOARD.dealt.finds.drawn

# Wild game and search tiles

ANIMAL_NAMES = [animal.id for animal in ANIMALS]
ENDURANCE = _table([animal.endurance for animal in ANIMALS])
ANIMAL_MEAT = _table([animal.meat for animal in ANIMALS])
ANIMAL_TILES = _table([animal.tiles for animal in ANIMALS])
ANIMAL_KINDS = len(ANIMALS)
STACK = max(BOARD.dealt.wild_game)
LEAST_ENDURANCE = min(animal.endurance for animal in ANIMALS)

FIND_NAMES = [find.id for find in FINDS]
FIND_TILES = _table([find.tiles for find in FINDS])
FIND_KINDS = len(FINDS)
SEARCH_TILES = sum(find.tiles for find in FINDS)
# A city's tiles before they are shuffled
SEARCH_SET = _table([kind for kind, find in enumerate(FINDS) for _ in range(find.tiles)])

# Cards, and what is printed on them

ROOM_NAMES = [room.id for room in ROOMS]
ROOM_KINDS = len(ROOMS)
STANDARD = sum(room.standard for room in ROOMS)
COPIES = 2  # of an advanced room and of a type of equipment
UPKEEP = _table([room.upkeep for room in ROOMS])
SPACES = _table([room.spaces for room in ROOMS])

EQUIPMENT_NAMES = [tile.id for tile in EQUIPMENT]
EQUIPMENT_KINDS = len(EQUIPMENT)
REPAIR_COST = _table([tile.cost.row()[WOOD : CHIPS + 1] for tile in EQUIPMENT])
SYMBOLS = list(dict.fromkeys(tile.symbol for tile in EQUIPMENT))
PAIRS = _table(
    [_bits(i for i, tile in enumerate(EQUIPMENT) if tile.symbol == symbol) for symbol in SYMBOLS]
)

EVENT_NAMES = [event.id for event in EVENT_CARDS]
EVENT_KINDS = len(EVENT_CARDS)
EVENT_POINTS = _table([event.points for event in EVENT_CARDS])
EVENT_COST = _table([event.cost.row() for event in EVENT_CARDS])
SHORTAGE = _table([event.shortage for event in EVENT_CARDS])

LEADER_NAMES = [leader.id for leader in LEADERS]
LEADER_KINDS = len(LEADERS)
AGE = _table([leader.age for leader in LEADERS])
START_PLACES = _table(
    [_bits(index(PLACE_NAMES, p, leader.id) for p in leader.places) for leader in LEADERS]
)
START_GOODS = _table([leader.goods.row() for leader in LEADERS])
START_EQUIPMENT = _table([index(EQUIPMENT_NAMES, ld.equipment, ld.id) for ld in LEADERS])
DRAWS_FINDS = _table([leader.finds for leader in LEADERS])

# Effects: rooms first, then equipment, events and search tiles

ROOM_EFFECTS = 2
_effects: list[Effect] = []


def _number(effect: Effect) -> int:
    _effects.append(effect)
    return len(_effects) - 1


ROOM_EFFECT = _table(
    [
        [_number(room.effects[k]) if k < len(room.effects) else -1 for k in range(ROOM_EFFECTS)]
        for room in ROOMS
    ]
)
EQUIPMENT_EFFECT = _table([_number(tile.effect) for tile in EQUIPMENT])
EVENT_EFFECT = _table([_number(event.effect) for event in EVENT_CARDS])
FIND_EFFECT = _table([_number(find.effect) for find in FINDS])

_NO_GOODS = Goods()
EFFECT_OP = _table([list(OPERATIONS).index(effect.op) for effect in _effects])
EFFECT_N = _table([effect.n or 0 for effect in _effects])
EFFECT_GOODS = _table([(effect.goods or _NO_GOODS).row() for effect in _effects])
EFFECT_BY_PLAYERS = _table([effect.by_players or [0, 0, 0] for effect in _effects])
EFFECT_PLACES = _table(
    [_bits(index(PLACE_NAMES, p, effect.op) for p in effect.places or []) for effect in _effects]
)

GOODS_LOST = next(effect.n for effect in _effects if effect.op == "lose-goods") or 0

# ROOM_POWER[room, operation]: how much of it a room gives (1 where there is no number), or 0;
# ROOM_BIT[room, operation]: the bit of its daily use.
ROOM_POWER = np.zeros((ROOM_KINDS, len(OPERATIONS)), np.int64)
ROOM_BIT = np.zeros((ROOM_KINDS, len(OPERATIONS)), np.int64)
# ABILITY[room]: the effect that a player may use in Night step 5, or -1; DRAW[room]: in step 6
ABILITY = np.full(ROOM_KINDS, -1, np.int64)
DRAW = np.full(ROOM_KINDS, -1, np.int64)
for _kind, _room in enumerate(ROOMS):
    for _k, _effect in enumerate(_room.effects):
        _op = list(OPERATIONS).index(_effect.op)
        ROOM_POWER[_kind, _op] = 1 if _effect.n is None else _effect.n
        ROOM_BIT[_kind, _op] = 1 << _k
        if _effect.trigger == "night5" and _effect.choice == "ask":
            ABILITY[_kind] = ROOM_EFFECT[_kind, _k]
        if _effect.trigger == "night6" and _effect.op == "draw-equip":
            DRAW[_kind] = ROOM_EFFECT[_kind, _k]

# EQUIPMENT_WITH[operation]: the types that have it, as bits; VISIT_EQUIPMENT[place] and
# HARVEST_EQUIPMENT[place]: those that a visit or a scavenge there sets off.
EQUIPMENT_WITH = _table(
    [_bits(i for i, t in enumerate(EQUIPMENT) if t.effect.op == op) for op in OPERATIONS]
)


def _equipment_at(trigger: str) -> Numbers:
    return _table(
        [
            _bits(
                i
                for i, t in enumerate(EQUIPMENT)
                if t.effect.trigger == trigger and place in (t.effect.places or ())
            )
            for place in PLACE_NAMES
        ]
    )


VISIT_EQUIPMENT = _equipment_at("visit")
HARVEST_EQUIPMENT = _equipment_at("after-scavenge")
CAPSULES = FIND_NAMES.index("algae")
CUPBOARD_TILE = FIND_NAMES.index("empty")

# Discounts. A relief lowers the cost of an event by Materials, Munitions or Supplies (OL-OVER-4);
# a waiver lowers a repair by so many of its Materials (OL-REP-2). Number 0 is no discount.


def _reliefs() -> list[list[int]]:
    relief = next(e.relief for room in ROOMS for e in room.effects if e.relief)
    ways: list[tuple[int, ...]] = [()]
    ways += combinations_with_replacement(MATERIALS, relief.materials)
    ways += [(MUNITIONS,) * relief.munitions]
    ways += combinations_with_replacement(range(SUPPLIES), relief.supplies)
    return [[way.count(resource) for resource in range(RESOURCES)] for way in ways]


def _waivers() -> list[list[int]]:
    ways: list[tuple[int, ...]] = [()]
    for size in (1, 2):
        ways += combinations_with_replacement(MATERIALS, size)
    return [[way.count(material) for material in MATERIALS] for way in ways]


RELIEF = _table(_reliefs())
RELIEFS = len(RELIEF)
WAIVER = _table(_waivers())
WAIVED = _table([sum(row) for row in _waivers()])
WAIVERS = len(WAIVER) + 1
FREE = len(WAIVER)  # the waiver of a whole cost
