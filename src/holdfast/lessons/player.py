"""Playing a lesson on the engine: every step with its positions.

A step may accept several moves, so a lesson is a small graph. Its nodes are the positions at which
a step is shown. Its edges are the learner's move and the moves that follow it. Edges that lead to
equal positions share a node.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from holdfast.kernel.events import Event
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.lessons.course import Course, CourseError, Lesson, Step, flat

MOST_WAYS = 64
"""The maximum number of positions at which one step can be shown."""
STIRRED = ("00" * 16, "5eed" * 8, "0123456789abcdef" * 2, "f00d" * 8)
"""Entropies with which a course is tested. It must work with each, even if it prescribes no
outcomes."""


@dataclass(frozen=True)
class LessonMove:
    """A move that was played in a lesson, with the position and the events after it."""

    before: Position
    move: int
    seat: int
    """The seat that decided."""
    position: Position
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Way:
    """An edge of the graph: the learner's move, all moves that are played, and the next node."""

    key: str | None
    """The key of the learner's move; None if the learner only continues."""
    played: tuple[LessonMove, ...]
    to: int


@dataclass
class Node:
    """A position at which a step is shown, or the position after the last step."""

    step: int
    """The number of the step from 0; at the end of the lesson, the number of steps."""
    position: Position
    ways: dict[str | None, Way] = field(default_factory=dict)


@dataclass
class Walk:
    """A lesson as a graph; the first node is its beginning."""

    lesson: Lesson
    nodes: list[Node]

    @property
    def ends(self) -> list[Node]:
        """The nodes at which the lesson may end."""
        return [node for node in self.nodes if node.step == len(self.lesson.steps)]


def walk(game: Game, course: Course, lesson: Lesson, entropy: str | None = None) -> Walk:
    """Return the graph of a lesson; raise CourseError with the lesson and step if it cannot be
    played."""
    return _WalkBuilder(game, course, lesson, entropy).walk()


def check(game: Game, course: Course) -> None:
    """Play the whole course on every path and with several kinds of entropy; raise CourseError if
    it fails."""
    faults: list[str] = []
    for entropy in STIRRED:
        ends: list[Node] = []
        for lesson in course.lessons:
            try:
                walked = walk(game, course, lesson, entropy)
            except CourseError as error:
                faults += error.faults
                ends = []
            else:
                ends = walked.ends
        for node in ends:
            wrong = not_shown(view_of(game, course, node.position), course.ends)
            faults += [f"{course.file}: the end: {line}" for line in wrong]
        if faults:  # other entropy would only repeat them
            raise CourseError(faults)


def view_of(game: Game, course: Course, position: Position) -> dict[str, Any]:
    """Return the view of the learner, as JSON."""
    return game.view(position, course.seat).model_dump(mode="json")


