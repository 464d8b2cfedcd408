"""A table for tests: positions laid out in a few lines, draws prescribed, moves by their keys.

    table = prepare(me(store={"wood": 3}, built={"r_crisis": 4}), at="build")
    table.play("build:r_tinker")
    assert table.store(0)["wood"] == 0

Unless a test says otherwise two players sit at the table on day 1, nothing is in force, and each
shelter is empty but for what is said: `me` is seat 0 and first player, `rival` seat 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.support.table import PlayedTable

from holdfast.games.outlive import GAME
from holdfast.games.outlive.content import (
    ANIMAL_NAMES,
    CITY_NAMES,
    EQUIPMENT_NAMES,
    EVENT_NAMES,
    FIND_NAMES,
    FIRST_SPOT,
    PLACE_NAMES,
    WILDS,
)
from holdfast.games.outlive.content.vocabulary import RESOURCE_NAMES
from holdfast.games.outlive.position_builder import HERO_NAMES, slot_of
from holdfast.games.outlive.rules.ending import points_of
from holdfast.games.outlive.rules.shelter import is_full
from holdfast.games.outlive.rules.survivors import population
from holdfast.kernel.record import NOBODY

Description = dict[str, Any]

# Seat 0 stands around the Forest, seat 1 out of its way.
MINE = {"3a": "dam", "3b": "blackwood", "4": "silent", "5": "mine"}
THEIRS = {"3a": "base", "3b": "fair", "4": "silent", "5": "mine"}


class Table(PlayedTable):
    """A position in play, and what the latest moves made happen."""

    rules = GAME

    # Play

    @property
    def decider(self) -> int:
        """The seat that decides."""
        return self.position.to_move

    @property
    def subject(self) -> dict[str, int]:
        """What the open decision is about, as named numbers."""
        return GAME.subject(self.position)

    def until(self, decision: str, seat: int | None = None) -> Table:
        """Answer with the last option (end, done, pass, …) until this seat has this decision."""
        for _ in range(500):
            if self.decision == decision and seat in (None, self.decider):
                return self
            assert not self.position.over, f"{decision} was never asked"
            GAME.play(self.position, GAME.legal(self.position)[-1])
        raise AssertionError(f"{decision} was never asked")

    # What happened

    def happened(self, kind: str) -> list[dict[str, int]]:
        """Return the arguments of the events of this kind, in order."""
        return [event.args for event in self.events if event.kind == kind]

    # What is where

    def player(self, seat: int) -> Any:
        """Return the state of a player."""
        return self.state.players[seat]

    def store(self, seat: int) -> dict[str, int]:
        """Return how many resources of each kind a player has, without those at 0."""
        counts = zip(RESOURCE_NAMES, self.player(seat).store, strict=True)
        return {name: n for name, n in counts if n}

    def reserve(self, resource: str) -> int:
        """Return how many tokens of a resource are in the reserve."""
        return int(self.state.reserve[RESOURCE_NAMES.index(resource)])

    def stock(self, place: str) -> int:
        """Return how many tokens are at a place."""
        return int(self.state.stock[PLACE_NAMES.index(place)])

    def room(self, seat: int, name: str) -> Any:
        """Return a room of a shelter."""
        return self.player(seat).rooms[slot_of(self.player(seat), name)]

    def full(self, seat: int, name: str) -> bool:
        """Return whether a room is full, so that its ability works."""
        return bool(is_full(self.room(seat, name)))

    def people(self, seat: int) -> int:
        """Return the number of survivors in a shelter."""
        return int(population(self.player(seat)))

    def hero(self, seat: int, name: str) -> Any:
        """Return a hero of a player."""
        return self.player(seat).heroes[HERO_NAMES.index(name)]

    def place_of(self, seat: int, name: str) -> str:
        """Return the name of the place where a hero is."""
        return PLACE_NAMES[self.hero(seat, name).place]

    def spot_of(self, seat: int, name: str) -> int | None:
        """Return the printed number of a hero's spot on the ship, or None for a hero elsewhere."""
        spot = self.hero(seat, name).spot
        return None if spot < 0 else spot + FIRST_SPOT

    def owns(self, seat: int) -> dict[str, str]:
        """Return a player's equipment, each `broken`, `ready` or `used`."""
        player = self.player(seat)
        tiles = {}
        for e, name in enumerate(EQUIPMENT_NAMES):
            if player.owned >> e & 1:
                repaired, used = player.repaired >> e & 1, player.used >> e & 1
                tiles[name] = "used" if used else "ready" if repaired else "broken"
        return tiles

    def caught(self, seat: int) -> dict[str, int]:
        """Return how many animals of each kind a player has caught."""
        return {ANIMAL_NAMES[a]: n for a, n in enumerate(self.player(seat).caught) if n}

    def game(self, place: str) -> list[str]:
        """Return a stack of wild game from the top."""
        wild = WILDS.index(PLACE_NAMES.index(place))
        tiles = [self.state.wild[wild, i] for i in range(self.state.wild_left[wild])]
        return [ANIMAL_NAMES[tile] for tile in reversed(tiles)]

    def search_stack(self, city: str) -> list[str]:
        """Return a search stack from the top."""
        c = CITY_NAMES.index(city)
        return [FIND_NAMES[find] for find in list(self.state.search[c])[self.state.turned[c] :]]

    def search_open(self, city: str) -> list[str]:
        """Return the search tiles of a city that lie open."""
        c = CITY_NAMES.index(city)
        return [FIND_NAMES[find] for find in list(self.state.search[c])[: self.state.turned[c]]]

    def display(self, city: str) -> list[str | None]:
        """Return the equipment on display in a city."""
        tiles = self.state.display[CITY_NAMES.index(city)]
        return [None if tile < 0 else EQUIPMENT_NAMES[tile] for tile in tiles]

    def discarded(self) -> list[str]:
        """Return the discard pile of equipment."""
        return [EQUIPMENT_NAMES[e] for e, n in enumerate(self.state.discard) for _ in range(n)]

    def in_force(self) -> list[str]:
        """Return the events in force, by day."""
        spaces = zip(self.state.convoy, self.state.overcome_by, strict=True)
        return [EVENT_NAMES[event] for event, by in spaces if event >= 0 and by == NOBODY]

    def points(self, seat: int) -> int:
        """Return a player's Survival Points if the game ended now."""
        return int(points_of(self.state, seat))


