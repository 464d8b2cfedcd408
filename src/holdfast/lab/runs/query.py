"""Queries about the tables of a run, answered with both intervals.

    base.rate("share", by="leader", where="explored")
    crisis.minus(base).rate("share", by="first_room", where="explored")

A row of the answer is a group: the value of a column, or a thing that seats had. Seats of one game
depend on each other, so standard errors are clustered by game. In team games each game is one row.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Any

import numpy as np

from holdfast.lab.runs.columns import TABLE
from holdfast.lab.runs.metrics import metrics_of, ownership_stage
from holdfast.lab.runs.store import RunError
from holdfast.lab.runs.tables import RunTables
from holdfast.lab.statistics.estimates import (
    FEW,
    NONE,
    Estimate,
    difference,
    normal,
    paired_difference,
    widened_intervals,
)
from holdfast.lab.statistics.estimates import rate as rate_of

if TYPE_CHECKING:
    import polars as pl

SHARE = "share"
ALIKE = 0.9
"""Smallest share of seats in the same group in both runs for which seats are compared in pairs."""

_QUESTION = re.compile(
    r"(?P<what>\w+)(?:\s+by\s+(?P<by>\w+))?(?:\s+where\s+(?P<where>.+))?", re.IGNORECASE
)


class QuestionError(RunError):
    """A query that cannot be read or answered."""


@dataclass(frozen=True)
class Question:
    """A parsed query such as `share by leader where explored`."""

    what: str
    by: str | None = None
    where: str | None = None

    @classmethod
    def of(cls, words: str) -> Question:
        """Parse a query."""
        found = _QUESTION.fullmatch(words.strip())
        if found is None:
            raise QuestionError(f"a question is `column by thing where condition`, not {words!r}")
        return cls(found["what"], found["by"], found["where"])


def rate(run: RunTables, column: str, by: str | None, where: Any) -> pl.DataFrame:
    """Return the mean of a column for each group; for `share`, the share of victories."""
    rows = _rows(run, column, by, where)
    found = _values_by_group(rows)
    with widened_intervals(len(run.plan.looks)):
        estimates = {
            group: _estimate(x, game, column == SHARE, len(found))
            for group, (x, game) in found.items()
        }
    return _as_table(by, estimates, {})


class Minus:
    """The differences between two runs, game by game where both have the same deals."""

    def __init__(self, run: RunTables, other: RunTables) -> None:
        if run.manifest["game"] != other.manifest["game"]:
            raise RunError(
                f"{other.folder} is a run of {other.manifest['game']}, not of"
                f" {run.manifest['game']}"
            )
        self.run, self.other = run, other

    def rate(
        self, column: str, by: str | None = None, where: str | pl.Expr | None = None
    ) -> pl.DataFrame:
        """Return the difference of the mean of a column for each group, with both intervals."""
        one = _add_keys(self.run, _rows(self.run, column, by, where))
        two = _add_keys(self.other, _rows(self.other, column, by, where))
        paired = len(self.run.plan.turns) == len(self.other.plan.turns)
        first, second = _values_by_group(one), _values_by_group(two)
        both = [group for group in first if group in second]
        looks = max(len(run.plan.looks) for run in (self.run, self.other))
        estimates, more = {}, {}
        with widened_intervals(looks):
            for group in both:
                a, b = first[group][0], second[group][0]
                e, way = None, False
                if paired:
                    e = _paired_difference(one, two, group, column == SHARE, len(both))
                    way = e is not None
                if e is None:
                    e = _unpaired_difference(
                        first[group], second[group], column == SHARE, len(both)
                    )
                estimates[group] = e
                more[group] = {
                    "this": float(a.mean()), "other": float(b.mean()), "paired": way,
                    "seen_from": e.seen_from, "sure": e.sure,
                }  # fmt: skip
        return _as_table(by, estimates, more)


def _rows(run: RunTables, column: str, by: str | None, where: Any) -> pl.DataFrame:
    """Return the queried rows: one per seat, in team games one per game."""
    import polars as pl

    games = run.games.rename({"decisions": "decisions_of_game"})
    seats = run.seats.join(games, on="game", how="left")
    if column not in seats.columns:
        raise QuestionError(f"there is no column {column!r}; there are: {', '.join(seats.columns)}")
    if where is not None:
        try:
            told = pl.sql_expr(where) if isinstance(where, str) else where
            seats = seats.filter(told)
        except pl.exceptions.PolarsError as error:
            raise QuestionError(f"where {where}? {str(error).splitlines()[0]}") from None
    seats = _by(run, seats, by)
    seats = seats.select("game", "seat", "group", pl.col(column).cast(pl.Float64).alias("x"))
    if run.plan.load().team:
        seats = seats.group_by("game", "group").agg(pl.col("seat").min(), pl.col("x").mean())
    return seats.sort("game", "seat", "group").select("game", "seat", "group", "x")


def _by(run: RunTables, seats: pl.DataFrame, by: str | None) -> pl.DataFrame:
    """Add the group of each row; a seat with several components has several rows."""
    import polars as pl

    if by is None:
        return seats.with_columns(pl.lit("all").alias("group"))
    if by in seats.columns:
        groups = run.named(seats.select(by))[by].cast(pl.String)
        return seats.with_columns(groups.alias("group")).filter(pl.col("group").is_not_null())
    kinds = {
        things.id: things
        for things in metrics_of(run.plan.load()).thing
        if things.figure == "strength" or things.had
    }
    called = {name: t for t in kinds.values() for name in (t.id, t.one, t.many)}
    if by not in called:
        raise QuestionError(
            f"there is nothing to group by {by!r}; there are: {', '.join([*kinds, *seats.columns])}"
        )
    things = called[by]
    numbers = {
        number: entry["name"]
        for number, entry in enumerate(run.names["thing"])
        if entry["kind"] == things.id
    }
    stage = pl.col(ownership_stage(things))
    had = (
        run.uses.filter(pl.col("thing").is_in(list(numbers)) & (stage > 0))
        .select("game", "seat", "thing")
        .with_columns(
            pl.col("thing").cast(pl.Int64).replace_strict(numbers, return_dtype=pl.String)
            .alias("group")
        )
        .drop("thing")
    )  # fmt: skip
    own = seats.join(had.filter(pl.col("seat") != TABLE), on=["game", "seat"])
    everybody = had.filter(pl.col("seat") == TABLE).drop("seat")
    return pl.concat([own, seats.join(everybody, on="game")])


def _values_by_group(rows: pl.DataFrame) -> dict[str, tuple[Any, Any]]:
    """Return the values of each group, and the games that they belong to."""
    parts = rows.partition_by("group", as_dict=True, maintain_order=True)
    return {
        str(group): (part["x"].to_numpy(), part["game"].to_numpy().astype(int))
        for (group,), part in parts.items()
    }


def _error(x: Any, game: Any) -> float:
    """Return the standard error of a mean, clustered by game."""
    _, at = np.unique(game, return_inverse=True)
    sums = np.zeros(at.max() + 1)
    np.add.at(sums, at, x - x.mean())
    games = len(sums)
    return sqrt(float((sums**2).sum()) * games / max(1, games - 1)) / len(x)


def _estimate(x: Any, game: Any, share: bool, family: int) -> Estimate:
    if share:
        return rate_of(float(x.sum()), len(x), family, _error(x, game))
    if len(np.unique(game)) < FEW:
        mid = float(x.mean())
        return Estimate(mid, -np.inf, np.inf, -np.inf, np.inf, len(x))
    return normal(float(x.mean()), _error(x, game), len(x), family)


def _add_keys(run: RunTables, rows: pl.DataFrame) -> pl.DataFrame:
    """Add the seed and the rotation of each row's game."""
    import polars as pl

    deals = run.games.select(
        "game", pl.col("seed").alias("deal"), (pl.col("game") % len(run.plan.turns)).alias("turn")
    )
    return rows.join(deals, on="game", how="left")


