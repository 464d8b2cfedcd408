"""Messages with the lessons of a game. They are the same for everybody."""

from __future__ import annotations

from typing import Any

from holdfast.hosting.messages.base import Message, Sentence
from holdfast.hosting.messages.table import EventView, TableView


class LessonLine(Message):
    """A lesson in the list of a course."""

    id: str
    title: Sentence
    about: Sentence
    steps: int
    clauses: list[str]
    """Clauses of the rules that it is about."""


class LessonList(Message):
    """A course: the lessons of a game, in order."""

    game: str
    title: Sentence
    minutes: int
    lessons: list[LessonLine]


class CoachText(Message):
    """A text of the coach in three parts. The task in the middle is printed in bold."""

    before: str
    task: str
    """Task of the learner. Empty if there is nothing to do."""
    after: str


class CoachTexts(Message):
    """A text of the coach in both languages."""

    en: CoachText
    de: CoachText


class StepView(Message):
    """A step of a lesson: something to look at, or something to do."""

    say: CoachTexts
    point: list[str]
    """What to highlight: a kind of element, with its name if there are several."""
    expect: list[str]
    """Keys of the moves that continue the lesson. Empty if there is nothing to do."""
    other: CoachTexts | None
    """Text that is shown if the learner tries another legal move."""
    clauses: list[str]


class LessonFrame(Message):
    """A move of a lesson, as the learner may know it."""

    seat: int
    events: list[EventView]
    view: dict[str, Any]


class WayView(Message):
    """A continuation of a step, by a move of the learner (`key`) or without one."""

    key: str | None
    frames: list[LessonFrame]
    to: int


class NodeView(Message):
    """A position of a lesson, with the step it belongs to."""

    step: int
    table: TableView
    ways: list[WayView]


class LessonView(Message):
    """A lesson with all its positions. It starts with the first node."""

    game: str
    id: str
    title: Sentence
    learned: list[Sentence]
    steps: list[StepView]
    nodes: list[NodeView]
