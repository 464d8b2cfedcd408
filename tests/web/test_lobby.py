"""The lobby: the games, and one's own tables."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.web.positions import finished_game
from tests.web.server import Server

from holdfast import games
from holdfast.kernel.translations import LANGUAGES, Text
from holdfast.server import schema


@pytest.mark.long
def test_a_cover_tells_players_time_and_kind(page: Page) -> None:
    page.goto("/")
    cover = page.get_by_role("region", name="Choose a game").get_by_role("button", name="Outlast")
    for fact in ("1–6 players", "40 min", "Rivals"):
        expect(cover).to_contain_text(fact)


@pytest.mark.long
@pytest.mark.parametrize("game", schema.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_these_words(game: str, language: str) -> None:
    """Check that every game has the texts of the lobby, also one that is not offered yet."""
    text = Text(Path(games.__file__).parent / game / "text", language)
    assert all(text(f"game-{fact}") for fact in ("title", "tagline", "time", "kind"))


SCREENS = (
    (360, 740),
    (1280, 800),
    # The long run looks between and beyond these as well.
    *(
        pytest.param(*size, marks=pytest.mark.long)
        for size in ((390, 844), (820, 1180), (1180, 820), (1920, 1080), (2560, 1440))
    ),
)
ART, LETTERING = 296 / 277, 296 / 75
# All shifts of what was there before, but those that somebody brought about.
SHIFTS = """() => new Promise((done) => {
  new PerformanceObserver((list) => done(list.getEntries().map(({ value }) => value)))
    .observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => done([]), 300);
})"""
PASTE = """(box, text) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }));
}"""


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_covers_are_whole_and_play_is_in_sight(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.goto("/")
    expect(page.get_by_role("button", name="Play Outlast")).to_be_in_viewport(ratio=1)
    covers = page.get_by_role("region", name="Choose a game")
    for pictures, shape in (
        (covers.locator(".art"), ART),
        (covers.locator(".lettering"), LETTERING),
    ):
        assert pictures.count() == len(games.names())
        for picture in pictures.all():
            box = picture.bounding_box()
            assert box is not None
            assert box["width"] / box["height"] == pytest.approx(shape, rel=0.01)
    assert page.evaluate("document.documentElement.scrollWidth") == width
    main = page.get_by_role("main")
    for cover in covers.get_by_role("button").all():
        cover.click()
        expect(cover).to_have_attribute("aria-pressed", "true")
        assert "{" not in main.inner_text()


def test_my_turn_comes_first_and_finished_games_are_kept_apart(page: Page, server: Server) -> None:
    for link in (
        server.open("person", "person").link(0),
        server.open("person", "person").link(1),
        finished_game(server).link(0),
    ):
        page.goto(link)
        expect(page).to_have_title(re.compile("Outlast"))
    page.goto("/")
    running = page.get_by_role("region", name="Continue playing").get_by_role("link")
    expect(running).to_have_count(2)
    expect(running.first).to_contain_text("Your turn")
    expect(running.last).to_contain_text("Anna is thinking")
    assert page.evaluate(SHIFTS) == []
    review = page.get_by_role("region", name="Finished").get_by_role("link")
    expect(review).to_have_count(1)
    expect(review).to_contain_text("Review")
    review.click()
    expect(page.get_by_role("tab", name="Review")).to_have_attribute("aria-selected", "true")
    page.get_by_role("link", name="Back to the table").click()
    expect(page).to_have_title("Outlast: the end")


@pytest.mark.long
def test_options_lie_in_a_drawer_over_a_page_that_stays_still(page: Page) -> None:
    page.goto("/")
    unfold = page.get_by_role("button", name="All 19 options")
    unfold.click()
    drawer, main = page.get_by_role("dialog", name="All options"), page.locator("main")
    expect(drawer).to_contain_text("Outlast, preset Rule sheet, nothing changed")
    before = main.bounding_box()
    drawer.get_by_role("combobox", name="Climate").select_option("harsh")
    expect(drawer).to_contain_text("changed from normal", ignore_case=True)
    expect(drawer).to_contain_text("1 changed")
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    assert main.bounding_box() == before
    expect(unfold).to_be_focused()
    expect(page.get_by_role("radio", name="Rule sheet, changed")).to_be_checked()
    unfold.click()
    drawer.get_by_role("button", name="Back to preset").click()
    drawer.get_by_role("button", name="Done").click()
    expect(page.get_by_role("radio", name="Rule sheet, changed")).to_have_count(0)


def test_who_pastes_a_link_sits_down(page: Page, server: Server) -> None:
    page.goto("/")
    box = page.get_by_label("Join a table")
    box.evaluate(PASTE, "hello")
    expect(box).to_be_visible()
    box.evaluate(PASTE, server.open("person", "person").link(1))
    expect(page).to_have_title("Anna’s turn: Outlast")


@pytest.mark.long
def test_a_swipe_chooses_a_game(phone: Page) -> None:
    phone.goto("/")
    expect(phone.get_by_role("button", name="Play Outlast")).to_be_visible()
    covers = phone.get_by_role("region", name="Choose a game")
    covers.evaluate("strip => strip.scrollTo({ left: 0, behavior: 'instant' })")
    expect(phone.get_by_role("button", name="Play Exoworld Survival")).to_be_visible()
    covers.get_by_role("button", name="Outbreak").tap()
    expect(phone.get_by_role("button", name="Play Outbreak")).to_be_visible()
    expect(covers.get_by_role("button", name="Outbreak")).to_be_in_viewport(ratio=0.9)
