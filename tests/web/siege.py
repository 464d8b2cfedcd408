"""Outbreak at a browser: the city, its hordes, and whoever plays there."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page
from tests.web.player import Player
from tests.web.server import OpenTable, Server

from holdfast import games

offered = pytest.mark.skipif(
    "outbreak" not in games.names(), reason="Outbreak is offered once its rules can be looked up."
)

CARRY_ON = (
    "attack", "hex", "survivor", "skill", "settlement", "kind", "card", "face", "piece", "slot",
    "auto", "pay", "roll", "accept", "done", "pass", "stay", "no", "none", "end", "end-phase",
)  # fmt: skip
"""What somebody wants who just carries on, the liked best first."""


def besiege(server: Server, *seats: str, **wish: Any) -> OpenTable:
    """A table of Outbreak."""
    return server.open(*seats, game="outbreak", **wish)


def showcase(server: Server) -> OpenTable:
    """Day 7: the Soldier has rolled, three bots play the others."""
    return besiege(server, "person", "steady", "steady", "steady", position="showcase")


class Defender(Player):
    """Somebody in the city."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.board = page.get_by_role("group").filter(has=page.locator("[data-hex]"))
        self.glowing = page.locator("[data-move], [data-strike]")
        self.ranking = page.get_by_role("heading", name="What each of you did")
        self.log = page.get_by_role("region", name="Log")
        self.strike = page.locator("[data-plan]")

    def hex(self, place: str) -> Locator:
        """A hex by its label's beginning, such as the name of a settlement."""
        return self.board.locator(f'[data-hex][aria-label^="{place}"]')

    def target(self, key: str) -> Locator:
        """Where a move is played: on the map, or else its button."""
        on_board = self.board.locator(f'[data-hex][data-move="{key}"]')
        return (on_board if on_board.count() else self.page.locator(f'[data-move="{key}"]')).first

    def click(self, key: str) -> None:
        """Play a move with the mouse."""
        self.target(key).click()

    def lay(self, place: str) -> None:
        """Lay dice on a horde, or take them back."""
        self.hex(place).click()

    def horde_to_strike(self) -> Locator:
        """A horde on which dice can be laid."""
        return self.board.locator('[data-hex][data-strike][aria-pressed="false"]').first
