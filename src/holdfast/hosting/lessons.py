"""Lessons as messages for the learner: tables at which nobody else sits.

A lesson is the same for everybody, so it is built once and cached. It needs no storage.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from holdfast import games, lessons
from holdfast.hosting.log_text import reason_sentence
from holdfast.hosting.messages.advice import WhyView
from holdfast.hosting.messages.base import Sentence
from holdfast.hosting.messages.lessons import (
    CoachText,
    CoachTexts,
    LessonFrame,
    LessonLine,
    LessonList,
    LessonView,
    NodeView,
    StepView,
    WayView,
)
from holdfast.hosting.messages.table import (
    AskView,
    EventView,
    MoveView,
    SeatView,
    TableView,
    UndoView,
)
from holdfast.hosting.problems import fault
from holdfast.hosting.views.events import event_views
from holdfast.hosting.views.moves import move_text
from holdfast.hosting.views.seats import placements
from holdfast.kernel.events import Event
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.lessons import Course, LessonMove, Node, Walk, Way, course_of, walk
from holdfast.table.observation import KnownEvent, TurnReport


def lesson_list(course: Course) -> LessonList:
    """Return the list of the lessons of a course."""
    return LessonList(
        game=course.game,
        title=Sentence(**course.title),
        minutes=course.minutes,
        lessons=[
            LessonLine(
                id=lesson.id,
                title=Sentence(**lesson.title),
                about=Sentence(**lesson.about),
                steps=len(lesson.steps),
                clauses=sorted({clause for step in lesson.steps for clause in step.clauses}),
            )
            for lesson in course.lessons
        ],
    )


@cache
def lesson_view(game: str, lesson: str) -> LessonView | None:
    """Return a lesson with all its positions, or None if there is no such lesson."""
    walked = walked_lesson(game, lesson)
    if walked is None:
        return None
    course, walk_ = walked
    seen = _LessonViews(games.load(game), course, walk_)
    return LessonView(
        game=game,
        id=lesson,
        title=Sentence(**walk_.lesson.title),
        learned=[Sentence(**line) for line in walk_.lesson.learned],
        steps=[
            StepView(
                say=_coach_texts(step.say),
                point=list(step.point),
                expect=list(step.expect),
                other=None if step.other is None else _coach_texts(step.other),
                clauses=list(step.clauses),
            )
            for step in walk_.lesson.steps
        ],
        nodes=[seen.node(number, node) for number, node in enumerate(walk_.nodes)],
    )


def _coach_texts(texts: Mapping[str, lessons.CoachText]) -> CoachTexts:
    """Return a text of the coach in all languages as a message."""
    return CoachTexts(**{name: CoachText(**vars(text)) for name, text in texts.items()})


@cache
def walked_lesson(game: str, lesson: str) -> tuple[Course, Walk] | None:
    """Return a course and one of its lessons, played through, or None if there is no such
    lesson.
    """
    played = games.load(game)
    course = course_of(played)
    found = course and course.lesson(lesson)
    return None if course is None or not found else (course, walk(played, course, found))


def lesson_why(game: str, lesson: str, node: int, move: int) -> WhyView | None:
    """Return why a move is not allowed at a node of a lesson, or None if there is no such node or
    move.
    """
    walked, played = walked_lesson(game, lesson), games.load(game)
    if walked is None or not 0 <= node < len(walked[1].nodes) or not 0 <= move < played.moves.count:
        return None
    course, walk_ = walked
    hidden = played.hide(walk_.nodes[node].position, course.seat)
    if played.allows(hidden, move):
        return WhyView(legal=True, clauses=[], wording=Sentence(en="", de=""))
    why = played.screen.why(hidden, move)
    return WhyView(legal=False, clauses=list(why.clauses), wording=reason_sentence(played, why))


class _LessonViews:
    """Builder of the messages of a lesson, as the learner may know its positions."""

    def __init__(self, game: Game, course: Course, walked: Walk) -> None:
        self._game = game
        self._course = course
        self._walk = walked
        seats = game.seats(walked.nodes[0].position)
        self._names = tuple([*course.names, *[""] * seats][:seats])

    def node(self, number: int, node: Node) -> NodeView:
        """Return a position of the lesson as a message."""
        return NodeView(
            step=node.step,
            table=self._table(number, node),
            ways=[self._way(number, way) for way in node.ways.values()],
        )

    def _table(self, number: int, node: Node) -> TableView:
        """Return a position of the lesson as the view of a table."""
        game, seat = self._game, self._course.seat
        name = f"{self._course.game}-{self._walk.lesson.id}"
        return still_table(game, game.hide(node.position, seat), seat, self._names, name, number)

    def _way(self, number: int, way: Way) -> WayView:
        """Return a continuation of a lesson as a message."""
        return WayView(
            key=way.key, frames=[self._frame(number, played) for played in way.played], to=way.to
        )

    def _frame(self, number: int, played: LessonMove) -> LessonFrame:
        """Return a move of a lesson as a message."""
        hidden = self._game.hide(played.position, self._course.seat)
        return LessonFrame(
            seat=played.seat, events=self._events(number, played), view=self._view(hidden)
        )

    def _events(self, number: int, played: LessonMove) -> list[EventView]:
        """Return the events of a move that the learner may know."""
        public = self._game.hide(played.position)
        seat = self._course.seat
        return known_events(
            self._game, public, seat, self._names, number, played.seat, played.events
        )

    def _view(self, hidden: Position) -> dict[str, object]:
        """Return a hidden position as the learner's client shows it."""
        return self._game.screen.view(hidden, self._course.seat).model_dump(mode="json")


