"""What people do about others at a table: mute, block and report them, vote, and set the chat."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, expect
from tests.web.axe import check_both_themes
from tests.web.server import OpenTable, Server

NewContext = Callable[..., BrowserContext]
GERMAN = "localStorage['holdfast.settings'] = '{\"language\": \"de\"}'"


def three(server: Server) -> OpenTable:
    """Return a table of three people who have come by their links."""
    table = server.open("person", "open", "open")
    table.send_command(1, type="sit-down", name="Ben")
    table.send_command(2, type="sit-down", name="Cleo")
    return table


def test_a_person_is_blocked_reported_and_voted_out(
    page: Page, phone: Page, server: Server
) -> None:
    table = three(server)
    phone.add_init_script(GERMAN)
    phone.goto(table.link(1))
    phone.get_by_role("button", name="Chat", exact=True).click()
    phone.get_by_role("textbox", name="Etwas sagen").fill("You all play badly")
    phone.get_by_role("button", name="Senden").click()
    page.goto(table.link(0))
    page.get_by_role("tab", name="Chat").click()
    said = page.get_by_role("log", name="What was said")
    expect(said).to_contain_text("You all play badly")

    # What Ben said is hidden from now on, and he does not learn of it.
    said.get_by_role("button", name="Ben").click()
    menu = page.get_by_role("dialog", name="Ben")
    menu.get_by_role("button", name="Block").click()
    expect(menu.get_by_role("button", name="Unblock")).to_be_visible()
    check_both_themes(page)
    menu.get_by_role("button", name="Report").click()
    form = page.get_by_role("dialog", name="Report Ben")
    form.get_by_role("radio", name="Stalling").check()
    form.get_by_label("What happened?").fill("He waits on purpose.")
    check_both_themes(page)
    form.get_by_role("button", name="Send", exact=True).click()
    expect(menu).to_contain_text("Thank you. Somebody will look at your report")
    menu.get_by_role("button", name="Close").click()
    expect(said).to_contain_text("Ben is muted. 1 line is hidden.")

    # The majority puts a bot in his place. He watches from then on.
    page.locator("[data-person='1']").click()
    menu.get_by_role("button", name="Ask for a vote: a bot for Ben").click()
    vote = page.get_by_test_id("vote")
    expect(vote).to_contain_text("You ask for a bot in place of Ben.")
    expect(vote).to_contain_text("1 of 2 votes")
    phone.get_by_role("button", name="Brett", exact=True).click()
    expect(phone.get_by_test_id("vote")).to_contain_text(
        "Die anderen stimmen über deinen Platz ab."
    )
    check_both_themes(page)
    table.send_command(2, type="kick", seat=1, word="yes")
    expect(vote).to_have_count(0)
    expect(page.locator("[data-person='1']")).to_contain_text("Bent")
    expect(phone.get_by_text("Zuschauen", exact=True)).to_be_visible()

    # The list of those who are blocked is on the page of the account, for guests as well.
    page.goto("/account")
    row = page.get_by_test_id("blocked")
    expect(row).to_contain_text("Ben")
    row.get_by_role("button", name="Unblock").click()
    expect(row).to_have_count(0)


def test_the_host_sends_somebody_away_and_sets_the_chat(
    page: Page, phone: Page, server: Server
) -> None:
    table = server.open("person", "open", gathers=True)
    page.goto(table.link(0))
    table.send_command(1, type="sit-down", name="Ben")
    page.get_by_role("button", name="About Ben").click()
    page.get_by_role("button", name="Send Ben away").click()
    expect(page.locator('[data-seat="1"]')).to_contain_text("Free seat")

    table = three(server)
    phone.add_init_script(GERMAN)
    phone.goto(table.link(None))
    expect(phone.get_by_role("button", name="Verlauf", exact=True)).to_be_visible()
    expect(phone.get_by_role("button", name="Chat", exact=True)).to_have_count(0)
    page.goto(table.link(0))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("radio", name="Read along").click()
    expect(page.get_by_role("radio", name="Read along")).to_be_checked()
    table.send_command(1, type="say", text="Hello out there")
    phone.get_by_role("button", name="Chat", exact=True).click()
    expect(phone.get_by_role("log", name="Was gesagt wurde")).to_contain_text("Hello out there")
    expect(phone.get_by_role("textbox")).to_have_count(0)
    page.get_by_role("radio", name="Off", exact=True).click()
    expect(phone.get_by_text("Der Chat dieses Tisches ist abgeschaltet.")).to_be_visible()
    page.keyboard.press("Escape")
    check_both_themes(page)
    check_both_themes(phone)
