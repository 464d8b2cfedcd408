"""Content files: cards, tiles and tables in TOML, validated when they are loaded.

An error message names the file, the entry and the field, because its reader is editing that file.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

Model = TypeVar("Model", bound=BaseModel)


class ContentError(ValueError):
    """A content file is missing, is not valid TOML, or does not fit its model."""


class Strict(BaseModel):
    """A base model for content: unknown fields are errors, and values are never coerced."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


def _short_path(path: Path) -> str:
    """Return the last three parts of a path, for messages."""
    return "/".join(path.parts[-3:])


def load_toml(path: Path) -> dict[str, Any]:
    """Return a content file as a dictionary, without validation."""
    try:
        with path.open("rb") as file:
            return tomllib.load(file)
    except FileNotFoundError:
        raise ContentError(f"{_short_path(path)}: the file is missing") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ContentError(f"{_short_path(path)}: not valid TOML: {error}") from None


def load(path: Path, model: type[Model]) -> Model:
    """Return a content file as an instance of this model."""
    name, raw = _short_path(path), load_toml(path)
    try:
        return model.model_validate(raw)
    except ValidationError as error:
        lines = [f"{name}: {_location(raw, e['loc'])}: {e['msg']}" for e in error.errors()]
        raise ContentError("\n".join(lines)) from None


def _location(raw: Any, location: tuple[int | str, ...]) -> str:
    """Return the place of an error in the file; list entries are named by their id or name."""
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
