"""Messages about moves: why one is not allowed, hints, and the win curve of a game."""

from __future__ import annotations

from typing import Literal

from holdfast.hosting.messages.base import Message, Sentence
from holdfast.kernel.wording import Caution


class WhyView(Message):
    """Why a move is not allowed."""

    legal: bool
    clauses: list[str]
    wording: Sentence


class ReasonView(Message):
    """A reason for a move or a risk of it: a predicate, such as *feeds 2 of 3*."""

    factor: str
    wording: Sentence
    percent: int
    """Probability in percent."""
    other: int | None
    """Probability in percent with the next best move, for reasons about the future."""


class BetterView(Message):
    """A move that is clearly better than the chosen one, and can be made now."""

    n: int
    key: str
    wording: Sentence
    """Title of the move."""
    measure: Literal["chance", "points"]
    by: float
    """How much better it is; 0 if that is not known."""
    fewer: bool
    """Whether fewer points are better, as days until a victory are."""
    loses: bool
    """Whether the chosen move loses the game at once, and this one does not."""
    because: list[ReasonView]
    """What speaks for it and not for the chosen move."""
    risk: ReasonView | None
    """What the chosen move risks and this one does not."""


class CoachView(Message):
    """The warning of the coach before a move, if another one is clearly better."""

    cautions: list[Caution]
    """Why this move is a mistake, in the game's own words, the most important first."""
    better: BetterView | None
    """The better move; null if there is nothing to warn of."""


class HintedMove(Message):
    """A move that a search recommends."""

    n: int
    wording: Sentence
    """Title of the move."""
    note: Sentence
    """Its odds and consequences, if there are any."""
    win_chance: float
    low: float
    high: float
    """The win chance is between `low` and `high` in two of three cases."""
    rank: int
    """Rank from 1. Moves of the same rank are about equal."""
    alike: int
    """Number of moves that are about as good but not shown, because no reason speaks for them."""
    because: list[ReasonView]
    risk: ReasonView | None
    points: float | None
    """Expected points: in games without a team, and where the points decide."""


class LeadView(Message):
    """The lead of the best move over the next best."""

    by: float
    """The lead in the measure of the hint: chance or points."""
    reach: float
    """Margin of error of the lead."""
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
    measure: Literal["chance", "points"]
    """Measure by which the moves are ordered. Points decide where all chances are near 0 or near
    1."""
    sureness: Literal["clear", "equal", "unsure"]
    """Whether one move is best, several are about equal, or the search was too short to say."""
    games: int
    """Number of games that the search played."""
    progress: float
    """Progress of the search, from 0 to 1. Reasons are known at 1."""
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
    """Progress of the computation from 0 to 1. Until 1 the chances are rough, or there are none."""
    seat: int | None
    """Seat that the turning points are about; null for a team."""
    chances: list[list[float]]
    """After each frame the win chance of each seat, or that of the team."""
    turned: list[TurningPoint]
    """Turning points in the order of play."""
