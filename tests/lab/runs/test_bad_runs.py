"""Tests of the error messages for bad input to runs."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from tests.lab.runs.small_runs import command, quick, same

from holdfast.lab import Run
from holdfast.lab.runs.store import RunError

pl = pytest.importorskip("polars")
pq = pytest.importorskip("pyarrow.parquet")


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Return a run that tests read and do not change."""
    return quick(tmp_path_factory.mktemp("runs") / "base")


# Bad input


def test_a_folder_with_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("years of work")
    with pytest.raises(RunError, match=r"holds something else \(thesis.txt\)"):
        quick(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.txt"]


def test_another_run_is_left_alone(base: Run) -> None:
    before = (base.folder / "run.json").read_bytes()
    with pytest.raises(RunError, match="holds another run: first_seed is 5 there, not 6"):
        quick(base.folder, seed=6)
    assert (base.folder / "run.json").read_bytes() == before


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("{", "is damaged"),
        ("[1]", "does not describe a run"),
        ('{"schema": 99}', "tables of form 99"),
        ('{"schema": 1, "game": "outlast"}', "does not say 'games'"),
    ],
)
def test_a_foreign_run_is_refused(text: str, complaint: str, tmp_path: Path) -> None:
    (tmp_path / "run.json").write_text(text)
    with pytest.raises(RunError, match=complaint):
        Run.open(tmp_path)


def test_an_unfinished_run_has_no_report_yet(base: Run, tmp_path: Path) -> None:
    folder = tmp_path / "begun"
    shutil.copytree(base.folder, folder)
    manifest = json.loads((folder / "run.json").read_text()) | {"finished": False, "parts": []}
    (folder / "run.json").write_text(json.dumps(manifest))
    with pytest.raises(RunError, match="is not finished"):
        Run.open(folder)


@pytest.mark.parametrize(
    ("said", "complaint"),
    [
        ({"parts": "all"}, "'parts' cannot be \"all\""),
        ({"parts": [7]}, "7 is no part of a run"),
        ({"parts": [{"number": 0}]}, "it does not say 'games'"),
        ({"parts": [{"number": 0, "games": 8, "files": {"seats": 3}}]}, "'seats' is no file"),
        ({"parts": [{"number": 0, "games": 8, "files": {"../x": {"sha256": ""}}}]}, "no file of a"),
        ({"names": {}}, "it does not say 'thing'"),
        ({"options": 7}, "'options' cannot be 7"),
        ({"games": "many"}, "'games' cannot be \"many\""),
        ({"counted_hash": None}, "'counted_hash' cannot be null"),
        ({"explore": [1]}, "cannot have been played"),
        ({"thin": {"uses": "often"}}, "cannot have been played"),
        ({"players": ["genius"] * 2}, "cannot have been played: nobody is called 'genius'"),
    ],
)
def test_a_description_that_cannot_be_is_refused(
    said: dict[str, Any], complaint: str, base: Run, tmp_path: Path
) -> None:
    folder = tmp_path / "run"
    shutil.copytree(base.folder, folder)
    manifest = json.loads((folder / "run.json").read_text()) | said
    (folder / "run.json").write_text(json.dumps(manifest))
    for words in (("report", str(folder)), ("ask", str(folder), "share by level")):
        result = command(*words)
        assert result.exit_code == 2, result.output
        assert result.stderr.startswith(f"holdfast: {folder}")
        assert complaint in result.stderr
        assert result.stderr.count("\n") == 1


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    out = tmp_path / "file" / "run"
    result = command("run", "outlast", "--games", "2", "--interpreted", "--out", str(out))
    assert result.exit_code == 2
    assert result.stderr.startswith(f"holdfast: {out}")
    assert result.stderr.endswith(": Not a directory\n")


def test_a_question_about_nothing_is_told(base: Run) -> None:
    result = command("ask", str(base.folder), "share where seat > 9")
    assert result.exit_code == 2
    assert result.stderr == f"holdfast: no game in {base.folder} matches: share where seat > 9\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ("run", "chess"),
        ("run", "outlast", "--lineup", "genius"),
        ("run", "outlast", "--lineup", "heuristic:12"),
        ("run", "outlast", "--lineup", "heuristic:2", "--players", "3"),
        ("run", "outlast", "--explore", "drafts"),
        ("run", "outlive", "--explore", "moods"),
        ("run", "outlive", "--explore", "drafts=many"),
        ("run", "outlive", "--explore", "act:2"),
        ("run", "outlive", "--thin", "moods:0.1"),
        ("run", "outlive", "--thin", "uses"),
        ("run", "outlast", "--games", "0"),
        ("run", "outlast", "-o", "length=endless"),
        ("run", "outlast", "--interpreted", "--lineup", "legend:2"),
        ("run", "outlast", "--workers", "2", "--ray", "auto"),
        ("report", "no-such-run"),
        ("report", "."),
    ],
)
def test_the_command_line_says_in_one_line_what_is_wrong(
    arguments: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = command(*arguments)
    assert result.exit_code == 2, result.output
    assert result.stderr.startswith("holdfast: ")
    assert result.stderr.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_the_command_line_plays_and_goes_on(base: Run, tmp_path: Path) -> None:
    arguments = [
        "run", "outlast", "--games", "8", "--lineup", "random:2", "-o", "length=short",
        "--seed", "5", "--workers", "1", "--interpreted", "--out", str(tmp_path / "run"),
    ]  # fmt: skip
    for _ in range(2):
        result = command(*arguments)
        assert result.exit_code == 0, result.output
        assert "8 games in" in result.stdout
    assert same(base, Run.open(tmp_path / "run"))
