"""Records: the shape of a position.

A position is one fixed-size block of bytes with named fields and nothing else: no pointers,
no Python objects. It is copied with one memcpy, compared and hashed as bytes, and it means the
same to the interpreter, to the compiler and to a GPU.

    Tile = record(terrain=i1, prey=i1)
    Board = record(wind=i1, tiles=(Tile, 61))
"""

from __future__ import annotations

from typing import Any

import numpy as np

i1, i2, i4, i8 = (np.dtype(kind) for kind in ("i1", "i2", "i4", "i8"))
u1, u2, u4 = (np.dtype(kind) for kind in ("u1", "u2", "u4"))

Record = np.dtype[np.void]
"""The type of a record: a NumPy structured data type."""

NOBODY = -1
"""No player: nobody decides, nobody owns, nobody looks (the seat of a spectator)."""


def record(**fields: Any) -> Record:
    """A record with these fields, in this order.

    A field is a number type, another record, or a pair of either with a count or a shape.
    Fields are aligned, because GPUs refuse to read across an alignment boundary.
    """
    layout: list[tuple[Any, ...]] = []
    for name, field in fields.items():
        if name.startswith("_"):
            raise ValueError(f"a field may not begin with an underscore: {name!r}")
        layout.append((name, *field) if isinstance(field, tuple) else (name, field))
    return np.dtype(layout, align=True)
