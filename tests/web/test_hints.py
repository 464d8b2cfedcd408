"""Hints at the table, and turning points at the end, with a bot that thinks very briefly."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator, Page, Route, expect
from tests.web.conftest import PHONE
from tests.web.positions import finished_game
from tests.web.server import PATIENCE, OpenTable, Server, wait_until

# One server is enough for all tests.
pytestmark = [pytest.mark.long, pytest.mark.xdist_group("hints")]


@pytest.fixture(scope="module")
def wise(tmp_path_factory: pytest.TempPathFactory, server: Server) -> Iterator[Server]:
    """Yield a server that can search in Outlast, by the rules that the shared one has compiled."""
    wise = Server(tmp_path_factory.mktemp("wise") / "tables.sqlite3", "outlast")
    wise.start()
    until_ready(wise)
    yield wise
    wise.stop()


def until_ready(wise: Server) -> None:
    table = wise.open("person", "person")
    address = f"{wise.url}/api/tables/{table.id}/hint"
    query = {"token": table.token(0), "seq": 0}
    # The pause keeps the requests below the server's limit.
    wait_until(lambda: wise.http.get(address, params=query).status_code == 200, pause=0.5)


@pytest.fixture(scope="module")
def ended(wise: Server) -> OpenTable:
    """Return a table where the game is over."""
    return finished_game(wise)


def shown(page: Page, name: str = "Hint", *, whole: bool = True) -> Locator:
    """Return the panel of a hint, once the search is done or a part of it is there."""
    panel = page.get_by_role("region", name=name, exact=True)
    expect(cards(panel).first).to_be_visible()
    if whole:
        expect(panel).to_have_attribute("aria-busy", "false")
    return panel


def cards(panel: Locator) -> Locator:
    """Return the buttons that open the hinted moves."""
    return panel.locator("[aria-expanded]")


def answers(page: Page) -> Locator:
    """Return the region with the prompt and its answers."""
    return page.get_by_role("region", name="What to do")


def until_played(table: OpenTable) -> None:
    """Wait until the server has the move, since the hint closes as soon as it is sent."""
    wait_until(lambda: table.view(0)["seq"] == 1)


def apart(one: Locator, other: Locator) -> bool:
    """Return whether one element lies above the other."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    return a["y"] + a["height"] <= b["y"] + 1 or b["y"] + b["height"] <= a["y"] + 1


def test_a_hint_is_shown_on_the_board_and_played_by_mouse(page: Page, wise: Server) -> None:
    table = wise.open("person", "person")
    page.goto(table.link(0))
    button = page.get_by_role("button", name="Hint")
    expect(button).to_contain_text("best moves")
    button.click()
    panel = shown(page)
    # It fills the column, and the board stays in sight beside it.
    column, box = page.get_by_role("complementary").bounding_box(), panel.bounding_box()
    board = page.get_by_role("main").bounding_box()
    assert column is not None
    assert box is not None
    assert board is not None
    assert box["width"] >= 380
    assert box["height"] >= column["height"] - 4
    assert board["x"] + board["width"] <= box["x"] + 1
    found = cards(panel)
    assert 1 <= found.count() <= 3
    expect(panel).to_contain_text("games played out")
    expect(panel).to_contain_text("%")
    expect(panel).to_contain_text("to outlast the others")
    expect(found.first).to_have_attribute("aria-expanded", "true")
    key = found.first.get_attribute("data-hint")
    assert key in {move["key"] for move in table.view(0)["moves"]}
    expect(panel.get_by_role("button", name="Show it")).to_have_attribute("aria-pressed", "true")
    panel.get_by_role("button", name="Set it up").click()
    expect(panel).not_to_be_visible()
    # It is prepared, and played only when it is confirmed.
    assert table.view(0)["seq"] == 0
    page.locator(f'[data-move="{key}"]').first.click()
    until_played(table)


@pytest.mark.parametrize("size", [{"width": 1280, "height": 800}, PHONE], ids=["desktop", "phone"])
def test_a_hint_shows_a_rough_order_while_the_search_goes_on(
    page: Page, wise: Server, size: Any
) -> None:
    page.set_viewport_size(size)
    held: list[Route] = []
    page.route(re.compile(r"/hint\?.*step=1"), lambda route: held.append(route))
    table = wise.open("person", "person")
    page.goto(table.link(0))
    button = page.get_by_role("button", name="Hint")
    expect(button).to_be_enabled()
    button.click()
    panel = shown(page, whole=False)
    expect(panel).to_have_attribute("aria-busy", "true")
    line = panel.get_by_role("progressbar")
    expect(line).to_have_attribute("aria-valuenow", re.compile(r"^1\d$"))
    expect(panel).to_contain_text("%")
    expect(panel.get_by_text("Because it")).to_have_count(0)
    expect(panel.get_by_role("button", name="Set it up")).to_be_visible()
    held[0].continue_()
    expect(panel).to_have_attribute("aria-busy", "false")
    expect(line).to_have_count(0)


