"""Exoworld's screens in German, on a phone, and checked by axe-core."""

import itertools

import pytest
from playwright.sync_api import Page, expect
from tests.web.axe import check_both_themes
from tests.web.games.exoworld import GAME, Crewmate, open_exoworld
from tests.web.server import Server
from tests.web.words import messages, untranslated_texts

SKIES = {
    "proxima-centauri-b": "S01",
    "teegardens-star-b": "S02",
    "ross-128-b": "S03",
    "trappist-1-e": "S04",
    "luyten-b": "S05",
    "gliese-667-c-c": "S06",
    "wolf-1061-c": "S07",
    "trappist-1-d": "S08",
    "tau-ceti-e": "S09",
    "lhs-1140-b": "S10",
    "trappist-1-f": "S11",
    "trappist-1-g": "S12",
}


def showcase(page: Page, server: Server) -> Crewmate:
    """Return the Architect's player at the showcase."""
    table = open_exoworld(server, "person", "random", "random", position="showcase")
    mate = Crewmate(page).sit(table, 0)
    assert mate.wait_for_turn()
    return mate


def test_both_languages_say_the_same_things() -> None:
    assert messages("de", GAME).keys() == messages("en", GAME).keys()


@pytest.mark.long
def test_the_table_is_switched_to_german_in_place(page: Page, server: Server) -> None:
    mate = showcase(page, server)
    assert untranslated_texts(page, "en", GAME) == []
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("radio", name="Deutsch").click()
    expect(page.get_by_role("dialog", name="Menü")).to_be_visible()
    page.keyboard.press("Escape")
    assert untranslated_texts(page, "de", GAME) == []
    page.locator('[data-card="M17"]').first.click()
    page.locator('[data-move="deploy:M17:N"]').hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Hier bauen")
    assert untranslated_texts(page, "de", GAME) == []
    page.locator('[data-move="deploy:M17:N"]').click()
    expect(page.get_by_role("tabpanel")).to_contain_text("Erdwärmebohrung")
    assert mate.wait_for_turn()
    page.keyboard.press("e")
    expect(page.get_by_role("tabpanel")).to_contain_text("Ereignis")
    assert untranslated_texts(page, "de", GAME) == []


@pytest.mark.long
def test_characters_are_chosen_in_german(page: Page, server: Server) -> None:
    page.add_init_script("localStorage['holdfast.settings'] ??= '{\"language\": \"de\"}'")
    Crewmate(page).sit(open_exoworld(server, "person", "person"), 0)
    expect(page.get_by_role("heading", name="Spielst du")).to_be_visible()
    assert untranslated_texts(page, "de", GAME) == []


@pytest.mark.long
def test_nothing_is_wrong_at_the_table(page: Page, server: Server) -> None:
    mate = showcase(page, server)
    mate.target("deploy:M17:N").hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    check_both_themes(page)


@pytest.mark.long
def test_nothing_is_wrong_with_the_discard_pile(page: Page, server: Server) -> None:
    showcase(page, server)
    page.get_by_role("button", name="Discard pile").click()
    check_both_themes(page)


@pytest.mark.long
def test_nothing_is_wrong_at_the_start(page: Page, server: Server) -> None:
    mate = Crewmate(page).sit(open_exoworld(server, "person", "person"), 0)
    assert mate.wait_for_turn()
    check_both_themes(page)


@pytest.mark.long
def test_nothing_is_wrong_on_a_phone(phone: Page, server: Server) -> None:
    showcase(phone, server)
    check_both_themes(phone)
    phone.get_by_role("navigation").get_by_role("button", name="Cards").tap()
    check_both_themes(phone)


@pytest.mark.long
def test_a_phone_previews_first(phone: Page, server: Server) -> None:
    mate = showcase(phone, server)
    assert phone.evaluate("document.scrollingElement.scrollWidth") == 390
    mate.card("M17").tap()
    space = phone.locator('[data-move="deploy:M17:N"]')
    space.tap()
    expect(mate.prompt).to_contain_text("Deploy here")
    expect(mate.prompt).to_contain_text("Defeat in turn 12 → 17")
    mate.prompt.get_by_role("button", name="Deploy here").tap()
    expect(phone.get_by_role("img", name="energy: supply 5, 5 after")).to_be_visible()
    # The row and the others are one tab away; a first tap there only shows, too.
    phone.get_by_role("navigation").get_by_role("button", name="Cards").tap()
    row = phone.get_by_role("group", name="Face-up row")
    row.locator('[data-move="draw_face:I02"]').tap()
    expect(row.locator('[data-card="I02"]')).to_be_visible()
    # It is the last action: that is said once, before the second tap.
    expect(phone.get_by_test_id("last")).to_contain_text("you can take nothing back")
    row.locator('[data-move="draw_face:I02"]').tap()
    expect(row.locator('[data-card="I02"]')).not_to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_a_planets_name_has_its_line_beside_the_crew(
    phone: Page, server: Server, seats: int
) -> None:
    Crewmate(phone).sit(open_exoworld(server, *["person"] * (seats - 1), "open"), 0)
    name = phone.get_by_role("banner").get_by_role("button", name="Proxima Centauri b")
    expect(name).to_be_visible()
    row = phone.locator("header .row > *:visible, header .chips")
    boxes = sorted((box["x"], box["width"]) for one in row.all() if (box := one.bounding_box()))
    assert len(boxes) >= 4
    for (x, width), (then, _) in itertools.pairwise(boxes):
        assert x + width <= then, f"two things share a place: {boxes}"
    assert (name.bounding_box() or {})["height"] < 24


@pytest.mark.long
# Two planets are looked at every time, the others by the long tests.
@pytest.mark.parametrize(
    "scenario",
    [
        pytest.param(name, marks=[] if number < 2 else pytest.mark.long)
        for number, name in enumerate(SKIES)
    ],
)
def test_every_planet_has_its_own_sky(page: Page, server: Server, scenario: str) -> None:
    table = open_exoworld(server, "person", "person", options={"scenario": scenario})
    Crewmate(page).sit(table, 0)
    planet = SKIES[scenario]
    plain = page.locator(f'[data-planet="{planet}"]')
    expect(plain.locator(f'[id^="sky-{planet}-"]').first).to_be_attached()
    expect(plain.locator(f'[id^="ground-{planet}-"]').first).to_be_attached()


COUNT_FLIGHTS = """
window.flights = [];
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes)
      if (node.classList?.contains("flight")) window.flights.push(node.innerText.trim());
}).observe(document, { subtree: true, childList: true });
"""


@pytest.mark.long
@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_drawn_cards_fly_where_things_may_move(page: Page, server: Server, motion: str) -> None:
    page.emulate_media(reduced_motion="reduce" if motion == "reduce" else "no-preference")
    page.add_init_script(COUNT_FLIGHTS)
    mate = Crewmate(page).sit(open_exoworld(server, "person", "person", position="all-hands"), 0)
    assert mate.wait_for_turn()
    mate.play("draw_face:M14")
    expect(mate.card("M14")).to_be_visible()
    expect(page.locator('[data-move="draw_deck"]')).to_be_visible()
    flights = page.evaluate("window.flights")
    # From the row to the hand, and the next one from the deck into the row.
    assert len(flights) == (2 if motion == "no-preference" else 0), flights
