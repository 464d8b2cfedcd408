"""The command line, driven by what is typed."""

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
    """What a command leaves behind when this is typed."""
    return CliRunner().invoke(app, list(arguments), input=typed)


def played(*arguments: str, typed: str) -> str:
    """What a game shows that is always dealt alike."""
    result = run("play", "outlast", "--seed", "5", *arguments, typed=typed)
    assert result.exit_code == 0, result.output
    return str(result.output)


def refused(*arguments: str) -> str:
    """What one line of complaint a command ends with."""
    result = run(*arguments)
    assert result.exit_code == 2, result.output
    assert result.stderr.startswith("holdfast: ")
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""
    return str(result.stderr)


def rewritten(path: Path, **changes: Any) -> None:
    """Change the head of a replay, which gets a fitting checksum."""
    path.write_text(replace(Replay.loads(path.read_bytes()), **changes).dumps())
