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
        """Who decides."""
        return self.position.to_move

    @property
    def subject(self) -> dict[str, int]:
        """What is being decided about."""
        return GAME.subject(self.position)

    def until(self, decision: str, seat: int | None = None) -> Table:
        """Answer with the last option (end, done, pass, …) until this is asked of this seat."""
        for _ in range(500):
            if self.decision == decision and seat in (None, self.decider):
                return self
            assert not self.position.over, f"{decision} was never asked"
            GAME.play(self.position, GAME.legal(self.position)[-1])
        raise AssertionError(f"{decision} was never asked")

    # What happened

    def happened(self, kind: str) -> list[dict[str, int]]:
        """The events of this kind, in order."""
        return [event.args for event in self.events if event.kind == kind]

    # What is where

    def player(self, seat: int) -> Any:
        """The fields of a player."""
        return self.state.players[seat]

    def store(self, seat: int) -> dict[str, int]:
        """What a player has, by resource; nothing of what there is none of."""
        counts = zip(RESOURCE_NAMES, self.player(seat).store, strict=True)
        return {name: n for name, n in counts if n}

    def reserve(self, resource: str) -> int:
        """Tokens in the reserve."""
        return int(self.state.reserve[RESOURCE_NAMES.index(resource)])

    def stock(self, place: str) -> int:
        """Tokens at a place."""
        return int(self.state.stock[PLACE_NAMES.index(place)])

    def room(self, seat: int, name: str) -> Any:
        """A room of a shelter."""
        return self.player(seat).rooms[slot_of(self.player(seat), name)]

    def full(self, seat: int, name: str) -> bool:
        """Whether a room works."""
        return bool(is_full(self.room(seat, name)))

    def people(self, seat: int) -> int:
        """All survivors of a shelter."""
        return int(population(self.player(seat)))

    def hero(self, seat: int, name: str) -> Any:
        """A hero."""
        return self.player(seat).heroes[HERO_NAMES.index(name)]

    def place_of(self, seat: int, name: str) -> str:
        """Where a hero is."""
        return PLACE_NAMES[self.hero(seat, name).place]

    def spot_of(self, seat: int, name: str) -> int | None:
        """The printed number of a hero's spot on the ship."""
        spot = self.hero(seat, name).spot
        return None if spot < 0 else spot + FIRST_SPOT

    def owns(self, seat: int) -> dict[str, str]:
        """A player's equipment: `broken`, `ready` or `used`."""
        player = self.player(seat)
        tiles = {}
        for e, name in enumerate(EQUIPMENT_NAMES):
            if player.owned >> e & 1:
                repaired, used = player.repaired >> e & 1, player.used >> e & 1
                tiles[name] = "used" if used else "ready" if repaired else "broken"
        return tiles

    def caught(self, seat: int) -> dict[str, int]:
        """The animals that a player has caught."""
        return {ANIMAL_NAMES[a]: n for a, n in enumerate(self.player(seat).caught) if n}

    def game(self, place: str) -> list[str]:
        """A stack of wild game from the top."""
        wild = WILDS.index(PLACE_NAMES.index(place))
        tiles = [self.state.wild[wild, i] for i in range(self.state.wild_left[wild])]
        return [ANIMAL_NAMES[tile] for tile in reversed(tiles)]

    def search_stack(self, city: str) -> list[str]:
        """A search stack from the top."""
        c = CITY_NAMES.index(city)
        return [FIND_NAMES[find] for find in list(self.state.search[c])[self.state.turned[c] :]]

    def search_open(self, city: str) -> list[str]:
        """The search tiles that lie open."""
        c = CITY_NAMES.index(city)
        return [FIND_NAMES[find] for find in list(self.state.search[c])[: self.state.turned[c]]]

    def display(self, city: str) -> list[str | None]:
        """Equipment on display."""
        tiles = self.state.display[CITY_NAMES.index(city)]
        return [None if tile < 0 else EQUIPMENT_NAMES[tile] for tile in tiles]

    def discarded(self) -> list[str]:
        """The discard pile of equipment."""
        return [EQUIPMENT_NAMES[e] for e, n in enumerate(self.state.discard) for _ in range(n)]

    def in_force(self) -> list[str]:
        """The events in force, by day."""
        spaces = zip(self.state.convoy, self.state.overcome_by, strict=True)
        return [EVENT_NAMES[event] for event, by in spaces if event >= 0 and by == NOBODY]

    def points(self, seat: int) -> int:
        """Survival Points as things stand."""
        return int(points_of(self.state, seat))


def me(**shelter: Any) -> Description:
    """Seat 0; around the Forest, with an empty shelter."""
    return {"leader": "ld_frye", "heroes": MINE, "airlock": 0, **shelter}


def rival(**shelter: Any) -> Description:
    """Seat 1."""
    return {"leader": "ld_pigott", "heroes": THEIRS, "airlock": 0, **shelter}


def third(**shelter: Any) -> Description:
    """Seat 2."""
    return {"leader": "ld_wely", "heroes": THEIRS, "airlock": 0, **shelter}


def description(
    *players: Description, options: Mapping[str, Any] | None = None, **rest: Any
) -> Description:
    """A whole description; players beyond those described are rivals."""
    count = max(2, len(players), (options or {}).get("players", 0))
    shelters = list(players) or [me()]
    shelters += [rival(), third(), third(leader="ld_mccarthy")][len(shelters) - 1 : count - 1]
    return {"options": {"players": count, **(options or {})}, "players": shelters, **rest}


def prepare(*players: Description, options: Mapping[str, Any] | None = None, **rest: Any) -> Table:
    """A table laid out as described."""
    return Table(GAME.build_position(description(*players, options=options, **rest)))


def new_game(seed: int = 0, **options: Any) -> Table:
    """A game at its first decision, with the events that led there."""
    position, events = GAME.begin(options, seed)
    table = Table(position)
    table.events = events
    return table
