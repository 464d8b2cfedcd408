"""Errors of validation: `ValidationError` for callers, `InvalidError` inside this package."""

from __future__ import annotations

from typing import Any


class ValidationError(ValueError):
    """A value that does not fit its model, with all mistakes that were found."""

    def __init__(self, title: str, mistakes: list[dict[str, Any]]) -> None:
        self.title = title
        self._mistakes = mistakes
        super().__init__(title, mistakes)

    def errors(
        self, *, include_url: bool = False, include_input: bool = False
    ) -> list[dict[str, Any]]:
        """Return the mistakes: type, location and message of each, never an address or input."""
        assert not include_url
        assert not include_input
        return self._mistakes

    def error_count(self) -> int:
        """Return the number of mistakes."""
        return len(self._mistakes)

    def __str__(self) -> str:
        lines = [f"{self.error_count()} validation error(s) for {self.title}"]
        for one in self._mistakes:
            lines += [".".join(map(str, one["loc"])), f"  {one['msg']} [type={one['type']}]"]
        return "\n".join(lines)


class InvalidError(Exception):
    """Mistakes in a part of the validated value, before they become a ValidationError."""

    def __init__(self, mistakes: list[dict[str, Any]]) -> None:
        super().__init__(mistakes)
        self.mistakes = mistakes


def mistake(kind: str, message: str, *loc: int | str) -> dict[str, Any]:
    """Return a mistake, as `ValidationError.errors` lists it."""
    return {"type": kind, "loc": loc, "msg": message}


def invalid(kind: str, message: str, *loc: int | str) -> InvalidError:
    """Return the error for one mistake."""
    return InvalidError([mistake(kind, message, *loc)])


def below(error: InvalidError, *loc: int | str) -> list[dict[str, Any]]:
    """Return the mistakes of a part, with its location in front of theirs."""
    return [{**one, "loc": (*loc, *one["loc"])} for one in error.mistakes]
