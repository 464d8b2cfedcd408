"""The list of one's games: whose turn it is, how much time is left, and what is new."""

import re

from playwright.sync_api import Page, expect
from tests.web.axe import check_both_themes
from tests.web.server import OpenTable, Server

SLOW = {"move": 86_400, "level": "random"}


def come_and_go(page: Page, table: OpenTable, seat: int) -> None:
    """Look at a table once, and go back to the lobby."""
    page.goto(table.link(seat))
    expect(page.get_by_test_id("turn-clock")).to_be_visible()
    page.goto("/")


def test_a_game_that_waits_says_what_happened_and_how_long_there_is(
    page: Page, server: Server
) -> None:
    table = server.open("person", "person", time_control=SLOW)
    first = table.view()["ask"]["seat"]
    come_and_go(page, table, 1 - first)
    mine = page.get_by_test_id("your-game")
    expect(mine).to_contain_text("Look")
    name = table.view()["seats"][first]["name"]
    expect(mine).to_contain_text(f"{name}: 23 h")

    seat = first
    while seat == first:
        view = table.view(seat)
        table.send_command(seat, type="play", seq=view["seq"], move=view["moves"][-1]["n"])
        seat = table.view()["ask"]["seat"]
    page.reload()
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()
    expect(page.get_by_text("1 waits for you")).to_be_visible()
    expect(mine).to_contain_text("Your turn")
    expect(mine).to_contain_text(re.compile(r"23 h.*until a bot moves for you"))
    # The sentence stands in the log of this seat.
    log = {event["wording"]["en"] for event in table.view(1 - first)["events"] if event["wording"]}
    told = mine.locator(".named > span").inner_text()
    assert told in log
    check_both_themes(page)

    page.get_by_text("Days off", exact=True).click()
    page.get_by_role("button", name="Take days off").click()
    expect(page.get_by_role("status").filter(has_text="You have days off until")).to_be_visible()
    page.get_by_role("radio", name="DE", exact=True).click()
    expect(page.get_by_role("heading", name="Deine Partien")).to_be_visible()
    expect(mine).to_contain_text("dann zieht ein Bot für dich")
    mine.click()
    expect(page.get_by_test_id("turn-clock")).to_contain_text("freie Tage bis")
