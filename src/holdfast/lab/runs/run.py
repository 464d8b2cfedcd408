"""Runs: many games of one plan, played once and stored as tables.

    from holdfast.lab import run
    base = run("outlive", games=2000, explore="drafts")
    base.seats.group_by("character").agg(...)                   # Polars
    base.rate("share", by="leader", where="explored")           # with both intervals

A run that was stopped continues when it is requested again. A finished run is not played twice.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Self

from holdfast.kernel.replay import Replay
from holdfast.lab.runs import query
from holdfast.lab.runs.backends import Backend, Gpu, OneProcess, Processes, use_compiled_rules
from holdfast.lab.runs.early_stopping import Goal, Look
from holdfast.lab.runs.metrics import components_of, metrics_of
from holdfast.lab.runs.plan import Plan, parse_lineup
from holdfast.lab.runs.ray_cluster import RayCluster
from holdfast.lab.runs.recording import Recorder
from holdfast.lab.runs.store import TABLES, RunError, Store, arrow
from holdfast.lab.runs.tables import RunTables

if TYPE_CHECKING:
    import polars as pl

Progress = Callable[[int, int], None]
"""Called with the number of games played so far and the number of games to play."""


class Run(RunTables):
    """A finished run: its tables, queries about them, and replays of its games."""

    measure: ClassVar[Callable[[Any, Goal, int], Look] | None] = None
    """Function that returns how precisely a run estimates the figure of its goal.

    Its arguments are the run, the goal and the number of checks. The estimates belong to the
    report, which imports this package, so `holdfast.lab.Run` sets the function.
    """

    @classmethod
    def play(
        cls,
        plan: Plan,
        *,
        out: Path | str | None = None,
        workers: int | None = None,
        backend: Backend | None = None,
        report: Progress | None = None,
        compiled: bool = True,
    ) -> Self:
        """Play the games of a plan that are not stored yet into the folder `out`, and return the
        run. Without `out`, the folder is named after the plan."""
        arrow()
        folder = default_folder(plan) if out is None else Path(out)
        if plan.searches and not compiled:
            raise RunError("bots that look ahead need compiled rules")
        if plan.until and cls.measure is None:
            raise RunError(f"{plan.until!r} cannot be measured here: use holdfast.lab.Run")
        store = Store(folder, plan, stored_names(plan))
        if backend is not None and not store.is_finished:
            backend.reach(plan)
        with store.lock():
            while True:
                store.gather()
                left = store.unplayed_blocks()
                if not left and store.to_look_at:
                    so_far = cls(folder, store.manifest)
                    assert plan.goal is not None
                    assert so_far.measure is not None
                    store.record_look(so_far.measure(plan.goal, len(plan.looks)))
                    continue
                if not left:
                    store.finish()
                    break
                if compiled:
                    use_compiled_rules(plan)
                done = store.count_played()
                for block, octets in (backend or default_backend(workers)).play(
                    plan, left, compiled
                ):
                    store.add(block, octets)
                    done += len(block)
                    if report is not None:
                        report(done, store.manifest["games"])
        return cls(folder, store.manifest)

    def rate(
        self, column: str, by: str | None = None, where: str | pl.Expr | None = None
    ) -> pl.DataFrame:
        """Return the mean of a column of seats or games with both intervals, for each group.

        For `share` that is the share of victories. `by` names a column or a kind of components,
        `where` is a condition on rows.
        """
        return query.rate(self, column, by, where)

    def minus(self, other: RunTables) -> query.Minus:
        """Return the differences from another run, game by game where both have the same deals."""
        return query.Minus(self, other)

    def rerun(self, **changes: Any) -> Self:
        """Play the same deals with changed parts of the plan, and return that run.

        The other run has as many games as this one, unless `games` or `until` says otherwise.
        """
        names = {"out", "workers", "backend", "report", "compiled"} & set(changes)
        where = {name: changes.pop(name) for name in names}
        if isinstance(changes.get("lineup"), str):
            changes["lineup"] = parse_lineup(changes["lineup"])
        if "set" in changes:
            changes["patch"] = {**self.plan.patch, **changes.pop("set")}
        # The same deals: where this run ended early, the other one ends there too.
        same = {"games": self.manifest["games"], "until": ""}
        return self.play(replace(self.plan, **(same | changes)), **where)

    def replay(self, number: int) -> Replay:
        """Return a replay of any game of the run.

        The game is played again by the same bots with the same random numbers, so the rules must
        be those of the run.
        """
        if not 0 <= number < self.manifest["games"]:
            raise RunError(f"games go from 0 to {self.manifest['games'] - 1}, not to {number}")
        plan, game = self.plan, self.plan.load()
        if plan.description["content_hash"] != self.manifest["content_hash"]:
            raise RunError(f"{self.folder} was played by other rules than are here now")
        if plan.searches:
            use_compiled_rules(plan)
        replay = Replay(game.name, game.version, dict(plan.options), plan.deal(number))
        rows: dict[str, list[tuple[Any, ...]]] = {name: [] for name in TABLES}
        Recorder(plan, game).play(number, rows, replay)
        return replay


def default_folder(plan: Plan) -> Path:
    """Return the folder of a run for which no folder was named."""
    return Path("runs") / f"{plan.game}-{plan.digest}"


def default_backend(workers: int | None) -> Backend:
    """Return the backend for this many processes; all cores if `workers` is None."""
    return OneProcess() if workers == 1 else Processes(workers)


def cluster(address: str) -> Backend:
    """Return the backend for the Ray cluster at an address."""
    return RayCluster(address)


def with_gpu(workers: int | None = None) -> Backend:
    """Return the backend that chooses moves on the GPU and counts them in this many processes."""
    return Gpu(workers)


def stored_names(plan: Plan) -> dict[str, list[dict[str, Any]]]:
    """Return the names of the numbers in the tables."""
    game = plan.load()
    counted = metrics_of(game)
    things = [thing.model_dump() for thing in components_of(game)]
    outcomes = counted.ending.words if counted.ending else [""]
    kinds = list(dict.fromkeys(game.decisions.names))
    return {
        "thing": things,
        "level": [{"id": level, "name": level} for level in dict.fromkeys(plan.lineup)],
        "outcome": [{"id": str(i), "name": word} for i, word in enumerate(outcomes)],
        "kind": [{"id": kind, "name": kind} for kind in kinds],
        "move": [{"id": kind, "name": kind} for kind in game.moves.kinds],
    }
