"""Content: cards, tiles and tables as TOML, checked when loaded.

A mistake in a content file is reported with the file, the entry and the field, because the
person who reads the message is editing that file.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

Model = TypeVar("Model", bound=BaseModel)


class ContentError(ValueError):
    """A content file is missing, is not TOML, or does not say what it should."""


class Strict(BaseModel):
    """A model for content: unknown fields are mistakes, and values are never coerced."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


def _short(path: Path) -> str:
    return "/".join(path.parts[-3:])


def load_toml(path: Path) -> dict[str, Any]:
    """Read a content file as it is."""
    try:
        with path.open("rb") as file:
            return tomllib.load(file)
    except FileNotFoundError:
        raise ContentError(f"{_short(path)}: the file is missing") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ContentError(f"{_short(path)}: not valid TOML: {error}") from None


def load(path: Path, model: type[Model]) -> Model:
    """Read a content file into a model."""
    name, raw = _short(path), load_toml(path)
    try:
        return model.model_validate(raw)
    except ValidationError as error:
        lines = [f"{name}: {_place(raw, e['loc'])}: {e['msg']}" for e in error.errors()]
        raise ContentError("\n".join(lines)) from None


def _place(raw: Any, location: tuple[int | str, ...]) -> str:
    """Where in the file: list entries are called by their id or name where they have one."""
    words = []
    for key in location:
        if isinstance(key, int) and isinstance(raw, list) and key < len(raw):
            raw = raw[key]
            label = raw.get("id") or raw.get("name") if isinstance(raw, dict) else None
            words.append(f"entry {key + 1}" + (f" ({label})" if label else ""))
        else:
            raw = raw.get(key) if isinstance(raw, dict) else None
            words.append(str(key))
    return ", ".join(words) or "the file as a whole"
