"""A whole game against a bot, from the lobby to the ranking, with nothing but a mouse."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.web.player import OPEN_QUESTIONS, Player

SENSIBLE = (*OPEN_QUESTIONS, "hide", "hunt", "build", "gather", "move", "end")
ACTIONS = 3
"""The number of actions a turn that are enough for a test."""


def test_two_clicks_lead_to_the_first_decision(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Outlast", pressed=True).click()
    page.get_by_role("button", name="Play Outlast").click()
    assert Player(page).wait_for_turn()
    expect(page).to_have_title("● Your turn: Outlast")


@pytest.mark.long
def test_a_whole_game(page: Page) -> None:
    page.goto("/")
    page.get_by_role("radio", name="Family").click()
    for bot in ("Sif", "Bjorn"):
        page.get_by_role("button", name=bot).click()
        page.get_by_role("button", name="Remove this seat").click()
    expect(page.get_by_role("button", name="Play Outlast")).to_contain_text("against Runa")
    page.get_by_role("button", name="Play Outlast").click()

    player = Player(page)
    actions, turns = 0, 0
    while player.wait_for_turn():
        key = player.first_offered("end") if actions == ACTIONS else player.first_offered(*SENSIBLE)
        assert key, "it is the player's decision, but nothing glows"
        player.click(key)
        actions, turns = (0, turns + 1) if key == "end" else (actions + 1, turns)

    expect(page).to_have_title("Outlast: the end")
    places = page.get_by_role("list").filter(has_text="legacy").get_by_role("listitem")
    expect(places).to_have_count(2)
    expect(places.first).to_contain_text(re.compile(r"^\s*1"))
    assert sorted(places.locator("b").all_inner_texts()) == ["Runa", "You"]
    assert turns > 3
