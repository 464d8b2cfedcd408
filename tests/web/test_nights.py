"""Animations of the board's own moves: step by step for newcomers, at a chosen pace later."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect
from tests.web.games.outbreak import CARRY_ON, Defender, showcase
from tests.web.server import OpenTable, Server
from tests.web.words import untranslated_texts

MOST_CLICKS = 40
MOST_STEPS = 4


def first_game(page: Page, table: OpenTable, seat: int = 0) -> None:
    """Open a table as somebody's first game, without the coach, who would hold moves back."""
    known = [{
        "table": table.id, "game": "outbreak",
        "held": [{"seat": seat, "token": table.token(seat)}],
        "links": [], "seen": 1, "first": True, "coach": False,
    }]  # fmt: skip
    page.add_init_script(f"localStorage['holdfast.tables'] ??= {json.dumps(json.dumps(known))}")
    page.goto(table.link(seat))


def next_of(page: Page, name: str = "Next") -> Locator:
    """Return the button that shows the next step."""
    return page.get_by_test_id("turn").get_by_role("button", name=name, exact=True)


def to_the_night(page: Page) -> None:
    """Attack and end the turn, so that the hordes move."""
    player, on = Defender(page), next_of(page)
    for _ in range(MOST_CLICKS):
        expect(player.glowing.or_(on).first).to_be_visible()
        if on.is_visible():
            return
        if player.horde_to_strike().count():
            player.horde_to_strike().click()
        elif player.strike.is_visible():
            player.strike.click()
            expect(player.strike).to_be_hidden()
        else:
            player.click(player.first_offered(*CARRY_ON) or "")
    pytest.fail("the night did not come")


def test_a_newcomer_is_told_the_first_night_step_by_step(page: Page, server: Server) -> None:
    table = showcase(server)
    first_game(page, table)
    to_the_night(page)
    told, turn, log = (
        page.get_by_test_id("told"),
        page.get_by_test_id("turn"),
        page.get_by_role("region", name="Log"),
    )
    steps = turn.get_by_role("radio", name="step by step")
    expect(steps).to_be_checked()
    expect(turn).to_contain_text("The night of day 7")
    # Nothing goes on by itself, and each thing leaves with the next; the log is no further. The
    # last action stands first, where something of it can be seen, and questions come before all.
    player, on = Defender(page), next_of(page)
    for _ in range(MOST_CLICKS):
        expect(told.or_(player.glowing).or_(on).first).to_be_visible()
        if told.count():
            break
        if player.glowing.count():
            player.click(player.first_offered(*CARRY_ON) or "")
        else:
            on.click()
    before = told.inner_text()
    expect(log.get_by_role("listitem").last).to_contain_text(before.splitlines()[0])
    assert page.locator("[data-move]").count() == 0
    next_of(page).click()
    expect(told).not_to_have_text(before, use_inner_text=True)
    # What comes next is named, as far as it is known.
    expect(turn).to_contain_text("next:")
    # After a pace is chosen, nothing waits for a click.
    turn.get_by_role("radio", name="normal").click()
    expect(Defender(page).glowing.first).to_be_visible()
    expect(told).to_have_count(0)
    page.reload()
    expect(Defender(page).glowing.first).to_be_visible()


@pytest.mark.long
def test_the_first_morning_takes_few_steps(page: Page, server: Server) -> None:
    """Check that similar events of the first morning are shown together, in few steps."""
    table = server.open("heuristic", "person", "heuristic", "heuristic", game="outbreak")
    first_game(page, table, 1)
    player, on, steps = Defender(page), next_of(page), 0
    while True:
        expect(player.glowing.or_(on).first).to_be_visible()
        if on.is_visible():
            steps += 1
            on.click()
        elif table.view(1)["ask"]["decision"] in ("who", "turn"):
            break
        else:
            player.glowing.first.click()
    assert steps <= MOST_STEPS


@pytest.mark.long
def test_who_is_waited_for_is_asked_first_and_told_later(
    page: Page, new_context: Callable[[], BrowserContext], server: Server
) -> None:
    page.add_init_script("localStorage['holdfast.settings'] = '{\"pace\": \"step\"}'")
    table = server.open("person", "person")
    first = table.view(0)["ask"]["seat"]
    friend = new_context().new_page()
    friend.goto(table.link(first))
    page.goto(table.link(1 - first))
    expect(page.get_by_test_id("turn")).to_be_visible()
    table.play(first, "end")
    # Both are here, and one waits for the other: the question stands there at once.
    expect(page).to_have_title(re.compile("^● Your turn"))
    expect(page.locator('[data-move="end"]').first).to_be_visible()
    page.get_by_test_id("missed").click()
    expect(next_of(page)).to_be_visible()
    page.get_by_test_id("turn").get_by_role("button", name="My turn").click()
    expect(page.locator('[data-move="end"]').first).to_be_visible()


@pytest.mark.long
def test_the_night_is_told_in_german_on_a_phone(phone: Page, server: Server) -> None:
    phone.add_init_script("localStorage['holdfast.settings'] = '{\"language\": \"de\"}'")
    table = showcase(server)
    first_game(phone, table)
    expect(phone.locator("[data-move], [data-strike]").first).to_be_visible()
    table.send_command(0, type="hand-over", seat=0, level="heuristic")
    told = phone.get_by_test_id("told")
    next_of(phone, "Weiter").click()
    expect(told).to_be_visible()
    expect(told).to_contain_text("danach:")
    assert untranslated_texts(phone, "de") == []


@pytest.mark.long
def test_others_see_the_night_at_their_pace(page: Page, server: Server) -> None:
    page.goto(showcase(server).link(0))
    player = Defender(page)
    for _ in range(MOST_CLICKS):
        assert player.wait_for_turn()
        assert next_of(page).count() == 0
        if "Day 8" in page.get_by_role("banner").inner_text():
            return
        if player.horde_to_strike().count():
            player.horde_to_strike().click()
        elif player.strike.is_visible():
            player.strike.click()
            expect(player.strike).to_be_hidden()
        else:
            player.click(player.first_offered(*CARRY_ON) or "")
    pytest.fail("the next day did not come")
