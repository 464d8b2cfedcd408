"""Outlive in a browser: its showcase, and how to play it with a mouse."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect
from tests.web.player import first_of_kinds
from tests.web.screens import Act, Reader, Screen, point_at
from tests.web.server import OpenTable, Server

ENTRIES = ("board", "move", "place", "draw-find")
"""Moves played on the places of the ring."""
DEEDS = (
    "discard", "free-build", "split", "lead", "drop-find", "give", "lose", "bat", "immune",
    "defend", "settle", "shoot", "prey", "hunt", "algae", "open-dam", "scavenge", "take", "search",
    "overcome", "feed", "recruit", "build", "move-in", "ability", "pay", "lose-goods", "salvage",
    "repair", "draw", "stand",
)  # fmt: skip
ONWARD = ("end", "done", "pass", "decline", "no-prey")
"""Moves that continue, which the key E plays."""


def showcase(server: Server) -> OpenTable:
    """Open the showcase: day 3, and the person in seat 2 sends a third hero."""
    return SCREEN.open(server)


class Settler:
    """A player who reads the screen and does what it offers."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.board = page.get_by_role("group").filter(has=page.locator("[data-place]"))
        self.prompt = page.get_by_role("region", name="What to do")
        self.open = page.locator("[data-move], [data-more]:enabled")
        self.ranking = page.get_by_role("list").filter(has=page.locator(".place"))

    def wait_for_turn(self) -> bool:
        """Wait until the player must decide; return False if the game is over instead."""
        expect(self.open.or_(self.ranking).first).to_be_visible()
        return not self.ranking.is_visible()

    def offered(self) -> list[str]:
        """Return the keys of all moves that the screen offers."""
        found = self.page.locator("[data-move]")
        return found.evaluate_all("all => all.map(one => one.dataset.move)")

    def place(self, name: str) -> Locator:
        """Return a place of the ring."""
        return self.board.locator(f'[data-place="{name}"]')

    def click(self, key: str) -> None:
        """Play a move with the mouse, on its place if that is on the ring."""
        if key.startswith(ENTRIES):
            place = self.board.locator(f'[data-move="{key}"]')
            if place.count():
                box = place.bounding_box()
                assert box is not None
                # Heroes stand on the lower half of a place.
                place.click(position={"x": box["width"] / 2, "y": box["height"] * 0.35})
                return
        self.page.locator(f'[data-move="{key}"]').first.click()

    def lay_down_a_token(self) -> None:
        """Add one token to the payment."""
        self.page.locator("[data-more]:enabled").first.click()


def look(page: Page, tap: bool) -> None:
    """Point at the Fairgrounds, where Cleo's 4 could go."""
    assert Settler(page).wait_for_turn()
    page.locator('[data-pick="4"]').click()
    point_at(page, '[data-place="fair"][data-move]', tap)


def play(page: Page) -> tuple[Reader, Act]:
    """Return a player who does whatever is possible, and a function that answers one decision."""
    player = Settler(page)

    def act() -> None:
        key = first_of_kinds(player.offered(), (*ENTRIES, *DEEDS, *ONWARD))
        player.click(key) if key else player.lay_down_a_token()

    return player, act


def play_on(page: Page, server: Server) -> Callable[[], bool]:
    """Return a function that answers one decision: Cleo's heroes go to work, and Night falls."""
    page.goto(showcase(server).link(SCREEN.seat))
    player, act = play(page)

    def decide() -> bool:
        if not player.wait_for_turn():
            return False
        act()
        return True

    return decide


SCREEN = Screen(
    "outlive",
    showcase=("random", "random", "person", "random"),
    look=look,
    play=play,
    play_on=play_on,
    card="survivor",
)
