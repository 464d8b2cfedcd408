"""The format of course files, and their validation.

game = "outlast"                  # the folder that the file is in
minutes = 7
title.en = "…"                    # and title.de; the same for every lesson
seat = 0                          # the seat of the learner
names = ["", "Ben"]               # the names of the seats; the learner has none
other.en = "…"                    # the default of `other` in a step

[points]                          # the kinds of things that can be highlighted, each with the
tile = "a hex, by its number"     # meaning of its ids; a point is `tile:7`, a whole kind `mat`

[ideas]                           # everything the course must teach: an idea is taught once
hunger = ["LA-MEAL-1"]            # each of these clauses is in `clauses` of some step

[ends]                            # what the view shows at the end of the course, like `shows`
"players.0.alive" = true

[[lesson]]
id = "hunger"                     # the name in links to the lesson
title.en = "…"
about.en = "…"                    # its subject, in a few words
learned.en = ["…", "…"]           # what the learner knows afterwards; optional
position = { … }                  # a description of a position; without it the lesson goes on
                                  # where the previous one ended
chance = [3, 0]                   # prescribed outcomes, as for `Game.prescribe`

[[lesson.step]]
say.en = "… **Hunt.** …"          # one thought; the learner's task is between `**`
point = ["tile:7", "meeple:A1"]   # what is highlighted
expect = ["hunt:A1", "hunt:A4"]   # the accepted moves; without any there is a *Go on* button
other.en = "… **Hunt.**"          # shown when another legal move is tried, which is not played
then = ["end"]                    # moves of others, or forced ones, that are played afterwards
shows = { "round" = 2 }           # what the view shows after the step
clauses = ["LA-HUNT-1"]           # the rules that the step teaches
chance = [6]
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from holdfast.kernel.content import ContentError, load_toml
from holdfast.kernel.game import Game
from holdfast.kernel.translations import LANGUAGES, rules_reference

FILE = "course.toml"
MOST_WORDS = 32
"""The maximum number of words in a text of the coach; people do not read more at a time."""
MOST_TITLE_WORDS = 8
MOST_LEARNED_WORDS = 16
MOST_IDLE = 2
"""The maximum number of consecutive steps in which the learner only reads."""
LEAST_MINUTES, MOST_MINUTES = 5, 10

_POINT = re.compile(r"[a-z][a-z0-9_-]*(:[\w.,+/-]+)*")
_ID = re.compile(r"[a-z][a-z0-9-]*")
_ANCHOR = re.compile(r'<a id="([^"]+)"')

_COURSE = {
    "game", "minutes", "title", "seat", "names", "other", "points", "ideas", "ends", "lesson",
}  # fmt: skip
_LESSON = {"id", "title", "about", "learned", "position", "chance", "step"}
_STEP = {"say", "point", "expect", "other", "then", "shows", "clauses", "chance"}

MARK = "**"
"""The mark before and after the task in a text of the coach."""

Words = Mapping[str, str]
"""A text in every language."""


class CourseError(ContentError):
    """A course is invalid or cannot be played. The message has one line for each fault."""

    def __init__(self, faults: Iterable[str]) -> None:
        self.faults = list(dict.fromkeys(faults))
        super().__init__("\n".join(self.faults))


@dataclass(frozen=True)
class CoachText:
    """A text of the coach in one language, split before and after its task."""

    before: str
    task: str = ""
    """What the learner is to do, printed in bold; empty if there is nothing to do."""
    after: str = ""

    def __str__(self) -> str:
        return self.before + self.task + self.after


CoachTexts = Mapping[str, CoachText]
"""A text of the coach in every language."""


@dataclass(frozen=True)
class Step:
    """One step of a lesson: a text to read, or a move to make."""

    say: CoachTexts
    point: tuple[str, ...] = ()
    expect: tuple[str, ...] = ()
    other: CoachTexts | None = None
    then: tuple[str, ...] = ()
    shows: Mapping[str, Any] = field(default_factory=dict)
    clauses: tuple[str, ...] = ()
    chance: tuple[int, ...] | None = None


@dataclass(frozen=True)
class Lesson:
    """One idea, played from its own position, or from where the previous lesson ended."""

    id: str
    title: Words
    about: Words
    steps: tuple[Step, ...]
    learned: tuple[Words, ...] = ()
    position: Mapping[str, Any] | None = None
    chance: tuple[int, ...] | None = None


@dataclass(frozen=True)
class Course:
    """The lessons of a game."""

    game: str
    minutes: int
    title: Words
    seat: int
    names: tuple[str, ...]
    points: Mapping[str, str]
    ends: Mapping[str, Any]
    lessons: tuple[Lesson, ...]

    @property
    def file(self) -> str:
        """The path of the file, as messages show it."""
        return f"{self.game}/{FILE}"

    def lesson(self, name: str) -> Lesson | None:
        """Return the lesson with this id, or None."""
        return next((lesson for lesson in self.lessons if lesson.id == name), None)

    def before(self, lesson: Lesson) -> Lesson | None:
        """Return the lesson that this one continues; None if it has its own position."""
        number = self.lessons.index(lesson)
        return self.lessons[number - 1] if lesson.position is None and number else None


@cache
def course_of(game: Game) -> Course | None:
    """Return the course of a game, or None if it has none."""
    path = game.folder / FILE
    return read(game, load_toml(path)) if path.exists() else None


def read(game: Game, raw: Mapping[str, Any]) -> Course:
    """Return the course that a file contains; raise CourseError with all faults at once."""
    reading = _CourseParser(game.name, _clauses(game))
    course = reading.course(raw)
    if reading.faults or course is None:
        raise CourseError(reading.faults)
    return course


def _clauses(game: Game) -> set[str]:
    """Return the clauses in a game's rules reference."""
    reference = rules_reference(game.name, "en")
    return set(_ANCHOR.findall(reference[0])) if reference else set()


