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
from pydantic import Field, model_validator

from holdfast.kernel.content import ContentError, Strict, load
from holdfast.kernel.options import Options

FOLDER = Path(__file__).parent
Numbers = np.ndarray[Any, Any]

RESOURCE_NAMES = ("meat", "water", "cans", "wood", "metal", "chips", "munitions")
MEAT, WATER, CANS, WOOD, METAL, CHIPS, MUNITIONS = range(7)
RESOURCES = len(RESOURCE_NAMES)
SUPPLIES = 3  # Meat, Water, Canned Goods
MATERIALS = (WOOD, METAL, CHIPS)

TRIGGERS = (
    "visit", "after-scavenge", "search", "search-tile", "hunt", "after-hunt", "attack", "defend",
    "move", "ship-place", "ship-gain", "day-free", "day-start", "all-day", "night1", "night3",
    "night5", "night6", "after-draw", "passive",
)  # fmt: skip

# What each operation needs beside its trigger.
OPERATIONS: dict[str, set[str]] = {
    "gain": {"goods"},
    "harvest": {"goods", "places"},
    "survivor": {"n"},
    "rad": {"n"},
    "nothing": set(),
    "free-dam": set(),
    "hunt-power": {"n"},
    "hunt-meat": {"n"},
    "choose-prey": set(),
    "pressure-up": {"n"},
    "pressure-down": {"n"},
    "pressure-immune": {"n"},
    "tribute-choice": set(),
    "move-free": set(),
    "ship-step": {"n"},
    "ship-share": set(),
    "ship-cans": {"n"},
    "search-plus": {"n"},
    "cupboard": {"goods"},
    "peek": set(),
    "event-discount": {"relief"},
    "event-immune": set(),
    "virtual-water": {"n"},
    "shield": {"n"},
    "build-discount": {"n"},
    "draw-equip": {"n"},
    "repair-discount": {"n"},
    "salvage": set(),
    "breed": {"n"},
    "stock-loss": {"places", "by_players"},
    "search-loss": {"places", "by_players"},
    "lose-supply": {"n"},
    "lose-goods": {"n"},
    "lose-survivor": {"n"},
    "strength-cap": {"n"},
    "meat-mod": {"n"},
    "endurance-mod": {"n"},
}

(
    GAIN, HARVEST, SURVIVOR, RAD, NO_EFFECT, FREE_DAM, HUNT_POWER, HUNT_MEAT, CHOOSE_PREY,
    PRESSURE_UP, PRESSURE_DOWN, PRESSURE_IMMUNE, TRIBUTE_CHOICE, MOVE_FREE, SHIP_STEP, SHIP_SHARE,
    SHIP_CANS, SEARCH_PLUS, CUPBOARD, PEEK, EVENT_DISCOUNT, EVENT_IMMUNE, VIRTUAL_WATER, SHIELD,
    BUILD_DISCOUNT, DRAW_EQUIP, REPAIR_DISCOUNT, SALVAGE, BREED, STOCK_LOSS, SEARCH_LOSS,
    LOSE_SUPPLY, LOSE_GOODS, LOSE_SURVIVOR, STRENGTH_CAP, MEAT_MOD, ENDURANCE_MOD,
) = range(len(OPERATIONS))  # fmt: skip


class Goods(Strict):
    """Tokens by resource."""

    meat: int = Field(default=0, ge=0, le=9)
    water: int = Field(default=0, ge=0, le=9)
    cans: int = Field(default=0, ge=0, le=9)
    wood: int = Field(default=0, ge=0, le=9)
    metal: int = Field(default=0, ge=0, le=9)
    chips: int = Field(default=0, ge=0, le=9)
    munitions: int = Field(default=0, ge=0, le=9)

    def row(self) -> list[int]:
        """The numbers in the order of the resources."""
        return [getattr(self, name) for name in RESOURCE_NAMES]


class Relief(Strict):
    """`event-discount`: what a cost may be lower by; one of the three."""

    materials: int = Field(ge=0, le=3)
    munitions: int = Field(ge=0, le=3)
    supplies: int = Field(ge=0, le=3)


class Effect(Strict):
    """What a card does: an operation, its arguments, when, how often, and who decides."""

    trigger: str
    op: str
    n: int | None = Field(default=None, ge=-9, le=9)
    goods: Goods | None = None
    places: list[str] | None = None
    by_players: list[int] | None = Field(default=None, min_length=3, max_length=3)
    relief: Relief | None = None
    limit: str = "none"
    choice: str = "auto"

    @model_validator(mode="after")
    def _known(self) -> Effect:
        for name, known in (
            ("trigger", TRIGGERS),
            ("op", OPERATIONS),
            ("limit", ("none", "day", "city")),
            ("choice", ("auto", "ask")),
        ):
            if getattr(self, name) not in known:
                raise ValueError(f"there is no {name} {getattr(self, name)!r}")
        for argument in ("n", "goods", "by_players", "relief"):
            given = getattr(self, argument) is not None
            if given != (argument in OPERATIONS[self.op]):
                raise ValueError(f"{self.op!r} {'takes no' if given else 'needs'} {argument!r}")
        if "places" in OPERATIONS[self.op] and not self.places:
            raise ValueError(f"{self.op!r} needs 'places'")
        return self


class Place(Strict):
    """A place of the ring."""

    id: str
    kind: str
    resource: str | None = None
    cap: list[int] = Field(default=[0, 0, 0], min_length=3, max_length=3)
    x: int
    y: int


class Tokens(Strict):
    """How many tokens there are."""

    resource: int = Field(ge=1, le=120)
    survivors: int = Field(ge=1, le=120)


