"""Lessons: how newcomers learn a game."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from holdfast.hosting import lessons
from holdfast.hosting.messages import LessonList, LessonView, WhyView
from holdfast.server.api.requests import Looking, fixed, refusals

router = APIRouter()


@router.get("/games/{game}/course", response_model=LessonList, responses=refusals(404))
async def the_course(request: Request, game: str) -> Response:
    """The lessons of a game, in order."""
    return await fixed(request, ("course", game), lambda: lessons.the_course(game))


@router.get("/games/{game}/course/{lesson}", response_model=LessonView, responses=refusals(404))
async def the_lesson(request: Request, game: str, lesson: str) -> Response:
    """A lesson with all its positions."""
    about = ("lesson", game, lesson)
    return await fixed(request, about, lambda: lessons.the_lesson(game, lesson))


@router.get("/games/{game}/course/{lesson}/why", dependencies=[Looking], responses=refusals(404))
def why_not(
    game: str,
    lesson: str,
    node: Annotated[int, Query(ge=0, le=1_000_000)],
    move: Annotated[int, Query(ge=0, le=1_000_000_000)],
) -> WhyView:
    """Why a move is not allowed in a position of a lesson."""
    return lessons.why_not(game, lesson, node, move)
