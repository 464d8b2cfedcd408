"""The plain board, on which a game without a board of its own is played in any browser."""

import re
from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Page, expect
from tests.web import axe
from tests.web.player import first_of_kinds
from tests.web.screens import screen_of
from tests.web.server import OpenTable, Server, wait_until

from holdfast import games

SIZES = ((390, 844), (820, 1180), (1280, 800), (1920, 1080))
FITTINGS = [
    pytest.param(size, game, id=f"{size[0]}-{game}") for size, game in product(SIZES, games.names())
]
DECISIONS = 6
SAFE = ("gather", "hunt", "hide", "end")
"""What nobody dies of in the first round of Outlast."""


def plain(table: OpenTable, *viewers: int | None) -> str:
    """Return the address of a table on the plain board, whatever board the game has."""
    return table.link(*viewers).replace("#", "?board=plain#")


def solo(server: Server, game: str) -> OpenTable:
    """Open a table for one person and a bot that answers at once."""
    return screen_of(game).open_new(server, "random")


def offered(page: Page) -> list[str]:
    """Return the keys of all moves on the screen."""
    return page.locator("[data-move]").evaluate_all("all => all.map(one => one.dataset.move)")


def play(page: Page, table: OpenTable, answer: Callable[[], None]) -> None:
    """Answer some decisions, and check that each of them reached the table."""
    for _ in range(DECISIONS):
        expect(page.locator("[data-move]").first).to_be_visible()
        before = table.view(0)["seq"]
        answer()
        wait_until(lambda before=before: table.view(0)["seq"] > before)
        expect(page.locator(".problem")).to_have_count(0)


@pytest.mark.parametrize("game", ["outlast", pytest.param("exoworld", marks=pytest.mark.long)])
def test_by_mouse(page: Page, server: Server, game: str) -> None:
    """Check that every legal move is a button, and a click plays it."""
    table = solo(server, game)
    page.goto(plain(table, 0))

    def click() -> None:
        legal = {move["key"] for move in table.view(0)["moves"]}
        expect(page.locator("[data-move]")).to_have_count(len(legal))
        assert set(offered(page)) == legal
        key = first_of_kinds(offered(page), SAFE) or offered(page)[0]
        page.locator(f'[data-move="{key}"]').click()

    play(page, table, click)


@pytest.mark.long
@pytest.mark.parametrize("game", ["outlast", "exoworld"])
def test_by_keyboard(page: Page, server: Server, game: str) -> None:
    """Check that a move is played by its number, with Enter if more digits could follow."""
    table = solo(server, game)
    page.goto(plain(table, 0))

    def press() -> None:
        key = first_of_kinds(offered(page), SAFE) or offered(page)[0]
        target = page.locator(f'[data-move="{key}"]')
        number = target.get_attribute("data-number") or "e"  # the end of a turn has a letter
        page.keyboard.type(number)
        if number != "e" and int(number) * 10 <= page.locator("[data-number]").count():
            expect(target).to_be_focused()
            page.keyboard.press("Enter")

    play(page, table, press)


@pytest.mark.long
def test_arrows_walk_through_the_moves(page: Page, server: Server) -> None:
    """Check that Up and Down go from one answer to the next, and round at the end."""
    page.goto(plain(solo(server, "outlast"), 0))
    numbered = page.locator("[data-number]")
    numbered.first.focus()
    page.keyboard.press("ArrowDown")
    expect(numbered.nth(1)).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(numbered.last).to_be_focused()


@pytest.mark.long
def test_what_changed_is_lit(page: Page, server: Server) -> None:
    """Check that after a move only the facts that it changed are highlighted."""
    table = solo(server, "outlast")
    page.goto(plain(table, 0))
    expect(page.locator("[data-move]").first).to_be_visible()
    expect(page.locator(".lit")).to_have_count(0)
    actions = page.locator('[data-fact="actions_left"]')
    before = table.view(0)["view"]["actions_left"]
    page.locator('[data-move^="hide:"]').first.click()
    expect(actions).to_contain_text(str(before - 1))
    expect(actions).to_have_class(re.compile(r"\blit\b"))
    expect(page.locator('[data-fact="radius"]')).not_to_have_class(re.compile(r"\blit\b"))


@pytest.mark.long
@pytest.mark.parametrize(("size", "game"), FITTINGS)
def test_fits_and_is_accessible(
    page: Page, server: Server, game: str, size: tuple[int, int]
) -> None:
    """Check that nothing overflows sideways and axe finds no fault, in either theme."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(plain(solo(server, game), 0))
    expect(page.locator("[data-move]").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == size[0]
    axe.check_both_themes(page)


@pytest.mark.long
def test_in_german(page: Page, server: Server) -> None:
    """Check that prompt, moves and common fields are in German."""
    page.add_init_script("localStorage['holdfast.settings'] ??= '{\"language\": \"de\"}'")
    page.goto(plain(solo(server, "outlast"), 0))
    expect(page.get_by_text("Wähle, wer handelt")).to_be_visible()
    expect(page.locator('[data-fact="round"] dt')).to_have_text("Runde")
    expect(page.locator('[data-move="end"]')).to_contain_text("Zug")


@pytest.mark.long
def test_watching_and_looking_back(page: Page, server: Server) -> None:
    """Check that a spectator sees no moves, and the replay shows the same board."""
    table = solo(server, "outlast")
    table.play(0, "end")
    page.goto(plain(table, None))
    expect(page.locator('[data-fact="round"]')).to_be_visible()
    expect(page.locator("[data-move]")).to_have_count(0)
    page.goto(plain(table, 0).replace("?", "/replay?"))
    expect(page.locator('[data-fact="round"]')).to_be_visible()
    page.get_by_role("button", name="Go to the end").click()
    expect(page.locator(".lit").first).to_be_visible()


@pytest.mark.long
def test_the_end(page: Page, server: Server) -> None:
    """Check that the result is shown from the placements alone."""
    table = server.open("person", game="outlast")
    page.goto(plain(table, 0))
    expect(page.locator("[data-move]").first).to_be_visible()
    concede = next(c for c in table.view(0)["commands"] if c["kind"] == "concede")
    table.send_command(0, type="play", seq=table.view(0)["seq"], move=concede["n"])
    expect(page.get_by_role("heading", name="Ranking")).to_be_visible()
    axe.check_both_themes(page)
