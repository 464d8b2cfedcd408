"""Positions: a game's state with what the kernel itself keeps in it."""

from __future__ import annotations

from typing import Any

import numpy as np

from holdfast.kernel.agenda import Agenda
from holdfast.kernel.chance import Chance
from holdfast.kernel.plain import view
from holdfast.kernel.record import Record, i1, record


def position(**fields: Any) -> Record:
    """The record of a game's position: the kernel's part first, then the game's own fields."""
    return record(chance=Chance, agenda=Agenda, to_move=i1, over=i1, **fields)


class Position:
    """One position of one game: an array of one record, readable field by field through `state`."""

    __slots__ = ("data", "state")

    def __init__(self, data: np.ndarray[Any, Any]) -> None:
        self.data = data
        self.state = view(data)

    @classmethod
    def blank(cls, dtype: Record) -> Position:
        """All zeros."""
        return cls(np.zeros(1, dtype))

    @classmethod
    def from_bytes(cls, dtype: Record, octets: bytes) -> Position:
        """The position that `bytes()` wrote."""
        if len(octets) != dtype.itemsize:
            raise ValueError(f"a position has {dtype.itemsize} bytes, not {len(octets)}")
        return cls(np.frombuffer(bytearray(octets), dtype))

    def copy(self) -> Position:
        """The same position, to be changed on its own."""
        return Position.from_bytes(self.data.dtype, bytes(self))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.over)

    @property
    def to_move(self) -> int:
        """The seat that decides, or NOBODY."""
        seat: int = self.state.to_move
        return seat

    def __bytes__(self) -> bytes:
        return self.data.tobytes()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and bytes(self) == bytes(other)

    def __hash__(self) -> int:
        return hash(bytes(self))
