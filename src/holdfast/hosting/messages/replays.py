"""Messages with games, step by step."""

from __future__ import annotations

from typing import Any

from holdfast.hosting.messages.base import Message
from holdfast.hosting.messages.table import EventView, PlacementView, SeatView


class Frame(Message):
    """One step of a replay: the view after it, and the events that led to it."""

    seq: int
    to_move: int | None
    move: str | None
    """Key of the move that led here."""
    seat: int | None
    """Seat that played it."""
    view: dict[str, Any]
    events: list[EventView]
    chart: dict[str, int | list[int]]


class ReplayView(Message):
    """A part of a game as a list of frames."""

    game: str
    options: dict[str, int | str]
    seats: list[SeatView]
    length: int
    first: int
    frames: list[Frame]
    over: bool
    placements: list[PlacementView]
