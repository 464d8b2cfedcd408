"""The named position `showcase` of Outlast, as the table must show it to C."""

import pytest
from playwright.sync_api import Page, expect
from tests.web.player import Player
from tests.web.server import Server

TILES = {
    28: "Home Clearing, tile 28: 2 resources, 3 prey, Settlement of Cleo, C1, C6",
    31: "Home Clearing, tile 31: 3 resources, 1 prey, Settlement of Dora, D6",
    13: "Hills, tile 13: 3 resources, 2 prey, Settlement of Cleo",
    15: "Forest, tile 15: 3 resources, 2 prey, D1",
    27: "Marsh, tile 27: 2 resources, 1 prey",
    30: "Plains, tile 30: 0 resources, 3 prey",
    12: "Wolf Den, tile 12: 0 resources, 1 prey, a wolf, C5",
    14: "Meadow, tile 14: 0 resources, 3 prey, D4",
    4: "Thicket, tile 4: 1 resource, 2 prey, C2",
    7: "Wolf Trail, tile 7: 2 resources, 3 prey, a wolf, A2",
    22: "Home Clearing, tile 22: 2 resources, 1 prey, Settlement of Ben, B2, B6",
    20: "Meadow, tile 20: 3 resources, 3 prey, a wolf",
    21: "River Bend, tile 21: 2 resources, 2 prey, Settlement of Ben, B4",
    19: "Home Clearing, tile 19: 0 resources, 1 prey, Settlement of Anna, A6",
    9: "Barrens, tile 9: 0 resources, 0 prey",
    36: "Mountain, tile 36: 2 resources, 0 prey, A1",
}


@pytest.fixture
def player(page: Page, server: Server) -> Player:
    """Return C's player, with C2 chosen."""
    page.goto(server.open("random", "random", "person", "random", position="showcase").link(2))
    player = Player(page)
    assert player.wait_for_turn()
    page.get_by_role("button", name="Choose C2").click()
    return player


@pytest.mark.long
def test_every_tile(player: Player) -> None:
    tiles = player.board.locator("[data-tile]")
    expect(tiles).to_have_count(37)
    for number, label in TILES.items():
        tile = player.board.locator(f'[data-tile="{number}"]')
        said = tile.get_attribute("aria-label") or ""
        assert said.partition(".")[0] == label
    expect(player.board.get_by_role("button", name="unexplored tile")).to_have_count(21)


@pytest.mark.long
def test_round_order_and_wind(player: Player) -> None:
    page = player.page
    expect(page.get_by_role("banner")).to_contain_text("Round 6 of 15")
    order = page.get_by_role("list", name="Order of this round").get_by_role("listitem")
    names = order.locator("b")
    expect(names).to_have_text(["Ben", "You", "Dora", "Anna", "The wild"])
    expect(order.nth(1)).to_have_attribute("aria-current", "step")
    expect(page.get_by_role("main")).to_contain_text("Wind NE")


@pytest.mark.long
def test_one_action_is_no_actions(player: Player) -> None:
    player.click("gather:C2")
    expect(player.prompt).to_contain_text("2 actions left")
    player.click("hide:C5")
    expect(player.prompt).to_contain_text("1 action left")


@pytest.mark.long
def test_what_to_do(player: Player) -> None:
    expect(player.prompt.get_by_role("heading")).to_have_text("Your turn")
    expect(player.prompt).to_contain_text("3 actions left")
    expect(player.prompt).to_contain_text("C5 is cornered at the Wolf Den (12)")
    expect(player.prompt).to_contain_text("2 of 4 would starve")
    expect(player.end_turn).to_contain_text(
        "2 meeples starve · C5 must fight a wolf (75 % risk of dying) · 3 actions unused"
    )


def test_what_glows_for_c2(player: Player) -> None:
    on_board = player.board.locator("[data-move]")
    keys = on_board.evaluate_all("all => all.map(one => one.dataset.move)")
    assert sorted(keys) == sorted(
        [*(f"move:C2:{direction}" for direction in range(6)), "gather:C2", "hunt:C2"]
    )


@pytest.mark.long
def test_hovering_shows_the_odds(player: Player) -> None:
    player.target("hunt:C2").hover()
    tip = player.page.get_by_role("tooltip")
    expect(tip).to_contain_text("C2 hunts")
    expect(tip).to_contain_text("50%")
    expect(tip).to_contain_text("You cannot undo it.")


@pytest.mark.long
def test_people_on_the_mat(player: Player) -> None:
    mat = player.page.get_by_role("region", name="My people")
    expect(mat).to_contain_text("6 legacy")
    for meeple in ("C1", "C2", "C5", "C6"):
        expect(mat).to_contain_text(meeple)
    cornered = mat.get_by_role("article", name="C5")
    expect(cornered.get_by_role("button")).to_have_count(2)


@pytest.mark.long
def test_a_rival_does_not_stand_in_the_way(player: Player) -> None:
    player.board.locator('[data-meeple="D4"]').click()
    expect(player.page.get_by_role("region", name="Log")).to_contain_text("C2 moves northwest")


@pytest.mark.long
def test_whoever_watches_sees_who_would_starve(page: Page, server: Server) -> None:
    table = server.open("random", "random", "person", "random", position="showcase")
    page.goto(table.link(None))
    mat = page.get_by_role("region", name="My people")
    expect(mat.get_by_role("button", name="C2")).to_contain_text("would starve")
    expect(mat.get_by_role("button", name="C1")).to_contain_text("1 meal for 2")
    expect(mat.get_by_role("button", name="C5")).to_contain_text("has a meal")


@pytest.mark.long
def test_a_cornered_meeple_is_told_its_odds_when_chosen(page: Page, server: Server) -> None:
    page.goto(server.open("random", "random", "person", "random", position="showcase").link(2))
    assert Player(page).wait_for_turn()
    cornered = page.get_by_role("region", name="My people").get_by_role("article", name="C5")
    expect(cornered.get_by_role("button", name="Fight")).to_contain_text("25%")


@pytest.mark.long
def test_the_log_tells_where_we_are(player: Player) -> None:
    log = player.page.get_by_role("region", name="Log").get_by_role("listitem")
    expect(log).to_have_count(1)
    expect(log).to_contain_text("It is round 6.")


@pytest.mark.long
def test_a_preview_on_a_phone_ends_its_sentences(phone: Page, server: Server) -> None:
    phone.goto(server.open("random", "random", "person", "random", position="showcase").link(2))
    player = Player(phone)
    assert player.wait_for_turn()
    player.prompt.get_by_role("button", name="Choose C2").tap()
    player.board.locator('[data-move="gather:C2"]').tap()
    preview = player.prompt.get_by_role("status").filter(has_text="Tap again to do it.")
    expect(preview).to_contain_text("C2 gathers a resource")
    said = " ".join(preview.inner_text().split())
    assert " ." not in said
    assert ".." not in said
