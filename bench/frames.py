"""The duration of frames while a table shows what happens, by Chromium's own tracing.

    python -m bench.frames [--seconds 40] [--width 1280] [--height 800] [GAME ...]

A page watches bots play at the usual pace, with all animations. Frames count from two seconds after
the table is shown, and only while the page requests frames, which it does as long as something
moves.

A screen shows a frame at its next refresh. So the time of a frame is the time between its refresh
and the refresh of the frame before; if a frame is late, that is two refreshes. The goal is that 95
of 100 frames take at most 20 milliseconds. Beside it is the time between two drawings, which nobody
sees.

Without a screen and a GPU the processor draws, so the figures are those of a slow machine, and
other programs add to them.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.table import Table

from bench.busy import Busy
from bench.seats import chosen, middle
from holdfast.kernel.background_compiler import compile_to_disk
from holdfast.kernel.game import Game

CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CATEGORIES = ["disabled-by-default-devtools.timeline.frame"]
LEVEL = "heuristic"
WITHIN = 20.0
"""Maximum time of a frame in milliseconds: refreshes are 16.7 apart, and clocks are not exact."""
WANTED = 0.95
STANDING = 2.0
"""Seconds after which a table is built, and only the game itself still moves anything."""
SERVE = """
import sys
from bench.server.entropy import SetEntropy
from holdfast.server.run import serve
serve(port=0, database=sys.argv[1], warm_up=[sys.argv[2]], search=False, entropy=SetEntropy(1))
"""
Event = dict[str, Any]


@contextmanager
def server(folder: str, game: str) -> Iterator[str]:
    """Run a server with default settings; yield its address."""
    command = [sys.executable, "-c", SERVE, str(Path(folder) / f"{game}.sqlite3"), game]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        told = re.search(r"http://127.0.0.1:\d+", running.stdout.readline())
        try:
            if told is None:
                raise RuntimeError("the server did not start")
            yield told[0]
        finally:
            running.terminate()


def ask(url: str, body: object) -> Any:
    """Send a request, and return the server's answer."""
    request = urllib.request.Request(
        url, json.dumps(body).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def open_table(url: str, game: Game) -> str:
    """Open a table at which bots play all seats; return the link of a seat."""
    bots = [{"kind": "bot", "level": LEVEL, "name": ""}] * (middle(game) - 1)
    seats = [{"kind": "person", "name": "Anna"}, *bots]
    new = ask(f"{url}/api/tables", {"game": game.name, "seats": seats})
    token = next(seat["token"] for seat in new["seats"] if seat["seat"] == 0)
    ask(
        f"{url}/api/tables/{new['table']}/commands?token={token}",
        {"type": "hand-over", "seat": 0, "level": LEVEL},
    )
    return f"{url}/table/{new['table']}#token={token}"


def watch(browser: Browser, link: str, size: tuple[int, int], seconds: float) -> list[Event]:
    """Watch a table in Chromium, and return what it reports about its frames."""
    width, height = size
    page = browser.new_page(viewport={"width": width, "height": height})
    # With the settings of a newcomer, the board would wait for a click before each event.
    page.add_init_script("localStorage['holdfast.settings'] = '{\"pace\": \"normal\"}'")
    page.goto(link)
    page.locator(".prompt, .sheet").first.wait_for()
    page.wait_for_timeout(1000 * STANDING)
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.wait_for_timeout(1000 * seconds)
    traced: list[Event] = json.loads(browser.stop_tracing())["traceEvents"]
    page.close()
    return traced


def times(events: list[Event]) -> tuple[list[float], list[float]]:
    """Return the milliseconds between frames, by the screen's refreshes and by when they were
    drawn.
    """
    beats: dict[tuple[int, int], float] = {}
    drawn: dict[int, list[tuple[float, float] | None]] = {}
    for event in sorted(events, key=lambda one: one["ts"]):
        at, page = event["ts"] / 1000, event["args"].get("layerTreeId", -1)
        frame, frames = (page, event["args"].get("frameSeqId", -1)), drawn.setdefault(page, [])
        if event["name"] == "BeginFrame":
            beats[frame] = at
        elif event["name"] == "DrawFrame":
            frames.append((beats[frame], at) if frame in beats else None)
        elif event["name"] == "NeedsBeginFrameChanged":
            frames.append(None)
    (most,) = sorted(drawn.values(), key=len)[-1:] or [[]]
    pairs = [(a, b) for a, b in pairwise(most) if a is not None and b is not None]
    return [b[0] - a[0] for a, b in pairs], [b[1] - a[1] for a, b in pairs]


def main() -> None:
    """Measure the frames of each game, and print a table."""
    parser = argparse.ArgumentParser(description="How long frames take while a table moves.")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--seconds", type=float, default=40, help="how long each is watched")
    parser.add_argument("--width", type=int, default=1280)
    parser.add_argument("--height", type=int, default=800)
    args = parser.parse_args()
    chromium = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if chromium is None:
        sys.exit(f"There is no Chromium on the PATH ({', '.join(CHROMIUMS)}).")
    columns = ("frames", "median", "95 of 100", "slowest", "in 20 ms", "drawn in 20 ms")
    table, busy = Table("frames while animating", *columns), Busy()
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=chromium, args=sandbox)
        for name, game in chosen(args.games).items():
            compile_to_disk(game, lambda *_: None)
            with server(folder, name) as url:
                link = open_table(url, game)
                traced = watch(browser, link, (args.width, args.height), args.seconds)
            took, drawn = map(sorted, times(traced))
            if not took:
                sys.exit(f"Nothing moved in {name}.")
            share, drawn_share = (
                sum(one <= WITHIN for one in all_) / len(all_) for all_ in (took, drawn)
            )
            table.add_row(
                name, str(len(took)), f"{took[len(took) // 2]:.1f} ms",
                f"{took[int(0.95 * (len(took) - 1))]:.1f} ms", f"{took[-1]:.1f} ms",
                f"[{'green' if share >= WANTED else 'red'}]{share:.1%}[/]", f"{drawn_share:.1%}",
            )  # fmt: skip
        browser.close()
    console = Console()
    console.print(table)
    console.print(busy.report())


if __name__ == "__main__":
    main()
