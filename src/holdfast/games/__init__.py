"""The games. Each game is a folder here; no other code needs to be changed to add one.

A folder contains a whole game: its state, moves, events and `rules`, its `content` and `text`, the
modules that present it (`view`, `preview`, `why_not`, `wording`, `terminal`) and its heuristic
player. A game imports the kernel and no other game. It does not depend on tables, players or
networks.

A game is offered once it has a rules reference, because players must be able to look rules up.
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
"""The maximum number of brackets and commas in a replay file that do not belong to moves.

A game has fewer options, and a table fewer seats.
"""


class UnknownGameError(ValueError):
    """There is no game with this name."""


def names() -> list[str]:
    """Return the names of the games that are offered."""
    return list(_find_games(*__path__))


@cache
def _find_games(*places: str) -> tuple[str, ...]:
    """Return the games in these folders that have a rules reference, from a cache.

    A server needs them whenever a table is opened. Without the cache there would seem to be no
    games if the process has run out of file descriptors.
    """
    folders = [module.name for module in pkgutil.iter_modules(places) if module.ispkg]
    return tuple(sorted(name for name in folders if rules_reference(name, "en")))


@cache
def load(name: str) -> Game:
    """Return the game with this name."""
    if name not in names():
        raise UnknownGameError(f"there is no game {name!r}; there are: {', '.join(names())}")
    game: Game = import_module(f"{__name__}.{name}").GAME
    return game


def read(file: bytes) -> tuple[Game, Replay]:
    """Return the replay in a file, with its game; raise ReplayError if anything is wrong with it.

    Files come from strangers, so the size of the content is checked before it is parsed.
    """
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
    if named and replay.game != named[1].decode("ascii", "replace"):
        raise ReplayError("the replay is damaged: it names two games")
    game = load(replay.game)
    if len(replay.steps) > game.longest:
        raise ReplayError("the replay has more moves than any game")
    for number, step in enumerate(replay.steps if game.replays(replay.rules) else (), 1):
        if not 0 <= step.move < game.moves.count:
            raise ReplayError(f"the replay is damaged at move {number}: there is no such move")
    return game, replay
