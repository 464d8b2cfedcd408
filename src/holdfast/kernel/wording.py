"""Phrases: what games say, before it is translated.

A phrase is the name of a message and its arguments. It is the same for all readers: the terminal,
the log and the browser each translate it (`Text.say` here, `say` in the client), so that a game
words each thing once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict

PhraseArgs = dict[str, "int | str | Phrase"]
Tone = Literal["plain", "good", "bad"]


class Words(BaseModel):
    """The immutable base model of phrases and wordings."""

    # Fields with a default are always sent, so that the client need not check for them.

    model_config = ConfigDict(frozen=True, json_schema_serialization_defaults_required=True)


class Phrase(Words):
    """A message of a game's texts and its arguments, which may be phrases too.

    An argument `@card-axe` refers to the message with that name, and `@tokens wood:2 metal:1` to
    `tokens-wood` and `tokens-metal` with these counts, which a screen may draw instead.
    """

    key: str
    args: PhraseArgs = {}

    def __hash__(self) -> int:
        return hash((self.key, *self.args.items()))


def phrase(key: str, /, **args: int | str | Phrase) -> Phrase:
    """Return the phrase with this message name and these arguments."""
    return Phrase(key=key, args=args)


class PreviewLine(Phrase):
    """One line of a preview: what would change, and whether that is good."""

    tone: Tone = "plain"

    __hash__ = Phrase.__hash__


def line(key: str, tone: Tone = "plain", /, **args: int | str | Phrase) -> PreviewLine:
    """Return a line of a preview."""
    return PreviewLine(key=key, args=args, tone=tone)


class Wording(Words):
    """The wording of a move: what it does, and notes to read before it is played."""

    title: Phrase
    notes: tuple[Phrase, ...] = ()
    label: Phrase | None = None
    """The text of a button beside a picture, if it differs from the title."""


def make_wording(
    title: Phrase, notes: tuple[Phrase, ...] = (), label: Phrase | None = None
) -> Wording:
    """Return the wording of a move."""
    return Wording(title=title, notes=notes, label=label)


class Caution(BaseModel):
    """A warning of the coach before a common mistake."""

    model_config = ConfigDict(frozen=True)

    kind: str
    """The name of the mistake, so that the coach does not repeat the warning too often."""
    wording: Phrase
    points: tuple[str, ...]
    """The things on the table that the warning is about, named as in lessons."""


class CoachWarning(NamedTuple):
    """A warning before a common mistake, and the things on the table that it is about."""

    wording: Phrase
    points: tuple[str, ...]


def warn(key: str, *points: str, **args: Any) -> CoachWarning:
    """Return the warning `caution-<key>` about these things on the table."""
    return CoachWarning(phrase(f"caution-{key}", **args), points)


class Why(BaseModel):
    """Why a move is not allowed: the clauses that forbid it, and a sentence."""

    model_config = ConfigDict(frozen=True)

    clauses: tuple[str, ...]
    reason: Phrase


def because(key: str, *clauses: str, **args: Any) -> Why:
    """Return the reason `why-<key>` with the clauses that it is based on."""
    return Why(clauses=clauses, reason=Phrase(key=f"why-{key}", args=args))


def always_because(key: str, *clauses: str) -> Callable[[Any, dict[str, int]], Why]:
    """Return a function of a position and a move's arguments that always returns this reason."""
    return lambda s, args: because(key, *clauses)
