"""Helpers that run the command line with typed input."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from holdfast.cli import app
from holdfast.games import load
from holdfast.kernel.replay import Replay

GAME = load("outlast")


def run(*arguments: str, typed: str = "") -> Any:
    """Run a command with this input, and return its result."""
    return CliRunner().invoke(app, list(arguments), input=typed)


def play_game(*arguments: str, typed: str) -> str:
    """Play a game with a fixed seed, and return its output."""
    result = run("play", "outlast", "--seed", "5", *arguments, typed=typed)
    assert result.exit_code == 0, result.output
    return str(result.output)


def error_of(*arguments: str) -> str:
    """Run a command that must fail with one line on standard error, and return that line."""
    result = run(*arguments)
    assert result.exit_code == 2, result.output
    assert result.stderr.startswith("holdfast: ")
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""
    return str(result.stderr)


def rewrite_replay(path: Path, **changes: Any) -> None:
    """Replace fields of a replay file; its checksum is computed anew."""
    path.write_text(replace(Replay.loads(path.read_bytes()), **changes).dumps())
