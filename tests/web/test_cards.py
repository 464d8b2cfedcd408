"""Explanation cards: everything on a table has one, by mouse, keyboard and finger."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.axe import check_both_themes
from tests.web.explanations import load_explanations, unexplained_elements
from tests.web.screens import screen_of, with_cards
from tests.web.server import OpenTable, Server

RANDOM_MOVES = 60
"""Of a game that is looked at again and again."""
LOOKS = 4


def sit(page: Page, table: OpenTable, seat: int) -> None:
    """Open a table, and wait until it and its explanations have loaded."""
    page.goto(table.link(seat))
    expect(page.locator("[data-move]").first).to_be_visible()
    load_explanations(page)


def sit_at_showcase(page: Page, server: Server, game: str) -> tuple[OpenTable, int]:
    """Open the showcase of a game and sit down; return the table and the seat."""
    screen = screen_of(game)
    table = screen.open(server)
    sit(page, table, screen.seat)
    return table, screen.seat


@pytest.fixture(params=with_cards())
def game(request: pytest.FixtureRequest) -> str:
    """Return the name of each game with cards."""
    return str(request.param)


@pytest.mark.long
def test_the_showcase_is_explained(page: Page, server: Server, game: str) -> None:
    sit_at_showcase(page, server, game)
    assert unexplained_elements(page) == []


@pytest.mark.long
def test_so_it_is_on_a_phone(phone: Page, server: Server, game: str) -> None:
    sit_at_showcase(phone, server, game)
    assert unexplained_elements(phone, least=10) == []
    people = phone.get_by_role("tab", name=re.compile("People|Shelters|Crew|Team|Others"))
    if people.count():
        people.first.click()
        assert unexplained_elements(phone, least=5) == []


@pytest.mark.long
def test_so_are_random_positions(page: Page, server: Server, game: str) -> None:
    """Check that positions of random play show nothing unexplained."""
    rng = Random(f"{game} looked at")
    table = screen_of(game).open_new(server, "person")
    sit(page, table, 0)
    for _ in range(LOOKS):
        for _ in range(RANDOM_MOVES // LOOKS):
            here = table.view()
            if here["over"] or here["ask"] is None:
                return
            seat = here["ask"]["owes"][0] if here["ask"]["owes"] else here["ask"]["seat"]
            keys = [move["key"] for move in table.view(seat)["moves"]]
            if not keys:
                break
            table.play(seat, rng.choice(keys))
        page.goto("about:blank")
        page.goto(table.link(0))
        expect(page.locator("[data-game] use").first).to_be_attached()
        load_explanations(page)
        assert unexplained_elements(page, least=5) == []


@pytest.mark.long
def test_hovering_brings_a_card_and_leaving_takes_it_away(page: Page, server: Server) -> None:
    sit_at_showcase(page, server, "outlive")
    page.locator('[data-room][aria-label^="Smokehouse"]').first.hover()
    card = page.get_by_role("dialog", name="Smokehouse")
    expect(card).to_contain_text("After your first hunt of the day you get 2 extra Meat")
    expect(card).to_contain_text("Rule OL-ROOM-1")
    page.mouse.move(640, 300)
    expect(card).to_have_count(0)


def test_a_card_by_keyboard_is_spoken_held_and_shows_its_rule(page: Page, server: Server) -> None:
    sit_at_showcase(page, server, "outlive")
    room = page.locator('[data-room][aria-label^="Smokehouse"]').first
    room.focus()
    page.keyboard.press("x")
    card = page.get_by_role("dialog", name="Smokehouse")
    expect(card).to_contain_text("After your first hunt")
    expect(room).to_have_attribute("aria-describedby", re.compile("about-card"))
    card.get_by_role("button", name="Rule OL-ROOM-1").click()
    expect(card).to_contain_text("A room has to be built and full")
    card.get_by_role("button", name="to the card").click()
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(room).to_be_focused()


@pytest.mark.long
def test_an_open_card_is_easy_to_use_for_all(page: Page, server: Server) -> None:
    sit_at_showcase(page, server, "outlive")
    page.locator('[data-room][aria-label^="Smokehouse"]').first.focus()
    page.keyboard.press("x")
    expect(page.get_by_role("dialog", name="Smokehouse")).to_be_visible()
    check_both_themes(page)


@pytest.mark.long
def test_a_card_does_not_stand_in_the_way_of_a_move(page: Page, server: Server) -> None:
    sit_at_showcase(page, server, "outlast")
    page.get_by_role("button", name="Choose C2").click()
    page.locator('[data-tile="30"]').hover()
    expect(page.locator("[data-card]")).to_be_visible()
    page.locator('[data-move="gather:C2"]').first.click()
    expect(page.get_by_role("region", name="Log")).to_contain_text("C2 gathers")


def hold(page: Page, selector: str, milliseconds: int) -> None:
    """Hold a finger on something."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line = page.context.new_cdp_session(page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.wait_for_timeout(milliseconds)
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.long
def test_holding_a_finger_brings_a_card_and_plays_nothing(phone: Page, server: Server) -> None:
    table, seat = sit_at_showcase(phone, server, "outlast")
    before = table.view(seat)["seq"]
    # The board of a phone looks at the one who is cornered there.
    hold(phone, '[data-tile="12"]', 800)
    card = phone.locator("[data-card]")
    expect(card).to_be_visible()
    expect(card.get_by_role("button", name="Close this card")).to_be_visible()
    assert table.view(seat)["seq"] == before
    assert phone.get_by_role("status").filter(has_text="Tap again").count() == 0
    card.get_by_role("button", name="Close this card").tap()
    expect(card).to_have_count(0)


