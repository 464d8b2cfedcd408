"""Fixtures of browser tests: a real browser (the machine's Chromium) and a real server."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.conftest import compile_once
from tests.web.server import PATIENCE, Server

from holdfast import games
from holdfast.hosting.client_files import built_client

# The headless shell is quicker than a browser that only hides its window.
CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}

# The lobby opens with the latest game, which most tests are about. Most people in the tests need no
# lessons and have had their first game.
KNOWN = [f"holdfast.{what}.{name}" for what in ("known", "first") for name in games.names()]
LIKES_OUTLAST = "localStorage['holdfast.game'] ??= '\"outlast\"';" + "".join(
    f"localStorage['{key}'] ??= 'true';" for key in KNOWN
)

expect.set_options(timeout=PATIENCE * 1000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark every test of this folder as a browser test."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.web)


def skip_or_fail(reason: str) -> None:
    """Skip the test, or fail it in CI, for this reason."""
    if os.environ.get("CI") == "1":
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Start the Chromium on the PATH instead of a downloaded one."""
    chromium = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if chromium is None:
        skip_or_fail(f"There is no Chromium on the PATH ({', '.join(CHROMIUMS)}).")
    # Chromium refuses to sandbox itself for root, who runs the tests in a container.
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    return {**browser_type_launch_args, "executable_path": chromium, "args": sandbox}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server, shared by all tests that do not harm it."""
    if built_client() is None:
        skip_or_fail("The client is not built: python tools/web.py build")
    for name in games.names():  # else the server would compile them while the browser needs time
        compile_once(games.load(name))
    server = Server(tmp_path_factory.mktemp("server") / "tables.sqlite3")
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any], server: Server) -> dict[str, Any]:
    """Return the settings of a desktop browser without animations, so that tests need not wait."""
    return {
        **browser_context_args,
        "base_url": server.url,
        "color_scheme": "dark",
        "locale": "en-GB",
        "reduced_motion": "reduce",
        "storage_state": {
            "cookies": [],
            "origins": [
                {
                    "origin": server.url,
                    "localStorage": [{"name": key, "value": "true"} for key in KNOWN],
                }
            ],
        },
        "viewport": DESKTOP,
    }


@pytest.fixture
def new_context(new_context: Callable[..., BrowserContext]) -> Callable[..., BrowserContext]:
    """Return a function that opens a separate browser context with long timeouts."""

    def open_context(**settings: Any) -> BrowserContext:
        context = new_context(**settings)
        context.set_default_timeout(PATIENCE * 1000)
        return context

    return open_context


@pytest.fixture
def context(context: BrowserContext) -> BrowserContext:
    """Return the default browser context, with long timeouts."""
    context.add_init_script(LIKES_OUTLAST)
    return context


@pytest.fixture
def phone(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    """Return a page on a phone."""
    settings = {**browser_context_args, "viewport": PHONE, "has_touch": True, "is_mobile": True}
    with browser.new_context(**settings) as context:
        context.set_default_timeout(PATIENCE * 1000)
        context.add_init_script(LIKES_OUTLAST)
        yield context.new_page()
