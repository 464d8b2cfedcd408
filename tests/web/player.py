"""A player who plays with the mouse what the screen offers."""

from __future__ import annotations

import re
from collections.abc import Sequence

from playwright.sync_api import Locator, Page, expect

OPEN_QUESTIONS = ("feed", "at", "face", "to", "pass", "add")
"""Decisions that must be answered first, with the kind of move that answers them."""


class Player:
    """A player who reads the screen and does what it offers."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.board = page.get_by_role("group").filter(has=page.locator("[data-tile]"))
        self.glowing = page.locator("[data-move]")
        self.ranking = page.get_by_role(
            "heading", name=re.compile("Ranking|Rating|What each of you did")
        )
        self.prompt = page.get_by_role("region", name="What to do")
        self.end_turn = self.prompt.locator('[data-move="end"]')

    def wait_for_turn(self) -> bool:
        """Wait until the player must decide; return False if the game is over instead."""
        expect(self.glowing.or_(self.ranking).first).to_be_visible()
        return not self.ranking.is_visible()

    def offered(self) -> list[str]:
        """Return the keys of all moves that the screen offers."""
        return self.glowing.evaluate_all("all => all.map(one => one.dataset.move)")

    def target(self, key: str) -> Locator:
        """Return the element that plays a move: a piece or place on the board, or else a button."""
        on_board = self.board.locator(f'[data-move="{key}"]')
        return (on_board if on_board.count() else self.page.locator(f'[data-move="{key}"]')).first

    def click(self, key: str) -> None:
        """Play a move with the mouse."""
        target = self.target(key)
        box = target.bounding_box()
        assert box is not None
        # A tile may hold people in its middle; the area above them is always free.
        tile = key.startswith(("move", "at", "to"))
        target.click(position={"x": box["width"] / 2, "y": box["height"] * (0.2 if tile else 0.5)})

    def first_offered(self, *kinds: str) -> str | None:
        """Return the first offered move of the first of these kinds that is offered."""
        return first_of_kinds(self.offered(), kinds)


def first_of_kinds(keys: Sequence[str], kinds: Sequence[str]) -> str | None:
    """Return the first of these moves of the first of these kinds that occurs."""
    found = (key for kind in kinds for key in keys if key.partition(":")[0] == kind)
    return next(found, None)
