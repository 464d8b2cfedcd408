"""Messages about puzzles. A solution is sent only when somebody has answered or asks for it."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from holdfast.hosting.messages.advice import ReasonView
from holdfast.hosting.messages.base import MOST, Message, Sentence, StrictMessage
from holdfast.hosting.messages.lessons import LessonFrame
from holdfast.hosting.messages.table import TableView


class PuzzleTheme(Message):
    """A theme of the puzzles of a game."""

    id: str
    title: Sentence
    question: Sentence
    count: int


class PuzzleLine(Message):
    """A puzzle in the list of a game."""

    id: str
    theme: str
    rating: int


class PuzzleList(Message):
    """The puzzles of a game. They are the same for everybody."""

    game: str
    themes: list[PuzzleTheme]
    puzzles: list[PuzzleLine]


class PuzzleView(Message):
    """A puzzle before it is answered: a position as the seat that decides may know it."""

    game: str
    id: str
    theme: str
    rating: int
    title: Sentence
    question: Sentence
    table: TableView


class PuzzleAnswer(StrictMessage):
    """An answer to a puzzle."""

    move: int = Field(ge=0, le=MOST)


class PuzzleMove(Message):
    """A move of a puzzle, and what is known about it."""

    n: int
    wording: Sentence
    chance: int
    """Chance to win after it, in percent."""


class PuzzleVerdict(Message):
    """The verdict on an answer."""

    verdict: Literal["right", "close", "wrong"]
    """Verdict on the answer. `close` means a good move that is not the best one."""
    move: PuzzleMove
    lost: int
    """Percentage points by which the best move is better; 0 if the answer is right."""
    because: list[ReasonView]
    """Reasons: if the answer is right, those for the move. Otherwise what the best move does
    instead, if it is known, without naming it."""
    risk: ReasonView | None


class PuzzleHint(Message):
    """The effect of the best move, without naming it; null if that is not known."""

    hint: ReasonView | None


class LevelShare(Message):
    """The share of bots of a level that find a solution."""

    level: str
    percent: int


class PuzzleStep(Message):
    """A move of the solver in the solution, and what happens then."""

    wording: Sentence
    frames: list[LessonFrame]


class PuzzleSolution(Message):
    """The solution of a puzzle: the best moves, and one way in which it can go on."""

    best: list[PuzzleMove]
    """The solution, then the moves that are as good."""
    because: list[ReasonView]
    risk: ReasonView | None
    others: list[PuzzleMove]
    """Likely wrong answers, the best first."""
    levels: list[LevelShare]
    steps: list[PuzzleStep]
