"""Outbreak in a browser: its showcase, and how to play it with a mouse."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect
from tests.web.player import Player, first_of_kinds
from tests.web.screens import Act, Reader, Screen, point_at
from tests.web.server import OpenTable, Server

CARRY_ON = (
    "attack", "hex", "survivor", "skill", "settlement", "kind", "card", "face", "piece", "slot",
    "auto", "pay", "roll", "accept", "done", "pass", "stay", "no", "none", "end", "end-phase",
)  # fmt: skip
"""The kinds of moves that advance the game, in order of preference."""


def open_outbreak(server: Server, *seats: str, **wish: Any) -> OpenTable:
    """Open a table of Outbreak."""
    return server.open(*seats, game="outbreak", **wish)


def showcase(server: Server) -> OpenTable:
    """Open the showcase: day 7, and the Soldier has rolled."""
    return SCREEN.open(server)


class Defender(Player):
    """A player of Outbreak."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.board = page.get_by_role("group").filter(has=page.locator("[data-hex]"))
        self.glowing = page.locator("[data-move], [data-strike]")
        self.ranking = page.get_by_role("heading", name="What each of you did")
        self.log = page.get_by_role("region", name="Log")
        self.strike = page.locator("[data-plan]")

    def hex(self, place: str) -> Locator:
        """Return a hex by the beginning of its label, such as the name of a settlement."""
        return self.board.locator(f'[data-hex][aria-label^="{place}"]')

    def target(self, key: str) -> Locator:
        """Return the element that plays a move: on the map, or else its button."""
        on_board = self.board.locator(f'[data-hex][data-move="{key}"]')
        return (on_board if on_board.count() else self.page.locator(f'[data-move="{key}"]')).first

    def click(self, key: str) -> None:
        """Play a move with the mouse."""
        self.target(key).click()

    def lay(self, place: str) -> None:
        """Lay dice on a horde, or take them back."""
        self.hex(place).click()

    def horde_to_strike(self) -> Locator:
        """Return a horde on which dice can be laid."""
        return self.board.locator('[data-hex][data-strike][aria-pressed="false"]').first


def look(page: Page, tap: bool) -> None:
    """Put the Soldier's dice on one horde, and point at another."""
    player = Defender(page)
    assert player.wait_for_turn()
    player.board.locator("[data-hex][data-strike]").first.click()
    point_at(page, "[data-hex][data-strike][aria-pressed=false]", tap)


def play(page: Page) -> tuple[Reader, Act]:
    """Return a player who strikes where possible, and a function that answers one decision."""
    player = Defender(page)

    def act() -> None:
        if player.horde_to_strike().count():
            player.horde_to_strike().click()
        elif player.strike.is_visible():
            player.strike.click()
            expect(player.strike).to_be_hidden()
        else:
            # Hordes stay marked for a strike while the move is being sent.
            keys = [key for key in player.offered() if key]
            key = first_of_kinds(keys, ("attack", *CARRY_ON))
            assert key or not keys, "it is the player's decision, but nothing is liked"
            if key:
                player.click(key)

    return player, act


def play_on(page: Page, server: Server) -> Callable[[], bool]:
    """Return a function that answers one decision: the Soldier strikes and ends the turn; night
    comes."""
    page.goto(showcase(server).link(SCREEN.seat))
    player = Defender(page)

    def act() -> bool:
        if not player.wait_for_turn():
            return False
        if player.horde_to_strike().count():
            player.horde_to_strike().click()
        elif player.strike.is_visible():
            player.strike.click()
        else:
            player.click(player.first_offered(*CARRY_ON) or "")
        return True

    return act


SCREEN = Screen(
    "outbreak",
    showcase=("person", "heuristic", "heuristic", "heuristic"),
    look=look,
    play=play,
    play_on=play_on,
    card="horde-back",
)
