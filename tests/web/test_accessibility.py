"""Tests that no screen breaks a rule that axe-core can check, in dark or in light."""

import pytest
from playwright.sync_api import Page, expect
from tests.web.axe import check_both_themes
from tests.web.player import Player
from tests.web.positions import blind_fight, finished_game
from tests.web.server import OpenTable, Server


@pytest.fixture(scope="module")
def ended(server: Server) -> OpenTable:
    """Return a table where the game is over."""
    return finished_game(server)


@pytest.mark.long
def test_lobby(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("button", name="Play Outlast")).to_be_visible()
    page.get_by_role("button", name="All 19 options").click()
    check_both_themes(page)
    page.get_by_role("button", name="Done").click()
    page.get_by_role("button", name="Runa").click()
    check_both_themes(page)


@pytest.mark.long
def test_own_turn_with_a_preview(page: Page, server: Server) -> None:
    page.goto(server.open("random", "random", "person", "random", position="showcase").link(2))
    player = Player(page)
    assert player.wait_for_turn()
    page.get_by_role("button", name="Choose C2").click()
    player.click("gather:C2")
    expect(page.get_by_role("region", name="Log")).to_contain_text("C2 gathers")
    player.target("hunt:C2").hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    check_both_themes(page)


@pytest.mark.long
def test_anothers_turn_rules_and_menu(page: Page, server: Server) -> None:
    page.goto(server.open("person", "open").link(1))
    page.get_by_label("Your name").fill("Ben")
    check_both_themes(page)
    page.get_by_role("button", name="Sit down").click()
    expect(page).to_have_title("Anna’s turn: Outlast")
    Player(page).board.get_by_role("button", name="unexplored tile 0").click()
    expect(page.get_by_role("alert")).to_be_visible()
    check_both_themes(page)
    page.get_by_role("tab", name="Rules").click()
    expect(page.locator("[data-clause='LA-MOVE-1']")).to_be_visible()
    check_both_themes(page)
    page.get_by_role("tab", name="Log").click()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    check_both_themes(page)


@pytest.mark.long
def test_a_fight_is_passed_on(page: Page, server: Server) -> None:
    page.goto(blind_fight(server).link(0, 1))
    player = Player(page)
    assert player.wait_for_turn()
    check_both_themes(page)
    player.click("add:1")
    expect(page.get_by_role("dialog")).to_be_visible()
    check_both_themes(page)


@pytest.mark.long
def test_end_and_replay(page: Page, ended: OpenTable) -> None:
    page.goto(ended.link(0))
    expect(page.get_by_role("slider")).to_be_visible()
    check_both_themes(page)
    page.get_by_role("link", name="Replay from").click()
    expect(page.get_by_role("region", name="Replay")).to_be_visible()
    page.keyboard.press("End")
    check_both_themes(page)


@pytest.mark.long
def test_pages_without_a_table(page: Page) -> None:
    for address in ("/replay", "/table/nowhere#token=wrong"):
        page.goto(address)
        expect(page.get_by_role("link", name="Go to the lobby")).to_be_visible()
        check_both_themes(page)


@pytest.mark.long
def test_phone(phone: Page, server: Server, ended: OpenTable) -> None:
    phone.goto("/")
    expect(phone.get_by_role("button", name="Play Outlast")).to_be_visible()
    check_both_themes(phone)
    phone.goto(server.open("random", "random", "person", "random", position="showcase").link(2))
    assert Player(phone).wait_for_turn()
    check_both_themes(phone)
    for tab in ("People", "Log"):
        phone.get_by_role("button", name=tab).tap()
        check_both_themes(phone)
    phone.goto(ended.link(0))
    expect(phone.get_by_role("slider")).to_be_visible()
    check_both_themes(phone)
