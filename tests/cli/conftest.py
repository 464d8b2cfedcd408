"""What tests of the command line begin with: rules as they are read, and a saved game."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.support import GAME, played


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever was compiled for other tests, these begin without it."""
    monkeypatch.setattr(GAME, "engine", GAME.interpreted)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """The file of a game of two that was left after a turn."""
    path = tmp_path / "game.replay"
    output = played("--players", "2", typed=f"gather:A1\nhunt:A1\nend\nsave {path}\nquit\n")
    assert f"The game is saved to {path}" in output.replace("\n", "")
    return path
