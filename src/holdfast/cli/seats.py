"""Opening a table in the terminal, with people and bots."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from holdfast.cli.screen import words
from holdfast.kernel.game import Game
from holdfast.kernel.replay import Replay
from holdfast.table import OpenSeat, Table
from holdfast.table.opening import opening
from holdfast.table.resume import going_on
from holdfast.table.wording import LETTERS

PERSON = "you"  # the word for a person's seat


def open_table(
    game: Game,
    options: Mapping[str, Any],
    lineup: Sequence[str],
    seed: int | None,
    language: str,
    saved: Replay | None = None,
    position: str | None = None,
) -> Table:
    """Return a table with these seats.

    It starts at the beginning of a game, at a named position, or where a saved game ended.
    """
    text = words(language)
    seats = [
        OpenSeat(name=text("name-person", letter=letter), person=True)
        if word == PERSON
        else OpenSeat(name=text("name-bot", level=word, letter=letter), level=word)
        for word, letter in zip(lineup, LETTERS, strict=False)
    ]
    if saved is None:
        chosen = game.options.choose({**options, "players": len(seats)})
        seed = secrets.randbits(63) if seed is None else seed
        first = opening(game, chosen, seats, seed, position=position)
        return Table.open(first, game)
    return Table.open(going_on(game, saved, seats), game)
