"""Positions: a game's state with what the kernel itself keeps in it."""

from __future__ import annotations

import struct
from functools import lru_cache
from typing import Any

from holdfast.kernel import buffers
from holdfast.kernel.agenda import Agenda
from holdfast.kernel.chance import Chance
from holdfast.kernel.decision import Decisions
from holdfast.kernel.record import Record, i1, record
from holdfast.kernel.record_view import view
from holdfast.kernel.snapshot import read, read_to_share

READINGS = 64
"""Readings that are kept for whoever asks next: a table that rests needs none."""


def position(decisions: Decisions, **fields: Any) -> Record:
    """The record of a game's position: the kernel's part first, then the game's own fields."""
    return record(**_front(decisions), **fields)


def _front(decisions: Decisions) -> dict[str, Any]:
    return {
        "chance": Chance,
        "agenda": Agenda,
        "version": i1,  # of the rules that the game began under
        "to_move": i1,
        "over": i1,
        **decisions.fields(),
    }


# The kernel's part lies at the same place in the positions of all games, and is asked for so often
# that it is not looked up by name each time.
_FRONT = record(**_front(Decisions(limit=1))).fields
_CHANCE = slice(_FRONT["chance"].offset, _FRONT["chance"].offset + Chance.size)
_TO_MOVE, _OVER, _OFFER = (_FRONT[name].offset for name in ("to_move", "over", "offer"))
_FAULTS = (
    _FRONT["chance"].offset + Chance.fields["fault"].offset,
    _FRONT["agenda"].offset + Agenda.fields["fault"].offset,
)
_OFFERS = struct.Struct(f"={_FRONT['offers'].offset}xh").unpack_from


@lru_cache(1024)
def _options(count: int) -> Any:
    """How so many options are read."""
    return struct.Struct(f"={count}h").unpack_from


@lru_cache(READINGS)
def _shared(record: Record, octets: bytes) -> Any:
    return read_to_share(record, octets)


class Position:
    """One position of one game: a block of bytes, readable field by field through `state`."""

    __slots__ = ("_data", "_frozen", "_octets", "_state", "record")

    def __init__(self, kind: Record, octets: bytearray) -> None:
        self.record = kind
        self._octets = octets
        # Made when first asked for: many positions are only copied.
        self._data: Any = None
        self._state: Any = None
        self._frozen: bytes | None = None

    @classmethod
    def blank(cls, kind: Record) -> Position:
        """All zeros."""
        return cls(kind, bytearray(kind.size))

    @classmethod
    def from_bytes(cls, kind: Record, octets: bytes) -> Position:
        """The position that `bytes()` wrote."""
        if len(octets) != kind.size:
            raise ValueError(f"a position has {kind.size} bytes, not {len(octets)}")
        made = cls(kind, bytearray(octets))
        made._frozen = bytes(octets)  # the same ones, where they are
        return made

    @property
    def state(self) -> Any:
        """The position field by field, as plain numbers."""
        if self._state is None:
            self._state = view(self.record, self._octets)
        return self._state

    def read(self) -> Any:
        """The same as plain objects, for those who read much of it: a copy of its own."""
        return read(self.record, self._octets)

    @property
    def reading(self) -> Any:
        """The same for those who write nothing to it: it is shared among them as long as the
        position stays as it is."""
        return _shared(self.record, self.octets)

    @property
    def octets(self) -> bytes:
        """Its bytes: the same ones as long as it stays as it is."""
        if self._frozen is None or self._frozen != self._octets:
            self._frozen = bytes(self._octets)
        return self._frozen

    @property
    def offered(self) -> list[int]:
        """The legal moves, in the order of the rules."""
        (count,) = _OFFERS(self._octets)
        return list(_options(count)(self._octets, _OFFER))

    def number(self, *path: str) -> int:
        """One number of it, for those who need no more."""
        places = self.record.places
        unpack, offset = places.get(path) or self.record.place(*path)
        number: int = unpack(self._octets, offset)[0]
        return number

    @property
    def data(self) -> Any:
        """The same bytes as an engine takes them: an array of one record."""
        if self._data is None:
            self._data = buffers.records(self.record, self._octets)
        return self._data

    def copy(self) -> Position:
        """The same position, to be changed on its own."""
        return Position(self.record, bytearray(self._octets))

    def become(self, other: Position) -> Position:
        """Take over every byte of another position of the game."""
        self._octets[:] = other._octets
        return self

    @property
    def chance(self) -> bytes:
        """The bytes of the coming dice: they differ once something was rolled or drawn."""
        return bytes(self._octets[_CHANCE])

    @property
    def faulty(self) -> bool:
        """Whether the rules have met something impossible."""
        chance, agenda = _FAULTS
        return self._octets[chance] != 0 or self._octets[agenda] != 0

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._octets[_OVER] != 0

    @property
    def to_move(self) -> int:
        """The seat that decides, or NOBODY."""
        octet = self._octets[_TO_MOVE]
        return octet - 256 if octet > 127 else octet

    def __bytes__(self) -> bytes:
        return bytes(self._octets)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self._octets == other._octets

    def __hash__(self) -> int:
        return hash(self.octets)
