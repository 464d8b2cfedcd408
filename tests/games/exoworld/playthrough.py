"""Playthroughs: whole games written down so that a person can read them.

Each file in `playthroughs` has the options and the seed of a game, the table at the start of each
turn, every move with the events it caused, and the result. The test plays the moves of a file
again and compares line by line. A change that is meant is written with

    python -m tests.games.exoworld.playthrough --write     plays the same moves again
    python -m tests.games.exoworld.playthrough --new       lets heuristic players choose new ones
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.games.exoworld.table import Table, cards
from tests.support.playthrough import MOVE, Choose, Playthroughs

from holdfast.games.exoworld import GAME
from holdfast.games.exoworld.content import CARD_NAMES, CHARACTER_NAMES, HOME_BASE
from holdfast.games.exoworld.content.operations import ISSUES, TOKENS
from holdfast.games.exoworld.wording import cell_name
from holdfast.kernel.events import Event
from holdfast.kernel.position import Position

FOLDER = Path(__file__).with_name("playthroughs")

# For each file: the options and the seed
GAMES: dict[str, tuple[dict[str, Any], int]] = {
    "proxima-3": ({"players": 3, "first": "seat-1"}, 60),
    "first-3": ({"players": 3, "scenario": "teegardens-star-b", "first": "seat-1"}, 68),
    "training-2": ({"players": 2, "training": "on"}, 61),
    "landing-1": ({"players": 1, "scenario": "teegardens-star-b"}, 62),
    "landing-3": ({"players": 3, "scenario": "teegardens-star-b"}, 63),
    "expedition-4": ({"players": 4, "scenario": "gliese-667-c-c"}, 64),
    "frontier-5": ({"players": 5, "scenario": "lhs-1140-b"}, 65),
    "critical-3": ({"players": 3, "critical_mode": "on"}, 66),
    "silence-3": ({"players": 3, "incommunication": "on"}, 67),
}


def playthrough(name: str, choose: Choose) -> Iterator[str]:
    """Yield the lines of a game in which moves are chosen by `choose`."""
    options, seed = GAMES[name]
    position, events = GAME.begin(options, seed)
    table = Table(position)
    yield f"Exoworld, {name}, seed {seed}"
    yield " ".join(f"{key}={value}" for key, value in GAME.choices(position).items())
    yield from event_lines(events, table)
    while not position.over:
        keys = table.options()
        key = choose(position, keys)
        yield f"{MOVE}{table.decider} {table.decision}: {key}  ({len(keys)} options)"
        table.play(key)
        yield from event_lines(table.events, table)
    yield ""
    yield f"The team has {table.outcome} in turn {table.state.turn}"


def event_lines(events: list[Event], table: Table) -> Iterator[str]:
    """Yield a line for each event, and the whole table where a turn begins or the game ends."""
    for event in events:
        heard = "" if event.audience < 0 else f" (only to {event.audience})"
        words = [event.kind, *(f"{k}={v}" for k, v in event.args.items())]
        yield "  " + " ".join(words) + heard
    if any(event.kind in ("turn-began", "game-over") for event in events):
        yield from table_lines(table)


def table_lines(table: Table) -> Iterator[str]:
    """Yield the levels, supplies, base, crew and cards."""
    s = table.state
    yield ""
    yield f"Turn {s.turn}: levels {table.levels}, supplies {table.supplies}, reserve {s.emergency}"
    for place in range(s.location_count):
        location = s.locations[place]
        kind = "home" if location.kind == HOME_BASE else CARD_NAMES[location.kind]
        tokens = [f"{t}:{n}" for t, n in zip(TOKENS, location.tokens, strict=True) if n]
        yield " ".join([f"{cell_name(location.cell)}: {kind}", *tokens])
    for crew in range(5):
        present = crew < 3 if s.options.players == 1 else s.players[crew].seated
        if present:
            member = s.crew[crew]
            issues = [name for i, name in enumerate(ISSUES) if member.issues >> i & 1]
            words = [f"{crew}: {CHARACTER_NAMES[member.role]} at {table.at(crew)}", *issues]
            words += ["tired"] if member.fatigue else []
            if s.options.players > 1:
                words += ["with", *table.hand(crew)]
            yield " ".join(words)
    if s.options.players == 1:
        yield " ".join(["hand:", *table.hand(0)])
    yield " ".join(["row:", *cards(s.row)])
    yield f"deck {s.deck_size}, discard {s.discard_size}, events {s.events_left}"
    yield ""


def by_heuristic_players(seed: int) -> Choose:
    """Return a function that picks the heuristic player's move, or now and then a random one."""
    rng = random.Random(seed)

    def choose(position: Position, keys: list[str]) -> str:
        if rng.random() < 0.2:
            return rng.choice(keys)
        return GAME.key(position, GAME.advise(position, rng.getrandbits(20)))

    return choose


PLAYTHROUGHS = Playthroughs(
    FOLDER, GAMES, playthrough, lambda name: by_heuristic_players(GAMES[name][1])
)

if __name__ == "__main__":
    PLAYTHROUGHS.main()
