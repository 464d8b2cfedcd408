"""The folder of a run: `run.json` and Parquet tables in parts.

Games are played in small blocks. A played block is written atomically: to a temporary file, flushed
and then renamed. A kill, a full disk or a power cut therefore costs only the blocks that were being
played. When all blocks of a part exist, the part is written in the same way and entered in
`run.json` with its hash, and its blocks are deleted. Files without an entry there are ignored.
"""

from __future__ import annotations

import fcntl
import hashlib
import json
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from holdfast import __version__
from holdfast.lab.runs.columns import Columns, Rows
from holdfast.lab.runs.early_stopping import Look
from holdfast.lab.runs.plan import SCHEMA, Plan
from holdfast.players import present_name

MANIFEST = "run.json"
NAMES = "names.parquet"
BLOCKS = "blocks"
LOCK = ".lock"
TABLES = Columns._fields
PART = 50_000
"""Maximum number of games in a part."""
BLOCK = 25
"""Maximum number of games in a block, and so of games that each worker loses if it is killed."""
GROUP = 10_000
"""Games in a row group, so that readers need not read all of a part."""


class RunError(ValueError):
    """A folder without a run, with another run or with a damaged one."""


def arrow() -> Any:
    """Import and return pyarrow, which only the lab needs."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as error:
        needed = "runs need pyarrow and polars: pip install 'holdfast[lab]'"
        raise RunError(f"{needed} ({error})") from None
    return pyarrow


_TYPES = {
    "u1": "uint8", "u2": "uint16", "u4": "uint32", "u8": "uint64", "i2": "int16", "f4": "float32",
    "b1": "bool_", "text": "string",
}  # fmt: skip
_ENDS = {"u1": (0, 255), "u2": (0, 65535), "u4": (0, 2**32 - 1), "i2": (-32768, 32767)}


def to_tables(rows: Rows, columns: Columns) -> tuple[dict[str, Any], int]:
    """Return rows as Arrow tables, and how many numbers were clipped to their column's range."""
    pa = arrow()
    cut = 0
    tables = {}
    for name in TABLES:
        wanted: dict[str, str] = getattr(columns, name)
        # Transpose the rows to columns.
        found = list(zip(*rows[name], strict=True)) or [()] * len(wanted)
        arrays = []
        for values, kind in zip(found, wanted.values(), strict=True):
            if kind in _ENDS:
                low, high = _ENDS[kind]
                if values and (min(values) < low or max(values) > high):
                    cut += sum(not low <= value <= high for value in values)
                    values = tuple(min(max(value, low), high) for value in values)
            arrays.append(pa.array(values, getattr(pa, _TYPES[kind])()))
        tables[name] = pa.table(arrays, names=list(wanted))
    return tables, cut


def pack_block(tables: dict[str, Any], told: dict[str, Any]) -> bytes:
    """Return a block of tables as bytes with a checksum, for the disk and between processes."""
    pa = arrow()
    sink = pa.BufferOutputStream()
    for name in TABLES:
        table = tables[name].replace_schema_metadata({"told": json.dumps(told)})
        with pa.ipc.new_stream(sink, table.schema) as stream:
            stream.write_table(table)
    octets: bytes = sink.getvalue().to_pybytes()
    return hashlib.sha256(octets).digest() + octets


def unpack_block(octets: bytes) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the tables of a block and the metadata that was stored with them."""
    pa = arrow()
    digest, octets = octets[:32], octets[32:]
    if hashlib.sha256(octets).digest() != digest:
        raise RunError("the block is damaged")
    source = pa.BufferReader(octets)
    tables = {}
    for name in TABLES:
        with pa.ipc.open_stream(source) as stream:
            tables[name] = stream.read_all()
    told = json.loads(tables[TABLES[0]].schema.metadata[b"told"])
    return tables, told


def write_atomically(path: Path, octets: bytes) -> None:
    """Write a file atomically."""
    beside = path.with_name(f".{path.name}.new")
    with beside.open("wb") as file:
        file.write(octets)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)
    _flush_folder(path.parent)


def _flush_folder(folder: Path) -> None:
    """Flush the directory, so that new file names survive a power cut."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


