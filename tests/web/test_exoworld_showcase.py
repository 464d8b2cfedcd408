"""Exoworld's named position `showcase`, as the table must show it to the Architect."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.web.games.exoworld import Crewmate, open_exoworld
from tests.web.server import Server

TILES = {
    60: "Home Base. Ben",
    61: "Hydroponic Farm. oxygen +1, food +2, energy −2. Cleo",
    71: "Solar Panels. energy +1",
    72: "Electrolysis Plant. oxygen +2, water −1, energy −1. Shutdown token",
    59: "Moisture Vaporator. water +1, energy −1. Water Leak",
    49: "Wind Turbines. energy +1",
    62: "Moisture Vaporator. water +1, energy −1. You",
}
GAUGES = (
    "oxygen: supply 9, 8 after the update, level −1",
    "water: supply 3, 2 after the update, level 0",
    "food: supply 15, 15 after the update, level 0",
    "energy: supply 5, 3 after the update, level −2",
    "Emergency supply 9, 9 after the update",
)
MOST_TABS = 80


@pytest.fixture
def mate(page: Page, server: Server) -> Crewmate:
    """Return the Architect's player, whose turn it is."""
    table = open_exoworld(server, "person", "random", "random", position="showcase")
    mate = Crewmate(page).sit(table, 0)
    assert mate.wait_for_turn()
    return mate


@pytest.mark.long
def test_the_base(mate: Crewmate) -> None:
    for cell, label in TILES.items():
        tile = mate.board.locator(f'[data-cell="{cell}"]')
        said = tile.get_attribute("aria-label") or ""
        assert said.startswith(label), said
    # Nothing is chosen: only what can be walked to is marked.
    keys = mate.board.locator("[data-move]").evaluate_all("all => all.map(one => one.dataset.move)")
    assert sorted(keys) == ["move:0,0", "move:1,0", "move:1,1"]


@pytest.mark.long
def test_life_support_and_what_kills_us_first(mate: Crewmate) -> None:
    for name in GAUGES:
        expect(mate.page.get_by_role("img", name=name)).to_be_visible()
    clock = mate.page.get_by_role("region", name="What kills us first")
    expect(clock).to_contain_text("energy runs out in turn 9")
    expect(clock).to_contain_text("you lose in turn 12")


@pytest.mark.long
def test_events_and_what_lasts(mate: Crewmate) -> None:
    strip = mate.page.get_by_role("button", name="19 events are left")
    expect(strip).to_have_accessible_name(
        "19 events are left. The chance of a Critical one is 25% next and 75% within three."
    )
    expect(mate.page.get_by_role("main")).to_contain_text("until turn 9 ends")
    strip.click()
    past = mate.page.get_by_role("region", name="Events so far").get_by_role("listitem")
    expect(past.first).to_contain_text("Relay Fault")
    expect(past.last).to_contain_text("Antenna Collapse")
    mate.page.keyboard.press("Escape")
    expect(mate.page.get_by_role("region", name="Events so far")).not_to_be_visible()


@pytest.mark.long
def test_the_planet_and_the_discard_pile(mate: Crewmate) -> None:
    page = mate.page
    page.get_by_role("button", name="Proxima Centauri b").click()
    planet = page.get_by_role("region", name="Proxima Centauri b")
    expect(planet).to_contain_text("Perihelion")
    expect(planet).to_contain_text("humidity")
    page.get_by_role("button", name="Discard pile: 12 cards").click()
    pile = page.get_by_role("region", name="Discard pile")
    expect(pile).to_contain_text("Greenhouse Dome ×2")


@pytest.mark.long
def test_everybody_sees_what_the_others_hold(mate: Crewmate) -> None:
    crew = mate.page.get_by_role("region", name="Crew")
    for text in ("Ben", "Engineer", "Cleo", "Commander"):
        expect(crew).to_contain_text(text)
    # Where there is no room for their names the cards are pictures, and say their names.
    for card in ("Water Recycler", "Algae Tank"):
        expect(crew.get_by_role("button", name=card)).to_be_visible()
    mine = mate.page.get_by_role("region", name="My character and my cards")
    expect(mine).to_contain_text("5 of 4")
    expect(mine).to_contain_text("Dehydration")
    expect(mine).to_contain_text("2/3")


