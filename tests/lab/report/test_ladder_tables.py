"""The command `holdfast lab ladder`: what it prints, and what it refuses."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from holdfast import games
from holdfast.cli import app
from holdfast.kernel.engine import Engine
from holdfast.kernel.game import Game
from holdfast.lab.runs.ladder import Ladder, Outcome
from prove_play import hear_interrupts

OUTLAST = games.load("outlast")
LADDER = ("lab", "ladder", "outlast", "--players", "2", "-o", "length=short")


@pytest.fixture(autouse=True)
def _restored(compiled: Callable[[Game], Engine], monkeypatch: pytest.MonkeyPatch) -> None:
    compiled(OUTLAST)
    monkeypatch.setattr(OUTLAST, "engine", OUTLAST.engine)  # the command switches it


def test_levels_are_rated_in_a_table_for_the_docs() -> None:
    result = CliRunner().invoke(
        app, [*LADDER, "--levels", "wanderer,settler", "--games", "4", "--markdown"]
    )
    assert result.exit_code == 0, result.output
    assert "| level | budget | rating | 95 % | games | won | 95 % |" in result.stdout
    assert re.search(r"\| settler \| none \| \d+\.\d \| .* \| 4 \| \d+ % \|", result.stdout)
    assert re.search(r"\| settler \| wanderer \| 4 \| \d+ % \| \d+ to \d+ % \|", result.stdout)


def test_a_table_for_the_terminal() -> None:
    result = CliRunner().invoke(app, [*LADDER, "--levels", "wanderer,settler", "--games", "2"])
    assert result.exit_code == 0, result.output
    assert "against" in result.stdout


def test_an_interrupted_ladder_tells_what_it_has_found(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Ladder.run

    def interrupted(ladder: Ladder) -> Iterator[Outcome]:
        running = whole(ladder)
        yield next(running)
        running.close()
        raise KeyboardInterrupt

    monkeypatch.setattr(Ladder, "run", interrupted)
    result = CliRunner().invoke(app, [*LADDER, "--levels", "wanderer,settler", "--games", "4"])
    assert result.exit_code == 0, result.output
    assert "Stopped after 1 of 4 games." in result.stdout
    assert "against" in result.stdout


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--levels", "settler,genius"), "there is no level 'genius'"),
        (("--levels", "settler"), "two levels at least"),
        (("--games", "0"), "one game at least, not 0"),
        (("--seed", "-3"), "a seed is a number"),
        (("--players", "3"), "an even number plays, not 3"),
        (("--players", "9"), "players"),
        (("-o", "climate=lovely"), "climate"),
    ],
)
def test_wrong_input_gets_one_clear_line(arguments: tuple[str, ...], complaint: str) -> None:
    result = CliRunner().invoke(app, [*LADDER, *arguments])
    assert result.exit_code == 2, result.output
    assert result.stderr.startswith("holdfast: ")
    assert result.stderr.count("\n") == 1
    assert complaint in result.stderr


def test_an_unknown_game() -> None:
    result = CliRunner().invoke(app, ["lab", "ladder", "ludo"])
    assert result.exit_code == 2
    assert "there is no game 'ludo'" in result.stderr


@pytest.mark.long
def test_ctrl_c_is_no_catastrophe() -> None:
    """Check that Ctrl+C, which reaches all processes, ends the command with a clear message."""
    holdfast = Path(sys.executable).with_name("holdfast")
    command = [str(holdfast), *LADDER, "--levels", "settler,veteran", "--games", "100000"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, bufsize=0,
        env=os.environ | {"FORCE_COLOR": "1"},  # as at a terminal, where it tells how far it is
        start_new_session=True, preexec_fn=hear_interrupts,
    ) as running:  # fmt: skip
        assert running.stdout is not None
        shown = ""
        while not re.search(r"\b[1-9]\d*/100000", shown):
            assert running.poll() is None, shown
            shown += os.read(running.stdout.fileno(), 4096).decode()
        os.killpg(running.pid, signal.SIGINT)
        told, complaints = running.communicate(timeout=600)
    assert "Stopped after" in told
    assert "against" in told
    assert complaints == ""
