"""Options: declared in a file, chosen by name, stored in the position as numbers."""

from pathlib import Path
from typing import Any

import pytest

from holdfast.kernel.content import ContentError
from holdfast.kernel.options import Options, OptionsError
from holdfast.kernel.record_view import view

FILE = """
[players]
least = 2
most = 4
default = 3

[[option]]
name = "length"
values = ["standard", "short", "long"]

[[option]]
name = "fights"
values = ["on", "off"]

[[preset]]
id = "calm"
options = { fights = "off" }
"""


def load(folder: Path, text: str = FILE) -> Options:
    """Return options loaded from a file with this text."""
    path = folder / "options.toml"
    path.write_text(text, encoding="utf-8")
    return Options.load(path)


@pytest.fixture
def options(tmp_path: Path) -> Options:
    """Return the options of the example file."""
    return load(tmp_path)


def test_what_is_not_chosen_keeps_its_default(options: Options) -> None:
    assert options.choose({}) == {"players": 3, "length": "standard", "fights": "on"}
    chosen = options.choose({"players": 2, "length": "long"})
    assert chosen == {"players": 2, "length": "long", "fights": "on"}


def test_choices_lie_in_the_position_as_numbers(options: Options) -> None:
    octets = bytearray(options.record().size)
    chosen = view(options.record(), octets)
    options.write({"players": 4, "length": "long", "fights": "off"}, chosen)
    assert list(octets) == [4, 2, 1]
    assert options.read(chosen) == {"players": 4, "length": "long", "fights": "off"}


def test_numbers_of_values(options: Options) -> None:
    assert [options.number("length", value) for value in ("standard", "short", "long")] == [0, 1, 2]


@pytest.mark.parametrize(
    ("chosen", "message"),
    [
        ({"players": 1}, "players must be a number from 2 to 4, not 1"),
        ({"players": 5}, "players must be a number from 2 to 4, not 5"),
        ({"players": 3.0}, "players must be a number from 2 to 4, not 3.0"),
        ({"players": "3"}, "players must be a number from 2 to 4, not '3'"),
        ({"players": True}, "players must be a number from 2 to 4, not True"),
        ({"players": None}, "players must be a number"),
        ({"size": "big"}, "there is no option 'size'; there are: players, length, fights"),
        ({"size": 3}, "there is no option 'size'; there are: players, length, fights"),
        (
            {"length": "endless"},
            "'length' cannot be 'endless'; it is one of: standard, short, long",
        ),
        ({"length": 2}, "option 'length' takes a word, not 2"),
        ({"length": ["short"]}, "option 'length' takes a word"),
    ],
)
def test_a_wrong_choice_says_what_is_right(
    chosen: dict[str, Any], message: str, options: Options
) -> None:
    with pytest.raises(OptionsError, match=message):
        options.choose(chosen)


def test_a_preset_by_name(options: Options) -> None:
    assert options.preset_named("calm").options == {"fights": "off"}
    with pytest.raises(OptionsError, match="no preset 'wild'; there are: calm"):
        options.preset_named("wild")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("default = 3", "default = 5", "default number of players is not one of those allowed"),
        ("least = 2", "least = 0", "players, least: Input should be greater than or equal to 1"),
        ('["on", "off"]', '["on"]', r"option, entry 2 \(fights\), values: .*at least 2"),
        ('"off" }', '"of" }', "preset 'calm': option 'fights' cannot be 'of'"),
        ("{ fights", "{ fight", "preset 'calm': there is no option 'fight'"),
        ('id = "calm"', 'ids = "calm"', "preset, entry 1, id: Field required"),
        ("[[option]]", "[[options]]", "options: Extra inputs are not permitted"),
        (
            'name = "length"',
            "name = 3",
            r"option, entry 1 \(3\), name: .*valid string",
        ),
    ],
)
def test_a_mistake_in_the_file_is_named(old: str, new: str, message: str, tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=message) as caught:
        load(tmp_path, FILE.replace(old, new, 1))
    assert "options.toml" in str(caught.value)
