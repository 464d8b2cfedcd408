"""Parts of messages that depend on a hidden position alone.

All viewers who know the same share them: each part is made once and kept for the next viewer.
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

KEPT = 128
"""Of each part. The viewers at one table ask for it one right after the other."""


@dataclass(frozen=True)
class Known:
    """A position as somebody may know it."""

    octets: bytes = field(init=False)
    game: Game
    position: Position = field(compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "octets", self.position.octets)


class Shown:
    """A view of a position. Everybody to whom the same is shown shares one of these."""

    def __init__(self, view: BaseModel) -> None:
        self.view = view

    @cached_property
    def text(self) -> str:
        """The whole view as JSON."""
        return self.view.model_dump_json()


def shown_to(known: Known, viewer: int) -> Shown:
    """Return everything a screen shows to this viewer."""
    return _shown(known, _Eyes(known.game.screen.sees(known.position, viewer), viewer))


@lru_cache(KEPT)
def view_changes(old: Shown, new: Shown) -> str | None:
    """Return as JSON what differs between two views, or None where they are equal."""
    changed = change(old.view, new.view)
    return None if changed is SAME else to_json(changed).decode()


def question_of(known: Known) -> dict[str, Any]:
    """Return the open question in words and the clause it follows, where they may be known: the
    last fields of an `AskView`."""
    return _question(known)


def moves_of(known: Known, moves: tuple[int, ...]) -> tuple[str, ...]:
    """Return the moves that may be played, each a `MoveView` as JSON."""
    return _moves(known, moves) if moves else ()


def commands_of(known: Known, commands: tuple[tuple[int, int | None], ...]) -> tuple[str, ...]:
    """Return the commands that may be given, each a `CommandView` as JSON."""
    return _commands(known, commands) if commands else ()


@dataclass(frozen=True)
class _Eyes:
    """A viewer, who is shown the same as any other for whom `sees` is equal."""

    sees: object
    viewer: int = field(compare=False)


@lru_cache(KEPT)
def _shown(known: Known, eyes: _Eyes) -> Shown:
    return Shown(known.game.screen.view(known.position, eyes.viewer))


@lru_cache(KEPT)
def _question(known: Known) -> dict[str, Any]:
    game, position = known.game, known.position
    return {"said": game.asked(position), "clause": game.clause(position)}


@lru_cache(KEPT)
def _moves(known: Known, moves: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(move_texts(known.game, known.position, moves))


@lru_cache(KEPT)
def _commands(known: Known, commands: tuple[tuple[int, int | None], ...]) -> tuple[str, ...]:
    game, position = known.game, known.position
    return tuple([command_text(game, position, move, seat) for move, seat in commands])
