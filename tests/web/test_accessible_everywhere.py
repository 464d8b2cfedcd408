"""Tests of every page with axe-core, on a desktop and on a phone, in both languages."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.web.axe import check
from tests.web.conftest import DESKTOP, PHONE
from tests.web.positions import blind_fight, finished_game
from tests.web.server import PATIENCE, OpenTable, Server
from tests.web.words import messages

pytestmark = pytest.mark.long

SCREENS = {"desktop": {"viewport": DESKTOP}, "phone": {"viewport": PHONE, "has_touch": True}}
# Texts have nothing to do with colours, so each language is checked in one theme.
THEMES = {"en": "dark", "de": "light"}


class Visitor:
    """Somebody who goes from page to page, and finds elements by their labels."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        self._words = messages(language)

    def named(self, role: Any, key: str, exact: bool = True) -> Locator:
        """Return the element with this role and the label of this message."""
        name = self._words[key]
        assert name
        return self.page.get_by_role(role, name=name, exact=exact)

    def check(self) -> None:
        """Check the page in its present state with axe-core."""
        check(self.page)


@pytest.fixture(scope="module")
def ended(server: Server) -> OpenTable:
    """Return a table where the game is over."""
    return finished_game(server)


VISITORS = [
    pytest.param((screen, language), id=f"{screen}-{language}")
    for screen in SCREENS
    for language in THEMES
]


@pytest.fixture(params=VISITORS)
def visitor(
    request: pytest.FixtureRequest, browser: Browser, browser_context_args: dict[str, Any]
) -> Iterator[Visitor]:
    """Yield a visitor for each kind of screen."""
    screen, language = request.param
    settings = {**browser_context_args, **SCREENS[screen], "color_scheme": THEMES[language]}
    with browser.new_context(**settings) as context:
        context.set_default_timeout(PATIENCE * 1000)
        page = context.new_page()
        page.add_init_script(
            f"localStorage['holdfast.settings'] = '{{\"language\": \"{language}\"}}'"
        )
        yield Visitor(page, language)


def test_lobby_and_pages_without_a_table(visitor: Visitor) -> None:
    for address in ("/", "/replay", "/table/nowhere#token=wrong"):
        visitor.page.goto(address)
        expect(visitor.page.get_by_role("main")).not_to_have_attribute("aria-busy", "true")
        expect(visitor.page.locator("h1, h2").first).to_be_visible()
        visitor.check()


def test_table_menu_and_rules(visitor: Visitor, server: Server) -> None:
    table = server.open("random", "random", "person", "random", position="showcase")
    visitor.page.goto(table.link(2))
    expect(visitor.page.locator("[data-move]").first).to_be_visible()
    visitor.check()
    visitor.named("button", "menu").click()
    expect(visitor.named("dialog", "menu")).to_be_visible()
    visitor.check()
    visitor.named("button", "rules").click()
    expect(visitor.page.locator("[data-clause='LA-MOVE-1']")).to_be_attached()
    visitor.check()


def test_an_open_question(visitor: Visitor, server: Server) -> None:
    visitor.page.goto(blind_fight(server).link(0))
    expect(visitor.named("group", "standing-always")).to_be_visible()
    visitor.check()


def test_end_and_rematch(visitor: Visitor, server: Server) -> None:
    ended = finished_game(server)
    visitor.page.goto(ended.link(0))
    expect(visitor.page.get_by_role("slider")).to_be_visible()
    visitor.check()
    visitor.named("button", "rematch", exact=False).click()
    expect(visitor.page.get_by_role("slider")).to_have_count(0)
    visitor.page.goto(ended.link(1))
    expect(visitor.named("button", "rematch-join")).to_be_visible()
    visitor.check()


def test_replay(visitor: Visitor, ended: OpenTable) -> None:
    visitor.page.goto(ended.link(0).replace("#", "/replay#"))
    position = visitor.named("slider", "replay-position")
    expect(position).to_be_visible()
    position.press("End")
    for side in ("log", "rules", "settings"):
        visitor.named("tab", side).click()
        if side == "rules":
            expect(visitor.page.locator("[data-clause='LA-MOVE-1']")).to_be_attached()
        visitor.check()
