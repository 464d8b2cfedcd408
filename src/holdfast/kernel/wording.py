"""What games say: sentences before they are put into a language.

A phrase is the name of a message and what fills it in. It is the same for everybody: the terminal,
the log and the browser each put it into the language of whoever reads it (`Text.say` here, `say` in
the client), so that no game words a thing twice.
"""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict

PhraseArgs = dict[str, "int | str | Phrase"]
Tone = Literal["plain", "good", "bad"]

KEPT = 8192
"""Phrases of each kind that games keep to say them again."""


class Words(BaseModel):
    """Words that stay as they are."""

    # What has a default is still always sent: the client need not ask whether it is there.
    model_config = ConfigDict(frozen=True, json_schema_serialization_defaults_required=True)


class Phrase(Words):
    """A message of a game's words and its arguments, some of which may be phrases themselves.

    An argument `@card-axe` stands for the message of that name, and `@tokens wood:2 metal:1` for
    `tokens-wood` and `tokens-metal` with these counts, which a screen may draw instead.
    """

    key: str
    args: PhraseArgs = {}

    def __hash__(self) -> int:
        return hash((self.key, *self.args.items()))


def phrase(key: str, /, **args: int | str | Phrase) -> Phrase:
    """Return the message of this name, filled in with these arguments."""
    return Phrase(key=key, args=args)


class PreviewLine(Phrase):
    """One line of a preview: what would change, and whether that is good."""

    tone: Tone = "plain"

    __hash__ = Phrase.__hash__


def line(key: str, tone: Tone = "plain", /, **args: int | str | Phrase) -> PreviewLine:
    """Return a line of a preview."""
    return PreviewLine(key=key, args=args, tone=tone)


class Wording(Words):
    """A move in words: what it does, and what else is worth knowing before it is played."""

    title: Phrase
    notes: tuple[Phrase, ...] = ()
    label: Phrase | None = None
    """What a button says beside a picture of what it is about, where that is not the title."""


def said(title: Phrase, notes: tuple[Phrase, ...] = (), label: Phrase | None = None) -> Wording:
    """A move in words."""
    return Wording(title=title, notes=notes, label=label)


class Caution(BaseModel):
    """What a coach says before somebody makes a common mistake."""

    model_config = ConfigDict(frozen=True)

    kind: str
    """Which mistake it is: a coach speaks of each once in a while."""
    said: Phrase
    points: tuple[str, ...]
    """What it speaks of on the table, by the names that lessons light things by."""


class Warned(NamedTuple):
    """What is to be said before a common mistake, and what it speaks of on the table."""

    said: Phrase
    points: tuple[str, ...]


def warn(key: str, *points: str, **args: Any) -> Warned:
    """The warning `caution-<key>`, which speaks of these things."""
    return Warned(phrase(f"caution-{key}", **args), points)


class Why(BaseModel):
    """Why a move is not allowed: the clauses that forbid it, and the sentence."""

    model_config = ConfigDict(frozen=True)

    clauses: tuple[str, ...]
    reason: Phrase


def because(key: str, *clauses: str, **args: Any) -> Why:
    """The reason `why-<key>` with the clauses that it rests on."""
    return Why(clauses=clauses, reason=Phrase(key=f"why-{key}", args=args))