@pytest.mark.long
def test_the_cards_of_a_table_tell_what_was_seen(page: Page, server: Server) -> None:
    sit_at_showcase(page, server, "outlive")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Cards and pieces").click()
    cards = page.get_by_role("dialog", name="Cards and pieces")
    shown = cards.locator("[data-card]")
    expect(cards.locator('[data-card="room-r_smoke"]')).to_be_visible()
    expect(cards.get_by_text("not seen yet")).to_have_count(0)
    here = shown.count()
    cards.get_by_role("button", name=re.compile("^Seen so far")).click()
    expect(cards.get_by_text("not seen yet")).to_have_count(0)
    assert shown.count() >= here
    cards.get_by_role("button", name=re.compile("^Everything")).click()
    assert shown.count() > here
    expect(cards.get_by_text("not seen yet").first).to_be_visible()
    cards.get_by_role("searchbox").fill("exoskeleton")
    expect(shown).to_have_count(1)
    shown.click()
    expect(cards.get_by_role("complementary")).to_contain_text("One hero may walk any distance")
    check_both_themes(page)
    page.keyboard.press("Escape")
    expect(cards).to_have_count(0)


def look_through(page: Page) -> Locator:
    """Open the list of cards of a table."""
    page.get_by_role("button", name=re.compile("Menu|Menü")).click()
    name = re.compile("Cards and pieces|Karten und Spielsteine")
    page.get_by_role("button", name=name).click()
    return page.get_by_role("dialog", name=name)


@pytest.mark.long
def test_what_the_options_leave_out_is_not_in_this_game(page: Page, server: Server) -> None:
    """Check that cards of things that the options leave out are not listed for this game."""
    gone, always = "action-fight", "structure-settlement"
    for options, there in (({"player_fights": "off"}, False), ({"player_fights": "on"}, True)):
        sit(page, server.open("person", "person", options=options), 0)
        cards = look_through(page)
        cards.get_by_role("button", name=re.compile("^In this game")).click()
        expect(cards.locator(f'[data-card="{always}"]')).to_be_visible()
        expect(cards.locator(f'[data-card="{gone}"]')).to_have_count(int(there))
        expect(cards.locator('[data-card="structure-watchfire"]')).to_have_count(0)
        cards.get_by_role("button", name=re.compile("^Everything")).click()
        expect(cards.locator(f'[data-card="{gone}"]')).to_have_count(1)


