"""Outbreak in the browser: to the end by mouse, a day by keyboard, dropping out and in again."""

import re
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.axe import check_both_themes
from tests.web.games.outbreak import CARRY_ON, Defender, open_outbreak, showcase
from tests.web.server import OpenTable, Server
from tests.web.words import messages, untranslated_texts

MOST_MOVES = 150
MOST_CLICKS = 600
MOST_GAMES = 4
ACT = ("attack", "hospital", "aid", *CARRY_ON)
"""What somebody wants who does something useful every day."""
SHORT = {
    "difficulty": "custom", "no_icons": "on", "no_exp": "on", "no_fortune": "on",
    "custom_1": "14", "custom_2": "0", "custom_3": "0", "custom_4": "0", "custom_5": "0",
    "custom_6": "0", "team_policy": "lead",
}  # fmt: skip
"""Weak hordes, one around each side of the city, and a Final Encounter. One person answers for the
team: else it would be the quicker one, and every run another game."""
MOST_TABS = 90


def play_to_the_end(player: Defender, most: int, wishes: Sequence[str] = CARRY_ON) -> int:
    """Click through a game until it is over, and return how many attacks struck something."""
    struck = 0
    for _ in range(most):
        if not player.wait_for_turn():
            return struck
        if player.horde_to_strike().count():
            player.horde_to_strike().click()
        elif player.strike.is_visible():
            player.strike.click()
            expect(player.strike).to_be_hidden()
            struck += 1
        else:
            key = player.first_offered(*wishes)
            assert key, "it is the player's decision, but nothing glows"
            player.click(key)
    pytest.fail(f"not over after {most} clicks")


def see_the_end(page: Page, seats: int) -> None:
    """Check that the end screen has the result, everybody's part and a chart."""
    expect(page).to_have_title("Outbreak: the end")
    expect(page.get_by_role("heading", name=re.compile("The city"))).to_be_visible()
    expect(page.get_by_role("heading", name="What each of you did")).to_be_visible()
    expect(page.get_by_role("heading", name="Ranking")).to_have_count(0)
    deeds = page.get_by_role("listitem").filter(has=page.locator(".did"))
    expect(deeds).to_have_count(seats)
    chart = page.get_by_role("slider")
    expect(chart).to_be_visible()
    curve = chart.locator("path.line").first.get_attribute("d") or ""
    assert curve.count("L") >= 1, "a curve has more than one point"


@pytest.mark.long
def test_a_game_to_its_end_by_mouse(page: Page, server: Server) -> None:
    table = open_outbreak(
        server, "person", "heuristic", "heuristic", "heuristic", position="last-night"
    )
    page.goto(table.link(0))
    assert play_to_the_end(Defender(page), MOST_MOVES)
    see_the_end(page, 4)


@pytest.mark.long
def test_a_whole_game_from_its_setup_by_mouse(page: Page, server: Server) -> None:
    """Check that a game can be played by mouse; repeat it until an attack strikes a horde."""
    player, struck = Defender(page), 0
    for _ in range(MOST_GAMES):
        table = open_outbreak(
            server, "person", "heuristic", "heuristic", "heuristic", options=SHORT
        )
        page.goto(table.link(0))
        assert player.wait_for_turn()
        player.click("survivor:soldier")
        struck += play_to_the_end(player, MOST_CLICKS, ACT)
        see_the_end(page, 4)
        if struck:
            return
    pytest.fail("nothing was struck")


@pytest.mark.long
def test_anyone_answers_for_the_team(page: Page, server: Server) -> None:
    table = open_outbreak(server, "person", "person", "person", "heuristic", position="last-night")
    page.goto(table.link(1))
    ben = Defender(page)
    expect(page.get_by_role("heading", name="Cleo’s turn")).to_be_visible()
    expect(ben.prompt).to_contain_text("Cleo decides, but you can answer too.")
    assert ben.wait_for_turn()
    own = table.view()["view"]["survivors"][1]["name"]
    ben.click(f"survivor:{own}")
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    expect(ben.prompt).not_to_contain_text("you can answer too.")
    # What Cleo was offered is answered.
    assert "survivor" not in {move["kind"] for move in table.view(2)["moves"]}
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("heading", name="Cleo’s turn")).to_be_visible()


@pytest.mark.long
def test_the_lead_seat_alone_answers(page: Page, server: Server) -> None:
    table = open_outbreak(
        server, "person", "person", options={"city_layout": "manual", "team_policy": "lead"}
    )
    page.goto(table.link(1))
    ben = Defender(page)
    expect(page.get_by_role("heading", name="Anna’s turn")).to_be_visible()
    expect(ben.glowing).to_have_count(0)
    expect(ben.prompt).not_to_contain_text("you can answer too.")


