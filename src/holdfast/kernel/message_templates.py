"""Fast formatting of the Fluent messages that use common features only.

The Fluent runtime interprets every message in full generality, which takes longer than a move. Most
messages consist of text, of arguments that are words or small numbers, and of a selection between
variants. Those are formatted here, with the same result. All others are left to the runtime.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from fluent.syntax import ast

MOST = 999
"""The largest absolute value of a number that is formatted here; larger ones are grouped."""

Plural = Callable[[int], str]
"""A function that returns the plural category of a number."""


class _UnsupportedMessageError(Exception):
    """The message needs the Fluent runtime."""


def fast_text(pattern: Any, arguments: Mapping[str, Any], plural: Plural) -> str | None:
    """Return the text of a runtime pattern, or None if it needs the runtime."""
    try:
        return _filler(pattern)(arguments, plural)
    except _UnsupportedMessageError:
        return None


Filler = Callable[[Mapping[str, Any], Plural], str]
"""A function that formats a pattern, or a part of one, with arguments."""


@cache
def _filler(pattern: Any) -> Filler:
    """Return the function that formats a pattern."""
    # The runtime replaces a pattern of one element by that element.
    elements = pattern.elements if isinstance(pattern, ast.Pattern) else [pattern]
    parts = [_part(element) for element in elements]

    def fill(arguments: Mapping[str, Any], plural: Plural) -> str:
        return "".join(
            [part if isinstance(part, str) else part(arguments, plural) for part in parts]
        )

    return fill


def _part(element: Any) -> str | Filler:
    """Return an element of a pattern: its text, or the function that formats it."""
    if isinstance(element, ast.Placeable):
        element = element.expression
        if isinstance(element, ast.SelectExpression):
            return _variant_filler(element)
        if isinstance(element, ast.VariableReference):
            value = _value(element)
            return lambda arguments, plural: str(value(arguments))
    if isinstance(element, ast.TextElement):
        return str(element.value)
    if isinstance(element, ast.StringLiteral):
        return str(element.parse()["value"])
    return _refuse


def _refuse(arguments: Mapping[str, Any], plural: Plural) -> str:
    """Raise _UnsupportedMessageError."""
    raise _UnsupportedMessageError


def _value(expression: Any) -> Callable[[Mapping[str, Any]], str | int]:
    """Return a function that returns the value of an argument."""
    if not isinstance(expression, ast.VariableReference):
        return lambda arguments: _refuse(arguments, str)
    name = expression.id.name

    def value(arguments: Mapping[str, Any]) -> str | int:
        found = arguments.get(name)
        if type(found) is str or (type(found) is int and -MOST <= found <= MOST):
            return found
        raise _UnsupportedMessageError

    return value


def _variant_filler(select: Any) -> Filler:
    """Return the function that formats the variant an argument selects.

    A number selects a variant by its value or by its plural category.
    """
    value = _value(select.selector)
    variants = [
        (
            variant.key.value if isinstance(variant.key, ast.NumberLiteral) else None,
            None if isinstance(variant.key, ast.NumberLiteral) else variant.key.name,
            _filler(variant.value),
        )
        for variant in select.variants
    ]
    default = next(_filler(variant.value) for variant in select.variants if variant.default)

    def fill(arguments: Mapping[str, Any], plural: Plural) -> str:
        chosen = value(arguments)
        word: str | None = None
        for number, name, filler in variants:
            if name is None:
                if isinstance(chosen, str):  # it may be the name of a plural category
                    raise _UnsupportedMessageError
                if number == chosen:
                    return filler(arguments, plural)
                continue
            if word is None:
                word = chosen if isinstance(chosen, str) else plural(chosen)
            if name == word:
                return filler(arguments, plural)
        return default(arguments, plural)

    return fill
