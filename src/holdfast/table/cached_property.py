"""What follows from a value, worked out when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")


class once(Generic[T]):  # noqa: N801 - it is written like a word, as `property` is
    """The same as `functools.cached_property` without the lock that this takes in Python 3.11, all
    values of a class one after another: a move asks for two dozen of them. Two threads that ask at
    once both work it out, and come to the same."""

    def __init__(self, work: Callable[[Any], T]) -> None:
        self._work = work
        self._name = work.__name__
        self.__doc__ = work.__doc__

    @overload
    def __get__(self, value: None, kind: type) -> once[T]: ...

    @overload
    def __get__(self, value: object, kind: type) -> T: ...

    def __get__(self, value: object | None, kind: type) -> once[T] | T:
        if value is None:
            return self
        # From here on Python finds it there, and does not come here again.
        made = value.__dict__[self._name] = self._work(value)
        return made
