"""The default views and drawings of a game that has none of its own."""

from pathlib import Path
from typing import Any

import pytest
from pydantic import BaseModel
from tests.kernel.toy import GAME, MOVES

from holdfast.kernel import defaults
from holdfast.kernel.events import Event
from holdfast.kernel.position_builder import PositionError
from holdfast.kernel.translations import Text
from holdfast.kernel.wording import phrase

WORDS = """
field-weather = The weather
event-rolled = { $player } rolls { $die }
event-over = It is over{ $player }
"""


class Person(BaseModel):
    """A person with a name and goods, as a part of the test's view."""

    name: str
    goods: list[int]


class Scene(BaseModel):
    """A view with a field of every type that a view can have."""

    weather: str
    days_left: int
    nobody: str | None
    empty: list[int]
    place: Person
    people: list[Person]


SCENE = Scene(
    weather="snow",
    days_left=3,
    nobody=None,
    empty=[],
    place=Person(name="hut", goods=[1]),
    people=[Person(name="Ada", goods=[1, 2]), Person(name="Ben", goods=[])],
)


@pytest.fixture
def text(tmp_path: Path) -> Text:
    """Return texts with a few messages."""
    (tmp_path / "en.ftl").write_text(WORDS, encoding="utf-8")
    return Text(tmp_path, "en")


@pytest.fixture
def position() -> Any:
    """Return any position."""
    return GAME.new({"players": 2}, 1)


def test_moves_are_called_by_their_kind_and_numbers(position: Any) -> None:
    move = MOVES.encode("guess", number=2, side=1)
    assert defaults.key_of(MOVES)(position, move) == "guess:2:1"
    assert defaults.key_of(MOVES)(position, MOVES.encode("roll")) == "roll"
    said = defaults.say_of(MOVES)(position, move)
    assert said.title == phrase("choice-guess", number=2, side=1)
    assert said.notes == ()


def test_every_move_has_a_key_of_its_own(position: Any) -> None:
    keys = {defaults.key_of(MOVES)(position, move) for move in range(MOVES.count)}
    assert len(keys) == MOVES.count


def test_events_that_have_words_are_told(position: Any, text: Text) -> None:
    names = ["Ada", "Ben"]
    rolled = Event("rolled", {"seat": 1, "die": 4})
    assert defaults.sentence(position, rolled, text, names) == "Ben rolls 4"
    assert defaults.sentence(position, Event("over", {}), text, names) == "It is over"
    nobody = Event("rolled", {"seat": -1, "die": 4})
    assert defaults.sentence(position, nobody, text, names) == " rolls 4"
    assert defaults.sentence(position, Event("guessed", {"number": 1}), text, names) is None


def test_nothing_more_is_known(position: Any) -> None:
    assert defaults.preview(position, 0) == {}
    assert defaults.chart(position) == {}
    asked = phrase("ask-watch")
    reason = defaults.why_of(lambda position: asked)(position, 0).reason
    assert reason == phrase("why-no-answer", question=asked)
    with pytest.raises(PositionError):
        defaults.build_position(position.state, {})


def test_a_view_is_drawn_line_by_line(position: Any, text: Text) -> None:
    draw = defaults.draw_with(lambda position, viewer: SCENE)
    lines = ["".join(words for words, _ in line) for line in draw(position, 0, text, [], 80)]
    assert lines == [
        "The weather: snow",
        "days left: 3",
        "nobody: –",
        "empty: –",
        "place: ",
        "  name: hut",
        "  goods: 1",
        "people: ",
        "  name: Ada",
        "  goods: 1, 2",
        "",
        "  name: Ben",
        "  goods: –",
        "",
    ]


STEERED = (
    WORDS
    + """
ui-headline = { $days_left } days left
weather-snow = deep snow
field-days-left = Days
    .as = hidden
field-turn = Turn of
    .as = seat
"""
)


class Steered(BaseModel):
    """A view whose texts say how to show it."""

    weather: str
    days_left: int
    turn: int


@pytest.mark.parametrize(("turn", "said"), [(1, "Ben"), (-1, "–")])
def test_the_words_of_a_game_steer_what_is_drawn(
    position: Any, tmp_path: Path, turn: int, said: str
) -> None:
    """Check that a game's texts give headline, values and seat names, and can hide fields."""
    (tmp_path / "en.ftl").write_text(STEERED, encoding="utf-8")
    steered, text = Steered(weather="snow", days_left=3, turn=turn), Text(tmp_path, "en")
    drawn = defaults.draw_with(lambda position, viewer: steered)(
        position, 0, text, ["Ada", "Ben"], 80
    )
    lines = ["".join(words for words, _ in line) for line in drawn]
    assert lines == ["3 days left", "The weather: deep snow", f"Turn of: {said}"]
