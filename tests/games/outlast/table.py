"""A table for tests: positions laid out in a few lines, dice prescribed, moves by their keys.

    table = prepare(tiles={0: has(prey=2)}, A=[at(0)]).dice(5)
    table.play("hunt:A1")
    assert table.tile(0).prey == 1

Unless a test says otherwise two players sit at the small board in round 1. Tiles that are named
are face up and hold what is said and nothing else; the homes (A's is tile 7, B's tile 13) are
as printed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tests.support.table import PlayedTable

from holdfast.games.outlast import GAME
from holdfast.games.outlast.content import STRUCTURE_NAMES, TERRAIN_NAMES
from holdfast.games.outlast.content.geometry import NEIGHBOUR
from holdfast.games.outlast.rules.ground import goods_on
from holdfast.games.outlast.state import PREY, RESOURCE
from holdfast.kernel.record import NOBODY

LETTERS = "ABCDEF"
Description = dict[str, Any]


@dataclass(frozen=True)
class Tile:
    """The contents of one tile: terrain, goods, wolf and structures."""

    terrain: str
    face_up: bool
    resources: int
    prey: int
    wolf: int
    spill_to: int | None
    structures: dict[str, str]


@dataclass(frozen=True)
class Meeple:
    """Where a meeple stands and what it carries."""

    tile: int
    resources: int
    prey: int
    hidden: bool


class Table(PlayedTable):
    """A position in play, and what the latest moves made happen."""

    rules = GAME

    # Play

    def dice(self, *faces: int) -> Table:
        """Prescribe what the coming dice show."""
        self.position = GAME.prescribe(self.position, [face - 1 for face in faces])
        return self

    def concede(self) -> Table:
        """Let the player who decides give up."""
        return self.play("concede")

    def options_of(self, meeple: str) -> list[str]:
        """Return the kinds of action that a meeple may take, with their arguments: `move:0`."""
        parts = [key.split(":") for key in self.options()]
        return [":".join([kind, *rest[1:]]) for kind, *rest in parts if rest[:1] == [meeple]]

    def offers(self, meeple: str, kind: str) -> bool:
        """Return whether a meeple may take an action of this kind."""
        return any(option.split(":")[0] == kind for option in self.options_of(meeple))

    @property
    def decider(self) -> str | None:
        """The letter of the player who decides, or None when the game is over."""
        return None if self.position.to_move == NOBODY else LETTERS[self.position.to_move]

    @property
    def dice_left(self) -> int:
        """The number of prescribed dice that have not been rolled."""
        return int(self.state.chance.script_length - self.state.chance.taken)

    # What happened

    def happened(self, kind: str) -> list[dict[str, int]]:
        """Return the arguments of the events of this kind, in order."""
        return [event.args for event in self.events if event.kind == kind]

    def kinds(self) -> list[str]:
        """Return the kinds of all events, in order."""
        return [event.kind for event in self.events]

    # What is where

    def tile(self, number: int) -> Tile:
        """Return what is on the tile with this number."""
        tile = self.state.tiles[number]
        return Tile(
            terrain=TERRAIN_NAMES[tile.terrain],
            face_up=bool(self.state.face_up >> number & 1),
            resources=goods_on(self.state, number, RESOURCE),
            prey=goods_on(self.state, number, PREY),
            wolf=self.state.wolves >> number & 1,
            spill_to=None if tile.spill_to < 0 else tile.spill_to,
            structures={
                STRUCTURE_NAMES[k]: LETTERS[owner]
                for k, owner in enumerate(tile.structures)
                if owner != NOBODY
            },
        )

    @property
    def tiles(self) -> list[Tile]:
        """All tiles in tile order."""
        return [self.tile(t) for t in range(self.state.tile_count)]

    @property
    def wolves(self) -> list[int]:
        """The tiles with a wolf."""
        return [t for t, tile in enumerate(self.tiles) if tile.wolf]

    @property
    def prey(self) -> dict[int, int]:
        """How much prey is on each tile that has any."""
        return {t: tile.prey for t, tile in enumerate(self.tiles) if tile.prey}

    @property
    def resources(self) -> dict[int, int]:
        """How many resources are on each tile that has any."""
        return {t: tile.resources for t, tile in enumerate(self.tiles) if tile.resources}

    def player(self, letter: str) -> Any:
        """Return the state of a player."""
        return self.state.players[LETTERS.index(letter)]

    def people(self, letter: str) -> list[str]:
        """Return the names of a player's meeples on the board."""
        player = self.player(letter)
        return [f"{letter}{player.meeples[slot].number}" for slot in range(player.people)]

    def meeple(self, name: str) -> Meeple:
        """Return the meeple of this name."""
        meeple = self.player(name[0]).meeples[self.people(name[0]).index(name)]
        return Meeple(meeple.tile, meeple.goods[0], meeple.goods[1], bool(meeple.hidden))

    def supply(self, letter: str) -> dict[str, int]:
        """Return how many structures of each kind a player has not built yet."""
        return dict(zip(STRUCTURE_NAMES, self.player(letter).supply, strict=True))

    def places(self) -> dict[str, int]:
        """Return each player's place in the ranking."""
        return {LETTERS[standing.seat]: standing.rank for standing in GAME.result(self.position)}


def at(tile: int, **goods: Any) -> Description:
    """Describe a meeple on this tile: `at(0, prey=2, resources=1, hidden=True, number=5)`."""
    return {"tile": tile, **goods}


def has(**content: Any) -> Description:
    """Describe a tile: `has(terrain="den", resources=1, prey=2, wolf=1, face_up=False)`."""
    return content


def setting(**description: Any) -> Description:
    """Return a description of a position, to be passed to `prepare`."""
    return description


def prepare(
    *,
    options: Mapping[str, Any] | None = None,
    tiles: Mapping[int, Description] | None = None,
    **description: Any,
) -> Table:
    """Return a table with the described position; A to F are the meeples of each player."""
    people = {letter: description.pop(letter) for letter in LETTERS if letter in description}
    whole = {
        "options": {"players": 2, "board": "small", **(options or {})},
        "tiles": {t: dict(entry) for t, entry in (tiles or {}).items()},
        "players": people,
        **description,
    }
    return Table(GAME.build_position(whole))


def new_game(seed: int = 0, **options: Any) -> Table:
    """Return a new game at its first decision, with the events that led there."""
    position, events = GAME.begin(options, seed)
    table = Table(position)
    table.events = events
    return table


def neighbours(tile: int, count: int = 19) -> list[int]:
    """Return the neighbours of a tile on a board of this many tiles, in the order of directions."""
    return [n for n in NEIGHBOUR[tile] if n < count]


EMPTY: Description = {"resources": 0, "prey": 0}
"""A tile with nothing on it."""


def all_empty(count: int = 19) -> dict[int, Description]:
    """Describe a board on which every tile is face up and empty, the homes too."""
    return {t: dict(EMPTY) for t in range(count)}
