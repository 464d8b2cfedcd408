"""Fixtures of the command line's tests: interpreted rules and a saved game."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.support import GAME, play_game


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use interpreted rules, whatever other tests have compiled."""
    monkeypatch.setattr(GAME, "engine", GAME.interpreted)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """Return the file of a two-player game saved after one turn."""
    path = tmp_path / "game.replay"
    output = play_game("--players", "2", typed=f"gather:A1\nhunt:A1\nend\nsave {path}\nquit\n")
    assert f"The game is saved to {path}" in output.replace("\n", "")
    return path
