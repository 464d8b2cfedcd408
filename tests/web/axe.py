"""Accessibility checks with axe-core."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

EVERYTHING = {"resultTypes": ["violations"]}
# A second theme changes only colours, so only contrast is checked in it.
COLOURS = {**EVERYTHING, "runOnly": {"type": "rule", "values": ["color-contrast"]}}


def check(page: Page, what: dict[str, Any] = EVERYTHING) -> None:
    """Check the page in its present state with axe-core."""
    result = Axe().run(page, options=what)
    assert result.violations_count == 0, result.generate_report()


def check_both_themes(page: Page) -> None:
    """Check the page in its present state with axe-core, in light and in dark."""
    for theme, what in (("light", EVERYTHING), ("dark", COLOURS)):
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        check(page, what)
