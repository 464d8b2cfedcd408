"""The table of Outlive, mostly in the position `showcase`, as the player in seat 2 sees it."""

import pytest
from playwright.sync_api import Page, expect
from tests.web.axe import check_both_themes
from tests.web.games.outlive import DEEDS, ENTRIES, ONWARD, Settler, showcase
from tests.web.player import first_of_kinds
from tests.web.server import Server
from tests.web.words import messages, untranslated_texts

PLACES = {
    "dam": "Dam, 2 Water, Anna’s 3 lies here, Ben’s 4 stands here, Cleo’s 5 stands here",
    "base": "Military Base, 10 Munitions, Cleo’s 3 lies here",
    "silent": "Silent Peak, 2 tools are on display, and 7 search tiles are left.",
    "mine": "Mine, 5 Metal, Bear needs 8 points, Cleo’s 4 lies here, Dora’s 5 stands here",
    "ship": "Cargo Ship, Anna’s 3 stands here, Ben’s 5 stands here",
    "fair": "Fairgrounds, 4 Microchips, Boar needs 6 points, Ben’s 3 stands here, Dora’s 3 stands",
    "blackwood": "Blackwood City, 2 tools are on display, and 8 search tiles are left.",
    "forest": "Forest, 5 Wood, Deer needs 7 points, Anna’s 5 stands here, Dora’s 3 lies here",
}


@pytest.fixture
def player(page: Page, server: Server) -> Settler:
    """Return Cleo's player, with her hero of strength 4 picked up."""
    page.goto(showcase(server).link(2))
    player = Settler(page)
    assert player.wait_for_turn()
    page.locator('[data-pick="4"]').click()
    return player


@pytest.mark.long
def test_every_place(player: Settler) -> None:
    for name, label in PLACES.items():
        said = player.place(name).get_attribute("aria-label") or ""
        assert said.startswith(label), said


@pytest.mark.long
def test_what_is_lit_for_the_4(player: Settler) -> None:
    lit = player.board.locator("[data-move]")
    keys = lit.evaluate_all("all => all.map(one => one.dataset.move)")
    assert sorted(keys) == ["board:4:4", "move:4:fair", "move:4:silent"]
    aboard = "Send the 4 from the Mine to the Cargo Ship, spot 4"
    spot = player.page.get_by_role("button", name=aboard)
    expect(spot.first).to_be_visible()


@pytest.mark.long
def test_pressure_is_shown_before_the_move(player: Settler) -> None:
    player.place("fair").hover()
    tip = player.page.get_by_role("tooltip")
    expect(tip).to_contain_text("Fairgrounds")
    expect(tip).to_contain_text("2 steps")
    expect(tip).to_contain_text("Dora owes 1")
    expect(tip).to_contain_text("can defend")
    expect(tip).to_contain_text("Ben owes 1")
    expect(tip).to_contain_text("must pay")
    expect(tip).to_contain_text("1 missing → all fed, 6 to spare")


@pytest.mark.long
def test_bill_points_and_the_others(player: Settler) -> None:
    page = player.page
    expect(page.get_by_role("region", name="Tonight")).to_contain_text("1 of 6 missing")
    expect(page.get_by_role("region", name="points now")).to_contain_text("14")
    order = page.get_by_role("list", name="Order today").get_by_role("listitem")
    expect(order.locator("b")).to_have_text(["Anna", "Ben", "You", "Dora"])
    expect(order.nth(2)).to_have_attribute("aria-current", "step")
    others = page.get_by_role("list", name="The other shelters").get_by_role("listitem")
    expect(others.locator("b.name")).to_have_text(["Dora", "Anna", "Ben"])


@pytest.mark.long
def test_a_visit_is_played_on_the_sign(player: Settler) -> None:
    player.click("move:4:fair")
    # Ben hands his token over at once, and Dora's bot answers; then the visit begins.
    expect(player.page.get_by_role("button", name="Hunt the Boar").first).to_be_visible()
    player.page.locator('.sign [data-move="hunt"]').click()
    more = player.page.locator('[data-more="munitions"]')
    more.click()
    shoot = player.page.locator('[data-move^="shoot"]')
    expect(shoot).to_have_attribute("data-move", "shoot:2:1")
    player.page.locator('[data-less="munitions"]').click()
    expect(shoot).to_have_attribute("data-move", "shoot:2:0")
    shoot.click()
    expect(player.page.get_by_role("region", name="Tonight")).to_contain_text("all fed")


