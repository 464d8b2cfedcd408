"""German on every screen, switched in place."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.web.player import Player
from tests.web.positions import blind_fight, finished_game
from tests.web.server import Server
from tests.web.words import messages, untranslated_texts


@pytest.fixture
def german(page: Page) -> Page:
    """Return a page of a browser that prefers German."""
    page.add_init_script("localStorage['holdfast.settings'] ??= '{\"language\": \"de\"}'")
    return page


def test_both_languages_say_the_same_things() -> None:
    assert messages("de").keys() == messages("en").keys()


@pytest.mark.long
def test_the_lobby_is_switched_in_place(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("button", name="Play Outlast")).to_be_visible()
    assert untranslated_texts(page, "en") == []
    page.get_by_role("radio", name="DE", exact=True).click()
    expect(page.get_by_role("button", name="Outlast spielen")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.get_by_role("button", name="Alle 18 Optionen").click()
    assert untranslated_texts(page, "de") == []
    page.get_by_role("button", name="Fertig").click()
    page.get_by_role("button", name="Runa").click()
    assert untranslated_texts(page, "de") == []
    page.reload()
    expect(page.get_by_role("button", name="Outlast spielen")).to_be_visible()


def test_the_table_is_switched_in_place(page: Page, server: Server) -> None:
    table = server.open("random", "random", "person", "random", position="showcase")
    page.goto(table.link(2))
    player = Player(page)
    assert player.wait_for_turn()
    page.get_by_role("button", name="Choose C2").click()
    player.click("gather:C2")
    expect(page.get_by_role("region", name="Log")).to_contain_text("C2 gathers")
    assert untranslated_texts(page, "en") == []

    page.get_by_role("button", name="Menu").click()
    assert untranslated_texts(page, "en") == []
    page.get_by_role("radio", name="Deutsch").click()
    expect(page.get_by_role("dialog", name="Menü")).to_be_visible()
    assert untranslated_texts(page, "de") == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="Du bist dran")).to_be_visible()
    expect(page.get_by_role("tabpanel")).to_contain_text(re.compile("C2 sammelt"))
    page.locator('[data-move="hunt:C2"]').first.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    assert untranslated_texts(page, "de") == []
    page.get_by_role("tab", name="Regeln").click()
    expect(page.locator("[data-clause='LA-MOVE-1']")).to_be_visible()
    assert untranslated_texts(page, "de") == []


@pytest.mark.long
def test_a_fight_and_passing_it_on(german: Page, server: Server) -> None:
    german.goto(blind_fight(server).link(0, 1))
    player = Player(german)
    expect(player.glowing.first).to_be_visible()
    assert untranslated_texts(german, "de") == []
    player.page.locator('[data-move="add:1"]').click()
    expect(german.get_by_role("dialog")).to_be_visible()
    assert untranslated_texts(german, "de") == []


@pytest.mark.long
def test_the_end_and_the_replay(german: Page, server: Server) -> None:
    table = finished_game(server)
    german.goto(table.link(0))
    expect(german.get_by_role("slider")).to_be_visible()
    assert untranslated_texts(german, "de") == []
    german.get_by_role("link", name="Aufzeichnung").first.click()
    expect(german.get_by_role("region", name="Aufzeichnung")).to_be_visible()
    german.keyboard.press("End")
    assert untranslated_texts(german, "de") == []
    german.get_by_role("tab", name="Einstellungen").click()
    assert untranslated_texts(german, "de") == []


@pytest.mark.long
@pytest.mark.parametrize("address", ["/replay", "/table/nowhere", "/table/nowhere#token=wrong"])
def test_other_pages(german: Page, address: str) -> None:
    german.goto(address)
    expect(german.get_by_role("link", name="Lobby")).to_be_visible()
    assert untranslated_texts(german, "de") == []


@pytest.mark.long
def test_long_words_find_room_at_the_table(german: Page, server: Server) -> None:
    table = server.open("random", "random", "person", "random", position="showcase")
    german.goto(table.link(2))
    player = Player(german)
    expect(player.glowing.first).to_be_visible()
    german.locator('[data-meeple="C2"]').click()
    mat = german.get_by_role("region", name="Mein Volk")
    for name in ("C1", "C6"):
        card = mat.get_by_role("button", name=name)
        inside = card.evaluate("""card => {
          const edge = card.getBoundingClientRect().right;
          return [...card.querySelectorAll('*')]
            .every(part => part.getBoundingClientRect().right <= edge - 4);
        }""")
        assert inside, name
        token = card.get_by_role("img").locator("svg").first.bounding_box()
        assert token is not None
        assert token["width"] >= 12
    # What can be clicked, and what is known close by, stays to be seen.
    player.board.locator('[data-move="hunt:C2"]').hover()
    tip = german.get_by_role("tooltip").bounding_box()
    plains = german.locator('[data-tile="30"]').bounding_box()
    assert tip is not None
    assert plains is not None
    # A hexagon leaves the corners of its box free.
    right = tip["x"] + tip["width"]
    covered = min(right, plains["x"] + plains["width"]) - max(tip["x"], plains["x"])
    assert covered < plains["width"] / 6
