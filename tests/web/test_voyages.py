"""Voyages: planets on a map, a season of days, and ladders of opponents."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.axe import check_both_themes
from tests.web.server import Server
from tests.web.test_study import at_page, give_up

pytestmark = pytest.mark.long

GERMAN = "localStorage['holdfast.settings'] = '{\"language\": \"de\"}'"
SIZES = ((390, 844), (820, 1180), (1280, 800), (1920, 1080))
PAGES = {
    "exoworld": ("Exoworld Survival: voyage", "Proxima Centauri b"),
    "outbreak": ("Outbreak: season", "Normal"),
    "outlast": ("Outlast: ladder", "Pim"),
    "outlive": ("Outlive: ladder", "Hedda"),
}


def leg(game: str, stop: str, goals: list[int], **more: Any) -> dict[str, Any]:
    """Return a game that was played at a stop."""
    facts = {"emergency": 4, "broken": 0, "short": "none"}
    return {
        "table": f"{game} {stop}", "game": game, "stop": stop, "day": "2026-11-01",
        "won": bool(goals), "at": 12, "goals": goals, "facts": facts, **more,
    }  # fmt: skip


def keep(page: Page, *legs: dict[str, Any]) -> None:
    """Let a browser know of these games."""
    page.add_init_script(f"localStorage['holdfast.voyages'] ??= {json.dumps(json.dumps(legs))}")


@pytest.mark.parametrize("game", PAGES)
def test_the_page_of_each_game_fits_and_is_accessible(page: Page, game: str) -> None:
    title, first = PAGES[game]
    page.goto(f"/voyage/{game}")
    expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()
    expect(page.get_by_role("heading", name=first, exact=True)).to_be_visible()
    expect(page.get_by_text("Nothing is locked")).to_be_visible()
    check_both_themes(page)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert cut(page) == []
    page.get_by_role("radio", name="DE").click()
    expect(page.get_by_text("Nichts ist gesperrt")).to_be_visible()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert cut(page) == []
    check_both_themes(page)


def cut(page: Page) -> list[str]:
    """Return buttons and names whose text does not fit, or that lie outside the window."""
    found: list[str] = page.evaluate(
        """[...document.querySelectorAll('main button, main h2, main b')].filter((one) => {
             const { left, right, width } = one.getBoundingClientRect();
             return width > 0 && (one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0
               && getComputedStyle(one).display !== 'inline'
               || left < -1 || right > innerWidth + 1);
           }).map((one) => one.textContent.trim())"""
    )
    return found


def test_an_opponent_is_challenged_and_the_log_remembers(page: Page, server: Server) -> None:
    page.goto("/voyage/outlast")
    page.get_by_role("button", name="Challenge Pim").click()
    page.wait_for_url("**/table/**")
    table = at_page(page, server)
    assert [(seat["name"], seat["level"]) for seat in table.view(0)["seats"]][1:] == [
        ("Pim", "beginner")
    ]
    assert table.view(0)["view"]["options"]["climate"] == "mild"
    give_up(table)
    page.goto(table.link(0))
    page.get_by_role("link", name="Your ladder").click()
    expect(page.get_by_text("Pim, lost, round 1")).to_be_visible()
    expect(page.get_by_role("button", name="Pim, not won yet")).to_be_visible()
    # It goes into the profile, and the lobby knows what comes next.
    page.goto("/profile")
    expect(page.get_by_role("heading", name="Voyages")).to_be_visible()
    page.goto("/")
    page.get_by_role("link", name="Ladder: Pim").click()
    expect(page.get_by_role("heading", name="Pim", exact=True)).to_be_visible()


def test_the_map_is_walked_by_keyboard_and_nothing_is_locked(page: Page, server: Server) -> None:
    keep(page, leg("exoworld", "S01", [0, 1, 2]))
    page.goto("/voyage/exoworld")
    expect(page.get_by_text("3 of 36 stars")).to_be_visible()
    expect(page.get_by_role("heading", name="Teegarden’s Star b")).to_be_visible()
    page.get_by_role("button", name="Proxima Centauri b, 3 of 3 stars").focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Chosen stop")).to_be_visible()
    page.get_by_role("button", name="Land on TRAPPIST-1 g").click()
    page.wait_for_url("**/table/**")
    assert at_page(page, server).view(0)["view"]["scenario"]["id"] == "S12"


def test_a_season_shows_days_and_plays_on(phone: Page, server: Server) -> None:
    keep(
        phone,
        leg("outbreak", "normal", [0], at=13, facts={"destroyed": 20, "outcome": "won"}),
        leg("outbreak", "hard", [], at=9, facts={"destroyed": 8, "outcome": "base"}),
    )
    phone.add_init_script(GERMAN)
    phone.goto("/voyage/outbreak")
    expect(phone.get_by_role("heading", name="21 Tage gehalten")).to_be_visible()
    expect(phone.get_by_text("Der Endgegner hat die Hauptbasis erreicht.")).to_be_visible()
    phone.get_by_role("button", name="Schwer spielen", exact=True).click()
    phone.wait_for_url("**/table/**")
    assert at_page(phone, server).view(0)["view"]["options"]["difficulty"] == "hard"


def test_a_friend_comes_along_to_a_planet(page: Page, server: Server) -> None:
    page.goto("/voyage/exoworld")
    page.get_by_role("button", name="With friends").click()
    page.wait_for_url("**/table/**")
    kinds = [seat["kind"] for seat in at_page(page, server).view(0)["seats"]]
    assert kinds[:2] == ["person", "open"]


def test_a_game_without_a_voyage_is_refused(page: Page) -> None:
    page.goto("/voyage/chess")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("lobby", re.IGNORECASE))).to_be_visible()
