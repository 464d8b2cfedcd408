"""Clubs in the browser: founded, joined by a link, an evening paired, the date saved."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from tests.web.axe import check_both_themes
from tests.web.server import Server

NewContext = Callable[..., BrowserContext]
PASSWORD = "correct horse"
SIZES = ((390, 844), (820, 1180), (1280, 800), (1920, 1080))


def found(page: Page, server: Server, name: str, club: str) -> str:
    """Found a club with a new account, and return its joining link."""
    wish = {"name": name, "password": PASSWORD}
    assert page.request.post(f"{server.url}/api/account", data=wish).ok
    page.goto("/clubs")
    page.get_by_label("Name of the club").fill(club)
    page.get_by_role("button", name="Found a club").click()
    expect(page.get_by_role("heading", name=club, level=2)).to_be_visible()
    page.get_by_role("button", name="Invite people").click()
    link = page.locator("[data-link]").get_attribute("data-link")
    assert link
    return link


def fits(page: Page) -> None:
    """Check that the page is not wider than the window at any of the sizes."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{wide} px too wide at {width}"


@pytest.mark.long
def test_an_evening_of_a_club(page: Page, phone: Page, server: Server) -> None:
    link = found(page, server, "Annamaria", "The river people")
    check_both_themes(page)

    # A guest joins by the link, on a phone in German.
    phone.add_init_script(
        'localStorage[\'holdfast.settings\'] ??= \'{"language": "de", "name": "Ben"}\''
    )
    phone.goto(link)
    expect(
        phone.get_by_text("Du bist in diesen Club eingeladen. Er hat 1 Mitglied.")
    ).to_be_visible()
    phone.get_by_role("button", name="Beitreten").click()
    expect(phone.get_by_role("heading", name="The river people")).to_be_visible()
    expect(phone.get_by_text("Noch kein Spieleabend")).to_be_visible()
    assert "join=" not in phone.url

    # The next evening, as a file for the calendar.
    page.get_by_role("radio", name="Evening").click()
    page.get_by_role("button", name="Plan this evening").click()
    expect(page.get_by_role("heading", name="Next evening")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Calendar file").click()
    assert download.value.path().read_bytes().startswith(b"BEGIN:VCALENDAR\r\n")
    page.get_by_role("button", name="Start an evening now").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="I am here").click()
    phone.reload()
    phone.get_by_role("button", name="Ich bin da").click()
    expect(phone.get_by_role("button", name="Ich muss weg")).to_be_visible()

    # Paired, and both go to their table.
    page.reload()
    page.get_by_role("button", name="Pair 2 people").click()
    expect(page.get_by_role("heading", name=re.compile("^Deal 1:"))).to_be_visible()
    expect(page.get_by_role("region", name="Tonight’s ranking").first).to_contain_text("playing")
    expect(page.get_by_text("Everybody who is here plays at a table.")).to_be_visible()
    expect(page.get_by_role("button", name="Pair people")).to_be_disabled()
    check_both_themes(page)
    fits(page)
    phone.reload()
    check_both_themes(phone)
    phone.get_by_role("button", name="Zu meinem Tisch gehen").click()
    expect(phone).to_have_url(re.compile("/table/"))


@pytest.mark.long
def test_who_does_not_belong_to_a_club_sees_nothing_of_it(
    page: Page, server: Server, new_context: NewContext
) -> None:
    link = found(page, server, "Philippa", "The hill people")
    stranger = new_context().new_page()
    stranger.goto(link.partition("#")[0])
    expect(stranger.get_by_role("heading", name="You are not a member here")).to_be_visible()
    assert "hill people" not in stranger.content()
    check_both_themes(stranger)

    # The old link ends, and only with a second press.
    page.get_by_role("button", name="Make a new link").click()
    page.get_by_role("button", name="Old link expires. Sure?").click()
    expect(page.locator("[data-link]")).not_to_have_attribute("data-link", link)
    stranger.goto("/")
    stranger.goto(link)
    expect(stranger.get_by_role("alert")).to_contain_text("does not open a club any more")

    # It is deleted, with a second press, too.
    page.get_by_role("button", name="Delete the club").click()
    page.get_by_role("button", name="Delete everything. Sure?").click()
    expect(page).to_have_url(re.compile("/clubs$"))
    expect(page.get_by_text("The hill people")).to_have_count(0)
