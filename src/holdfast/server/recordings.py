"""Games that people send as files."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from dataclasses import dataclass

from holdfast import games
from holdfast.kernel.events import Event
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.kernel.replay import Replay, ReplayError

MOST = 8
"""Games that are kept, as a client reads a long one part by part."""


@dataclass(frozen=True)
class Recording:
    """A game from a file."""

    name: str
    """The same for the same file."""
    game: Game
    replay: Replay
    history: list[tuple[Position, list[Event]]]


_latest: OrderedDict[str, Recording] = OrderedDict()


def recording(file: bytes) -> Recording:
    """The game in a file, replayed."""
    name = hashlib.sha256(file).hexdigest()
    found = _latest.pop(name, None)
    if found is None:
        replay = Replay.loads(file)
        game = games.load(replay.game)
        if len(replay.steps) > game.longest:
            raise ReplayError("the replay has more moves than any game")
        found = Recording(name, game, replay, game.replay(replay))
    _latest[name] = found
    while len(_latest) > MOST:
        _latest.popitem(last=False)
    return found
