"""The games. A game is a folder here; nothing else needs to know that it exists.

A folder holds all of a game: its state, moves, events and `rules`, its `content` and `text`, what
screens show of it (`view`, `preview`, `why`, `words`, `terminal`) and its steady player. It knows
the kernel, and no other game; who plays, where and when is not its business.

It is offered once its rules reference is written: nobody should have to play by rules that they
cannot look up.
"""

from __future__ import annotations

import pkgutil
import re
from functools import cache
from importlib import import_module

from holdfast.kernel.game import Game
from holdfast.kernel.replay import Replay, ReplayError
from holdfast.kernel.translations import rules_reference

_NAMED = re.compile(rb'"game"\s*:\s*"(\w{1,64})"')
_AROUND = 128
"""Brackets and commas of a replay file that are not of its moves: a game has fewer options, and a
table fewer seats."""


class UnknownGameError(ValueError):
    """There is no game of this name."""


def names() -> list[str]:
    """The games that are offered, by folder."""
    return list(_offered(*__path__))


@cache
def _offered(*places: str) -> tuple[str, ...]:
    """Looked up once: a server asks whenever a table is opened, and where no more files can be
    opened there would seem to be no games."""
    folders = [module.name for module in pkgutil.iter_modules(places) if module.ispkg]
    return tuple(sorted(name for name in folders if rules_reference(name, "en")))


@cache
def load(name: str) -> Game:
    """The game of this name."""
    if name not in names():
        raise UnknownGameError(f"there is no game {name!r}; there are: {', '.join(names())}")
    game: Game = import_module(f"{__name__}.{name}").GAME
    return game


def read(file: bytes) -> tuple[Game, Replay]:
    """The replay in a file, with its game. Files come from strangers: how much there is in one is
    counted before anything is made of it, and whatever is wrong with it is a ReplayError."""
    named = _NAMED.search(file, 0, 1000)
    longest = load(named[1].decode("ascii", "replace")).longest if named else 0
    if file.count(b"[") > longest + _AROUND or file.count(b",") > 2 * longest + _AROUND:
        few = "the replay has more moves than any game"
        raise ReplayError(few if named else "this is not a replay file")
    try:
        replay = Replay.loads(file)
    except ReplayError:
        raise
    except (ValueError, RecursionError):
        raise ReplayError("the replay is damaged: it holds what is in no game") from None
    game = load(replay.game)
    if len(replay.steps) > game.longest:
        raise ReplayError("the replay has more moves than any game")
    for number, step in enumerate(replay.steps if game.replays(replay.rules) else (), 1):
        if not 0 <= step.move < game.moves.count:
            raise ReplayError(f"the replay is damaged at move {number}: there is no such move")
    return game, replay
