"""Two pages of the documentation, generated from the code when the documentation is built.

docs/reference.md lists the library for scripts from its docstrings. docs/observations.md lists the
names in the observations of each game; what they mean is in the comments of the game's `state.py`.
"""

from __future__ import annotations

import ast
import inspect
import io
import tokenize
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from holdfast import games
from holdfast.kernel.game import Game
from holdfast.kernel.observation import MEANINGS, Entry

MODULES = ("holdfast.library", "holdfast.bots", "holdfast.replay")
ENVIRONMENTS = ("holdfast.envs.vector", "holdfast.envs.table")

KERNEL_FIELDS = {
    "viewer": "the seat that observes, not counted from the viewer",
    "agenda.frames.step": "the steps that are still to be carried out, the next one last",
    "agenda.frames.a": "the first number of such a step",
    "agenda.frames.b": "its second number",
    "agenda.frames.c": "its third number",
    "agenda.frames.d": "its fourth number",
    "agenda.depth": "how many such steps there are",
    "to_move": "the seat that decides",
    "over": "1 if the game is over",
    "ask": "the number of the open decision",
    "about": "what the decision is about",
    "against": "against what",
}


# The reference


def reference() -> str:
    """Return the page that lists the library."""
    lines = [
        "# Reference",
        "",
        "Everything that scripts use. [Use it from Python](python.md) shows it at work. "
        "`holdfast.load`, `holdfast.names` and the classes of `holdfast.library` are names of "
        "`holdfast` itself.",
        "",
    ]
    for name in (*MODULES, *ENVIRONMENTS):
        lines += [*_module_lines(import_module(name)), ""]
    return "\n".join(lines).rstrip() + "\n"


def _module_lines(module: ModuleType) -> list[str]:
    """Return the lines about a module."""
    lines = [f"## {module.__name__}", "", _first_paragraph(module), ""]
    for name, thing in vars(module).items():
        if getattr(thing, "__module__", None) != module.__name__ or name.startswith("_"):
            continue
        if inspect.isclass(thing):
            lines += [f"### {name}", "", _first_paragraph(thing), "", *_member_rows(thing), ""]
        elif inspect.isfunction(thing):
            lines += [f"### {name}{_signature(thing)}", "", _first_paragraph(thing), ""]
    return lines[:-1]


def _member_rows(kind: type) -> list[str]:
    """Return a table of the public methods and properties of a class."""
    rows = []
    for name, member in vars(kind).items():
        if name.startswith("_"):
            continue
        if inspect.isfunction(member):
            rows.append(f"| `{name}{_signature(member)}` | {_first_paragraph(member)} |")
        elif isinstance(member, property) or hasattr(member, "func"):
            rows.append(f"| `{name}` | {_first_paragraph(member)} |")
    return ["| name | what it is |", "|---|---|", *rows] if rows else []


def _signature(function: Any) -> str:
    """Return the parameters of a function, without `self` and without types."""
    parameters = inspect.signature(function).parameters.values()
    shown = [p.replace(annotation=p.empty) for p in parameters if p.name != "self"]
    return str(inspect.Signature(shown))


def _first_paragraph(thing: Any) -> str:
    """Return the first paragraph of a docstring as one line."""
    text = inspect.getdoc(thing) or ""
    return " ".join(text.partition("\n\n")[0].split())


# The observations


def observations() -> str:
    """Return the page that lists the observations of all games."""
    lines = [
        "# Observations",
        "",
        "An observation is a row of bytes with a name for each part: "
        "`state.observe(seat)[name]`, or `env.table.layout[name].of(observations)` for many "
        "games at once. It has everything that the viewer may know, and nothing else.",
        "",
        "Rows by seat begin with the viewer. Sizes are those of a table with default options; "
        "other options have other numbers of rows.",
        "",
        "| how | what the bytes are |",
        "|---|---|",
        *(f"| {kind} | {meaning} |" for kind, meaning in MEANINGS.items()),
        "",
    ]
    for name in games.names():
        lines += [*_game_lines(games.load(name)), ""]
    return "\n".join(lines).rstrip() + "\n"


def _game_lines(game: Game) -> list[str]:
    """Return the lines about the observations of one game."""
    counts = game.layout.read_counts(game.new({}, 0))
    entries = game.layout.entries(counts)
    meanings = KERNEL_FIELDS | dict(_meanings(game.folder / "state.py"))
    return [
        f"## {game.name.capitalize()}",
        "",
        f"{game.layout.size(counts)} bytes, with {counts['seats']} seats. "
        f"{game.moves.commands} actions.",
        "",
        "| name | first byte | shape | how | meaning |",
        "|---|---|---|---|---|",
        *(_entry_row(entry, meanings) for entry in entries),
        "",
        "Left out:",
        "",
        *(f"- `{path}`: {why}." for path, why in game.layout.leave_out.items()),
    ]


def _entry_row(entry: Entry, meanings: dict[str, str]) -> str:
    """Return the row of a table about one entry."""
    shape = " × ".join(map(str, entry.shape)) or "1"
    meaning = meanings.get(entry.name, "").replace("|", "\\|")
    return f"| `{entry.name}` | {entry.offset} | {shape} | {entry.kind} | {meaning} |"


def _meanings(path: Path) -> Iterator[tuple[str, str]]:
    """Yield the comment of each field of the position, with the field's path."""
    source = path.read_text(encoding="utf-8")
    comments = {
        token.start[0]: token.string.lstrip("# ")
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT
    }
    records = {
        node.targets[0].id: node.value
        for node in ast.parse(source).body
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Name)
        and isinstance(node.value, ast.Call)
    }

    def fields(record: str, prefix: str) -> Iterator[tuple[str, str]]:
        for field in records[record].keywords:
            if field.arg is None:
                continue
            if field.value.lineno in comments:
                yield prefix + field.arg, comments[field.value.lineno]
            kind = field.value.elts[0] if isinstance(field.value, ast.Tuple) else field.value
            if isinstance(kind, ast.Name) and kind.id in records:
                yield from fields(kind.id, f"{prefix}{field.arg}.")

    yield from fields("State", "")