@pytest.mark.long
def test_one_screen_goes_to_who_may_answer(page: Page, server: Server) -> None:
    table = open_outbreak(server, "person", "person", options={"city_layout": "manual"})
    page.goto(table.link(0, 1))
    player = Defender(page)
    assert player.wait_for_turn()
    expect(page.get_by_role("heading", name="Anna’s turn")).to_be_visible()
    player.prompt.get_by_role("button", name="Answer as Ben").click()
    expect(player.prompt).to_contain_text("Anna decides, but you can answer too.")
    # Somebody comes in: that news does not take the screen from Ben again.
    elsewhere = page.context.new_page()
    elsewhere.goto(table.link(0))
    assert Defender(elsewhere).wait_for_turn()
    elsewhere.close()
    assert player.wait_for_turn()
    expect(player.prompt).to_contain_text("Anna decides, but you can answer too.")
    player.board.locator("[data-hex][data-move]").first.click()
    expect(player.log).to_contain_text("Main Base")


class Typist(Defender):
    """Somebody without a mouse."""

    def answer(self, key: str) -> None:
        """Walk to a move's target with Tab and press Enter."""
        target = self.target(key)
        for _ in range(MOST_TABS):
            if target.evaluate("it => it === document.activeElement"):
                return self.page.keyboard.press("Enter")
            self.page.keyboard.press("Tab")
        pytest.fail(f"{MOST_TABS} times Tab did not lead to {key}")


@pytest.mark.long
def test_setup_and_a_day_by_keyboard(page: Page) -> None:
    page.goto("/")
    typist = Typist(page)
    cover = page.get_by_role("button", name="Outbreak")
    expect(cover.first).to_be_visible()

    def walk_to(target: Locator) -> None:
        for _ in range(MOST_TABS):
            if target.evaluate("it => it === document.activeElement"):
                return page.keyboard.press("Enter")
            page.keyboard.press("Tab")
        pytest.fail(f"{MOST_TABS} times Tab did not lead to {target}")

    walk_to(cover.first)
    walk_to(page.get_by_role("button", name="Play Outbreak"))
    assert typist.wait_for_turn()
    typist.answer("survivor:soldier")
    expect(page.get_by_role("article", name="Soldier")).to_be_visible()
    day = page.get_by_role("banner")
    moved = False
    for _ in range(MOST_MOVES):
        assert typist.wait_for_turn()
        if "Day 2" in day.inner_text():
            break
        walk = typist.first_offered("move")
        if walk and not moved:
            typist.answer(walk)
            moved = True
        elif typist.board.locator("[data-hex][data-move]").count() and not walk:
            typist.answer(typist.first_offered("hex") or "")
        elif typist.page.locator('[data-move="end"]').count():
            page.keyboard.press("e")
            expect(typist.prompt.locator('[data-move="end"]')).to_be_hidden()
        else:
            typist.answer(typist.first_offered(*CARRY_ON) or "")
    expect(day).to_contain_text("Day 2")
    assert moved


@pytest.mark.long
def test_shortcuts_lay_take_back_and_strike(page: Page, server: Server) -> None:
    page.goto(showcase(server).link(0))
    typist = Typist(page)
    assert typist.wait_for_turn()
    zombie = typist.hex("Zombie (Level 3)")
    zombie.focus()
    page.keyboard.press("Enter")
    expect(typist.strike).to_contain_text("Strike 1 horde")
    page.keyboard.press("Backspace")
    expect(typist.strike).to_be_hidden()
    page.keyboard.press("Enter")
    page.keyboard.press("s")
    expect(typist.log).to_contain_text("The Soldier destroys a Level 3 Zombie horde.")


LARGER = """() => [...document.querySelectorAll('svg rect[width][height]')]
  .filter((one) => ['width', 'height'].some((side) => {
    const wanted = one.getAttribute(side), got = getComputedStyle(one)[side];
    return !wanted.endsWith('%') && Math.abs(parseFloat(wanted) - parseFloat(got)) > 0.1;
  }))
  .map((one) => one.outerHTML.slice(0, 120))"""
"""Plates of drawings that a style for something else has made larger or smaller."""


@pytest.mark.long
def test_what_pays_is_framed_in_its_socket(page: Page, server: Server) -> None:
    page.goto(showcase(server).link(0))
    player = Defender(page)
    assert player.wait_for_turn()
    player.hex("Zombie (Level 3)").click()
    expect(player.strike).to_contain_text("Strike 1 horde")
    assert player.board.locator(".horde rect.paid").count() == 3
    assert page.evaluate(LARGER) == []


@pytest.mark.long
def test_arrows_walk_over_the_map(page: Page, server: Server) -> None:
    page.goto(showcase(server).link(0))
    typist = Typist(page)
    assert typist.wait_for_turn()
    typist.hex("Main Base").focus()
    page.keyboard.press("ArrowRight")
    expect(typist.hex("Armoury")).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(typist.hex("Police Station")).to_be_focused()


