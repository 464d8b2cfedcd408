"""A whole game over connections that lose, double, delay and reorder messages."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Page, TimeoutError, WebSocketRoute, expect
from tests.web.player import Player, first_of_kinds
from tests.web.server import Server, wait_until
from tests.web.test_game_by_mouse import ACTIONS, SENSIBLE

FATES = ("as it is", "as it is", "as it is", "late", "late", "twice", "lost")
BREAKS = 8
"""Looks after which a line that has lost something breaks, as lines do."""

Say = Callable[[str | bytes], None]


@dataclass
class Line:
    """One socket of the browser, and the messages under way on it."""

    near: WebSocketRoute
    far: WebSocketRoute
    late: list[tuple[Say, str | bytes]] = field(default_factory=list)
    breaks_in: int | None = None

    def end(self) -> None:
        """Break the connection, and lose everything under way."""
        self.late.clear()
        self.near.close(code=4000)
        self.far.close()


class BadLines:
    """All sockets of a page. Messages are passed on while the page is looked at."""

    def __init__(self, page: Page, chance: random.Random) -> None:
        self.fates: dict[str, int] = dict.fromkeys([*FATES, "broken"], 0)
        self._chance = chance
        self._coming: list[str] = []
        self._line: Line | None = None
        page.route_web_socket("**/socket?*", self._open)

    def _open(self, near: WebSocketRoute) -> None:
        line = self._line = Line(near, near.connect_to_server())
        near.on_message(lambda message: self._carry(line, line.far.send, message))
        line.far.on_message(lambda message: self._carry(line, line.near.send, message))

    def _carry(self, line: Line, say: Say, message: str | bytes) -> None:
        # How many messages a game takes depends on how fast this machine is, so that chance alone
        # might leave a fate out: of every seven messages each has its share.
        self._coming = self._coming or self._chance.sample(FATES, len(FATES))
        fate = self._coming.pop()
        self.fates[fate] += 1
        if fate == "lost":
            line.breaks_in = line.breaks_in or BREAKS
        elif fate == "late":
            line.late.insert(self._chance.randrange(len(line.late) + 1), (say, message))
        else:
            for _ in range(2 if fate == "twice" else 1):
                say(message)

    def look(self) -> None:
        """Let a late message arrive, and break a connection whose time has come."""
        line = self._line
        if line is None:
            return
        if line.late and self._chance.random() < 0.5:
            say, message = line.late.pop()
            say(message)
        if line.breaks_in is not None:
            line.breaks_in -= 1
            if not line.breaks_in:
                self._line = None
                self.fates["broken"] += 1
                line.end()


def log(page: Page, name: str = "Log") -> list[str]:
    """Return the lines of the log."""
    return page.get_by_role("region", name=name).get_by_role("listitem").all_inner_texts()


def ranking(page: Page) -> list[str]:
    """Return the lines of the ranking at the end."""
    expect(page.get_by_role("heading", name="Ranking")).to_be_visible()
    places = page.get_by_role("list").filter(has_text="legacy").get_by_role("listitem")
    return places.all_inner_texts()


def ended(*pages: Page) -> bool:
    """Return whether all of these pages show the end."""
    return all(page.get_by_role("heading", name="Ranking").is_visible() for page in pages)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_over_a_bad_line(page: Page, server: Server, seed: int) -> None:
    lines = BadLines(page, random.Random(seed))
    table = server.open("person", "heuristic")
    page.goto(table.link(0))
    good = page.context.new_page()
    good.goto(table.link(0))
    player = Player(page)

    def come_to(it_is_so: Callable[[], bool]) -> None:
        def looked() -> bool:
            lines.look()
            page.wait_for_timeout(20)
            return it_is_so()

        wait_until(looked, pause=0)

    actions, clicks, compared = 0, 0, 0

    def wished() -> str | None:
        # What is offered may go while it is looked at, since the line goes on telling. A question
        # may be open when the turn should end: clicks that were lost have been counted as well.
        offered = list(filter(None, player.offered()))
        return first_of_kinds(offered, ("end", *SENSIBLE) if actions >= ACTIONS else SENSIBLE)

    while True:
        come_to(lambda: wished() is not None or player.ranking.is_visible())
        if player.ranking.is_visible():
            break
        key = wished()
        if key is None:
            continue
        with contextlib.suppress(TimeoutError):
            player.target(key).dispatch_event("click", timeout=1000)
        clicks += 1
        actions = 0 if key == "end" else actions + 1
        if clicks % 5 == 0:
            # However bad it is, it comes to what a good line has told long ago.
            come_to(lambda: log(page) == log(good) and (log(page) != [] or ended(page, good)))
            compared += 1
    # How long the game is depends on which clicks were lost: but not whether it was looked at.
    assert compared
    assert all(lines.fates.values()), lines.fates
    assert table.view(0)["over"]
    assert ranking(page) == ranking(good)
    page.reload()
    assert ranking(page) == ranking(good)
