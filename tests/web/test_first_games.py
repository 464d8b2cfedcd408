"""First games: from skipped lessons through the cover to the end, with a coach."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.web import axe
from tests.web.player import Player
from tests.web.screens import screen_of, with_first_game
from tests.web.words import untranslated_texts

from holdfast import games

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
MOST_DECISIONS = 900
# Who has chosen a pace is not led through the first nights: that is a test of its own.
CHOSEN_PACE = "localStorage['holdfast.settings'] ??= '{\"pace\": \"normal\"}'"


class Coached:
    """A newcomer who plays with the coach."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.coach = page.get_by_role("alertdialog")
        self.heard: list[str] = []

    def button(self, answer: str) -> Locator:
        """Return an answer to the coach: anyway, show, think or never."""
        return self.coach.locator(f'[data-coach="{answer}"]')

    def answers(self, answer: str) -> None:
        """Wait for the coach's warning, and answer it."""
        kind = self.coach.get_attribute("data-caution")
        assert kind is not None
        self.heard.append(kind)
        self.button(answer).click()
        expect(self.coach.and_(self.page.locator(f'[data-caution="{kind}"]'))).to_be_hidden()


@pytest.fixture
def newcomer(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    """Yield a page of somebody who has never been here."""
    with browser.new_context(**{**browser_context_args, "storage_state": None}) as context:
        context.set_default_timeout(120_000)
        context.add_init_script(CHOSEN_PACE)
        yield context.new_page()


def begin(page: Page, game: str) -> None:
    """Skip the lessons, so that the first game begins at once."""
    page.goto(f"/learn/{game}")
    page.get_by_role("button", name=re.compile("^(Play now|Jetzt spielen)$")).click()
    expect(page).to_have_url(re.compile("/table/"))


def go_hungry(page: Page) -> Player:
    """Play Outlast until there is too little to eat, and return the player."""
    player = Player(page)
    assert player.wait_for_turn()
    page.locator('[data-move="end"]').click()
    expect(page.get_by_role("banner")).to_contain_text(re.compile("(Round|Runde) 2"))
    expect(page.locator('[data-move="end"]')).to_be_visible()
    return player


@pytest.mark.long
@pytest.mark.parametrize("game", with_first_game())
def test_a_first_game_to_its_end(newcomer: Page, game: str) -> None:
    begin(newcomer, game)
    expect(newcomer.get_by_role("switch", name="Coach")).to_be_checked()
    coached = Coached(newcomer)
    player, act = screen_of(game).play(newcomer)
    for _ in range(MOST_DECISIONS):
        if not player.wait_for_turn():
            break
        if coached.coach.is_visible():
            coached.answers("anyway")
        else:
            act()
    expect(newcomer).to_have_title(re.compile("the end$"))
    # Such a player makes mistakes that the coach warns about; each of the game's own warnings comes
    # once. A move that is only worse than another is a different mistake each time.
    assert bool(coached.heard) == bool(games.load(game).screen.cautions)
    own = [kind for kind in coached.heard if kind != "worse"]
    assert len(set(own)) == len(own)
    newcomer.goto("/")
    expect(newcomer.locator("button.play")).to_be_visible()
    expect(newcomer.locator(f'[data-first="{game}"]')).to_have_count(0)


def test_a_coach_holds_a_mistake_back_until_it_is_wanted(newcomer: Page) -> None:
    begin(newcomer, "outlast")
    player, coached = go_hungry(newcomer), Coached(newcomer)
    player.end_turn.click()
    expect(coached.coach).to_contain_text("no meal yet")
    expect(coached.button("show")).to_be_focused()
    # Nothing was played: all actions are still there.
    newcomer.keyboard.press("Escape")
    expect(coached.coach).to_be_hidden()
    expect(player.prompt).to_contain_text("Your turn")
    # It has been said: now it is played.
    player.end_turn.click()
    expect(newcomer.get_by_role("region", name="Log")).to_contain_text("starve")
    expect(coached.coach).to_be_hidden()


@pytest.mark.long
def test_a_coach_shows_what_it_speaks_of(newcomer: Page) -> None:
    """Check by keyboard that the coach lights what it speaks of, and plays nothing."""
    begin(newcomer, "outlast")
    player, coached = go_hungry(newcomer), Coached(newcomer)
    player.end_turn.click()
    expect(coached.button("show")).to_be_focused()
    lights = newcomer.locator(".spotlight .ring")
    expect(lights).to_have_count(0)
    newcomer.keyboard.press("Enter")
    expect(coached.button("show")).to_have_attribute("aria-pressed", "true")
    expect(lights.first).to_be_visible()
    # A ring on the board is around a meeple that the coach names.
    named = re.search(r"[AB]\d", coached.coach.inner_text())
    assert named is not None
    figure = player.board.locator(f'[data-point~="meeple:{named[0]}"]').first
    ring = newcomer.locator(".spotlight .ring:not(.panel) circle").first
    assert within(figure, ring)
    axe.check_both_themes(newcomer)
    coached.answers("think")
    expect(lights).to_have_count(0)


def within(inner: Locator, outer: Locator) -> bool:
    """Return whether an element lies inside another, but for a few pixels."""
    a, b = inner.bounding_box(), outer.bounding_box()
    assert a is not None
    assert b is not None
    reach = 6
    return (
        b["x"] - reach <= a["x"]
        and b["y"] - reach <= a["y"]
        and a["x"] + a["width"] <= b["x"] + b["width"] + reach
        and a["y"] + a["height"] <= b["y"] + b["height"] + reach
    )


def test_a_card_closes_when_the_coach_speaks(newcomer: Page) -> None:
    begin(newcomer, "outlast")
    player, coached = go_hungry(newcomer), Coached(newcomer)
    card = newcomer.locator("#about-card")
    newcomer.locator('[data-about="legacy"]').first.hover()
    expect(card).to_be_visible()
    # While the coach thinks, a card may open. A press would close it, so the button is not pressed.
    player.end_turn.dispatch_event("click")
    expect(coached.button("show")).to_be_focused()
    expect(card).to_be_hidden()


@pytest.mark.long
def test_do_it_anyway_by_keyboard(newcomer: Page) -> None:
    begin(newcomer, "outlast")
    player, coached = go_hungry(newcomer), Coached(newcomer)
    expect(player.end_turn).to_be_visible()
    newcomer.keyboard.press("e")
    expect(coached.button("show")).to_be_focused()
    newcomer.keyboard.press("Shift+Tab")
    expect(coached.button("anyway")).to_be_focused()
    newcomer.keyboard.press("Enter")
    expect(newcomer.get_by_role("region", name="Log")).to_contain_text("starve")


@pytest.mark.long
def test_a_coach_can_be_switched_off_and_a_warning_silenced(newcomer: Page) -> None:
    begin(newcomer, "outlast")
    player, coached = go_hungry(newcomer), Coached(newcomer)
    player.end_turn.click()
    coached.answers("never")
    newcomer.get_by_role("button", name="Menu").click()
    newcomer.get_by_role("button", name="Reset warnings").click()
    menu = newcomer.get_by_role("dialog", name="Menu")
    menu.get_by_role("switch", name="Coach").click()
    newcomer.keyboard.press("Escape")
    chip = newcomer.get_by_role("switch", name="Coach")
    expect(chip).not_to_be_checked()
    newcomer.reload()
    expect(chip).not_to_be_checked()


@pytest.mark.long
def test_elsewhere_a_coach_is_silent_unless_asked_for(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play Outlast").click()
    assert Player(page).wait_for_turn()
    expect(page.get_by_role("switch", name="Coach")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    choice = page.get_by_role("radiogroup", name="Coach")
    choice.get_by_role("radio", name="Always").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("switch", name="Coach")).to_be_checked()


@pytest.mark.long
def test_on_a_phone_in_german_the_coach_stands_over_the_sheet(
    browser: Browser, browser_context_args: dict[str, Any]
) -> None:
    german = {**browser_context_args, **PHONE, "storage_state": None, "locale": "de-DE"}
    with browser.new_context(**german) as context:
        context.set_default_timeout(120_000)
        context.add_init_script(CHOSEN_PACE)
        page = context.new_page()
        begin(page, "outlast")
        go_hungry(page)
        coached = Coached(page)
        page.locator('[data-move="end"]').click()
        expect(coached.coach).to_contain_text("kein Essen")
        assert untranslated_texts(page, "de", "outlast") == []
        box, bar = coached.coach.bounding_box(), page.get_by_role("navigation").bounding_box()
        assert box is not None
        assert bar is not None
        assert box["y"] + box["height"] <= bar["y"]
        for answer in ("anyway", "show", "think", "never"):
            size = coached.button(answer).bounding_box()
            assert size is not None
            assert size["height"] >= 44
        axe.check_both_themes(page)
        coached.answers("think")
