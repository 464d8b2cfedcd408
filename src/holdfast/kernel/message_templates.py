"""Filling messages in: what most of them need, done directly.

The Fluent runtime walks through every message in general terms, which takes longer than a move.
Most messages are text, quoted or not, arguments that are words or small numbers, and a choice
between variants; those are filled in here, to the same letters. All others are left to the runtime.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from fluent.syntax import ast

MOST = 999
"""Numbers up to this, also below zero, are written alike everywhere: larger ones are grouped."""

Plural = Callable[[int], str]
"""Which plural form a number takes."""


class _UnsupportedMessageError(Exception):
    """The runtime has to do it."""


def filled(pattern: Any, arguments: Mapping[str, Any], plural: Plural) -> str | None:
    """The text of a pattern of the runtime's, or nothing if it asks for more than this."""
    try:
        return _filler(pattern)(arguments, plural)
    except _UnsupportedMessageError:
        return None


Filler = Callable[[Mapping[str, Any], Plural], str]
"""Fills in what a pattern, or a part of one, was made to a function of."""


@cache
def _filler(pattern: Any) -> Filler:
    # What has one element only is that element.
    elements = pattern.elements if isinstance(pattern, ast.Pattern) else [pattern]
    parts = [_part(element) for element in elements]

    def fill(arguments: Mapping[str, Any], plural: Plural) -> str:
        return "".join(
            [part if type(part) is str else part(arguments, plural) for part in parts]  # type: ignore[operator]
        )

    return fill


def _part(element: Any) -> str | Filler:
    """An element of a pattern: text as it stands, or how it is filled in."""
    if isinstance(element, ast.Placeable):
        element = element.expression
        if isinstance(element, ast.SelectExpression):
            return _choice(element)
        if isinstance(element, ast.VariableReference):
            value = _value(element)
            return lambda arguments, plural: str(value(arguments))
    if isinstance(element, ast.TextElement):
        return str(element.value)
    if isinstance(element, ast.StringLiteral):
        return str(element.parse()["value"])
    return _out_of_reach


def _out_of_reach(arguments: Mapping[str, Any], plural: Plural) -> str:
    raise _UnsupportedMessageError


def _value(expression: Any) -> Callable[[Mapping[str, Any]], str | int]:
    """What an argument is."""
    if not isinstance(expression, ast.VariableReference):
        return lambda arguments: _out_of_reach(arguments, str)
    name = expression.id.name

    def value(arguments: Mapping[str, Any]) -> str | int:
        found = arguments.get(name)
        if type(found) is str or (type(found) is int and -MOST <= found <= MOST):
            return found
        raise _UnsupportedMessageError

    return value


def _choice(select: Any) -> Filler:
    """The variant that an argument selects: a number by itself or by its plural form."""
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
        word = chosen if type(chosen) is str else None
        for number, name, filler in variants:
            if name is None:
                if type(chosen) is str:  # which may be the name of the number's plural form
                    raise _UnsupportedMessageError
                if number == chosen:
                    return filler(arguments, plural)
                continue
            if word is None:
                word = plural(chosen)  # type: ignore[arg-type]
            if name == word:
                return filler(arguments, plural)
        return default(arguments, plural)

    return fill
