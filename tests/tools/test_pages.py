"""Tests that the documentation site finds the pages of each game."""

import re
from pathlib import Path

import pytest

import pages
from holdfast import games

ROOT = Path(__file__).resolve().parents[2]


def lines(root: Path) -> list[str]:
    return [line.strip() for line in pages.navigation(root).splitlines()]


def test_every_game_with_pages_is_in_the_navigation_with_its_title() -> None:
    """Check that every game with pages in docs/rules is in the navigation with its title."""
    told = lines(ROOT)
    for name in games.names():
        if not (ROOT / "docs/rules" / f"{name}.md").exists():
            continue
        title = games.load(name).text("en")("game-title")
        assert f"- {title}: rules/{name}.md" in told
        assert f"- {title} (Deutsch): rules/{name}.de.md" in told


def test_every_page_is_in_the_navigation_once_and_every_entry_is_a_page() -> None:
    told = [line.rpartition(" ")[2] for line in lines(ROOT) if line.endswith(".md")]
    there = {page.relative_to(ROOT / "docs").as_posix() for page in (ROOT / "docs").rglob("*.md")}
    assert sorted(told) == sorted(there | pages.GENERATED.keys())


@pytest.mark.parametrize("name", pages.GENERATED)
def test_a_generated_page_is_whole_and_not_in_the_repository(name: str) -> None:
    page = pages.GENERATED[name]()
    assert page.startswith("# ")
    assert page.endswith("\n")
    for target in re.findall(r"\]\(([^)#:\s]+)\)", page):
        assert (ROOT / "docs" / target).exists(), target
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    assert f"/docs/{name}" in ignored


def test_a_new_game_needs_no_entry(tmp_path: Path) -> None:
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "docs" / "balance").mkdir()
    settings = "nav:\n  - Holdfast: index.md\n  - Rules: rules/\n  - Balance: balance/\n"
    (tmp_path / "mkdocs.yml").write_text(settings, encoding="utf-8")
    texts = {
        "rules/patience.md": "# Patience in the Snow\n",
        "rules/patience.de.md": "# Geduld\n",
        "balance/patience.md": "# How hard it is\n",
        "balance/all.md": "# All of them\n",
    }
    for name, text in texts.items():
        (tmp_path / "docs" / name).write_text(text, encoding="utf-8")
    assert lines(tmp_path) == [
        "nav:",
        "- Holdfast: index.md",
        "- Rules:",
        "- Patience in the Snow: rules/patience.md",
        "- Patience in the Snow (Deutsch): rules/patience.de.md",
        "- Balance:",
        "- All of them: balance/all.md",
        "- Patience in the Snow: balance/patience.md",
    ]


def test_the_first_page_leads_to_the_game_where_it_was_built(tmp_path: Path) -> None:
    played, site = tmp_path / "built", tmp_path / "site"
    (played / "engines").mkdir(parents=True)
    (played / "index.html").write_text("the game", encoding="utf-8")
    (played / "engines" / "outlast.wasm").write_bytes(b"\0asm")
    site.mkdir()
    (site / "index.html").write_text("<h1>Holdfast</h1><p>Four games.</p>", encoding="utf-8")
    pages.carry(played, site)
    first = (site / "index.html").read_text("utf-8")
    assert first == f"<h1>Holdfast</h1>{pages.BUTTON}<p>Four games.</p>"
    assert (site / "play" / "index.html").read_text("utf-8") == "the game"
    assert (site / "play" / "engines" / "outlast.wasm").exists()
