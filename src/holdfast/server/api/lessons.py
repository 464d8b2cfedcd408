"""Lessons: how newcomers learn a game."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query

from holdfast import games
from holdfast.hosting.messages import LessonList, LessonView, WhyView
from holdfast.hosting.problems import fault
from holdfast.hosting.teaching import lesson_list, lesson_view, lesson_why
from holdfast.kernel.game import Game
from holdfast.lessons import course_of
from holdfast.server.api.requests import refusals

router = APIRouter()


@router.get("/games/{game}/course", responses=refusals(404))
def the_course(game: str) -> LessonList:
    """The lessons of a game, in order."""
    course = course_of(_game(game))
    if course is None:
        raise fault("no-such-lesson", "This game has no lessons.")
    return lesson_list(course)


@router.get("/games/{game}/course/{lesson}", responses=refusals(404))
def the_lesson(game: str, lesson: str) -> LessonView:
    """A lesson with all its positions."""
    view = lesson_view(game, lesson) if _game(game) and _has(game, lesson) else None
    if view is None:
        raise fault("no-such-lesson")
    return view


@router.get("/games/{game}/course/{lesson}/why", responses=refusals(404))
def why_not(
    game: str,
    lesson: str,
    node: Annotated[int, Query(ge=0, le=1_000_000)],
    move: Annotated[int, Query(ge=0, le=1_000_000_000)],
) -> WhyView:
    """Why a move is not allowed in a position of a lesson."""
    if not _game(game) or not _has(game, lesson):
        raise fault("no-such-lesson")
    why = lesson_why(game, lesson, node, move)
    if why is None:
        raise fault("no-such-move")
    return why


def _game(name: str) -> Game:
    if name not in games.names():
        raise fault("no-such-game")
    return games.load(name)


def _has(game: str, lesson: str) -> bool:
    """Whether there is such a lesson: what is made up is never kept."""
    course = course_of(games.load(game))
    return course is not None and course.lesson(lesson) is not None
