"""Holdfast: survival board games for people and bots, in a browser, a terminal or a script.

>>> import holdfast
>>> game = holdfast.load("outlast")
>>> state = game.new(players=4, seed=7)
>>> state.play(state.legal_moves[0])
>>> state.is_over
False

`holdfast.bots` has players, `holdfast.replay` reads and writes replay files. The environments for
learning agents are in `holdfast.envs`. What these need is imported when it is first used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from holdfast import bots as bots
    from holdfast import replay as replay
    from holdfast.library import Game as Game
    from holdfast.library import IllegalMoveError as IllegalMoveError
    from holdfast.library import Move as Move
    from holdfast.library import Observation as Observation
    from holdfast.library import State as State
    from holdfast.library import load as load
    from holdfast.library import names as names

__version__ = "0.1.0"

_MODULES = ("bots", "replay")
_NAMES = ("Game", "IllegalMoveError", "Move", "Observation", "State", "load", "names")

__all__ = ["__version__", *_MODULES, *_NAMES]


def __getattr__(name: str) -> Any:
    """Return a name of the library, and import it when it is first used."""
    if name in _MODULES:
        return import_module(f"{__name__}.{name}")
    if name in _NAMES:
        return getattr(import_module(f"{__name__}.library"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    """Return the names of the library."""
    return sorted(__all__)
