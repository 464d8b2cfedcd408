"""Messages about moves: why one is not allowed, hints, and the win curve of a game."""

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
    """Warnings of the coach before a move, the most important first.

    Empty if the move is not a common mistake.
    """

    cautions: list[Caution]


class ReasonView(Message):
    """A reason for a move or a risk of it: a predicate, such as *feeds 2 of 3*."""

    factor: str
    said: Sentence
    percent: int
    """Probability in percent."""
    other: int | None
    """Probability in percent with the next best move, for reasons about the future."""


class HintedMove(Message):
    """A move that a search recommends."""

    n: int
    said: Sentence
    """Title of the move."""
    note: Sentence
    """Its odds and consequences, if there are any."""
    win_chance: float
    low: float
    high: float
    """The win chance is between `low` and `high` in two of three cases."""
    rank: int
    """Rank from 1. Moves of the same rank are about equal."""
    because: list[ReasonView]
    risk: ReasonView | None
    points: float | None
    """Expected points, in games without a team."""


class LeadView(Message):
    """How far the best move is ahead of the next best."""

    percent: int
    reach: int
    """Margin of error in percent points."""
    sure: bool
    """Whether the lead is very likely, not only likely."""


class HintView(Message):
    """The best moves of a decision, or a move that was made and the best alternatives."""

    type: Literal["hint"] = "hint"
    seq: int
    team: bool
    """Whether win chances are those of a team."""
    alone: bool
    """Whether there is only one player."""
    sureness: Literal["clear", "equal", "unsure"]
    """Whether one move is best, several are about equal, or the search was too short to say."""
    games: int
    """Number of games that the search played."""
    lead: LeadView | None
    moves: list[HintedMove]


class TurningPoint(Message):
    """A turn that changed a win chance."""

    seq: int
    at: int
    """Index of its frame."""
    swing: float


class WinCurveView(Message):
    """The win chances after each turn of a finished game."""

    progress: float
    """Progress of the computation from 0 to 1. The other fields are set at 1."""
    seat: int | None
    """Seat that the turning points are about; null for a team."""
    chances: list[list[float]]
    """After each frame the win chance of each seat, or that of the team."""
    turned: list[TurningPoint]
    """Turning points in the order of play."""
