"""Games that people send as files."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from dataclasses import dataclass

from holdfast import games
from holdfast.kernel.events import Event
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.kernel.replay import Replay

MOST = 8
"""Games that are kept, as a client reads a long one part by part."""
MOST_BYTES = 64_000_000
"""What their positions may take; only the last of them may take more."""


@dataclass(frozen=True)
class Recording:
    """A game from a file."""

    name: str
    """The same for the same file."""
    game: Game
    replay: Replay
    history: list[tuple[Position, list[Event]]]

    @property
    def size(self) -> int:
        """How many bytes its positions take."""
        return len(self.history) * len(bytes(self.history[0][0]))


_latest: OrderedDict[str, Recording] = OrderedDict()


def recording(file: bytes) -> Recording:
    """The game in a file, replayed."""
    name = hashlib.sha256(file).hexdigest()
    found = _latest.pop(name, None)
    if found is None:
        game, replay = games.read(file)
        found = Recording(name, game, replay, game.replay(replay))
    _latest[name] = found
    while len(_latest) > MOST or (len(_latest) > 1 and _taken() > MOST_BYTES):
        _latest.popitem(last=False)
    return found


def _taken() -> int:
    return sum(kept.size for kept in _latest.values())