def _paired_difference(
    one: pl.DataFrame, two: pl.DataFrame, group: str, share: bool, family: int
) -> Estimate | None:
    """Return the difference between the same seats of the same deals, or None if too few of them
    are in the same group in both runs."""
    import polars as pl

    key = ["deal", "turn", "seat", "group"]
    mine = one.filter(pl.col("group") == group)
    both = mine.join(two.filter(pl.col("group") == group), on=key, suffix="_other")
    if both.height < ALIKE * mine.height:
        return None
    found = (both["x"] - both["x_other"]).to_numpy()
    game = both["game"].to_numpy().astype(int)
    if not share:
        return _estimate(found, game, False, family)
    return paired_difference(found, family, _error(found, game))


def _unpaired_difference(
    one: tuple[Any, Any], two: tuple[Any, Any], share: bool, family: int
) -> Estimate:
    """Return the difference between two independent sets of games."""
    a, b = (_estimate(x, game, share, family) for x, game in (one, two))
    if share:
        return difference(a, b, family)
    if min(len(np.unique(game)) for _, game in (one, two)) < FEW:
        return NONE
    error = sqrt(_error(*one) ** 2 + _error(*two) ** 2)
    return normal(a.mid - b.mid, error, min(a.n, b.n), family)


def _as_table(
    by: str | None, estimates: dict[str, Estimate], more: dict[str, dict[str, Any]]
) -> pl.DataFrame:
    """Return the estimates as a table, the largest first."""
    import polars as pl

    rows = [
        {
            by or "group": group, "n": e.n, "estimate": e.mid, "low": e.low, "high": e.high,
            "family_low": e.family_low, "family_high": e.family_high, **more.get(group, {}),
        }
        for group, e in estimates.items()
    ]  # fmt: skip
    floats = dict.fromkeys(("estimate", "low", "high", "family_low", "family_high"), pl.Float64)
    names = {by or "group": pl.String, "n": pl.Int64, **floats}
    return pl.DataFrame(rows, schema=None if rows else names, infer_schema_length=None).sort(
        "estimate", descending=True, nulls_last=True
    )
