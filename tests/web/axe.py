"""axe-core, which knows what makes a page hard to use for some people."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

EVERYTHING = {"resultTypes": ["violations"]}
# What a page says does not depend on its colours: in a second theme only they are looked at.
COLOURS = {**EVERYTHING, "runOnly": {"type": "rule", "values": ["color-contrast"]}}


def check(page: Page, what: dict[str, Any] = EVERYTHING) -> None:
    """Let axe-core look at the page as it stands."""
    result = Axe().run(page, options=what)
    assert result.violations_count == 0, result.generate_report()


def check_both_themes(page: Page) -> None:
    """Let axe-core look at the page as it stands, in light and in dark."""
    for theme, what in (("light", EVERYTHING), ("dark", COLOURS)):
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        check(page, what)
