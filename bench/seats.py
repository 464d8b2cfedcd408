"""Which games are measured, and with how many players."""

from __future__ import annotations

import sys

from holdfast import games
from holdfast.kernel.game import Game


def chosen(names: list[str]) -> dict[str, Game]:
    """The named games, or all that there are."""
    try:
        return {name: games.load(name) for name in names or games.names()}
    except games.UnknownGameError as error:
        sys.exit(f"There is nothing to measure: {error}.")


def tables(game: Game) -> tuple[int, ...]:
    """The smallest table, one in the middle and the largest; rivals are at least two."""
    players = game.options.players
    least = players.least if game.team else max(2, players.least)
    return tuple(sorted({least, (least + players.most) // 2, players.most}))


def middle(game: Game) -> int:
    """A table of middle size."""
    sizes = tables(game)
    return sizes[len(sizes) // 2]
