"""How what is sent is written: as JSON, with phrases put in as they were written once."""

from __future__ import annotations

from collections.abc import Iterable
from json.encoder import encode_basestring
from typing import Any

from pydantic import BaseModel
from pydantic_core import to_json

from holdfast.kernel.wording import Phrase, Words

quoted = encode_basestring
"""A text with everything that it takes around and in it."""


def fields_text(fields: BaseModel | dict[str, Any]) -> str:
    """Named values. Those of a model are what its fields say."""
    if isinstance(fields, Words):
        return fields.written
    named = fields if isinstance(fields, dict) else fields.__dict__
    pairs = [f'"{name}":{text(value)}' for name, value in named.items()]
    return f"{{{','.join(pairs)}}}"


def listed(texts: Iterable[str]) -> str:
    """Values that are written already, one after the other."""
    return f"[{','.join(texts)}]"


def text(value: Any) -> str:
    """Any value. Most are small, and are written faster here than it takes to ask for it."""
    kind = type(value)
    if kind is int:
        return str(value)
    if value is None:
        return "null"
    if kind is bool:
        return "true" if value else "false"
    if kind is str:
        return quoted(value)
    if kind is list and value and isinstance(value[0], Phrase):
        return listed([phrase.written for phrase in value])
    if isinstance(value, Phrase):
        return value.written
    return to_json(value).decode()