def still_table(
    game: Game, hidden: Position, seat: int, names: tuple[str, ...], table: str, seq: int
) -> TableView:
    """Return a position that waits for nobody but one seat, as the view of a table.

    Moves of others belong to the lesson or the puzzle.
    """
    moves = game.answers(hidden, seat) if not hidden.over else []
    decision = game.decision(hidden)
    asked = seat if moves else hidden.to_move
    return TableView(
        table=table,
        game=game.name,
        seq=seq,
        viewer=seat,
        seats=[
            SeatView(
                seat=other,
                kind="person" if other == seat else "bot",
                name=name,
                level=None,
                connected=True,
            )
            for other, name in enumerate(names)
        ],
        ask=None
        if decision is None
        else AskView(
            seat=hidden.to_move,
            decision=decision,
            wording=game.prompt(hidden),
            owes=[asked],
            may=[seat] if moves else [],
        ),
        moves=[MoveView.model_validate_json(move_text(game, hidden, move)) for move in moves],
        commands=[],
        one_screen=True,
        together=False,
        undo=UndoView(how="no", reason="nothing-to-undo"),
        view=game.screen.view(hidden, seat).model_dump(mode="json"),
        events=[],
        whole=True,
        over=hidden.over,
        placements=placements(game, hidden),
        hints=False,
    )


def known_events(
    game: Game,
    public: Position,
    seat: int,
    names: tuple[str, ...],
    seq: int,
    by: int,
    events: Sequence[Event],
) -> list[EventView]:
    """Return the events of a move that a seat may know. `public` is the position after it."""
    heard = (KnownEvent(game, event, public, names) for event in events if event.known_to(seat))
    return event_views([TurnReport(seq, by, names, None, tuple(heard))])


# Requests of clients: these raise a RequestError if there is no such thing


def the_course(game: str) -> LessonList:
    """Return the lessons of a game in order, or raise a RequestError."""
    course = course_of(the_game(game))
    if course is None:
        raise fault("no-such-lesson", "This game has no lessons.")
    return lesson_list(course)


def the_lesson(game: str, lesson: str) -> LessonView:
    """Return a lesson with all its positions, or raise a RequestError."""
    view = lesson_view(game, lesson) if _has_lesson(game, lesson) else None
    if view is None:
        raise fault("no-such-lesson")
    return view


def why_not(game: str, lesson: str, node: int, move: int) -> WhyView:
    """Return why a move is not allowed at a node of a lesson, or raise a RequestError."""
    if not _has_lesson(game, lesson):
        raise fault("no-such-lesson")
    why = lesson_why(game, lesson, node, move)
    if why is None:
        raise fault("no-such-move")
    return why


def the_game(name: str) -> Game:
    """Return the game of this name, or raise a RequestError."""
    if name not in games.names():
        raise fault("no-such-game")
    return games.load(name)


def _has_lesson(game: str, lesson: str) -> bool:
    """Return whether there is such a lesson.

    It is checked before the cached functions are called, so that made-up names do not fill the
    cache.
    """
    course = course_of(the_game(game))
    return course is not None and course.lesson(lesson) is not None
