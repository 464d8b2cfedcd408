"""A phone: the board and the people one swipe apart, and a first tap that only shows."""

import pytest
from playwright.sync_api import Page, expect
from tests.web.player import Player
from tests.web.positions import finished_game
from tests.web.server import Server


@pytest.fixture
def player(phone: Page, server: Server) -> Player:
    """Return C's player at the showcase, with C2 chosen."""
    phone.goto(server.open("random", "random", "person", "random", position="showcase").link(2))
    player = Player(phone)
    assert player.wait_for_turn()
    player.prompt.get_by_role("button", name="Choose C2").tap()
    expect(player.prompt).to_contain_text("C2 in the Thicket")
    return player


def assert_no_sideways_scrolling(page: Page) -> None:
    """Check that the page is exactly as wide as the screen."""
    width = page.evaluate("document.scrollingElement.scrollWidth")
    assert width == page.evaluate("innerWidth") == 390


def test_the_first_tap_previews_and_the_second_plays(player: Player) -> None:
    preview = player.prompt.get_by_role("status").filter(has_text="Tap again to do it.")
    player.board.locator('[data-move="move:C2:5"]').tap()
    expect(preview).to_contain_text("C2 moves")
    expect(player.page.get_by_test_id("turn")).to_contain_text("3 actions")
    # Another target is shown instead, and nothing has been played yet.
    player.board.locator('[data-move="gather:C2"]').tap()
    expect(preview).to_contain_text("C2 gathers a resource")
    player.board.locator('[data-move="gather:C2"]').tap()
    expect(preview).not_to_be_visible()
    expect(player.page.get_by_test_id("turn")).to_contain_text("2 actions")


@pytest.mark.long
def test_buttons_preview_first_too(player: Player) -> None:
    hide = player.prompt.get_by_role("button", name="Hide")
    hide.tap()
    expect(player.prompt).to_contain_text("Tap again to do it.")
    expect(player.page.get_by_test_id("turn")).to_contain_text("3 actions")
    hide.tap()
    expect(player.page.get_by_test_id("turn")).to_contain_text("2 actions")


@pytest.mark.long
def test_no_screen_scrolls_sideways(player: Player, server: Server) -> None:
    phone = player.page
    assert_no_sideways_scrolling(phone)
    for tab in ("People", "Log", "Board"):
        phone.get_by_role("navigation").get_by_role("button", name=tab).tap()
        assert_no_sideways_scrolling(phone)
    phone.get_by_role("button", name="Menu").tap()
    expect(phone.get_by_role("dialog", name="Menu")).to_be_visible()
    assert_no_sideways_scrolling(phone)
    phone.get_by_role("button", name="Rules").tap()
    expect(phone.locator("[data-clause='LA-MOVE-1']")).to_be_attached()
    assert_no_sideways_scrolling(phone)
    phone.goto("/")
    expect(phone.get_by_role("button", name="Play Outlast")).to_be_visible()
    assert_no_sideways_scrolling(phone)
    phone.goto(finished_game(server).link(0))
    expect(phone.get_by_role("slider")).to_be_visible()
    assert_no_sideways_scrolling(phone)
    phone.get_by_role("link", name="Replay", exact=True).tap()
    expect(phone.get_by_role("region", name="Replay")).to_be_visible()
    assert_no_sideways_scrolling(phone)


@pytest.mark.long
def test_undo_says_why_not_when_tapped(player: Player) -> None:
    player.page.get_by_role("navigation").get_by_role("button", name="Undo").tap(force=True)
    expect(player.page.get_by_role("alert")).to_contain_text("nothing to take back")


@pytest.mark.long
def test_a_replay_is_scrubbed_by_thumb_and_looks_where_something_happens(
    phone: Page, server: Server
) -> None:
    table = server.open("person", "person")
    table.play(0, "gather:A1")
    phone.goto(f"{table.link(0).replace('#', '/replay#')}&at=1")
    position = phone.get_by_role("slider", name="Position in the game")
    expect(position).to_have_value("1")
    box = position.bounding_box()
    assert box is not None
    assert box["width"] > 340
    tile = table.view(0)["view"]["players"][0]["meeples"][0]["tile"]
    board, home = phone.get_by_role("main"), phone.locator(f'[data-tile="{tile}"]')
    expect(home).to_be_in_viewport(ratio=0.9)
    around, inside = board.bounding_box(), home.bounding_box()
    assert around is not None
    assert inside is not None
    middle = inside["x"] + inside["width"] / 2, inside["y"] + inside["height"] / 2
    assert abs(middle[0] - around["x"] - around["width"] / 2) < 40
    assert abs(middle[1] - around["y"] - around["height"] / 2) < 40


SHEET = """() => {
  const box = (part) => document.querySelector(part).getBoundingClientRect();
  const [board, sheet] = [box('main'), box('.sheet')];
  return { board: board.bottom, top: sheet.top, height: sheet.height };
}"""


@pytest.mark.long
def test_the_sheet_takes_what_it_says_and_the_board_the_rest(player: Player) -> None:
    phone = player.page
    asked = phone.evaluate(SHEET)
    phone.get_by_role("navigation").get_by_role("button", name="Log").tap()
    listed = phone.evaluate(SHEET)
    # A list has all the height there is; the board ends where the sheet begins.
    assert listed["height"] >= asked["height"]
    for seen in (asked, listed):
        assert abs(seen["board"] - seen["top"]) <= 1
    phone.get_by_role("navigation").get_by_role("button", name="Board").tap()
    again = phone.evaluate(SHEET)
    phone.locator(".handle").click()
    high = phone.evaluate(SHEET)
    # Pulled up it lies over the board, which stays as it was.
    assert high["height"] > listed["height"]
    assert abs(high["board"] - again["board"]) <= 1


@pytest.mark.long
def test_a_sheet_that_says_little_is_low(phone: Page, server: Server) -> None:
    table = server.open("person", "person")
    waiting = 1 - table.view(0)["ask"]["seat"]
    phone.goto(table.link(waiting))
    expect(phone.get_by_test_id("turn")).to_contain_text("is away")
    low = phone.evaluate(SHEET)
    phone.get_by_role("navigation").get_by_role("button", name="Log").tap()
    assert low["height"] < phone.evaluate(SHEET)["height"] - 60
