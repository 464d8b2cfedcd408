"""Messages about reviews: the moves of a finished game that cost or gained most."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from holdfast.hosting.messages.advice import HintedMove
from holdfast.hosting.messages.base import MOST, Message


class ReviewedMove(Message):
    """A move of the viewer, and the move that was better."""

    seq: int
    at: int
    """Index of its frame."""
    measure: Literal["chance", "points"]
    """Unit of `by` and its range."""
    by: float
    """How much better the better one of the two moves was."""
    low: float
    high: float
    """Upper end of the range of `by`, which is two standard errors to either side."""
    sure: bool
    """Whether the difference is very likely, not only likely."""
    played: HintedMove
    better: HintedMove | None
    """The better move; null if the played move was the better one."""


class ReviewView(Message):
    """The viewer's costliest moves in a finished game, and the best one."""

    progress: float
    """Progress of the computation from 0 to 1. The other fields are set at 1."""
    seat: int
    team: bool
    moves: int
    """Number of moves that the viewer made."""
    costly: list[ReviewedMove]
    """The costliest moves, at most three, the costliest first."""
    best: ReviewedMove | None


class ReviewMoment(Message):
    """The moment that the leader of a review shows to the others."""

    at: Annotated[int, Field(ge=0, le=MOST)] | None
    """Index of its frame; null to stop leading."""


class ReviewLead(Message):
    """Who leads the review of a finished game, and to which moment."""

    at: int | None
    """Index of the frame; null if nobody leads."""
    seat: int | None
    name: str
    """Name of the leader; empty without a name."""
