"""Puzzles: positions with one best move, how answers are judged, and playing on from there."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from holdfast.hosting import puzzles
from holdfast.hosting.api.call import Call
from holdfast.hosting.api.parameters import LessonMove
from holdfast.hosting.messages.advice import WhyView
from holdfast.hosting.messages.lobby import NewTable
from holdfast.hosting.messages.puzzles import (
    PuzzleAnswer,
    PuzzleHint,
    PuzzleList,
    PuzzleSolution,
    PuzzleVerdict,
    PuzzleView,
)

PuzzleId = Annotated[str, Field(max_length=24)]


def list_puzzles(call: Call, game: str) -> PuzzleList:
    """Return the puzzles of a game, without their solutions."""
    return puzzles.list_puzzles(game)


def puzzle(call: Call, game: str, puzzle: PuzzleId) -> PuzzleView:
    """Return a puzzle: its question and its position, without the solution."""
    return puzzles.puzzle_view(game, puzzle)


def why_not_in_puzzle(call: Call, game: str, puzzle: PuzzleId, move: LessonMove) -> WhyView:
    """Return why a move is not legal in the position of a puzzle."""
    return puzzles.why_not(game, puzzle, move)


def puzzle_hint(call: Call, game: str, puzzle: PuzzleId) -> PuzzleHint:
    """Return the effect of the best move of a puzzle, without naming the move."""
    return puzzles.hint(game, puzzle)


def answer_puzzle(call: Call, game: str, puzzle: PuzzleId, body: PuzzleAnswer) -> PuzzleVerdict:
    """Return the verdict on an answer to a puzzle. A wrong answer does not reveal the solution."""
    return puzzles.judge(game, puzzle, body.move)


def puzzle_solution(call: Call, game: str, puzzle: PuzzleId) -> PuzzleSolution:
    """Return the solution of a puzzle, with one way in which the game can go on."""
    return puzzles.solution(game, puzzle)


async def play_on_from_puzzle(call: Call, game: str, puzzle: PuzzleId) -> NewTable:
    """Open a table that plays on from the position of a puzzle, with bots at the other seats."""
    await call.host.load_rules(game)
    return await puzzles.open_table(call.host.rooms, game, puzzle)
