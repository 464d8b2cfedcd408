"""Offline mode in Firefox and WebKit: the page opens, and a first game is played.

Both are driven by what they bring themselves, where they are installed. A second visit begins from
what the first one prepared, or from the beginning where the browser refuses that.
"""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from tests.web.drivers import FIREFOXES, Driver, firefox, webkit, webkit_browser
from tests.web.plain_host import PlainHost, copy_with_fixed_entropy

import static_site

pytestmark = [pytest.mark.long, pytest.mark.web, pytest.mark.xdist_group("site")]

PATIENCE = 240
SECONDS_BETWEEN = 0.3
BROWSERS: dict[str, tuple[Callable[[Path], AbstractContextManager[Driver]], bool]] = {
    "firefox": (firefox, any(map(shutil.which, FIREFOXES))),
    "webkit": (webkit, webkit_browser() is not None),
}
MOVES = "document.querySelectorAll('[data-move]').length"
LOG = "document.querySelectorAll('[data-move]').length && document.body.innerText"
KEPT = "!!navigator.serviceWorker.controller"


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PlainHost]:
    """Yield a host that serves the built site."""
    if not (static_site.SITE / "sw.js").exists():
        pytest.skip("The site is not built: make site")
    folder = tmp_path_factory.mktemp("site") / "holdfast"
    host = PlainHost(copy_with_fixed_entropy(static_site.SITE, folder))
    yield host
    host.close()


def until(it_is_so: Callable[[], object]) -> None:
    """Wait until a condition holds, asking again at intervals."""
    deadline = time.monotonic() + PATIENCE
    while not it_is_so():
        assert time.monotonic() < deadline
        time.sleep(SECONDS_BETWEEN)


def click(window: Driver, words: str) -> None:
    """Click the button that says this, once it is there."""
    found = (
        f"[...document.querySelectorAll('button')].find((b) => b.textContent.includes({words!r}))"
    )
    until(lambda: window.evaluate(f"!!{found}"))
    window.evaluate(f"void {found}.click()")


def play(window: Driver, address: str) -> None:
    """Open the page, begin a game of Outlast, and answer its first decision."""
    window.go(address)
    known = (
        "['known', 'first'].forEach((w) => localStorage.setItem(`holdfast.${w}.outlast`, 'true'))"
    )
    window.evaluate(f"void {known}")
    window.go(f"{address}?again")
    click(window, "Outlast")
    click(window, "Play Outlast")
    until(lambda: window.evaluate(MOVES))
    before = window.evaluate(LOG)
    # It may be a part of a drawing, which has no method for this.
    clicked = "new MouseEvent('click', { bubbles: true })"
    window.evaluate(f"void document.querySelector('[data-move]').dispatchEvent({clicked})")
    until(lambda: window.evaluate(LOG) not in (0, before))


@pytest.mark.parametrize("name", BROWSERS)
def test_a_first_game_begins(name: str, host: PlainHost, tmp_path: Path) -> None:
    opened, installed = BROWSERS[name]
    if not installed:
        pytest.skip(f"{name} is not installed here")
    with opened(tmp_path) as window:
        play(window, host.url)
        play(window, host.url)
