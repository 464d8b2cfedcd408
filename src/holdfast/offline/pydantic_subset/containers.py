"""Validators of lists, tuples, dictionaries and unions, made from the validators of their parts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .errors import InvalidError, below, invalid
from .scalars import Validator


def _is_sequence(value: Any, strict: bool, from_json: bool, kind: type) -> bool:
    if isinstance(value, kind):
        return True
    if from_json:
        return isinstance(value, list)
    return not strict and isinstance(value, (list, tuple))


def _elements(values: Any, item: Validator, strict: bool, from_json: bool) -> list[Any]:
    found, mistakes = [], []
    for at, value in enumerate(values):
        try:
            found.append(item(value, strict, from_json))
        except InvalidError as error:
            mistakes += below(error, at)
    if mistakes:
        raise InvalidError(mistakes)
    return found


def list_of(item: Validator) -> Validator:
    """Return the validator of a list."""

    def validate(value: Any, strict: bool, from_json: bool) -> list[Any]:
        if not _is_sequence(value, strict, from_json, list):
            name = "array" if from_json else "list"
            raise invalid("list_type", f"Input should be a valid {name}")
        return _elements(value, item, strict, from_json)

    return validate


def tuple_of(item: Validator) -> Validator:
    """Return the validator of a tuple of any length."""

    def validate(value: Any, strict: bool, from_json: bool) -> tuple[Any, ...]:
        if not _is_sequence(value, strict, from_json, tuple):
            name = "array" if from_json else "tuple"
            raise invalid("tuple_type", f"Input should be a valid {name}")
        return tuple(_elements(value, item, strict, from_json))

    return validate


def dict_of(key: Validator, item: Validator) -> Validator:
    """Return the validator of a dictionary."""

    def validate(value: Any, strict: bool, from_json: bool) -> dict[Any, Any]:
        if not isinstance(value, Mapping):
            what = "an object" if from_json else "a valid dictionary"
            raise invalid("dict_type", f"Input should be {what}")
        found, mistakes = {}, []
        for name, one in value.items():
            try:
                # All keys of a JSON object are texts.
                at = key(name, strict and not from_json, from_json)
            except InvalidError as error:
                mistakes += below(error, str(name), "[key]")
                continue
            try:
                found[at] = item(one, strict, from_json)
            except InvalidError as error:
                mistakes += below(error, str(name))
        if mistakes:
            raise InvalidError(mistakes)
        return found

    return validate


def union(members: list[tuple[str, Validator]]) -> Validator:
    """Return a validator that accepts what one of its members accepts, strictly if possible."""

    def validate(value: Any, strict: bool, from_json: bool) -> Any:
        for _, member in members:
            try:
                return member(value, True, from_json)
            except InvalidError:
                pass
        mistakes = []
        for name, member in members:
            try:
                return member(value, strict, from_json)
            except InvalidError as error:
                mistakes += below(error, name)
        raise InvalidError(mistakes)

    return validate


def nullable(inner: Validator) -> Validator:
    """Return a validator that accepts None as well."""

    def validate(value: Any, strict: bool, from_json: bool) -> Any:
        return None if value is None else inner(value, strict, from_json)

    return validate
