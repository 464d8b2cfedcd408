"""Readable records of whole games, as regression tests.

python -m tests.games.outbreak.playthrough      writes the files anew
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from holdfast.games.outbreak import GAME
from holdfast.kernel.engine import Engine, compile_all
from holdfast.kernel.events import new_log

FOLDER = Path(__file__).parent / "playthroughs"
GAMES: dict[str, tuple[dict[str, Any], int]] = {
    "solo": ({"players": 1}, 1),
    "four-players": ({"players": 4}, 2),
    "eight-players-scaled": ({"players": 8, "scaled_deck": "on"}, 3),
    "simple": (
        {"players": 2, "low_levels": "on", "no_icons": "on", "no_exp": "on", "no_fortune": "on"},
        4,
    ),
    "city-builders": ({"players": 3, "city_layout": "manual", "difficulty": "hard"}, 5),
}
NAMES = [f"Player {seat + 1}" for seat in range(8)]


def playthrough(engine: Engine, options: dict[str, Any], seed: int) -> str:
    """One game as the steady team plays it: every decision with its answer and what it caused."""
    position, text = GAME.blank(options), GAME.text("en")
    log = new_log()
    engine.setup(position.data, seed, log)
    lines = [f"# outbreak, rules {GAME.version}, seed {seed}, {options}"]
    moves = np.zeros(GAME.moves.count, np.int32)
    while not position.over:
        s = position.state
        hidden = position.copy()
        engine.hide(hidden.data, s.to_move)
        count = engine.legal(hidden.data, moves)
        move = int(engine.advise(hidden.data, moves, count, 0))
        lines.append(
            f"day {s.day} seat {s.to_move} {GAME.decision(position)} ({count}): "
            f"{GAME.key(position, move)}"
        )
        log = new_log()
        engine.play(position.data, move, log)
        for event in GAME.events.read(log):
            sentence = GAME.screen.sentence(position, event, text, NAMES)
            if sentence:
                lines.append(f"    {sentence}")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write all files anew."""
    for _ in compile_all(GAME.compiled, GAME.state):
        pass
    FOLDER.mkdir(exist_ok=True)
    for name, (options, seed) in GAMES.items():
        (FOLDER / f"{name}.txt").write_text(playthrough(GAME.compiled, options, seed), "utf-8")


if __name__ == "__main__":
    main()
