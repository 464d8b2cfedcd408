"""From numbers to games: charts link to replays, and some games are written in full."""

from __future__ import annotations

import itertools
import json
import re
import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.support.runs import rewrite_run
from typer.testing import CliRunner

from holdfast import games
from holdfast.cli import app
from holdfast.lab import Report, Run, run
from holdfast.lab.report import compared, tension
from holdfast.lab.report.data import Data
from holdfast.lab.report.figures import Grid
from holdfast.lab.runs import variants
from holdfast.lab.statistics.accumulators import spread

pl = pytest.importorskip("polars")

HOW: dict[str, Any] = {"seed": 5, "workers": 1, "compiled": False}


@pytest.fixture(scope="module", autouse=True)
def _own_cache(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with pytest.MonkeyPatch.context() as patch:
        root = tmp_path_factory.mktemp("cache")
        patch.setattr(variants, "cache_root", lambda: root)
        yield


@pytest.fixture(scope="module")
def rivals(tmp_path_factory: pytest.TempPathFactory) -> Run:
    folder = tmp_path_factory.mktemp("runs") / "rivals"
    return run(
        "outlast", games=30, lineup="random:2", options={"length": "short"}, out=folder, **HOW
    )


@pytest.fixture(scope="module")
def team(tmp_path_factory: pytest.TempPathFactory) -> Run:
    folder = tmp_path_factory.mktemp("runs") / "team"
    return run("exoworld", games=24, lineup="random:2", explore="drafts", out=folder, **HOW)


# Written in full


def test_one_game_in_a_hundred_is_written_decision_by_decision(rivals: Run) -> None:
    trace = rivals.trace
    assert set(trace["game"]) == {0}
    replay = rivals.replay(0)
    assert trace["number"].to_list() == list(range(len(replay.steps)))
    game = games.load("outlast")
    history = game.replay(replay)
    keys = [game.key(position, step.move)
            for (position, _), step in zip(history, replay.steps, strict=False)]  # fmt: skip
    assert trace["move"].to_list() == keys
    asked = rivals.decisions.filter(pl.col("game") == 0)
    counted = trace.group_by("kind").agg(pl.len(), pl.col("options").sum()).sort("kind")
    assert counted["len"].to_list() == asked.sort("kind")["asked"].to_list()
    assert counted["options"].to_list() == asked.sort("kind")["options"].to_list()
    assert "written down decision by decision" in Report(rivals).markdown()


def test_runs_of_older_versions_have_no_trace_and_a_report_all_the_same(
    rivals: Run, tmp_path: Path
) -> None:
    shutil.copytree(rivals.folder, tmp_path / "old")
    path = tmp_path / "old/run.json"
    manifest = json.loads(path.read_text())
    for part in manifest["parts"]:
        del part["files"]["trace-0000.parquet"]
    for key in ("content_patch", "until", "looked"):
        del manifest[key]
    path.write_text(json.dumps(manifest))
    old = Run.open(tmp_path / "old")
    with pytest.raises(ValueError, match="has no table 'trace'"):
        old.table("trace")
    assert "decision by decision" not in Report(old).markdown()


# Games behind numbers


def test_some_of_many_are_from_all_over() -> None:
    assert spread(np.arange(100), 5) == [0, 24, 49, 74, 99]
    assert spread(np.arange(3), 5) == [0, 1, 2]


def test_rows_lead_to_games_that_fit_them(rivals: Run) -> None:
    report = Report(rivals)
    figure = next(f for s in report.sections for f in s.figures if f.key == "seats")
    grid = figure.parts[0]
    assert isinstance(grid, Grid)
    for seat, row in enumerate(grid.rows):
        share = rivals.seats.filter(pl.col("seat") == seat)["share"]
        named = row.games.split()
        assert 0 < len(named) <= 10
        for name in named:
            assert (share[int(name[:-1])] > 0) == name.endswith("+")


def test_rows_of_things_lead_to_games_with_them(team: Run) -> None:
    report = Report(team)
    figure = next(f for s in report.sections for f in s.figures if f.key == "thing-character")
    grid = figure.parts[0]
    assert isinstance(grid, Grid)
    uses = team.named("uses").filter(pl.col("had") > 0)
    for row in grid.rows:
        there = set(uses.filter(pl.col("thing") == row.cells[0][0])["game"])
        assert row.games
        assert {int(name[:-1]) for name in row.games.split()} <= there


@pytest.mark.parametrize("which", ["rivals", "team"])
def test_every_game_of_a_page_is_one_of_the_run(which: str, request: pytest.FixtureRequest) -> None:
    played: Run = request.getfixturevalue(which)
    page = Report(played).html()
    found = re.findall(r'data-games="([^"]*)"', page)
    assert len(found) > 20
    numbers = [int(name.rstrip("+-")) for names in found for name in names.split()]
    assert max(numbers) < played.manifest["games"]
    assert f'data-watch="holdfast lab watch {played.folder}"' in page
    assert '<dialog id="games"' in page


# Watching


def watch(*arguments: str, keys: str = "q\n") -> Any:
    return CliRunner().invoke(app, ["lab", "watch", *arguments], input=keys)


def test_a_game_is_watched_step_by_step(rivals: Run) -> None:
    result = watch(str(rivals.folder), "7", keys="last\nq\n")
    assert result.exit_code == 0, result.output
    steps = len(rivals.replay(7).steps)
    assert f"{steps}" in result.stdout


def test_a_game_is_written_as_a_saved_game(rivals: Run, tmp_path: Path) -> None:
    result = watch(str(rivals.folder), "7", "--out", str(tmp_path / "game.json"))
    assert result.exit_code == 0, result.output
    game, replay = games.read((tmp_path / "game.json").read_bytes())
    placements = game.result(game.replay(replay)[-1][0])
    mine = rivals.seats.filter(pl.col("game") == 7)
    assert [standing.points for standing in placements] == mine["points"].to_list()


def test_what_cannot_be_watched(rivals: Run, tmp_path: Path) -> None:
    result = watch(str(rivals.folder), "99")
    assert result.exit_code == 2
    assert "games go from 0 to 29, not to 99" in result.stderr
    shutil.copytree(rivals.folder, tmp_path / "other")
    path = tmp_path / "other/run.json"
    path.write_text(json.dumps({**json.loads(path.read_text()), "content_hash": "0"}))
    result = watch(str(tmp_path / "other"), "0")
    assert result.exit_code == 2
    assert "was played by other rules than are here now" in result.stderr


def test_a_game_of_changed_content_is_watched_here_alone(team: Run, tmp_path: Path) -> None:
    slow = team.rerun(
        games=2, set={"characters.C01.speed": 1}, out=tmp_path / "slow", workers=1, compiled=False
    )
    assert watch(str(slow.folder), "1").exit_code == 0
    result = watch(str(slow.folder), "1", "--out", str(tmp_path / "game.json"))
    assert result.exit_code == 2
    assert "cannot be saved for others" in result.stderr
    assert not (tmp_path / "game.json").exists()


# Several runs


def test_what_was_touched_comes_first(team: Run, tmp_path: Path) -> None:
    slow = team.rerun(
        set={"characters.C01.speed": 1}, out=tmp_path / "slow", workers=1, compiled=False
    )
    report = Report(team, [slow])
    keys = [f.key for s in report.sections if s.key == "runs" for f in s.figures]
    assert keys.index("run-1-character") < keys.index("run-1") < keys.index("run-1-event")
    assert "characters.C01.speed=1" in report.markdown()
    assert compared.describe_changes(Data(slow), Data(team)) == "characters.C01.speed=2"


def test_three_runs_are_compared_in_words(team: Run) -> None:
    report = Report(team, [team, team])
    keys = [f.key for s in report.sections if s.key == "runs" for f in s.figures]
    assert keys == ["run-1", "run-2", "runs-character", "runs-event"]
    assert "No character is clearly different in one of the runs." in report.markdown()


def test_rows_say_where_another_run_surely_differs(
    team: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = Report(team, [team])
    assert all(not found for kinds in plain.differing for found in kinds.values())
    from holdfast.lab.statistics.estimates import wilson

    sure = {"character": {"Medic": wilson(80, 100).less(0.5)}}
    monkeypatch.setattr(compared.RunComparison, "differences", lambda held: sure)
    page = Report(team, [team]).html()
    assert "Medic <small>the same again: +30" in page


# What the board tells


def test_numbers_are_told_apart_in_some_ranges() -> None:
    assert tension._steps(np.array([1.0, 2, 2, np.nan, 5])) == [(1, 1), (2, 2), (5, 5)]
    steps = tension._steps(np.arange(60.0))
    assert len(steps) == tension.LEVELS
    assert steps[0][0] == 0
    assert steps[-1][1] == 59
    assert all(b[0] == a[1] + 1 for a, b in itertools.pairwise(steps))


def test_the_board_tells_what_goes_along_with_the_end(
    team: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Check that the report finds a value of the board that goes along with winning."""
    monkeypatch.setattr(tension, "LEAST_GAMES", 20)
    monkeypatch.setattr(tension, "CELL", 4)
    monkeypatch.setattr(tension, "STILL_ON", 0.9)
    late = team.days.filter(pl.col("day") == 6).select("game", pl.col("c_emergency").alias("e"))
    half = late["e"].median()
    won = late.select("game", (pl.col("e") >= half).cast(pl.Float32).alias("share"))

    def change(table: str, frame: Any) -> Any:
        if table != "seats":
            return frame
        seats = frame.drop("share").join(won, on="game", how="left").sort("game", "seat")
        return seats.with_columns(pl.col("share").fill_null(0.0)).select(frame.columns)

    data = Data(rewrite_run(team, tmp_path / "again", change))
    followed = data.collect(tension.Tension(data))
    found = tension._tells_most(followed)
    assert found is not None
    figure = tension._board(data, followed)
    assert figure is not None
    for tip, games_ in re.findall(r'data-tip="After ([^"]*)" data-games="([^"]*)"', figure.html(1)):
        day, low, high = re.match(r"turn (\d+), .*? (-?\d+)(?: to (-?\d+))?:", tip).groups()
        grid = found[1][[int(game) for game in games_.split()], int(day)]
        assert (grid >= int(low)).all()
        assert (grid <= int(high or low)).all()
    assert "tells" in figure.title


def test_few_games_have_no_board(team: Run) -> None:
    data = Data(team)
    assert tension._board(data, data.collect(tension.Tension(data))) is None
