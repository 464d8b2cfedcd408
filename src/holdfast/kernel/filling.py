"""Filling messages in: what most of them need, done directly.

The Fluent runtime walks through every message in general terms, which takes longer than a move.
Most messages are text, quoted or not, arguments that are words or small numbers, and a choice
between variants; those are filled in here, to the same letters. All others are left to the runtime.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from fluent.syntax import ast

MOST = 999
"""Numbers up to this, also below zero, are written alike everywhere: larger ones are grouped."""

Plural = Callable[[int], str]
"""Which plural form a number takes."""


class _OutOfReach(Exception):
    """The runtime has to do it."""


def filled(pattern: Any, arguments: Mapping[str, Any], plural: Plural) -> str | None:
    """The text of a pattern of the runtime's, or nothing if it asks for more than this."""
    try:
        return _text(pattern, arguments, plural)
    except _OutOfReach:
        return None


def _text(pattern: Any, arguments: Mapping[str, Any], plural: Plural) -> str:
    parts = []
    # What has one element only is that element.
    for element in pattern.elements if isinstance(pattern, ast.Pattern) else [pattern]:
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
        elif not isinstance(element, ast.Placeable):
            raise _OutOfReach
        elif isinstance(element.expression, ast.SelectExpression):
            parts.append(_text(_variant(element.expression, arguments, plural), arguments, plural))
        else:
            parts.append(str(_value(element.expression, arguments)))
    return "".join(parts)


def _value(expression: Any, arguments: Mapping[str, Any]) -> str | int:
    """What an argument is, or what stands in quotes."""
    if isinstance(expression, ast.StringLiteral):
        quoted: str = expression.parse()["value"]
        return quoted
    if not isinstance(expression, ast.VariableReference):
        raise _OutOfReach
    value = arguments.get(expression.id.name)
    if type(value) is str or (type(value) is int and -MOST <= value <= MOST):
        return value
    raise _OutOfReach


def _variant(select: Any, arguments: Mapping[str, Any], plural: Plural) -> Any:
    """The variant that an argument selects: a number by itself or by its plural form."""
    value = _value(select.selector, arguments)
    for variant in select.variants:
        if isinstance(variant.key, ast.NumberLiteral):
            if type(value) is str:  # which may be the name of the number's plural form
                raise _OutOfReach
            fits = variant.key.value == value
        else:
            fits = variant.key.name == (plural(value) if type(value) is int else value)
        if fits:
            return variant.value
    return next(variant.value for variant in select.variants if variant.default)