@pytest.mark.long
def test_stacks_events_and_other_shelters_can_be_looked_at(player: Settler) -> None:
    page, lake = player.page, player.page.get_by_role("main")
    page.get_by_role("button", name="7 search tiles, 1 of them an Empty Cupboard").hover()
    expect(lake).to_contain_text("Already face up:")
    page.get_by_role("button", name="Wildfire: The Forest loses 4 Wood a day").hover()
    expect(lake).to_contain_text("3 Survival Points")
    page.get_by_role("button", name="Look at the shelter of Ben").click()
    expect(page.get_by_role("region", name="Shelter of Ben")).to_contain_text("Decontamination")
    page.get_by_role("button", name="back to yours").click()
    expect(page.get_by_role("region", name="Your shelter")).to_contain_text("Smokehouse")


@pytest.mark.long
def test_the_night_is_guided_step_by_step(page: Page, server: Server) -> None:
    page.goto(showcase(server).link(2))
    player = Settler(page)
    steps = []
    while player.wait_for_turn() and "Day 4" not in page.get_by_role("banner").inner_text():
        guide = page.locator(".guide .title")
        if guide.count() and (not steps or steps[-1] != guide.inner_text()):
            steps.append(guide.inner_text())
        offered = player.offered()
        key = first_of_kinds(offered, ONWARD) or first_of_kinds(offered, (*ENTRIES, *DEEDS))
        if key is None:
            player.lay_down_a_token()
        else:
            player.click(key)
    # In order, from the events to the repairs; steps that leave nothing to decide pass.
    numbers = [int(step[0]) for step in steps]
    assert numbers == sorted(set(numbers))
    assert (numbers[0], numbers[-1]) == (1, 6)
    assert len(numbers) > 2


@pytest.mark.long
def test_why_not(player: Settler) -> None:
    box = player.place("base").bounding_box()
    assert box is not None
    player.place("base").click(position={"x": box["width"] / 2, "y": box["height"] * 0.35})
    reason = player.page.get_by_role("alert")
    expect(reason).to_contain_text("One of your heroes is already there, and two can never share")
    expect(reason.get_by_role("button")).to_contain_text("OL-MOVE-3")


@pytest.mark.long
def test_everything_fits(player: Settler) -> None:
    for scheme in ("dark", "light"):
        player.page.emulate_media(color_scheme=scheme)
        size = "[document.scrollingElement.scrollWidth, document.scrollingElement.scrollHeight]"
        assert player.page.evaluate(size) == [1280, 800]


@pytest.mark.long
def test_accessibility(player: Settler, server: Server) -> None:
    player.place("fair").hover()
    expect(player.page.get_by_role("tooltip")).to_be_visible()
    check_both_themes(player.page)
    player.page.goto(server.open("person", "random", game="outlive").link(0))
    assert player.wait_for_turn()
    check_both_themes(player.page)


@pytest.mark.long
def test_accessibility_on_a_phone(phone: Page, server: Server) -> None:
    phone.goto(showcase(server).link(2))
    assert Settler(phone).wait_for_turn()
    check_both_themes(phone)
    phone.get_by_role("button", name="Shelter").tap()
    expect(phone.get_by_role("region", name="Your shelter")).to_be_visible()
    check_both_themes(phone)


def test_on_a_phone_the_first_tap_previews(phone: Page, server: Server) -> None:
    phone.goto(showcase(server).link(2))
    player = Settler(phone)
    assert player.wait_for_turn()
    phone.locator('[data-pick="4"]').tap()
    player.place("fair").tap()
    preview = player.prompt.get_by_role("status")
    expect(preview).to_contain_text("Dora owes 1")
    width = phone.evaluate("document.scrollingElement.scrollWidth")
    assert width == phone.evaluate("innerWidth") == 390
    player.prompt.get_by_role("button", name="Send the 4 from the Mine to the Fairgrounds").tap()
    expect(phone.get_by_role("button", name="Hunt the Boar").first).to_be_visible()


@pytest.mark.long
@pytest.mark.clause("OL-SET-3", "OL-SET-15")
def test_all_six_rooms_are_laid_out_also_two_of_a_kind(page: Page, server: Server) -> None:
    page.goto(server.open("random", "person", "random", "random", game="outlive").link(1))
    player = Settler(page)
    assert player.wait_for_turn()
    cards = page.locator(".draft .card")
    expect(cards).to_have_count(6)
    assert len(set(cards.locator("b").all_inner_texts())) == 5  # two of them are the same
    # The bowl, and how many survivors it takes to fill the room.
    assert all(len(card.split()) == 2 for card in cards.locator("small").all_inner_texts())
    cards.filter(has_text="Interrogation").first.click()
    expect(cards).to_have_count(5)


@pytest.mark.long
def test_german_is_switched_in_place(player: Settler) -> None:
    page = player.page
    assert messages("de", "outlive").keys() == messages("en", "outlive").keys()
    player.place("fair").hover()
    assert untranslated_texts(page, "en", "outlive") == []
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("radio", name="Deutsch").click()
    page.keyboard.press("Escape")
    player.place("fair").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Jahrmarkt")
    assert untranslated_texts(page, "de", "outlive") == []
