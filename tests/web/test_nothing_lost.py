"""Reloads, closed browsers and a killed server lose nothing of a game."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.web.player import Player
from tests.web.server import Server


@pytest.fixture
def fragile(tmp_path: Path) -> Iterator[Server]:
    """Yield a server that may be killed."""
    server = Server(tmp_path / "tables.sqlite3")
    server.start()
    yield server
    server.stop()


def history(page: Page) -> list[str]:
    """Return the lines of the log."""
    return page.get_by_role("region", name="Log").get_by_role("listitem").all_inner_texts()


def test_reload_in_mid_turn(page: Page, server: Server) -> None:
    page.goto(server.open("person", "heuristic").link(0))
    player = Player(page)
    for key in ("gather:A1", "end", "gather:A1"):
        assert player.wait_for_turn()
        player.click(key)
    assert player.wait_for_turn()
    told, offered = history(page), player.offered()
    page.reload()
    assert player.wait_for_turn()
    assert history(page) == told
    assert player.offered() == offered
    # The lobby remembers the table, and that it waits for this person.
    page.goto("/")
    table = page.get_by_role("region", name="Continue playing").get_by_role("link")
    expect(table).to_contain_text("Your turn")
    table.click()
    assert player.wait_for_turn()
    assert history(page) == told


@pytest.mark.long
def test_server_killed_in_mid_turn(page: Page, fragile: Server) -> None:
    page.goto(fragile.open("person", "heuristic").link(0))
    player = Player(page)
    for key in ("gather:A1", "end", "gather:A1"):
        assert player.wait_for_turn()
        player.click(key)
    assert player.wait_for_turn()
    told = history(page)

    fragile.kill()
    expect(page.get_by_text("No connection. Trying again…")).to_be_visible()
    fragile.start()
    expect(page.get_by_text("No connection. Trying again…")).not_to_be_visible()
    assert history(page) == told
    assert player.wait_for_turn()
    player.click("hunt:A1")
    expect(page.get_by_role("region", name="Log")).to_contain_text("A1 hunts")
    assert set(told) < set(history(page))

    # A reload, which has nothing but the link, shows the same.
    told = history(page)
    page.reload()
    assert player.wait_for_turn()
    assert history(page) == told


@pytest.mark.long
def test_server_killed_while_a_bot_thinks(page: Page, fragile: Server) -> None:
    page.goto(fragile.open("person", "heuristic").link(0))
    player = Player(page)
    assert player.wait_for_turn()
    player.click("end")
    fragile.kill()
    fragile.start()
    # The bot goes on by itself, and the turn comes back.
    expect(page).to_have_title("● Your turn: Outlast")
    assert player.wait_for_turn()
