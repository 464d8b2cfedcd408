"""Random play over all options, from the opening and from positions full of everything."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import numpy as np
from tests.support.random_play import Options
from tests.support.states import States

from holdfast.games.outlive import GAME
from holdfast.games.outlive.content import (
    EQUIPMENT_NAMES,
    EVENT_NAMES,
    LEADER_NAMES,
    PLACE_NAMES,
    ROOM_NAMES,
    ROOMS,
)
from holdfast.games.outlive.content.vocabulary import RESOURCE_NAMES
from holdfast.kernel.engine import Engine
from holdfast.kernel.events import SILENT
from holdfast.kernel.position import Position


def option_sets() -> list[Options]:
    """Every choice of options there is."""
    names = ["players", *(option.name for option in GAME.options.option)]
    values = [(2, 3, 4), *(option.values for option in GAME.options.option)]
    return [dict(zip(names, choice, strict=True)) for choice in product(*values)]


def furnished(options: Options, rng: random.Random) -> Position:
    """A position as late in a game: rooms full, tools repaired, stores filled, events in force.

    Random players hardly ever get there by themselves.
    """
    count: int = options["players"]
    leaders = rng.sample(LEADER_NAMES, count)
    copies = [room for room in ROOM_NAMES[3:] for _ in range(2)]
    tiles = [tile for tile in EQUIPMENT_NAMES for _ in range(2)]
    rng.shuffle(copies)
    spaces = {room.id: room.spaces for room in ROOMS}
    shelters = []
    for seat in range(count):
        rooms = copies[4 * seat : 4 * seat + 4]
        names = [*ROOM_NAMES[:3]]
        names += [r + ("#2" if r in rooms[:i] else "") for i, r in enumerate(rooms)]
        built = {}
        for name in names:
            most = spaces[name.partition("#")[0]]
            if rng.random() < 0.75:
                built[name] = most if rng.random() < 0.8 else rng.randint(0, most)
        owned = rng.sample(EQUIPMENT_NAMES, rng.randint(4, 9))
        owned = [tile for tile in owned if tile in tiles]
        for tile in owned:
            tiles.remove(tile)
        broken = owned[: rng.randint(0, 3)]
        store = {name: rng.randint(0, 5) for name in RESOURCE_NAMES}
        shelters.append(
            {
                "leader": leaders[seat],
                "rooms": rooms,
                "built": built,
                "airlock": rng.randint(0, 7),
                "gauge": rng.randint(-11, 3),
                "store": store,
                "broken": broken,
                "repaired": owned[len(broken) :],
                "caught": {"wg3": rng.randint(0, 1), "wg5": rng.randint(0, 1)},
                "heroes": dict(
                    zip(("3a", "3b", "4", "5"), rng.sample(PLACE_NAMES, 4), strict=True)
                ),
                "wild_seen": ["forest"] if rng.random() < 0.3 else [],
                "search_seen": ["silent"] if rng.random() < 0.3 else [],
            }
        )
    day = rng.randint(1, 6)
    convoy = rng.sample(EVENT_NAMES, day)
    return GAME.lay_out(
        {
            "options": options,
            "seed": rng.randrange(1 << 60),
            "day": day,
            "first": rng.randrange(count),
            "convoy": convoy,
            "overcome": {event: rng.randrange(count) for event in convoy if rng.random() < 0.3},
            "display": {"blackwood": tiles[:3], "silent": tiles[3:6]},
            "wild": {place: {"left": rng.randint(0, 6)} for place in ("forest", "mine", "fair")},
            "stock": {"dam": rng.randint(0, 5), "forest": rng.randint(0, 5)},
            "players": shelters,
            "at": rng.choice(["events", "day", "day", "night", "feed", "build"]),
        }
    )


def openings(seed: int, late: int = 2) -> Iterator[Position]:
    """Beginnings of random games of all options without end: new ones and furnished ones."""
    rng = random.Random(seed)
    while True:
        for choice in option_sets():
            yield GAME.new(choice, rng.getrandbits(60))
            for _ in range(late):
                position = furnished(choice, rng)
                if not position.over:
                    yield position


def positions(count: int, seed: int = 0) -> Iterator[Position]:
    """Positions with an open decision, spread over games of all options (interpreted)."""
    rng = random.Random(seed)
    games = openings(seed)
    position = next(games)
    for _ in range(count):
        yield position.copy()
        for _ in range(rng.randint(1, 12)):
            moves = GAME.legal(position)
            GAME.interpreted.play(position.data, rng.choice(moves), SILENT)
            if position.over:
                position = next(games)
        if rng.random() < 0.03:
            position = next(games)


def step(engine: Engine, state: States, rng: random.Random, log: Any) -> int:
    """A random move; gives its number."""
    moves = np.zeros(GAME.moves.count, np.int32)
    count = engine.legal(state, moves)
    move = int(moves[rng.randrange(count)])
    engine.play(state, move, log)
    return move
