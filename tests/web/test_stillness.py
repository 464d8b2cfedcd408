"""Nothing runs away from the eye or the pointer: the page stands still while one plays."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from tests.web import outlive, siege
from tests.web.outpost import Crewmate, open_outpost
from tests.web.player import OPEN_QUESTIONS, Player, liked
from tests.web.server import Server

# The letters are there, and have been drawn.
SETTLE = """async () => {
  await document.fonts.ready;
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}"""
# All shifts count, also those that follow a click: nothing that is about to be clicked may run
# away. Each is told by the part of the screen in which something moved, by what, and how far.
WATCH_SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const { sources } of list.getEntries())
    for (const { node, previousRect: before, currentRect: after } of sources) {
      // What has gone by now cannot run away from anybody.
      if (!node) continue;
      const element = node instanceof Element ? node : node?.parentElement;
      const part = element?.closest('[aria-label]')?.ariaLabel ?? 'somewhere';
      const what = `${element?.tagName}.${element?.classList[0]} ${element?.textContent}`;
      const way = `${after.x - before.x}, ${after.y - before.y}`;
      window.shifts.push(`${part}: ${what.slice(0, 40)} by ${way}`);
    }
}).observe({ type: 'layout-shift' });
"""
# Where the parts of the frame are that all games share.
FRAME = """() => Object.fromEntries(
  ['header', 'main', '.prompt .pair', '[role=tablist]', '[role=tabpanel]', '.mat']
    .map((part) => [part, document.querySelector(part).getBoundingClientRect()])
    .map(([part, { x, y, width, height }]) => [part, [x, y, width, height].map(Math.round)])
)"""
STRETCH = 10
"""So many decisions, with all that the bots and the board do in between."""

Act = Callable[[], object]
"""Wait for one's decision and answer it with the mouse; false once there is none any more."""


def outlast(page: Page, server: Server) -> Act:
    """C's people gather, hunt and eat; then all others play, the wild too, and a round begins."""
    page.goto(server.open("settler", "settler", "person", "settler", position="showcase").link(2))
    player = Player(page)

    def act() -> bool:
        if not player.ready():
            return False
        for name in ("C6", "C1"):
            choose = page.get_by_role("button", name=f"Choose {name}")
            if choose.count():
                choose.click()
        key = player.wish(*OPEN_QUESTIONS, "gather", "hunt", "end") or ""
        player.target(key).hover()
        player.click(key)
        return True

    return act


def outlive_day(page: Page, server: Server) -> Act:
    """Cleo's heroes go to work, and then the Night falls."""
    page.goto(outlive.showcase(server).link(2))
    player = outlive.Settler(page)

    def act() -> bool:
        if not player.ready():
            return False
        key = liked(player.offered(), (*outlive.ENTRIES, *outlive.DEEDS, *outlive.ONWARD))
        player.click(key) if key else player.lay_down_a_token()
        return True

    return act


def exoworld(page: Page, server: Server) -> Act:
    """The Architect walks about; so does everybody, while events come."""
    table = open_outpost(server, "person", "settler", "settler", position="showcase")
    mate = Crewmate(page).sit(table, 0)

    def act() -> bool:
        if not mate.ready():
            return False
        keys = mate.offered()
        mate.play(liked(keys, ("move", "draw_deck", "end", "pass", "done")) or keys[0])
        return True

    return act


def outbreak(page: Page, server: Server) -> Act:
    """The Soldier strikes, ends the turn, and the night comes."""
    page.goto(siege.showcase(server).link(0))
    player = siege.Defender(page)

    def act() -> bool:
        if not player.ready():
            return False
        if player.horde_to_strike().count():
            player.horde_to_strike().click()
        elif player.strike.is_visible():
            player.strike.click()
        else:
            player.click(player.wish(*siege.CARRY_ON) or "")
        return True

    return act


@pytest.mark.long
def test_while_the_table_appears(page: Page, server: Server) -> None:
    page.add_init_script(WATCH_SHIFTS)
    page.goto(server.open("person", "person").link(0))
    assert Player(page).ready()
    page.evaluate(SETTLE)
    assert page.evaluate("window.shifts") == []


@pytest.mark.long
def test_while_playing(page: Page, server: Server) -> None:
    act = outlast(page, server)
    page.locator("[data-move]").first.wait_for()
    page.evaluate(SETTLE)
    page.evaluate(WATCH_SHIFTS)
    for _ in range(STRETCH):
        assert act()
    assert page.evaluate("window.shifts") == []


@pytest.mark.long
@pytest.mark.parametrize("begin", [outlast, outlive_day, exoworld, outbreak])
def test_the_frame_of_every_game(
    begin: Callable[[Page, Server], Act], page: Page, server: Server
) -> None:
    act = begin(page, server)
    page.locator("[data-move]").first.wait_for()
    page.evaluate(SETTLE)
    before = page.evaluate(FRAME)
    for _ in range(STRETCH):
        assert act()
        assert page.evaluate(FRAME) == before


@pytest.mark.long
def test_the_log_shows_the_newest_and_waits_for_who_reads_back(page: Page, server: Server) -> None:
    page.goto(server.open("person", "settler").link(0))
    player = Player(page)
    log = page.get_by_role("region", name="Log")
    end = "it => it.scrollHeight - it.scrollTop - it.clientHeight"
    while log.evaluate("it => it.scrollHeight <= 2 * it.clientHeight"):
        assert player.ready()
        player.click(player.wish(*OPEN_QUESTIONS, "end") or "")
        assert log.evaluate(end) < 2
    assert player.ready()
    log.evaluate("it => it.scrollTo(0, 40)")
    first = log.get_by_role("listitem").first
    before = first.bounding_box()
    player.click(player.wish(*OPEN_QUESTIONS, "end") or "")
    assert player.ready()
    assert log.evaluate("it => it.scrollTop") == 40
    assert first.bounding_box() == before
