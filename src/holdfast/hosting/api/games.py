"""The games of the lobby, their rules and their lessons."""

from __future__ import annotations

from holdfast import games
from holdfast.hosting import lessons
from holdfast.hosting.api.call import Call
from holdfast.hosting.api.parameters import LessonMove, Node
from holdfast.hosting.messages.advice import WhyView
from holdfast.hosting.messages.base import Language
from holdfast.hosting.messages.lessons import LessonList, LessonView
from holdfast.hosting.messages.lobby import GameView
from holdfast.hosting.messages.rules import RulesText
from holdfast.hosting.problems import fault
from holdfast.hosting.rules_text import rules_text
from holdfast.hosting.views import game_view


def list_games(call: Call) -> list[GameView]:
    """Return the games of the lobby."""
    compiled = call.host.compiled()
    return [game_view(games.load(name), compiled[name]) for name in games.names()]


def rules(call: Call, game: str, lang: Language = "en") -> RulesText:
    """Return the rules reference of a game."""
    found = rules_text(game, lang) if game in games.names() else None
    if found is None:
        raise fault("no-such-game")
    return found


def list_lessons(call: Call, game: str) -> LessonList:
    """Return the lessons of a game, in order."""
    return lessons.the_course(game)


def lesson(call: Call, game: str, lesson: str) -> LessonView:
    """Return a lesson with all its positions."""
    return lessons.the_lesson(game, lesson)


def why_not_in_lesson(call: Call, game: str, lesson: str, node: Node, move: LessonMove) -> WhyView:
    """Return why a move is not legal in a position of a lesson."""
    return lessons.why_not(game, lesson, node, move)
