"""Types of the parameters that several routes share."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from holdfast.hosting.codes import LONGEST
from holdfast.hosting.messages.base import MOST
from holdfast.hosting.messages.table import TableView
from holdfast.hosting.views import MOST_FRAMES
from holdfast.table.chat import LONGEST_PLAN

TableId = Annotated[str, Field(max_length=32)]
GameId = Annotated[str, Field(max_length=64)]
Token = Annotated[str, Field(max_length=64)]
Shown = Annotated[str, Field(max_length=12)]
"""The part of a hash that names a thing in a list."""
Code = Annotated[str, Field(max_length=LONGEST)]
Number = Annotated[int, Field(ge=0, le=MOST)]
Seq = Annotated[int, Field(le=MOST)]
Moves = Annotated[list[Number], Field(max_length=LONGEST_PLAN)]
Node = Annotated[int, Field(ge=0, le=1_000_000)]
LessonMove = Annotated[int, Field(ge=0, le=1_000_000_000)]
First = Annotated[int, Field(ge=0, le=1_000_000)]
Count = Annotated[int, Field(ge=1, le=MOST_FRAMES)]

TableText = Annotated[str, TableView]
"""A `TableView` as JSON."""
