"""Several tables of friends with one deal, and a review led by one of them."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.web.axe import check_both_themes
from tests.web.positions import finished_game
from tests.web.server import OpenTable, Server, wait_until
from tests.web.test_study import give_up

pytestmark = pytest.mark.long


def test_two_tables_play_one_deal_and_are_compared(page: Page, server: Server) -> None:
    page.goto("/")
    page.get_by_role("button", name=re.compile("options$")).click()
    page.get_by_role("combobox", name="Tables with one deal").select_option("2")
    page.get_by_role("button", name="Done").click()
    page.get_by_role("button", name="Play Outlast").click()
    page.wait_for_url("**/group/**")
    expect(page.get_by_role("heading", name="All tables")).to_be_visible()
    expect(page.get_by_text("You see the results of the others when")).to_be_visible()
    check_both_themes(page)
    link = page.get_by_role("button", name="Copy link for a friend").get_attribute("data-link")
    friend, mine = at(server, link or ""), at(server, page.url)
    friend.send_command(0, type="sit-down", name="Ben")
    give_up(friend)
    give_up(mine)
    page.reload()
    expect(page.get_by_role("heading", name="Round by round")).to_be_visible()
    expect(page.get_by_role("columnheader", name="Ben")).to_be_visible()
    check_both_themes(page)
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def at(server: Server, url: str) -> OpenTable:
    """Return the table of a link, with its token."""
    found = re.search(r"/(?:table|group)/(\w+)#token=([\w-]+)", url)
    assert found
    table, token = found.groups()
    made: dict[str, Any] = {
        "table": table, "seats": [{"seat": 0, "token": token}], "spectator": token,
    }  # fmt: skip
    return OpenTable(server, made)


def test_one_leads_a_review_and_the_others_follow(
    page: Page, browser: Browser, server: Server
) -> None:
    table = finished_game(server)
    page.goto(f"{table.link(0).replace('#', '/replay#')}&review")
    page.get_by_role("button", name="Lead the others").click()
    expect(page.get_by_text("You lead.")).to_be_visible()
    context = browser.new_context()
    try:
        other = context.new_page()
        other.goto(f"{table.link(1).replace('#', '/replay#')}&review")
        other.get_by_role("button", name="Follow").click()
        expect(other.get_by_text("You see what")).to_be_visible()
        page.get_by_role("slider").press("Home")
        start = page.get_by_role("slider").get_attribute("aria-valuenow")
        wait_until(lambda: other.get_by_role("slider").get_attribute("aria-valuenow") == start)
        page.get_by_role("button", name="Stop").click()
        expect(other.get_by_role("button", name="Lead the others")).to_be_visible()
        check_both_themes(other)
    finally:
        context.close()
