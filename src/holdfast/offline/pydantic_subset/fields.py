"""Fields of models: their defaults, their limits, and the decorators of validators."""

from __future__ import annotations

import copy
import dataclasses
from collections.abc import Callable
from typing import Any, Literal, TypeVar

UNSET: Any = object()
"""Default of a field that has none."""
_T = TypeVar("_T")


@dataclasses.dataclass(eq=False)
class FieldInfo:
    """The default and the limits of a field."""

    default: Any = UNSET
    default_factory: Callable[[], Any] | None = None
    alias: str | None = None
    ge: float | None = None
    le: float | None = None
    min_length: int | None = None
    max_length: int | None = None
    pattern: str | None = None
    discriminator: str | None = None

    @property
    def required(self) -> bool:
        """Whether the field has no default."""
        return self.default is UNSET and self.default_factory is None

    def fresh_default(self) -> Any:
        """Return the default of the field; a mutable default is copied."""
        if self.default_factory is not None:
            return self.default_factory()
        if isinstance(self.default, (list, dict, set)):
            return copy.deepcopy(self.default)
        return self.default


def Field(default: Any = UNSET, **limits: Any) -> Any:  # noqa: N802 (the name in pydantic)
    """Return the default and the limits of a field."""
    return FieldInfo(default=default, **limits)


def model_validator(*, mode: Literal["after"]) -> Callable[[_T], _T]:
    """Return a decorator for a method that checks a model after its fields."""

    def mark(method: _T) -> _T:
        vars(method)["__validates_model__"] = True
        return method

    return mark


def field_validator(*names: str) -> Callable[[_T], _T]:
    """Return a decorator for a class method that checks a field after its type."""

    def mark(method: _T) -> _T:
        function: Any = getattr(method, "__func__", method)
        function.__validates_fields__ = names
        return method

    return mark
