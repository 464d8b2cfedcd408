"""Messages with the rules reference of a game."""

from __future__ import annotations

from typing import Literal

from holdfast.hosting.messages.base import Language, Message


class RuleClause(Message):
    """A paragraph of the rules reference. Clauses have an id, other paragraphs have none."""

    id: str | None
    kind: Literal["clause", "text", "table"]
    html: str


class RuleSection(Message):
    """A section of the rules reference."""

    title: str
    level: int
    anchor: str
    paragraphs: list[RuleClause]


class RulesText(Message):
    """The rules reference of a game in one language."""

    game: str
    language: Language
    title: str
    sections: list[RuleSection]
