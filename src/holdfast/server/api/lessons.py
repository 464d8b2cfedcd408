"""Lessons: how newcomers learn a game."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query

from holdfast.hosting import lessons
from holdfast.hosting.messages import LessonList, LessonView, WhyView
from holdfast.server.api.requests import refusals

router = APIRouter()


@router.get("/games/{game}/course", responses=refusals(404))
def the_course(game: str) -> LessonList:
    """The lessons of a game, in order."""
    return lessons.the_course(game)


@router.get("/games/{game}/course/{lesson}", responses=refusals(404))
def the_lesson(game: str, lesson: str) -> LessonView:
    """A lesson with all its positions."""
    return lessons.the_lesson(game, lesson)


@router.get("/games/{game}/course/{lesson}/why", responses=refusals(404))
def why_not(
    game: str,
    lesson: str,
    node: Annotated[int, Query(ge=0, le=1_000_000)],
    move: Annotated[int, Query(ge=0, le=1_000_000_000)],
) -> WhyView:
    """Why a move is not allowed in a position of a lesson."""
    return lessons.why_not(game, lesson, node, move)
