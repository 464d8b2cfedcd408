"""The end of a game: nothing is told before it is known, and then all of it."""

import re

from playwright.sync_api import Page, Route, expect
from tests.web.house import House
from tests.web.positions import finished

FRAMES = re.compile("/frames")


def in_parts_of_five(route: Route) -> None:
    """Let a short game come in parts, as a long one does."""
    route.continue_(url=route.request.url.replace("count=100", "count=5"))


def test_the_course_of_the_game_is_shown_when_all_of_it_is_there(page: Page, house: House) -> None:
    held: list[Route] = []
    page.route(FRAMES, in_parts_of_five)
    page.route(re.compile("first=5&"), lambda route: held.append(route))
    table = finished(house)
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


def test_a_course_that_cannot_be_fetched_is_asked_for_again(page: Page, house: House) -> None:
    page.route(FRAMES, lambda route: route.abort())
    page.goto(finished(house).link(0))
    failed = page.get_by_role("alert").filter(has_text="cannot be fetched right now")
    expect(failed).to_be_visible()
    page.unroute(FRAMES)
    failed.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("slider")).to_be_visible()


def test_the_numbers_of_a_moment_stand_above_the_curves(page: Page, house: House) -> None:
    page.goto(finished(house).link(0))
    chart = page.get_by_role("slider")
    chart.press("ArrowLeft")
    told = chart.get_attribute("aria-valuetext") or ""
    when, _, numbers = told.partition(": ")
    shown = page.locator(".title p")
    expect(shown).to_contain_text(f"{when}:")
    for pair in numbers.split(", "):
        label, _, number = pair.rpartition(" ")
        expect(shown.locator("span").filter(has_text=label)).to_have_text(f"{number} {label}")


def test_the_bar_says_when_it_ended(page: Page, house: House) -> None:
    table = finished(house)
    view = table.view()["view"]
    page.goto(table.link(0))
    expect(page.get_by_role("banner")).to_contain_text(
        f"Finished after round {view['round']} of {view['final_round']}"
    )
    expect(page.get_by_role("banner").locator("b")).to_have_text(str(view["round"]))
