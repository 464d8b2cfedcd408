"""The games. A game is a folder here; nothing else needs to know that it exists.

A folder holds all of a game: its state, moves, events and `rules`, its `content` and `text`, what
screens show of it (`view`, `preview`, `why`, `words`, `terminal`) and its steady player. It knows
the kernel, and no other game; who plays, where and when is not its business.

It is offered once its rules reference is written: nobody should have to play by rules that they
cannot look up.
"""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from holdfast.kernel.game import Game
from holdfast.kernel.text import rules_reference


class UnknownGame(ValueError):
    """There is no game of this name."""


def names() -> list[str]:
    """The games that are offered, by folder."""
    folders = [module.name for module in pkgutil.iter_modules(__path__) if module.ispkg]
    return sorted(name for name in folders if rules_reference(name, "en"))


@cache
def load(name: str) -> Game:
    """The game of this name."""
    if name not in names():
        raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(names())}")
    game: Game = import_module(f"{__name__}.{name}").GAME
    return game
