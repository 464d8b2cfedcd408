"""Tests that every course can be played to its end in every language, by every way it allows."""

import pytest
from tests.support.laws import Laws

from holdfast.kernel.translations import LANGUAGES
from holdfast.lessons import Course, check, course_of, walk

pytestmark = pytest.mark.usefixtures("quick")


@pytest.fixture
def course(laws: Laws) -> Course:
    """Return the course of the game; skip games without one."""
    found = course_of(laws.game)
    laws.needs(found, "lessons")
    assert found is not None
    return found


def test_the_course_is_played_to_its_end(laws: Laws, course: Course) -> None:
    check(laws.game, course)


def test_it_is_the_same_for_everybody(laws: Laws, course: Course) -> None:
    lesson = course.lessons[-1]
    first, second = (walk(laws.game, course, lesson) for _ in range(2))
    assert [bytes(node.position) for node in first.nodes] == [
        bytes(node.position) for node in second.nodes
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_every_language(laws: Laws, course: Course, language: str) -> None:
    for lesson in course.lessons:
        coached = [step.say for step in lesson.steps]
        coached += [step.other for step in lesson.steps if step.expect and step.other]
        texts = [str(said[language]) for said in coached]
        texts += [said[language] for said in (lesson.title, lesson.about, *lesson.learned)]
        assert all(texts)
        assert len(lesson.learned) >= 2
        assert not any("  " in text or text != text.strip() for text in texts)


def test_every_step_that_asks_for_a_move_has_one_task(course: Course) -> None:
    for lesson in course.lessons:
        for number, step in enumerate(lesson.steps, 1):
            where = f"{lesson.id}, step {number}"
            assert all(bool(text.task) == bool(step.expect) for text in step.say.values()), where
            if step.expect and step.other:
                assert all(text.task for text in step.other.values()), where


def test_every_kind_of_thing_that_can_be_lit_is_lit_somewhere(laws: Laws, course: Course) -> None:
    lit = {point.split(":")[0] for le in course.lessons for s in le.steps for point in s.point}
    assert lit == set(course.points)
