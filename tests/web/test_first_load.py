"""The page is light and soon there."""

import gzip
from urllib.parse import urlparse

from playwright.sync_api import Page, Response, expect
from tests.web.player import Player

MOST_SCRIPT = 150_000
"""Bytes of compressed script for the lobby and one game."""
MOST_SECONDS = 2.0
"""From the lobby to the first decision, on a machine that has time."""
MOST_TRIES = 10
UNHURRIED = 150.0
"""Milliseconds that `BUSY_WORK` takes on a machine that has time. One that takes longer is slower,
or busy with something else, and may take as much longer for everything."""

BUSY_WORK = """() => {
  const began = performance.now();
  let sum = 0;
  for (let turn = 0; turn < 1e8; turn += 1) sum = (Math.imul(sum, 31) + turn) | 0;
  return performance.now() - began + 0 * sum;
}"""
# From the click until a move glows, as somebody at the screen would measure it.
WATCH_CLICK = """() => {
  addEventListener('click', () => {
    const began = performance.now();
    const look = () => {
      if (document.querySelector('[data-move]')) window.waited = performance.now() - began;
      else requestAnimationFrame(look);
    };
    look();
  }, { capture: true, once: true });
}"""


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


def test_the_first_decision_is_soon_there(page: Page) -> None:
    """One click in the lobby, and within two seconds it is one's turn. The best of several tries
    counts: whatever else the machine does can only disturb."""
    tries = []
    while not tries or min(tries) >= MOST_SECONDS:
        page.goto("/")
        play = page.get_by_role("button", name="Play Outlast")
        expect(play).to_be_visible()
        slowness = [page.evaluate(BUSY_WORK) / UNHURRIED]
        page.evaluate(WATCH_CLICK)
        play.click()
        assert Player(page).ready()
        waited = page.evaluate("window.waited") / 1000
        slowness.append(page.evaluate(BUSY_WORK) / UNHURRIED)
        tries.append(waited / max(1.0, *slowness))
        assert len(tries) < MOST_TRIES or min(tries) < MOST_SECONDS, tries
