"""Runs whose moves a GPU chooses: the same rows as other runs, and clear errors.

Errors come where there is no GPU, or one that cannot play the game, or one that errs. What a GPU's
threads do is done by a core here; with a GPU see the last test (`make test-gpu`).
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from tests.lab.runs.choosers import Here, OnACore
from tests.lab.runs.small_runs import command, quick, same

from holdfast import games
from holdfast.kernel import compiler
from holdfast.lab import Run, run
from holdfast.lab.runs import backends, early_stopping, store, with_gpu
from holdfast.lab.runs.batch_play import supported_levels
from holdfast.lab.runs.mersenne import SIZE, below, draw, seed_state, state_of
from holdfast.lab.runs.plan import Plan
from holdfast.lab.runs.recording import ChosenMoves
from holdfast.lab.runs.store import RunError

pytest.importorskip("polars")
INTERPRETED = {"compiled": False}

# Python's dice


def test_dice_are_those_of_python() -> None:
    """Check that the kernel's random numbers are those of Python's `random`."""

    def many(state: Any, seed: int, n: int, out: Any) -> None:
        seed_state(state, seed)
        for i in range(len(out)):
            out[i] = below(state, n)

    compiled = compiler.entry_point(many)
    for seed in (0, 1, 2**31 - 1, 2**32 - 1):
        for n in (1, 2, 3, 64, 65, 100, 1000):
            dice, found = Random(seed), np.zeros(1300, np.int64)
            drawn = [dice.randrange(n) for _ in range(len(found))]
            compiled(np.zeros(SIZE, np.uint32), seed, n, found)
            assert found.tolist() == drawn
        state = [0] * SIZE
        seed_state(state, seed)
        moves = list(range(77))
        assert below(state, len(moves)) == Random(seed).choice(moves)


def test_dice_that_nobody_has_thrown_can_be_thrown_elsewhere() -> None:
    dice = Random("lab 17 3")
    state = state_of(dice).tolist()
    drawn = [dice.getrandbits(31) for _ in range(1300)]
    assert [draw(state) >> 1 for _ in drawn] == drawn
    with pytest.raises(ValueError, match="were drawn"):
        state_of(dice)


# The same rows


def test_who_can_be_chosen_for() -> None:
    assert supported_levels(games.load("outlast")) == ["random", "heuristic", "careless"]


@pytest.mark.parametrize("lineup", ["random:2", "heuristic,random", "careless,heuristic"])
def test_the_same_rows_of_moves_chosen_before(lineup: str, tmp_path: Path) -> None:
    usual = quick(tmp_path / "usual", games=4, lineup=lineup)
    chosen = quick(tmp_path / "chosen", games=4, lineup=lineup, backend=Here(**INTERPRETED))
    assert same(usual, chosen)


def test_the_same_rows_where_coins_draft(tmp_path: Path) -> None:
    """Check that runs with drafts by coin have the same rows with and without a GPU."""
    for name, seats in (("outlive", 2), ("exoworld", 1)):
        how: dict[str, Any] = {
            "games": 2, "lineup": f"random:{seats}", "explore": "drafts", "workers": 1, "seed": 4,
            "compiled": False,
        }  # fmt: skip
        usual = run(name, out=tmp_path / name, **how)
        assert usual.seats["explored"].any()
        there = run(name, out=tmp_path / f"{name}-chosen", backend=Here(**INTERPRETED), **how)
        assert same(usual, there)


def test_what_is_not_chosen_before_is_chosen_then(tmp_path: Path) -> None:
    """Check that bots go on where a game has more moves than fit into the GPU's memory."""
    chosen = Here(room=5, **INTERPRETED)
    assert same(quick(tmp_path / "usual"), quick(tmp_path / "chosen", backend=chosen))