@pytest.mark.long
def test_dropping_out_and_in_again(page: Page, server: Server) -> None:
    table = open_outbreak(server, "person", "person", "person", "person", position="last-night")
    page.goto(table.link(1))
    ben = Defender(page)

    def ask(wish: str, sure: str) -> None:
        page.get_by_role("button", name="Menu").click()
        menu = page.get_by_role("dialog", name="Menu")
        menu.get_by_role("button", name=wish).click()
        menu.get_by_role("button", name=sure).click()

    ask("Ask to leave", "Sure?")
    expect(ben.log).to_contain_text("Ben wants to leave.")
    carry_on(table, until=lambda view: 1 not in view["seats"])
    expect(ben.log).to_contain_text("Ben leaves the game.")
    expect(page.get_by_role("list", name="The team").get_by_role("listitem")).to_have_count(3)

    ask("Ask to join", "Sure?")
    expect(ben.log).to_contain_text("Ben wants to join.")
    carry_on(table, until=lambda view: view["decision"] == "join")
    assert ben.wait_for_turn()
    ben.click("survivor:technician")
    expect(page.get_by_role("list", name="The team")).to_contain_text("Technician")


def carry_on(table: OpenTable, until: Callable[[dict[str, Any]], bool]) -> None:
    """Let all seats do as little as they can, without a browser, until something is so."""
    quiet = ("end-phase", "end", "pass", "accept", "done", "no", "stay", "none", *CARRY_ON)
    for _ in range(MOST_MOVES):
        told = table.view()
        if until(told["view"]):
            return
        seat = told["ask"]["owes"][0]
        keys = [move["key"] for move in table.view(seat)["moves"]]
        wish = next(key for kind in quiet for key in keys if key.partition(":")[0] == kind)
        table.play(seat, wish)
    pytest.fail("it never came to that")


@pytest.mark.long
def test_a_bot_takes_over_and_gives_back(page: Page, server: Server) -> None:
    table = open_outbreak(
        server, "person", "person", "heuristic", "heuristic", position="last-night"
    )
    page.goto(table.link(1))
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog", name="Menu")
    menu.get_by_role("button", name="Let a bot play").click()
    menu.get_by_role("button", name="Take seat").click()
    expect(menu.get_by_role("button", name="Let a bot play")).to_be_visible()


@pytest.mark.long
def test_german(page: Page, server: Server) -> None:
    assert messages("de", "outbreak").keys() == messages("en", "outbreak").keys()
    page.add_init_script("localStorage['holdfast.settings'] ??= '{\"language\": \"de\"}'")
    page.goto(showcase(server).link(0))
    player = Defender(page)
    expect(page.get_by_role("heading", name="Du bist dran")).to_be_visible()
    player.hex("Zombies (Stufe 3)").click()
    player.hex("Giftige").hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    assert untranslated_texts(page, "de", "outbreak") == []
    page.goto(open_outbreak(server, "person", "heuristic").link(0))
    expect(page.locator('[data-move="survivor:soldier"]')).to_be_visible()
    assert untranslated_texts(page, "de", "outbreak") == []


@pytest.mark.long
def test_axe(page: Page, server: Server) -> None:
    page.goto(showcase(server).link(0))
    player = Defender(page)
    assert player.wait_for_turn()
    player.lay("Zombie (Level 3)")
    player.hex("Toxic").hover()
    check_both_themes(page)
    page.goto(open_outbreak(server, "person", "heuristic").link(0))
    expect(page.locator('[data-move="survivor:soldier"]')).to_be_visible()
    check_both_themes(page)


@pytest.mark.long
def test_axe_on_a_phone(phone: Page, server: Server) -> None:
    phone.goto(showcase(server).link(0))
    assert Defender(phone).wait_for_turn()
    check_both_themes(phone)
    phone.get_by_role("navigation").get_by_role("button", name="Team").tap()
    check_both_themes(phone)


@pytest.mark.long
def test_phone(phone: Page, server: Server) -> None:
    # People alone: a bot that leads would wait for a word by the clock, and then choose itself.
    table = open_outbreak(server, *["person"] * 4, position="last-night")
    phone.goto(table.link(0))
    player = Defender(phone)
    assert player.wait_for_turn()
    offered = [f"survivor:{one['name']}" for one in table.view()["view"]["survivors"]]
    for key in offered:
        expect(player.board.locator(f'[data-move="{key}"]')).to_be_in_viewport(ratio=1)
    for _ in range(MOST_MOVES):
        assert player.wait_for_turn()
        if phone.locator('[data-move="attack"]').count():
            break
        own = offered[0] in player.offered()
        player.target(offered[0] if own else player.first_offered(*CARRY_ON) or "").tap()
    attack = player.prompt.locator('[data-move="attack"]')
    preview = player.prompt.get_by_role("status").filter(has_text="Tap again to do it.")
    attack.tap()
    expect(preview).to_contain_text("Sprinting King")
    attack.tap()
    expect(preview).to_be_hidden()
    for tab in ("Team", "Log", "City"):
        phone.get_by_role("navigation").get_by_role("button", name=tab).tap()
        assert phone.evaluate("document.scrollingElement.scrollWidth") == 390
