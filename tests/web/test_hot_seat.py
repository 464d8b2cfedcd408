"""Two people at one screen, which hides what is secret while it is passed on."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import DESKTOP
from tests.web.player import Player
from tests.web.positions import blind_fight
from tests.web.server import Server


@pytest.mark.long
def test_two_people_take_turns(page: Page) -> None:
    page.goto("/")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Hot seat").click()
    page.get_by_label("Name", exact=True).fill("Ben")
    for bot in ("Sif", "Bjorn"):
        page.get_by_role("button", name=bot).click()
        page.get_by_role("button", name="Remove this seat").click()
    page.get_by_role("button", name="Play Outlast").click()

    # Ben begins the second round, so that he has two turns in a row.
    player = Player(page)
    for number, name in ((1, "Anna"), (1, "Ben"), (2, "Ben")):
        expect(page.get_by_role("banner")).to_contain_text(f"Round {number} of 15")
        expect(player.prompt.get_by_role("heading")).to_have_text(f"{name}’s turn")
        expect(page.get_by_test_id("turn")).not_to_contain_text("You decide")
        people = page.get_by_role("region", name="My people")
        expect(people).to_contain_text("A1" if name == "Anna" else "B1")
        assert player.wait_for_turn()
        player.click("end")


def test_a_secret_is_passed_on_unseen(page: Page, server: Server) -> None:
    page.goto(blind_fight(server).link(0, 1))
    player = Player(page)
    assert player.wait_for_turn()
    player.click("add:1")

    cover = page.get_by_role("dialog", name="Ben, your turn")
    expect(cover).to_be_visible()
    expect(cover).to_contain_text("Please pass the screen to Ben.")
    expect(cover).to_contain_text("Only Ben may see what comes next.")
    expect(player.glowing).to_have_count(0)
    # It lies over everything, and nothing shines through.
    box = cover.bounding_box()
    assert box == {"x": 0, "y": 0, **DESKTOP}
    expect(cover).to_have_css("background-color", re.compile(r"^rgb\("))
    expect(cover).to_have_css("opacity", "1")
    fight = page.get_by_role("group", name="A fight").bounding_box()
    assert fight is not None
    middle = [fight["x"] + fight["width"] / 2, fight["y"] + fight["height"] / 2]
    assert page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('[role=dialog]') !== null", middle
    )

    cover.get_by_role("button", name="I am Ben").click()
    expect(cover).not_to_be_visible()
    assert player.wait_for_turn()
    assert set(player.offered()) == {"add:0", "add:1"}
    # Ben still does not know what Anna has added.
    expect(page.get_by_role("group", name="A fight")).not_to_contain_text("+")
    player.click("add:0")
    # Now everybody may know; the fight has ended the game.
    expect(page.get_by_role("log")).to_contain_text("A1 adds 1 resource")
