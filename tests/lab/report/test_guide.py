"""Tests that run everything that the page on the lab tells a designer to type."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.support.checkout import COMMAND_LINE, ROOT, blocks

from holdfast import games
from holdfast.kernel.engine import Engine
from holdfast.kernel.game import Game
from holdfast.lab import Run
from holdfast.lab.tuning.targets import parse_knob, parse_target

pytest.importorskip("polars")


STEPS = (
    "play", "report", "compare", "change", "watch", "question", "toss", "until", "confirm",
)  # fmt: skip


def run_line(command: str, folder: Path) -> None:
    """Run a line of the page, and write its output into a file if the line says so."""
    words, _, into = command.partition(" > ")
    name, *arguments = shlex.split(words)
    assert name == "holdfast"
    done = subprocess.run(
        [sys.executable, "-c", COMMAND_LINE, *arguments],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONUTF8": "1"},
    )
    assert done.returncode == 0, done.stderr
    if into:
        (folder / into).write_text(done.stdout, encoding="utf-8")


@pytest.mark.long
def test_a_designer_can_follow_the_page(tmp_path: Path, compiled: Callable[[Game], Engine]) -> None:
    """Check that the commands of the page work in its order, and then its Python."""
    compiled(games.load("exoworld"))
    page = blocks("lab.md")
    for title in STEPS:
        for line in page[title].splitlines():
            run_line(line, tmp_path)
    assert (tmp_path / "runs/base/report.html").is_file()
    compared = (tmp_path / "critical.html").read_text(encoding="utf-8")
    assert "Two runs" in compared
    assert "The same 60 deals" in compared
    assert "characters.C07.speed=4" in (tmp_path / "slow.html").read_text(encoding="utf-8")
    assert games.read((tmp_path / "game.json").read_bytes())[0].name == "exoworld"
    assert "Choices by coin" in (tmp_path / "runs/tossed/report.html").read_text(encoding="utf-8")
    known = Run.open(tmp_path / "runs/known").manifest
    assert known["until"]["looks"] == [60, 120]
    confirmed = (tmp_path / "confirmed.md").read_text(encoding="utf-8")
    assert "Fresh deals" in confirmed
    done = subprocess.run(
        [sys.executable, "-c", page["ask"]],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONUTF8": "1"},
    )
    assert done.returncode == 0, done.stderr
    assert "decisions" in done.stdout
    assert (tmp_path / "again.html").is_file()


def test_a_run_has_what_the_page_names() -> None:
    """Check the names that scripts use, also in quick tests: a new name would break them."""
    page = (ROOT / "docs/lab.md").read_text(encoding="utf-8")
    names = set(re.findall(r"\bRun\.(\w+)", page)) | set(re.findall(r"\bbase\.(\w+)", page))
    assert "named" in names
    assert [name for name in sorted(names) if not hasattr(Run, name)] == []


def test_what_the_page_tunes_may_be_tuned() -> None:
    """Check the options of the page's tuning command without running it, which takes an hour."""
    words = shlex.split(blocks("lab.md")["tune"])
    assert words[:3] == ["holdfast", "lab", "tune"]
    given = list(zip(words[4::2], words[5::2], strict=True))
    for option, value in given:
        if option == "--vary":
            assert parse_knob(value, words[3]).now
        elif option == "--target":
            assert parse_target(value, words[3]).value
    assert {option for option, _ in given} == {
        "--vary", "--target", "--keep", "--games", "--tries",
    }  # fmt: skip
