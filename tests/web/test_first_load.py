"""Tests of how much a page loads; `python -m bench.first_decision` measures how soon it plays."""

import gzip
from urllib.parse import urlparse

from playwright.sync_api import Page, Response
from tests.web.player import Player

MOST_SCRIPT = 150_000
"""Bytes of compressed script for the lobby and one game."""


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
    assert Player(page).wait_for_turn()
    sizes = {urlparse(script.url).path: len(gzip.compress(script.body())) for script in scripts}
    assert len(sizes) > 3
    assert sum(sizes.values()) < MOST_SCRIPT, sizes
