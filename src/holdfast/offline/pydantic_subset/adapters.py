"""Validation without a model: of any type, and of the arguments of a function."""

from __future__ import annotations

import inspect
import typing
from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any, Generic, TypeVar

from .errors import InvalidError, ValidationError, below, mistake
from .validators import validate_value, validated_json, validator_of

_T = TypeVar("_T")


class TypeAdapter(Generic[_T]):
    """Validation of any type."""

    def __init__(self, kind: Any) -> None:
        self._validate = validator_of(kind)

    def validate_python(self, value: Any) -> _T:
        """Validate a Python value, and return it."""
        found: _T = validate_value(self._validate, value, "value")
        return found

    def validate_json(self, text: str | bytes) -> _T:
        """Return the value of a JSON text after validation."""
        found: _T = validated_json(self._validate, text, "value")
        return found


def validate_call(*, config: Mapping[str, Any] | None = None) -> Callable[[_T], _T]:
    """Return a decorator that validates the arguments of a function."""

    def decorate(function: Any) -> Any:
        parameters = inspect.signature(function).parameters
        hints = typing.get_type_hints(function, include_extras=True)
        validators = {name: validator_of(hints.get(name, Any)) for name in parameters}

        @wraps(function)
        def call(*arguments: Any, **named: Any) -> Any:
            given = {**dict(zip(parameters, arguments, strict=False)), **named}
            values, mistakes = {}, []
            for name, parameter in parameters.items():
                if name in given:
                    try:
                        values[name] = validators[name](given[name], False, False)
                    except InvalidError as error:
                        mistakes += below(error, name)
                elif parameter.default is inspect.Parameter.empty:
                    message = "Missing required argument"
                    mistakes.append(mistake("missing_argument", message, name))
            mistakes += [
                mistake("unexpected_keyword_argument", "Unexpected keyword argument", name)
                for name in named
                if name not in parameters
            ]
            if mistakes:
                raise ValidationError(function.__name__, mistakes)
            return function(**values)

        return call

    return decorate