class Ship(Strict):
    """The spots of the Cargo Ship, and their Canned Goods."""

    spots: list[int] = Field(min_length=4, max_length=4)
    cans: list[int] = Field(min_length=4, max_length=4)


class Convoy(Strict):
    """The radiation of each day."""

    radiation: list[int] = Field(min_length=6, max_length=6)


class Airlock(Strict):
    """The rows of the Airlock."""

    rows: list[int] = Field(min_length=2, max_length=2)


class Gauge(Strict):
    """The ends of the radioactivity gauge."""

    best: int
    worst: int


class Score(Strict):
    """Survival Points for full rooms, by their number."""

    full_rooms: list[int] = Field(min_length=8, max_length=8)


class Finds(Strict):
    """How many search tiles are drawn and dropped for a leader without goods."""

    drawn: int
    dropped: int


class Dealt(Strict):
    """How much is dealt; three numbers are for 2, 3 and 4 players."""

    rooms: int
    leaders: int
    survivors: int
    wild_game: list[int] = Field(min_length=3, max_length=3)
    search_open: list[int] = Field(min_length=3, max_length=3)
    display: int
    finds: Finds


class Heroes(Strict):
    """The strengths of a player's heroes."""

    strength: list[int] = Field(min_length=4, max_length=4)


class Board(Strict):
    """board.toml"""

    place: list[Place] = Field(min_length=8, max_length=8)
    tokens: Tokens
    ship: Ship
    convoy: Convoy
    airlock: Airlock
    gauge: Gauge
    score: Score
    dealt: Dealt
    heroes: Heroes

    @model_validator(mode="after")
    def _whole(self) -> Board:
        for place in self.place:
            if place.kind not in ("stock", "wild", "city", "ship"):
                raise ValueError(f"place {place.id!r}: there is no kind {place.kind!r}")
            if (place.kind in ("stock", "wild")) != (place.resource in RESOURCE_NAMES):
                raise ValueError(f"place {place.id!r}: its resource is {place.resource!r}")
        kinds = [place.kind for place in self.place]
        for kind, count in (("stock", 2), ("wild", 3), ("city", 2), ("ship", 1)):
            if kinds.count(kind) != count:
                raise ValueError(f"the ring has {count} places of the kind {kind!r}")
        return self


class Animal(Strict):
    """A type of wild game."""

    id: str
    endurance: int = Field(ge=1, le=8)
    meat: int = Field(ge=0, le=9)
    tiles: int = Field(ge=1)


class Animals(Strict):
    """animals.toml, weakest first."""

    animal: list[Animal] = Field(min_length=5, max_length=5)

    @model_validator(mode="after")
    def _enough(self) -> Animals:
        if sum(animal.tiles for animal in self.animal) != 30:
            raise ValueError("there are 30 tiles of wild game in all")
        return self


class Find(Strict):
    """A kind of search tile."""

    id: str
    tiles: int = Field(ge=1)
    effect: Effect


class Search(Strict):
    """search.toml"""

    find: list[Find] = Field(min_length=8, max_length=8)

    @model_validator(mode="after")
    def _ten(self) -> Search:
        if sum(find.tiles for find in self.find) != 10:
            raise ValueError("each city has 10 search tiles in all")
        return self


class EventCard(Strict):
    """An event."""

    id: str
    points: int = Field(ge=0, le=9)
    cost: Goods
    shortage: bool = False
    effect: Effect


class Events(Strict):
    """events.toml"""

    event: list[EventCard] = Field(min_length=12, max_length=12)


class Equipment(Strict):
    """A type of equipment."""

    id: str
    cost: Goods
    symbol: str
    half: str = Field(pattern="^[LR]$")
    effect: Effect

    @model_validator(mode="after")
    def _three(self) -> Equipment:
        if sum(self.cost.row()) != 3 or sum(self.cost.row()[m] for m in MATERIALS) != 3:
            raise ValueError("a repair costs three Materials")
        return self


class Equipments(Strict):
    """equipment.toml"""

    equipment: list[Equipment] = Field(min_length=20, max_length=20)

    @model_validator(mode="after")
    def _pairs(self) -> Equipments:
        halves = [(tile.symbol, tile.half) for tile in self.equipment]
        for tile in self.equipment:
            if halves.count((tile.symbol, "L")) != 1 or halves.count((tile.symbol, "R")) != 1:
                raise ValueError(f"{tile.id!r}: the halves of {tile.symbol!r} make no pair")
        return self


class Room(Strict):
    """A kind of room."""

    id: str
    standard: bool = False
    upkeep: int = Field(ge=0, le=3)
    spaces: int = Field(ge=1, le=4)
    effects: list[Effect] = Field(min_length=1, max_length=2)


class Rooms(Strict):
    """rooms.toml: the standard ones first."""

    room: list[Room] = Field(min_length=22, max_length=22)

    @model_validator(mode="after")
    def _standard_first(self) -> Rooms:
        if [room.standard for room in self.room] != [True] * 3 + [False] * 19:
            raise ValueError("the first three rooms, and only those, are standard")
        return self


class Leader(Strict):
    """A leader."""

    id: str
    age: int = Field(ge=1)
    places: list[str] = Field(min_length=4, max_length=4)
    goods: Goods = Goods()
    finds: bool = False
    equipment: str


class Leaders(Strict):
    """leaders.toml"""

    leader: list[Leader] = Field(min_length=10, max_length=10)

    @model_validator(mode="after")
    def _ages_differ(self) -> Leaders:
        if len({leader.age for leader in self.leader}) != len(self.leader):
            raise ValueError("two leaders have the same age")
        return self


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
    ways = [()]
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
