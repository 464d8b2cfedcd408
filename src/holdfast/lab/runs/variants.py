"""Games with changed content, for experiments such as `--set rooms.r_crisis.upkeep=2`.

Content is compiled into the rules as constants. A game with another number on a card is therefore a
copy of the game's package with changed content files, in the cache folder and under another package
name. It is checked, interpreted, compiled and cached like any other game.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from holdfast.games import load as load_game
from holdfast.kernel.compiled import cache_root
from holdfast.kernel.content import load_toml
from holdfast.kernel.game import Game

OPTIONS = "options"
LABELS = ("id", "name")
"""Columns that identify a row, in order of preference."""
SHOWN = 8
"""Maximum number of names that an error message lists."""

Patch = Mapping[str, Any]
"""New values by path, such as `rooms.r_crisis.upkeep`."""


class PatchError(ValueError):
    """A path without a value, or a value of the wrong type."""


# Parsing


def parse_patch(words: Sequence[str]) -> dict[str, Any]:
    """Parse a patch: `rooms.r_crisis.upkeep=2`, or `@FILE` for a file of such values."""
    found: dict[str, Any] = {}
    for word in words:
        for path, value in _read_change(word):
            if path in found:
                raise PatchError(f"{path} is set twice")
            found[path] = value
    return found


def _read_change(word: str) -> Iterator[tuple[str, Any]]:
    if word.startswith("@"):
        yield from read(Path(word[1:])).items()
        return
    path, equals, text = word.partition("=")
    if not equals or not path.strip():
        raise PatchError(f"a value is set as table.row.column=value, not as {word!r}")
    try:
        value = tomllib.loads(f"value = {text}")["value"]
    except tomllib.TOMLDecodeError:
        value = text.strip()  # a word needs no quotation marks
    yield path.strip(), value


def read(path: Path) -> dict[str, Any]:
    """Read a patch from a file with lines `"table.row.column" = value`."""
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise PatchError(f"{path} cannot be read: {error.strerror}") from None
    except ValueError as error:
        raise PatchError(f"{path} is no file of values: {error}") from None
    for name, value in found.items():
        if isinstance(value, dict):
            raise PatchError(f"{path}: {name!r} is no path; paths stand in quotation marks")
    return found


def format_patch(patch: Patch) -> list[str]:
    """Return the arguments that `parse_patch` reads as this patch."""
    return [f"{path}={_value(value)}" for path, value in patch.items()]


# Paths and values


def read_content(game: Game) -> dict[str, dict[str, Any]]:
    """Return the content tables of a game by file name, without the options."""
    files = sorted((game.folder / "content").glob("*.toml"))
    return {path.stem: load_toml(path) for path in files if path.stem != OPTIONS}


def apply_patch(content: dict[str, dict[str, Any]], patch: Patch) -> dict[str, dict[str, Any]]:
    """Return changed copies of the tables that a patch changes."""
    changed: dict[str, dict[str, Any]] = {}
    for path, value in patch.items():
        name = path.split(".")[0]
        table = changed.setdefault(name, deepcopy(_table(content, path)))
        holder, key, like = _place(table, path)
        if key in LABELS:
            raise PatchError(f"{path}: rows are known by their {key}, which stays as it is")
        _check(path, value, like)
        holder[key] = value
    return changed


def current(content: dict[str, dict[str, Any]], path: str) -> Any:
    """Return the current value at a path, or None if its row has no such column."""
    holder, key, _ = _place(_table(content, path), path)
    return holder.get(key) if isinstance(holder, dict) else holder[key]


def _table(content: dict[str, dict[str, Any]], path: str) -> dict[str, Any]:
    name = path.split(".")[0]
    if name == OPTIONS:
        raise PatchError(f"{path}: options are chosen with --option, not set")
    if name not in content:
        raise PatchError(f"{path}: there is no table {name!r}; there are: {_some(content)}")
    return content[name]


def check_patch(game: Game, patch: Patch) -> dict[str, Any]:
    """Return a patch sorted, with canonical paths, and without values that change nothing."""
    content = read_content(game)
    apply_patch(content, patch)
    found: dict[str, Any] = {}
    for path, value in patch.items():
        name = canonical(content, path)
        if name in found:
            raise PatchError(f"{name} is set twice")
        found[name] = value
    return {path: found[path] for path in sorted(found) if current(content, path) != found[path]}


def canonical(content: dict[str, dict[str, Any]], path: str) -> str:
    """Return the canonical path of a value.

    Rows are named by their id or name; their list is only named where that is ambiguous.
    """
    table = _table(content, path)
    _place(table, path)  # raises an error if the path is wrong
    first, *words = path.split(".")
    found = [first]
    node: Any = table
    for depth, word in enumerate(words):
        if isinstance(node, list):
            number = _in_list(node, word, path)
            label = _label(node[number])
            if label is not None and [_label(row) for row in node].count(label) == 1:
                if depth == 1 and label not in table and _names(table).count(label) == 1:
                    found.pop()  # the list need not be named
                found.append(label)
            else:
                found.append(str(number))
            node = node[number]
        else:
            found.append(word)
            node = _in_table(table, word, path)[0] if node is table else node.get(word)
    return ".".join(found)


def _place(table: dict[str, Any], path: str) -> tuple[Any, Any, Any]:
    """Return the container of the value at a path, its key, and a value of the type it needs."""
    _, *words = path.split(".")
    if not words:
        raise PatchError(f"{path}: a value has a path such as table.row.column")
    holder: Any = table
    rows: list[Any] = []  # the list that contains the holder
    for word in words[:-1]:
        holder, rows = _step(table, holder, word, path)
    key = words[-1]
    if isinstance(holder, list):
        number = _in_list(holder, key, path)
        return holder, number, holder[number]
    if not isinstance(holder, dict):
        raise PatchError(f"{path}: {_value(holder)} has no parts")
    if holder is table and key not in table and key in _names(table):
        row, _ = _in_table(table, key, path)
        raise PatchError(f"{path}: name a column of it: {_some(row)}")
    # A row may be given a column that it lacks, if another row of its list has it.
    for row in (holder, *rows):
        if key in row:
            return holder, key, row[key]
    if holder is table:
        raise PatchError(f"{path}: there is no row {key!r}; there are: {_some(_names(table))}")
    names = dict.fromkeys(name for row in (holder, *rows) for name in row)
    raise PatchError(f"{path}: there is no column {key!r}; there are: {_some(names)}")


def _step(table: dict[str, Any], node: Any, word: str, path: str) -> tuple[Any, list[Any]]:
    """Follow one word of a path; return the node and the rows of the same list."""
    if node is table:
        return _in_table(table, word, path)
    if isinstance(node, list):
        return node[_in_list(node, word, path)], [row for row in node if isinstance(row, dict)]
    if isinstance(node, dict) and word in node:
        return node[word], []
    there = f"; there are: {_some(node)}" if isinstance(node, dict) else ""
    raise PatchError(f"{path}: there is no {word!r}{there}")


def _in_table(table: dict[str, Any], word: str, path: str) -> tuple[Any, list[Any]]:
    """Return an entry of a table, or a row of one of its lists, and the rows of that list."""
    if word in table:
        return table[word], []
    found = {
        name: (row, rows)
        for name, rows in table.items()
        if isinstance(rows, list)
        for row in rows
        if _label(row) == word
    }
    if not found:
        raise PatchError(f"{path}: there is no row {word!r}; there are: {_some(_names(table))}")
    if len(found) > 1:
        raise PatchError(f"{path}: {word!r} is in several lists; name one: {_some(found)}")
    return next(iter(found.values()))


def _in_list(rows: list[Any], word: str, path: str) -> int:
    """Return the index of a row by its id or name, or by its number from 0."""
    called = [number for number, row in enumerate(rows) if _label(row) == word]
    if len(called) == 1:
        return called[0]
    if word.isdecimal() and int(word) < len(rows):
        return int(word)
    names = [name for row in rows if (name := _label(row))] or [f"0 to {len(rows) - 1}"]
    raise PatchError(f"{path}: there is no row {word!r}; there are: {_some(names)}")


def _label(row: Any) -> str | None:
    if not isinstance(row, dict):
        return None
    return next((str(row[label]) for label in LABELS if label in row), None)


def _names(table: dict[str, Any]) -> list[str]:
    found = []
    for name, value in table.items():
        labels = [_label(row) for row in value] if isinstance(value, list) else []
        found += [label for label in labels if label] or [name]
    return found


def _check(path: str, value: Any, like: Any) -> None:
    """Raise `PatchError` if a value has another type than the current one."""
    if isinstance(like, dict):
        raise PatchError(f"{path}: it has parts; name one: {_some(like)}")
    if isinstance(like, list):
        if not isinstance(value, list):
            raise PatchError(f"{path}: {_value(value)} is no list, such as {_value(like)}")
        for each in value if like else ():
            if isinstance(like[0], dict):
                raise PatchError(f"{path}: its rows have parts; name one of them")
            _check(path, each, like[0])
        return
    fits = type(value) is type(like) or (type(like) is float and type(value) is int)
    if not fits:
        kinds = {int: "a whole number", float: "a number", bool: "true or false", str: "a word"}
        what = kinds.get(type(like), type(like).__name__)
        raise PatchError(f"{path}: {_value(value)} is not {what}, such as {_value(like)}")


def _some(names: Any) -> str:
    listed = [str(name) for name in names]
    more = f" and {len(listed) - SHOWN} more" if len(listed) > SHOWN else ""
    return ", ".join(listed[:SHOWN]) + more


# The copy of a game


@cache
def _variant(name: str, patch: str) -> Game:
    game = load_game(name)
    folder = _copy(game, json.loads(patch))
    package = ModuleType(_package(folder))
    package.__path__ = [str(folder)]
    sys.modules[package.__name__] = package
    try:
        made: Game = import_module(f"{package.__name__}.{name}").GAME
    except Exception:
        # An invalid copy is removed from memory and from disk.
        for module in [m for m in sys.modules if f"{m}.".startswith(f"{package.__name__}.")]:
            del sys.modules[module]
        shutil.rmtree(folder, ignore_errors=True)
        raise
    return made


def variant(name: str, patch: Patch) -> Game:
    """Return a game with changed content. Invalid content raises `ContentError`."""
    return _variant(name, json.dumps(dict(patch), sort_keys=True))


def _package(folder: Path) -> str:
    """Return the package name of a copy.

    It begins with `holdfast`, as interpreted rules may only call functions of that package.
    """
    return f"holdfast.variant_{folder.name}"


def _copy(game: Game, patch: Patch) -> Path:
    """Return the folder of a copy of a game's package with changed content; write it if missing."""
    changed = apply_patch(read_content(game), patch)
    sources = {
        path.relative_to(game.folder): path.read_bytes()
        for path in sorted(game.folder.rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts
    }
    for table, rows in changed.items():
        sources[Path("content") / f"{table}.toml"] = to_toml(rows).encode()
    digest = hashlib.sha256(game.name.encode())
    for path, octets in sources.items():
        digest.update(str(path).encode() + b"\0" + hashlib.sha256(octets).digest())
    folder = cache_root() / "variants" / f"{game.name}_{digest.hexdigest()[:16]}"
    if not folder.is_dir():
        own = f"holdfast.games.{game.name}".encode()
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent, prefix=".") as beside:
            for path, octets in sources.items():
                into = Path(beside, "whole", game.name, path)
                into.parent.mkdir(parents=True, exist_ok=True)
                if path.suffix == ".py":
                    octets = octets.replace(own, f"{_package(folder)}.{game.name}".encode())
                into.write_bytes(octets)
            try:
                Path(beside, "whole").rename(folder)
            except OSError:
                if not folder.is_dir():  # otherwise another process has written the same copy
                    raise
    return folder


def to_toml(table: Mapping[str, Any]) -> str:
    """Return a table as TOML."""
    return "".join(f"{_key(name)} = {_value(value)}\n" for name, value in table.items())


def _key(name: str) -> str:
    return json.dumps(name, ensure_ascii=False)


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(k)} = {_value(v)}" for k, v in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, value)) + "]"
    return json.dumps(value, ensure_ascii=False)
