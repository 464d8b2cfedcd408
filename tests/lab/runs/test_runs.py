"""Runs: the same rows whichever processes play them, and nothing lost by a kill."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
import weakref
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.lab.runs.small_runs import quick, same

from holdfast import games
from holdfast.lab import Run, run
from holdfast.lab.runs import store
from holdfast.lab.runs.columns import NOTHING
from holdfast.lab.runs.plan import Plan, parse_explore, plan_from_manifest
from holdfast.lab.runs.store import TABLES, RunError

pl = pytest.importorskip("polars")
pq = pytest.importorskip("pyarrow.parquet")


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Return a run that tests read and do not change."""
    return quick(tmp_path_factory.mktemp("runs") / "base")


# Rows


def test_the_same_rows_with_one_worker_or_two(base: Run, tmp_path: Path) -> None:
    assert same(base, quick(tmp_path / "two", workers=2))


def test_the_same_rows_however_they_are_cut(
    base: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "PART", 3)
    monkeypatch.setattr(store, "BLOCK", 1)
    cut = quick(tmp_path / "cut")
    assert len(cut.manifest["parts"]) == 3
    assert len(base.manifest["parts"]) == 1
    assert same(base, cut)


def test_another_seed_plays_other_games(base: Run, tmp_path: Path) -> None:
    assert not same(base, quick(tmp_path / "other", seed=77))


def test_the_same_deals_under_another_number(base: Run, tmp_path: Path) -> None:
    """Check that game 2 of a run from seed 5 is game 0 of a run from seed 7."""
    later = quick(tmp_path / "later", games=1, seed=7)
    rest = base.seats.filter(base.seats["game"] == 2).drop("game")
    assert later.seats.drop("game").equals(rest)


def test_sums_are_those_of_a_second_count(base: Run) -> None:
    """Check the sums of a run against events of replayed games, counted in plain Python."""
    game = games.load("outlast")
    for number in range(base.manifest["games"]):
        replay = base.replay(number)
        history = game.replay(replay)
        seats = base.seats.filter(base.seats["game"] == number)
        for kind, column in (("moved", "n_moved"), ("hunted", "n_hunted"), ("died", "n_died")):
            told_ = [e for _, events in history for e in events if e.kind == kind]
            for seat in range(2):
                mine = sum(event.args["seat"] == seat for event in told_)
                assert seats[column][seat] == mine
        row = base.games.row(number, named=True)
        assert row["decisions"] == len(replay.steps) == seats["decisions"].sum()
        placements = game.result(history[-1][0])
        assert seats["rank"].to_list() == [standing.rank for standing in placements]
        assert seats["points"].to_list() == [standing.points for standing in placements]
        assert row["length"] == game.chart(history[-1][0])["round"]
        asked = base.decisions.filter(base.decisions["game"] == number)
        assert asked["asked"].sum() == len(replay.steps)


def test_tables_are_read_by_others(base: Run) -> None:
    """Check that pyarrow reads a run's tables, and that numbers have names beside them."""
    import pyarrow.parquet as pq

    table = pq.read_table(base.folder / "seats-0000.parquet")
    assert table.num_rows == 16
    assert table.schema.field("share").type == "float"
    names = pq.read_table(base.folder / "names.parquet").to_pylist()
    assert {"column": "level", "number": 0, "id": "random", "name": "random", "kind": ""} in names
    assert next(n["name"] for n in names if n["column"] == "thing") == "Settlement"


def test_numbers_that_are_too_large_are_cut_and_counted() -> None:
    game = games.load("outlast")
    from holdfast.lab.runs.columns import columns_of

    columns = columns_of(game, 2)
    rows: dict[str, list[tuple[Any, ...]]] = {name: [] for name in TABLES}
    rows["uses"] = [(0, 0, 0, 300, 0, 0, 0, 0, 255, False)]
    tables, cut = store.to_tables(rows, columns)
    assert cut == 1
    assert tables["uses"]["offered"].to_pylist() == [255]


def test_coins_draft_where_they_may(tmp_path: Path) -> None:
    """Check that coins fall the same for the same deals, whatever else is changed."""
    how: dict[str, Any] = {"games": 6, "lineup": "random:2", "workers": 1, "compiled": False}
    one = run("exoworld", explore=0.5, out=tmp_path / "one", **how)
    two = run("exoworld", explore=0.5, options={"critical_mode": "on"}, out=tmp_path / "two", **how)
    assert one.seats["explored"].to_list() == two.seats["explored"].to_list()
    assert set(one.seats["explored"]) == {True, False}
    crews = {thing["name"] for thing in one.names["thing"] if thing["kind"] == "character"}
    drawn = one.uses.filter(one.uses["by_coin"])
    assert {one.names["thing"][thing]["name"] for thing in drawn["thing"]} <= crews
    assert drawn.height == one.seats["explored"].sum()
    never = run("exoworld", out=tmp_path / "never", **how)
    assert not never.seats["explored"].any()
    assert not never.uses["by_coin"].any()


