"""Passing the screen between players, and the progress bar of the compilation."""

from __future__ import annotations

import io
import sys
from typing import Any

import pytest
from rich.console import Console
from tests.cli.support import GAME

from holdfast.cli import play as playing
from holdfast.cli.play import Session
from holdfast.table import OpenSeat, Table
from holdfast.table.opening import opening


def test_the_screen_is_handed_over_where_people_know_different_things(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    people = {
        "A": [{"tile": 0, "prey": 2, "resources": 2}],
        "B": [{"tile": 0, "prey": 2, "resources": 2}],
    }
    start = GAME.build_position(
        {
            "options": {"players": 2, "board": "small", "fight_boost": "blind"},
            "tiles": {0: {"wolf": 0}},
            "players": people,
            "turn": "A",
        }
    )
    seats = [OpenSeat(name=name, person=True) for name in ("Ada", "Jonas")]
    options = GAME.choices(start)
    table = Table.open(opening(GAME, options, seats, 1, GAME.prescribe(start, [3, 3])), GAME)
    monkeypatch.setattr(sys, "stdin", io.StringIO("fight:A1:B1\nadd:2\n\nadd:0\nquit\n"))
    output = io.StringIO()
    Session(table, "en", Console(file=output, highlight=False), seed=1).run()
    before, _, after = output.getvalue().partition(
        "Please pass the screen to Jonas. Then press Enter."
    )
    assert "Jonas: B1 rolled 4, and A1 rolled 4. The loser dies." in after
    assert "Jonas: How many" not in before
    assert "2 resources, and its total is now" not in before


class _Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


class _WarmUp:
    """A compilation that stays half done."""

    stopped = False
    progress = 0.5
    failure = None

    def __init__(self, game: Any) -> None:
        self.game = game

    def start(self) -> _WarmUp:
        return self

    def stop(self) -> None:
        _WarmUp.stopped = True


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> io.StringIO:
    monkeypatch.setattr(sys, "stdin", _Terminal("quit\n"))
    monkeypatch.setattr(playing, "WarmUp", _WarmUp)
    return _Terminal()


def test_compilation_goes_on_behind_the_game_and_shows_its_progress(terminal: io.StringIO) -> None:
    seats = [OpenSeat(name="Ada", person=True)]
    table = Table.open(opening(GAME, GAME.options.choose({}), seats, 1), GAME)
    Session(table, "en", Console(file=terminal, force_terminal=True, width=120), 1).run()
    assert "██████████░░░░░░░░░░ 50" in terminal.getvalue()
    assert _WarmUp.stopped
