"""The tables of a run as figures read them: one stored part at a time.

A column is read once for a whole part and cached, because stored columns are small. What is
computed from it is larger, and is computed for some of the games at a time.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import polars as pl

from holdfast.lab.runs.run import Run


class Tables:
    """The columns of a run's tables. Reading games in order reads every part once."""

    def __init__(self, run: Run) -> None:
        self._parts: list[_OnDisk] = []
        at = 0
        for part in run.manifest["parts"]:
            games = range(at, at + part["games"])
            self._parts.append(_OnDisk(run, games, part["files"]))
            at = games.stop

    @property
    def parts(self) -> list[range]:
        """The games of each stored part."""
        return [part.games for part in self._parts]

    def column(self, table: str, name: str, games: range) -> Any:
        """Return a column of a table for some games."""
        found = []
        for part in self._parts:
            if part.games.start < games.stop and part.games.stop > games.start:
                found.append(part.column(table, name, games))
            else:
                part.forget()
        return found[0] if len(found) == 1 else np.concatenate(found)


class _OnDisk:
    """A stored part, with a cache of its columns."""

    def __init__(self, run: Run, games: range, files: dict[str, Any]) -> None:
        self.games = games
        self._files = {name.partition("-")[0]: run.folder / name for name in files}
        self._columns: dict[tuple[str, str], Any] = {}

    def column(self, table: str, name: str, games: range) -> Any:
        whole = self._whole(table, name)
        if games.start <= self.games.start and games.stop >= self.games.stop:
            return whole
        game = self._whole(table, "game")
        ends = np.array([games.start, games.stop], game.dtype)
        first, last = np.searchsorted(game, ends)
        return whole[first:last]

    def _whole(self, table: str, name: str) -> Any:
        if (table, name) not in self._columns:
            rows = pl.scan_parquet(self._files[table]).select(name).collect()
            self._columns[table, name] = rows.to_series().to_numpy()
        return self._columns[table, name]

    def forget(self) -> None:
        self._columns.clear()
