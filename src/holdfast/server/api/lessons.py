"""Lessons that teach a game to new players."""

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
    """Return the lessons of a game, in order."""
    return await fixed(request, ("course", game), lambda: lessons.the_course(game))


@router.get("/games/{game}/course/{lesson}", response_model=LessonView, responses=refusals(404))
async def the_lesson(request: Request, game: str, lesson: str) -> Response:
    """Return a lesson with all its positions."""
    about = ("lesson", game, lesson)
    return await fixed(request, about, lambda: lessons.the_lesson(game, lesson))


@router.get("/games/{game}/course/{lesson}/why", dependencies=[Looking], responses=refusals(404))
def why_not(
    game: str,
    lesson: str,
    node: Annotated[int, Query(ge=0, le=1_000_000)],
    move: Annotated[int, Query(ge=0, le=1_000_000_000)],
) -> WhyView:
    """Return why a move is not legal in a position of a lesson."""
    return lessons.why_not(game, lesson, node, move)