class _WalkBuilder:
    """A builder of the graph of one lesson."""

    def __init__(self, game: Game, course: Course, lesson: Lesson, entropy: str | None) -> None:
        self._game = game
        self._course = course
        self._lesson = lesson
        self._entropy = entropy
        self._where = f"{lesson.id}: "

    def _error(self, message: str) -> CourseError:
        """Return an error with the place in the course file."""
        return CourseError([f"{self._course.file}: {self._where}{message}"])

    def walk(self) -> Walk:
        """Return the graph of the lesson."""
        nodes = [Node(0, self._first_position())]
        told = range(1)
        for number, step in enumerate(self._lesson.steps):
            self._where = f"{self._lesson.id}, step {number + 1}: "
            first = len(nodes)
            met: dict[bytes, int] = {}
            for node in [nodes[i] for i in told]:
                for key, played in self._ways(node.position, step):
                    reached = played[-1].position if played else node.position
                    self._check_shown(reached, step.shows)
                    at = met.setdefault(bytes(reached), len(nodes))
                    if at == len(nodes):
                        nodes.append(Node(number + 1, reached))
                    node.ways[key] = Way(key, tuple(played), at)
            taken = {key for i in told for key in nodes[i].ways}
            for key in step.expect:
                if key not in taken:
                    raise self._error(f"`expect` {key}: no way through the lesson allows it")
            told = range(first, len(nodes))
            if len(told) > MOST_WAYS:
                raise self._error(f"there are {len(told)} ways through the lesson up to here")
        self._check_used_up([nodes[i].position for i in told])
        return Walk(self._lesson, nodes)

    def _first_position(self) -> Position:
        """Return the first position of the lesson."""
        lesson, before = self._lesson, self._course.before(self._lesson)
        if before is not None:
            ends = walk(self._game, self._course, before, self._entropy).ends
            if len(ends) > 1:
                raise self._error(f"{before.id!r} ends in {len(ends)} positions: which goes on?")
            position = ends[0].position
        else:
            try:
                position = self._game.build_position(lesson.position or {})
            except Exception as error:  # an invalid description may raise anything
                raise self._error(f"`position`: {error or type(error).__name__}") from None
        return self._prescribe(position, lesson.chance)

    def _prescribe(self, position: Position, chance: tuple[int, ...] | None) -> Position:
        """Return the position with prescribed outcomes, if there are any."""
        if chance is None:
            return position
        self._check_used_up([position])
        try:
            return self._game.prescribe(position, list(chance))
        except ValueError as error:
            raise self._error(f"`chance`: {error}") from None

    def _check_used_up(self, positions: Iterable[Position]) -> None:
        """Raise CourseError if prescribed outcomes were not rolled: the author made a mistake."""
        chances = [position.state.chance for position in positions]
        left = min((chance.script_length - chance.taken for chance in chances), default=0)
        if left > 0:
            raise self._error(f"{left} prescribed outcomes before this were never rolled")

    def _ways(
        self, position: Position, step: Step
    ) -> Iterator[tuple[str | None, list[LessonMove]]]:
        """Yield the moves that a step accepts, each with all moves that it plays.

        If an earlier step accepts several moves, one of them may make a move of this step illegal.
        Such a move is skipped if another one is legal.
        """
        legal = self._legal(position)
        if step.expect and step.other is None and legal - set(step.expect):
            raise self._error("other moves are legal, but there is no `other`")
        for key in [key for key in step.expect if key in legal] or step.expect or (None,):
            here = self._prescribe(position, step.chance)
            played: list[LessonMove] = []
            for field_name, next_key in (("expect", key), *(("then", move) for move in step.then)):
                if next_key is not None:
                    played.append(self._play(here, next_key, field_name))
                    here = played[-1].position
            yield key, played

    def _legal(self, position: Position) -> set[str]:
        """Return the keys of the moves that the learner may make."""
        game = self._game
        return {game.key(position, move) for move in game.answers(position, self._course.seat)}

    def _play(self, position: Position, key: str, field_name: str) -> LessonMove:
        """Play a move; raise CourseError if it is illegal, or not the learner's in `expect`."""
        game, after = self._game, position.copy()
        try:
            move = game.move(position, key)
            deciders = game.deciders(position, move).seats
            if field_name == "expect" and self._course.seat not in deciders:
                raise ValueError(f"this is decided by seat {sorted(deciders)}")
            events = game.play(after, move, self._entropy)
        except Exception as error:  # an illegal move, or dice that ran out
            asked = self._describe_decision(position)
            raise self._error(f"`{field_name}` {key}: {error} ({asked})") from None
        return LessonMove(position, move, position.to_move, after, tuple(events))

    def _describe_decision(self, position: Position) -> str:
        """Return the open decision with its seat and its legal moves, for error messages."""
        if position.over:
            return "the game is over"
        keys = [self._game.key(position, move) for move in self._game.legal(position)]
        return f"seat {position.to_move}, {self._game.decision(position)}: {' '.join(keys)}"

    def _check_shown(self, position: Position, wanted: Mapping[str, Any]) -> None:
        """Raise CourseError unless the view shows these values."""
        if wanted:
            wrong = not_shown(view_of(self._game, self._course, position), wanted)
            if wrong:
                raise CourseError(f"{self._course.file}: {self._where}{line}" for line in wrong)


def not_shown(view: Any, wanted: Mapping[str, Any]) -> list[str]:
    """Return a message for each path at which a view does not have the wanted value.

    The wanted value `null` means None.
    """
    found = ((path, value, _look_up(view, path)) for path, value in flat(wanted))
    return [
        f"`shows`: {path} is {there!r}, not {value!r}"
        for path, value, there in found
        if there != (None if value == "null" else value)
    ]


def _look_up(view: Any, path: str) -> Any:
    """Return the value at a path of a view: fields, list indices, and `#` for a length.

    Return a text that says so if the path does not exist.
    """
    here = view
    for name in path.split("."):
        if name == "#" and isinstance(here, list | dict):
            here = len(here)
        elif isinstance(here, list) and name.isdigit() and int(name) < len(here):
            here = here[int(name)]
        elif isinstance(here, dict) and name in here:
            here = here[name]
        else:
            return f"(no {name!r} on this path)"
    return here
