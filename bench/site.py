"""The built site in a real Chromium: how soon somebody plays, how long answers and thoughts take.

A host of plain files runs in its own process. Each game gets a new browser without animations. Each
number is measured in the page itself, by its own clock, as a person at the screen would see it:

- first visit: from the first request to the first decision, one click on the game and one on *Play*
  in between; everything is fetched
- second visit: the same in another tab, when the site is kept
- answered: from the click on a move until its answer is there; shown: until it is on the screen
- Legend: the longest wait for one of its moves
- memory: private memory of the tab's process, as Chromium's own task manager counts it
- fetched: bytes that the host has sent; twice: bytes that it has sent again; stored: bytes that the
  browser keeps
- phone: a line of 1.6 Mbit/s, and a quarter of the time for every thread of the tab
"""

from __future__ import annotations

import gzip
import json
import os
import shutil
import statistics
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from rich.console import Console
from rich.table import Table

from bench.busy import Busy
from bench.first_decision import BUSY_WORK, TRIES
from bench.plain_host import Host, serve
from bench.seats import chosen
from bench.slowdown import children, slowed
from holdfast import games
from holdfast.kernel.game import Game

SITE = Path(__file__).resolve().parent.parent / "build" / "site"
CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
KEPT = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
DECISIONS, LEGENDS, MOST = 10, 4, 60
"""Number of own decisions measured in a game, of a Legend's moves, and of own decisions until those
have come."""
PATIENCE, CHOSEN, PAUSE = 120_000, 2000, 150
"""Milliseconds to wait for anything, for an answer that may not come, and between two decisions."""
FIRST, SECOND, ANSWERED, LEGEND, MEMORY = 8000, 2000, 50, 3000, 400
"""Goals: milliseconds of the first visit, of the second, of an answer and of a Legend's move;
megabytes."""
FETCHED, ALL_FETCHED = 7e6, 12e6
"""Goals: bytes fetched before the first decision, and until all games are stored."""
PHONE_LOBBY, PHONE_FIRST = 5000, 45_000
"""Goals on a phone: milliseconds until the lobby can be used, and until the first decision."""
PHONE_OCTETS, PHONE_SHARE = 200_000, 0.25
"""Bytes a second of a phone's line, and the share of the processor's time that it has."""
SNAPSHOT = """caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name))))
  .then((all) => Promise.all(all.map((cache) => cache.keys())))
  .then((keys) => keys.flat().some(({ url }) => /snapshot/.test(url)))"""
STORED = "navigator.storage.estimate().then(({ usage }) => usage)"

# Records all messages between the window and Python in its worker, with their times.
NOTE = """
window.noted = { lobby: 0, decision: 0, sent: 0, answered: [], shown: [], told: [] };
const look = () => {
  if (!noted.lobby && document.querySelector('main button')) noted.lobby = performance.now();
  if (document.querySelector('[data-move]')) noted.decision = performance.now();
  else requestAnimationFrame(look);
};
addEventListener('DOMContentLoaded', look);
// The click is what somebody at the screen would count from.
let clicked = 0;
addEventListener('click', () => (clicked = performance.now()), true);
const shown = (began) => requestAnimationFrame(() => {
  const channel = new MessageChannel();
  channel.port1.onmessage = () => noted.shown.push(performance.now() - began);
  channel.port2.postMessage(null);
});
// A message has all of the table, or what has changed (`hosting/views/changes.py`).
const known = { seats: [], asked: null, over: false };
const learn = (message) => {
  if (message.type === 'table') {
    Object.assign(known, { seats: message.seats, asked: message.ask?.seat, over: message.over });
    return;
  }
  const { ask, over } = message.fields;
  if (over) known.over = over[0];
  if (Array.isArray(ask)) known.asked = ask[0]?.seat;
  else if (ask?.seat) known.asked = ask.seat[0];
};
window.Worker = class extends Worker {
  constructor(...how) {
    super(...how);
    this.addEventListener('message', ({ data }) => {
      if (data.kind !== 'received') return;
      const now = performance.now();
      const message = JSON.parse(data.text);
      if (message.type !== 'table' && message.type !== 'update') return;
      if (noted.sent) {
        noted.answered.push(now - noted.sent);
        shown(noted.sent);
        noted.sent = 0;
      }
      learn(message);
      noted.told.push({ at: now, bot: !known.over && known.seats[known.asked]?.kind === 'bot' });
    });
  }
  postMessage(said, ...rest) {
    const plays = said.kind === 'send' && said.text.includes('"play"');
    if (plays) noted.sent = clicked || performance.now();
    super.postMessage(said, ...rest);
  }
};
"""


