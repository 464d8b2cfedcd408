"""Parts of messages that depend on a hidden position only.

All viewers with the same hidden position share them: each part is built once and cached for the
next viewer.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Any

from pydantic import BaseModel
from pydantic_core import to_json

from holdfast.hosting.views.changes import SAME, change
from holdfast.hosting.views.moves import command_text, move_texts
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position

CACHE_SIZE = 128
"""Cache size for each part. The viewers of one table request it one right after another."""


@dataclass(frozen=True)
class Known:
    """A hidden position as a cache key: equal if game and bytes are equal."""

    octets: bytes = field(init=False)
    game: Game
    position: Position = field(compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "octets", self.position.octets)


class Shown:
    """A view of a position. All viewers who see the same share one object."""

    def __init__(self, view: BaseModel) -> None:
        self.view = view

    @cached_property
    def text(self) -> str:
        """The view as JSON."""
        return self.view.model_dump_json()


def shown_to(known: Known, viewer: int) -> Shown:
    """Return the view of a position that the client of this viewer shows."""
    return _shown(known, _ViewerKey(known.game.screen.view_key(known.position, viewer), viewer))


@lru_cache(CACHE_SIZE)
def view_changes(old: Shown, new: Shown) -> str | None:
    """Return the difference between two views as JSON, or None if they are equal."""
    changed = change(old.view, new.view)
    return None if changed is SAME else to_json(changed).decode()


def question_of(known: Known) -> dict[str, Any]:
    """Return the prompt of the open decision and its clause: the last fields of an `AskView`.

    They are None where the viewer may not know the decision.
    """
    return _question(known)


def moves_of(known: Known, moves: tuple[int, ...]) -> tuple[str, ...]:
    """Return the moves that may be played, each a `MoveView` as JSON."""
    return _moves(known, moves) if moves else ()


def commands_of(known: Known, commands: tuple[tuple[int, int | None], ...]) -> tuple[str, ...]:
    """Return the commands that may be given, each a `CommandView` as JSON."""
    return _commands(known, commands) if commands else ()


@dataclass(frozen=True)
class _ViewerKey:
    """A viewer as a cache key: viewers with equal `view_key` get the same view."""

    view_key: object
    viewer: int = field(compare=False)


@lru_cache(CACHE_SIZE)
def _shown(known: Known, viewer_key: _ViewerKey) -> Shown:
    """Build the view of a position for a viewer."""
    return Shown(known.game.screen.view(known.position, viewer_key.viewer))


@lru_cache(CACHE_SIZE)
def _question(known: Known) -> dict[str, Any]:
    """Build the prompt of the open decision."""
    game, position = known.game, known.position
    return {"said": game.asked(position), "clause": game.clause(position)}


@lru_cache(CACHE_SIZE)
def _moves(known: Known, moves: tuple[int, ...]) -> tuple[str, ...]:
    """Build the JSON of moves."""
    return tuple(move_texts(known.game, known.position, moves))


@lru_cache(CACHE_SIZE)
def _commands(known: Known, commands: tuple[tuple[int, int | None], ...]) -> tuple[str, ...]:
    """Build the JSON of commands."""
    game, position = known.game, known.position
    return tuple([command_text(game, position, move, seat) for move, seat in commands])
