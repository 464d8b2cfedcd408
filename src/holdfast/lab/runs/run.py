"""Runs: many games of one kind, played once and kept as tables that anybody can read.

    from holdfast.lab import run
    base = run("outlive", games=2000, explore="drafts")
    base.seats.group_by("character").agg(...)                   # Polars
    base.rate("share", by="leader", where="explored")           # with both intervals

A run that was stopped goes on when it is asked for again, and one that is finished is not played
twice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from holdfast.kernel.replay import Replay
from holdfast.lab.runs.backends import (
    Backend,
    Gpu,
    OneProcess,
    Processes,
    RayCluster,
    use_compiled_rules,
)
from holdfast.lab.runs.early_stopping import look
from holdfast.lab.runs.metrics import counted_in, things_of
from holdfast.lab.runs.plan import Explore, Plan, Thin, lineup_of, plan_from
from holdfast.lab.runs.recording import Recorder
from holdfast.lab.runs.store import (
    TABLES,
    RunError,
    Store,
    arrow,
    damage,
    read_manifest,
)

if TYPE_CHECKING:
    import polars as pl

    from holdfast.lab.runs.query import Minus

Report = Callable[[int, int], None]
"""Told how many games of how many have been played."""


class Run:
    """A run that was played to its end."""

    def __init__(self, folder: Path, manifest: dict[str, Any]) -> None:
        self.folder, self.manifest = folder, manifest

    def __repr__(self) -> str:
        return f"<Run {self.folder}: {self.manifest['games']} games of {self.manifest['game']}>"

    @classmethod
    def open(cls, folder: Path | str) -> Run:
        """The run in a folder. One that is damaged or not finished is refused."""
        folder = Path(folder)
        manifest = read_manifest(folder)
        for part in manifest["parts"]:
            wrong = damage(folder, part)
            if wrong:
                raise RunError(f"{folder}: {wrong}; the command that played it plays it again")
        if not manifest["finished"]:
            raise RunError(f"{folder} is not finished; the command that began it goes on with it")
        return cls(folder, manifest)

    @cached_property
    def plan(self) -> Plan:
        """What was played."""
        try:
            return plan_from(self.manifest)
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            said = str(error).partition("\n")[0]
            raise RunError(f"{self.folder}: this cannot have been played: {said}") from None

    @property
    def names(self) -> dict[str, list[dict[str, Any]]]:
        """For the columns that hold numbers of things, levels, outcomes and decisions: what they
        stand for."""
        names: dict[str, list[dict[str, Any]]] = self.manifest["names"]
        return names

    def has(self, table: str) -> bool:
        """Whether there is such a table: not in runs of older versions."""
        files = [file for part in self.manifest["parts"] for file in part["files"]]
        return any(file.startswith(f"{table}-") for file in files)

    def scan(self, table: str) -> pl.LazyFrame:
        """A table, of which only what is asked for is read."""
        if table not in TABLES:
            raise RunError(f"there is no table {table!r}; there are: {', '.join(TABLES)}")
        arrow()
        import polars as pl

        files = [
            self.folder / file
            for part in self.manifest["parts"]
            for file in part["files"]
            if file.startswith(f"{table}-")
        ]
        if not files:
            raise RunError(f"{self.folder} has no table {table!r}: an older version has played it")
        return pl.scan_parquet(files)

    def table(self, name: str) -> pl.DataFrame:
        """A whole table."""
        return self.scan(name).collect()

    @cached_property
    def games(self) -> pl.DataFrame:
        """One row a game."""
        return self.table("games")

    @cached_property
    def seats(self) -> pl.DataFrame:
        """One row a seat."""
        return self.table("seats")

    @cached_property
    def uses(self) -> pl.DataFrame:
        """One row a thing that a seat, or the table, met."""
        return self.table("uses")

    @cached_property
    def days(self) -> pl.DataFrame:
        """One row a day and seat, of teams one a day: how things stand in the evening."""
        return self.table("days")

    @cached_property
    def decisions(self) -> pl.DataFrame:
        """One row a game and kind of decision."""
        return self.table("decisions")

    def named(self, table: str | pl.DataFrame) -> pl.DataFrame:
        """A table with names in the place of numbers of things, levels, outcomes and decisions."""
        from holdfast.lab.runs import query

        return query.named(self, self.table(table) if isinstance(table, str) else table)

    def rate(
        self, column: str, by: str | None = None, where: str | pl.Expr | None = None
    ) -> pl.DataFrame:
        """The mean of a column of seats or games, of `share` the share of victories, with both
        intervals: for each value of a column or each thing of a kind, among those rows that fulfil
        a condition."""
        from holdfast.lab.runs import query

        return query.rate(self, column, by, where)

    def minus(self, other: Run) -> Minus:
        """What is different here from another run, game by game where both dealt alike."""
        from holdfast.lab.runs import query

        return query.Minus(self, other)

    def again(self, **changes: Any) -> Run:
        """The same deals with something changed."""
        names = {"out", "workers", "backend", "report", "compiled"} & set(changes)
        where = {name: changes.pop(name) for name in names}
        if isinstance(changes.get("lineup"), str):
            changes["lineup"] = lineup_of(changes["lineup"])
        if "set" in changes:
            changes["patch"] = {**self.plan.patch, **changes.pop("set")}
        # The same deals: where this run ended by itself, the other one ends there too.
        same = {"games": self.manifest["games"], "until": ""}
        return play(replace(self.plan, **(same | changes)), **where)

    @cached_property
    def trace(self) -> pl.DataFrame:
        """One row a decision, of one game in a hundred."""
        return self.table("trace")

    def replay(self, number: int) -> Replay:
        """Any game of the run, to be watched. It is played again, by the same bots with the same
        luck, so the rules must be those of the run."""
        if not 0 <= number < self.manifest["games"]:
            raise RunError(f"games go from 0 to {self.manifest['games'] - 1}, not to {number}")
        plan, game = self.plan, self.plan.load()
        if plan.described["content_hash"] != self.manifest["content_hash"]:
            raise RunError(f"{self.folder} was played by other rules than are here now")
        if plan.searches:
            use_compiled_rules(plan)
        replay = Replay(game.name, game.version, dict(plan.options), plan.deal(number))
        rows: dict[str, list[tuple[Any, ...]]] = {name: [] for name in TABLES}
        Recorder(plan, game).play(number, rows, replay)
        return replay


def run(
    game: str,
    *,
    games: int = 1000,
    lineup: str | tuple[str, ...] = (),
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    explore: Explore = 0.0,
    set: Mapping[str, Any] | None = None,
    until: str = "",
    thin: Thin = (),
    **how: Any,
) -> Run:
    """Play a run, or what is left of it. `explore` leaves decisions to coins, such as `drafts` or
    `{"act": 0.1}`; `set` changes content, such as `{"rooms.r_crisis.upkeep": 2}`; `until` ends it
    early, such as `leaders ± 3`; `thin` keeps a table of some games only, such as
    `decisions:0.1`; `how` is what `play` takes."""
    seats = lineup_of(lineup) if isinstance(lineup, str) else tuple(lineup)
    plan = Plan(game, games, seats, seed, options or {}, explore, set or {}, until, thin)
    return play(plan, **how)


def play(
    plan: Plan,
    *,
    out: Path | str | None = None,
    workers: int | None = None,
    backend: Backend | None = None,
    report: Report | None = None,
    compiled: bool = True,
) -> Run:
    """Play what a plan says, or what is left of it, into a folder; the usual one has a name that
    no other plan has."""
    arrow()
    folder = usual_folder(plan) if out is None else Path(out)
    if plan.searches and not compiled:
        raise RunError("bots that look ahead need compiled rules")
    store = Store(folder, plan, names_of(plan))
    if backend is not None and not store.finished:
        backend.reach(plan)
    with store.opened():
        while True:
            store.gather()
            left = store.left()
            if not left and store.to_look_at:
                assert plan.goal is not None
                store.looked(look(Run(folder, store.manifest), plan.goal, len(plan.looks)))
                continue
            if not left:
                store.finish()
                break
            if compiled:
                use_compiled_rules(plan)
            done = store.played()
            for block, octets in (backend or usual_backend(workers)).play(plan, left, compiled):
                store.add(block, octets)
                done += len(block)
                if report is not None:
                    report(done, store.manifest["games"])
    return Run(folder, store.manifest)


def usual_folder(plan: Plan) -> Path:
    """Where a run lies for which no folder was named."""
    return Path("runs") / f"{plan.game}-{plan.digest}"


def usual_backend(workers: int | None) -> Backend:
    """All cores, or as many as are asked for."""
    return OneProcess() if workers == 1 else Processes(workers)


def cluster(address: str) -> Backend:
    """A Ray cluster."""
    return RayCluster(address)


def with_gpu(workers: int | None = None) -> Backend:
    """The GPU of this machine for the moves, and cores to count them: all, or as many as are asked
    for."""
    return Gpu(workers)


def names_of(plan: Plan) -> dict[str, list[dict[str, Any]]]:
    """What the numbers in the tables stand for."""
    game = plan.load()
    counted = counted_in(game)
    things = [thing.model_dump() for thing in things_of(game)]
    outcomes = counted.ending.words if counted.ending else [""]
    kinds = list(dict.fromkeys(game.decisions.names))
    return {
        "thing": things,
        "level": [{"id": level, "name": level} for level in dict.fromkeys(plan.lineup)],
        "outcome": [{"id": str(i), "name": word} for i, word in enumerate(outcomes)],
        "kind": [{"id": kind, "name": kind} for kind in kinds],
        "move": [{"id": kind, "name": kind} for kind in game.moves.kinds],
    }
