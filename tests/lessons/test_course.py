"""Tests of reading courses: every mistake is reported with its file, lesson and step."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from tests.kernel.toy import GAME as TOY

from holdfast.games import load
from holdfast.kernel.content import ContentError
from holdfast.lessons import CoachText, CourseError, check, course_of, walk
from holdfast.lessons.course import FILE, read

GAME = load("outlast")

Raw = dict[str, Any]


def words(text: str) -> dict[str, str]:
    return {"en": text, "de": text}


def small() -> Raw:
    """Return a correct course of one lesson with two steps."""
    step = {
        "say": words("There is prey. **Hunt.** It is yours then."),
        "point": ["tile:7"],
        "expect": ["hunt:A1"],
        "other": words("**Hunt first.**"),
        "shows": {"actions_left": 2},
        "clauses": ["LA-HUNT-1"],
    }
    return {
        "game": "outlast",
        "minutes": 5,
        "title": words("Learn"),
        "names": ["", "Bjorn"],
        "points": {"tile": "a hex"},
        "ideas": {"hunt": ["LA-HUNT-1"]},
        "ends": {"actions_left": 2},
        "lesson": [
            {
                "id": "first",
                "title": words("The first"),
                "about": words("hunting"),
                "learned": {"en": ["A hunt."], "de": ["Eine Jagd."]},
                "position": {
                    "dice": [6],
                    "options": {"players": 2, "board": "small"},
                    "tiles": {
                        "7": {"structures": {"settlement": "A"}},
                        "13": {"structures": {"settlement": "B"}},
                    },
                },
                "step": [step, {"say": words("Caught!")}],
            }
        ],
    }


def step_of(raw: Raw, number: int = 0) -> Raw:
    found: Raw = raw["lesson"][0]["step"][number]
    return found


def faults(change: Callable[[Raw], object]) -> list[str]:
    """Return the mistakes that are reported after a change to the small course."""
    raw = small()
    change(raw)
    with pytest.raises(CourseError) as caught:
        check(GAME, read(GAME, raw))
    assert str(caught.value) == "\n".join(caught.value.faults)
    return caught.value.faults


def test_a_course_that_holds() -> None:
    course = read(GAME, small())
    check(GAME, course)
    assert course.lessons[0].learned == ({"en": "A hunt.", "de": "Eine Jagd."},)
    walked = walk(GAME, course, course.lessons[0])
    assert [node.step for node in walked.nodes] == [0, 1, 2]
    assert list(walked.nodes[0].ways) == ["hunt:A1"]
    assert list(walked.nodes[1].ways) == [None]
    assert walked.nodes[1].ways[None].played == ()


def test_the_task_is_marked_wherever_it_stands() -> None:
    step = read(GAME, small()).lessons[0].steps[0]
    assert step.say["en"] == CoachText("There is prey. ", "Hunt.", " It is yours then.")
    assert str(step.say["de"]) == "There is prey. Hunt. It is yours then."
    assert step.other is not None
    assert step.other["en"] == CoachText("", "Hunt first.")


def test_marks_do_not_count_as_words() -> None:
    raw = small()
    step_of(raw).update(say=words("much " * 30 + "**and more** ."))
    assert read(GAME, raw).lessons[0].steps[0].say["en"].task == "and more"


def lacking(*path: str) -> Callable[[Raw], object]:
    """Return a change that removes something from the first lesson."""

    def take(raw: Raw) -> object:
        here = raw["lesson"][0]
        for name in path[:-1]:
            here = here[0][name] if isinstance(here, list) else here[name]
        return (here[0] if isinstance(here, list) else here).pop(path[-1])

    return take


AT_STEP = "outlast/course.toml: first, step 1: "
IN_LESSON = "outlast/course.toml: first: "
WHOLE = "outlast/course.toml: "

# One change that makes the course wrong, and what is then said of it.
WRONG: list[tuple[str, Callable[[Raw], object], str]] = [
    ("another game", lambda raw: raw.update(game="outlive"), WHOLE + "`game` is 'outlive'"),
    ("minutes", lambda raw: raw.update(minutes=60), WHOLE + "`minutes` is not from 5 to 10"),
    ("points", lambda raw: raw.pop("points"), WHOLE + "`points` is missing"),
    ("ends", lambda raw: raw.pop("ends"), WHOLE + "`ends` is missing"),
    ("a field", lambda raw: raw.update(author="me"), WHOLE + "there is no field `author`"),
    ("no lessons", lambda raw: raw.update(lesson=[]), WHOLE + "there are no lessons"),
    ("seat", lambda raw: raw.update(seat="A"), WHOLE + "`seat` is not a number from 0 on"),
    (
        "an idea that is not taught",
        lambda raw: raw["ideas"].update(hunger=["LA-MEAL-1"]),
        WHOLE + "the idea 'hunger' is not taught: LA-MEAL-1",
    ),
    (
        "an idea about no clause",
        lambda raw: raw["ideas"].update(hunt=[]),
        WHOLE + "the idea 'hunt' is not taught: no clauses",
    ),
    ("no beginning", lacking("position"), WHOLE + "the first lesson needs a `position`"),
    (
        "a lesson without a name",
        lambda raw: raw["lesson"][0].update(id="First!"),
        "outlast/course.toml: First!: `id` is missing, is not in small letters",
    ),
    (
        "two lessons of a name",
        lambda raw: raw["lesson"].append(deepcopy(raw["lesson"][0])),
        IN_LESSON + "`id` is missing, is not in small letters, or is there already",
    ),
    ("no title", lacking("title"), IN_LESSON + "`title` is missing"),
    ("no subject", lacking("about"), IN_LESSON + "`about` is missing"),
    (
        "lines in one language only",
        lambda raw: raw["lesson"][0]["learned"].update(de=[]),
        IN_LESSON + "`learned` has more lines in one language",
    ),
    ("no steps", lambda raw: raw["lesson"][0].update(step=[]), IN_LESSON + "there are no steps"),
    (
        "a field of a lesson",
        lambda raw: raw["lesson"][0].update(music="loud"),
        IN_LESSON + "there is no field `music`",
    ),
    ("a field of a step", lambda raw: step_of(raw).update(tel=1), AT_STEP + "there is no field"),
    ("a language", lambda raw: step_of(raw)["say"].pop("de"), AT_STEP + "`say.de` is missing"),
    ("no sentence", lambda raw: step_of(raw).pop("say"), AT_STEP + "`say` is missing"),
    (
        "too many words",
        lambda raw: step_of(raw).update(say=words("much " * 33)),
        AT_STEP + "`say.en` has 33 words, more than 32",
    ),
    (
        "a task that does not end",
        lambda raw: step_of(raw).update(say=words("There is prey. **Hunt.")),
        AT_STEP + "`say.en` does not mark its task as **…**, once",
    ),
    (
        "no task",
        lambda raw: step_of(raw)["say"].update(de="Hier ist Beute. Jage."),
        AT_STEP + "`say.de` marks no task as **…**, but a move is asked for",
    ),
    (
        "no task after a wrong move",
        lambda raw: step_of(raw).update(other=words("Hunt first.")),
        AT_STEP + "`other.en` marks no task",
    ),
    (
        "no task in the text for all wrong moves",
        lambda raw: raw.update(other=words("Not yet.")),
        WHOLE + "`other.en` marks no task",
    ),
    (
        "a task where nothing is to be done",
        lambda raw: step_of(raw, 1).update(say=words("**Caught!**")),
        "outlast/course.toml: first, step 2: `say.en` marks a task, but no move is asked for",
    ),
    (
        "two tasks",
        lambda raw: step_of(raw)["other"].update(de="**Jage.** **Sammle.**"),
        AT_STEP + "`other.de` does not mark its task as **…**, once",
    ),
    (
        "an empty task",
        lambda raw: step_of(raw).update(say=words("There is prey. ** **")),
        AT_STEP + "`say.en` does not mark its task as **…**, once",
    ),
    (
        "a kind of thing",
        lambda raw: step_of(raw).update(point=["moon:1"]),
        AT_STEP + "the point 'moon:1' is not `kind:id`",
    ),
    (
        "a clause",
        lambda raw: step_of(raw).update(clauses=["LA-HUNT-1", "LA-MOON-1"]),
        AT_STEP + "there is no clause LA-MOON-1",
    ),
    (
        "no list",
        lambda raw: step_of(raw).update(expect="hunt:A1"),
        AT_STEP + "`expect` is not a list of texts",
    ),
    (
        "chance in words",
        lambda raw: step_of(raw).update(chance=["six"]),
        AT_STEP + "`chance` is not a list of numbers from 0 on",
    ),
    (
        "an answer to nothing",
        lambda raw: step_of(raw, 1).update(other=words("No.")),
        "outlast/course.toml: first, step 2: `other` without `expect`",
    ),
    (
        "nothing but talk",
        lambda raw: raw["lesson"][0]["step"].extend([{"say": words("So.")}] * 2),
        "outlast/course.toml: first, step 4: the learner has had nothing to do for 3 steps",
    ),
    (
        "a position",
        lambda raw: raw["lesson"][0]["position"].update(moons=2),
        IN_LESSON + "`position`: ",
    ),
    (
        "a move",
        lambda raw: step_of(raw).update(expect=["hunt:A9"]),
        AT_STEP + "`expect` hunt:A9: 'hunt:A9' is not legal here (seat 0, act: ",
    ),
    (
        "a move beside another one",
        lambda raw: step_of(raw).update(expect=["hunt:A1", "hunt:A9"]),
        AT_STEP + "`expect` hunt:A9: no way through the lesson allows it",
    ),
    (
        "a move that follows",
        lambda raw: step_of(raw).update(then=["feed:A1"]),
        AT_STEP + "`then` feed:A1: 'feed:A1' is not legal here",
    ),
    (
        "somebody else's move",
        lambda raw: raw.update(seat=1),
        AT_STEP + "`expect` hunt:A1: this is decided by seat [0]",
    ),
    (
        "no answer to other moves",
        lambda raw: step_of(raw).pop("other"),
        AT_STEP + "other moves are legal, but there is no `other`",
    ),
    (
        "what is shown",
        lambda raw: step_of(raw).update(shows={"actions_left": 3}),
        AT_STEP + "`shows`: actions_left is 2, not 3",
    ),
    (
        "a path that leads nowhere",
        lambda raw: step_of(raw).update(shows={"players.9.people": 1}),
        AT_STEP + "`shows`: players.9.people is \"(no '9' on this path)\", not 1",
    ),
    (
        "dice that nobody rolls",
        lambda raw: step_of(raw).update(chance=[5, 5]),
        AT_STEP + "1 prescribed outcomes before this were never rolled",
    ),
    (
        "too few dice",
        lambda raw: (raw["lesson"][0]["position"].pop("dice"), step_of(raw).update(chance=[])),
        AT_STEP + "`expect` hunt:A1: outlast: ",
    ),
    (
        "another end",
        lambda raw: raw.update(ends={"round": 7}),
        WHOLE + "the end: `shows`: round is 1, not 7",
    ),
]


@pytest.mark.parametrize(("change", "said"), [row[1:] for row in WRONG], ids=[r[0] for r in WRONG])
def test_what_is_wrong_is_told_with_its_place(change: Callable[[Raw], object], said: str) -> None:
    told = faults(change)
    assert any(line.startswith(said) for line in told), told


def test_everything_that_is_wrong_is_told_at_once() -> None:
    def change(raw: Raw) -> None:
        raw["minutes"] = 1
        step_of(raw)["say"].pop("en")
        step_of(raw)["clauses"].append("LA-MOON-1")

    assert len(faults(change)) == 3


def test_a_lesson_goes_on_from_the_last_one_only_where_that_has_one_end() -> None:
    raw = small()
    lesson = raw["lesson"][0]
    lesson["step"][0]["expect"] = ["hunt:A1", "gather:A1"]
    raw["lesson"].append({**deepcopy(lesson), "id": "second"})
    raw["lesson"][1].pop("position")
    lesson["step"][0].pop("shows")
    with pytest.raises(CourseError, match="second: 'first' ends in 2 positions: which goes on"):
        check(GAME, read(GAME, raw))


def test_a_lesson_that_goes_on_begins_where_the_last_one_ended() -> None:
    raw = small()
    raw["lesson"].append(deepcopy(raw["lesson"][0]))
    raw["lesson"][1].update(id="second")
    raw["lesson"][1].pop("position")
    raw["lesson"][1]["step"][0].update(expect=["gather:A1"], shows={"actions_left": 1})
    raw["ends"] = {"actions_left": 1}
    course = read(GAME, raw)
    check(GAME, course)
    first, second = course.lessons
    ended = walk(GAME, course, first).ends[0].position
    assert bytes(walk(GAME, course, second).nodes[0].position) == bytes(ended)


def test_ways_that_lead_to_the_same_position_meet() -> None:
    course = course_of(GAME)
    assert course is not None
    hunger = course.lesson("hunger")
    assert hunger is not None
    walked = walk(GAME, course, hunger)
    both = next(node for node in walked.nodes if len(node.ways) == 2)
    assert set(both.ways) == {"hunt:A1", "hunt:A4"}
    for node in walked.nodes:
        for way in node.ways.values():
            assert walked.nodes[way.to].step == node.step + 1


def test_a_game_without_a_course_is_a_game() -> None:
    assert course_of(TOY) is None


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Yield the path of a course in a temporary folder that replaces the game's."""
    monkeypatch.setattr(GAME, "folder", tmp_path)
    course_of.cache_clear()
    yield tmp_path / FILE
    course_of.cache_clear()


def test_a_file_that_is_no_toml_is_named(elsewhere: Path) -> None:
    elsewhere.write_text("game = outlast", encoding="utf-8")
    with pytest.raises(ContentError, match=r"course.toml: not valid TOML"):
        course_of(GAME)
