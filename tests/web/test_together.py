"""Two people and a spectator, each in a browser of their own, at one table by link."""

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, WebSocketRoute, expect
from tests.web.player import Player
from tests.web.positions import blind_fight
from tests.web.server import OpenTable, Server, wait_until

NewContext = Callable[[], BrowserContext]
SOCKET = re.compile("/socket")


def test_a_friend_and_a_spectator_come_by_link(page: Page, new_context: NewContext) -> None:
    page.goto("/")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Invite friends").click()
    page.get_by_role("button", name="Wait here").click()
    for_friend = page.get_by_label("The link of this table").input_value()
    ben = Player(new_context().new_page())
    ben.page.goto(f"http://{for_friend}")
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    expect(page.locator('[data-seat="1"]')).to_contain_text("Ben")
    page.get_by_role("button", name=re.compile("^Start")).click()
    anna = Player(page)
    assert anna.wait_for_turn()
    expect(page.get_by_role("list", name="Order of this round")).to_contain_text("Ben")
    page.get_by_role("button", name="Menu").click()
    for_spectators = page.get_by_role("button", name="Copy link").last.get_attribute("data-link")
    assert for_spectators
    page.get_by_role("button", name="Close").last.click()
    cleo = Player(new_context().new_page())
    cleo.page.goto(for_spectators)
    expect(cleo.prompt).to_contain_text("You are watching. You see only what is public.")

    # Whose turn it is stands in every title, and only that person is offered anything.
    expect(page).to_have_title("● Your turn: Outlast")
    for other in (ben, cleo):
        expect(other.page).to_have_title("Anna’s turn: Outlast")
        expect(other.glowing).to_have_count(0)

    anna.click("gather:A1")
    for player in (anna, ben, cleo):
        expect(player.page.get_by_role("tabpanel", name="Log")).to_contain_text("A1 gathers")
    anna.click("end")
    expect(ben.page).to_have_title("● Your turn: Outlast")
    expect(page).to_have_title("Ben’s turn: Outlast")
    assert ben.wait_for_turn()
    assert all(":B1" in key or key == "end" for key in ben.offered())
    expect(anna.glowing).to_have_count(0)


@pytest.fixture
def hasty(server: Server, tmp_path: Path) -> Iterator[Server]:
    """Yield a server for which somebody is away half a second after they left.

    It starts after the shared server, which has compiled everything.
    """
    hasty = Server(tmp_path / "tables.sqlite3", linger=0.5)
    hasty.start()
    yield hasty
    hasty.stop()


def is_bot(table: OpenTable, seat: int) -> bool:
    return bool(table.view(None)["seats"][seat]["kind"] == "bot")


def press(button: Locator) -> bool:
    """Press a button, and return False: whether it helped is seen later."""
    button.click()
    time.sleep(0.5)
    return False


def test_a_bot_stands_in_for_a_friend_who_is_away(
    page: Page, new_context: NewContext, hasty: Server
) -> None:
    table = hasty.open("person", "person", "heuristic")
    waited_for = table.view(0)["ask"]["seat"]
    name = ("Anna", "Ben")[waited_for]
    friend = new_context().new_page()
    friend.goto(table.link(waited_for))
    page.clock.install()
    page.goto(table.link(1 - waited_for))
    turn = page.get_by_test_id("turn")
    expect(turn).to_contain_text(f"{name} is thinking")
    friend.close()
    expect(turn).to_contain_text(f"{name} is away")
    # A lost connection is not yet an absence.
    stand_in = turn.get_by_role("button", name="Let a bot play")
    page.clock.fast_forward("00:55")
    expect(turn).to_contain_text("After a minute")
    expect(stand_in).to_have_count(0)
    page.clock.fast_forward("00:06")
    # The server counts its own minute, which is half a second here, and refuses until then.
    wait_until(lambda: is_bot(table, waited_for) or press(stand_in))
    expect(turn).not_to_contain_text(f"{name} is away")
    assert table.view(None)["seats"][waited_for]["level"] == "heuristic"
    # The friend comes back to their own seat, without being asked.
    back = new_context().new_page()
    back.goto(table.link(waited_for))
    expect(back.get_by_test_id("turn")).to_be_visible()
    wait_until(lambda: table.view(None)["seats"][waited_for]["kind"] == "person")
    page.get_by_role("button", name="Menu").click()
    people = page.get_by_role("dialog", name="Menu")
    expect(people.get_by_text("here", exact=True)).to_have_count(2)


def test_nobody_at_a_shared_screen_counts_as_away(
    page: Page, new_context: NewContext, hasty: Server
) -> None:
    """Check that people who share a screen both count as present."""
    table = hasty.open("person", "person", "person")
    page.goto(table.link(0, 1))
    expect(page.get_by_test_id("turn")).to_be_visible()
    cleo = new_context().new_page()
    cleo.goto(table.link(2))
    for screen in (page, cleo):
        screen.get_by_role("button", name="Menu").click()
        people = screen.get_by_role("dialog", name="Menu")
        expect(people.get_by_text("here", exact=True)).to_have_count(3)
        expect(screen.get_by_test_id("stand-in")).to_have_count(0)


@pytest.mark.long
def test_nobody_sees_what_another_adds_in_secret(
    page: Page, new_context: NewContext, server: Server
) -> None:
    table = blind_fight(server)
    anna, ben, cleo = (Player(one) for one in (page, *(new_context().new_page() for _ in "bc")))
    for player, viewer in ((anna, 0), (ben, 1), (cleo, None)):
        player.page.goto(table.link(viewer))
        expect(player.page.get_by_role("group", name="A fight")).to_be_visible()
    anna.click("add:1")
    expect(ben.page).to_have_title("● Your turn: Outlast")
    assert ben.wait_for_turn()
    expect(cleo.page).to_have_title("Ben’s turn: Outlast")
    expect(anna.page.get_by_role("group", name="A fight")).to_contain_text("+1")
    for other in (ben, cleo):
        expect(other.page.get_by_role("group", name="A fight")).not_to_contain_text("+")
    ben.click("add:0")
    for player in (anna, ben, cleo):
        # The fight has ended the game; screen readers get its events all the same.
        expect(player.page.get_by_role("log")).to_contain_text("A1 adds 1 resource")


def test_a_lost_line_is_taken_up_again(page: Page, server: Server) -> None:
    lines: list[WebSocketRoute] = []

    def pass_on(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    page.route_web_socket(SOCKET, pass_on)
    table = server.open("person", "person")
    page.goto(table.link(1))
    expect(page).to_have_title("Anna’s turn: Outlast")
    lines[-1].close(code=1001)
    table.play(0, "gather:A1")
    table.play(0, "end")
    expect(page).to_have_title("● Your turn: Outlast")
    expect(page.get_by_role("tabpanel", name="Log")).to_contain_text("A1 gathers")
    assert len(lines) > 1


@pytest.mark.long
def test_play_goes_on_where_no_socket_can_be_had(page: Page, server: Server) -> None:
    page.route_web_socket(SOCKET, lambda line: line.close(code=1011))
    table = server.open("person", "person")
    page.goto(table.link(0))
    player = Player(page)
    expect(page.get_by_text("The connection is slow, but moves still arrive.")).to_be_visible()
    assert player.wait_for_turn()
    player.click("end")
    expect(page).to_have_title("Ben’s turn: Outlast")
    table.play(1, "gather:B1")
    expect(page.get_by_role("tabpanel", name="Log")).to_contain_text("B1 gathers")
