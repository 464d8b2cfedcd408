"""A lesson, walked: every step with its position, played on the engine from where it begins.

A step may accept several moves, so a lesson is a small graph. Its nodes are positions in which a
step is told; a way leads from one to the next by the move that the learner makes and those that
follow it. Ways that lead to the same position meet again.
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
"""Positions that a step can be told in, after several moves that were accepted."""
STIRRED = ("00" * 16, "5eed" * 8, "0123456789abcdef" * 2, "f00d" * 8)
"""Chance that a course may meet where it prescribes none; it must hold with all of it."""


@dataclass(frozen=True)
class Played:
    """A move that was played in a lesson, and what came of it."""

    before: Position
    move: int
    seat: int
    """Who decided."""
    position: Position
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Way:
    """How a step goes on: by which move of the learner, what is played, and to which node."""

    key: str | None
    """The learner's move; none where they only go on."""
    played: tuple[Played, ...]
    to: int


@dataclass
class Node:
    """A position in which a step is told, or after the last one."""

    step: int
    """The number of the step, from 0; one more than the last where the lesson is over."""
    position: Position
    ways: dict[str | None, Way] = field(default_factory=dict)


@dataclass
class Walk:
    """A lesson as a graph; the first node is where it begins."""

    lesson: Lesson
    nodes: list[Node]

    @property
    def ends(self) -> list[Node]:
        """The positions that the lesson may end in."""
        return [node for node in self.nodes if node.step == len(self.lesson.steps)]


def walk(game: Game, course: Course, lesson: Lesson, entropy: str | None = None) -> Walk:
    """Walk a lesson; raises a `CourseError` that names lesson and step where it cannot be."""
    return _Walking(game, course, lesson, entropy).walk()


def check(game: Game, course: Course) -> None:
    """Play the whole course, by every way and with chance of several kinds; raises if it fails."""
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
        if faults:  # what does not depend on chance would only be told again
            raise CourseError(faults)


def view_of(game: Game, course: Course, position: Position) -> dict[str, Any]:
    """What the learner sees."""
    return game.view(position, course.seat).model_dump(mode="json")


class _Walking:
    """One walk through one lesson."""

    def __init__(self, game: Game, course: Course, lesson: Lesson, entropy: str | None) -> None:
        self._game = game
        self._course = course
        self._lesson = lesson
        self._entropy = entropy
        self._where = f"{lesson.id}: "

    def _fault(self, message: str) -> CourseError:
        return CourseError([f"{self._course.file}: {self._where}{message}"])

    def walk(self) -> Walk:
        """All nodes, step by step."""
        nodes = [Node(0, self._beginning())]
        told = range(1)
        for number, step in enumerate(self._lesson.steps):
            self._where = f"{self._lesson.id}, step {number + 1}: "
            first = len(nodes)
            met: dict[bytes, int] = {}
            for node in [nodes[i] for i in told]:
                for key, played in self._ways(node.position, step):
                    reached = played[-1].position if played else node.position
                    self._shown(reached, step.shows)
                    at = met.setdefault(bytes(reached), len(nodes))
                    if at == len(nodes):
                        nodes.append(Node(number + 1, reached))
                    node.ways[key] = Way(key, tuple(played), at)
            taken = {key for i in told for key in nodes[i].ways}
            for key in step.expect:
                if key not in taken:
                    raise self._fault(f"`expect` {key}: no way through the lesson allows it")
            told = range(first, len(nodes))
            if len(told) > MOST_WAYS:
                raise self._fault(f"there are {len(told)} ways through the lesson up to here")
        self._used_up([nodes[i].position for i in told])
        return Walk(self._lesson, nodes)

    def _beginning(self) -> Position:
        lesson, before = self._lesson, self._course.before(self._lesson)
        if before is not None:
            ends = walk(self._game, self._course, before, self._entropy).ends
            if len(ends) > 1:
                raise self._fault(f"{before.id!r} ends in {len(ends)} positions: which goes on?")
            position = ends[0].position
        else:
            try:
                position = self._game.lay_out(lesson.position or {})
            except Exception as error:  # whatever the description makes it stumble over
                raise self._fault(f"`position`: {error or type(error).__name__}") from None
        return self._prescribed(position, lesson.chance)

    def _prescribed(self, position: Position, chance: tuple[int, ...] | None) -> Position:
        if chance is None:
            return position
        self._used_up([position])
        try:
            return self._game.prescribe(position, list(chance))
        except ValueError as error:
            raise self._fault(f"`chance`: {error}") from None

    def _used_up(self, positions: Iterable[Position]) -> None:
        """Dice that were prescribed and never rolled: the author had something else in mind."""
        chances = [position.state.chance for position in positions]
        left = min((chance.script_length - chance.taken for chance in chances), default=0)
        if left > 0:
            raise self._fault(f"{left} prescribed outcomes before this were never rolled")

    def _ways(self, position: Position, step: Step) -> Iterator[tuple[str | None, list[Played]]]:
        """Yield the moves that a step accepts, each with everything that it plays.

        Where an earlier step accepts several moves, one of them may have made a move of this step
        impossible: it is left out, as long as another one is legal.
        """
        legal = self._legal(position)
        if step.expect and step.other is None and legal - set(step.expect):
            raise self._fault("other moves are legal, but there is no `other`")
        for key in [key for key in step.expect if key in legal] or step.expect or (None,):
            here = self._prescribed(position, step.chance)
            played: list[Played] = []
            for field_name, next_key in (("expect", key), *(("then", move) for move in step.then)):
                if next_key is not None:
                    played.append(self._played(here, next_key, field_name))
                    here = played[-1].position
            yield key, played

    def _legal(self, position: Position) -> set[str]:
        """Return the keys of the moves that the learner may make."""
        game = self._game
        return {game.key(position, move) for move in game.answers(position, self._course.seat)}

    def _played(self, position: Position, key: str, field_name: str) -> Played:
        """A move that is played, if it is legal, and the learner's where it should be."""
        game, after = self._game, position.copy()
        try:
            move = game.move(position, key)
            deciders = game.deciders(position, move).seats
            if field_name == "expect" and self._course.seat not in deciders:
                raise ValueError(f"this is decided by seat {sorted(deciders)}")
            events = game.play(after, move, self._entropy)
        except Exception as error:  # an illegal move, or dice that ran out
            asked = self._asked(position)
            raise self._fault(f"`{field_name}` {key}: {error} ({asked})") from None
        return Played(position, move, position.to_move, after, tuple(events))

    def _asked(self, position: Position) -> str:
        """Who decides what, with the legal moves."""
        if position.over:
            return "the game is over"
        keys = [self._game.key(position, move) for move in self._game.legal(position)]
        return f"seat {position.to_move}, {self._game.decision(position)}: {' '.join(keys)}"

    def _shown(self, position: Position, wanted: Mapping[str, Any]) -> None:
        if wanted:
            wrong = not_shown(view_of(self._game, self._course, position), wanted)
            if wrong:
                raise CourseError(f"{self._course.file}: {self._where}{line}" for line in wrong)


def not_shown(view: Any, wanted: Mapping[str, Any]) -> list[str]:
    """What a view should show and does not: paths and values, `null` for nothing."""
    found = ((path, value, _look_up(view, path)) for path, value in flat(wanted))
    return [
        f"`shows`: {path} is {there!r}, not {value!r}"
        for path, value, there in found
        if there != (None if value == "null" else value)
    ]


def _look_up(view: Any, path: str) -> Any:
    """What a view holds at a path: fields, numbers in lists, `#` for how many there are. A text
    that says so where the path leads nowhere."""
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
