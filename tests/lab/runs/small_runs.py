"""Short runs, for the tests that read them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from holdfast.cli import app
from holdfast.lab import Run, run
from holdfast.lab.runs.store import TABLES

QUICK: dict[str, Any] = {
    "lineup": "random:2", "options": {"length": "short"}, "seed": 5, "workers": 1,
    "compiled": False,
}  # fmt: skip
"""Games that are over soon, without a compiler."""


def quick(out: Path, games: int = 8, **changes: Any) -> Run:
    """Return a run of a few games of Outlast, played in this process."""
    return run("outlast", games=games, out=out, **(QUICK | changes))


def same(one: Run, two: Run) -> bool:
    """Return whether two runs have the same rows."""
    return all(one.table(name).equals(two.table(name)) for name in TABLES)


def command(*arguments: str) -> Any:
    """Return the result of a `holdfast lab` command."""
    return CliRunner().invoke(app, ["lab", *arguments])
