"""The client's messages, to check that a screen is in the right language."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page

ROOT = Path(__file__).resolve().parents[2]
CLIENT = ROOT / "web/src/lib/text"
LESSONS = ROOT / "web/src/lib/learn/text"
HINTS = ROOT / "web/src/lib/hint/text"
INVITES = ROOT / "web/src/lib/invite/text"
CHAT = ROOT / "web/src/lib/chat/text"
GAMES = ROOT / "src/holdfast/games"

# All text that a person can read or hear from a screen reader. Code is the same everywhere.
READ = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    if (!walker.currentNode.parentElement.closest('code')) found.push(walker.currentNode.data);
  for (const element of document.querySelectorAll('*'))
    for (const name of ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt'])
      if (element.hasAttribute(name)) found.push(element.getAttribute(name));
  found.push(document.title);
  return found.map((text) => text.trim()).filter(Boolean);
}"""


@cache
def messages(language: str, game: str = "outlast") -> dict[str, str | None]:
    """Return the messages of the client and a game by key; None for those with variables."""
    found: dict[str, str | None] = {}
    for folder in (CLIENT, LESSONS, HINTS, INVITES, CHAT, GAMES / game / "text"):
        resource = FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                parts = entry.value.elements
                fixed = all(isinstance(part, ast.TextElement) for part in parts)
                found[entry.id.name] = "".join(part.value for part in parts) if fixed else None
    return found


def untranslated_texts(page: Page, language: str, game: str = "outlast") -> list[str]:
    """Return the texts on a screen that are keys, unfilled, or of the other language."""
    other = "en" if language == "de" else "de"
    keys = {key for key in messages("en", game) if "-" in key}
    own = {text for text in messages(language, game).values() if text}
    # Single letters are shortcuts and directions, the same in all languages.
    foreign = {text for text in messages(other, game).values() if text and len(text) > 1} - own
    return [
        text
        for text in page.evaluate(READ)
        if text in foreign or "{" in text or keys & set(text.split())
    ]