def test_a_chosen_module_shows_where_it_fits_and_what_it_brings(mate: Crewmate) -> None:
    mate.card("M17").click()
    on_board = mate.board.locator("[data-move]")
    keys = on_board.evaluate_all("all => all.map(one => one.dataset.move)")
    assert sorted(keys) == ["deploy:M17:E", "deploy:M17:N", "deploy:M17:S"]
    mate.target("deploy:M17:N").hover()
    tip = mate.page.get_by_role("tooltip")
    for text in ("Deploy here", "−2", "3 of 4 at goal", "missing", "Defeat in turn 12 → 17"):
        expect(tip).to_contain_text(text)
    support = mate.page.get_by_role("region", name="Life support")
    expect(support).to_contain_text(re.compile(r"2 of 4 at goal\s→ 3"))
    expect(support).to_contain_text("Defeat moves from turn 12 to 17")


@pytest.mark.long
def test_a_payment_is_changed_and_paid_as_a_whole(mate: Crewmate) -> None:
    page = mate.page
    mate.card("M17").click()
    for slot in (
        "blue: Ice Drill",
        "red: Carbon Splitter",
        "yellow: Solar Panels",
        "green: free (Architect)",
    ):
        expect(mate.prompt.get_by_role("button", name=slot)).to_be_visible()
    mate.prompt.get_by_role("button", name="blue: Ice Drill").click()
    expect(mate.prompt.get_by_role("button", name="blue: Reserve Release")).to_be_visible()
    mate.target("deploy:M17:N").click()
    expect(mate.log).to_contain_text("Anna deploys the Geothermal Well")
    expect(mate.log).to_contain_text("Anna pays with the Reserve Release")
    expect(mate.card("M06")).to_be_visible()
    expect(mate.card("P01")).not_to_be_attached()
    expect(page.get_by_role("img", name="energy: supply 5, 5 after")).to_be_visible()


@pytest.mark.long
def test_why_not(mate: Crewmate) -> None:
    alert = mate.page.get_by_role("alert")
    mate.card("P01").click()
    expect(alert).to_contain_text("An event forbids Protocol effects for now.")
    mate.board.locator('[data-cell="73"]').click()
    expect(alert).to_contain_text("Choose a module from your hand first.")
    mate.board.locator('[data-cell="49"]').click()
    expect(alert).to_contain_text("That is too far for one Move.")


@pytest.mark.long
def test_by_keyboard_alone(mate: Crewmate) -> None:
    page = mate.page
    page.keyboard.press("4")
    expect(mate.card("M17")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(mate.card("M17")).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("4")
    space = mate.board.locator('[data-move="deploy:M17:N"]')
    for _ in range(MOST_TABS):
        if space.evaluate("it => it === document.activeElement"):
            break
        page.keyboard.press("Tab")
    expect(space).to_be_focused()
    expect(page.get_by_role("tooltip")).to_contain_text("Deploy here")
    page.keyboard.press("ArrowDown")
    expect(mate.board.locator('[data-cell="62"]')).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(space).to_be_focused()
    page.keyboard.press("Enter")
    expect(mate.log).to_contain_text("Anna deploys the Geothermal Well")
    assert mate.wait_for_turn()
    page.keyboard.press("e")
    expect(mate.log).to_contain_text("The event is")


@pytest.mark.long
def test_nothing_scrolls(mate: Crewmate) -> None:
    for side in ("scrollWidth", "scrollHeight"):
        size = mate.page.evaluate(f"document.scrollingElement.{side}")
        assert size == mate.page.evaluate("innerWidth" if side == "scrollWidth" else "innerHeight")
