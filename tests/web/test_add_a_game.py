"""The game of the page on adding one, played in a browser on the plain board, and removed."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.support.checkout import Checkout, files
from tests.test_add_a_game import GAME, PAGE, TESTS
from tests.web import axe
from tests.web.conftest import DESKTOP, PHONE
from tests.web.server import OpenTable, Server, wait_until

MOST_DECISIONS = 8
"""Decisions that no game of Embers with seven nights reaches."""
WORDS = {
    "en": {
        "title": "Embers", "sky": "Sky", "question": "How do you spend the evening?",
        "won": "The fire has lasted", "lost": "The fire is out",
        "lesson": "Night 6: a black sky, a low fire and one log. What can still be done?",
    },
    "de": {
        "title": "Glut", "sky": "Himmel", "question": "Wie verbringst du den Abend?",
        "won": "Das Feuer hat gehalten", "lost": "Das Feuer ist aus",
        "lesson": "Nacht 6: ein schwarzer Himmel, ein kleines Feuer und ein Scheit. "
        "Was hilft jetzt noch?",
    },
}  # fmt: skip


@contextmanager
def seen(browser: Browser, server: Server, language: str, size: dict[str, int]) -> Iterator[Page]:
    """Yield a page in this language, on a screen of this size."""
    with browser.new_context(
        base_url=server.url, viewport=size, reduced_motion="reduce", color_scheme="dark"
    ) as context:
        settings = f'{{"language": "{language}"}}'
        context.add_init_script(f"localStorage['holdfast.settings'] ??= '{settings}'")
        yield context.new_page()


def play_on(page: Page, table: OpenTable, language: str, by_keyboard: bool) -> None:
    """Play to the end, one log at a time where there is one, and read how it ended."""
    words = WORDS[language]
    for _ in range(MOST_DECISIONS):
        view = table.view(0)
        if view["over"]:
            break
        legal = [move["key"] for move in view["moves"]]
        expect(page.get_by_text(words["question"])).to_be_visible()
        expect(page.locator("[data-move]")).to_have_count(len(legal))
        key = "stay:1" if "stay:1" in legal else "gather"
        move = page.locator(f'[data-move="{key}"]')
        if by_keyboard:
            page.keyboard.type(move.get_attribute("data-number") or "")
        else:
            move.click()
        wait_until(lambda seq=view["seq"]: table.view(0)["seq"] > seq)
        expect(page.locator(".problem")).to_have_count(0)
    placement = table.view(0)["placements"][0]
    heading = words["won" if placement["rank"] == 1 else "lost"]
    expect(page.get_by_role("heading", name=heading)).to_be_visible()


@pytest.mark.long
def test_from_an_empty_folder_to_the_end_of_a_game_and_back(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    checkout = Checkout(tmp_path / "checkout")
    before = checkout.tree()
    checkout.write(files(PAGE))
    built = checkout.python("tools/web.py", "build")
    assert built.returncode == 0, built.stdout + built.stderr
    for name, value in checkout.environment.items():
        monkeypatch.setenv(name, value)
    server = Server(tmp_path / "tables.sqlite3", "embers")
    server.start()
    try:
        lobby_offers(browser, server)
        for language, by_keyboard in (("en", False), ("de", True)):
            with seen(browser, server, language, DESKTOP) as page:
                table = server.open("person", game="embers")
                page.goto(table.link(0))
                expect(page.locator('[data-fact="sky"] dt')).to_have_text(WORDS[language]["sky"])
                play_on(page, table, language, by_keyboard)
            for size in (DESKTOP, PHONE):
                with seen(browser, server, language, size) as page:
                    lesson_begins(page, server, language)
    finally:
        server.stop()
    after = checkout.tree()
    assert {path: text for path, text in after.items() if path in before} == before
    assert after.keys() - before.keys() == files(PAGE).keys()
    shutil.rmtree(checkout.folder / GAME)
    shutil.rmtree(checkout.folder / TESTS)
    built = checkout.python("tools/web.py", "build")
    assert "Building" in built.stdout, "a client without the game is another client"
    assert built.returncode == 0, built.stdout + built.stderr
    assert checkout.tree() == before
    words = (checkout.folder / "web" / "dist" / "assets").glob("*.js")
    assert not [file.name for file in words if "Embers" in file.read_text(encoding="utf-8")]


def lobby_offers(browser: Browser, server: Server) -> None:
    """Check that the lobby has a cover and a button for the game, which open a table."""
    with seen(browser, server, "en", DESKTOP) as page:
        page.goto("/")
        page.get_by_role("button", name="Embers").first.click()
        expect(page.get_by_text("1 player", exact=True)).to_be_visible()
        page.get_by_role("button", name="Play Embers").click()
        expect(page.get_by_text(WORDS["en"]["question"])).to_be_visible()
        axe.check_both_themes(page)


def lesson_begins(page: Page, server: Server, language: str) -> None:
    """Check that a lesson's text is in the log, its board shows, and nothing overflows."""
    table = server.open("person", game="embers", position="lesson")
    assert table.view(0)["events"][0]["wording"][language] == WORDS[language]["lesson"]
    page.goto(table.link(0))
    expect(page.locator('[data-fact="fire"] dd')).to_have_text("4")
    if page.viewport_size == DESKTOP:
        expect(page.get_by_text(WORDS[language]["lesson"])).to_be_visible()
    width = page.viewport_size["width"] if page.viewport_size else 0
    assert page.evaluate("document.documentElement.scrollWidth") == width
    axe.check_both_themes(page)
    page.locator('[data-move="stay:1"]').click()
    wait_until(lambda: table.view(0)["seq"] > 0)
