"""Playthroughs: whole games written down so that a person can read them.

Each file in `playthroughs` has the options and the seed of a game, every decision with its options,
the move, what came of it in sentences, and the shelters at the end of each day. The test plays the
moves of a file again and compares line by line. A change that is meant is written with

    python -m tests.games.outlive.playthrough --write      plays the same moves again
    python -m tests.games.outlive.playthrough --new        picks new moves, mostly heuristic ones
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

from tests.support.playthrough import MOVE, Choose, Playthroughs

from holdfast.games.outlive import GAME
from holdfast.games.outlive.content.vocabulary import RESOURCE_NAMES
from holdfast.kernel.events import Event
from holdfast.kernel.position import Position

FOLDER = Path(__file__).with_name("playthroughs")
NAMES = ("Ada", "Milo", "Nora", "Teo")
SEED = 20

# For each file: a preset and the number of players
GAMES = {
    "two-ready": ("first", 2),
    "two-simultaneous": ("rulebook", 2),
    "three-sequential": ("open", 3),
    "four-simultaneous": ("rulebook", 4),
}


def playthrough(name: str, choose: Choose) -> Iterator[str]:
    """Yield the lines of a game in which moves are chosen by `choose`."""
    preset, players = GAMES[name]
    options = {"players": players} | GAME.options.preset_named(preset).options
    position, events = GAME.begin(options, SEED)
    yield f"Outlive, version {GAME.version} of the rules, {options}, seed {SEED}"
    yield ""
    yield from log_lines(position, events)
    while not position.over:
        keys = [GAME.key(position, move) for move in GAME.legal(position)]
        who, day = NAMES[position.to_move], position.state.day
        decision, key = GAME.decision(position), choose(position, keys)
        yield f"{who}, {decision}: {' '.join(keys)}"
        yield f"{MOVE}{who} {decision}: {key}"
        yield from log_lines(position, GAME.play(position, GAME.move(position, key)))
        if position.state.day != day:
            yield from ("", *shelters(position), "")
    yield from ("", *shelters(position))
    for standing in GAME.result(position):
        yield f"{NAMES[standing.seat]}: rank {standing.rank}, {standing.points} points"


def log_lines(position: Position, events: list[Event]) -> Iterator[str]:
    """Yield the sentences of the log for these events."""
    for event in events:
        sentence = GAME.sentence(position, event, "en", NAMES)
        if sentence:
            yield f"    {sentence}"


def shelters(position: Position) -> Iterator[str]:
    """Yield a line for each player: people, gauge and resources of the shelter."""
    s = position.state
    for seat in range(s.options.players):
        player = s.players[seat]
        store = " ".join(f"{n}:{c}" for n, c in zip(RESOURCE_NAMES, player.store, strict=True) if c)
        rooms = sum(player.rooms[slot].people for slot in range(7))
        people = f"airlock {player.airlock}, rooms {rooms}, gauge {player.gauge}"
        yield f"  {NAMES[seat]}: {people}, {store}"


def mostly_heuristic(name: str) -> Choose:
    """Return a function that mostly picks the heuristic player's move, else a random one."""
    dice = random.Random(name)

    def choose(position: Position, keys: list[str]) -> str:
        if dice.random() < 0.85:
            return GAME.key(position, GAME.advise(position, dice.getrandbits(31)))
        return dice.choice(keys)

    return choose


PLAYTHROUGHS = Playthroughs(FOLDER, GAMES, playthrough, mostly_heuristic)

if __name__ == "__main__":
    PLAYTHROUGHS.main()
