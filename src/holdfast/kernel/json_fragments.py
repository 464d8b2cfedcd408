"""What is sent of a screen, put together of parts as they were written.

Most of a table is as it was before a move. So parts of it that a game keeps remember how they are
written (`Words`, and those here), and a view of them is put together instead of written anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

from pydantic import BaseModel
from pydantic_core import to_json

from holdfast.kernel.wording import Words


class Row(list[Any]):
    """Words in a row, to which nothing is written any more."""

    @cached_property
    def written(self) -> str:
        """All of them as JSON."""
        return _in_a_row(self)


def _in_a_row(words: Iterable[Words]) -> str:
    return f"[{','.join([word.written for word in words])}]"


class Printed(dict[str, Any]):
    """Named things that never change, and remember how they are written."""

    @cached_property
    def written(self) -> str:
        """All of them as JSON."""
        return to_json(dict(self)).decode()


def composed(fields: Mapping[str, Any]) -> str:
    """Named values as JSON. What remembers how it is written is put in so: most of a table is as it
    was before."""
    texts: list[str] = []
    others: dict[str, Any] = {}
    for name, value in fields.items():
        text = _remembered(value)
        if text is None:
            others[name] = value
            continue
        texts += [to_json(others).decode()[1:-1], f'"{name}":{text}']
        others = {}
    texts.append(to_json(others).decode()[1:-1])
    return f"{{{','.join(filter(None, texts))}}}"


def _remembered(value: Any) -> str | None:
    if type(value) is list:
        return _in_a_row(value) if value and isinstance(value[0], Words) else None
    written: str | None = value.written if isinstance(value, Words | Row | Printed) else None
    return written


class Composed(BaseModel):
    """All that a screen shows, made of parts that remember how they are written."""

    def model_dump_json(self, **how: Any) -> str:
        """The same as ever, in less time."""
        return super().model_dump_json(**how) if how else composed(self.__dict__)
