"""Outlive against three bots: a day and whole games, with a mouse and with a keyboard in German."""

from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.web.games.outlive import DEEDS, ENTRIES, ONWARD, Settler, showcase
from tests.web.player import first_of_kinds
from tests.web.server import Server
from tests.web.words import untranslated_texts

MOST_TABS = 60
OFTEN = 2
"""What has been done so often is left alone where it can be."""


def test_the_lobby_leads_to_the_first_decision(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Outlive").first.click()
    page.get_by_role("button", name="Play Outlive").click()
    assert Settler(page).wait_for_turn()
    expect(page).to_have_title("● Your turn: Outlive")
    expect(page.get_by_role("heading", name="You keep 4 rooms")).to_be_visible()


def play(player: Settler, goes_on: Callable[[], bool]) -> Counter[str]:
    """Click from decision to decision while this goes on; gives how often each kind was made."""
    done: Counter[str] = Counter()
    while player.wait_for_turn() and goes_on():
        offered = player.offered()
        fresh = [kind for kind in DEEDS if done[kind] < OFTEN]
        key = first_of_kinds(offered, (*ENTRIES, *fresh, *ONWARD, *DEEDS))
        if key is None:
            player.lay_down_a_token()
            continue
        player.click(key)
        done[key.partition(":")[0]] += 1
    return done


@pytest.mark.long
def test_a_day_and_its_night_by_mouse(page: Page, server: Server) -> None:
    table = showcase(server)
    page.goto(table.link(2))
    today = table.view()["view"]["day"]
    done = play(Settler(page), lambda: table.view()["view"]["day"] == today)
    assert done.keys() >= {"move", "build", "pay"}, done
    expect(page.get_by_role("banner")).to_contain_text(f"Day {today + 1}")


@pytest.mark.long
def test_a_whole_game_by_mouse(page: Page, server: Server) -> None:
    page.goto(server.open("person", "random", "random", "random", game="outlive").link(0))
    player = Settler(page)
    done = play(player, lambda: True)
    expect(page).to_have_title("Outlive: the end")
    expect(player.ranking.get_by_role("listitem")).to_have_count(4)
    # Every part of the game was played: setup, heroes, visits and the steps of the Night.
    assert done.keys() >= {"discard", "free-build", "split", "lead", "place", "move", "scavenge"}
    assert done.keys() & {"recruit", "build", "move-in", "feed"}


@pytest.mark.long
def test_a_whole_game_by_keyboard_in_german(page: Page, server: Server) -> None:
    page.add_init_script("localStorage['holdfast.settings'] ??= '{\"language\": \"de\"}'")
    page.goto(server.open("person", "random", "random", "random", game="outlive").link(0))
    player, read = Settler(page), set()
    while player.wait_for_turn():
        offered = player.offered()
        kind = (offered or ["tokens"])[0].partition(":")[0]
        if kind not in read:
            read.add(kind)
            assert untranslated_texts(page, "de", "outlive") == []
        if first_of_kinds(offered, ONWARD):
            page.keyboard.press("e")
        elif first_of_kinds(offered, ENTRIES):
            walk_to(page, "g[data-move]")
        elif page.locator("[data-more]").count():
            walk_to(page, ".tray [data-move], [data-more]:enabled")
        else:
            page.keyboard.press("1")
    expect(page).to_have_title("Outlive: das Ende")
    assert untranslated_texts(page, "de", "outlive") == []


def walk_to(page: Page, target: str) -> None:
    """Press Tab until the focus is on something, then Enter."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate("target => document.activeElement.matches(target)", target):
            page.keyboard.press("Enter")
            return
    raise AssertionError(f"{MOST_TABS} times Tab did not lead to {target}")
