"""Positions: the state of a game, with the fields that the kernel adds to it."""

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
"""The number of shared snapshots in the cache."""


def position(decisions: Decisions, **fields: Any) -> Record:
    """Return the record of a game's position: the kernel's fields, then the game's own."""
    return record(**_kernel_fields(decisions), **fields)


def _kernel_fields(decisions: Decisions) -> dict[str, Any]:
    """Return the fields of the kernel."""
    return {
        "chance": Chance,
        "agenda": Agenda,
        "version": i1,  # the rules version that the game began under
        "to_move": i1,
        "over": i1,
        **decisions.fields(),
    }


# The kernel's fields have the same offsets in the positions of all games. They are read so often
# that looking them up by name would be slow.
_KERNEL_FIELDS = record(**_kernel_fields(Decisions(limit=1))).fields
_CHANCE = slice(_KERNEL_FIELDS["chance"].offset, _KERNEL_FIELDS["chance"].offset + Chance.size)
_TO_MOVE, _OVER, _OFFER = (_KERNEL_FIELDS[name].offset for name in ("to_move", "over", "offer"))
_FAULTS = (
    _KERNEL_FIELDS["chance"].offset + Chance.fields["fault"].offset,
    _KERNEL_FIELDS["agenda"].offset + Agenda.fields["fault"].offset,
)
_OFFERS = struct.Struct(f"={_KERNEL_FIELDS['offers'].offset}xh").unpack_from


@lru_cache(1024)
def _options_unpacker(count: int) -> Any:
    """Return the function that unpacks this number of options."""
    return struct.Struct(f"={count}h").unpack_from


@lru_cache(READINGS)
def _shared_snapshot(record: Record, octets: bytes) -> Any:
    """Return the shared snapshot of a position, from the cache."""
    return read_to_share(record, octets)


class Position:
    """One position of one game: a block of bytes, whose fields `state` reads and writes."""

    __slots__ = ("_data", "_frozen", "_octets", "_state", "record")

    def __init__(self, kind: Record, octets: bytearray) -> None:
        self.record = kind
        self._octets = octets
        # Created at first use, because many positions are only copied.
        self._data: Any = None
        self._state: Any = None
        self._frozen: bytes | None = None

    @classmethod
    def blank(cls, kind: Record) -> Position:
        """Return a position of zeros."""
        return cls(kind, bytearray(kind.size))

    @classmethod
    def from_bytes(cls, kind: Record, octets: bytes) -> Position:
        """Return the position that `bytes()` wrote."""
        if len(octets) != kind.size:
            raise ValueError(f"a position has {kind.size} bytes, not {len(octets)}")
        made = cls(kind, bytearray(octets))
        made._frozen = bytes(octets)  # no copy if they are bytes already
        return made

    @property
    def state(self) -> Any:
        """The fields of the position as attributes, read and written as plain integers."""
        if self._state is None:
            self._state = view(self.record, self._octets)
        return self._state

    def read(self) -> Any:
        """Return a writable snapshot: a copy as plain objects, faster to read than `state`."""
        return read(self.record, self._octets)

    @property
    def snapshot(self) -> Any:
        """A read-only snapshot, shared by all readers while the position is unchanged."""
        return _shared_snapshot(self.record, self.octets)

    @property
    def octets(self) -> bytes:
        """The bytes of the position: the same object while the position is unchanged."""
        if self._frozen is None or self._frozen != self._octets:
            self._frozen = bytes(self._octets)
        return self._frozen

    @property
    def legal_moves(self) -> list[int]:
        """The legal moves in rule order."""
        (count,) = _OFFERS(self._octets)
        return list(_options_unpacker(count)(self._octets, _OFFER))

    def number(self, *path: str) -> int:
        """Return the number at this path of fields, without building a view."""
        places = self.record.places
        unpack, offset = places.get(path) or self.record.place(*path)
        number: int = unpack(self._octets, offset)[0]
        return number

    @property
    def data(self) -> Any:
        """The bytes of the position as an engine takes them: an array of one record."""
        if self._data is None:
            self._data = buffers.records(self.record, self._octets)
        return self._data

    def copy(self) -> Position:
        """Return an independent copy."""
        return Position(self.record, bytearray(self._octets))

    def become(self, other: Position) -> Position:
        """Copy every byte of another position of the game into this one."""
        self._octets[:] = other._octets
        return self

    @property
    def chance(self) -> bytes:
        """The bytes of the random number state: they change with every roll or draw."""
        return bytes(self._octets[_CHANCE])

    @property
    def faulty(self) -> bool:
        """Whether the rules have set a fault."""
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
