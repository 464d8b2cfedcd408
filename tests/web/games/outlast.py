"""Outlast in a browser: its showcase, and how to play it with a mouse."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.web.player import OPEN_QUESTIONS, Player
from tests.web.screens import Act, Reader, Screen, point_at
from tests.web.server import Server


def look(page: Page, tap: bool) -> None:
    """Point at the hunt of C2."""
    player = Player(page)
    expect(player.glowing.first).to_be_visible()
    player.board.locator('[data-meeple="C2"]').click()
    point_at(page, '[data-move="hunt:C2"]', tap)


def play(page: Page) -> tuple[Reader, Act]:
    """Return a player who does three things in a turn, and a function that answers one decision."""
    player, done = Player(page), [0]

    def act() -> None:
        wishes = ("end",) if done[0] == 3 else (*OPEN_QUESTIONS, "gather", "hunt", "move", "end")
        key = player.first_offered(*wishes)
        assert key, "it is the player's decision, but nothing glows"
        done[0] = 0 if key == "end" else done[0] + 1
        player.click(key)

    return player, act


def play_on(page: Page, server: Server) -> Callable[[], bool]:
    """Return a function that answers one decision.

    C's people gather, hunt and eat; then all others and the wild play, and a round begins.
    """
    page.goto(SCREEN.open(server, "settler").link(SCREEN.seat))
    player = Player(page)

    def act() -> bool:
        if not player.wait_for_turn():
            return False
        for name in ("C6", "C1"):
            choose = page.get_by_role("button", name=f"Choose {name}")
            if choose.count():
                choose.click()
        key = player.first_offered(*OPEN_QUESTIONS, "gather", "hunt", "end") or ""
        player.target(key).hover()
        player.click(key)
        return True

    return act


SCREEN = Screen(
    "outlast",
    showcase=("random", "random", "person", "random"),
    look=look,
    play=play,
    play_on=play_on,
    card="wolf",
)
