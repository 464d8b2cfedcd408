"""The cache of messages and of their parts. It is the only one between games and connections.

- `position_parts` returns what is made from one hidden position: its view, its prompt, its moves
  and its commands. Viewers who know the same share it.
- A move is worded once for each set of `facts` that the game names for it, also at other tables.
- An event is worded once for all viewers who may know it.
- `MessageCache` holds whole tables, for connections that request them again.

Everything here can be built again. A full cache is cleared, because what is still in use returns
soon.
"""

from __future__ import annotations

import sys
from collections import OrderedDict
from collections.abc import Hashable, Iterable
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from pydantic import BaseModel
from pydantic_core import to_json

from holdfast.hosting.log_text import event_sentences
from holdfast.hosting.views.changes import SAME, change
from holdfast.hosting.views.moves import move_text
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.table.observation import KnownEvent

if TYPE_CHECKING:
    from holdfast.hosting.views.table import Update

MOST_POSITIONS = 128
"""Maximum number of cached positions. The viewers of a table request one right after another."""
MOST_MOVE_BYTES = 8 * 1024 * 1024
"""Maximum size of all cached moves together, with their keys.

That is about ten thousand moves. Two hundred games of Outlast have 33,000 different ones, and most
of those are legal once.
"""
MOVE_KEY_BYTES = 500
"""Approximate size of the key of a cached move: a tuple of facts."""
MOST_EVENTS = 512
"""Maximum number of cached events. The viewers of a table are sent one right after another."""
MOST_BYTES = 8 * 1024 * 1024
"""Maximum size of all cached messages together. A whole table takes some hundred kilobytes."""


class PositionParts:
    """The parts of messages that depend on one hidden position, each made when first needed."""

    def __init__(self, game: Game, hidden: Position, viewer: int) -> None:
        self._game, self._hidden, self._viewer = game, hidden, viewer
        self._moves: dict[tuple[int, ...], tuple[str, ...]] = {}
        self._changes: WeakKeyDictionary[PositionParts, str] = WeakKeyDictionary()

    @cached_property
    def view(self) -> BaseModel:
        """The view of the position that the client shows."""
        return self._game.screen.view(self._hidden, self._viewer)

    @cached_property
    def view_text(self) -> str:
        """The view as JSON."""
        return self.view.model_dump_json()

    def view_changes(self, old: PositionParts) -> str:
        """Return the difference from an older view as JSON."""
        text = self._changes.get(old)
        if text is None:
            changed = change(old.view, self.view)
            text = self._changes[old] = "{}" if changed is SAME else to_json(changed).decode()
        return text

    @cached_property
    def prompt(self) -> dict[str, Any]:
        """The prompt of the open decision and its clause: the last fields of an `AskView`.

        They are None where the viewer may not know the decision.
        """
        game, hidden = self._game, self._hidden
        return {"wording": game.prompt(hidden), "clause": game.clause(hidden)}

    def moves(self, moves: tuple[int, ...]) -> tuple[str, ...]:
        """Return the moves that may be played, each a `MoveView` as JSON."""
        texts = self._moves.get(moves) if moves else ()
        if texts is None:
            texts = self._moves[moves] = tuple(_move_texts(self._game, self._hidden, moves))
        return texts

    def commands(self, commands: tuple[tuple[int, int | None], ...]) -> tuple[str, ...]:
        """Return the commands that may be given, each a `CommandView` as JSON."""
        texts = self.moves(tuple([move for move, _ in commands]))
        return tuple(
            f'{text[:-1]},"seat":{"null" if seat is None else seat}}}'
            for text, (_, seat) in zip(texts, commands, strict=True)
        )


_positions: dict[tuple[Game, bytes, object], PositionParts] = {}
"""Cached positions, by game, bytes and what a view depends on besides the position."""


def position_parts(game: Game, hidden: Position, viewer: int) -> PositionParts:
    """Return the parts of messages for a hidden position, which viewers may share."""
    key = game, hidden.octets, game.screen.view_key(hidden, viewer)
    parts = _positions.get(key)
    if parts is None:
        if len(_positions) >= MOST_POSITIONS:
            _positions.clear()
        parts = _positions[key] = PositionParts(game, hidden, viewer)
    return parts


class MoveCache:
    """Moves as JSON, by game, move and facts."""

    def __init__(self) -> None:
        self._texts: dict[tuple[Game, int, Hashable], str] = {}
        self._bytes = 0

    def get(self, key: tuple[Game, int, Hashable]) -> str | None:
        """Return the text of a move, or None."""
        return self._texts.get(key)

    def add(self, key: tuple[Game, int, Hashable], text: str) -> None:
        """Cache the text of a move."""
        self._bytes += len(text) + MOVE_KEY_BYTES
        if self._bytes > MOST_MOVE_BYTES:
            self._texts.clear()
            self._bytes = len(text) + MOVE_KEY_BYTES
        self._texts[key] = text


_moves = MoveCache()


def _move_texts(game: Game, hidden: Position, moves: Iterable[int]) -> list[str]:
    """Return moves that the viewer may play, each a `MoveView` as JSON."""
    if game.screen.facts is None:
        return [move_text(game, hidden, move) for move in moves]
    facts, texts = game.screen.facts(hidden), []
    for move in moves:
        key = game, move, facts(move)
        text = _moves.get(key)
        if text is None:
            text = move_text(game, hidden, move)
            _moves.add(key, text)
        texts.append(text)
    return texts


@lru_cache(MOST_EVENTS)
def event_text(seq: int, heard: KnownEvent) -> str:
    """Return an event as the JSON text of an `EventView`."""
    event = heard.event
    view = {"seq": seq, "kind": event.kind, "args": event.args, "wording": event_sentences(heard)}
    return to_json(view).decode()


class MessageCache:
    """LRU cache of the messages of all tables."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._most_bytes = most_bytes
        self._bytes = 0
        self._messages: OrderedDict[Hashable, Update] = OrderedDict()

    def get(self, key: Hashable) -> Update | None:
        """Return the message of this key, or None."""
        message = self._messages.get(key)
        if message is not None:
            self._messages.move_to_end(key)
        return message

    def put(self, key: Hashable, message: Update) -> None:
        """Store a message, and drop the least recently used ones if the cache is full."""
        former = self._messages.pop(key, None)
        if former is not None:
            self._bytes -= _size(former)
        self._messages[key] = message
        self._bytes += _size(message)
        while self._bytes > self._most_bytes:
            self._bytes -= _size(self._messages.popitem(last=False)[1])


def _size(message: Update) -> int:
    """Return the approximate size of a message in bytes. Its `Sent` state is as large as
    its text.
    """
    return 2 * sys.getsizeof(message.rest)
