"""The base model of everything that a screen shows."""

from __future__ import annotations

from functools import cache
from typing import Any, Self

from pydantic import BaseModel


@cache
def _names_set(*names: str) -> set[str]:
    """Return the set of these names.

    All views of a class share it, because it would take as much memory as the rest of a view.
    """
    return set(names)


class ScreenView(BaseModel):
    """Everything that a screen shows of a game."""

    @classmethod
    def of(cls, **fields: Any) -> Self:
        """Return a view with these fields, neither validated nor copied.

        A cached part of a view is then the same object in the next view, so it need not be
        compared. The tests for all games check that views fit their models.
        """
        view = cls.__new__(cls)
        object.__setattr__(view, "__dict__", fields)
        object.__setattr__(view, "__pydantic_fields_set__", _names_set(*fields))
        object.__setattr__(view, "__pydantic_extra__", None)
        object.__setattr__(view, "__pydantic_private__", None)
        return view