@pytest.mark.long
def test_a_card_is_shown_on_the_table(page: Page, server: Server, game: str) -> None:
    sit_at_showcase(page, server, game)
    cards = look_through(page)
    cards.locator(f'[data-card="{screen_of(game).card}"]').click()
    cards.get_by_role("button", name="Show it on the table").click()
    expect(cards).to_have_count(0)
    expect(page.locator(".spotlight .ring").first).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="place")).to_be_visible()
    check_both_themes(page)
    # Whatever is pressed next has seen it.
    page.keyboard.press("Shift")
    expect(page.locator(".spotlight")).to_have_count(0)


def rule_of_the_question(page: Page, table: OpenTable, seat: int) -> None:
    """Check that a click at the prompt opens the clause that it follows."""
    clause = table.view(seat)["ask"]["clause"]
    assert clause
    link = page.locator("button[data-rule]")
    expect(link).to_have_count(1)
    expect(link).to_have_accessible_name(re.compile(f"^(Rule|Regel) {clause}$"))
    link.click()
    expect(page.locator(f'.asked[data-clause="{clause}"]')).to_be_in_viewport()


@pytest.mark.long
def test_every_question_has_its_rule_beside_it(page: Page, server: Server, game: str) -> None:
    table, seat = sit_at_showcase(page, server, game)
    rule_of_the_question(page, table, seat)


@pytest.mark.long
def test_so_it_has_on_a_phone_where_a_finger_finds_it(
    phone: Page, server: Server, game: str
) -> None:
    table, seat = sit_at_showcase(phone, server, game)
    box = phone.locator("button[data-rule]").bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    rule_of_the_question(phone, table, seat)


@pytest.mark.long
def test_so_have_the_first_questions_of_every_game(page: Page, server: Server, game: str) -> None:
    table = screen_of(game).open_new(server, "person")
    sit(page, table, table.view()["ask"]["seat"])
    rule_of_the_question(page, table, table.view()["ask"]["seat"])


@pytest.mark.long
def test_cards_and_rules_from_the_lobby(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Cards and pieces").click()
    expect(page).to_have_url(re.compile("/cards/outlast$"))
    page.locator('[data-card="wolf"]').click()
    expect(page.get_by_role("complementary")).to_contain_text("Only a 7 or an 8 beats it")
    page.get_by_role("button", name="Rule LA-WOLF-1").click()
    page.get_by_role("link", name="open page").click()
    expect(page).to_have_url(re.compile("/rules/outlast#LA-WOLF-1$"))
    expect(page.locator('[data-clause="LA-WOLF-1"]')).to_contain_text("One roll of the d8 decides")


@pytest.mark.long
def test_the_rules_can_be_searched_and_show_positions(page: Page) -> None:
    page.goto("/rules/outlast#LA-MEAL-3")
    expect(page.get_by_role("heading", name="Meal")).to_be_visible()
    expect(page.locator(".asked")).to_contain_text("Companions share a pot")
    expect(page.locator("figure [data-tile]").first).to_be_visible()
    check_both_themes(page)
    page.keyboard.press("/")
    page.keyboard.type("snares")
    expect(page.get_by_role("status")).to_contain_text("places")
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_contain_text(re.compile("snares"))
    page.get_by_role("radio", name="DE").click()
    expect(page.get_by_role("navigation", name="Inhalt")).to_contain_text("Ende des Zuges")


@pytest.mark.long
def test_every_game_has_its_rules_and_cards_on_a_page(page: Page, game: str) -> None:
    page.goto(f"/rules/{game}")
    expect(page.get_by_role("navigation", name="Contents")).to_contain_text("Setup")
    page.goto(f"/cards/{game}")
    expect(page.locator("[data-card]").first).to_be_visible()
    nameless = page.locator("[data-card]").filter(has=page.locator(".text:empty"))
    assert nameless.evaluate_all("all => all.map((one) => one.dataset.card)") == []
    check_both_themes(page)
