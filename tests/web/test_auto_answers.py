"""Automatic answers: set beside the decision, listed in the menu, by keyboard too."""

import pytest
from playwright.sync_api import Page, expect
from tests.web.player import Player
from tests.web.positions import blind_fight
from tests.web.server import Server, wait_until


def test_a_decision_is_answered_once_and_for_all(page: Page, server: Server) -> None:
    table = blind_fight(server)
    page.goto(table.link(0))
    anna = Player(page)
    assert anna.wait_for_turn()
    always = anna.prompt.get_by_role("group", name="Always answer:")
    answer = always.get_by_role("button", name="Add nothing")
    answer.focus()
    page.keyboard.press("Enter")
    # The table answers this one already.
    expect(page).to_have_title("Ben’s turn: Outlast")
    expect(always).not_to_be_visible()
    assert table.view(0)["seats"][0]["auto_answers"] == {"blind": "add"}
    assert table.view(1)["seats"][0]["auto_answers"] == {}

    page.get_by_role("button", name="Menu").click()
    kept = page.get_by_label("Add resources in secret to a fight")
    expect(kept).to_have_value("add")
    kept.select_option("Ask me")
    wait_until(lambda: table.view(0)["seats"][0]["auto_answers"] == {})
    expect(kept).to_have_value("")


@pytest.mark.long
def test_it_can_be_left_with_the_table_beforehand(page: Page, server: Server) -> None:
    table = server.open("person", "person")
    page.goto(table.link(1))
    page.get_by_role("button", name="Menu").click()
    kept = page.get_by_label("Add resources to a fight")
    kept.select_option("Draw level")
    expect(kept).to_have_value("match")
    page.reload()
    page.get_by_role("button", name="Menu").click()
    expect(kept).to_have_value("match")


@pytest.mark.long
def test_only_where_it_makes_sense_and_only_for_players(page: Page, server: Server) -> None:
    table = server.open("person", "person")
    page.goto(table.link(0))
    player = Player(page)
    assert player.wait_for_turn()
    expect(player.prompt.get_by_role("group", name="Always answer:")).to_have_count(0)
    page.goto(table.link(None))
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("heading", name="Seats")).to_be_visible()
    expect(page.get_by_role("heading", name="Automatic answers")).to_have_count(0)


@pytest.mark.long
def test_on_a_phone(phone: Page, server: Server) -> None:
    phone.goto(blind_fight(server).link(0))
    player = Player(phone)
    assert player.wait_for_turn()
    player.prompt.get_by_role("group", name="Always answer:").get_by_role("button").tap()
    expect(phone).to_have_title("Ben’s turn: Outlast")
