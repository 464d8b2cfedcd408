"""Chat at a table: in two languages, with limits, and only where there is somebody."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from tests.web import referee
from tests.web.axe import check_both_themes
from tests.web.server import Server
from tests.web.test_layout import assert_none

NewContext = Callable[..., BrowserContext]
GERMAN = "localStorage['holdfast.settings'] = '{\"language\": \"de\"}'"


@pytest.mark.long
def test_everybody_reads_quick_phrases_in_their_own_language(
    page: Page, new_context: NewContext, server: Server
) -> None:
    table = server.open("person", "person")
    page.goto(table.link(0))
    page.get_by_role("tab", name="Chat").click()
    ben = new_context().new_page()
    ben.add_init_script(GERMAN)
    ben.goto(table.link(1))
    expect(ben.get_by_test_id("spoken")).to_be_attached()
    page.get_by_role("button", name="Well done!").click()
    # Closed, the chat counts what was said, and says it to those who do not see it.
    chat = ben.get_by_role("tab", name="Chat")
    expect(chat).to_contain_text("1")
    expect(ben.get_by_test_id("spoken")).to_contain_text("Anna sagt: Gut gemacht!")
    chat.click()
    expect(ben.get_by_role("log", name="Was gesagt wurde")).to_contain_text("Gut gemacht!")
    expect(chat).not_to_contain_text("1")
    expect(page.get_by_role("log", name="What was said")).to_contain_text("Well done!")

    # What is written is text and nothing else, whatever is in it.
    box = ben.get_by_role("textbox", name="Etwas sagen")
    box.fill("<img src=x onerror=alert(1)> <b>fett</b>")
    box.press("Enter")
    said = page.get_by_role("log", name="What was said")
    expect(said).to_contain_text("<img src=x onerror=alert(1)> <b>fett</b>")
    expect(said.locator("img")).to_have_count(0)
    for one in (page, ben):
        check_both_themes(one)


@pytest.mark.long
def test_whoever_is_muted_is_not_heard_even_after_a_reload(
    page: Page, new_context: NewContext, server: Server
) -> None:
    table = server.open("person", "person")
    page.goto(table.link(0))
    page.get_by_role("tab", name="Chat").click()
    table.send_command(1, type="say", phrase="oops")
    page.get_by_role("button", name="Ben", exact=True).click()
    page.get_by_role("button", name="Mute").click()
    page.keyboard.press("Escape")
    table.send_command(1, type="say", text="Can you hear me?")
    table.send_command(0, type="say", phrase="hello")
    said = page.get_by_role("log", name="What was said")
    expect(said).to_contain_text("Hello!")
    expect(said).not_to_contain_text("Can you hear me?")
    page.reload()
    page.get_by_role("tab", name="Chat").click()
    expect(said).to_contain_text("Hello!")
    expect(said).not_to_contain_text("Can you hear me?")
    expect(said).to_contain_text("Ben is muted. 2 lines are hidden.")
    said.get_by_role("button", name="Show").click()
    expect(said).to_contain_text("Can you hear me?")
    page.reload()
    page.locator("[data-person='1']").click()
    page.get_by_role("button", name="Unmute").click()
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Chat").click()
    expect(said).to_contain_text("Can you hear me?")


def test_whoever_says_too_much_at_once_is_told_so(page: Page, server: Server) -> None:
    table = server.open("person", "person")
    page.goto(table.link(0))
    page.get_by_role("tab", name="Chat").click()
    # All in one moment, however slow the machine is.
    page.get_by_role("button", name="Hello!").evaluate(
        "it => { for (let time = 0; time < 7; time += 1) it.click(); }"
    )
    expect(page.get_by_role("alert")).to_contain_text("You are writing too fast.")


@pytest.mark.long
def test_nobody_talks_where_nobody_is(page: Page, server: Server) -> None:
    for seats in (("person",), ("person", "settler")):
        page.goto(server.open(*seats).link(0))
        expect(page.get_by_role("tab", name="Log")).to_be_visible()
        expect(page.get_by_role("tab", name="Chat")).to_have_count(0)


@pytest.mark.long
def test_incommunication_is_said_where_people_would_talk(page: Page, server: Server) -> None:
    table = server.open("person", "person", game="exoworld", options={"incommunication": "on"})
    page.goto(table.link(0))
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_role("tabpanel", name="Chat")).to_contain_text("do not allow talking")
    expect(page.get_by_role("textbox", name=re.compile("Say"))).to_have_count(0)
    expect(page.get_by_role("tab", name="Plan")).to_have_count(0)


@pytest.mark.long
def test_the_chat_on_a_phone(page: Page, server: Server) -> None:
    table = server.open("person", "person")
    phone = page
    phone.set_viewport_size({"width": 390, "height": 844})
    phone.goto(table.link(1))
    phone.get_by_role("button", name="Chat", exact=True).click()
    phone.get_by_role("button", name="Thank you!").click()
    expect(phone.get_by_role("log", name="What was said")).to_contain_text("Thank you!")
    check_both_themes(phone)


@pytest.mark.long
@pytest.mark.parametrize("size", [(1280, 800), (390, 844), (360, 740)])
def test_there_is_room_to_talk_while_something_is_asked(
    page: Page, server: Server, size: tuple[int, int]
) -> None:
    """Check that the chat fits on the screen while survivors are chosen."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(server.open("person", "person", game="outbreak").link(0))
    expect(page.locator("[data-move]").first).to_be_visible()
    page.get_by_role("tab", name="Chat").or_(page.get_by_role("button", name="Chat")).first.click()
    expect(page.get_by_role("textbox", name="Say something")).to_be_in_viewport(ratio=1)
    assert_none(referee.inspect(page, size, "light", "en", "chat"))
