"""The named position `showcase` of Outbreak, as the table must show it to the Soldier's player."""

import pytest
from playwright.sync_api import Page, expect
from tests.web.games.outbreak import Defender, showcase
from tests.web.server import Server

HEXES = {
    "Main Base": "Main Base, Fortress, Settlers",
    "Church": "Church, Fire, Professor",
    "Police Station": "Police Station, Watchtower",
    "Military Barracks": "Military Barracks, Contamination, Soldier",
    "Hospital": "Hospital, Bulwark",
    "Armoury": "Armoury, Garrison, Trap",
    "Library": "Library, Power Cut, Turret",
    "Town Hall": "Town Hall, Garrison, Helpless, Sentinel",
    "Wharf": "Wharf, Watchtower, Pilot",
    "Garage": "Garage, held by Chimera (Level 3), Needs Gasoline, Supplies, Explosives, Outbreak",
    "Quick": "Quick (Level 2), Needs Ammo, Supplies, Swell, moves to Hospital tonight",
    "Giant": "Giant (Level 4), Needs Gasoline, Barricades, Supplies, Outbreak, hit 1 of 2 times",
    "Facedown, known": "Facedown, known: Zombie (Level 1)",
    "Open Space": "Open Space",
}


@pytest.fixture
def player(page: Page, server: Server) -> Defender:
    """Return the Soldier's player, with the dice on the table."""
    page.goto(showcase(server).link(0))
    player = Defender(page)
    assert player.wait_for_turn()
    return player


@pytest.mark.long
def test_every_hex(player: Defender) -> None:
    expect(player.board.locator("[data-hex]")).to_have_count(25)
    for place, label in HEXES.items():
        said = player.hex(place).first.get_attribute("aria-label") or ""
        assert said.partition(". ")[0] == label
    expect(player.hex("Facedown horde")).to_have_count(6)


@pytest.mark.long
def test_the_day_and_the_team(player: Defender) -> None:
    page = player.page
    banner = page.get_by_role("banner")
    expect(banner).to_contain_text("Day 7")
    phases = page.get_by_role("list", name="Phases of the day").get_by_role("listitem")
    expect(phases.nth(1)).to_have_attribute("aria-current", "step")
    team = page.get_by_role("list", name="The team").get_by_role("listitem")
    expect(team).to_have_text(["Soldier 3/4", "Sentinel 2/4", "Professor 2/3", "Pilot 3/3"])


@pytest.mark.long
def test_what_hangs_over_the_city(player: Defender) -> None:
    siege = player.page.get_by_role("region", name="The siege")
    for told in ("7 Settlers arrive", "10 Reveal 5 from now", "Hunger", "Panic", "No healing"):
        expect(siege).to_contain_text(told)
    expect(siege).to_contain_text("Horde deck 19")
    expect(siege).to_contain_text("Final Encounter in the last 9")
    expect(siege).to_contain_text("Fire near: they die at dusk")


@pytest.mark.long
def test_tonight(player: Defender) -> None:
    tonight = player.page.get_by_role("region", name="Tonight")
    for way in ("Toxic → Military Barracks", "Quick → Hospital", "Zombie → Armoury"):
        expect(tonight).to_contain_text(way)
    expect(tonight).not_to_contain_text("Your plan")
    player.lay("Zombie (Level 3)")
    expect(tonight).to_contain_text("Your plan stops 1 of 3")
    player.hex("Toxic").hover()
    expect(tonight).to_contain_text("Your plan stops 2 of 3")


@pytest.mark.long
def test_dice_are_laid_on_hordes_with_the_odds_of_the_rest(player: Defender) -> None:
    prompt = player.prompt
    expect(prompt).to_contain_text("5 dice")
    for source in ("+1 Military Barracks", "+1 Brawler"):
        expect(prompt).to_contain_text(source)
    player.lay("Zombie (Level 3)")
    player.lay("Toxic")
    expect(player.strike).to_contain_text("Strike 2 hordes")
    expect(player.page.get_by_role("banner")).to_contain_text("6 → 11")
    # The skull stands for Explosives. The Looter needs another one and Gasoline: no throw of a
    # single die brings both, so none is promised; but the blank die may be thrown again.
    expect(prompt.locator('[data-move="reroll:ST-11:S"]').last).to_have_text("")
    expect(prompt.locator('[data-move="play:soldier:FC-10"]')).to_be_visible()
    player.lay("Toxic")
    expect(player.strike).to_contain_text("Strike 1 horde")


def test_strike(player: Defender) -> None:
    player.lay("Zombie (Level 3)")
    player.lay("Toxic")
    player.strike.click()
    expect(player.log).to_contain_text("The Soldier destroys a Level 3 Zombie horde.")
    expect(player.log).to_contain_text("The Soldier destroys a Level 2 Toxic horde.")
    expect(player.page.get_by_role("banner")).to_contain_text("11")
    expect(player.hex("Zombie (Level 3)")).to_have_count(0)


@pytest.mark.long
def test_a_die_is_dragged_onto_a_horde(player: Defender) -> None:
    player.page.get_by_role("img", name="Skull").first.drag_to(player.hex("Looter"))
    expect(player.strike).to_contain_text("Strike 1 horde")
    expect(player.hex("Looter")).to_have_attribute("aria-pressed", "true")


@pytest.mark.long
def test_another_payment_spares_the_tokens(player: Defender) -> None:
    player.lay("Zombie (Level 3)")
    mat = player.page.get_by_role("article", name="Soldier")
    expect(mat.locator(".spent")).to_have_count(2)
    player.prompt.get_by_role("button", name="Pay in another way").click()
    expect(mat.locator(".spent")).to_have_count(1)


@pytest.mark.long
def test_what_cannot_be_paid_says_why(player: Defender) -> None:
    player.lay("Zombie (Level 3)")
    player.lay("Toxic")
    player.hex("Looter").click()
    expect(player.page.get_by_role("alert")).to_contain_text("do not match what it needs")


@pytest.mark.long
def test_pan_and_zoom(player: Defender) -> None:
    base = player.hex("Main Base")
    before = base.bounding_box()
    player.page.get_by_role("button", name="Zoom in").click()
    near = base.bounding_box()
    assert before
    assert near
    assert near["width"] > 1.2 * before["width"]
    mouse = player.page.mouse
    mouse.move(near["x"] + 20, near["y"] + 40)
    mouse.down()
    mouse.move(near["x"] + 80, near["y"] + 70, steps=4)
    mouse.up()
    moved = base.bounding_box()
    assert moved
    assert moved["x"] > near["x"] + 40
    player.page.get_by_role("button", name="Show everything").click()
    assert base.bounding_box() == before


@pytest.mark.long
def test_everything_in_sight_where_the_city_is_large(player: Defender) -> None:
    player.page.set_viewport_size({"width": 1280, "height": 640})
    player.page.get_by_role("button", name="Show everything").click()
    stage = player.page.locator(".city").bounding_box()
    assert stage
    hexes = player.page.locator("g.hex")
    assert hexes.count() > 20
    for hex in hexes.all():
        box = hex.bounding_box()
        assert box
        assert box["y"] >= stage["y"]
        assert box["y"] + box["height"] <= stage["y"] + stage["height"]
