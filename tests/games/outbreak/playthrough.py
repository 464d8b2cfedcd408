"""Readable records of whole games, as regression tests (see tests/support/playthrough.py).

The heuristic team plays them. A file has every decision with its answer and what it caused.
An intended change is written with

    python -m tests.games.outbreak.playthrough --write
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.support.playthrough import Choose, Playthroughs, as_written

from holdfast.games.outbreak import GAME

FOLDER = Path(__file__).with_name("playthroughs")
GAMES: dict[str, tuple[dict[str, Any], int]] = {
    "solo": ({"players": 1}, 1),
    "four-players": ({"players": 4}, 2),
    "low-levels": ({"players": 4, "low_levels": "on", "start_exp": "4", "team": "ready"}, 6),
    "first-siege": ({"players": 2, **GAME.options.preset_named("first").options}, 11),
    "eight-players-scaled": ({"players": 8, "scaled_deck": "on"}, 3),
    "simple": (
        {"players": 2, "low_levels": "on", "no_icons": "on", "no_exp": "on", "no_fortune": "on"},
        4,
    ),
    "city-builders": ({"players": 3, "city_layout": "manual", "difficulty": "hard"}, 5),
    "builder-2": ({"players": 2, "city_layout": "manual"}, 7),
    "hard-5": ({"players": 5, "difficulty": "hard"}, 8),
    "very-hard-6": ({"players": 6, "difficulty": "very_hard"}, 9),
    "ridiculous-7": ({"players": 7, "difficulty": "ridiculous"}, 10),
}
NAMES = [f"Player {seat + 1}" for seat in range(8)]


def playthrough(name: str, choose: Choose) -> Iterator[str]:
    """Yield the lines of a game that the heuristic team plays; `choose` is not used."""
    options, seed = GAMES[name]
    position, text = GAME.new(options, seed), GAME.text("en")
    yield f"# outbreak, rules {GAME.version}, seed {seed}, {options}"
    while not position.over:
        s, count = position.state, len(GAME.legal(position))
        move = GAME.advise(position, 0)
        yield (
            f"day {s.day} seat {s.to_move} {GAME.decision(position)} ({count}): "
            f"{GAME.key(position, move)}"
        )
        for event in GAME.play(position, move):
            sentence = GAME.screen.sentence(position, event, text, NAMES)
            if sentence:
                yield f"    {sentence}"


PLAYTHROUGHS = Playthroughs(FOLDER, GAMES, playthrough, lambda name: as_written([]))

if __name__ == "__main__":
    PLAYTHROUGHS.main()
