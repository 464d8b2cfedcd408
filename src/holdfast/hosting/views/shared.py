"""Parts of messages that follow from a position as somebody may know it, and from nothing else.

So all who know the same share them: each is written once, and kept a moment for the next of them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from holdfast.hosting.views.json_text import listed, text
from holdfast.hosting.views.moves import command_text, move_texts
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position

KEPT = 128
"""Of each part. Those who are at one table ask for them one right after the other."""


@dataclass(frozen=True)
class Known:
    """A position as somebody may know it."""

    octets: bytes = field(init=False)
    game: Game
    position: Position = field(compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "octets", self.position.octets)


def view_text(known: Known, viewer: int) -> str:
    """Everything a screen shows."""
    return _view(known, _Eyes(known.game.screen.sees(known.position, viewer), viewer))


def question_text(known: Known) -> str:
    """The open question in words and the clause it follows, where they may be known: the last
    fields of an `AskView`."""
    return _question(known)


def moves_text(known: Known, moves: tuple[int, ...]) -> str:
    """Moves that may be played, with what they would do."""
    return _moves(known, moves) if moves else "[]"


def commands_text(known: Known, commands: tuple[tuple[int, int | None], ...]) -> str:
    """Commands that may be given, each for a seat."""
    return _commands(known, commands) if commands else "[]"


@dataclass(frozen=True)
class _Eyes:
    """A viewer, who is shown the same as any other for whom `sees` is equal."""

    sees: object
    viewer: int = field(compare=False)


@lru_cache(KEPT)
def _view(known: Known, eyes: _Eyes) -> str:
    screen, position, viewer = known.game.screen, known.position, eyes.viewer
    if screen.shown is not None:
        return screen.shown(position, viewer)
    return screen.view(position, viewer).model_dump_json()


@lru_cache(KEPT)
def _question(known: Known) -> str:
    game, position = known.game, known.position
    return f'"said":{text(game.asked(position))},"clause":{text(game.clause(position))}'


@lru_cache(KEPT)
def _moves(known: Known, moves: tuple[int, ...]) -> str:
    return listed(move_texts(known.game, known.position, moves))


@lru_cache(KEPT)
def _commands(known: Known, commands: tuple[tuple[int, int | None], ...]) -> str:
    game, position = known.game, known.position
    return listed([command_text(game, position, move, seat) for move, seat in commands])
