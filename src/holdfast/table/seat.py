"""Seats: who plays which part of a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

Kind = Literal["person", "bot", "open"]
Part = Literal["in", "coming", "out"]
"""Whether a seat has a part in the game: it has, it has asked to join, or it has left."""
ASK = "ask"
"""The standing answer of somebody who wants to be asked."""

LONGEST_NAME = 24


@dataclass(frozen=True)
class Seat:
    """A seat at a table. A bot may play for the person who sits here, and give the seat back."""

    name: str = ""
    person: bool = False
    """Whether a person has sat down."""
    level: str | None = None
    """The level of the bot that plays now, if one does."""
    guest: bool = False
    """Whether it was set up for a newcomer while the game was on."""
    bots: bool = False
    """Whether it was meant for a bot from the first."""
    standing: Mapping[str, str] = field(default_factory=dict)
    """Standing answers: for a decision the kind of move that the table plays without asking, or
    `ask`. For others the game's own hold."""
    awake: bool = False
    """Whether the next standing answer is not given: the person wants to be asked this once."""

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