def test_the_same_rows_of_processes_that_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Check the rows of a run whose blocks are chosen in advance and played by two workers."""
    monkeypatch.setattr(store, "BLOCK", 1)
    monkeypatch.setattr(backends, "CHOSEN", 3)
    chosen = quick(tmp_path / "chosen", backend=Here(workers=2, **INTERPRETED))
    assert same(quick(tmp_path / "usual"), chosen)


def test_a_run_goes_on_whoever_began_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "BLOCK", 1)
    monkeypatch.setattr(backends, "CHOSEN", 2)
    usual = quick(tmp_path / "usual")
    backend = Here(**INTERPRETED)

    def stop(done: int, total: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    for first, then in ((backend, None), (None, backend)):
        folder = tmp_path / f"{first}"
        with pytest.raises(KeyboardInterrupt):
            quick(folder, backend=first, report=stop)
        assert len(list((folder / "blocks").iterdir())) == 3
        assert same(usual, quick(folder, backend=then))


def test_a_run_that_ends_early_ends_at_the_same_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(early_stopping, "LEAST_LOOK", 4)
    how: dict[str, Any] = {"games": 12, "until": "seats ± 49"}
    usual = quick(tmp_path / "usual", **how)
    chosen = quick(tmp_path / "chosen", backend=Here(**INTERPRETED), **how)
    assert usual.manifest["looked"] == chosen.manifest["looked"]
    assert same(usual, chosen)


@pytest.mark.long
@pytest.mark.parametrize("name", games.names())
def test_the_same_rows_of_every_game(name: str, tmp_path: Path) -> None:
    """Check every game's rows with what a GPU does, compiled for the processor."""
    assert_the_same(name, lambda: Here(), tmp_path, count=30)


def assert_the_same(
    name: str, backend: Callable[[], Any], folder: Path, count: int, **changes: Any
) -> None:
    """Check that a backend gives the same rows for all line-ups, with and without drafts."""
    seats = games.load(name).options.players.default
    drafts = "" if name == "outlast" else "drafts"
    for number, (lineup, explore) in enumerate((
        (f"random:{seats}", drafts),
        (f"heuristic:{seats}", ""),
        (f"heuristic:{seats}", drafts),
        (",".join(["heuristic", "careless", "random", *["heuristic"] * seats][:seats]), drafts),
    )):  # fmt: skip
        how: dict[str, Any] = {"games": count, "lineup": lineup, "explore": explore, **changes}
        usual = run(name, out=folder / f"{number}-usual", workers=1, **how)
        chosen = run(name, out=folder / f"{number}-chosen", backend=backend(), **how)
        assert same(usual, chosen), (lineup, explore)


# A GPU that errs


class Erring(Here):
    """A stand-in for a GPU that makes a mistake in one game."""

    def __init__(self, spoil: Callable[[ChosenMoves], ChosenMoves], game: int) -> None:
        super().__init__(**INTERPRETED)
        self.spoil, self.game = spoil, game

    def chooser(self, plan: Plan) -> Any:
        chooser = super().chooser(plan)
        right = chooser.choose

        def choose(numbers: Sequence[int]) -> list[ChosenMoves]:
            found = right(numbers)
            found[self.game] = self.spoil(found[self.game])
            return found

        chooser.choose = choose  # type: ignore[method-assign]
        return chooser


def change_move(at: int, move: int) -> Callable[[ChosenMoves], ChosenMoves]:
    """Return a function that replaces the move at one decision."""

    def spoil(chosen: ChosenMoves) -> ChosenMoves:
        chosen.moves[at] = move
        return chosen

    return spoil


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (change_move(3, 30_000), "game 1: decision 3 was made otherwise"),
        (lambda c: ChosenMoves(np.append(c.moves, c.moves[:1]), c.end), "game 1: it is over after"),
        (lambda c: ChosenMoves(c.moves[:-1], c.end), "game 1: .* decisions led somewhere else"),
        (
            lambda c: ChosenMoves(c.moves, bytes(len(c.end))),
            "game 1: .* decisions led somewhere else",
        ),
    ],
)
def test_what_cannot_be_is_no_row(
    spoil: Callable[[ChosenMoves], ChosenMoves], told: str, tmp_path: Path
) -> None:
    with pytest.raises(RunError, match=f"^the GPU and the processor disagree: {told}"):
        quick(tmp_path / "run", games=2, backend=Erring(spoil, game=1))
    assert [path.stem for path in (tmp_path / "run" / "blocks").iterdir()] == ["0000000000"]
    assert same(quick(tmp_path / "run", games=2), quick(tmp_path / "usual", games=2))


