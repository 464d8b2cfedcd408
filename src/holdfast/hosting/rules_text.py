"""The rules reference of a game, from the same source as the documentation."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import TYPE_CHECKING, Literal

from holdfast.hosting.messages.base import Language
from holdfast.hosting.messages.rules import RuleClause, RuleSection, RulesText
from holdfast.kernel.translations import rules_reference

if TYPE_CHECKING:
    from markdown_it import MarkdownIt

_CLAUSE = re.compile(r'- <a id="([\w-]+)"></a>\*\*\1\*\* +')
"""Start of a clause: an anchor and the id in bold."""
_HEADING = re.compile(r"(#{1,6}) +(.+)")


@cache
def _renderer() -> MarkdownIt:
    """Return a Markdown renderer with tables.

    HTML in the source is escaped, and only links within the page are allowed. The package is
    imported here because offline mode has the rules as HTML already, and not the package.
    """
    from markdown_it import MarkdownIt

    class Renderer(MarkdownIt):
        def validateLink(self, url: str) -> bool:  # noqa: N802 (the name in markdown-it)
            return url.startswith("#") and super().validateLink(url)

    return Renderer("commonmark", {"html": False}).enable("table")


@cache
def rules_text(game: str, language: Language) -> RulesText | None:
    """Return the rules reference of a game in a language, or in English if it has no
    translation.
    """
    found = rules_reference(game, language)
    return parse(found[0], game, "de" if found[1] == "de" else "en") if found else None


def parse(text: str, game: str, language: Language) -> RulesText:
    """Return the sections of a rules reference with their paragraphs. Each clause is a
    paragraph.
    """
    title, sections = game, [RuleSection(title="", level=1, anchor="", paragraphs=[])]
    for block in _blocks(text):
        heading = _HEADING.fullmatch(block)
        if heading is None:
            sections[-1].paragraphs.append(_paragraph(block))
        elif len(heading[1]) == 1:
            title = heading[2]
        else:
            words = heading[2]
            sections.append(
                RuleSection(title=words, level=len(heading[1]), anchor=slug(words), paragraphs=[])
            )
    sections = [section for section in sections if section.title or section.paragraphs]
    return RulesText(game=game, language=language, title=title, sections=sections)


def slug(words: str) -> str:
    """Return the anchor of a heading, as the documentation generates it."""
    plain = unicodedata.normalize("NFKD", words).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", plain).strip())


def _blocks(text: str) -> list[str]:
    """Split Markdown into headings, clauses, tables and paragraphs."""
    blocks: list[str] = []
    for piece in re.split(r"\n\s*\n", text.strip()):
        begins = True
        for line in piece.splitlines():
            if begins or line.startswith("#") or _CLAUSE.match(line):
                blocks.append(line)
            else:
                blocks[-1] += "\n" + line
            begins = line.startswith("#")
    return blocks


def _paragraph(block: str) -> RuleClause:
    """Return a paragraph as a message with HTML."""
    clause = _CLAUSE.match(block)
    if clause:
        html = _renderer().renderInline(" ".join(block[clause.end() :].split()))
        return RuleClause(id=clause[1], kind="clause", html=html)
    kind: Literal["table", "text"] = "table" if block.startswith("|") else "text"
    return RuleClause(id=None, kind=kind, html=_renderer().render(block).strip())
