"""What a viewer may ask about moves: why not, which one, and how the game went."""

from __future__ import annotations

from typing import Literal

from holdfast.hosting.messages.base import Message, Sentence
from holdfast.kernel.wording import Caution


class WhyView(Message):
    """Why a move is not allowed."""

    legal: bool
    clauses: list[str]
    said: Sentence


class CoachView(Message):
    """What a coach says before a move is played, the gravest first; nothing where it is no common
    mistake."""

    cautions: list[Caution]


class ReasonView(Message):
    """Something that speaks for a move, or that it risks: a predicate, such as *feeds 2 of 3*."""

    factor: str
    said: Sentence
    percent: int
    """How often it comes about, of a hundred times."""
    other: int | None
    """How often with the next best move, of what lies in the future."""


class HintedMove(Message):
    """A move that a search thinks well of."""

    n: int
    said: Sentence
    """What it does, in few words."""
    note: Sentence
    """Its odds and consequences, where there are any."""
    win_chance: float
    low: float
    high: float
    """Between these the chance lies in two of three cases."""
    rank: int
    """From 1; moves of the same rank are about equal."""
    because: list[ReasonView]
    risk: ReasonView | None
    points: float | None
    """The points to be expected, where everybody plays for themselves."""


class LeadView(Message):
    """How far the best move is ahead of the next best."""

    percent: int
    reach: int
    """It may be so much more or less."""
    sure: bool
    """Whether that is very likely; else it is likely."""


class HintView(Message):
    """The best moves of a decision, or one that was made beside the best of others."""

    type: Literal["hint"] = "hint"
    seq: int
    team: bool
    """Whether chances are those of a team."""
    alone: bool
    """Whether nobody else plays."""
    sureness: Literal["clear", "equal", "unsure"]
    """Whether one is the best, several are about equal, or too little was tried to say."""
    games: int
    """How many were looked at."""
    lead: LeadView | None
    moves: list[HintedMove]


class TurningPoint(Message):
    """A turn that changed a chance of winning."""

    seq: int
    at: int
    """Its place among the frames."""
    swing: float


class WinCurveView(Message):
    """How likely everybody was to win, in the course of a game that is over."""

    progress: float
    """From 0 to 1; what follows is there at 1."""
    seat: int | None
    """Whose chance the turning points are about: nobody's own in a team."""
    chances: list[list[float]]
    """After each frame the chance of each seat, or that of the team."""
    turned: list[TurningPoint]
    """Where it turned, in the order of play."""
