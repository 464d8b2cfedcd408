"""A rematch: one person opens it, and everybody else gets a link to their seat."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from tests.web.player import Player
from tests.web.positions import finished_game
from tests.web.server import Server

NewContext = Callable[[], BrowserContext]


@pytest.mark.long
def test_everybody_is_led_to_their_seat(
    page: Page, new_context: NewContext, server: Server
) -> None:
    table = finished_game(server)
    ben, cleo = (new_context().new_page() for _ in "bc")
    for one, viewer in ((page, 0), (ben, 1), (cleo, None)):
        one.goto(table.link(viewer))
        expect(one.get_by_role("heading", name="Ranking")).to_be_visible()
    # Somebody who looks at the board again hears of the rematch as well.
    ben.get_by_role("button", name="See the board").click()

    page.get_by_role("button", name="Rematch").click()
    expect(page).to_have_title("Ben’s turn: Outlast")
    for one in (ben, cleo):
        expect(one.get_by_role("status").get_by_text("Anna has opened a rematch")).to_be_visible()
    ben.get_by_role("button", name="Take my seat").click()
    # Ben is the next to start, and has sat down under his name.
    expect(ben).to_have_title("● Your turn: Outlast")
    assert Player(ben).wait_for_turn()
    expect(page.get_by_role("list", name="Order of this round")).to_contain_text("Ben")
    cleo.get_by_role("button", name="Watch it").click()
    expect(cleo).to_have_title("Ben’s turn: Outlast")
    tables = {one.url.partition("#")[0] for one in (page, ben, cleo)}
    assert len(tables) == 1
    assert table.id not in tables.pop()

    # The old table leads to the rematch later, too.
    ben.goto(table.link(1))
    ben.get_by_role("button", name="Rematch").click()
    expect(ben).to_have_title("● Your turn: Outlast")
    assert ben.url.partition("#")[0] == page.url.partition("#")[0]


@pytest.mark.long
def test_all_who_share_a_screen_sit_down_together(page: Page, server: Server) -> None:
    page.goto(finished_game(server).link(0, 1))
    page.get_by_role("button", name="Rematch").click()
    player = Player(page)
    expect(player.ranking).not_to_be_visible()
    assert player.wait_for_turn()
    expect(page.get_by_role("dialog")).to_have_count(0)
    player.click("end")
    expect(player.prompt.get_by_role("heading", level=1)).to_have_text("Anna’s turn")
    assert player.wait_for_turn()
