"""Tests that messages filled in directly read as those of the Fluent runtime."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import ast

from holdfast import games
from holdfast.kernel.message_templates import fast_text
from holdfast.kernel.translations import LANGUAGES

VALUES = (0, 1, 2, 3, 21, 999, 1000, -1, 1.0, True, "x", "other", "one", "")


def nodes(node: Any) -> Iterator[Any]:
    yield node
    for value in vars(node).values():
        for inner in value if isinstance(value, list) else [value]:
            if isinstance(inner, ast.BaseNode):
                yield from nodes(inner)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_every_message_reads_the_same(game: str, language: str) -> None:
    rng = random.Random(1)
    bundle = games.load(game).text(language)._bundle
    directly = 0
    for key in bundle._messages:
        pattern = bundle.get_message(key).value
        found = list(nodes(pattern)) if pattern else []
        names = {node.id.name for node in found if isinstance(node, ast.VariableReference)}
        keys = [node.key for node in found if isinstance(node, ast.Variant)]
        words = [key.name for key in keys if isinstance(key, ast.Identifier)]
        for _ in range(8):
            arguments = {name: rng.choice((*VALUES, *words)) for name in names}
            text = fast_text(pattern, arguments, bundle._plural_form) if found else None
            if text is not None:
                directly += 1
                assert (text, []) == bundle.format_pattern(pattern, arguments), key
    assert directly > len(bundle._messages)


def test_what_is_asked_for_and_not_given_is_left_to_the_runtime() -> None:
    bundle = games.load("outlast").text("en")._bundle
    pattern = bundle.get_message("event-moved").value
    assert fast_text(pattern, {}, bundle._plural_form) is None
