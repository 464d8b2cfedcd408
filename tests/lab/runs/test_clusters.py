"""Runs on a Ray cluster, where Ray is installed, and errors where none answers."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.lab.runs.small_runs import command, quick, same
from tests.support.addresses import unused_address

from holdfast.lab.runs import ray_cluster, store
from holdfast.lab.runs.plan import Plan
from holdfast.lab.runs.ray_cluster import RayCluster, reach
from holdfast.lab.runs.store import RunError

pytest.importorskip("polars")


@pytest.fixture(scope="module")
def two_workers() -> Any:
    """Yield a Ray cluster of two workers."""
    ray = pytest.importorskip("ray")
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield ray
    ray.shutdown()


def test_ray_plays_the_same_rows(tmp_path: Path, two_workers: Any) -> None:
    here = quick(tmp_path / "here")
    assert same(here, quick(tmp_path / "ray", workers=None, backend=RayCluster("auto")))


def test_a_worker_of_ray_that_dies_costs_no_row(
    tmp_path: Path, two_workers: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Check that killing one of two Ray workers in mid-run loses no row."""
    monkeypatch.setattr(store, "BLOCK", 1)
    began = tmp_path / "began"
    began.mkdir()
    monkeypatch.setattr(ray_cluster, "_play_on_cluster", mortal(began))
    killed: list[int] = []

    def kill(done: int, total: int) -> None:
        workers = [int(path.name) for path in began.iterdir()]
        if not killed and len(workers) == 2:
            killed.append(workers[0])
            os.kill(workers[0], signal.SIGKILL)

    there = quick(tmp_path / "ray", games=16, workers=None, backend=RayCluster("auto"), report=kill)
    assert killed
    assert len(list(began.iterdir())) > 2, "nobody came in its place"
    assert same(there, quick(tmp_path / "here", games=16))


def mortal(began: Path) -> Any:
    """Return a function that plays a block and first notes its process, to be killed."""

    def play(plan: Plan, games: range, compiled: bool) -> Any:
        import os

        from holdfast.lab.runs.backends import play_block

        (began / str(os.getpid())).touch()
        return games, play_block(plan, games, compiled)

    return play


def test_nothing_is_begun_where_no_cluster_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Check that a run on a cluster that does not answer fails before Ray is called."""
    ray = SimpleNamespace(is_initialized=bool, init=lambda **_: pytest.fail("Ray was asked"))
    monkeypatch.setitem(sys.modules, "ray", ray)
    monkeypatch.chdir(tmp_path)
    result = command("run", "outlast", "--ray", unused_address())
    assert result.exit_code == 2
    assert result.stderr.startswith("holdfast: no Ray cluster answers at ")
    assert result.stderr.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_a_finished_run_needs_no_cluster(tmp_path: Path) -> None:
    quick(tmp_path / "run")
    assert quick(tmp_path / "run", workers=None, backend=RayCluster(unused_address()))


@pytest.mark.parametrize(
    ("address", "says", "told"),
    [
        ("local", RuntimeError("it is older\nthan this one"), r"answers at local: it is older$"),
        (
            "auto",
            ConnectionError("Could not find any. Set the `--address` flag."),
            r"^no Ray cluster answers at auto: none runs on this",
        ),
    ],
)
def test_what_ray_says_is_told_in_one_line(
    address: str, says: Exception, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def init(**_: Any) -> None:
        raise says

    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(is_initialized=bool, init=init))
    with pytest.raises(RunError, match=told):
        quick(tmp_path / "run", workers=None, backend=RayCluster(address))
    assert not list(tmp_path.iterdir())


def test_a_cluster_of_ray_answers(two_workers: Any) -> None:
    reach(two_workers.get_runtime_context().gcs_address)


def test_without_ray_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(RunError, match=r"pip install 'holdfast\[ray\]'"):
        quick(tmp_path / "run", workers=None, backend=RayCluster("auto"))
