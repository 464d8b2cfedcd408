"""Questions to friends about a moment of a finished game."""

from __future__ import annotations

from holdfast.hosting import questions
from holdfast.hosting.api.call import Call, TableCall
from holdfast.hosting.api.parameters import LessonMove, TableId
from holdfast.hosting.messages.advice import WhyView
from holdfast.hosting.messages.questions import (
    FriendsAnswer,
    Question,
    QuestionList,
    QuestionReply,
    QuestionView,
    QuestionWish,
)


async def ask_friends(call: TableCall, body: QuestionWish) -> Question:
    """Return a link to a moment of a finished game as the viewer knew it, for friends."""
    async with call.turn() as turn:
        return await questions.ask(call.host.rooms, call.room, call.viewer, body.at, turn)


async def list_questions(call: TableCall) -> QuestionList:
    """Return the viewer's questions to friends about a game, with the answers."""
    async with call.turn() as turn:
        return await questions.list_questions(call.host.rooms, call.room, call.viewer, turn)


async def question(call: Call, question: TableId) -> QuestionView:
    """Return a question of a friend: the position, and nothing of what was played."""
    async with call.turn() as turn:
        return await questions.question_view(call.host.rooms, question, turn)


async def why_not_in_question(call: Call, question: TableId, move: LessonMove) -> WhyView:
    """Return why a move is not legal in the position of a question."""
    async with call.turn() as turn:
        return await questions.why_not(call.host.rooms, question, move, turn)


async def answer_question(call: Call, question: TableId, body: FriendsAnswer) -> QuestionReply:
    """Keep an answer to a question of a friend, without a name, and return what was played."""
    async with call.turn() as turn:
        return await questions.answer(call.host.rooms, question, body.move, turn)
