"""The page is light, soon there, and stands still while one plays."""

import gzip
from urllib.parse import urlparse

from playwright.sync_api import Page, Response
from tests.web.house import House
from tests.web.player import Player

MOST_SCRIPT = 150_000
"""Bytes of compressed script for the lobby and one game."""
MOST_SECONDS = 10
"""Until the first decision. On a quiet machine it takes less than two; this one may be busy."""

# The letters are there, and have been drawn.
SETTLE = """async () => {
  await document.fonts.ready;
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}"""
# All shifts count, also those that follow a click: nothing that is about to be clicked may run
# away. Each is told by the part of the screen that moved.
WATCH_SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const { sources } of list.getEntries())
    for (const { node } of sources) {
      const element = node instanceof Element ? node : node?.parentElement;
      const part = element?.closest('[aria-label]');
      window.shifts.push(part?.ariaLabel ?? element?.tagName ?? 'something');
    }
}).observe({ type: 'layout-shift' });
"""


def test_the_script_is_small(page: Page) -> None:
    scripts: list[Response] = []
    page.on(
        "response",
        lambda response: (
            scripts.append(response) if response.request.resource_type == "script" else None
        ),
    )
    page.goto("/")
    page.get_by_role("button", name="Play Outlast").click()
    assert Player(page).ready()
    sizes = {urlparse(script.url).path: len(gzip.compress(script.body())) for script in scripts}
    assert len(sizes) > 3
    assert sum(sizes.values()) < MOST_SCRIPT, sizes


def test_the_first_decision_is_soon_there(page: Page, house: House) -> None:
    page.goto(house.open("person", "person").link(0))
    assert Player(page).ready()
    assert page.evaluate("performance.now()") < MOST_SECONDS * 1000


def test_nothing_shifts_while_playing(page: Page, house: House) -> None:
    page.goto(house.open("person", "steady").link(0))
    player = Player(page)
    assert player.ready()
    page.evaluate(SETTLE)
    page.evaluate(WATCH_SHIFTS)
    for key in ("gather:A1", "move:A1:3"):
        player.target(key).hover()
        player.click(key)
        assert player.ready()
    # New lines of the log push older ones down.
    assert set(page.evaluate("window.shifts.splice(0)")) <= {"Log"}
    player.click("end")
    assert player.ready()
    # A new round has its own order, and somebody has arrived.
    assert set(page.evaluate("window.shifts")) <= {"Log", "Order of this round", "My people"}
