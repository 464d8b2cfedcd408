"""Whoever thinks for the server: worker processes, or what a test puts in their place."""

from __future__ import annotations

from typing import Protocol

from holdfast.players.tree import Choice
from holdfast.server.thoughts import Answer, Past, Question, Request


class Thinkers(Protocol):
    """Answers that take a while. Whoever cancels a question does not need its answer any more."""

    def can_search(self, game: str) -> bool:
        """Whether searches in this game are compiled. Until then nothing but moves is to be had."""
        ...

    async def choose(self, question: Question) -> Answer:
        """A move for the seat that decides."""
        ...

    async def advise(self, request: Request) -> list[Choice]:
        """What a search thinks of the moves of the seat that decides."""
        ...

    async def look_back(self, past: Past) -> list[list[float]]:
        """For each position how likely each seat was to win."""
        ...
