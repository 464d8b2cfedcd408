"""Lessons in the terminal."""

from __future__ import annotations

import re

import pytest
from tests.cli.support import GAME, error_of, run

from holdfast.kernel.game import Game
from holdfast.lessons import CourseError, course_of


def lesson_of(name: str) -> str:
    """Return the input that takes every step of a lesson as the coach asks."""
    course = course_of(GAME)
    assert course is not None
    lesson = course.lesson(name)
    assert lesson is not None
    return "".join(f"{step.expect[0] if step.expect else ''}\n" for step in lesson.steps)


def run_lessons(*arguments: str, typed: str) -> str:
    result = run("learn", "outlast", *arguments, typed=typed)
    assert result.exit_code == 0, result.output
    return " ".join(str(result.output).split())


def test_a_whole_course_is_taken_in_the_terminal() -> None:
    course = course_of(GAME)
    assert course is not None
    output = run_lessons(typed="".join(lesson_of(lesson.id) for lesson in course.lessons))
    assert "Learn Outlast: 9 lessons, about 7 minutes." in output
    assert "Lesson 9 of 9: Your own winter" in output
    assert "Bjorn ends the turn" in output
    assert output.endswith("That was the last lesson. Now play a game: `holdfast play GAME`.")


def test_a_lesson_in_german_by_numbers() -> None:
    output = run_lessons("--lesson", "rivals", "--language", "de", typed="?\nfight:A1:B1\n")
    assert "Lektion 7 von 9: Volk gegen Volk" in output
    assert "Greif B1 an." in output
    assert re.search(r"▸\d+ fight:A1:B1", output)
    assert "den Coach machen lassen" in output
    assert "Du liegst 4 zu 5 zurück" in output
    assert output.endswith("`--lesson ?` zeigt alle Lektionen.")


def test_another_move_is_answered_kindly_and_not_played() -> None:
    output = run_lessons("--lesson", "first-turn", typed="\nhide:A1\nmove:A1:3\nquit\n")
    assert "You can do that in a moment." in output
    assert "That move was not played." in output
    assert "A Meadow with three prey!" in output


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("fly", "There is no command “fly”."),
        ("99", "Choose a move from 1 to"),
        ("back", "This is the first step of the lesson."),
        ("rules", "LA-WOLF-1"),
        ("moves", "▸"),
        ("skip", "An 8! The wolf is dead."),
        ("skip\nback", "Only a 7 or an 8 beats it."),
    ],
)
def test_whatever_a_learner_types_gets_an_answer(typed: str, answer: str) -> None:
    assert answer in run_lessons("--lesson", "last-night", typed=f"{typed}\nquit\n")


def test_the_lessons_are_listed() -> None:
    listed = run("learn", "outlast", "--lesson", "?", "--lang", "de").stdout.splitlines()
    assert len(listed) == 9
    assert listed[2].split() == ["hunger", "Hunger:", "wer", "isst,", "und", "wer", "verhungert"]


def test_lessons_that_there_are_not_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "outlast has no lesson 'moon'; there are: last-night" in error_of(
        "learn", "outlast", "--lesson", "moon"
    )
    monkeypatch.setattr("holdfast.lessons.course_of", lambda game: None)
    assert "outlast has no lessons" in error_of("learn", "outlast")


def test_a_course_that_is_wrong_ends_with_what_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(game: Game) -> None:
        raise CourseError(["outlast/course.toml: hunger, step 2: `say.de` is missing"])

    monkeypatch.setattr("holdfast.lessons.course_of", wrong)
    assert "course.toml: hunger, step 2: `say.de` is missing" in error_of("learn", "outlast")
