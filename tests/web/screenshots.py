"""Screenshots of every table and page on five screens: `make screenshots`.

They are written to `build/screenshots`, which is not tracked; those that the docs show are replaced
in the docs as well. Each is a test: it first checks that the page shows what the picture is about.
"""

import re
from base64 import b64decode
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.web.conftest import DESKTOP, PHONE
from tests.web.player import Player
from tests.web.screens import screen_of
from tests.web.server import PATIENCE, OpenTable, Server
from tests.web.test_hints import until_ready

from holdfast import games

ROOT = Path(__file__).resolve().parents[2]
PICTURES = ROOT / "build" / "screenshots"
IMAGES = ROOT / "docs" / "images"
PROSE = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
SHOWN = {
    name for text in PROSE for name in re.findall(r"images/([\w-]+\.webp)", text.read_text("utf-8"))
}
"""Screenshots that the docs show."""
QUALITY = 85
"""Quality in percent: text stays sharp, in a quarter of the size of a PNG."""
WHOLE_GAME = 600.0
"""Seconds that four bots may take for a game."""


SCREENS = {
    "desktop": DESKTOP,
    "phone": PHONE,
    "upright": {"width": 820, "height": 1180},
    "sideways": {"width": 1180, "height": 820},
    "large": {"width": 1920, "height": 1080},
}
"""A desktop, a phone, a tablet in both orientations, and a large screen."""
BOTH = ["desktop", "phone"]


@pytest.fixture(params=BOTH)
def screen(request: pytest.FixtureRequest) -> str:
    """Return a screen by name: desktop and phone, and for tables all five."""
    return str(request.param)


@pytest.fixture
def page(browser: Browser, browser_context_args: dict[str, object], screen: str) -> Iterator[Page]:
    """Return a page on this screen."""
    touch = screen in ("phone", "upright", "sideways")
    settings = {**browser_context_args, "viewport": SCREENS[screen], "has_touch": touch}
    with browser.new_context(**settings) as context:
        context.set_default_timeout(PATIENCE * 1000)
        yield context.new_page()


@pytest.fixture(scope="module")
def ended(tmp_path_factory: pytest.TempPathFactory, server: Server) -> Iterator[OpenTable]:
    """Return a four-player game played to its end by bots, on a server that computes win curves."""
    wise = Server(tmp_path_factory.mktemp("wise") / "t.sqlite3", "outlast", curve_playouts=32)
    wise.start()
    until_ready(wise)
    table = wise.open("person", "settler", "settler", "settler")
    table.send_command(0, type="hand-over", seat=0, level="settler")
    yield table
    wise.stop()


def take_screenshot(page: Page, name: str) -> None:
    """Take a screenshot once all fonts and drawings have loaded."""
    page.evaluate("document.fonts.ready.then(() => true)")
    page.wait_for_load_state("networkidle")
    wish = {"format": "webp", "quality": QUALITY}
    taken = page.context.new_cdp_session(page).send("Page.captureScreenshot", wish)
    file = f"{name}.webp"
    for folder in (PICTURES, IMAGES) if file in SHOWN else (PICTURES,):
        folder.mkdir(parents=True, exist_ok=True)
        (folder / file).write_bytes(b64decode(taken["data"]))


def open_showcase(page: Page, server: Server, game: str) -> None:
    """Open the showcase of a game and point at a move."""
    screen = screen_of(game)
    page.goto(screen.open(server).link(screen.seat))
    screen.look(page, page.viewport_size == PHONE)


def test_lobby(page: Page, server: Server, screen: str) -> None:
    open_showcase(page, server, "outlast")
    page.goto("/")
    expect(page.get_by_role("link", name="Your turn")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Play "))).to_be_visible()
    take_screenshot(page, f"lobby-{screen}")


@pytest.mark.parametrize("screen", SCREENS, indirect=True)
@pytest.mark.parametrize("game", games.names())
def test_table(game: str, page: Page, server: Server, screen: str) -> None:
    open_showcase(page, server, game)
    take_screenshot(page, f"{game}-{screen}")


@pytest.mark.parametrize("screen", ["desktop"], indirect=True)
@pytest.mark.parametrize("game", ["outlast", "outlive"])
def test_table_in_light(game: str, page: Page, server: Server, screen: str) -> None:
    page.emulate_media(color_scheme="light")
    open_showcase(page, server, game)
    take_screenshot(page, f"{game}-{screen}-light")


@pytest.mark.parametrize("screen", ["desktop"], indirect=True)
@pytest.mark.parametrize("game", ["outlast", "outlive"])
def test_table_in_german(game: str, page: Page, server: Server, screen: str) -> None:
    page.add_init_script("localStorage['holdfast.settings'] = '{\"language\": \"de\"}'")
    open_showcase(page, server, game)
    expect(page.get_by_role("heading", name="Du bist dran")).to_be_visible()
    take_screenshot(page, f"{game}-{screen}-de")


def test_end(page: Page, ended: OpenTable, screen: str) -> None:
    page.goto(ended.link(0))
    expect(Player(page).ranking).to_be_visible(timeout=WHOLE_GAME * 1000)
    # The curves arrive in parts, and with the last part end at the end of the game.
    people = ended.view()["view"]["counts"]["people"]
    told = re.compile(f"Round 15: .*people {people}", re.IGNORECASE)
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", told)
    expect(page.get_by_role("main")).not_to_contain_text("reviewing", timeout=WHOLE_GAME * 1000)
    take_screenshot(page, f"end-{screen}")


def test_replay(page: Page, ended: OpenTable, screen: str) -> None:
    page.goto(ended.link(0))
    expect(Player(page).ranking).to_be_visible(timeout=WHOLE_GAME * 1000)
    page.get_by_role("link", name="Replay", exact=screen == "phone").last.click()
    position = page.get_by_role("slider", name="Position in the game")
    moves = ended.view()["seq"]
    expect(position).to_have_attribute("max", str(moves))
    position.fill(str(moves // 2))
    expect(position).to_have_value(str(moves // 2))
    take_screenshot(page, f"replay-{screen}")
