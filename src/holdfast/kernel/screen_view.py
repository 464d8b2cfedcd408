"""The model of everything a screen shows."""

from __future__ import annotations

from typing import Any, Self

from pydantic import BaseModel


class ScreenView(BaseModel):
    """Everything a screen shows of a game."""

    @classmethod
    def of(cls, **fields: Any) -> Self:
        """Return a view with these fields, neither checked nor copied.

        A part that the game keeps is then the same object in the next view, and need not be
        compared. That views are as their models say is checked by the laws of all games.
        """
        view = cls.__new__(cls)
        object.__setattr__(view, "__dict__", fields)
        object.__setattr__(view, "__pydantic_fields_set__", set(fields))
        object.__setattr__(view, "__pydantic_extra__", None)
        object.__setattr__(view, "__pydantic_private__", None)
        return view
