"""Copies of the lab's runs, with changed or repeated tables or other parts."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from itertools import accumulate
from pathlib import Path
from typing import Any

from holdfast.lab import Run
from holdfast.lab.runs.store import TABLES


def rewrite_run(
    source: Run,
    folder: Path,
    change: Callable[[str, Any], Any] = lambda table, frame: frame,
    copies: int = 1,
) -> Run:
    """Write a run with changed tables, `copies` times over, each a part, and return it."""
    import polars as pl

    games = source.manifest["games"]
    tables = {name: source.table(name) for name in TABLES}
    parts = [
        {
            name: change(name, frame.with_columns((pl.col("game") + i * games).cast(pl.UInt32)))
            for name, frame in tables.items()
        }
        for i in range(copies)
    ]
    return _write_run(source, folder, parts, [games] * copies)


def split_run(source: Run, folder: Path, sizes: Sequence[int]) -> Run:
    """Write the same run split into parts of these sizes, and return it."""
    import polars as pl

    assert sum(sizes) == source.manifest["games"]
    ends = list(accumulate(sizes))
    parts = [
        {
            name: source.table(name).filter(
                pl.col("game").is_between(end - size, end, closed="left")
            )
            for name in TABLES
        }
        for end, size in zip(ends, sizes, strict=True)
    ]
    return _write_run(source, folder, parts, sizes)


def _write_run(
    source: Run, folder: Path, tables: Sequence[dict[str, Any]], sizes: Sequence[int]
) -> Run:
    folder.mkdir()
    parts = []
    for number, (frames, games) in enumerate(zip(tables, sizes, strict=True)):
        files = {}
        for name, frame in frames.items():
            path = folder / f"{name}-{number:04}.parquet"
            frame.write_parquet(path)
            digest = hashlib.sha256(path.read_bytes()).hexdigest()
            files[path.name] = {"sha256": digest, "rows": frame.height}
        parts.append({"number": number, "games": games, "files": files})
    manifest = {**source.manifest, "games": sum(sizes), "parts": parts}
    (folder / "run.json").write_text(json.dumps(manifest))
    return Run.open(folder)
