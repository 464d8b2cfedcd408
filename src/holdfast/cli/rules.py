"""The rules reference of a game, read from the same text as the documentation."""

from __future__ import annotations

import re
from difflib import get_close_matches

from holdfast.kernel.translations import rules_reference

_CLAUSE = re.compile(r'- <a id="([\w-]+)"></a>')
_LINK = re.compile(r"\[([^\]]+)\]\(#[^)]+\)")


class UnknownClauseError(ValueError):
    """The rules have no clause of this name."""


class Reference:
    """The rules of one game in one language."""

    def __init__(self, source: str) -> None:
        self._blocks = re.split(r"\n{2,}|\n(?=- <a )", source.strip())
        self.text = _strip_links(source)

    @classmethod
    def of(cls, game: str, language: str) -> Reference:
        """Return the reference of a game, in English if there is no translation."""
        found = rules_reference(game, language)
        if found is None:
            raise FileNotFoundError(f"there is no rules reference of {game}")
        return cls(found[0])

    @property
    def clauses(self) -> list[str]:
        """The names of all clauses."""
        return [match[1] for block in self._blocks if (match := _CLAUSE.match(block))]

    def clause(self, name: str) -> str:
        """Return the text of a clause, with the table that belongs to it."""
        for i, block in enumerate(self._blocks):
            match = _CLAUSE.match(block)
            if match and match[1].lower() == name.lower():
                following = self._blocks[i + 1 : i + 2]
                table = [part for part in following if part.startswith("|")]
                return _strip_links("\n\n".join([block.removeprefix("- "), *table]))
        similar = get_close_matches(name.upper(), self.clauses, n=3)
        hint = f"; did you mean {' or '.join(similar)}?" if similar else ""
        raise UnknownClauseError(f"the rules have no clause {name!r}{hint}")


def _strip_links(source: str) -> str:
    """Return the text without anchors and links, which are useless in a terminal."""
    return _LINK.sub(r"\1", re.sub(r'<a id="[\w-]+"></a>', "", source))
