"""The words of a game, read from its files."""

from __future__ import annotations

from functools import cache
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from holdfast.kernel.game import Game


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def messages(game: Game, language: str) -> dict[str, set[str]]:
    """Every message of a language, with the variables it uses. None is there twice or broken."""
    source = (game.folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found
