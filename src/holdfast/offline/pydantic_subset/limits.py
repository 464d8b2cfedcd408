"""The limits of a field: of numbers, of the length of texts and lists, and patterns."""

from __future__ import annotations

import re
from typing import Any

from .errors import InvalidError, invalid
from .fields import FieldInfo
from .scalars import Validator


def with_limits(inner: Validator, limits: FieldInfo) -> Validator:
    """Return a validator that also checks the limits of a field."""
    low, high = limits.ge, limits.le
    shortest, longest = limits.min_length, limits.max_length
    pattern = None if limits.pattern is None else re.compile(limits.pattern)

    def too(short: bool, value: Any) -> InvalidError:
        bound, word = (shortest, "least") if short else (longest, "most")
        assert bound is not None
        if isinstance(value, str):
            kind = "string_too_short" if short else "string_too_long"
            return invalid(kind, f"String should have at {word} {_count(bound, 'character')}")
        what, count = type(value).__name__.capitalize(), str(len(value))
        if isinstance(value, dict):
            what, count = "Dictionary", count if short else "more"
        return invalid(
            "too_short" if short else "too_long",
            f"{what} should have at {word} {_count(bound, 'item')} after validation, not {count}",
        )

    def validate(value: Any, strict: bool, from_json: bool) -> Any:
        if longest is not None and isinstance(value, list) and len(value) > longest:
            raise too(False, value)
        value = inner(value, strict, from_json)
        if value is None:
            return None
        if low is not None and value < low:
            raise invalid("greater_than_equal", f"Input should be greater than or equal to {low}")
        if high is not None and value > high:
            raise invalid("less_than_equal", f"Input should be less than or equal to {high}")
        if shortest is not None and len(value) < shortest:
            raise too(True, value)
        if longest is not None and len(value) > longest:
            raise too(False, value)
        if pattern is not None and not pattern.search(value):
            raise invalid(
                "string_pattern_mismatch", f"String should match pattern '{limits.pattern}'"
            )
        return value

    if (low, high, shortest, longest, pattern) == (None,) * 5:
        return inner
    return validate


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"
