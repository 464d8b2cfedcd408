"""Lessons in a browser: every course to its end, by mouse and by touch."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.web import axe
from tests.web.learner import Learner
from tests.web.server import Server
from tests.web.words import untranslated_texts

from holdfast import games
from holdfast.lessons import course_of

LESSONS = {
    name: [lesson.id for lesson in course.lessons]
    for name in games.names()
    if (course := course_of(games.load(name)))
}


def some(first: int) -> list[Any]:
    """Return every game as a test parameter, every other one marked as long."""
    marks = [[], [pytest.mark.long]]
    return [pytest.param(game, marks=marks[(i + first) % 2]) for i, game in enumerate(LESSONS)]


@pytest.fixture
def newcomer(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    """Yield a page of somebody who has never been here."""
    settings = {**browser_context_args, "storage_state": None}
    with browser.new_context(**settings) as context:
        yield context.new_page()


@pytest.fixture
def german_phone(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    """Yield a page on a phone in German."""
    small = {"width": 390, "height": 844}
    phone = {"viewport": small, "has_touch": True, "is_mobile": True, "locale": "de-DE"}
    with browser.new_context(**{**browser_context_args, **phone}) as context:
        yield context.new_page()


@pytest.mark.long
@pytest.mark.parametrize("game", LESSONS)
def test_a_whole_course_by_mouse(page: Page, game: str) -> None:
    learner = Learner(page)
    for name in LESSONS[game]:
        learner.take(learner.enter(game, name))
    expect(learner.done).to_contain_text("All lessons done")


@pytest.mark.long
@pytest.mark.parametrize("game", LESSONS)
def test_a_whole_course_by_touch_in_german(german_phone: Page, game: str) -> None:
    learner = Learner(german_phone, "de", phone=True)
    for name in LESSONS[game]:
        learner.take(learner.enter(game, name))
    expect(learner.done).to_contain_text("Alles gelernt")


@pytest.mark.long
@pytest.mark.parametrize("game", LESSONS)
def test_everything_that_is_named_is_lit(page: Page, game: str) -> None:
    """Check that on a desktop every point of a course highlights something."""
    learner = Learner(page)
    for name in LESSONS[game]:
        lesson = learner.enter(game, name)
        for number, step in enumerate(lesson["steps"]):
            learner.check_step(number, step)
            dark = page.evaluate(
                """names => names.filter(name => {
                  const [kind, ...rest] = name.split(':'), id = rest.join(':');
                  const found = [`[data-point~="${name}"]`, `[data-${kind}="${id}"]`];
                  if (kind === 'end') found.push('[data-move="end"]');
                  if (['move', 'answer'].includes(kind)) found.push(`[data-move="${id}"]`);
                  if (kind === 'action') found.push(`[data-move^="${id}"]`);
                  return !document.querySelector(found.join());
                })""",
                step["point"],
            )
            assert dark == [], f"{game}, {name}, step {number + 1}"
            learner.button("skip").click()
        expect(learner.done).to_be_visible()


def test_a_lesson_from_the_lobby_to_the_next_one(newcomer: Page) -> None:
    newcomer.goto("/")
    newcomer.get_by_role("link", name="Learn Outlast, 7 minutes").click()
    expect(newcomer.get_by_role("heading", name="Learn Outlast", exact=True)).to_be_visible()
    with newcomer.expect_response("**/course/last-night") as answer:
        newcomer.get_by_role("link", name="Start").click()
    learner = Learner(newcomer)
    learner.take(answer.value.json())
    expect(learner.done).to_contain_text("Lesson 1 of 9 done")
    learner.button("next").click()
    expect(learner.says).to_contain_text("Every game begins like this")
    learner.button("on").click()
    # A later visit continues where the learner stopped.
    newcomer.goto("/learn/outlast")
    expect(newcomer.get_by_text("You stopped in lesson 2")).to_be_visible()
    expect(newcomer.get_by_text("Step 2 of 5")).to_be_visible()
    newcomer.get_by_role("link", name="Continue with lesson 2").click()
    expect(learner.says).to_contain_text("Snow lies all around.")


def test_another_move_is_answered_kindly_and_not_played(page: Page) -> None:
    learner = Learner(page)
    learner.enter("outlast", "first-turn")
    learner.button("on").click()
    expect(learner.says).to_have_attribute("data-step", "2")
    for _ in range(3):
        assert learner.press('[data-move="move:A1:4"]')
        expect(learner.says).to_have_text(re.compile("You can do that in a moment"))
        expect(learner.coach).to_contain_text("That move was not played")
        expect(learner.coach).to_contain_text("you still have 3 actions left")
    expect(page.get_by_text("not played", exact=True)).to_be_visible()
    # After a while the coach offers to show it: a ghost, which the learner plays.
    learner.button("show").click()
    expect(page.get_by_role("tooltip")).to_contain_text("unexplored tile 1")
    assert learner.press('[data-move="move:A1:3"]')
    expect(learner.says).to_contain_text("A Meadow with three prey!")
    learner.button("back").click()
    expect(learner.says).to_contain_text("Snow lies all around.")


@pytest.mark.long
def test_what_is_illegal_is_explained_as_at_any_table(page: Page) -> None:
    learner = Learner(page)
    learner.enter("outlast", "first-turn")
    learner.button("on").click()
    expect(learner.says).to_have_attribute("data-step", "2")
    assert learner.press("[data-tile='0']")
    expect(page.get_by_role("alert")).to_contain_text("Rule LA-MOVE-1")


@pytest.mark.long
def test_a_lesson_by_keyboard_is_told_to_a_screen_reader(page: Page) -> None:
    learner = Learner(page)
    learner.enter("outlast", "first-turn")
    expect(page.get_by_role("region", name="Coach").get_by_role("status")).to_contain_text(
        "Every game begins like this"
    )
    page.keyboard.press("Enter")
    expect(learner.says).to_contain_text("Snow lies all around.")
    # What is lit has the keyboard, so that Enter plays it.
    expect(page.locator('[data-move="move:A1:3"]:focus')).to_be_visible()
    page.keyboard.press("Enter")
    expect(learner.says).to_contain_text("A Meadow with three prey!")
    page.keyboard.press("Backspace")
    expect(learner.says).to_contain_text("Snow lies all around.")
    page.keyboard.press("Shift+S")
    expect(learner.says).to_contain_text("A Meadow with three prey!")


@pytest.mark.long
def test_the_language_changes_in_place(page: Page) -> None:
    learner = Learner(page)
    lesson = learner.enter("outlive", "bear")
    learner.check_step(0, lesson["steps"][0])
    learner.coach.get_by_role("radio", name="DE").click()
    learner.language = "de"
    learner.check_step(0, lesson["steps"][0])


@pytest.mark.long
def test_a_clause_is_read_beside_the_lesson(page: Page) -> None:
    learner = Learner(page)
    learner.enter("outlast", "last-night")
    page.get_by_role("button", name="Rule LA-WOLF-1").click()
    expect(page.locator("[data-clause='LA-WOLF-1'].asked")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    expect(learner.says).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize(
    ("path", "said"),
    [("/learn/outlast/moon", "There is no such lesson."), ("/learn/chess", "no such game")],
)
def test_what_there_is_not_is_said(page: Page, path: str, said: str) -> None:
    page.goto(path)
    expect(page.get_by_role("alert")).to_contain_text(said)
    expect(page.get_by_role("link", name="Go to the lobby")).to_be_visible()


@pytest.mark.long
def test_newcomers_are_offered_to_learn_once(newcomer: Page, server: Server) -> None:
    newcomer.goto("/")
    newcomer.get_by_role("button", name=re.compile("Outlast")).first.click()
    newcomer.get_by_role("button", name=re.compile("Play Outlast")).click()
    offer = newcomer.get_by_role("region", name="Learn")
    expect(offer).to_contain_text("New to Outlast? Learn it in 7 minutes, by playing.")
    offer.get_by_role("button", name="No, thanks").click()
    expect(offer).to_have_count(0)
    newcomer.reload()
    expect(newcomer.locator("[data-tile]").first).to_be_visible()
    expect(offer).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("game", some(0))
def test_nothing_is_hard_to_use_for_anybody(page: Page, game: str) -> None:
    learner = Learner(page)
    lesson = learner.enter(game, LESSONS[game][1])
    learner.check_step(0, lesson["steps"][0])
    axe.check_both_themes(page)
    for _ in lesson["steps"]:
        learner.button("skip").click()
    expect(learner.done).to_be_visible()
    axe.check_both_themes(page)
    page.goto(f"/learn/{game}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    axe.check_both_themes(page)


@pytest.mark.long
@pytest.mark.parametrize("game", some(1))
def test_nor_on_a_phone(german_phone: Page, game: str) -> None:
    learner = Learner(german_phone, "de", phone=True)
    lesson = learner.enter(game, LESSONS[game][0])
    learner.check_step(0, lesson["steps"][0])
    axe.check_both_themes(german_phone)
    assert untranslated_texts(german_phone, "de", game) == []
    # Nothing hangs over the side, and the coach leaves the board to be seen.
    wide = german_phone.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390
    board = german_phone.locator("main.board").bounding_box()
    assert board is not None
    assert board["height"] >= 200
