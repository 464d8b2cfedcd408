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


HOURS_PASS = """() => {
  const tables = JSON.parse(localStorage['holdfast.tables']);
  for (const one of tables) one.left.at -= 8 * 3_600_000;
  localStorage['holdfast.tables'] = JSON.stringify(tables);
}"""


def test_somebody_who_comes_back_is_told_what_happened_and_can_watch_it(
    page: Page, phone: Page, server: Server
) -> None:
    german = "localStorage['holdfast.settings'] ??= '{\"language\": \"de\"}'"
    phone.add_init_script(german)
    for one, title, watch in (
        (page, "While you were away", "Watch every move"),
        (phone, "Während du weg warst", "Alles ansehen"),
    ):
        table = server.open("person", "person", time_control=SLOW)
        first = table.view()["ask"]["seat"]
        come_and_go(one, table, 1 - first)
        one.evaluate(HOURS_PASS)
        while (view := table.view(first))["ask"]["seat"] == first:
            table.send_command(first, type="play", seq=view["seq"], move=view["moves"][-1]["n"])
        one.goto(table.link(1 - first))
        missed = one.get_by_role("region", name=title)
        log = [event["wording"] for event in table.view(1 - first)["events"] if event["seq"] > 0]
        told = {wording[one.locator("html").get_attribute("lang")] for wording in log if wording}
        lines = missed.get_by_role("listitem")
        expect(lines).to_have_count(len(told))
        assert set(lines.all_inner_texts()) <= told
        check_both_themes(one)
        missed.get_by_role("link", name=watch).click()
        expect(one).to_have_url(re.compile(f"/table/{table.id}/replay"))
        # Who has just looked is told nothing twice.
        come_and_go(one, table, 1 - first)
        one.goto(table.link(1 - first))
        expect(one.get_by_test_id("turn-clock")).to_be_visible()
        expect(missed).to_have_count(0)


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
