"""Planning in a team: two people and two bots, each person in a browser of their own."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect
from tests.web.axe import check_both_themes
from tests.web.server import OpenTable, Server, wait_until

NewContext = Callable[..., BrowserContext]


def panel(page: Page, name: str) -> Locator:
    """Open a panel beside the board, and return it."""
    page.get_by_role("tab", name=name).click()
    return page.get_by_role("tabpanel", name=name)


def siege(server: Server) -> OpenTable:
    """Return a table of Outbreak where Cleo leads; she and Ben are people, the others bots."""
    return server.open(
        "settler", "person", "person", "settler", game="outbreak", position="last-night"
    )


def landing(server: Server) -> OpenTable:
    """Return a table of Exoworld of two people and two bots, at a person's turn."""
    table = server.open("person", "person", "settler", "settler", game="exoworld")
    while True:
        view = table.view(0)  # seen once: a bot may answer between two looks
        seat, before = view["ask"]["seat"], view["seq"]
        if view["ask"]["decision"] == "act" and seat < 2:
            return table
        if seat < 2:
            table.play(seat, table.view(seat)["moves"][-1]["key"])
        else:
            wait_until(lambda before=before: table.view(0)["seq"] > before)  # type: ignore[misc]


@pytest.mark.long
def test_whoever_leads_sees_what_each_would_do(
    page: Page, new_context: NewContext, server: Server
) -> None:
    table = siege(server)
    page.goto(table.link(2))
    # Both bots tell what they would do, on the board and in words, before anybody has acted.
    for bot in (0, 3):
        expect(page.locator(f'[data-testid="plans"] [data-planned-by="{bot}"]')).to_be_attached()
    plans = page.get_by_role("tabpanel", name="Plan").get_by_role("listitem")
    expect(plans).to_have_count(2)
    expect(plans.first).to_contain_text(re.compile("Anna (moves|attacks|builds|searches|ends)"))

    ben = new_context().new_page()
    ben.goto(table.link(1))
    # Ben may step in, but nobody asks him: what he reads is left to him.
    expect(ben.get_by_role("tab", name="Plan")).to_contain_text("2")
    expect(ben.get_by_role("region", name="Log")).to_be_visible()
    team = panel(ben, "Plan")
    team.get_by_role("button", name="Plan my turn").click()
    expect(ben.get_by_test_id("turn")).to_contain_text("You plan your turn")
    ben.locator('[data-move="move:0,0"]').first.click(force=True)
    expect(team).to_contain_text("You move to the Main Base")
    team.get_by_role("button", name="Tell the team").click()

    # Cleo sees it, and finds it good; nothing was played.
    expect(plans).to_have_count(3)
    theirs = page.locator('[data-plan-of="1"]')
    expect(theirs).to_contain_text("Ben moves to the Main Base")
    expect(page.locator('[data-testid="plans"] [data-planned-by="1"]')).to_be_attached()
    theirs.get_by_role("button", name="Agree with the plan of Ben").click()
    expect(ben.get_by_role("img", name="1 agrees")).to_be_visible()
    theirs.get_by_role("button", name="Ask Ben about this plan").click()
    expect(ben.locator('[data-plan-of="1"]')).to_contain_text("Cleo asked about it")
    assert table.view(1)["seq"] == 0
    for one in (page, ben):
        check_both_themes(one)

    # What is not drawn is still said; what was dropped is gone everywhere.
    page.get_by_role("button", name="On the board").click()
    expect(page.locator("[data-planned-by]")).to_have_count(0)
    ben.get_by_role("button", name="Drop my plan").click()
    expect(plans).to_have_count(2)


@pytest.mark.long
def test_a_place_is_pointed_at_by_mouse_and_by_keyboard(
    page: Page, new_context: NewContext, server: Server
) -> None:
    table = siege(server)
    page.goto(table.link(2))
    ben = new_context().new_page()
    ben.goto(table.link(1))
    for one in (page, ben):
        expect(one.get_by_test_id("spoken")).to_be_attached()
        expect(one.locator("[data-planned-by]").first).to_be_attached()
    ben.locator('[data-hex="69"]').click(button="right", force=True)
    expect(page.locator('[data-ping="69"]')).to_be_attached()
    expect(page.get_by_test_id("spoken")).to_contain_text("Ben says: Look here!")
    page.locator('[data-hex="70"]').focus()
    page.keyboard.press("p")
    expect(ben.locator('[data-ping="70"]')).to_be_attached()


