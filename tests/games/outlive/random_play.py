"""Random play over all options, from the opening and from positions full of everything."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tests.conftest import ready_engine
from tests.support import random_play
from tests.support.random_play import Options, RandomPlayer
from tests.support.states import States, position_of

from holdfast.games.outlive import GAME
from holdfast.games.outlive.content import (
    AIRLOCK_SPACES,
    EQUIPMENT_NAMES,
    EVENT_NAMES,
    LEADER_NAMES,
    PLACE_NAMES,
    ROOM_NAMES,
    ROOMS,
)
from holdfast.games.outlive.content.vocabulary import RESOURCE_NAMES
from holdfast.games.outlive.moves import DONE, END, PASS
from holdfast.kernel.engine import Engine
from holdfast.kernel.position import Position

MOST_PEOPLE = 24  # of a shelter: with four of them, and four aboard, there are 100 survivors


def option_sets(count: int, seed: int = 0) -> list[Options]:
    """Return this many choices of options, with every value and player count among them."""
    players = GAME.options.players
    return random_play.option_sets(GAME, range(players.least, players.most + 1), count, seed)


def furnished(options: Options, rng: random.Random) -> Position:
    """Return a position as late in a game: rooms full, equipment repaired, events in force.

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
        while sum(built.values()) > MOST_PEOPLE:
            built[max(built, key=lambda name: built[name])] -= 1
        airlock = min(rng.randint(0, AIRLOCK_SPACES), MOST_PEOPLE - sum(built.values()))
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
                "airlock": airlock,
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
    day = rng.choice((1, 2, 3, 4, 5, 6, 6, 6, 6))  # mostly the last: its games are short
    convoy = rng.sample(EVENT_NAMES, day)
    return GAME.build_position(
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
            "at": rng.choice(["events", "events", "day", "day", "night", "feed", "build"]),
        }
    )


class Player(RandomPlayer):
    """Plays Outlive at random."""

    game = GAME

    def __init__(self, engine: Engine, options: list[Options], seed: int, late: int = 2) -> None:
        super().__init__(engine, options, seed, late)

    def late_position(self, options: Options) -> States:
        """Return a position as late in a game."""
        return furnished(options, self.rng).data

    def begin_game(self) -> None:
        """Decide whether players are busy in this game: those who pass early see few rooms."""
        self.busy = self.rng.random() < 0.7

    def choose(self, count: int) -> int:
        """Return a random move, but in busy games seldom one that ends something."""
        move = self.any_move(count)
        idle = move in DONE or move in END or move in PASS
        return self.any_move(count) if self.busy and idle else move


def openings(seed: int) -> Iterator[Position]:
    """Yield first positions of random games of all options, new and advanced, without end."""
    rng = random.Random(seed)
    while True:
        for choice in option_sets(6, rng.getrandbits(30)):
            yield GAME.new(choice, rng.getrandbits(60))
            for _ in range(2):
                position = furnished(choice, rng)
                if not position.over:
                    yield position


def positions(count: int, seed: int = 0) -> Iterator[Position]:
    """Yield positions with an open decision, spread over games of all options."""
    player = Player(ready_engine(GAME), option_sets(12, seed), seed)
    for row in player.play(count * 5).before[::5]:
        yield position_of(GAME, row[None])
