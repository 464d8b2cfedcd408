"""Tests that wrong input gets a clear error and changes nothing: options, moves, replays, files."""

from pathlib import Path
from typing import Any

import pytest
from tests.games.outbreak.table import R0, horde, lay, started, who

from holdfast.games.outbreak import GAME
from holdfast.games.outbreak.content.schema import (
    FOLDER,
    Dooms,
    Finals,
    Fortunes,
    Hordes,
    Icons,
    Skills,
)
from holdfast.kernel.content import ContentError, load
from holdfast.kernel.game import IllegalMoveError
from holdfast.kernel.options import OptionsError
from holdfast.kernel.position_builder import PositionError
from holdfast.kernel.replay import Replay, ReplayError, Step


@pytest.mark.parametrize(
    "options",
    [
        {"players": 9},
        {"players": 0},
        {"players": "4"},
        {"difficulty": "easy"},
        {"colour": "red"},
        {"custom_5": "5"},
    ],
)
def test_wrong_options(options: dict[str, Any]) -> None:
    with pytest.raises(OptionsError):
        GAME.new(options, 1)


def test_illegal_and_stale_moves_change_nothing() -> None:
    table = started(seed=1)
    before = bytes(table.position)
    for move in (-1, GAME.moves.count, GAME.moves.encode("end"), GAME.moves.encode("hex", hex=0)):
        with pytest.raises(ValueError, match=r"legal|no move"):
            GAME.play(table.position, move)
        assert bytes(table.position) == before
    key = table.options()[0]
    stale = GAME.move(table.position, key)
    table.play(key)
    with pytest.raises(IllegalMoveError):
        GAME.play(table.position, stale)


@pytest.mark.parametrize(
    ("description", "message"),
    [
        ({"colour": 1}, "unknown keys"),
        ({"city": {"SE-ARM": [1, 0]}}, "Main Base"),
        ({"city": {"MB": [0, 0], "SE-XXX": [1, 0]}}, "no settlement 'SE-XXX'"),
        ({"city": {"MB": [0, 9]}}, "no hex"),
        ({"city": {"MB": [0, 0], "SE-ARM": [0, 0]}}, "another settlement"),
        ({"pieces": {"SE-ARM": {"bulwark": 7}}}, "only 6"),
        ({"pieces": {"SE-WHA": {"fire": 1}}}, "not in the city"),
        ({"hordes": [{"id": "H9", "at": [2, 0]}]}, "no horde 'H9'"),
        ({"hordes": [{"id": "H1-ZG", "at": [5, 0]}]}, "does not touch"),
        (
            {"hordes": [{"id": "H1-ZG", "at": [2, 0]}, {"id": "H1-ZB", "at": [2, 0]}]},
            "another horde",
        ),
        ({"hordes": [{"at": [1, 0]}]}, "outside the city"),
        (
            {"hordes": [{"id": "H1-W1", "at": [2, 0]}, {"id": "H1-W1", "at": [0, 2]}]},
            "not enough tiles",
        ),
        ({"hordes": [{"id": "H1-ZG", "at": [2, 0], "meeple": "x"}]}, "no meeple"),
        ({"survivors": [{"id": "SV-99"}]}, "no survivor 'SV-99'"),
        ({"survivors": [{"id": "SV-01"}, {"id": "SV-01"}]}, "twice"),
        ({"survivors": [{"id": "SV-01", "wounds": 4}]}, "wounds"),
        ({"survivors": [{"id": "SV-01", "goods": "GGGGGG"}]}, "carries too much"),
        ({"survivors": [{"id": "SV-08", "hand": ["FC-10", "FC-11", "FC-12"]}]}, "too many cards"),
        ({"survivors": [{"id": "SV-01", "skills": ["ST-01", "ST-02", "ST-03"]}]}, "third skill"),
        ({"drawn": ["DC-09"] * 3}, "only 2"),
        ({"drawn": ["DC-01"] * 4}, "3 places"),
        ({"built": ["SC-01"]}, "nobody holds"),
        ({"day": 40}, "day 40"),
        ({"exp": 100}, "exp 100"),
        ({"deck": 99}, "deck"),
        ({"helpless": "SE-ARM", "hordes": [{"id": "H1-ZG", "at": [1, 0]}]}, "overrun"),
        ({"step": "lunch"}, "no step"),
        ({"step": "turn", "active": "SV-01"}, "not in play"),
    ],
)
def test_wrong_layouts(description: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError, match=message):
        GAME.build_position(
            {"options": {"players": 1}, "survivors": [{"id": "SV-08"}], **description}
        )


@pytest.mark.parametrize(
    ("file", "model", "old", "new", "message"),
    [
        ("hordes.toml", Hordes, 'resistance = "G"', 'resistance = "X"', "letters"),
        ("hordes.toml", Hordes, 'resistance = "G"', 'resistance = "GGG"', "more than twice"),
        ("hordes.toml", Hordes, "level = 1", "level = 7", "less than or equal to 6"),
        ("doom.toml", Dooms, 'op = "dice"', 'op = "dance"', "no operation 'dance'"),
        ("doom.toml", Dooms, 'act = "trade"', 'act = "sleep"', "'sleep' is not one of"),
        ("fortune.toml", Fortunes, 'windows = ["turn"]', 'windows = ["noon"]', "no window 'noon'"),
        ("skills.toml", Skills, 'class = "STR"', 'class = "CHA"', "pattern"),
        ("skills.toml", Skills, "n = 1 }", "n = 1, colour = 2 }", "colour"),
        ("icons.toml", Icons, 'kind = "G", ', "", "gain needs kind"),
        ("finals.toml", Finals, "wounds = 2", "wounds = 9", "less than or equal to 3"),
    ],
)
def test_damaged_content_names_the_place(
    tmp_path: Path, file: str, model: Any, old: str, new: str, message: str
) -> None:
    text = (FOLDER / file).read_text("utf-8")
    assert old in text
    path = tmp_path / file
    path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(ContentError, match=message) as error:
        load(path, model)
    assert file in str(error.value)
    path.write_text("[[horde", "utf-8")
    with pytest.raises(ContentError, match="not valid TOML"):
        load(path, model)


def test_foreign_and_damaged_replays() -> None:
    position = GAME.new({"players": 2}, 4)
    replay = GAME.record(position, 4)
    for change in ({"game": "outlast"}, {"rules": 99}):
        other = Replay(**{**replay.__dict__, **change})
        with pytest.raises(ReplayError):
            GAME.replay(other)
    replay.steps.append(Step(GAME.moves.encode("end")))
    with pytest.raises(ReplayError, match="move 1"):
        GAME.replay(replay)


def test_prescribed_dice_that_run_out_change_nothing() -> None:
    table = lay(who("soldier", R0), horde("H1-ZG", 2, 0), active="soldier").dice("G")
    before = bytes(table.position)
    with pytest.raises(RuntimeError, match="more outcomes"):
        table.play("attack")
    assert bytes(table.position) == before
