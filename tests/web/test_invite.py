"""Inviting: by link, by a code that can be said, by QR code; and who has come."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.web import referee
from tests.web.axe import check_both_themes
from tests.web.conftest import PHONE
from tests.web.player import Player
from tests.web.server import Server
from tests.web.words import untranslated_texts

NewContext = Callable[..., BrowserContext]
# What of the sheet touches its right edge, or lies beyond it.
BEYOND = """it => [...it.querySelectorAll('button, input, li')]
  .filter((one) => one.getBoundingClientRect().right > it.getBoundingClientRect().right - 4)
  .map((one) => one.textContent)"""


def invite(page: Page, name: str = "Anna") -> str:
    """Open a table for a friend from the lobby, and return the code that it shows."""
    page.goto("/")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Invite friends").click()
    sheet = page.get_by_role("dialog", name="Invite friends")
    code = sheet.locator("[data-code]").text_content()
    assert code
    return code


@pytest.mark.long
def test_a_friend_types_the_code_on_a_phone_and_is_seen_to_arrive(
    phone: Page, new_context: NewContext
) -> None:
    code = invite(phone)
    assert re.fullmatch(r"[a-z]+ [a-z]+ \d{3}", code)
    sheet = phone.get_by_role("dialog", name="Invite friends")
    seats = sheet.get_by_role("listitem")
    expect(seats.first).to_contain_text("Anna, you")
    expect(seats.filter(has_text="Free")).to_have_count(1)
    qr = sheet.get_by_role("img", name="QR code of the link")
    link = f"/t/{code.replace(' ', '-')}"
    assert (qr.get_attribute("data-text") or "").endswith(link)
    assert sheet.get_by_label("The link of this table").input_value().endswith(link)

    friend = new_context(has_touch=True, is_mobile=True).new_page()
    friend.set_viewport_size(PHONE)
    friend.goto("/")
    friend.get_by_label("Join a table").fill(code.title())
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_role("heading", name="You are invited to Outlast")).to_be_visible()
    expect(friend.get_by_text("1 seat is free.")).to_be_visible()
    friend.get_by_label("Your name").fill("Ben")
    friend.get_by_role("button", name="Sit down").click()
    expect(friend).to_have_title("Waiting: Outlast")

    expect(sheet.get_by_role("status")).to_contain_text("Ben has sat down.")
    expect(seats.filter(has_text="Ben")).to_contain_text("here")
    expect(seats.filter(has_text="Free")).to_have_count(0)
    sheet.get_by_role("button", name="Wait here").click()
    # Nothing is played before Anna begins; Ben says that he is ready.
    expect(friend.get_by_text("Anna starts the game.")).to_be_visible()
    expect(friend.get_by_role("button", name="Start")).to_have_count(0)
    friend.get_by_role("button", name="I am ready").click()
    expect(phone.locator('[data-seat="1"]')).to_contain_text("ready")
    expect(phone.get_by_role("heading", name="Everybody is here")).to_be_visible()
    phone.get_by_role("button", name=re.compile("^Start.*everybody is ready")).click()
    assert Player(phone).wait_for_turn()
    expect(friend).to_have_title("Anna’s turn: Outlast")
    # Somebody who comes too late gets a clear refusal.
    late = new_context().new_page()
    late.goto(link)
    expect(late.get_by_role("alert")).to_have_text("All seats at this table are taken.")
    expect(late.get_by_role("button", name="Sit down")).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("otter otter 100", "No table has this code now."),
        ("what is this", "That is not the link of a table, and not a code"),
    ],
)
def test_a_wrong_code_is_told_in_words(page: Page, typed: str, said: str) -> None:
    page.goto("/")
    page.get_by_label("Join a table").fill(typed)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("alert")).to_contain_text(said)


@pytest.mark.long
def test_bots_take_the_free_seats_of_those_who_do_not_wait(page: Page) -> None:
    invite(page)
    sheet = page.get_by_role("dialog", name="Invite friends")
    sheet.get_by_role("button", name="Start now").click()
    expect(sheet).to_have_count(0)
    expect(page.get_by_role("button", name="Invite friends")).to_have_count(0)
    assert Player(page).wait_for_turn()


@pytest.mark.long
def test_a_link_is_copied_and_said_to_be(page: Page, context: BrowserContext) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    code = invite(page)
    sheet = page.get_by_role("dialog", name="Invite friends")
    sheet.get_by_role("button", name="Copy", exact=True).click()
    expect(sheet.get_by_role("status")).to_contain_text("Link copied.")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.endswith(f"/t/{code.replace(' ', '-')}")
    # The waiting table shows the same code, and leads back to the sheet.
    sheet.get_by_role("button", name="Close").click()
    expect(page.locator("[data-code]")).to_have_text(code)
    page.get_by_role("button", name="Invite", exact=True).click()
    expect(sheet.locator("[data-code]")).to_have_text(code)


@pytest.mark.long
@pytest.mark.parametrize("width", [390, 820, 1280])
def test_the_sheet_is_accessible_and_german(
    browser: Browser, browser_context_args: dict[str, Any], server: Server, width: int
) -> None:
    viewport = {"width": width, "height": 844}
    settings = {**browser_context_args, "locale": "de-DE", "viewport": viewport}
    with browser.new_context(**settings) as context:
        page = context.new_page()
        page.goto(server.open("person", "open", "open").link(0))
        page.get_by_role("button", name="Freunde einladen").first.click()
        sheet = page.get_by_role("dialog", name="Freunde einladen")
        expect(sheet.locator("[data-code]")).to_be_visible()
        assert untranslated_texts(page, "de") == []
        check_both_themes(page)
        assert sheet.evaluate(BEYOND) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.long
@pytest.mark.parametrize("size", referee.SIZES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_waiting_table_holds_at_every_size(
    page: Page, server: Server, size: tuple[int, int], language: str
) -> None:
    like = f"localStorage['holdfast.settings'] = '{{\"language\": \"{language}\"}}'"
    page.add_init_script(like)
    table = server.open("person", "person", "open", "heuristic", gathers=True)
    table.send_command(1, type="ready", ready=True)
    page.goto(table.link(0))
    expect(page.locator("[data-code]")).to_be_visible()
    expect(page.get_by_role("log").first).to_be_visible()
    found = [
        one
        for theme in ("dark", "light")
        for one in referee.inspect(page, size, theme, language, "waiting")
    ]
    assert not found, referee.report(found)
    check_both_themes(page)
    assert untranslated_texts(page, language) == []


@pytest.mark.long
def test_a_seat_of_the_waiting_table_goes_to_a_bot(page: Page, server: Server) -> None:
    table = server.open("person", "open", "open", gathers=True)
    page.goto(table.link(0))
    expect(page.get_by_role("heading", name="Waiting for 2 more players")).to_be_visible()
    page.locator('[data-seat="1"]').get_by_role("button", name="Bot").click()
    expect(page.get_by_role("heading", name="Waiting for 1 more player")).to_be_visible()
    assert table.view(0)["moves"] == []
    page.get_by_role("button", name=re.compile("^Start.*a bot takes the free seat")).click()
    expect(page.get_by_test_id("turn")).to_be_visible()
    assert [seat["kind"] for seat in table.view(0)["seats"]] == ["person", "bot", "bot"]