@pytest.mark.long
def test_a_hint_is_asked_for_heard_and_played_by_keyboard(page: Page, wise: Server) -> None:
    table = wise.open("person", "person")
    page.goto(table.link(0))
    expect(page.get_by_role("button", name="Hint")).to_contain_text("best moves")
    page.keyboard.press("i")
    panel = shown(page)
    found = cards(panel)
    expect(found.first).to_be_focused()
    expect(panel.get_by_role("status")).to_contain_text(re.compile(r"\d+\s?%"))
    page.keyboard.press("ArrowDown")
    last = min(1, found.count() - 1)
    expect(found.nth(last)).to_be_focused()
    expect(found.nth(last)).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Escape")
    expect(panel).not_to_be_visible()
    page.keyboard.press("i")
    expect(found.first).to_be_focused()
    page.keyboard.press("Tab")
    expect(panel.get_by_role("button", name="Set it up")).to_be_focused()
    page.keyboard.press("Enter")
    expect(panel).not_to_be_visible()
    assert table.view(0)["seq"] == 0
    page.keyboard.press("Enter")
    until_played(table)


@pytest.mark.parametrize("width", [820, 1280])
def test_the_log_is_one_stop_of_the_keyboard_and_arrows_lead_to_older_moves(
    page: Page, wise: Server, width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 1000})
    page.goto(wise.open("heuristic", "heuristic", "person").link(2))
    expect(page.get_by_role("button", name="Hint")).to_contain_text("best moves")
    whys = page.locator(".why")
    expect(whys.nth(1)).to_be_attached()
    expect(page.locator(".why[tabindex='0']")).to_have_count(1)
    whys.last.focus()
    page.keyboard.press("ArrowUp")
    expect(whys.nth(whys.count() - 2)).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(whys.last).to_be_focused()


def test_a_bot_is_asked_why(page: Page, wise: Server) -> None:
    table = wise.open("heuristic", "person")
    page.goto(table.link(1))
    expect(page.get_by_role("button", name="Hint")).to_contain_text("best moves")
    page.get_by_role("button", name="Why this move?").last.click()
    panel = shown(page, "Why this move?")
    expect(panel).to_contain_text("Played")
    expect(panel).to_contain_text("This uses only what you may know.")
    expect(panel.get_by_role("button", name="Set it up")).to_have_count(0)
    panel.get_by_role("button", name="Close").click()
    expect(panel).not_to_be_visible()


def test_the_hint_waits_for_ones_turn_and_for_the_compiler(
    page: Page, wise: Server, server: Server
) -> None:
    page.goto(wise.open("person", "person").link(1))
    button = page.get_by_role("button", name="Hint")
    expect(button).to_have_attribute("aria-disabled", "true")
    expect(button).to_contain_text("on your turn")
    page.goto(server.open("person", "person").link(0))
    button.click()
    expect(page.get_by_role("alert")).to_contain_text("Hints are being prepared.")
    page.goto(server.open("person", "person", hints=False).link(0))
    expect(button).to_contain_text("not at this table")
    expect(button).to_have_attribute("aria-disabled", "true")


def test_where_it_turned_is_told_and_leads_into_the_replay(page: Page, ended: OpenTable) -> None:
    page.goto(ended.link(0))
    chart = page.get_by_role("slider")
    expect(chart).to_have_attribute("aria-valuetext", re.compile("Chance"))
    turned = page.get_by_role("heading", name="What decided it")
    expect(turned).to_be_visible()
    first = turned.locator("xpath=..").get_by_role("link").first
    expect(first).to_contain_text("%")
    first.click()
    expect(page.get_by_role("region", name="Replay")).to_be_visible()
    marks = page.get_by_role("button", name="Turning point")
    expect(marks.first).to_be_visible()
    expect(page.get_by_role("region", name="Replay")).to_contain_text(re.compile(r"Chance \d+"))
    page.get_by_role("button", name="Go to the start").click()
    marks.first.click()
    assert page.get_by_role("slider").input_value() != "0"


def test_a_game_from_a_file_has_its_curve_too(page: Page, wise: Server, ended: OpenTable) -> None:
    address = f"{wise.url}/api/tables/{ended.id}/replay"
    file = wise.http.get(address, params={"token": ended.token(0)}).content
    page.goto(f"{wise.url}/replay")
    page.get_by_label("Open a game file").set_input_files(
        {"name": "outlast.json", "mimeType": "application/json", "buffer": file}
    )
    bar = page.get_by_role("region", name="Replay")
    expect(bar).to_contain_text(re.compile(r"Chance \d+"))
    expect(bar.get_by_role("button", name="Turning point").first).to_be_visible()


