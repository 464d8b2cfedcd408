"""Tests that nothing on the page moves away from the eye or the pointer while one plays."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page
from tests.web.player import OPEN_QUESTIONS, Player
from tests.web.screens import screen_of
from tests.web.server import Server

from holdfast import games

# The letters are there, and have been drawn.
SETTLE = """async () => {
  await document.fonts.ready;
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}"""
# All shifts count, also those that follow a click: nothing that is about to be clicked may run
# away. Each names the part of the screen in which something moved, what moved, and how far.
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
"""The number of decisions, with all that the bots and the board do in between."""

PLAYED_ON = {name: play_on for name in games.names() if (play_on := screen_of(name).play_on)}
"""The games whose frame is watched while somebody plays."""


@pytest.mark.long
def test_while_the_table_appears(page: Page, server: Server) -> None:
    page.add_init_script(WATCH_SHIFTS)
    page.goto(server.open("person", "person").link(0))
    assert Player(page).wait_for_turn()
    page.evaluate(SETTLE)
    assert page.evaluate("window.shifts") == []


@pytest.mark.long
def test_while_playing(page: Page, server: Server) -> None:
    act = PLAYED_ON["outlast"](page, server)
    page.locator("[data-move]").first.wait_for()
    page.evaluate(SETTLE)
    page.evaluate(WATCH_SHIFTS)
    for _ in range(STRETCH):
        assert act()
    assert page.evaluate("window.shifts") == []


@pytest.mark.long
@pytest.mark.parametrize("game", PLAYED_ON)
def test_the_frame_of_every_game(game: str, page: Page, server: Server) -> None:
    act = PLAYED_ON[game](page, server)
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
        assert player.wait_for_turn()
        player.click(player.first_offered(*OPEN_QUESTIONS, "end") or "")
        assert log.evaluate(end) < 2
    assert player.wait_for_turn()
    log.evaluate("it => it.scrollTo(0, 40)")
    first = log.get_by_role("listitem").first
    before = first.bounding_box()
    player.click(player.first_offered(*OPEN_QUESTIONS, "end") or "")
    assert player.wait_for_turn()
    assert log.evaluate("it => it.scrollTop") == 40
    assert first.bounding_box() == before


# More has been written since the log scrolled itself, and only now it hears that it has scrolled.
HEARS_LATE = """async (log) => {
  const more = log.appendChild(document.createElement('div'));
  more.style.height = '200px';
  log.dispatchEvent(new Event('scroll'));
  more.remove();
}"""


@pytest.mark.long
def test_lines_that_come_quickly_are_no_reading_back(page: Page, server: Server) -> None:
    page.goto(server.open("person", "heuristic").link(0))
    player = Player(page)
    log = page.get_by_role("region", name="Log")
    while log.evaluate("it => it.scrollHeight <= it.clientHeight + 100"):
        assert player.wait_for_turn()
        player.click(player.first_offered(*OPEN_QUESTIONS, "end") or "")
    assert player.wait_for_turn()
    log.evaluate(HEARS_LATE)
    player.click(player.first_offered(*OPEN_QUESTIONS, "end") or "")
    assert player.wait_for_turn()
    assert log.evaluate("it => it.scrollHeight - it.scrollTop - it.clientHeight") < 2
