"""The rules reference as the server sends it: the documentation's text as safe HTML, by clause."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest
from tests.support.server import Server

from holdfast import games
from holdfast.hosting.rules_text import parse, rules_text, slug
from holdfast.kernel.translations import rules_reference

SMALL = """# Game

Words *before* any section, `code` and <b>tags</b>.

## First & foremost

- <a id="XX-A-1"></a>**XX-A-1** A rule about [another](#XX-A-2),
  on two lines.
- <a id="XX-A-2"></a>**XX-A-2** Another; not [elsewhere](https://example.org) nor [up](../x.md).

| Key | Meaning |
|---|---|
| `a` | *b* |

### Würfel

1. one
2. two
"""


def test_clauses_tables_and_text() -> None:
    text = parse(SMALL, "game", "en")
    assert text.title == "Game"
    assert [(s.title, s.level, s.anchor) for s in text.sections] == [
        ("", 1, ""),
        ("First & foremost", 2, "first-foremost"),
        ("Würfel", 3, "wurfel"),
    ]
    before, first, dice = text.sections
    assert before.paragraphs[0].html == (
        "<p>Words <em>before</em> any section, <code>code</code> and &lt;b&gt;tags&lt;/b&gt;.</p>"
    )
    assert [(p.id, p.kind) for p in first.paragraphs] == [
        ("XX-A-1", "clause"),
        ("XX-A-2", "clause"),
        (None, "table"),
    ]
    assert first.paragraphs[0].html == ('A rule about <a href="#XX-A-2">another</a>, on two lines.')
    assert "href" not in first.paragraphs[1].html
    assert first.paragraphs[2].html.startswith("<table>")
    assert dice.paragraphs[0].html.startswith("<ol>")


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_clause_of_the_documentation_is_there(game: str, language: str) -> None:
    reference = rules_reference(game, language)
    assert reference is not None
    source, found_in = reference
    assert found_in == language
    text = rules_text(game, language)  # type: ignore[arg-type]
    assert text is not None
    assert text.language == language
    ids = [p.id for section in text.sections for p in section.paragraphs if p.id]
    assert ids == re.findall(r'<a id="([^"]+)">', source)
    assert len(ids) == len(set(ids)) > 0
    headings = re.findall(r"^##+ (.+)$", source, re.MULTILINE)
    assert [section.title for section in text.sections if section.title] == headings


class Tags(HTMLParser):
    """Collects the tags and attributes of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.links: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a tag and its attributes."""
        self.tags.add(tag)
        self.tags.update(name for name, _ in attrs)
        self.links.update(value or "" for name, value in attrs if name == "href")


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_html_is_harmless_and_its_links_lead_within_the_page(game: str, language: str) -> None:
    text = rules_text(game, language)  # type: ignore[arg-type]
    assert text is not None
    page = Tags()
    for section in text.sections:
        for paragraph in section.paragraphs:
            page.feed(paragraph.html)
    assert page.tags <= {
        "a", "href", "br", "code", "em", "li", "ol", "p", "strong", "table", "tbody", "td", "th",
        "thead", "tr", "ul", "style", "start",
    }  # fmt: skip
    anchors = {section.anchor for section in text.sections}
    anchors |= {p.id for s in text.sections for p in s.paragraphs if p.id}
    assert not {link for link in page.links if link.removeprefix("#") not in anchors}


def test_headings_are_called_as_in_the_documentation() -> None:
    assert slug("Questions at the table, and how we answer them") == (
        "questions-at-the-table-and-how-we-answer-them"
    )


def test_the_rules_over_http(server: Server) -> None:
    english = server.http.get("/games/outlast/rules").json()
    german = server.http.get("/games/outlast/rules", params={"lang": "de"}).json()
    assert (english["language"], german["language"]) == ("en", "de")
    assert english["sections"] != german["sections"]
    missing = server.http.get("/games/chess/rules")
    assert (missing.status_code, missing.json()["code"]) == (404, "no-such-game")
