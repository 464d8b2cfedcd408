"""The games. A game is a folder here; nothing else needs to know that it exists."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from holdfast.kernel.game import Game


class UnknownGame(ValueError):
    """There is no game of this name."""


def names() -> list[str]:
    """The games there are, by folder."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


@cache
def load(name: str) -> Game:
    """The game of this name."""
    if name not in names():
        raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(names())}")
    game: Game = import_module(f"{__name__}.{name}").GAME
    return game
