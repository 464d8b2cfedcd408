"""Games as files: uploaded ones, and the replays of tables."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from dataclasses import dataclass

from holdfast import games
from holdfast.hosting.messages.replays import ReplayView
from holdfast.hosting.problems import fault
from holdfast.hosting.rooms import Rooms
from holdfast.hosting.storage import Storage
from holdfast.hosting.thread_pool import Turn
from holdfast.hosting.tokens import viewer_of
from holdfast.hosting.views import replay_view
from holdfast.kernel.events import Event
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.kernel.replay import OtherRulesError, Replay, ReplayError
from holdfast.table import RefusalError, replay_of_entries
from holdfast.table.observation import KnownEvent, PastTurn, TurnReport

MOST = 8
"""Maximum number of uploaded games in memory. Clients read long games part by part."""
MOST_BYTES = 64_000_000
"""Maximum number of bytes of all positions of uploaded games in memory. Only the latest game alone
may take more."""


@dataclass(frozen=True)
class ReplayGame:
    """A game from a file, replayed."""

    name: str
    """Hash of the file."""
    game: Game
    replay: Replay
    history: list[tuple[Position, list[Event]]]
    """Each position with the events that led to it."""

    @property
    def size(self) -> int:
        """Number of bytes of its positions."""
        return len(self.history) * len(bytes(self.history[0][0]))

    @property
    def seats(self) -> int:
        """Largest number of seats during the game."""
        return max(self.game.seats(position) for position, _ in self.history)

    def past_turns(self, first: int, count: int) -> list[PastTurn]:
        """Return up to `count` steps, beginning with number `first`, as a spectator may know them,
        with the moves.
        """
        last = min(first + count, len(self.history))
        names = ("",) * self.seats
        return [self._step(number, names) for number in range(first, last)]

    def _step(self, number: int, names: tuple[str, ...]) -> PastTurn:
        """Return one step as a spectator may know it."""
        position, events = self.history[number]
        public = self.game.hide(position)
        heard = (KnownEvent(self.game, e, public, names) for e in events if e.known_to(NOBODY))
        seat = key = None
        if number:
            before = self.history[number - 1][0]
            seat = before.to_move
            key = self.game.key(before, self.replay.steps[number - 1].move)
        report = TurnReport(number, NOBODY if seat is None else seat, names, None, tuple(heard))
        return PastTurn(report, public, seat, key)


_latest: OrderedDict[str, ReplayGame] = OrderedDict()
"""Latest games by name, the oldest first."""


def load_recording(file: bytes) -> ReplayGame:
    """Return the game in a file: from memory if it was read lately, otherwise replayed."""
    name = hashlib.sha256(file).hexdigest()
    found = _latest.pop(name, None)
    if found is None:
        game, replay = games.read(file)
        found = ReplayGame(name, game, replay, game.replay(replay))
    _latest[name] = found
    while len(_latest) > MOST or (len(_latest) > 1 and _bytes_in_memory() > MOST_BYTES):
        _latest.popitem(last=False)
    return found


def _bytes_in_memory() -> int:
    """Return the number of bytes of all positions in memory."""
    return sum(replayed.size for replayed in _latest.values())


def uploaded_game(file: bytes) -> ReplayGame:
    """Return the game in an uploaded file, or raise a RequestError that says what is wrong
    with it.
    """
    try:
        return load_recording(file)
    except games.UnknownGameError:
        raise fault("no-such-game") from None
    except OtherRulesError as error:
        raise fault("other-version", str(error)) from None
    except ReplayError as error:
        raise fault("bad-replay", str(error)) from None


def recording_view(sent: ReplayGame, first: int, count: int) -> ReplayView:
    """Return up to `count` frames of a game from a file as a message, beginning with frame
    `first`.
    """
    return replay_view(
        sent.game,
        sent.game.choices(sent.history[0][0]),
        sent.seats,
        sent.past_turns(first, count),
        sent.game.hide(sent.history[-1][0]),
        sent.replay.position,
        first,
        len(sent.history),
    )


async def replay_of(rooms: Rooms, table: str, token: str, turn: Turn) -> Replay:
    """Return the replay of a table's finished game.

    It also works for a table whose version of the rules is no longer installed.
    """
    try:
        room, _ = await rooms.enter_as(table, token)
        return (await room.whole(pool=turn)).replay()
    except RefusalError as refusal:
        if refusal.code != "other-version":
            raise
        return await _replay_of_other_rules(rooms.storage, table, token)


async def _replay_of_other_rules(storage: Storage, table: str, token: str) -> Replay:
    """Return the replay of a stored table that the installed rules cannot play."""
    stored = await storage.load(table)
    if stored is None:
        raise fault("no-such-table")
    viewer_of(token, stored.tokens)
    if not stored.over:
        raise RefusalError("not-over", "You can save a game when it is over.")
    if stored.unreadable:
        raise fault("damaged")
    return replay_of_entries(stored.opening, stored.entries)
