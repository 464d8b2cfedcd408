"""Games of Exoworld to their ends: one won, one lost, one solo."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.web.games.exoworld import Crewmate, open_exoworld
from tests.web.server import Server, wait_until

MOST_DECISIONS = 120
RELUCTANT = ("end", "pass", "done")
"""Who does nothing but what must be done loses before long."""


@pytest.mark.long
def test_the_last_module_wins(page: Page, server: Server) -> None:
    table = open_exoworld(server, "person", "heuristic", position="last-gap")
    mate = Crewmate(page).sit(table, 0)
    # The last card comes from the row, a leak is mended on the way, the module closes the gap.
    mate.play("draw_face:M11")
    expect(mate.log).to_contain_text("takes the Fungus Cellar from the row")
    mate.play("move:1,-1")
    expect(mate.log).to_contain_text("Anna walks")
    mate.play("repair:LEAK_E:here")
    expect(mate.log).to_contain_text("The Energy Leak at the Solar Panels")
    mate.target("deploy:M13:E").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("You win with this!")
    expect(page.get_by_role("region", name="What kills us first")).to_contain_text(
        "This saves the base."
    )
    mate.play("deploy:M13:E")
    expect(mate.ranking).to_be_visible()
    expect(page).to_have_title("Exoworld Survival: the end")
    expect(page.get_by_role("heading", name="The base lives")).to_be_visible()
    expect(page.get_by_text("at 0 or higher in turn 9, with 6 modules deployed")).to_be_visible()
    places = page.get_by_role("listitem").filter(has=page.locator("b"))
    expect(places).to_have_count(2)
    expect(places.first).to_contain_text("You")


@pytest.mark.long
def test_the_last_action_is_asked_about_as_undo_ends_there(page: Page, server: Server) -> None:
    table = open_exoworld(server, "person", "person", position="last-gap")
    for key in ("draw_face:M11", "move:1,-1", "repair:LEAK_E:here"):
        table.play(0, key)
    mate = Crewmate(page).sit(table, 0)
    expect(mate.glowing.first).to_be_visible()
    before = table.view()["seq"]
    mate.target("move:0,0").click()
    expect(mate.last).to_contain_text("This is the last action of the turn.")
    mate.last.get_by_role("button", name="Let me think").click()
    expect(mate.last).to_have_count(0)
    assert table.view()["seq"] == before
    # It is asked about each time, and answered by keyboard too.
    mate.target("move:0,0").click()
    mate.last.get_by_role("button", name="Do it anyway").press("Enter")
    expect(mate.last).to_have_count(0)
    wait_until(lambda: table.view()["seq"] > before)


@pytest.mark.long
def test_who_does_nothing_loses(page: Page, server: Server) -> None:
    """Check that a player who only answers reluctantly loses, with every decision on screen."""
    hard = {"scenario": "trappist-1-f", "critical_mode": "on", "first": "seat-1"}
    table = open_exoworld(server, "person", "random", options=hard)
    mate = Crewmate(page).sit(table, 0)
    asked: set[str] = set()
    for _ in range(MOST_DECISIONS):
        if not mate.wait_for_turn():
            break
        keys = mate.offered()
        key = next((key for key in keys if key in RELUCTANT), keys[0])
        asked.add(key.partition(":")[0])
        mate.play(key)
        # What has been played is not offered again before the table has answered.
        expect(page.get_by_role("status").first).to_be_attached()
    expect(mate.ranking).to_be_visible()
    assert {"keep_character", "end"} <= asked
    expect(page.get_by_role("heading", name="The base is lost")).to_be_visible()
    expect(page.get_by_text(re.compile("The Emergency supply was gone in turn"))).to_be_visible()
    expect(page.get_by_role("slider")).to_be_visible()
    page.get_by_role("link", name="Replay from").click()
    expect(page.get_by_role("region", name="Replay")).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_role("img", name="Emergency supply 0")).to_be_visible()


@pytest.mark.long
def test_alone_with_three_characters(page: Page, server: Server) -> None:
    table = open_exoworld(server, "person", options={"scenario": "lhs-1140-b"})
    mate = Crewmate(page).sit(table, 0)
    choice = page.get_by_role("region", name="Characters")
    expect(choice).to_contain_text(
        "You play three of these four characters, one after the other. Which one stays at home?"
    )
    dealt = table.view(0)["view"]["dealt"]["0"]
    assert len(dealt) == 4
    mate.play("put_away:3")
    crew = page.get_by_role("list", name="Crew").get_by_role("listitem")
    expect(crew).to_have_count(3)
    expect(crew.first).to_have_attribute("aria-current", "step")
    expect(mate.hand.locator("[data-card]")).to_have_count(2)
    mate.play("draw_deck")
    expect(mate.hand.locator("[data-card]")).to_have_count(3)
    mate.play("end")
    # The event may ask something; then it is the next character's turn, with the same hand.
    for _ in range(MOST_DECISIONS):
        assert mate.wait_for_turn()
        if crew.nth(1).get_attribute("aria-current") == "step":
            break
        mate.play(mate.offered()[0])
    expect(page.get_by_role("banner")).to_contain_text("Turn 2")
