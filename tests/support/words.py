"""A game's messages, read from its Fluent files, and the code that refers to them."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from holdfast.kernel.game import Game
from holdfast.table.chat import quick_phrases

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "web/src"
MADE = {("lib", "api", "types.ts"), ("lib", "api", "numbers.ts")}
"""Generated types name fields, and request no messages."""
SOURCE = ROOT / "src/holdfast"
REASONS = ("because", "always_because")
"""Functions that take the key of a reason why a move is illegal."""


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def messages(game: Game, language: str) -> dict[str, set[str]]:
    """Return the variables of each message of a language; fail on duplicates and syntax errors."""
    source = (game.folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@dataclass
class RequestableMessages:
    """The names that code can form: whole words, and patterns that such words complete."""

    words: set[str] = field(default_factory=set)
    patterns: set[re.Pattern[str]] = field(default_factory=set)
    endings: set[str] = field(default_factory=set)
    """Suffixes such as `-note`, appended to the name of any message."""

    def add_pattern(self, parts: Iterable[str | None]) -> None:
        """Add a text with gaps, unless it consists only of gaps and would match anything."""
        pieces = list(parts)
        if pieces and pieces[0]:  # `@card-axe` in a phrase refers to `card-axe`
            pieces[0] = pieces[0].removeprefix("@")
        if len(pieces) == 2 and pieces[0] is None and str(pieces[1]).startswith("-"):
            self.endings.add(str(pieces[1]))
        elif pieces and pieces[0] and None in pieces:
            expression = "".join("(.+)" if piece is None else re.escape(piece) for piece in pieces)
            self.patterns.add(re.compile(expression))

    def names(self, key: str) -> bool:
        """Return whether this message can be requested."""
        if key in self.words or any(
            all(gap.isdigit() or self._is_word(gap) for gap in found.groups())
            for found in self._matches(key)
        ):
            return True
        return any(
            key.endswith(ending) and self.names(key.removesuffix(ending)) for ending in self.endings
        )

    def _is_word(self, gap: str) -> bool:
        """Return whether the code contains this word, or can complete it from others."""
        completed = (set(found.groups()) for found in self._matches(gap))
        return gap in self.words or any(gaps <= self.words for gaps in completed)

    def _matches(self, text: str) -> Iterator[re.Match[str]]:
        return filter(None, (pattern.fullmatch(text) for pattern in self.patterns))


@cache
def requestable_messages(game: Game) -> RequestableMessages:
    """Return the messages that the game's folder, its client and the shared code can request."""
    found = RequestableMessages()
    for path in [*game.folder.rglob("*.py"), *_server()]:
        _read_python(path, found)
    for path in game.folder.rglob("*.toml"):
        found.words.add(path.stem)
        _read_toml(tomllib.loads(path.read_text(encoding="utf-8")), found)
    for path in client_files(game):
        _read_client(path.read_text(encoding="utf-8"), found)
    if (game.folder / "client_constants.py").exists():
        constants = import_module(f"holdfast.games.{game.name}.client_constants").CLIENT
        found.words.update(_strings(constants))
    for _, arguments in game.events.kinds:
        found.words.update(arguments)
    if not has_client(game):  # The plain board looks up a value of a field as `<field>-<value>`.
        for model in game.screen.models:
            for name in model.model_fields:
                found.add_pattern([f"{name}-", None])
    found.words.update(f"quick-{phrase}" for phrase in quick_phrases(game))
    return found


def _strings(value: Any) -> Iterator[str]:
    """Return all strings in lists and dictionaries."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from _strings(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from _strings(part)


def _server() -> Iterator[Path]:
    for path in SOURCE.rglob("*.py"):
        if "games" not in path.relative_to(SOURCE).parts:
            yield path


def client_files(game: Game) -> Iterator[Path]:
    """Yield the client's files that use a game's messages: the shared ones and the game's own."""
    for path in CLIENT.rglob("*"):
        parts = path.relative_to(CLIENT).parts
        shared = parts[0] != "games" and parts not in MADE
        if path.suffix in (".ts", ".svelte") and (shared or game.name in parts):
            yield path


def _read_python(path: Path, found: RequestableMessages) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.words.add(node.value.removeprefix("@"))
        elif isinstance(node, ast.JoinedStr):
            found.add_pattern(
                piece.value if isinstance(piece, ast.Constant) else None for piece in node.values
            )
        elif isinstance(node, ast.Call):
            _read_reason(node, found)


def _read_reason(call: ast.Call, found: RequestableMessages) -> None:
    """Add the message of a reason: `because("cornered")` is `why-cornered`."""
    if getattr(call.func, "id", None) in REASONS and call.args:
        reason = call.args[0]
        if isinstance(reason, ast.Constant):
            found.words.add(f"why-{reason.value}")


def _read_toml(value: Any, found: RequestableMessages) -> None:
    if isinstance(value, dict):
        found.words.update(value)
        value = list(value.values())
    if isinstance(value, list):
        for entry in value:
            _read_toml(entry, found)
    elif isinstance(value, str):
        found.words.add(value)


def _read_client(source: str, found: RequestableMessages) -> None:
    found.words.update(re.findall(r"'([\w@-]+)'", source))
    found.words.update(re.findall(r'"([\w@-]+)"', source))
    found.words.update(re.findall(r"`([\w@-]+)`", source))
    # The keys of an object are words too, such as a table from kinds to messages.
    found.words.update(re.findall(r"\b(\w+):", source))
    for text in re.findall(r"`([\w-]*(?:\$\{[^`]*?\}[\w-]*)+)`", source):
        pieces = re.split(r"(\$\{[^`]*?\})", text)
        found.add_pattern(None if piece.startswith("${") else piece for piece in pieces if piece)


def has_client(game: Game) -> bool:
    """Return whether the game has its own board in the browser."""
    return (CLIENT / "games" / game.name).is_dir()


def requested_by_client(game: Game) -> set[str]:
    """Return the messages that the game's part of the client requests by their full names."""
    asked: set[str] = set()
    for path in (CLIENT / "games" / game.name).rglob("*"):
        if path.suffix in (".ts", ".svelte"):
            asked.update(re.findall(r"\bt\('([\w-]+)'", path.read_text(encoding="utf-8")))
    return asked


def shared_messages(language: str) -> set[str]:
    """Return the messages that all games share in the client."""
    shared = (CLIENT / f"lib/text/{language}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([\w-]+) =", shared, re.MULTILINE))


def requested_by_python(game: Game) -> Iterator[str]:
    """Yield the messages that the game's Python code requests by their full names."""
    for path in game.folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                called = getattr(node.func, "attr", getattr(node.func, "id", None))
                if called in REASONS:
                    yield f"why-{node.args[0].value}"
                elif called in ("phrase", "text"):
                    yield str(node.args[0].value)