class Store:
    """The folder of a run while it is played."""

    def __init__(self, folder: Path, plan: Plan, names: dict[str, Any]) -> None:
        self.folder, self.plan = folder, plan
        self.part, self.block = sizes(plan)
        self._there: set[int] = set()  # the first game of each block on disk
        self.manifest: dict[str, Any] = {
            **plan.description,
            "holdfast": __version__,
            "started": datetime.now(UTC).isoformat(timespec="seconds"),
            "games": plan.looks[0],
            "looked": [],
            "names": names,
            "part_games": self.part,
            "block_games": self.block,
            "parts": [],
            "saturated": 0,
            "cpu_seconds": 0.0,
            "finished": False,
        }

    # Opening the folder

    @contextmanager
    def lock(self) -> Iterator[None]:
        """Lock the folder, and create the run in it or continue the same run."""
        self._look()
        (self.folder / BLOCKS).mkdir(parents=True, exist_ok=True)
        with (self.folder / LOCK).open("w") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise RunError(f"somebody else is playing {self.folder} right now") from None
            if (self.folder / MANIFEST).exists():
                self._continue()
            else:
                self._save()
                self._write_names()
            ours = (self.folder / BLOCKS).glob("*.arrow")
            self._there = {int(path.stem) for path in ours if path.stem.isdecimal()}
            yield

    @property
    def is_finished(self) -> bool:
        """Whether the run is complete."""
        there = (self.folder / MANIFEST).is_file()
        return there and bool(read_manifest(self.folder)["finished"])

    def _look(self) -> None:
        """Raise RunError if the folder holds other files."""
        if self.folder.exists() and not self.folder.is_dir():
            raise RunError(f"{self.folder} is no folder")
        if not self.folder.exists() or (self.folder / MANIFEST).exists():
            return
        ours = {BLOCKS, LOCK, f".{MANIFEST}.new"}
        others = sorted(path.name for path in self.folder.iterdir() if path.name not in ours)
        if others:
            raise RunError(
                f"{self.folder} holds something else ({', '.join(others[:3])}):"
                " name another folder with --out"
            )

    def _continue(self) -> None:
        """Read the manifest of a started run; raise RunError if its plan is another one."""
        found = read_manifest(self.folder)
        stored = {**found, "players": [present_name(level) for level in found["players"]]}
        for key, value in self.plan.description.items():
            if key == "games" and found["until"]:
                continue  # the goal may have ended or extended the run
            if stored.get(key) != value:
                raise RunError(
                    f"{self.folder} holds another run: {key} is {_short(stored.get(key))} there,"
                    f" not {_short(value)}; name another folder with --out"
                )
        self.manifest = found
        self.part, self.block = found["part_games"], found["block_games"]
        if not (self.folder / NAMES).exists():
            self._write_names()
        # A part that was damaged is played again.
        whole = [part for part in found["parts"] if not damage(self.folder, part)]
        if len(whole) != len(found["parts"]):
            found["parts"] = whole
            found["finished"] = False
            self._save()

    def _save(self) -> None:
        write_atomically(self.folder / MANIFEST, json.dumps(self.manifest, indent=1).encode())

    def _write_names(self) -> None:
        pa = arrow()
        rows = [
            {"column": column, "number": number, "id": entry["id"], "name": entry["name"],
             "kind": entry.get("kind", "")}
            for column, entries in self.manifest["names"].items()
            for number, entry in enumerate(entries)
        ]  # fmt: skip
        names = _Parquet()
        names.add([pa.Table.from_pylist(rows)])
        write_atomically(self.folder / NAMES, names.octets())

    # Parts and blocks

    @property
    def parts(self) -> list[range]:
        """The games of each part. Each size at which the goal is checked ends a part."""
        ends = [size for size in self.plan.looks if size <= self.manifest["games"]]
        return [
            range(at, min(at + self.part, end))
            for begin, end in zip([0, *ends], ends, strict=False)
            for at in range(begin, end, self.part)
        ]

    def blocks_of(self, part: range) -> list[range]:
        """Return the games of each block of a part."""
        return [
            range(at, min(at + self.block, part.stop))
            for at in range(part.start, part.stop, self.block)
        ]

    def _finished_parts(self) -> set[int]:
        return {part["number"] for part in self.manifest["parts"]}

    def unplayed_blocks(self) -> list[range]:
        """Return the blocks that are not played yet."""
        done = self._finished_parts()
        return [
            block
            for number, part in enumerate(self.parts)
            if number not in done
            for block in self.blocks_of(part)
            if block.start not in self._there
        ]

    def count_played(self) -> int:
        """Return the number of games played."""
        games: int = self.manifest["games"]
        return games - sum(len(block) for block in self.unplayed_blocks())

    def _block(self, games: range) -> Path:
        return self.folder / BLOCKS / f"{games.start:010}.arrow"

    # Writing

    def add(self, games: range, octets: bytes) -> None:
        """Store a played block, and write its part if it was the last block of the part."""
        write_atomically(self._block(games), octets)
        self._there.add(games.start)
        self._gather(next(i for i, part in enumerate(self.parts) if games.start in part))

    def gather(self) -> None:
        """Write all parts whose blocks are complete."""
        done = self._finished_parts()
        for number in range(len(self.parts)):
            if number not in done:
                self._gather(number)

    def _gather(self, number: int) -> None:
        part = self.parts[number]
        blocks = self.blocks_of(part)
        if all(games.start in self._there for games in blocks):
            self._write_part(number, part, blocks)

    # Goal checks and the end

    def record_look(self, seen: Look) -> None:
        """Store the result of a goal check, and extend the run if the goal is not reached."""
        told = {"games": seen.games, "row": seen.row, "reach": round(seen.reach, 6)}
        goal = self.plan.goal
        assert goal is not None
        self.manifest["looked"].append(told)
        later = [size for size in self.plan.looks if size > seen.games]
        if seen.reach > goal.within and later:
            self.manifest["games"] = later[0]
        self._save()

    @property
    def to_look_at(self) -> bool:
        """Whether a planned goal check is due."""
        looked = [told["games"] for told in self.manifest["looked"]]
        return bool(self.plan.until) and self.manifest["games"] not in looked

    def finish(self) -> None:
        """Mark the run as finished."""
        if not self.manifest["finished"]:
            self.manifest["finished"] = True
            self._save()
        with suppress(OSError):
            (self.folder / BLOCKS).rmdir()

    def _write_part(self, number: int, part: range, blocks: Sequence[range]) -> None:
        """Write a part from its blocks and delete them; delete damaged blocks, to be played again.

        Blocks are read one row group at a time: those of a whole part would take half a gigabyte.
        """
        pa = arrow()
        growing = {name: _Parquet() for name in TABLES}
        told: list[dict[str, Any]] = []
        whole, together = True, max(1, GROUP // len(blocks[0]))
        for start in range(0, len(blocks), together):
            read = []
            for games in blocks[start : start + together]:
                try:
                    read.append(unpack_block(self._block(games).read_bytes()))
                except (RunError, pa.ArrowException, OSError, KeyError, ValueError):
                    self._drop(games)
                    whole = False
            if whole:
                for name, table in growing.items():
                    table.add([tables[name] for tables, _ in read])
                told += [said for _, said in read]
        if not whole:
            return
        entry: dict[str, Any] = {"number": number, "games": len(part), "files": {}}
        for name, table in growing.items():
            octets = table.octets()
            file = f"{name}-{number:04}.parquet"
            write_atomically(self.folder / file, octets)
            entry["files"][file] = {"sha256": hashlib.sha256(octets).hexdigest(),
                                    "rows": table.rows}  # fmt: skip
        self.manifest["parts"].append(entry)
        self.manifest["parts"].sort(key=lambda part: int(part["number"]))
        self.manifest["saturated"] += sum(said["saturated"] for said in told)
        self.manifest["cpu_seconds"] = round(
            self.manifest["cpu_seconds"] + sum(said["cpu_seconds"] for said in told), 3
        )
        self._save()
        for games in blocks:
            self._drop(games)

    def _drop(self, games: range) -> None:
        self._block(games).unlink(missing_ok=True)
        self._there.discard(games.start)


def sizes(plan: Plan) -> tuple[int, int]:
    """Return the number of games of a part and of a block."""
    block = 1 if plan.searches else max(1, min(BLOCK, plan.games // 16))
    turns = len(plan.turns)
    block = max(1, block // turns) * turns
    return max(1, PART // block) * block, block


class _Parquet:
    """A Parquet file in memory, written row group by row group."""

    def __init__(self) -> None:
        self.rows = 0
        self._sink = arrow().BufferOutputStream()
        self._writer: Any = None

    def add(self, tables: Sequence[Any]) -> None:
        """Append a row group."""
        pa = arrow()
        table = pa.concat_tables(tables).replace_schema_metadata(None)
        if self._writer is None:
            self._writer = pa.parquet.ParquetWriter(
                self._sink, table.schema, compression="zstd", compression_level=6,
                write_page_checksum=True,
            )  # fmt: skip
        self._writer.write_table(table, row_group_size=max(1, table.num_rows))
        self.rows += table.num_rows

    def octets(self) -> bytes:
        """Return the bytes of the complete file."""
        self._writer.close()
        octets: bytes = self._sink.getvalue().to_pybytes()
        return octets


def read_manifest(folder: Path) -> dict[str, Any]:
    """Return the checked manifest of the run in a folder."""
    if not folder.exists():
        raise RunError(f"there is no run {folder}")
    path = folder / MANIFEST
    if not path.is_file():
        raise RunError(f"{folder} is no run: it has no {MANIFEST}")
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise RunError(f"{path} is damaged: {error}") from None
    if not isinstance(found, dict) or "schema" not in found:
        raise RunError(f"{path} does not describe a run")
    if found["schema"] != SCHEMA:
        raise RunError(
            f"{folder} has tables of form {found['schema']}, which this version cannot read"
        )
    # Manifests of older versions lack these keys.
    found.setdefault("thin", {})
    found.setdefault("content_patch", {})
    found.setdefault("until", {})
    found.setdefault("looked", [])
    wrong = _misshapen(found, _SAID) or _misshapen(found["names"], _NAMED)
    for part in () if wrong else found["parts"]:
        wrong = wrong or _misshapen(part, _SAID_OF_PART)
    if wrong:
        raise RunError(f"{path} is damaged: {wrong}")
    return found


_SAID = {
    "game": str, "games": int, "players": list, "options": dict, "names": dict, "parts": list,
    "part_games": int, "block_games": int, "finished": bool, "first_seed": int, "explore": object,
    "thin": dict, "content_patch": dict, "until": dict, "looked": list, "content_hash": str,
    "counted_hash": str,
}  # fmt: skip
"""Required keys of a manifest, with their types."""
_NAMED = dict.fromkeys(("thing", "level", "outcome", "kind"), list)
_SAID_OF_PART = {"number": int, "games": int, "files": dict}


def _misshapen(found: object, said: Mapping[str, type]) -> str | None:
    """Return a description of the first missing or mistyped key, or None."""
    if not isinstance(found, dict):
        return f"{_short(found)} is no part of a run"
    for name, kind in said.items():
        if name not in found:
            return f"it does not say {name!r}"
        if not isinstance(found[name], kind):
            return f"{name!r} cannot be {_short(found[name])}"
    for name, file in found.get("files", {}).items():
        if Path(name).name != name or not isinstance(file, dict) or "sha256" not in file:
            return f"{name!r} is no file of a run"
    return None


def damage(folder: Path, part: dict[str, Any]) -> str | None:
    """Return a description of the damage to a part's files, or None."""
    for file, expected in part["files"].items():
        path = folder / file
        if not path.is_file():
            return f"{file} is missing"
        with path.open("rb") as opened:
            if hashlib.file_digest(opened, "sha256").hexdigest() != expected["sha256"]:
                return f"{file} is damaged"
    return None


def _short(value: object) -> str:
    text = json.dumps(value)
    return text if len(text) < 60 else f"{text[:57]}…"
