"""Runs that end by themselves: planned looks, intervals valid at all of them, resuming."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from holdfast import games
from holdfast.cli import app
from holdfast.lab import Report, Run, run
from holdfast.lab.runs import early_stopping
from holdfast.lab.runs import run as runs
from holdfast.lab.runs.early_stopping import GoalError, look_sizes, parse_goal
from holdfast.lab.runs.plan import Plan, plan_from_manifest
from holdfast.lab.runs.store import TABLES, RunError
from holdfast.lab.statistics.estimates import judge, widened_intervals, wilson

pytest.importorskip("polars")

QUICK: dict[str, Any] = {
    "games": 20, "lineup": "random:2", "options": {"length": "short"}, "seed": 5, "workers": 1,
    "compiled": False,
}  # fmt: skip


@pytest.fixture(autouse=True)
def _small_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let looks begin after five games, since runs of tests are small."""
    monkeypatch.setattr(early_stopping, "LEAST_LOOK", 5)


# Goals and looks


@pytest.mark.parametrize(
    ("game", "words", "goal"),
    [
        ("outlive", "leaders ± 3", "leader ± 3"),
        ("outlive", "Leader +- 2.5 %", "leader ± 2.5"),
        ("outlive", "seats +/- 2", "seats ± 2"),
        ("outbreak", "won±4", "won ± 4"),
        ("outbreak", "survivors ± 6", "survivor ± 6"),
    ],
)
def test_a_goal_is_read_as_it_is_typed(game: str, words: str, goal: str) -> None:
    found = parse_goal(words, games.load(game))
    assert str(found) == goal
    assert parse_goal(goal, games.load(game)) == found


@pytest.mark.parametrize(
    ("game", "words", "complaint"),
    [
        ("outlive", "leaders", "not as 'leaders'"),
        ("outlive", "± 3", "'' cannot be waited for"),
        ("outlive", "moods ± 3", "'moods' cannot be waited for; there are: seats, leaders"),
        ("outlive", "won ± 3", "cannot be waited for"),
        ("outbreak", "seats ± 3", "cannot be waited for; there are: won"),
        ("outlive", "leaders ± 0", "is no goal"),
        ("outlive", "leaders ± 70", "is no goal"),
    ],
)
def test_what_cannot_be_waited_for(game: str, words: str, complaint: str) -> None:
    with pytest.raises(GoalError, match=complaint):
        Plan(game, 10, until=words)


def test_looks_double_and_are_whole_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(early_stopping, "LEAST_LOOK", 50)
    assert look_sizes(4000, 1) == [500, 1000, 2000, 4000]
    assert look_sizes(150, 1) == [75, 150]
    assert look_sizes(30, 1) == [30]
    sizes = look_sizes(Plan("outlast", 1000, ("settler", "heuristic", "heuristic")).games, 3)
    assert all(size % 3 == 0 for size in sizes)
    assert sizes[-1] == 1002


def test_whoever_peeks_is_not_fooled() -> None:
    """Check that our intervals stay right for somebody who stops at the first clear result.

    A plain interval, looked at again and again, calls far more than one fair coin in twenty unfair;
    ours does not.
    """
    dice = np.random.default_rng(1)
    sizes = look_sizes(800, 1)
    assert len(sizes) == early_stopping.MOST_LOOKS
    fooled = {1: 0, len(sizes): 0}
    tries = 2000
    wins = dice.random((tries, 800)) < 0.25
    for looks in fooled:
        with widened_intervals(looks):
            for row in wins:
                seen = (wilson(row[:size].sum(), size) for size in sizes)
                fooled[looks] += any(judge(e, 0.25, 0) in ("strong", "weak") for e in seen)
    assert fooled[1] > 0.09 * tries
    assert fooled[len(sizes)] < 0.05 * tries


# Runs


