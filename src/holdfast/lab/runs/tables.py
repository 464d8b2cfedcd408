"""The stored tables of a finished run, as Polars data frames."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from holdfast.lab.runs.plan import Plan, plan_from_manifest
from holdfast.lab.runs.store import TABLES, RunError, arrow, damage, read_manifest

if TYPE_CHECKING:
    import polars as pl

NAMED = {
    "thing": "thing", "character": "thing", "other": "thing", "level": "level",
    "outcome": "outcome", "kind": "kind", "move": "move",
}  # fmt: skip
"""Columns that hold numbers, and the list of the manifest with their names."""


def _cached_table(name: str) -> cached_property[pl.DataFrame]:
    """Return a property that reads a table of the run once."""
    return cached_property(lambda run: run.table(name))


class RunTables:
    """The manifest and the tables of a finished run in its folder."""

    def __init__(self, folder: Path, manifest: dict[str, Any]) -> None:
        self.folder, self.manifest = folder, manifest

    def __repr__(self) -> str:
        games, game = self.manifest["games"], self.manifest["game"]
        return f"<Run {self.folder}: {games} games of {game}>"

    @classmethod
    def open(cls, folder: Path | str) -> Self:
        """Open the run in a folder. A damaged or unfinished one raises `RunError`."""
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
        """The plan of the run."""
        try:
            return plan_from_manifest(self.manifest)
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            said = str(error).partition("\n")[0]
            raise RunError(f"{self.folder}: this cannot have been played: {said}") from None

    @property
    def names(self) -> dict[str, list[dict[str, Any]]]:
        """The names of the numbers of components, levels, outcomes and decisions."""
        names: dict[str, list[dict[str, Any]]] = self.manifest["names"]
        return names

    def has(self, table: str) -> bool:
        """Return whether the run has a table, which runs of older versions may lack."""
        files = [file for part in self.manifest["parts"] for file in part["files"]]
        return any(file.startswith(f"{table}-") for file in files)

    def scan(self, table: str) -> pl.LazyFrame:
        """Return a table as a lazy frame, which reads only the columns that are used."""
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
        """Return a whole table."""
        return self.scan(name).collect()

    games = _cached_table("games")
    """One row per game."""
    seats = _cached_table("seats")
    """One row per seat."""
    uses = _cached_table("uses")
    """One row per component that a seat, or the table, was offered or had."""
    days = _cached_table("days")
    """One row per day and seat, in team games one per day: the numbers at its end."""
    decisions = _cached_table("decisions")
    """One row per game and kind of decision."""
    trace = _cached_table("trace")
    """One row per decision, for one game in a hundred."""

    def named(self, table: str | pl.DataFrame) -> pl.DataFrame:
        """Return a table with names in place of the numbers of components, levels, outcomes and
        decisions."""
        import polars as pl

        frame = self.table(table) if isinstance(table, str) else table
        for column, names in NAMED.items():
            if column in frame.columns and frame[column].dtype.is_integer():
                known = {number: entry["name"] for number, entry in enumerate(self.names[names])}
                frame = frame.with_columns(
                    pl.col(column).cast(pl.Int64).replace_strict(
                        known, default=None, return_dtype=pl.String
                    )
                )  # fmt: skip
        return frame
