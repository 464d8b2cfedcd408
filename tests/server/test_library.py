"""The games of a server: loaded when somebody comes to a table."""

from __future__ import annotations

from pathlib import Path

import pytest

from holdfast import games
from holdfast.kernel.background_compiler import compile_to_disk
from holdfast.server.app import Settings, _Library


@pytest.mark.parametrize("warms_up", [True, False])
def test_rules_that_lie_compiled_on_disk_are_loaded_before_anything_is_played(
    tmp_path: Path, warms_up: bool
) -> None:
    game = games.load("outlast")
    before = game.engine
    compile_to_disk(game, lambda *_: None)
    try:
        game.engine = game.interpreted
        library = _Library(Settings(tmp_path / "t.sqlite3", warm_up=warms_up))
        assert library.take_out("outlast") is game
        assert game.engine is (game.compiled if warms_up else game.interpreted)
    finally:
        game.engine = before


def test_rules_that_cannot_be_loaded_leave_the_game_playable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def damaged(_: object) -> None:
        raise OSError("the file is damaged")

    game = games.load("outlast")
    before = game.engine
    monkeypatch.setattr("holdfast.server.app.switch_if_ready", damaged)
    try:
        game.engine = game.interpreted
        library = _Library(Settings(tmp_path / "t.sqlite3"))
        assert library.take_out("outlast").engine is game.interpreted
    finally:
        game.engine = before
    assert "compiled rules of outlast cannot be loaded" in caplog.text


def test_a_game_that_does_not_exist_is_not_taken_out(tmp_path: Path) -> None:
    with pytest.raises(games.UnknownGameError, match="there is no game 'chess'"):
        _Library(Settings(tmp_path / "t.sqlite3")).take_out("chess")
