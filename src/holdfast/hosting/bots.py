"""Whoever thinks for the server: worker processes, or what a test puts in their place."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import Protocol

from holdfast.hosting.bot_requests import (
    Advice,
    Answer,
    ExplainRequest,
    MoveRequest,
    Past,
    PlanRequest,
    Request,
)


class Urgency(IntEnum):
    """Who waits for an answer; the first of these are thought for first."""

    HINT = 0
    """Somebody who has asked for advice."""
    PLAYED = 1
    """Somebody who plays at the table."""
    WATCHED = 2
    """People who only watch."""
    LEFT = 3
    """Nobody any more."""
    LATER = 4
    """Nobody who could not wait."""


HowUrgent = Callable[[], Urgency]
"""How urgent something is now: people come and go while it waits."""


class Bots(Protocol):
    """Answers that take a while. Whoever cancels a question does not need its answer any more."""

    def can_search(self, game: str) -> bool:
        """Whether searches in this game are compiled. Until then nothing but moves is to be had."""
        ...

    async def choose(self, question: MoveRequest, urgency: HowUrgent) -> Answer:
        """A move for the seat that decides."""
        ...

    async def outline(self, asked: PlanRequest) -> tuple[int, ...]:
        """What a bot would like to do in its next turn."""
        ...

    async def advise(self, request: Request) -> Advice:
        """What a search thinks of the moves of the seat that decides."""
        ...

    async def justify(self, doubt: ExplainRequest) -> Advice:
        """What speaks for a move that was made."""
        ...

    async def look_back(self, past: Past) -> list[list[float]]:
        """For each position how likely each seat was to win."""
        ...