@dataclass
class Measured:
    """The measurements of one game."""

    first: float
    fetched: int = 0
    """Number of bytes fetched before the first decision."""
    requests: int = 0
    """Number of requests before the first decision."""
    all_fetched: int = 0
    """Number of bytes fetched until all games are stored."""
    twice: int = 0
    """Number of bytes fetched again that had been fetched before."""
    stored: float = 0
    """Bytes that the browser stores when all games are fetched."""
    with_snapshot: float = 0
    """Bytes that the browser stores once later visits are prepared."""
    second: float = 0
    answered: list[float] = field(default_factory=list)
    shown: list[float] = field(default_factory=list)
    legend: list[float] = field(default_factory=list)
    memory: float = 0


@contextmanager
def served(octets_per_second: int = 0) -> Iterator[Host]:
    """Serve the site as files until the end of the block."""
    if not (SITE / "sw.js").exists():
        sys.exit("The site is not built: make site")
    with serve(SITE, octets_per_second) as host:
        yield host


def visitor(browser: Browser, address: str, **more: Any) -> BrowserContext:
    """Return a browser context of somebody who has finished the lessons and first games."""
    known = [
        {"name": f"holdfast.{what}.{name}", "value": "true"}
        for what in ("known", "first")
        for name in games.names()
    ]
    settings: dict[str, Any] = {
        "locale": "en-GB", "reduced_motion": "reduce", "viewport": {"width": 1280, "height": 800},
        "storage_state": {"origins": [{"origin": address.rstrip("/"), "localStorage": known}]},
        **more,
    }  # fmt: skip
    context = browser.new_context(**settings)
    context.set_default_timeout(PATIENCE)
    context.add_init_script(NOTE)
    return context


def begin(page: Page, title: str, level: str = "") -> None:
    """Open a table, with bots of the usual level or another."""
    page.get_by_role("button", name=title).first.click()
    if level:
        page.get_by_role("radio", name=level).first.click()
    page.get_by_role("button", name=f"Play {title}").click()
    page.locator("[data-move]").first.wait_for()


def until(page: Page, it_is_so: str, most: float = PATIENCE) -> None:
    """Wait until a condition holds in the page, for at most `most` milliseconds.

    The page lets nobody evaluate anything in it, so it is asked again and again.
    """
    deadline = time.monotonic() + most / 1000
    while not page.evaluate(it_is_so) and time.monotonic() < deadline:
        page.wait_for_timeout(20)


def visit(context: BrowserContext, address: str, title: str) -> tuple[Page, float]:
    """Return a new tab, and the milliseconds until its first decision."""
    page = context.new_page()
    page.goto(address, wait_until="commit")
    begin(page, title)
    until(page, "noted.decision > 0")
    return page, float(page.evaluate("noted.decision"))


def play(page: Page, decisions: int) -> None:
    """Answer this number of decisions, unless the game ends before."""
    ending = page.locator("[data-move], h2:has-text('Ranking'), h2:has-text('Rating')")
    for _ in range(decisions):
        ending.first.wait_for()
        moves = page.locator("[data-move]")
        if not moves.count():
            return
        told = page.evaluate("noted.answered.length")
        moves.first.dispatch_event("click")
        # A click that only selects a piece gets no answer.
        until(page, f"noted.answered.length > {told}", CHOSEN)
        page.wait_for_timeout(PAUSE)


def waited(told: list[dict[str, Any]]) -> list[float]:
    """Return the times that people waited for decisions of bots."""
    return [after["at"] - before["at"] for before, after in pairwise(told) if before["bot"]]


def memory(browser: Browser) -> float:
    """Return the megabytes that the largest tab uses alone."""
    session = browser.new_browser_cdp_session()
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    sizes = []
    for process in found:
        if process["type"] == "renderer":
            status = Path(f"/proc/{process['id']}/status").read_text()
            fields = dict(line.split(":", 1) for line in status.splitlines())
            own = sum(int(fields[name].split()[0]) for name in ("RssAnon", "VmSwap"))
            sizes.append(own / 1024)
    return max(sizes)


def measure(launch: dict[str, Any], playwright: Any, host: Host, game: Game) -> Measured:
    """Measure one game of the built site in a browser."""
    title = game.text("en")("game-title")
    browser = playwright.chromium.launch(**launch)
    host.forget()
    try:
        context = visitor(browser, host.address)
        page, first = visit(context, host.address, title)
        now = host.fetched(until=(page.evaluate("performance.timeOrigin") + first) / 1000)
        found = Measured(first, now.octets, now.requests)
        until(page, KEPT)
        found.stored = page.evaluate(STORED)
        all_of_it = host.fetched()
        found.all_fetched, found.twice = all_of_it.octets, all_of_it.twice
        until(page, SNAPSHOT)
        page.wait_for_timeout(CHOSEN)
        found.with_snapshot = page.evaluate(STORED)
        page.close()
        page, found.second = visit(context, host.address, title)
        play(page, DECISIONS)
        noted = page.evaluate("noted")
        found.answered, found.shown = noted["answered"], noted["shown"]
        page.close()
        page = context.new_page()
        page.goto(host.address)
        begin(page, title, "Legend")
        for _ in range(MOST):
            play(page, 1)
            if len(waited(page.evaluate("noted.told"))) >= LEGENDS:
                break
        page.wait_for_timeout(3000)
        found.legend = waited(page.evaluate("noted.told"))
        found.memory = memory(browser)
        return found
    finally:
        browser.close()


