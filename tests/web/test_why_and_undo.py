"""Reasons for moves that are not allowed, with the rule; and undo, or why not."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from tests.web.player import Player
from tests.web.server import Server

NewContext = Callable[[], BrowserContext]


@pytest.fixture
def player(page: Page, server: Server) -> Player:
    """Return C's player at the showcase, with C2 chosen."""
    page.goto(server.open("random", "random", "person", "random", position="showcase").link(2))
    player = Player(page)
    assert player.wait_for_turn()
    page.get_by_role("button", name="Choose C2").click()
    expect(page.get_by_role("article", name="C2")).to_be_visible()
    return player


@pytest.mark.long
def test_a_far_tile_says_why_and_opens_the_rule(player: Player) -> None:
    page = player.page
    player.board.get_by_role("button", name="unexplored tile 24").click()
    why = page.get_by_role("alert")
    expect(why).to_contain_text("Choose a neighbouring tile")
    why.get_by_role("button", name="Rule LA-MOVE-1").click()
    expect(why).not_to_be_visible()
    clause = page.get_by_role("tabpanel", name="Rules").locator('[data-clause="LA-MOVE-1"]')
    expect(clause).to_be_in_viewport()
    expect(clause).to_contain_text("a neighbour of its tile")


@pytest.mark.long
def test_a_blocked_action_says_why(player: Player) -> None:
    page = player.page
    page.get_by_role("article", name="C2").get_by_role("button", name="Build").click()
    why = page.get_by_role("alert")
    expect(why).to_contain_text("resources")
    expect(why.get_by_role("button", name="Rule LA-BUILD-1")).to_be_visible()
    page.keyboard.press("Escape")
    expect(why).not_to_be_visible()


@pytest.mark.long
def test_somebody_elses_turn_says_so(page: Page, server: Server) -> None:
    page.goto(server.open("person", "person").link(1))
    expect(page).to_have_title("Anna’s turn: Outlast")
    Player(page).board.get_by_role("button", name="unexplored tile 0").click()
    expect(page.get_by_role("alert")).to_contain_text("It is Anna’s turn.")


def test_undo_takes_back_until_a_die_is_rolled(player: Player) -> None:
    undo = player.prompt.get_by_role("button", name="Undo")
    expect(undo).to_contain_text("nothing to take back")
    expect(undo).to_be_disabled()
    player.click("gather:C2")
    expect(player.prompt).to_contain_text("2 actions left")
    expect(undo).to_contain_text("takes back the last move")
    undo.click()
    expect(player.prompt).to_contain_text("3 actions left")
    expect(undo).to_be_disabled()
    player.page.get_by_role("button", name="Choose C2").click()
    player.click("hunt:C2")
    expect(player.prompt).to_contain_text("2 actions left")
    expect(undo).to_contain_text("a die was rolled")
    expect(undo).to_be_disabled()


@pytest.mark.long
def test_undo_by_consent(page: Page, new_context: NewContext, server: Server) -> None:
    table = server.open("person", "person")
    anna, ben = Player(page), Player(new_context().new_page())
    anna.page.goto(table.link(0))
    ben.page.goto(table.link(1))
    assert anna.wait_for_turn()
    anna.click("hunt:A1")
    undo = anna.prompt.get_by_role("button", name="Undo")
    expect(undo).to_contain_text("a die was rolled")
    undo.click()
    expect(anna.prompt).to_contain_text("Waiting for the others to agree.")
    expect(ben.prompt).to_contain_text("Anna would like to take back the last move.")
    ben.prompt.get_by_role("button", name="Agree").click()
    expect(anna.prompt).to_contain_text("3 actions left")
    expect(anna.page.get_by_role("region", name="Log")).not_to_contain_text("hunts")
