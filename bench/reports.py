"""The time and memory for the report of a large run.

    python -m bench.reports                     # a million games of Outlive
    python -m bench.reports --games 100000      # should take no less memory

Only some games are played. They are written again and again under other numbers, in parts of the
usual size. The report is made in its own process, as by `holdfast lab report`.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import polars as pl

from holdfast.lab import Run, run
from holdfast.lab.runs.store import GROUP, PART, TABLES


def grown(source: Run, folder: Path, games: int) -> None:
    """Write the games of a run repeatedly into a folder, until there are this many."""
    folder.mkdir(parents=True)
    tables = {name: source.table(name) for name in TABLES if name != "trace"}
    size = source.manifest["games"]
    parts = []
    for number, start in enumerate(range(0, games, PART)):
        here = min(PART, games - start)
        files = {}
        for name, frame in tables.items():
            moved = [
                frame.with_columns((pl.col("game") + at).cast(pl.UInt32))
                for at in range(start, start + here, size)
            ]
            table = pl.concat(moved).filter(pl.col("game") < start + here)
            path = folder / f"{name}-{number:04}.parquet"
            rows = max(1, round(GROUP * table.height / here))
            table.write_parquet(path, compression="zstd", compression_level=1, row_group_size=rows)
            with path.open("rb") as opened:
                digest = hashlib.file_digest(opened, "sha256").hexdigest()
            files[path.name] = {"sha256": digest, "rows": table.height}
        parts.append({"number": number, "games": here, "files": files})
        print(f"\r{start + here:,} of {games:,} games written", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    manifest = {**source.manifest, "games": games, "parts": parts}
    (folder / "run.json").write_text(json.dumps(manifest))


def measured(folder: Path) -> tuple[float, float, float]:
    """Return the seconds of a report, its processor seconds, and the most megabytes it needs."""
    command = [sys.executable, "-m", "holdfast", "lab", "report", str(folder)]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    began = time.monotonic()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    took = time.monotonic() - began
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    unit = 1 if sys.platform == "darwin" else 1024  # what the system counts in
    return took, cpu, after.ru_maxrss * unit / 1e6


def main() -> None:
    """Measure the report, and print one line."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", default="outlive")
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--sample", type=int, default=2000, help="games that are really played")
    parser.add_argument("--explore", default="drafts")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "sample"
        sample = run(chosen.game, games=chosen.sample, explore=chosen.explore, out=out)
        grown(sample, Path(folder) / "grown", chosen.games)
        octets = sum(path.stat().st_size for path in (Path(folder) / "grown").iterdir())
        took, cpu, memory = measured(Path(folder) / "grown")
    print(
        f"{chosen.game}, {chosen.games:,} games, {octets / 1e6:.0f} MB on disk:"
        f" {took:.1f} s, {cpu:.1f} s of a core, {memory:.0f} MB"
    )


if __name__ == "__main__":
    main()