def on_a_phone(
    launch: dict[str, Any], playwright: Any, address: str, game: Game
) -> tuple[float, float]:
    """Return the milliseconds on a phone until the lobby can be used, and until a decision."""
    title = game.text("en")("game-title")
    browser = playwright.chromium.launch(**launch)
    try:
        session = browser.new_browser_cdp_session()
        processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
        (own,) = [one["id"] for one in processes if one["type"] == "browser"]
        context = visitor(browser, address, viewport={"width": 390, "height": 844}, is_mobile=True)
        with slowed(lambda: children(own, b"--type=renderer"), PHONE_SHARE):
            page, decision = visit(context, address, title)
            return float(page.evaluate("noted.lobby")), decision
    finally:
        browser.close()


def bar(value: float, most: float, unit: str) -> str:
    """Return a number in green if it is at most `most`, else in red."""
    return f"[{'green' if value <= most else 'red'}]{value:,.0f} {unit}[/]"


def packed(*patterns: str) -> tuple[int, int]:
    """Return the bytes of files of the site, plain and compressed as most hosts send them."""
    files = [file for pattern in patterns for file in SITE.glob(pattern)]
    octets = [file.read_bytes() for file in files]
    return sum(map(len, octets)), sum(len(gzip.compress(one, 6)) for one in octets)


def sizes(played: dict[str, Game]) -> Table:
    """Return a table of the bytes that are fetched: once for all games, and for each game."""
    table = Table("fetched", "bytes", "packed")
    listed = json.loads((SITE / "site.json").read_text("utf-8"))["packs"]
    packs = {name: tuple(path for path, _ in pieces) for name, pieces in listed.items()}
    parts = {
        "Python": (*packs["python"], *packs["standard"]),
        "Holdfast and its packages": packs["library"],
        "lobby and table": ("index.html", "*.json", "*.svg", "assets/*"),
        **{f"rules and bots of {name}": packs[name] for name in played},
        **{f"rules and lessons of {name}, to read": packs[f"reading-{name}"] for name in played},
        **{f"puzzles of {name}": packs[f"puzzles-{name}"] for name in played},
        **{f"net of {name}": packs[f"net-{name}"] for name in played},
        "what is hardly ever imported": packs["rest"],
        "everything": ("**/*.*",),
    }
    for name, patterns in parts.items():
        table.add_row(name, *(f"{size:,}" for size in packed(*patterns)))
    return table


def main(played: dict[str, Game]) -> None:
    """Measure the built site in a browser, and print tables."""
    chromium = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if chromium is None:
        sys.exit(f"There is no Chromium on the PATH ({', '.join(CHROMIUMS)}).")
    launch: dict[str, Any] = {
        "executable_path": chromium, "args": ["--no-sandbox"] if os.geteuid() == 0 else [],
    }  # fmt: skip
    table = Table(
        "in Chromium", "first visit", "second visit", "answer", "frame", "Legend, longest",
        "memory",
    )  # fmt: skip
    weight = Table(
        "fetched in Chromium", "before the first decision", "requests", "until all is kept",
        "of that twice", "stored", "with the snapshot",
    )  # fmt: skip
    phone = Table("on a phone", "lobby", "first decision")
    busy = Busy()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch)
        fixed = min(browser.new_page().evaluate(BUSY_WORK) for _ in range(TRIES))
        browser.close()
        with served() as host:
            for name, game in played.items():
                it = measure(launch, playwright, host, game)
                weight.add_row(
                    name, bar(it.fetched, FETCHED, "bytes"), str(it.requests),
                    bar(it.all_fetched, ALL_FETCHED, "bytes"), bar(it.twice, 0, "bytes"),
                    f"{it.stored / 1e6:.1f} MB", f"{it.with_snapshot / 1e6:.1f} MB",
                )  # fmt: skip
                table.add_row(
                    name, bar(it.first, FIRST, "ms"), bar(it.second, SECOND, "ms"),
                    bar(statistics.median(it.answered), ANSWERED, "ms"),
                    f"{statistics.median(it.shown):,.0f} ms",
                    bar(max(it.legend), LEGEND, "ms") if it.legend else "none came",
                    bar(it.memory, MEMORY, "MB"),
                )  # fmt: skip
        with served(PHONE_OCTETS) as host:
            for name, game in played.items():
                lobby, decision = on_a_phone(launch, playwright, host.address, game)
                phone.add_row(name, bar(lobby, PHONE_LOBBY, "ms"), bar(decision, PHONE_FIRST, "ms"))
    console = Console(width=110)
    for made in (sizes(played), weight, table, phone):
        console.print(made)
    console.print(f"A fixed piece of work took the browser {fixed:.0f} ms.")
    console.print(busy.report())


if __name__ == "__main__":
    main(chosen(sys.argv[1:]))
