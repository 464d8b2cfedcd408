"""Messages about questions to friends: what would you play at this moment of a finished game?"""

from __future__ import annotations

from pydantic import Field

from holdfast.hosting.messages.base import MOST, Message, Sentence, StrictMessage
from holdfast.hosting.messages.table import TableView


class QuestionWish(StrictMessage):
    """A request to ask friends about a move of a finished game."""

    at: int = Field(ge=0, le=MOST)
    """Number of the turn in the replay."""


class FriendsMove(Message):
    """A move that friends have answered with."""

    wording: Sentence
    count: int
    """Number of friends who have answered with it."""
    played: bool
    """Whether it is the move that was played."""


class Question(Message):
    """A question to friends, for the player who asks."""

    code: str
    """The end of its link."""
    at: int
    answers: list[FriendsMove]
    """Answers so far, the most frequent one first."""


class QuestionList(Message):
    """The questions that a player has asked about a finished game."""

    questions: list[Question]


class QuestionView(Message):
    """A question as a friend sees it: the position as its player knew it, and nothing later."""

    game: str
    code: str
    name: str
    """Name of the player who asks."""
    table: TableView


class FriendsAnswer(StrictMessage):
    """The answer of a friend."""

    move: int = Field(ge=0, le=MOST)


class QuestionReply(Message):
    """The response to the answer of a friend."""

    yours: Sentence
    played: Sentence
    """The move that was played."""
    same: bool