@pytest.mark.parametrize(
    ("words", "coins"),
    [
        ("drafts", {"drafts": 0.5}),
        ("drafts=0.25", {"drafts": 0.25}),
        ("act:10%, drafts", {"act": 0.1, "drafts": 0.5}),
        (["act:0.1", "drafts : 1"], {"act": 0.1, "drafts": 1.0}),
        (0.3, {"drafts": 0.3}),
        ("act:0", {}),
        ([], {}),
    ],
)
def test_what_is_left_to_coins_is_read_as_it_is_typed(words: Any, coins: dict[str, float]) -> None:
    assert parse_explore(words) == coins


TOSSED = "act:0.25"


@pytest.fixture(scope="module")
def tossed(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Return a run in which a coin makes a quarter of all actions."""
    return quick(tmp_path_factory.mktemp("runs") / "tossed", explore=TOSSED, thin="trace:0.5")


def test_any_decision_may_be_left_to_a_coin(tossed: Run, base: Run) -> None:
    assert tossed.manifest["explore"] == {"act": 0.25}
    assert "--explore act:0.25" in tossed.plan.command
    assert not same(base, tossed)
    assert base.table("coins").is_empty()
    assert not base.trace["coin"].any()
    # The trace says of each decision whether a coin made it, and the table of coins how often.
    trace, coins = tossed.named(tossed.trace), tossed.named("coins")
    assert set(trace.filter(trace["coin"])["kind"]) == {"act"}
    acts = trace.filter(trace["kind"] == "act")
    assert 0.1 < acts["coin"].mean() < 0.4
    kinds = coins.filter(coins["thing"].is_null())
    drawn = kinds.group_by("game").agg(pl.col("drawn").sum())
    for game, found in acts.filter(acts["coin"]).group_by("game"):
        # Decisions at which all moves were of one kind had nothing to choose.
        assert dict(drawn.iter_rows())[game[0]] <= found.height


def test_coins_are_fair(tossed: Run) -> None:
    """Check that coins choose each move as often as its chance says."""
    coins = tossed.table("coins")
    assert (coins["drawn"] <= coins["tossed"]).all()
    assert (coins["chance"] < coins["tossed"]).all()
    assert (coins["spread"] <= coins["chance"]).all()
    kinds = coins.filter(coins["thing"] == NOTHING)
    off = (kinds["drawn"] - kinds["chance"]).sum()
    assert abs(off) < 1e-3  # of all kinds of moves together, one is drawn each time
    for move in set(kinds["move"]):
        mine = kinds.filter(kinds["move"] == move)
        apart = mine["drawn"].sum() - mine["chance"].sum()
        assert abs(apart) < 4 * mine["spread"].sum() ** 0.5 + 1


def test_coins_do_not_depend_on_who_plays(tossed: Run, tmp_path: Path) -> None:
    assert same(tossed, quick(tmp_path / "two", workers=2, explore=TOSSED, thin="trace:0.5"))
    moves = [step.move for step in tossed.replay(2).steps]
    keys = tossed.trace.filter(tossed.trace["game"] == 2)["move"].to_list()
    assert len(moves) == len(keys)


# Thinned runs


def test_a_thinned_run_keeps_some_games_of_a_table(base: Run, tmp_path: Path) -> None:
    thin = quick(tmp_path / "thin", thin=["decisions:0.5", "days:25%"])
    assert thin.manifest["thin"] == {"decisions": 2, "days": 4}
    assert "--thin decisions:0.5 --thin days:0.25" in thin.plan.command
    assert plan_from_manifest(thin.manifest) == thin.plan
    for table, every in (("games", 1), ("uses", 1), ("decisions", 2), ("days", 4)):
        whole = base.table(table)
        assert thin.table(table).equals(whole.filter(whole["game"] % every == 0))


def test_whole_deals_are_kept_so_that_no_seat_is_preferred() -> None:
    plan = Plan("outlast", 8, ("heuristic", "random"), thin="uses:0.5")
    assert [n for n in range(8) if plan.keeps("uses", n)] == [0, 1, 4, 5]
    assert all(plan.keeps("seats", n) for n in range(8))


def test_another_thinning_is_another_run(base: Run) -> None:
    with pytest.raises(RunError, match="holds another run: thin is"):
        quick(base.folder, thin="decisions:0.5")


def test_a_part_is_written_without_all_its_blocks_in_memory(
    base: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    alive: list[weakref.ref[Any]] = []
    most = 0
    unpack_block = store.unpack_block

    def counting(octets: bytes) -> tuple[dict[str, Any], dict[str, Any]]:
        nonlocal most
        tables, told = unpack_block(octets)
        alive.append(weakref.ref(tables["games"]))
        most = max(most, sum(table() is not None for table in alive))
        return tables, told

    monkeypatch.setattr(store, "unpack_block", counting)
    monkeypatch.setattr(store, "GROUP", 2)
    grouped = quick(tmp_path / "grouped")
    assert len(alive) == 8  # blocks of one game
    assert most == 2
    assert same(grouped, base)
    assert pq.ParquetFile(grouped.folder / "seats-0000.parquet").num_row_groups == 4


# Stopping and going on


def test_a_finished_run_is_not_played_again(base: Run) -> None:
    before = (base.folder / "run.json").stat().st_mtime_ns
    assert same(base, quick(base.folder))
    assert (base.folder / "run.json").stat().st_mtime_ns == before


PLAYS = """
import sys
from holdfast.lab.runs import store
from holdfast.lab import run
store.PART, store.BLOCK = 6, 1
run("outlast", games=16, lineup="random:2", options={"length": "short"}, seed=5, workers=1,
    compiled=False, out=sys.argv[1], report=lambda done, total: print(done, flush=True))
"""


@pytest.mark.parametrize("after", [
    0, 6, pytest.param(1, marks=pytest.mark.long), pytest.param(9, marks=pytest.mark.long)
])  # fmt: skip
def test_a_kill_costs_nothing_that_was_played(
    after: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Check that a run killed at different moments resumes without losing a block."""
    folder = tmp_path / "killed"
    player = subprocess.Popen(
        [sys.executable, "-c", PLAYS, str(folder)], stdout=subprocess.PIPE, text=True
    )
    assert player.stdout is not None
    if after == 0:
        while not (folder / "run.json").exists():
            assert player.poll() is None
            time.sleep(0.005)
    for line in player.stdout:
        if int(line) >= after:
            break
    os.kill(player.pid, signal.SIGKILL)
    player.wait()
    player.stdout.close()
    found = json.loads((folder / "run.json").read_text())
    assert not found["finished"]
    done = []
    again = quick(folder, games=16, report=lambda played, total: done.append(played))
    assert done[0] > after, "what was played is played again"
    monkeypatch.setattr(store, "PART", 6)
    assert same(again, quick(tmp_path / "whole", games=16))


@pytest.mark.long
def test_ten_kills_of_one_run_cost_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Check that a run killed ten times at random moments ends with the same rows."""
    folder, dice = tmp_path / "killed", Random(10)
    for _ in range(10):
        player = subprocess.Popen(
            [sys.executable, "-c", PLAYS, str(folder)], stdout=subprocess.PIPE, text=True
        )
        assert player.stdout is not None
        for _ in range(dice.randrange(3)):
            player.stdout.readline()
        time.sleep(dice.random() / 10)
        os.kill(player.pid, signal.SIGKILL)
        player.wait()
        player.stdout.close()
    again = quick(folder, games=16)
    monkeypatch.setattr(store, "PART", 6)
    assert same(again, quick(tmp_path / "whole", games=16))


def test_a_damaged_part_is_told_and_played_again(base: Run, tmp_path: Path) -> None:
    folder = tmp_path / "damaged"
    shutil.copytree(base.folder, folder)
    table = folder / "seats-0000.parquet"
    table.write_bytes(table.read_bytes()[:-9] + b"!" * 9)
    with pytest.raises(RunError, match=r"seats-0000\.parquet is damaged"):
        Run.open(folder)
    assert same(base, quick(folder))


def test_a_damaged_block_is_played_again(tmp_path: Path) -> None:
    folder = tmp_path / "run"

    class Enough(Exception):
        pass

    def stop(done: int, total: int) -> None:
        if done >= 3:
            raise Enough

    with pytest.raises(Enough):
        quick(folder, report=stop)
    block = sorted((folder / "blocks").iterdir())[1]
    block.write_bytes(block.read_bytes()[:-50])
    assert same(quick(folder), quick(tmp_path / "whole"))


def test_two_do_not_play_into_one_folder(tmp_path: Path) -> None:
    def meanwhile(done: int, total: int) -> None:
        with pytest.raises(RunError, match="somebody else is playing"):
            quick(tmp_path / "run")

    quick(tmp_path / "run", report=meanwhile)
