"""Clocks at the table: time left, pauses by agreement, and the bot that moves at zero."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect
from tests.web.player import Player
from tests.web.server import Server

NewContext = Callable[..., BrowserContext]
MINUTE = {"move": 60, "game": 1500, "level": "random"}


def opened(
    page: Page, new_context: NewContext, server: Server, **control: Any
) -> tuple[Page, Page]:
    """Return the pages of Anna, and of Ben in German, at a table with clocks."""
    table = server.open("person", "open", time_control={**MINUTE, **control})
    page.goto(table.link(0))
    ben = new_context().new_page()
    ben.add_init_script("localStorage['holdfast.settings'] ??= '{\"language\": \"de\"}'")
    ben.goto(table.link(1))
    ben.get_by_label("Dein Name").fill("Ben")
    ben.get_by_role("button", name="Hinsetzen").click()
    return page, ben


def test_two_people_see_their_clocks_and_take_a_pause(
    page: Page, new_context: NewContext, server: Server
) -> None:
    anna, ben = opened(page, new_context, server)
    assert Player(anna).wait_for_turn()
    clock = anna.get_by_test_id("turn-clock")
    expect(clock).to_contain_text("for this move")
    expect(clock).to_contain_text(re.compile(r"0:\d\d"))
    expect(anna.get_by_test_id("seat-clock")).to_have_count(2)
    expect(ben.get_by_test_id("turn-clock")).to_contain_text("für diesen Zug")

    anna.get_by_role("button", name="Menu").click()
    anna.get_by_role("button", name="Ask for a pause").click()
    expect(anna.get_by_test_id("pause")).to_contain_text("You ask for a pause")
    asked = ben.get_by_test_id("pause")
    expect(asked).to_contain_text("Anna bittet um eine Pause")
    expect(asked).to_contain_text("1 von 2 stimmen zu")
    asked.get_by_role("button", name="Einverstanden").click()
    # Everything stands still until both want to resume.
    expect(anna.get_by_test_id("turn")).to_contain_text("Pause")
    expect(anna.get_by_test_id("turn")).not_to_contain_text("next:")
    expect(anna.get_by_role("heading", name="Pause", level=1)).to_be_visible()
    expect(anna.get_by_text("Waiting for")).to_have_count(0)
    expect(anna.get_by_test_id("turn-clock")).to_have_count(0)
    anna.get_by_role("button", name="Resume (0 of 2)").click()
    ben.get_by_role("button", name="Weiter (1 von 2)").click()
    expect(anna.get_by_test_id("turn-clock")).to_be_visible()
    expect(anna.get_by_test_id("pause")).to_have_count(0)
    assert Player(anna).wait_for_turn()


def test_on_a_phone_the_clocks_stand_in_a_row_and_a_slow_game_says_when(
    phone: Page, new_context: NewContext, server: Server
) -> None:
    anna, _ = opened(phone, new_context, server, move=86_400, game=None)
    expect(anna.get_by_test_id("turn-clock")).to_contain_text("23 h")
    row = anna.get_by_test_id("clocks").get_by_role("listitem")
    expect(row).to_have_count(2)
    expect(row.first).to_contain_text("23 h")


def test_the_pace_is_chosen_among_the_options(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name=re.compile("options", re.IGNORECASE)).click()
    page.get_by_label("Pace").select_option("a day per move")
    page.get_by_role("button", name="Done").click()
    page.get_by_role("button", name=re.compile("^Play")).click()
    expect(page.get_by_test_id("turn-clock")).to_contain_text("23 h")
