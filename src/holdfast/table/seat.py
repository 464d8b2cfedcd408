"""Seats: who plays which part of a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

Kind = Literal["person", "bot", "open"]

LONGEST_NAME = 24


@dataclass(frozen=True)
class Seat:
    """A seat at a table. A bot may play for the person who sits here, and give the seat back."""

    name: str = ""
    person: bool = False
    """Whether a person has sat down."""
    level: str | None = None
    """The level of the bot that plays now, if one does."""
    standing: Mapping[str, str] = field(default_factory=dict)
    """Standing answers: for a decision the kind of move that the table plays without asking."""

    @property
    def kind(self) -> Kind:
        """Who plays: a person, a bot, or nobody yet."""
        if self.level is not None:
            return "bot"
        return "person" if self.person else "open"


def proper_name(name: str) -> str | None:
    """A name as it is shown, or nothing if it cannot be: invisible signs could deceive."""
    name = " ".join(name.split())
    return name if name.isprintable() and 1 <= len(name) <= LONGEST_NAME else None
