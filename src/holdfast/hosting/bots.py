"""The interface of the bots: worker processes, or a replacement in tests."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import Protocol

from holdfast.hosting.bot_requests import (
    Answer,
    CoachRequest,
    CoachVerdict,
    ExplainRequest,
    HintRequest,
    MoveRequest,
    PlanRequest,
    PlayOnRequest,
    WinChancesRequest,
)
from holdfast.players.adviser import Advice, Outcomes


class Urgency(IntEnum):
    """Priority of a request, by who waits for it. Lower values come first."""

    HINT = 0
    """For a hint: a person waits for it."""
    PLAYED = 1
    """For a table at which a person is present."""
    WATCHED = 2
    """For a table at which only spectators are present."""
    LEFT = 3
    """For a table at which nobody is present any more."""
    LATER = 4
    """For background work that can wait."""


HowUrgent = Callable[[], Urgency]
"""Function that returns the current priority, which changes as people come and go."""


def for_hint() -> Urgency:
    """Return the priority of a hint."""
    return Urgency.HINT


def for_later() -> Urgency:
    """Return the priority of background work."""
    return Urgency.LATER


class Bots(Protocol):
    """Slow computations for tables. A caller that cancels a request no longer needs its result."""

    def can_search(self, game: str) -> bool:
        """Return whether searches in this game are compiled. Before that, only moves are
        available.
        """
        ...

    async def choose(self, question: MoveRequest, urgency: HowUrgent) -> Answer:
        """Return the move of a bot."""
        ...

    async def outline(self, asked: PlanRequest) -> tuple[int, ...]:
        """Return the moves that a bot would like to make in its next turn."""
        ...

    async def advise(self, request: HintRequest) -> Advice:
        """Return a hint: the best moves of a search, with reasons."""
        ...

    async def coach(self, asked: CoachRequest) -> CoachVerdict:
        """Return the coach's verdict on a chosen move."""
        ...

    async def justify(self, doubt: ExplainRequest, urgency: HowUrgent = for_hint) -> Advice:
        """Return the reasons for a move that was made."""
        ...

    async def play_on(self, asked: PlayOnRequest, urgency: HowUrgent) -> dict[int, Outcomes]:
        """Return the results of games played on after each of some moves of one position."""
        ...

    async def look_back(self, past: WinChancesRequest) -> list[list[float]]:
        """Return the win chance of each seat in each position."""
        ...