# A finger goes down on a place and stays there, or moves on.
FINGER = """(place, kind, x, y) => place.dispatchEvent(new PointerEvent(kind, {
  bubbles: true, pointerType: 'touch', isPrimary: true, pointerId: 7, clientX: x, clientY: y,
}))"""


@pytest.mark.long
def test_a_held_finger_points_at_a_place(phone: Page, server: Server) -> None:
    table = siege(server)
    phone.goto(table.link(1))
    expect(phone.get_by_test_id("spoken")).to_be_attached()
    expect(phone.locator("[data-planned-by]").first).to_be_attached()

    def finger(hex_: int, kind: str, x: int, y: int) -> None:
        phone.locator(f'[data-hex="{hex_}"]').evaluate(
            f"(place, [kind, x, y]) => ({FINGER})(place, kind, x, y)", [kind, x, y]
        )

    # Dragging the board points at nothing.
    finger(70, "pointerdown", 100, 300)
    finger(70, "pointermove", 140, 300)
    finger(69, "pointerdown", 100, 300)
    expect(phone.locator('[data-ping="69"]')).to_be_attached()
    finger(69, "pointerup", 100, 300)
    assert phone.locator('[data-ping="70"]').count() == 0
    # What the finger lies on was explained meanwhile; now that is gone.
    expect(phone.get_by_role("dialog")).to_have_count(0)
    assert table.view(1)["seq"] == 0


@pytest.mark.parametrize("language", ["en", pytest.param("de", marks=pytest.mark.long)])
def test_a_base_is_planned_together(
    page: Page, new_context: NewContext, server: Server, language: str
) -> None:
    table = landing(server)
    acting = table.view(0)["ask"]["seat"]
    waiting = 1 - acting
    like = f"localStorage['holdfast.settings'] = '{{\"language\": \"{language}\"}}'"
    page.add_init_script(like)
    page.goto(table.link(waiting))
    for bot in (2, 3):
        expect(page.locator(f'[data-planned-by="{bot}"]')).to_be_attached()
    team = panel(page, "Plan")
    mine = {"en": "Plan my turn", "de": "Meinen Zug planen"}[language]
    team.get_by_role("button", name=mine).click()
    # What is drawn nobody can know, so the plan is whole.
    page.locator('[data-move="draw_deck"]').first.click()
    own = team.locator(f'[data-plan-of="{waiting}"]')
    expect(own).to_contain_text({"en": "draw from the deck", "de": "ziehst vom Stapel"}[language])
    expect(page.locator(f'[data-planned-by="{waiting}"]')).to_be_attached()
    other = new_context().new_page()
    other.goto(table.link(acting))
    expect(panel(other, "Plan").locator(f'[data-plan-of="{waiting}"]')).to_contain_text(
        "draws from"
    )


@pytest.mark.long
def test_plans_on_a_phone(page: Page, server: Server) -> None:
    table = siege(server)
    phone = page
    phone.set_viewport_size({"width": 390, "height": 844})
    phone.goto(table.link(1))
    phone.get_by_role("button", name="Plan", exact=True).click()
    expect(phone.locator("[data-plan-of]")).to_have_count(2)
    good = phone.get_by_role("button", name="Agree with the plan of Anna")
    good.click()
    expect(good).to_have_attribute("aria-pressed", "true")
    check_both_themes(phone)


@pytest.mark.long
def test_rivals_and_people_alone_have_no_plans(page: Page, server: Server) -> None:
    table = server.open("person", "settler")
    page.goto(table.link(0))
    expect(page.get_by_role("tab", name="Log")).to_be_visible()
    expect(page.get_by_role("tab")).to_have_count(2)
