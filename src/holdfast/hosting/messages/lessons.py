"""Lessons: how newcomers learn a game. They are the same for everybody."""

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
    """Of the rules, that it is about."""


class LessonList(Message):
    """A course: the lessons of a game, in order."""

    game: str
    title: Sentence
    minutes: int
    lessons: list[LessonLine]


class CoachText(Message):
    """A text of the coach, cut before and after its task, which is printed in bold."""

    before: str
    task: str
    """Empty where there is nothing to do."""
    after: str


class CoachTexts(Message):
    """A text of the coach in both languages."""

    en: CoachText
    de: CoachText


class StepView(Message):
    """One thought: something to see, or something to do."""

    say: CoachTexts
    point: list[str]
    """What is lit: a kind of thing, with what it is called where there are several."""
    expect: list[str]
    """The keys of the moves that go on; none where there is nothing to do."""
    other: CoachTexts | None
    """What is told when another legal move is tried."""
    clauses: list[str]


class LessonFrame(Message):
    """A move that is played in a lesson, and what the learner sees of it."""

    seat: int
    events: list[EventView]
    view: dict[str, Any]


class WayView(Message):
    """How a step goes on: by the learner's move, or by none."""

    key: str | None
    frames: list[LessonFrame]
    to: int


class NodeView(Message):
    """A position in which a step is told, or after the last one."""

    step: int
    table: TableView
    ways: list[WayView]


class LessonView(Message):
    """A lesson with all its positions; the first node is where it begins."""

    game: str
    id: str
    title: Sentence
    learned: list[Sentence]
    steps: list[StepView]
    nodes: list[NodeView]
