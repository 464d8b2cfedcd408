"""The content of Outlast, read from the TOML files in this folder into tables for the rules."""

from __future__ import annotations

from pathlib import Path

from pydantic import Field, model_validator

from holdfast.kernel.content import ContentError, Strict, load
from holdfast.kernel.options import Options
from holdfast.kernel.record import i1
from holdfast.kernel.tables import table

FOLDER = Path(__file__).parent
MOST_TOKENS = 3  # most tokens of a kind on a tile, LA-LIM-1
DIE_FACES = 8  # LA-DICE-1


class Place(Strict):
    """The tokens printed on a tile (`place`)."""

    resource: int = Field(default=0, ge=0, le=MOST_TOKENS)
    prey: int = Field(default=0, ge=0, le=MOST_TOKENS)
    wolf: int = Field(default=0, ge=0, le=1)


class Terrain(Strict):
    """A kind of tile."""

    id: str
    place: Place


class Terrains(Strict):
    """The content of terrains.toml."""

    terrain: list[Terrain] = Field(min_length=1)


class Wilderness(Strict):
    """A set of tiles for one board and climate."""

    board: str
    climate: str
    tiles: dict[str, int]


class Wildernesses(Strict):
    """The content of wilderness.toml."""

    wilderness: list[Wilderness]


class RollBonus(Strict):
    """The numbers that a structure adds to its owner's rolls (`roll_bonus`)."""

    hunt: int = Field(default=0, ge=0, le=7)
    wolf_fight: int = Field(default=0, ge=0, le=7)


class Effects(Strict):
    """The effects of a structure."""

    spawn_point: bool = False
    block_wolf_entry: bool = False
    roll_bonus: RollBonus = RollBonus()
    breed_from: int = Field(default=2, ge=1, le=2)
    regrow_from: int = Field(default=1, ge=0, le=1)


class Structure(Strict):
    """A kind of structure that players can build."""

    id: str
    per_player: int = Field(ge=1, le=9)
    cost: int = Field(ge=1)
    workshop: bool = False
    effects: Effects


class Structures(Strict):
    """The content of structures.toml: the settlement first, then those of the workshop."""

    structure: list[Structure] = Field(min_length=6, max_length=6)

    @model_validator(mode="after")
    def _settlement_first(self) -> Structures:
        if [s.workshop for s in self.structure] != [False] + [True] * 5:
            raise ValueError("the first structure, and only that, is not of the workshop")
        return self

    @model_validator(mode="after")
    def _one_spawn_point(self) -> Structures:
        # Arriving meeples choose a tile, not a structure on it.
        if sum(s.effects.spawn_point for s in self.structure) != 1:
            raise ValueError("one structure, and only one, is where newcomers appear")
        return self


def _wilderness_sets(path: Path, terrains: list[str]) -> list[list[list[int]]]:
    """Return the number of tiles by board (small, medium, large), climate and terrain."""
    climates = OPTIONS.option_named("climate").values
    boards = OPTIONS.option_named("board").values[1:]
    sets: dict[tuple[str, str], list[int]] = {}
    for entry in load(path, Wildernesses).wilderness:
        name = f"{path.name}: {entry.board} {entry.climate}"
        if entry.board not in boards or entry.climate not in climates:
            raise ContentError(f"{name}: there is no such board or climate")
        for terrain in entry.tiles:
            if terrain not in terrains:
                raise ContentError(f"{name}: there is no terrain {terrain!r}")
        row = [entry.tiles.get(terrain, 0) for terrain in terrains]
        size = (18, 36, 60)[boards.index(entry.board)]
        if sum(row) != size or min(row) < 0:
            raise ContentError(f"{name}: a set has {size} tiles, this one {sum(row)}")
        sets[entry.board, entry.climate] = row
    if len(sets) < len(boards) * len(climates):
        raise ContentError(f"{path.name}: a board and climate has no set")
    return [[sets[board, climate] for climate in climates] for board in boards]


OPTIONS = Options.load(FOLDER / "options.toml")
TERRAINS = load(FOLDER / "terrains.toml", Terrains).terrain
STRUCTURES = load(FOLDER / "structures.toml", Structures).structure

TERRAIN_NAMES = [terrain.id for terrain in TERRAINS]
STRUCTURE_NAMES = [structure.id for structure in STRUCTURES]
HOME = TERRAIN_NAMES.index("home")

PLACED = table("terrains", [t.place for t in TERRAINS], resource=i1, prey=i1, wolf=i1)
WILDERNESS = table("wilderness", _wilderness_sets(FOLDER / "wilderness.toml", TERRAIN_NAMES))

_buildings = [
    {
        "per_player": s.per_player,
        "cost": s.cost,
        "spawn_point": s.effects.spawn_point,
        "keeps_wolves_out": s.effects.block_wolf_entry,
    }
    for s in STRUCTURES
]
BUILDINGS = table("structures", _buildings, **dict.fromkeys(_buildings[0], i1))
HUNTS, FIGHTS = range(2)
ROLL_BONUS = table(
    "bonuses", [[s.effects.roll_bonus.hunt, s.effects.roll_bonus.wolf_fight] for s in STRUCTURES]
)
GROWS_FROM = table("growth", [[s.effects.regrow_from, s.effects.breed_from] for s in STRUCTURES])
SPAWN_POINT = [row.spawn_point for row in BUILDINGS].index(1)
