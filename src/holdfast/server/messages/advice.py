"""What a viewer may ask about moves: why not, which one, and how the game went."""

from __future__ import annotations

from typing import Literal

from holdfast.kernel.words import Caution
from holdfast.server.messages.base import Message, Sentence


class WhyView(Message):
    """Why a move is not allowed."""

    legal: bool
    clauses: list[str]
    said: Sentence


class CautionView(Message):
    """What a coach says before a move is played, the gravest first; nothing where it is no common
    mistake."""

    cautions: list[Caution]


class HintedMove(Message):
    """A move that a search thinks well of."""

    n: int
    said: Sentence
    """What it does, in few words."""
    note: Sentence
    """Its odds and consequences, where there are any."""
    win_chance: float
    points: float | None
    """The points to be expected, where everybody plays for themselves."""


class HintView(Message):
    """The best moves of a decision."""

    type: Literal["hint"] = "hint"
    seq: int
    moves: list[HintedMove]


class TurningPoint(Message):
    """A turn that changed a chance of winning."""

    seq: int
    at: int
    """Its place among the frames."""
    swing: float


class CourseView(Message):
    """How likely everybody was to win, in the course of a game that is over."""

    progress: float
    """From 0 to 1; what follows is there at 1."""
    seat: int | None
    """Whose chance the turning points are about: nobody's own in a team."""
    chances: list[list[float]]
    """After each frame the chance of each seat, or that of the team."""
    turned: list[TurningPoint]
    """Where it turned, in the order of play."""