def test_a_run_ends_at_the_first_look_that_shows_enough(tmp_path: Path) -> None:
    known = run("outlast", until="seats ± 30", out=tmp_path / "run", **QUICK)
    assert known.manifest["until"] == {"goal": "seats ± 30", "most": 20, "looks": [5, 10, 20]}
    assert [told["games"] for told in known.manifest["looked"]] == [5, 10]
    assert known.manifest["looked"][0]["reach"] > 0.3 >= known.manifest["looked"][1]["reach"]
    assert known.games.height == known.manifest["games"] == 10
    assert plan_from_manifest(known.manifest) == known.plan
    assert "--until 'seats ± 30'" in known.plan.command
    # It has the games of any other run of that size.
    plain = run("outlast", out=tmp_path / "plain", **(QUICK | {"games": 10}))
    assert all(known.table(name).equals(plain.table(name)) for name in TABLES)
    # A rerun with something changed plays as many.
    other = known.rerun(seed=6, out=tmp_path / "other", workers=1, compiled=False)
    assert other.games.height == 10
    # Its report says so, and its intervals are wider.
    page = Report(known).markdown()
    assert "10 of at most 20, until seats ± 30; looked at 2 of 3 planned times" in page
    with widened_intervals(3):
        wide = wilson(known.seats.filter(known.seats["seat"] == 0)["share"].sum(), 10)
    assert f"[{100 * wide.low:.1f}, {100 * wide.high:.1f}]" in page
    assert f"[{100 * wide.low:.1f}, {100 * wide.high:.1f}]" not in Report(plain).markdown()


def test_a_rerun_may_end_by_a_goal_of_its_own(tmp_path: Path) -> None:
    plain = run("outlast", out=tmp_path / "plain", **QUICK)
    until = {"until": "seats ± 30", "workers": 1, "compiled": False}
    known = plain.rerun(out=tmp_path / "known", **until)
    assert [told["games"] for told in known.manifest["looked"]] == [5, 10]
    assert known.games.height == 10 < plain.games.height
    assert known.games.equals(plain.games.filter(plain.games["game"] < 10))
    # Without the report nothing can be measured, which is said before a game is played.
    with pytest.raises(RunError, match="'seats ± 30' cannot be measured here"):
        runs.Run.play(known.plan, out=tmp_path / "none", workers=1, compiled=False)
    assert not (tmp_path / "none").exists()


def test_a_goal_that_is_not_reached(tmp_path: Path) -> None:
    found = run("outlast", until="seats ± 1", out=tmp_path / "run", **QUICK)
    assert [told["games"] for told in found.manifest["looked"]] == [5, 10, 20]
    assert found.games.height == 20


class Enough(Exception):
    pass


@pytest.mark.parametrize("after", [3, 5, 8, 10])
def test_a_stopped_run_goes_on_to_the_same_end(after: int, tmp_path: Path) -> None:
    """Check that a run stopped anywhere resumes to the same end, with no look repeated."""

    def stop(done: int, total: int) -> None:
        if done >= after:
            raise Enough

    def waiting(report: Any) -> Run:
        return run("outlast", until="seats ± 30", out=tmp_path / "run", report=report, **QUICK)

    with pytest.raises(Enough):
        waiting(stop)
    with pytest.raises(RunError, match="is not finished"):
        Run.open(tmp_path / "run")
    played: list[int] = []
    known = waiting(lambda done, total: played.append(done))
    assert not played or min(played) > after
    assert [told["games"] for told in known.manifest["looked"]] == [5, 10]
    assert same_as_whole(known, tmp_path)


def same_as_whole(known: Run, folder: Path) -> bool:
    whole = run("outlast", until="seats ± 30", out=folder / "whole", **QUICK)
    return all(known.table(name).equals(whole.table(name)) for name in TABLES)


def test_another_goal_is_another_run(tmp_path: Path) -> None:
    run("outlast", until="seats ± 30", out=tmp_path / "run", **QUICK)
    with pytest.raises(RunError, match="holds another run: until is"):
        run("outlast", until="seats ± 20", out=tmp_path / "run", **QUICK)
    with pytest.raises(RunError, match="holds another run"):
        run("outlast", out=tmp_path / "run", **QUICK)


def test_the_command_line_says_whether_it_was_enough(tmp_path: Path) -> None:
    for points, word in ((30, "Enough"), (1, "Not enough")):
        result = CliRunner().invoke(app, [
            "lab", "run", "outlast", "--games", "20", "--lineup", "random:2", "-o", "length=short",
            "--seed", "5", "--workers", "1", "--interpreted", "--until", f"seats ± {points}",
            "--out", str(tmp_path / word),
        ])  # fmt: skip
        assert result.exit_code == 0, result.output
        assert f"{word} for seats ± {points}: of seats what is known least, seat" in result.stdout
