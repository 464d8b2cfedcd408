"""The games that are measured, and their numbers of players."""

from __future__ import annotations

import sys

from holdfast import games
from holdfast.kernel.game import Game


def chosen(names: list[str]) -> dict[str, Game]:
    """Return the named games, or all games."""
    try:
        return {name: games.load(name) for name in names or games.names()}
    except games.UnknownGameError as error:
        sys.exit(f"There is nothing to measure: {error}.")


def tables(game: Game) -> tuple[int, ...]:
    """Return the smallest number of players, one in the middle and the largest.

    Rivals are at least two, unless the game is for one player only.
    """
    players = game.options.players
    least = players.least if game.team else min(max(2, players.least), players.most)
    return tuple(sorted({least, (least + players.most) // 2, players.most}))


def middle(game: Game) -> int:
    """Return the number of players of a table of middle size."""
    sizes = tables(game)
    return sizes[len(sizes) // 2]
