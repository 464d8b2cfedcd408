"""What browser tests know about each game's screen, found by the game's name.

A game with its own board declares in tests/web/games/<game>.py, as `SCREEN`, the seats of its
showcase and how a player plays it with a mouse. Any other game is shown from its opening and played
by its first move.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Protocol

from playwright.sync_api import Page, expect
from tests.support.table import nearest_player_count
from tests.web.player import Player
from tests.web.server import OpenTable, Server

from holdfast import games
from holdfast.lessons import course_of

BOARDS = Path(__file__).parents[2] / "web/src/games"
FIRST_GAME = "first"
"""The preset of a first game."""


class Reader(Protocol):
    """A player at a page."""

    def wait_for_turn(self) -> bool:
        """Wait until the player must decide; return False if the game is over instead."""
        ...


Act = Callable[[], None]
"""Answers the open decision with the mouse."""


def first_move(page: Page) -> tuple[Reader, Act]:
    """Return a player and a function that plays the first move on the screen."""
    player = Player(page)
    player.ranking = page.locator("div.end")

    def act() -> None:
        player.click(player.offered()[0])

    return player, act


def wait_for_offer(page: Page, tap: bool) -> None:
    """Wait until a move is offered."""
    expect(page.locator("[data-move]").first).to_be_visible()


@dataclass(frozen=True)
class Screen:
    """What browser tests know about one game."""

    game: str
    showcase: tuple[str, ...] = ()
    """The seats of the `showcase` position: one person, and levels of bots."""
    look: Callable[[Page, bool], None] = wait_for_offer
    """look(page, tap): point at a move of the showcase, for its picture."""
    play: Callable[[Page], tuple[Reader, Act]] = first_move
    """Returns a player of whole games and a function that answers one decision."""
    play_on: Callable[[Page, Server], Callable[[], bool]] | None = None
    """Opens the showcase and returns a function that answers the next decision with the mouse.

    The function returns False if the game is over. Ten decisions must be possible.
    """
    card: str = ""
    """A thing on the table of the showcase that has an explanation card."""

    @property
    def seat(self) -> int:
        """The seat of the person in the showcase."""
        return self.showcase.index("person") if self.showcase else 0

    def open(self, server: Server, bots: str = "") -> OpenTable:
        """Open the showcase, or the opening if there is none, with bots of the level `bots`, if
        given."""
        if not self.showcase:
            return self.open_new(server, "random")
        seats = [bots if bots and seat != "person" else seat for seat in self.showcase]
        return server.open(*seats, game=self.game, position="showcase")

    def open_new(self, server: Server, others: str) -> OpenTable:
        """Open a new game for a person and one other seat, if the game is not for one player."""
        seats = ["person", others][: nearest_player_count(games.load(self.game), 2)]
        return server.open(*seats, game=self.game)

    @property
    def title(self) -> str:
        """The name of the game in English."""
        return games.load(self.game).text("en")("game-title")


@cache
def screen_of(game: str) -> Screen:
    """Return what browser tests know about a game."""
    if not (Path(__file__).parent / "games" / f"{game}.py").exists():
        return Screen(game)
    screen: Screen = import_module(f"tests.web.games.{game}").SCREEN
    return screen


def with_board() -> list[str]:
    """Return the games that have a board of their own."""
    return [name for name in games.names() if (BOARDS / name / "index.ts").exists()]


def with_cards() -> list[str]:
    """Return the games whose board has explanation cards."""
    return [name for name in games.names() if (BOARDS / name / "cards.ts").exists()]


def with_course() -> list[str]:
    """Return the games that have lessons."""
    return [name for name in games.names() if course_of(games.load(name)) is not None]


def with_first_game() -> list[str]:
    """Return the games that offer a first game after their lessons."""
    return [
        name
        for name in with_course()
        if FIRST_GAME in [preset.id for preset in games.load(name).options.preset]
    ]


def point_at(page: Page, target: str, tap: bool) -> None:
    """Point at a highlighted element of the board, or tap it once."""
    there = page.get_by_role("main").locator(target).first
    if tap:
        there.tap()
    else:
        there.hover()
        expect(page.get_by_role("tooltip").first).to_be_visible()
