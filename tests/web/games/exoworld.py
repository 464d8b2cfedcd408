"""Exoworld in a browser: its showcase, and how to play it with a mouse."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect
from tests.web.player import first_of_kinds
from tests.web.screens import Act, Reader, Screen, point_at
from tests.web.server import OpenTable, Server

GAME = "exoworld"


def open_exoworld(server: Server, *seats: str, **wish: Any) -> OpenTable:
    """Open a table of Exoworld."""
    return server.open(*seats, game=GAME, **wish)


class Crewmate:
    """A player who reads the screen and does what it offers."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.glowing = page.locator("[data-move]")
        self.last = page.locator('[data-caution="last"]')
        self.ranking = page.get_by_role("heading", name="What each of you did")
        self.prompt = page.get_by_role("region", name="What to do")
        self.board = page.get_by_role("group", name=re.compile("^The base"))
        self.hand = page.get_by_role("group", name=re.compile(r"cards? in hand$"))
        self.log = page.get_by_role("region", name="Log")

    def sit(self, table: OpenTable, *seats: int | None) -> Crewmate:
        """Open the table for these seats, and return the player."""
        self.page.goto(table.link(*seats))
        return self

    def wait_for_turn(self) -> bool:
        """Wait until the player must decide; return False if the game is over instead."""
        expect(self.glowing.or_(self.ranking).first).to_be_visible()
        return not self.ranking.is_visible()

    def offered(self) -> list[str]:
        """Return the keys of all moves that the screen offers."""
        return self.glowing.evaluate_all("all => all.map(one => one.dataset.move)")

    def card(self, kind: str) -> Locator:
        """Return a card in the player's hand."""
        return self.hand.locator(f'[data-card="{kind}"]').first

    def target(self, key: str) -> Locator:
        """Return the element that plays a move, after choosing the module from the hand."""
        kind, _, rest = key.partition(":")
        if kind == "deploy":
            card = self.card(rest.partition(":")[0])
            if card.get_attribute("aria-pressed") != "true":
                card.click()
        return self.page.locator(f'[data-move="{key}"]').first

    def play(self, key: str) -> None:
        """Play a move with the mouse."""
        expect(self.glowing.first).to_be_visible()
        self.target(key).click()
        # The last action of a turn needs a confirmation.
        if self.last.is_visible():
            self.last.locator('[data-coach="anyway"]').click()


def look(page: Page, tap: bool) -> None:
    """Point at a place where the Architect could put the Geothermal Well."""
    mate = Crewmate(page)
    assert mate.wait_for_turn()
    mate.card("M17").click()
    point_at(page, '[data-move="deploy:M17:N"]', tap)


def play(page: Page) -> tuple[Reader, Act]:
    """Return a player who draws cards and ends turns, and a function that answers one decision."""
    mate = Crewmate(page)

    def act() -> None:
        # Another player may have answered a decision of the team meanwhile.
        if keys := mate.offered():
            mate.play(first_of_kinds(keys, ("draw_deck", "end", "pass", "done")) or keys[0])

    return mate, act


def play_on(page: Page, server: Server) -> Callable[[], bool]:
    """Return a function that answers one decision: the Architect and the others walk about."""
    mate = Crewmate(page).sit(SCREEN.open(server, "settler"), SCREEN.seat)

    def act() -> bool:
        if not mate.wait_for_turn():
            return False
        keys = mate.offered()
        mate.play(first_of_kinds(keys, ("move", "draw_deck", "end", "pass", "done")) or keys[0])
        return True

    return act


SCREEN = Screen(
    GAME,
    showcase=("person", "random", "random"),
    look=look,
    play=play,
    play_on=play_on,
    card="module-HOME",
)
