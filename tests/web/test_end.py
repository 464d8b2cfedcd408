"""The end of a game: nothing is shown before it is known, and then all of it."""

import re

import pytest
from playwright.sync_api import Page, Route, expect
from tests.web.games.exoworld import open_exoworld
from tests.web.games.outbreak import open_outbreak
from tests.web.positions import finished_game, play_to_end
from tests.web.server import Server

FRAMES = re.compile("/frames")


def in_parts_of_five(route: Route) -> None:
    """Let the client load a short game in parts, as it does with a long one."""
    route.continue_(url=route.request.url.replace("count=100", "count=5"))


@pytest.mark.long
def test_the_course_of_the_game_is_shown_when_all_of_it_is_there(
    page: Page, server: Server
) -> None:
    held: list[Route] = []
    page.route(FRAMES, in_parts_of_five)
    page.route(re.compile("first=5&"), lambda route: held.append(route))
    table = finished_game(server)
    with page.expect_request(re.compile("first=5&")):
        page.goto(table.link(0))
    expect(page.get_by_role("heading", name="Ranking")).to_be_visible()
    expect(page.get_by_text("One moment…")).to_have_count(2)
    expect(page.get_by_role("slider")).to_have_count(0)

    (second_part,) = held
    in_parts_of_five(second_part)
    chart = page.get_by_role("slider")
    expect(chart).to_have_attribute("aria-valuemax", str(table.view()["view"]["round"]))
    expect(page.get_by_text("One moment…")).to_have_count(0)


@pytest.mark.long
def test_a_course_that_cannot_be_fetched_is_asked_for_again(page: Page, server: Server) -> None:
    page.route(FRAMES, lambda route: route.abort())
    page.goto(finished_game(server).link(0))
    failed = page.get_by_role("alert").filter(has_text="cannot be loaded right now")
    expect(failed).to_be_visible()
    page.unroute(FRAMES)
    failed.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("slider")).to_be_visible()


@pytest.mark.long
def test_the_numbers_of_a_moment_stand_above_the_curves(page: Page, server: Server) -> None:
    page.goto(finished_game(server).link(0))
    chart = page.get_by_role("slider")
    chart.press("ArrowLeft")
    told = chart.get_attribute("aria-valuetext") or ""
    when, _, numbers = told.partition(": ")
    shown = page.locator(".title p")
    expect(shown).to_contain_text(when)
    for pair in numbers.split(", "):
        label, _, number = pair.rpartition(" ")
        expect(shown.locator("span").filter(has_text=label)).to_have_text(f"{label}: {number}")


@pytest.mark.long
def test_the_bar_says_when_it_ended(page: Page, server: Server) -> None:
    table = finished_game(server)
    view = table.view()["view"]
    page.goto(table.link(0))
    expect(page.get_by_role("banner")).to_contain_text(
        f"Finished after round {view['round']} of {view['final_round']}"
    )
    expect(page.get_by_role("banner").locator("b")).to_have_text(str(view["round"]))


IDLE = ("feed", "at", "face", "to", "end")
"""What somebody likes who does nothing in Outlast but what must be done."""
RELUCTANT = ("end", "end-phase", "pass", "done", "no", "none", "stay", "accept", "roll")
"""The same in Outbreak."""
WINNING = ("draw_face:M11", "move:1,-1", "repair:LEAK_E:here", "deploy:M13:E")
"""From one module short to the end."""


@pytest.mark.long
def test_whoever_loses_alone_sees_how_far_they_came(page: Page, server: Server) -> None:
    table = play_to_end(server.open("person", options={"length": "short"}), *IDLE)
    page.goto(table.link(0))
    expect(page.get_by_role("heading", name="The wild has won")).to_be_visible()
    banner = page.get_by_role("region", name="The wild has won")
    expect(banner).to_contain_text(re.compile(r"A\d starves in the .*\. Your last meeple died"))
    expect(banner).to_contain_text("more rounds, and you would have survived")
    expect(page.get_by_role("heading", name="Ranking")).to_have_count(0)
    rungs = page.get_by_role("list").filter(has_text="Masters of the wild").get_by_role("listitem")
    expect(rungs).to_have_count(5)
    reached = page.locator("li[aria-current]")
    expect(reached).to_contain_text("The wild has won")
    expect(reached).to_contain_text("this game")
    expect(rungs.nth(1)).to_contain_text("next")


@pytest.mark.long
def test_whoever_wins_alone_is_rated(page: Page, server: Server) -> None:
    table = server.open("person", options={"length": "short", "climate": "mild"})
    table.send_command(0, type="hand-over", seat=0, level="heuristic")
    page.goto(table.link(0))
    expect(page.get_by_role("heading", name="Your people outlast the winter")).to_be_visible()
    assert table.view()["placements"][0]["rank"] == 1
    rating = table.view()["view"]["rating"]
    assert rating != "defeat"
    expect(page.locator("li[aria-current]")).to_have_count(1)
    expect(page.locator("ol li").first).not_to_have_attribute("aria-current", "true")


def test_rivals_are_ranked_and_each_is_told_their_own_end(page: Page, server: Server) -> None:
    table = finished_game(server)
    first = next(s["seat"] for s in table.view()["placements"] if s["rank"] == 1)
    for seat, title in (
        (first, "Your people outlast the winter"),
        (1 - first, re.compile("The winter belongs to")),
    ):
        page.goto(table.link(seat))
        expect(page.get_by_role("heading", level=1, name=title)).to_be_visible()
        places = page.get_by_role("listitem").filter(has=page.locator(".place"))
        expect(places).to_have_count(2)
        expect(places.nth(1)).to_contain_text("Out in round")
        expect(page.get_by_role("heading", name="What each of you did")).to_have_count(0)


def test_a_team_loses_as_one(page: Page, server: Server) -> None:
    table = open_outbreak(server, *["person"] * 4, position="last-night")
    play_to_end(table, *RELUCTANT)
    assert {one["rank"] for one in table.view()["placements"]} != {1}
    page.goto(table.link(2))
    expect(page.get_by_role("heading", name="The city has fallen")).to_be_visible()
    expect(page.get_by_text("no ranking: lost together")).to_be_visible()
    deeds = page.get_by_role("listitem").filter(has=page.locator(".did"))
    expect(deeds).to_have_count(4)
    expect(deeds.filter(has_text="You")).to_have_count(1)
    expect(page.locator(".place")).to_have_count(0)


@pytest.mark.long
def test_a_team_wins_as_one(page: Page, server: Server) -> None:
    table = open_exoworld(server, "person", "person", position="last-gap")
    for key in WINNING:
        table.play(0, key)
    page.goto(table.link(1))
    expect(page.get_by_role("heading", name="The base lives")).to_be_visible()
    expect(page.get_by_text("no ranking: won together")).to_be_visible()
    deeds = page.get_by_role("listitem").filter(has=page.locator(".did"))
    expect(deeds.filter(has_text="Anna")).to_contain_text(
        "1 repair, more than anybody else; 1 module deployed."
    )
    expect(deeds.filter(has_text="You")).to_contain_text("Kept a low profile.")
