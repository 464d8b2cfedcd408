"""The pictures of the documentation, taken from the real table: `make screenshots`.

Each is a test as well: whatever a picture should show must be there before it is taken.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.web.conftest import DESKTOP, PHONE
from tests.web.house import PATIENCE, House, Opened
from tests.web.player import Player

IMAGES = Path(__file__).resolve().parents[2] / "docs" / "images"
WHOLE_GAME = 600.0
"""Seconds that four bots may take for a game."""


@pytest.fixture(params=["desktop", "phone"])
def screen(request: pytest.FixtureRequest) -> str:
    """Every picture on both kinds of screen."""
    return str(request.param)


@pytest.fixture
def page(browser: Browser, browser_context_args: dict[str, object], screen: str) -> Iterator[Page]:
    """A page on such a screen."""
    phone = screen == "phone"
    settings = {**browser_context_args, "viewport": PHONE if phone else DESKTOP, "has_touch": phone}
    with browser.new_context(**settings) as context:
        context.set_default_timeout(PATIENCE * 1000)
        yield context.new_page()


@pytest.fixture(scope="module")
def ended(house: House) -> Opened:
    """A game of four, played to its end by bots."""
    table = house.open("person", "steady", "steady", "steady")
    table.give(0, type="hand-over", seat=0, level="steady")
    return table


def shoot(page: Page, name: str) -> None:
    """Take a picture once all letters and drawings are there."""
    page.evaluate("document.fonts.ready.then(() => true)")
    page.wait_for_load_state("networkidle")
    IMAGES.mkdir(exist_ok=True)
    page.screenshot(path=IMAGES / f"{name}.png", animations="disabled")


def showcase(page: Page, house: House) -> None:
    """C looks at what a hunt of C2 would bring."""
    page.goto(house.open("random", "random", "person", "random", position="showcase").link(2))
    player = Player(page)
    expect(player.glowing.first).to_be_visible()
    player.board.locator('[data-meeple="C2"]').click()
    hunt = player.board.locator('[data-move="hunt:C2"]')
    if page.viewport_size == PHONE:
        hunt.tap()
        expect(page.get_by_text("Tap again to do it.")).to_be_visible()
    else:
        hunt.hover()
        expect(page.get_by_role("tooltip")).to_be_visible()


def test_lobby(page: Page, house: House, screen: str) -> None:
    showcase(page, house)
    page.goto("/")
    expect(page.get_by_role("link", name="Your turn")).to_be_visible()
    expect(page.get_by_role("button", name="Play Outlast")).to_be_visible()
    shoot(page, f"lobby-{screen}")


def test_table(page: Page, house: House, screen: str) -> None:
    showcase(page, house)
    shoot(page, f"table-{screen}")


@pytest.mark.parametrize("screen", ["desktop"], indirect=True)
def test_table_in_light(page: Page, house: House, screen: str) -> None:
    page.emulate_media(color_scheme="light")
    showcase(page, house)
    shoot(page, f"table-{screen}-light")


@pytest.mark.parametrize("screen", ["desktop"], indirect=True)
def test_table_in_german(page: Page, house: House, screen: str) -> None:
    page.add_init_script("localStorage['holdfast.settings'] = '{\"language\": \"de\"}'")
    showcase(page, house)
    expect(page.get_by_role("heading", name="Du bist dran")).to_be_visible()
    shoot(page, f"table-{screen}-de")


def test_end(page: Page, ended: Opened, screen: str) -> None:
    page.goto(ended.link(0))
    expect(Player(page).ranking).to_be_visible(timeout=WHOLE_GAME * 1000)
    # The curves come in parts; with the last one they end where the game did.
    people = ended.view()["view"]["counts"]["people"]
    told = re.compile(f"Round 15: .*people {people}$", re.IGNORECASE)
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", told)
    shoot(page, f"end-{screen}")


def test_replay(page: Page, ended: Opened, screen: str) -> None:
    page.goto(ended.link(0))
    expect(Player(page).ranking).to_be_visible(timeout=WHOLE_GAME * 1000)
    page.get_by_role("link", name="Replay", exact=screen == "phone").last.click()
    position = page.get_by_role("slider", name="Position in the game")
    moves = ended.view()["seq"]
    expect(position).to_have_attribute("max", str(moves))
    position.fill(str(moves // 2))
    expect(position).to_have_value(str(moves // 2))
    shoot(page, f"replay-{screen}")