def me(**shelter: Any) -> Description:
    """Describe the player of seat 0, with heroes around the Forest and an empty shelter."""
    return {"leader": "ld_frye", "heroes": MINE, "airlock": 0, **shelter}


def rival(**shelter: Any) -> Description:
    """Describe the player of seat 1, with an empty airlock."""
    return {"leader": "ld_pigott", "heroes": THEIRS, "airlock": 0, **shelter}


def third(**shelter: Any) -> Description:
    """Describe the player of seat 2, with an empty airlock."""
    return {"leader": "ld_wely", "heroes": THEIRS, "airlock": 0, **shelter}


def description(
    *players: Description, options: Mapping[str, Any] | None = None, **rest: Any
) -> Description:
    """Describe a whole position; seats beyond the described ones get rivals."""
    count = max(2, len(players), (options or {}).get("players", 0))
    shelters = list(players) or [me()]
    shelters += [rival(), third(), third(leader="ld_mccarthy")][len(shelters) - 1 : count - 1]
    return {"options": {"players": count, **(options or {})}, "players": shelters, **rest}


def prepare(*players: Description, options: Mapping[str, Any] | None = None, **rest: Any) -> Table:
    """Return a table with the described position."""
    return Table(GAME.build_position(description(*players, options=options, **rest)))


def new_game(seed: int = 0, **options: Any) -> Table:
    """Return a new game at its first decision, with the events that led there."""
    position, events = GAME.begin(options, seed)
    table = Table(position)
    table.events = events
    return table
