"""A whole game against a bot, from the lobby to the ranking, with nothing but a keyboard."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.player import OPEN_QUESTIONS, Player
from tests.web.server import Server

MOST_TABS = 60


class Typist(Player):
    """Somebody without a mouse."""

    def press(self, *keys: str) -> None:
        """Press keys, one after another."""
        for key in keys:
            self.page.keyboard.press(key)

    def walk_to(self, target: Locator, key: str = "Tab") -> None:
        """Press a key until the focus is on something."""
        self.walk_until(lambda: target.evaluate("it => it === document.activeElement"), key)

    def walk_until(self, there: Callable[[], bool], key: str = "Tab") -> None:
        """Press a key until a wish is fulfilled."""
        for _ in range(MOST_TABS):
            if there():
                return
            self.press(key)
        pytest.fail(f"{MOST_TABS} times {key} did not lead there")

    def answer(self, key: str) -> None:
        """Walk to a move's target and play it."""
        self.walk_to(self.target(key))
        self.press("Enter")


@pytest.mark.long
def test_a_whole_game(page: Page) -> None:
    page.goto("/")
    typist = Typist(page)
    start = page.get_by_role("button", name="Play Outlast")
    expect(start).to_be_visible()
    for bot in ("Sif", "Bjorn"):
        typist.walk_to(page.get_by_role("button", name=bot))
        typist.press("Enter")
        typist.walk_to(page.get_by_role("button", name="Remove this seat"))
        typist.press("Enter")
    sheet = page.get_by_role("radio", name="Rule sheet")
    typist.walk_to(sheet)
    typist.press("ArrowRight", "ArrowLeft")
    expect(sheet).to_be_checked()
    typist.walk_to(start)
    typist.press("Enter")

    # The first turn by Tab, arrows and Enter: a tile shows what a move there would bring.
    assert typist.wait_for_turn()
    typist.walk_to(typist.board.locator('[data-move^="move:A1"]').first)
    expect(page.get_by_role("tooltip")).to_contain_text("A1 moves")
    typist.press("Enter")
    assert typist.wait_for_turn()
    expect(page.get_by_role("tabpanel", name="Log")).to_contain_text("A1")

    # Then by shortcuts alone; who does not hunt starves before long.
    turns = 0
    while typist.wait_for_turn():
        question = typist.first_offered(*OPEN_QUESTIONS)
        if question:
            typist.answer(question)
        else:
            typist.press("e")
            turns += 1
    assert turns >= 1
    expect(page).to_have_title("Outlast: the end")
    expect(page.get_by_role("listitem").filter(has_text="You")).to_contain_text("Out in")

    typist.walk_to(page.get_by_role("link", name="Replay from"))
    typist.press("Enter")
    expect(page).to_have_title("Outlast: replay")


@pytest.mark.long
def test_shortcuts(page: Page, server: Server) -> None:
    page.goto(server.open("random", "random", "person", "random", position="showcase").link(2))
    typist = Typist(page)
    log = page.get_by_role("tabpanel", name="Log")

    def chosen(meeple: str) -> Locator:
        return page.get_by_role("article", name=meeple)

    assert typist.wait_for_turn()
    expect(chosen("C5")).to_be_visible()
    for meeple in ("C6", "C1", "C2"):
        typist.press("n")
        expect(chosen(meeple)).to_be_visible()
    typist.press("Shift+N")
    expect(chosen("C1")).to_be_visible()

    typist.press("n", "g")
    expect(log).to_contain_text("C2 gathers")
    expect(typist.prompt).to_contain_text("2 actions left")
    typist.press("u")
    expect(typist.prompt).to_contain_text("3 actions left")
    expect(log).not_to_contain_text("C2 gathers")

    typist.press("?")
    expect(page.get_by_role("tabpanel", name="Rules")).to_be_visible()


def test_arrows_walk_over_the_board(page: Page, server: Server) -> None:
    page.goto(server.open("random", "random", "person", "random", position="showcase").link(2))
    typist = Typist(page)
    assert typist.wait_for_turn()
    tile = typist.board.locator("[data-tile]")
    typist.walk_until(lambda: page.evaluate("'tile' in document.activeElement.dataset"))
    expect(tile.and_(page.locator(":focus"))).to_have_attribute("data-tile", "0")
    typist.press("ArrowRight")
    expect(tile.and_(page.locator(":focus"))).to_have_attribute("data-tile", "1")
    typist.press("ArrowLeft", "ArrowLeft")
    expect(tile.and_(page.locator(":focus"))).to_have_attribute("data-tile", "4")
    # C2 stands there, which may act: Enter chooses it.
    typist.press("Enter")
    expect(page.get_by_role("article", name="C2")).to_be_visible()
