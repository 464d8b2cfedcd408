"""The study: a finished game's deal played again and compared, deals of a day, branches."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.web.axe import check_both_themes
from tests.web.positions import finished_game
from tests.web.server import OpenTable, Server, wait_until

from holdfast import games


def at_page(page: Page, server: Server) -> OpenTable:
    """Return the table that a page shows, with the token of its player."""
    table, token = re.search(r"/table/(\w+)#token=([\w-]+)", page.url).groups()  # type: ignore[union-attr]
    return OpenTable(
        server, {"table": table, "seats": [{"seat": 0, "token": token}], "spectator": token}
    )


def give_up(table: OpenTable) -> None:
    """End a game with bots: its player gives up, and the bots play on."""

    def is_over() -> bool:
        view: dict[str, Any] = table.view(0)
        if view["ask"] and view["ask"]["seat"] == 0 and view["commands"]:
            table.send_command(0, type="play", seq=view["seq"], move=view["commands"][0]["n"])
        return bool(view["over"])

    wait_until(is_over, 0.2)


def test_a_deal_is_played_again_and_compared(page: Page, server: Server) -> None:
    page.goto(finished_game(server).link(0))
    page.get_by_role("link", name="Same deal").click()
    expect(page.get_by_text("Nobody else has finished this deal yet.")).to_be_visible()
    page.get_by_role("button", name="Play this deal again").click()
    page.wait_for_url("**/table/**")
    second = at_page(page, server)
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    give_up(second)
    page.get_by_role("link", name="Same deal").click()
    expect(page.get_by_text("first game")).to_be_visible()
    expect(page.get_by_role("heading", name="Round by round, with Anna")).to_be_visible()
    expect(page.get_by_text("Here the games went different ways")).to_be_visible()
    expect(page.get_by_role("table").get_by_role("row")).not_to_have_count(1)
    check_both_themes(page)
    page.get_by_role("link", name="Show in the replay").click()
    page.wait_for_url("**/replay**")


def test_the_deal_of_the_day_has_one_counted_try(page: Page, server: Server) -> None:
    page.goto("/day/outlast")
    expect(page.get_by_role("heading", name="Your counted try")).to_be_visible()
    expect(
        page.get_by_text("You see the points of the others and of bots after your try")
    ).to_be_visible()
    check_both_themes(page)
    page.get_by_role("button", name="Play my counted try").click()
    page.wait_for_url("**/table/**")
    table = at_page(page, server)
    view = table.view(0)
    assert (view["hints"], view["deal"]["counted"], view["undo"]["reason"]) == (
        False,
        True,
        "counted",
    )
    # The lobby knows of the try that was begun.
    page.goto("/")
    days = page.get_by_role("region", name="Deals of the day")
    expect(days.get_by_role("link", name="Outlast: Resume")).to_be_visible()
    expect(days.get_by_role("link", name="Outlive: Play")).to_be_visible()
    days.get_by_role("link", name="Outlast: Resume").click()
    expect(page.get_by_role("link", name="Continue my try")).to_be_visible()
    give_up(table)
    page.goto(table.link(0))
    page.get_by_role("link", name="Result of this day").click()
    expect(page.get_by_role("heading", name="How the others did")).to_be_visible()
    told = page.locator("pre").inner_text()
    assert re.match(r"Holdfast \d+ \w+, Outlast\n1 point\n", told)
    assert set(told.splitlines()[2]) & set("■◧□")
    assert "Anna" not in told
    # A second try is practice, with hints, and does not replace the first.
    page.get_by_role("button", name="Play once more, not counted").click()
    page.wait_for_url("**/table/**")
    assert at_page(page, server).view(0)["deal"]["counted"] is False
    page.goto("/day/outlast")
    expect(page.get_by_text("1 day in a row")).to_be_visible()
    kept = json.loads(page.evaluate("localStorage['holdfast.days']"))
    assert [day["outlast"]["counted"] for day in kept.values()] == [True]
    check_both_themes(page)


def test_a_game_is_played_on_from_a_moment_of_its_replay(page: Page, server: Server) -> None:
    table = finished_game(server)
    page.goto(table.link(0))
    page.get_by_role("link", name="Review").click()
    # This server does not search, so nobody judges moves; branches need no judge.
    expect(page.get_by_role("alert")).to_contain_text("cannot be reviewed right now")
    expect(page.get_by_role("heading", name="Your branches")).to_be_visible()
    page.get_by_role("slider").press("Home")
    page.get_by_role("button", name="Try again from here").click()
    page.wait_for_url(re.compile("/table/(?!" + table.id + ")"))
    branch = at_page(page, server)
    assert branch.view(0)["branch"] == {"table": table.id, "seq": 0}
    page.get_by_role("link", name="Trial, not rated").click()
    name = page.get_by_role("textbox", name="Name of the branch")
    name.fill("The long winter")
    name.press("Enter")
    wait_until(lambda: branches(server, table)[0]["name"] == "The long winter")
    check_both_themes(page)
    page.get_by_role("link", name="Compare").click()
    expect(page.get_by_role("table")).to_be_visible()
    # The game itself is as it was.
    assert table.view(0)["over"]


def branches(server: Server, table: OpenTable) -> list[dict[str, Any]]:
    """Return the branches of a table."""
    address = f"{server.url}/api/tables/{table.id}/branches"
    found: list[dict[str, Any]] = server.http.get(address, params={"token": table.token(0)}).json()[
        "branches"
    ]
    return found


@pytest.mark.long
def test_an_earlier_day_is_practice_and_speaks_german(phone: Page, server: Server) -> None:
    phone.add_init_script("localStorage['holdfast.settings'] = '{\"language\": \"de\"}'")
    phone.goto("/day/exoworld/2026-11-01")
    expect(phone.get_by_text("Dieser Tag ist zu Ende.")).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    phone.get_by_role("button", name="Diesen Tag spielen").click()
    phone.wait_for_url("**/table/**")
    assert at_page(phone, server).view(0)["deal"] == {"day": "2026-11-01", "counted": False}


def test_the_day_of_each_game_shows_its_cover(page: Page) -> None:
    for game in games.names():
        page.goto(f"/day/{game}")
        expect(page.locator(".hero")).to_have_css("background-image", re.compile(r"url\(.*cover"))


@pytest.mark.parametrize("day", ["2999-01-01", "moon"])
def test_a_day_that_has_not_come_is_refused(page: Page, day: str) -> None:
    page.goto(f"/day/outlast/{day}")
    expect(page.get_by_role("alert")).to_contain_text("There is no deal of this day.")


def reviewed(at: int) -> dict[str, Any]:
    """Return a review with one costly move, as a searching server sends it."""
    text = {"en": "Gather wood", "de": "Holz sammeln"}
    move = {
        "n": 1, "wording": text, "note": {"en": "", "de": ""}, "rank": 1, "alike": 0,
        "win_chance": 0.4, "low": 0.3, "high": 0.5, "because": [], "risk": None, "points": 1.0,
    }  # fmt: skip
    costly = {
        "seq": at, "at": at, "measure": "chance", "by": 0.1, "low": 0.05, "high": 0.15,
        "sure": True, "played": move, "better": {**move, "n": 2, "win_chance": 0.5},
    }  # fmt: skip
    return {
        "progress": 1, "seat": 0, "team": False, "moves": 9, "costly": [costly], "best": None,
    }  # fmt: skip


def test_a_friend_is_asked_about_a_moment_and_answers(
    page: Page, browser: Browser, browser_context_args: dict[str, Any], server: Server
) -> None:
    table = finished_game(server)
    page.route("**/review?*", lambda route: route.fulfill(json=reviewed(1)))
    page.goto(table.link(0))
    page.get_by_role("link", name="Review").click()
    page.get_by_role("button", name="Ask a friend").click()
    expect(page.get_by_text("Nobody has answered yet.")).to_be_visible()
    check_both_themes(page)
    link = page.get_by_role("button", name="Copy the link").get_attribute("data-link")
    assert link is not None
    assert table.id not in link
    friend = browser.new_context(**browser_context_args).new_page()
    friend.goto(link)
    expect(
        friend.get_by_role("heading", name="Anna asks: what would you play here?")
    ).to_be_visible()
    check_both_themes(friend)
    friend.locator('[data-move="end"]').first.click()
    expect(friend.get_by_role("status").get_by_role("heading")).to_contain_text("Anna played")
    check_both_themes(friend)
    friend.context.close()
    page.reload()
    expect(page.get_by_role("list", name="Answers of friends")).to_contain_text("1 friend:")


def test_a_question_that_does_not_exist_is_refused(phone: Page, server: Server) -> None:
    phone.goto("/ask/guessed")
    expect(phone.get_by_role("alert")).to_contain_text("There is no such question.")


def test_everything_to_study_is_one_step_from_the_lobby(page: Page, server: Server) -> None:
    page.goto("/")
    page.get_by_role("link", name="Study").click()
    page.wait_for_url("**/study")
    for name in ("Deals of the day", "Puzzles", "Voyages", "Review", "Profile"):
        expect(page.get_by_role("heading", name=name)).to_be_visible()
    check_both_themes(page)
    page.get_by_role("region", name="Voyages").get_by_role("link", name="Outbreak").click()
    page.wait_for_url("**/voyage/outbreak")
    page.goto(finished_game(server).link(0))
    expect(page.get_by_role("link", name="Same deal")).to_be_visible()
    page.goto("/study")
    expect(page.get_by_role("region", name="Finished").get_by_role("link")).to_have_count(1)


def test_study_on_a_phone_in_german(phone: Page, server: Server) -> None:
    phone.add_init_script("localStorage['holdfast.settings'] = '{\"language\": \"de\"}'")
    phone.goto("/")
    link = phone.get_by_role("link", name="Üben")
    for width in (390, 360):
        phone.set_viewport_size({"width": width, "height": 844})
        expect(link).to_be_in_viewport(ratio=1)  # not behind the menu
        assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    link.tap()
    expect(phone.get_by_role("heading", name="Aufgaben")).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    check_both_themes(phone)
