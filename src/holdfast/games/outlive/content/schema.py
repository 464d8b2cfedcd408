"""Models that validate the content files."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pydantic import Field, field_validator, model_validator

from holdfast.games.outlive.content.vocabulary import (
    MATERIALS,
    OPERATIONS,
    RESOURCE_NAMES,
    TRIGGERS,
)
from holdfast.kernel.content import Strict


class Goods(Strict):
    """Number of tokens by resource."""

    meat: int = Field(default=0, ge=0, le=9)
    water: int = Field(default=0, ge=0, le=9)
    cans: int = Field(default=0, ge=0, le=9)
    wood: int = Field(default=0, ge=0, le=9)
    metal: int = Field(default=0, ge=0, le=9)
    chips: int = Field(default=0, ge=0, le=9)
    munitions: int = Field(default=0, ge=0, le=9)

    def row(self) -> list[int]:
        """Return the numbers in the order of the resources."""
        return [getattr(self, name) for name in RESOURCE_NAMES]


class Relief(Strict):
    """The discount of `event-discount`: Materials, Munitions or Supplies, one of the three."""

    materials: int = Field(ge=0, le=3)
    munitions: int = Field(ge=0, le=3)
    supplies: int = Field(ge=0, le=3)


class Effect(Strict):
    """An effect of a card: an operation, its arguments, trigger, limit and who decides."""

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
    def _check_vocabulary(self) -> Effect:
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
    """A place on the ring."""

    id: str
    kind: str
    resource: str | None = None
    cap: list[int] = Field(default=[0, 0, 0], min_length=3, max_length=3)
    x: int
    y: int


class Tokens(Strict):
    """Number of tokens in the game."""

    resource: int = Field(ge=1, le=120)
    survivors: int = Field(ge=1, le=120)


class Ship(Strict):
    """The spots of the Cargo Ship and their Canned Goods."""

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
    """Survival Points by the number of full rooms."""

    full_rooms: list[int] = Field(min_length=8, max_length=8)


class Finds(Strict):
    """Number of search tiles that a leader without goods draws and drops."""

    drawn: int
    dropped: int


class Dealt(Strict):
    """Numbers of dealt components; a list of three is for 2, 3 and 4 players."""

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
    """The content of board.toml."""

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
    def _check_places(self) -> Board:
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


def _has_tiles(count: int, what: str) -> Callable[[list[Any]], list[Any]]:
    """Return a check of the total number of tiles of all kinds."""

    def check(kinds: list[Any]) -> list[Any]:
        tiles = sum(kind.tiles for kind in kinds)
        if tiles != count:
            raise ValueError(f"there are {count} {what} in all, not {tiles}")
        return kinds

    return check


class Animal(Strict):
    """A type of wild game."""

    id: str
    endurance: int = Field(ge=1, le=8)
    meat: int = Field(ge=0, le=9)
    tiles: int = Field(ge=1)


class Animals(Strict):
    """The content of animals.toml, weakest first."""

    animal: list[Animal] = Field(min_length=5, max_length=5)
    _check_animals = field_validator("animal")(_has_tiles(30, "tiles of wild game"))


class Find(Strict):
    """A kind of search tile."""

    id: str
    tiles: int = Field(ge=1)
    effect: Effect


class Search(Strict):
    """The content of search.toml."""

    find: list[Find] = Field(min_length=8, max_length=8)
    _check_finds = field_validator("find")(_has_tiles(10, "search tiles"))


class EventCard(Strict):
    """An event card."""

    id: str
    points: int = Field(ge=0, le=9)
    cost: Goods
    shortage: bool = False
    effect: Effect


class Events(Strict):
    """The content of events.toml."""

    event: list[EventCard] = Field(min_length=12, max_length=12)


class Equipment(Strict):
    """A type of equipment."""

    id: str
    cost: Goods
    symbol: str
    half: str = Field(pattern="^[LR]$")
    effect: Effect

    @model_validator(mode="after")
    def _check_cost(self) -> Equipment:
        if sum(self.cost.row()) != 3 or sum(self.cost.row()[m] for m in MATERIALS) != 3:
            raise ValueError("a repair costs three Materials")
        return self


class Equipments(Strict):
    """The content of equipment.toml."""

    equipment: list[Equipment] = Field(min_length=20, max_length=20)

    @model_validator(mode="after")
    def _check_pairs(self) -> Equipments:
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
    """The content of rooms.toml, the standard rooms first."""

    room: list[Room] = Field(min_length=22, max_length=22)

    @model_validator(mode="after")
    def _check_standard_rooms_first(self) -> Rooms:
        if [room.standard for room in self.room] != [True] * 3 + [False] * 19:
            raise ValueError("the first three rooms, and only those, are standard")
        return self


class Leader(Strict):
    """A leader card."""

    id: str
    age: int = Field(ge=1)
    places: list[str] = Field(min_length=4, max_length=4)
    goods: Goods = Goods()
    finds: bool = False
    equipment: str


class Tribe(Strict):
    """A ready-made tribe."""

    leader: str
    rooms: list[str] = Field(min_length=4, max_length=4)
    built: str
    people: int = Field(ge=0)
    heroes: list[str] = Field(min_length=4, max_length=4)


class Tribes(Strict):
    """The content of tribes.toml: one tribe for each seat."""

    tribe: list[Tribe] = Field(min_length=4, max_length=4)


class Leaders(Strict):
    """The content of leaders.toml."""

    leader: list[Leader] = Field(min_length=10, max_length=10)

    @model_validator(mode="after")
    def _check_ages_differ(self) -> Leaders:
        if len({leader.age for leader in self.leader}) != len(self.leader):
            raise ValueError("two leaders have the same age")
        return self
