"""Validators of values without parts: texts, numbers, booleans, bytes, None and literals.

Every validator gets the value and two flags: whether validation is strict, and whether the value
comes from JSON. It returns the validated value or raises InvalidError.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from typing import Any

from .errors import invalid

Validator = Callable[[Any, bool, bool], Any]
"""A function that returns the validated value. The flags say whether validation is strict, and
whether the value comes from JSON."""

_NUMBER = re.compile(r"\s*[+-]?\d+(_?\d+)*(\.0*)?\s*")
_TRUE = {"1", "t", "true", "on", "y", "yes"}
_FALSE = {"0", "f", "false", "off", "n", "no"}


def any_value(value: Any, strict: bool, from_json: bool) -> Any:
    """Return any value as it is."""
    return value


def string(value: Any, strict: bool, from_json: bool) -> str:
    """Return a text."""
    if isinstance(value, str):
        return value
    raise invalid("string_type", "Input should be a valid string")


def integer(value: Any, strict: bool, from_json: bool) -> int:
    """Return an integer; unless strict, also from a boolean, a whole number or a text."""
    if type(value) is int:
        return value
    if isinstance(value, int) and not isinstance(value, bool):
        return int(value)
    if not strict:
        if isinstance(value, bool):
            return int(value)
        if isinstance(value, float):
            if value.is_integer():
                return int(value)
            if math.isfinite(value):
                raise invalid(
                    "int_from_float",
                    "Input should be a valid integer, got a number with a fractional part",
                )
            raise invalid("finite_number", "Input should be a finite number")
        if isinstance(value, str):
            if _NUMBER.fullmatch(value):
                return int(value.partition(".")[0])
            raise invalid(
                "int_parsing",
                "Input should be a valid integer, unable to parse string as an integer",
            )
    raise invalid("int_type", "Input should be a valid integer")


def float_number(value: Any, strict: bool, from_json: bool) -> float:
    """Return a number; unless strict, also from a boolean or a text."""
    if isinstance(value, float):
        return value
    if isinstance(value, int) and not (strict and isinstance(value, bool)):
        return float(value)
    if not strict and isinstance(value, str):
        try:
            return float(value)
        except ValueError:
            raise invalid(
                "float_parsing",
                "Input should be a valid number, unable to parse string as a number",
            ) from None
    raise invalid("float_type", "Input should be a valid number")


def boolean(value: Any, strict: bool, from_json: bool) -> bool:
    """Return a boolean; unless strict, also from 0, 1 or a word such as `yes`."""
    if isinstance(value, bool):
        return value
    if not strict:
        if isinstance(value, str):
            if value.lower() in _TRUE:
                return True
            if value.lower() in _FALSE:
                return False
        if isinstance(value, (int, float)) and value in (0, 1):
            return bool(value)
        if isinstance(value, (str, int)):
            raise invalid(
                "bool_parsing", "Input should be a valid boolean, unable to interpret input"
            )
    raise invalid("bool_type", "Input should be a valid boolean")


def octets(value: Any, strict: bool, from_json: bool) -> bytes:
    """Return bytes."""
    if isinstance(value, bytes):
        return value
    raise invalid("bytes_type", "Input should be a valid bytes")


def none(value: Any, strict: bool, from_json: bool) -> None:
    """Accept only None."""
    if value is not None:
        raise invalid("none_required", "Input should be None")


def literal(allowed: tuple[Any, ...]) -> Validator:
    """Return a validator that accepts only these values."""
    names = [repr(value) for value in allowed]
    listed = " or ".join(filter(None, [", ".join(names[:-1]), names[-1]]))

    def validate(value: Any, strict: bool, from_json: bool) -> Any:
        for one in allowed:
            if type(one) is type(value) and one == value:
                return one
        raise invalid("literal_error", f"Input should be {listed}")

    return validate
