"""Playthroughs: whole games written out for people to read, and compared line by line.

python -m tests.games.outlive.playthrough      writes them anew
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from holdfast.games.outlive import GAME
from holdfast.games.outlive.content.vocabulary import RESOURCE_NAMES
from holdfast.kernel.position import Position

FOLDER = Path(__file__).parent / "playthroughs"
NAMES = ("Ada", "Milo", "Nora", "Teo")
GAMES: dict[str, dict[str, Any]] = {
    "two-simultaneous": {"players": 2},
    "three-sequential": {"players": 3, "placement": "sequential"},
    "four-simultaneous": {"players": 4},
}


def write(name: str) -> str:
    """The text of a game: every decision with its options, and what came of it."""
    options = GAMES[name]
    dice = random.Random(name)
    position, events = GAME.begin(options, 20)
    lines = [f"Outlive, version {GAME.version} of the rules, {options}, seed 20", ""]
    lines += _told(position, events)
    while not position.over:
        keys = [GAME.key(position, move) for move in GAME.legal(position)]
        seat, decision = position.to_move, GAME.decision(position)
        # Mostly as a steady player would, so that things happen; sometimes not.
        steady = dice.random() < 0.85
        move = GAME.advise(position, dice.getrandbits(31)) if steady else GAME.move(
            position, dice.choice(keys)
        )  # fmt: skip
        lines.append(f"{NAMES[seat]}, {decision}: {' '.join(keys)}")
        lines.append(f"> {GAME.key(position, move)}")
        day = position.state.day
        lines += _told(position, GAME.play(position, move))
        if position.state.day != day:
            lines += ["", *_shelters(position), ""]
    lines += ["", *_shelters(position)]
    for standing in GAME.result(position):
        lines.append(f"{NAMES[standing.seat]}: rank {standing.rank}, {standing.points} points")
    return "\n".join(lines) + "\n"


def _told(position: Position, events: list[Any]) -> list[str]:
    said = (GAME.sentence(position, event, "en", NAMES) for event in events)
    return [f"    {sentence}" for sentence in said if sentence]


def _shelters(position: Position) -> list[str]:
    s = position.state
    lines = []
    for seat in range(s.options.players):
        player = s.players[seat]
        store = " ".join(f"{n}:{c}" for n, c in zip(RESOURCE_NAMES, player.store, strict=True) if c)
        rooms = sum(player.rooms[slot].people for slot in range(7))
        people = f"airlock {player.airlock}, rooms {rooms}, gauge {player.gauge}"
        lines.append(f"  {NAMES[seat]}: {people}, {store}")
    return lines


def main() -> None:
    """Write all playthroughs anew."""
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(write(name), encoding="utf-8")


if __name__ == "__main__":
    main()