@pytest.mark.long
def test_a_phone_shows_the_hint_in_the_place_of_the_answers(phone: Page, wise: Server) -> None:
    table = wise.open("person", "person")
    phone.goto(table.link(0))
    phone.get_by_role("button", name="Hint").tap()
    panel = shown(phone)
    expect(answers(phone)).to_be_hidden()
    # The board stays in sight, and shows the move.
    board = phone.get_by_role("main")
    assert apart(panel, board)
    box = board.bounding_box()
    assert box is not None
    assert box["height"] >= 200
    panel.get_by_role("button", name="Close").tap()
    expect(answers(phone)).to_be_visible()
    phone.get_by_role("button", name="Hint").tap()
    shown(phone)
    assert phone.evaluate("document.scrollingElement.scrollWidth") == 390
    assert table.view(0)["seq"] == 0
    key = cards(panel).first.get_attribute("data-hint")
    panel.get_by_role("button", name="Set it up").tap()
    expect(panel).not_to_be_visible()
    assert table.view(0)["seq"] == 0
    phone.locator(f'[data-move="{key}"], [data-go="{key}"]').first.tap()
    until_played(table)


@pytest.mark.long
@pytest.mark.parametrize("small", [False, True])
def test_german_and_axe_have_nothing_to_say_against_it(
    browser: Browser,
    browser_context_args: dict[str, Any],
    wise: Server,
    ended: OpenTable,
    small: bool,
) -> None:
    settings = {**browser_context_args, "locale": "de-DE", "color_scheme": "light"}
    if small:
        settings |= {"viewport": PHONE, "has_touch": True}
    with browser.new_context(**settings) as context:
        context.set_default_timeout(PATIENCE * 1000)
        page = context.new_page()
        page.goto(wise.open("person", "person").link(0))
        page.get_by_role("button", name="Tipp").click()
        panel = shown(page, "Tipp")
        expect(panel).to_contain_text("Chance, die anderen zu überdauern")
        assert Axe().run(page).violations_count == 0
        page.goto(ended.link(0))
        expect(page.get_by_role("heading", name="Was den Ausschlag gab")).to_be_visible()
        result = Axe().run(page)
        assert result.violations_count == 0, result.generate_report()


@pytest.mark.parametrize("small", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize(
    ("language", "heading", "you", "better", "again", "show"),
    [
        ("en", "Your costliest moves", "You", "Better", "Try again from here", "Show"),
        ("de", "Deine teuersten Züge", "Du", "Besser", "Ab hier neu versuchen", "Zeigen"),
    ],
)
def test_a_review_shows_the_costliest_moves(
    browser: Browser,
    browser_context_args: dict[str, Any],
    ended: OpenTable,
    small: bool,
    language: str,
    heading: str,
    you: str,
    better: str,
    again: str,
    show: str,
) -> None:
    """Check that a review shows Anna's costliest moves, each with a better one and reasons."""
    settings = {**browser_context_args, "locale": language}
    if small:
        settings |= {"viewport": PHONE, "has_touch": True}
    with browser.new_context(**settings) as context:
        context.set_default_timeout(PATIENCE * 1000)
        page = context.new_page()
        page.goto(ended.link(0).replace("#", "/replay#", 1) + "&review")
        expect(page.get_by_role("heading", name=heading)).to_be_visible(timeout=PATIENCE * 1000)
        panel = page.get_by_role("tabpanel")
        found = panel.locator("ol > li")
        assert 1 <= found.count() <= 3
        for at in range(found.count()):
            card = found.nth(at)
            expect(card.locator("strong")).to_have_text(re.compile(r"^−\d"))
            expect(card.get_by_text(you, exact=True)).to_be_visible()
            expect(card.get_by_text(better, exact=True)).to_be_visible()
        # Only the open card has a filled button, and the board shows its moment.
        expect(panel.locator("ol .main-action")).to_have_count(1)
        expect(found.first).to_have_attribute("aria-current", "true")
        expect(panel.get_by_role("button", name=again).first).to_be_visible()
        marks = page.locator(".strip .number")
        expect(marks).to_have_count(found.count())
        last = found.count() - 1
        for at in range(1, found.count()):
            found.nth(at).get_by_role("button", name=show).click()
            expect(panel.locator("ol").get_by_role("button", name=show)).to_have_count(last)
        expect(found.nth(last)).to_have_attribute("aria-current", "true")
        position = page.get_by_role("slider").input_value()
        marks.first.click()
        expect(found.first).to_have_attribute("aria-current", "true")
        assert last == 0 or page.get_by_role("slider").input_value() != position
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert panel.locator("button").evaluate_all(
            "all => all.every(one => one.scrollHeight <= one.clientHeight)"
        )
        result = Axe().run(page)
        assert result.violations_count == 0, result.generate_report()
