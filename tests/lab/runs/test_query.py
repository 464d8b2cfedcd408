"""Queries on runs: the same numbers as a second count, and intervals that respect games."""

from __future__ import annotations

from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from holdfast.cli import app
from holdfast.lab import Run, run
from holdfast.lab.runs.query import Question
from holdfast.lab.runs.store import RunError
from holdfast.lab.statistics.estimates import paired_difference

pl = pytest.importorskip("polars")

HOW: dict[str, Any] = {
    "games": 30, "lineup": "random:2", "seed": 5, "workers": 1, "compiled": False,
    "explore": "drafts",
}  # fmt: skip


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("runs")


@pytest.fixture(scope="module")
def team(folder: Path) -> Run:
    return run("exoworld", out=folder / "team", **HOW)


@pytest.fixture(scope="module")
def critical(team: Run, folder: Path) -> Run:
    how = {"out": folder / "critical", "workers": 1, "compiled": False}
    return team.rerun(options={**team.plan.options, "critical_mode": "on"}, **how)


@pytest.fixture(scope="module")
def rivals(folder: Path) -> Run:
    how = {**HOW, "explore": 0.0, "options": {"length": "short"}}
    return run("outlast", out=folder / "rivals", **how)


def test_means_are_those_of_a_second_count(rivals: Run) -> None:
    found = rivals.rate("points", by="seat")
    for row in found.iter_rows(named=True):
        mine = [p for s, p in rivals.seats.select("seat", "points").iter_rows()
                if str(s) == row["seat"]]  # fmt: skip
        assert row["n"] == len(mine) == 30
        assert row["estimate"] == pytest.approx(sum(mine) / 30)
        error = np.std(mine, ddof=1) / sqrt(30)
        assert row["high"] - row["estimate"] == pytest.approx(1.96 * error, rel=0.01)
        assert row["family_high"] > row["high"]
    assert found["estimate"].is_sorted(descending=True)


def test_seats_of_one_game_are_not_counted_as_two(rivals: Run) -> None:
    """Check that two seats of one game do not narrow an interval as two games would."""
    once = rivals.rate("length", where="seat = 0").row(0, named=True)
    twice = rivals.rate("length").row(0, named=True)
    assert (once["n"], twice["n"]) == (30, 60)
    assert once["low"] == pytest.approx(twice["low"])


def test_a_team_is_one(team: Run) -> None:
    assert team.rate("share").row(0, named=True)["n"] == 30


def test_things_that_seats_had(team: Run) -> None:
    found = team.rate("n_drew", by="character", where="explored")
    explored = team.named(team.seats.filter(pl.col("explored")))
    expected = explored.group_by("character").agg(pl.len(), pl.col("n_drew").mean())
    for name, count, mean in expected.iter_rows():
        row = found.row(by_predicate=pl.col("character") == name, named=True)
        assert row["estimate"] == pytest.approx(mean)
        assert row["n"] == count
    modules = team.rate("share", by="modules", where=pl.col("explored"))
    assert set(modules["modules"]) <= {
        thing["name"] for thing in team.names["thing"] if thing["kind"] == "module"
    }
    assert modules.height > 5


def test_differences_are_taken_deal_by_deal(team: Run, critical: Run) -> None:
    row = critical.minus(team).rate("length").row(0, named=True)
    before, after = (each.games["length"].to_numpy().astype(float) for each in (team, critical))
    assert row["paired"]
    assert row["estimate"] == pytest.approx((after - before).mean())
    assert (row["this"], row["other"]) == pytest.approx((after.mean(), before.mean()))
    error = (after - before).std(ddof=1) / sqrt(30)
    assert row["high"] - row["estimate"] == pytest.approx(1.96 * error, rel=0.01)
    assert row["sure"] == (row["family_low"] > 0 or row["family_high"] < 0)


def test_fresh_deals_are_not_paired(team: Run, folder: Path) -> None:
    fresh = team.rerun(seed=900, out=folder / "fresh", workers=1, compiled=False)
    row = fresh.minus(team).rate("length").row(0, named=True)
    assert not row["paired"]
    a, b = (each.games["length"].to_numpy().astype(float) for each in (fresh, team))
    error = sqrt(a.var(ddof=1) / 30 + b.var(ddof=1) / 30)
    assert row["high"] - row["estimate"] == pytest.approx(1.96 * error, rel=0.01)


def test_no_difference_is_never_certain() -> None:
    e = paired_difference(np.zeros(100))
    assert e.low < -0.01
    assert e.high > 0.01
    assert paired_difference(np.ones(100)).low > 0.7


def test_names_stand_for_numbers(team: Run) -> None:
    assert set(team.named("seats")["level"]) == {"random"}
    assert team.named("uses")["thing"].dtype == pl.String
    assert team.named("decisions")["kind"].null_count() == 0


@pytest.mark.parametrize(
    ("words", "question"),
    [
        ("length", Question("length")),
        ("share by leader", Question("share", "leader")),
        ("share by leader where explored and seat = 0",
         Question("share", "leader", "explored and seat = 0")),
        ("points where seat = 0", Question("points", None, "seat = 0")),
    ],
)  # fmt: skip
def test_questions_are_read_as_they_are_typed(words: str, question: Question) -> None:
    assert Question.of(words) == question


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("who wins?", "not 'who wins?'"),
        ("nonsense", "there is no column 'nonsense'"),
        ("share by mood", "there is nothing to group by 'mood'"),
        ("share where mood = 3", "where mood = 3"),
        ("share where ((", "where (("),
    ],
)
def test_what_cannot_be_asked(team: Run, words: str, complaint: str) -> None:
    result = CliRunner().invoke(app, ["lab", "ask", str(team.folder), words])
    assert result.exit_code == 2
    assert result.stderr.startswith("holdfast: ")
    assert complaint in result.stderr
    assert result.stderr.count("\n") == 1


def test_other_games_have_no_difference(team: Run, rivals: Run) -> None:
    with pytest.raises(RunError, match="is a run of exoworld, not of outlast"):
        rivals.minus(team)


def test_the_command_line_answers(team: Run, critical: Run) -> None:
    question = "share by character where explored"
    result = CliRunner().invoke(app, ["lab", "ask", str(team.folder), question])
    assert result.exit_code == 0, result.output
    assert "Architect" in result.stdout
    result = CliRunner().invoke(
        app, ["lab", "ask", str(critical.folder), "length", "--against", str(team.folder)]
    )
    assert result.exit_code == 0, result.output
    assert "paired." in result.stdout
