"""Playthroughs: whole games written down so that a person can read them.

Each file in `playthroughs` has the options and the seed of a game, the board at the start of each
round, every move with the events it caused, and the result. The test plays the moves of a file
again and compares line by line. A change that is meant is written with

    python -m tests.games.outlast.playthrough --write      plays the same moves again
    python -m tests.games.outlast.playthrough --new        picks new moves at random
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.games.outlast.table import LETTERS, Table
from tests.support.playthrough import MOVE, Choose, Playthroughs

from holdfast.games.outlast import GAME
from holdfast.games.outlast.content.geometry import COORDINATES, DIRECTION_NAMES
from holdfast.kernel.events import Event
from holdfast.kernel.position import Position

FOLDER = Path(__file__).with_name("playthroughs")

# For each file: a preset, the number of players, the seed
GAMES = {
    **{f"sheet-{players}": ("sheet", players, 40 + players) for players in range(1, 7)},
    "first-3": ("first", 3, 50),
    "family-2": ("family", 2, 51),
    "frontier-3": ("frontier", 3, 52),
    "wild-2": ("wild", 2, 53),
}


def playthrough(name: str, choose: Choose) -> Iterator[str]:
    """Yield the lines of a game in which moves are chosen by `choose`."""
    preset, players, seed = GAMES[name]
    options = {"players": players} | GAME.options.preset_named(preset).options
    position, events = GAME.begin(options, seed)
    table = Table(position)
    yield f"Outlast, preset {preset}, {players} players, seed {seed}"
    yield " ".join(f"{key}={value}" for key, value in GAME.choices(position).items())
    yield from event_lines(events, table)
    while not position.over:
        options_now = table.options()
        key = choose(position, options_now)
        yield f"{MOVE}{table.decider} {table.decision}: {key}  ({len(options_now)} options)"
        table.play(key)
        yield from event_lines(table.events, table)
    yield ""
    for standing in GAME.result(position):
        letter = LETTERS[standing.seat]
        yield f"{letter} is number {standing.rank} with a legacy of {standing.points}"


def event_lines(events: list[Event], table: Table) -> Iterator[str]:
    """Yield a line for each event, and the whole board where a round begins or the game ends."""
    for event in events:
        yield "  " + " ".join([event.kind, *(f"{k}={v}" for k, v in event.args.items())])
    if any(event.kind in ("round-began", "game-over") for event in events):
        yield from board_lines(table)


def board_lines(table: Table) -> Iterator[str]:
    """Yield the board and the meeples: resources/prey, w for a wolf, a dot for snow."""
    s = table.state
    yield ""
    yield f"Round {s.round}, wind {DIRECTION_NAMES[(s.round - 1) % 6]}"
    rows: dict[int, dict[int, str]] = {}
    for t, tile in enumerate(table.tiles):
        q, r = COORDINATES[t]
        stock = f"{tile.resources}/{tile.prey}{'w' if tile.wolf else ''}"
        rows.setdefault(r, {})[q] = stock if tile.face_up else "."
    for r in sorted(rows):
        cells = [rows[r][q].center(5) for q in sorted(rows[r])]
        yield ("   " * abs(r) + " ".join(cells)).rstrip()
    for t, tile in enumerate(table.tiles):
        for kind, owner in tile.structures.items():
            yield f"{kind} of {owner} on {t}"
    for letter in LETTERS[: s.options.players]:
        people = [f"{name}@{place_text(table.meeple(name))}" for name in table.people(letter)]
        alive = (
            "" if table.player(letter).alive else f"out in round {table.player(letter).out_round}"
        )
        yield " ".join([f"{letter}:", *people, alive]).rstrip()
    yield ""


def place_text(meeple: Any) -> str:
    """Return where a meeple is, what it carries, and whether it hides."""
    return f"{meeple.tile}({meeple.resources}/{meeple.prey}){'h' if meeple.hidden else ''}"


def random_choice(seed: int) -> Choose:
    """Return a function that picks random moves, but seldom the end of a turn."""
    rng = random.Random(seed)

    def choose(position: Position, keys: list[str]) -> str:
        key = keys[rng.randrange(len(keys))]
        return keys[rng.randrange(len(keys))] if key == "end" else key

    return choose


PLAYTHROUGHS = Playthroughs(FOLDER, GAMES, playthrough, lambda name: random_choice(GAMES[name][2]))

if __name__ == "__main__":
    PLAYTHROUGHS.main()