def flat(table: Mapping[str, Any], before: str = "") -> Iterator[tuple[str, Any]]:
    """Yield the path and value of each entry of a table, for quoted paths and nested tables
    alike."""
    for key, value in table.items():
        if isinstance(value, Mapping):
            yield from flat(value, f"{before}{key}.")
        else:
            yield f"{before}{key}", value


class _CourseParser:
    """A parser of one course file that collects all faults."""

    def __init__(self, game: str, clauses: set[str]) -> None:
        self.faults: list[str] = []
        self._game = game
        self._known = clauses
        self._where = ""
        self._points: set[str] = set()

    def _add_fault(self, message: str) -> None:
        """Add a fault, with the place in the file."""
        self.faults.append(f"{self._game}/{FILE}: {self._where}{message}")

    def course(self, raw: Mapping[str, Any]) -> Course | None:
        """Return the course, or None if it has no lessons."""
        self._check_fields(raw, _COURSE)
        if raw.get("game") != self._game:
            self._add_fault(f"`game` is {raw.get('game')!r}, not {self._game!r}")
        minutes = raw.get("minutes")
        if type(minutes) is not int or not LEAST_MINUTES <= minutes <= MOST_MINUTES:
            self._add_fault(f"`minutes` is not from {LEAST_MINUTES} to {MOST_MINUTES}")
        for name in ("points", "ideas", "ends"):
            if not isinstance(raw.get(name), Mapping) or not raw[name]:
                self._add_fault(f"`{name}` is missing")
        self._points = set(self._table(raw, "points"))
        title = self._words(raw, "title", MOST_TITLE_WORDS)
        other = self._coach_texts(raw, "other") if "other" in raw else None
        self._check_tasks("other", other, asks=True)
        lessons = self._lessons(raw, other)
        self._check_ideas(self._table(raw, "ideas"), lessons)
        if not lessons:
            return None
        return Course(
            game=self._game,
            minutes=minutes if isinstance(minutes, int) else 0,
            title=title,
            seat=self._number(raw, "seat", 0),
            names=tuple(self._texts(raw, "names")),
            points=self._table(raw, "points"),
            ends=self._table(raw, "ends"),
            lessons=lessons,
        )

    def _lessons(self, raw: Mapping[str, Any], other: CoachTexts | None) -> tuple[Lesson, ...]:
        """Return all lessons."""
        written = raw.get("lesson", [])
        if not isinstance(written, list) or not written:
            self._add_fault("there are no lessons")
            return ()
        if "position" not in written[0]:
            self._add_fault("the first lesson needs a `position`")
        seen: set[str] = set()
        lessons = []
        idle = 0
        for entry in written:
            name = str(entry.get("id", "?"))
            self._where = f"{name}: "
            if not _ID.fullmatch(name) or name in seen:
                self._add_fault("`id` is missing, is not in small letters, or is there already")
            seen.add(name)
            lesson = self._lesson(name, entry, other)
            for number, step in enumerate(lesson.steps, 1):
                idle = 0 if step.expect else idle + 1
                if idle > MOST_IDLE:
                    self._where = f"{name}, step {number}: "
                    self._add_fault(f"the learner has had nothing to do for {idle} steps")
            lessons.append(lesson)
        self._where = ""
        return tuple(lessons)

    def _lesson(self, name: str, raw: Mapping[str, Any], other: CoachTexts | None) -> Lesson:
        """Return one lesson."""
        self._check_fields(raw, _LESSON)
        if not raw.get("step"):
            self._add_fault("there are no steps")
        if "position" in raw and not isinstance(raw["position"], Mapping):
            self._add_fault("`position` is not a table")
        lesson = Lesson(
            id=name,
            title=self._words(raw, "title", MOST_TITLE_WORDS),
            about=self._words(raw, "about", MOST_TITLE_WORDS),
            learned=self._read_learned(raw),
            position=raw.get("position"),
            chance=self._chance(raw),
            steps=(),
        )
        steps = []
        for number, entry in enumerate(raw.get("step", []), 1):
            self._where = f"{name}, step {number}: "
            steps.append(self._step(entry, other))
        self._where = ""
        return Lesson(**{**vars(lesson), "steps": tuple(steps)})

    def _step(self, raw: Mapping[str, Any], other: CoachTexts | None) -> Step:
        """Return one step."""
        self._check_fields(raw, _STEP)
        step = Step(
            say=self._coach_texts(raw, "say"),
            point=tuple(self._texts(raw, "point")),
            expect=tuple(self._texts(raw, "expect")),
            other=self._coach_texts(raw, "other") if "other" in raw else other,
            then=tuple(self._texts(raw, "then")),
            shows=self._table(raw, "shows"),
            clauses=tuple(self._texts(raw, "clauses")),
            chance=self._chance(raw),
        )
        if "other" in raw and not step.expect:
            self._add_fault("`other` without `expect`")
        self._check_tasks("say", step.say, asks=bool(step.expect))
        if "other" in raw:
            self._check_tasks("other", step.other, asks=True)
        for point in step.point:
            if not _POINT.fullmatch(point) or point.split(":")[0] not in self._points:
                self._add_fault(f"the point {point!r} is not `kind:id` with a kind of `points`")
        self._check_clauses(step.clauses)
        return step

    def _check_ideas(self, ideas: Mapping[str, Any], lessons: tuple[Lesson, ...]) -> None:
        """Check that every idea is taught."""
        taught = {clause for lesson in lessons for step in lesson.steps for clause in step.clauses}
        for idea, clauses in ideas.items():
            missing = [clause for clause in clauses if clause not in taught]
            if missing or not clauses:
                self._add_fault(
                    f"the idea {idea!r} is not taught: {', '.join(missing) or 'no clauses'}"
                )
            self._check_clauses(clauses)

    # The kinds of values

    def _check_fields(self, table: Mapping[str, Any], fields: set[str]) -> None:
        """Check that a table has no other fields."""
        for name in sorted(set(table) - fields):
            self._add_fault(f"there is no field `{name}`")

    def _table(self, raw: Mapping[str, Any], name: str) -> Mapping[str, Any]:
        """Return a field that is a table."""
        value = raw.get(name, {})
        if isinstance(value, Mapping):
            return value
        self._add_fault(f"`{name}` is not a table")
        return {}

    def _texts(self, raw: Mapping[str, Any], name: str) -> list[str]:
        """Return a field that is a list of texts."""
        value = raw.get(name, [])
        if isinstance(value, list) and all(isinstance(item, str) for item in value):
            return value
        self._add_fault(f"`{name}` is not a list of texts")
        return []

    def _number(self, raw: Mapping[str, Any], name: str, otherwise: int) -> int:
        """Return a field that is a number from 0 on."""
        value = raw.get(name, otherwise)
        if type(value) is int and value >= 0:
            return value
        self._add_fault(f"`{name}` is not a number from 0 on")
        return otherwise

    def _chance(self, raw: Mapping[str, Any]) -> tuple[int, ...] | None:
        """Return the prescribed outcomes, or None if there are none."""
        if "chance" not in raw:
            return None
        value = raw["chance"]
        if isinstance(value, list) and all(type(item) is int and item >= 0 for item in value):
            return tuple(value)
        self._add_fault("`chance` is not a list of numbers from 0 on")
        return ()

    def _words(self, raw: Mapping[str, Any], name: str, most: int) -> Words:
        """Return a field that is a text in every language, of limited length."""
        texts = raw.get(name)
        if not isinstance(texts, Mapping):
            self._add_fault(f"`{name}` is missing, or is not `{name}.en` and `{name}.de`")
            return dict.fromkeys(LANGUAGES, "")
        self._check_fields(texts, set(LANGUAGES))
        said = {language: texts.get(language, "") for language in LANGUAGES}
        for language, text in said.items():
            self._check_length(text, f"{name}.{language}", most)
        return said

    def _coach_texts(self, raw: Mapping[str, Any], name: str) -> CoachTexts:
        """Return a text of the coach in every language, split at its task."""
        texts = {}
        for language, text in self._words(raw, name, MOST_WORDS).items():
            parts = str(text).split(MARK)
            marked = len(parts) == 3 and parts[1] == parts[1].strip() != ""
            if len(parts) > 1 and not marked:
                self._add_fault(f"`{name}.{language}` does not mark its task as **…**, once")
            texts[language] = CoachText(*parts[:3])
        return texts

    def _check_tasks(self, name: str, texts: CoachTexts | None, *, asks: bool) -> None:
        """Check that texts mark one task if a move is expected, and none otherwise."""
        for language, text in (texts or {}).items():
            if asks and str(text) and not text.task:
                self._add_fault(
                    f"`{name}.{language}` marks no task as **…**, but a move is asked for"
                )
            elif text.task and not asks:
                self._add_fault(f"`{name}.{language}` marks a task, but no move is asked for")

    def _read_learned(self, raw: Mapping[str, Any]) -> tuple[Words, ...]:
        """Return the lines that sum up a lesson, each in every language."""
        lists = self._table(raw, "learned")
        if not lists:
            return ()
        self._check_fields(lists, set(LANGUAGES))
        lines = {language: self._texts(lists, language) for language in LANGUAGES}
        if len({len(texts) for texts in lines.values()}) > 1:
            self._add_fault("`learned` has more lines in one language than in another")
            return ()
        for language, texts in lines.items():
            for text in texts:
                self._check_length(text, f"learned.{language}", MOST_LEARNED_WORDS)
        return tuple(
            dict(zip(LANGUAGES, same, strict=True)) for same in zip(*lines.values(), strict=True)
        )

    def _check_length(self, text: Any, name: str, most: int) -> None:
        """Check that a text is not empty and not too long."""
        words = str(text).split() if isinstance(text, str) else []
        count = sum(any(sign.isalnum() for sign in word) for word in words)
        if not count:
            self._add_fault(f"`{name}` is missing")
        elif count > most:
            self._add_fault(f"`{name}` has {count} words, more than {most}")

    def _check_clauses(self, clauses: Iterable[str]) -> None:
        """Check that all these clauses are in the rules reference."""
        for clause in clauses:
            if clause not in self._known:
                self._add_fault(f"there is no clause {clause}")