def test_a_choice_that_could_be_is_found_where_games_are_chosen_twice(tmp_path: Path) -> None:
    """Check that a legal move that its bot would not have made is found."""
    chosen = OnACore(Plan("outlast", 1, ("random",) * 2, 5, {"length": "short"}), False)
    game = chosen.recorder.game
    first = game.new(chosen.recorder.plan.options, 5)
    others = set(game.legal(first)) - {int(chosen.choose([0])[0].moves[0])}
    with pytest.raises(RunError, match="game 0: decision 0 was made otherwise"):
        quick(tmp_path / "run", games=1, backend=Erring(change_move(0, min(others)), game=0))


# No GPU, or none that can


@pytest.fixture
def answering(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretend that there is a GPU."""
    gpu = pytest.importorskip("holdfast.kernel.gpu", reason="the GPU backend is not installed")
    monkeypatch.setattr(gpu.Device, "first", lambda: None)


@pytest.mark.usefixtures("answering")
@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (
            ("--lineup", "heuristic,legend"),
            "cannot choose for 'legend'; it can for: random, heuristic",
        ),
        (("--lineup", "newcomer:2"), "cannot choose for 'newcomer'"),
        (("--explore", "act:0.1"), "leaves drafts to coins, but not act"),
        (("--ray", "auto"), "do not use --gpu with --ray"),
    ],
)
def test_what_a_gpu_cannot_is_refused(
    arguments: tuple[str, ...], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = command("run", "outlast", "--gpu", *arguments)
    assert result.exit_code == 2
    assert result.stderr.startswith("holdfast: ")
    assert told in result.stderr
    assert result.stderr.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_nothing_is_begun_where_no_gpu_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gpu = pytest.importorskip("holdfast.kernel.gpu", reason="the GPU backend is not installed")

    def refuse(flags: int) -> None:
        raise RuntimeError("no driver\nanywhere")

    monkeypatch.setattr(gpu.driver, "cuInit", refuse)
    monkeypatch.chdir(tmp_path)
    result = command("run", "outlast", "--gpu")
    assert result.exit_code == 2
    assert result.stderr == "holdfast: no NVIDIA GPU answers on this machine: no driver\n"
    assert not list(tmp_path.iterdir())


def test_without_bindings_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "holdfast.kernel.gpu", None)
    with pytest.raises(RunError, match=r"pip install 'holdfast\[gpu\]'"):
        quick(tmp_path / "run", backend=with_gpu())
    assert not list(tmp_path.iterdir())


def test_a_finished_run_needs_no_gpu(tmp_path: Path) -> None:
    quick(tmp_path / "run", games=2)
    assert isinstance(quick(tmp_path / "run", games=2, backend=with_gpu()), Run)


# The kernel


@pytest.mark.long
@pytest.mark.parametrize("name", games.names())
def test_the_kernel_compiles_for_a_gpu(name: str) -> None:
    gpu = pytest.importorskip("holdfast.lab.runs.gpu", reason="the GPU backend is not installed")
    ptx = gpu.compile_ptx(games.load(name))
    assert ".target sm_90" in ptx
    assert ".entry" in ptx


@pytest.mark.long
def test_the_kernel_gives_the_same_rows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Check the rows of the kernel itself, run in several blocks of threads."""
    pytest.importorskip("holdfast.lab.runs.gpu", reason="the GPU backend is not installed")
    kernels = import_module("tests.lab.runs.kernels")
    kernels.on_the_processor(games.load("outlive"), monkeypatch)
    assert_the_same("outlive", lambda: with_gpu(1), tmp_path, count=80)


@pytest.mark.gpu
@pytest.mark.parametrize("name", games.names())
def test_a_gpu_gives_the_same_rows(name: str, tmp_path: Path) -> None:
    assert_the_same(name, with_gpu, tmp_path, count=200)


@pytest.mark.gpu
def test_a_gpu_plays_changed_content(tmp_path: Path) -> None:
    how: dict[str, Any] = {
        "games": 60, "lineup": "heuristic,random", "set": {"rooms.r_crisis.upkeep": 2},
    }  # fmt: skip
    usual = run("outlive", out=tmp_path / "usual", **how)
    assert same(usual, run("outlive", out=tmp_path / "gpu", backend=with_gpu(), **how))
    assert not same(usual, run("outlive", out=tmp_path / "other", **(how | {"set": {}})))
