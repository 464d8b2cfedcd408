"""The time until somebody plays: from a click in the lobby to the first decision, in a browser.

    python -m bench.first_decision [GAME ...]

The server runs as `holdfast serve` starts it, with a new database, and Chromium without a window.
For each game there are several clicks, and the fastest and the median are printed. Beside them is
the time of a fixed piece of work in the browser, which shows how busy the machine is.
"""

from __future__ import annotations

import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, sync_playwright
from rich.console import Console
from rich.table import Table

from bench.seats import chosen
from holdfast.kernel.game import Game

TRIES = 7
SERVED = re.compile(r"(http://\S+?)/?\s")
CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")

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
WAITED = """() => new Promise((tell) => {
  const look = () => (window.waited ? tell(window.waited) : requestAnimationFrame(look));
  look();
})"""


@contextmanager
def served() -> Iterator[str]:
    """Serve an empty database with compiled rules, and return a context with the address."""
    subprocess.run(
        [sys.executable, "-m", "holdfast", "warm"], check=True, stdout=subprocess.DEVNULL
    )
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "holdfast", "serve", "--port", "0"]
        process = subprocess.Popen(
            [*command, "--database", f"{folder}/tables.db"], stdout=subprocess.PIPE, text=True
        )
        assert process.stdout is not None
        try:
            found = SERVED.search(process.stdout.readline())
            if found is None:
                sys.exit("the server did not start")
            yield found[1]
        finally:
            process.terminate()
            process.wait()


def first_decision(page: Page, address: str, title: str) -> float:
    """Return the milliseconds from one click to the first decision."""
    page.goto(address)
    page.get_by_role("button", name=title).first.click()
    play = page.get_by_role("button", name=f"Play {title}")
    play.wait_for()
    page.evaluate(WATCH_CLICK)
    play.click()
    page.locator("[data-move]").first.wait_for()
    return float(page.evaluate(WAITED))


def main(played: dict[str, Game]) -> None:
    """Measure, and print a table."""
    chromium = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if chromium is None:
        sys.exit(f"there is no Chromium on the PATH ({', '.join(CHROMIUMS)})")
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    table = Table("game", "fastest, ms", "median, ms")
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=sandbox)
        page = browser.new_page(locale="en-GB")
        busy = min(page.evaluate(BUSY_WORK) for _ in range(TRIES))
        for name, game in played.items():
            title = game.text("en")("game-title")
            waited = [first_decision(page, address, title) for _ in range(TRIES)]
            table.add_row(name, f"{min(waited):.0f}", f"{statistics.median(waited):.0f}")
        browser.close()
    Console(width=80).print(table)
    print(f"a fixed piece of work took the browser {busy:.0f} ms")


if __name__ == "__main__":
    main(chosen(sys.argv[1:]))
