"""Parsing helpers for hexes and settlements of a description."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak.content import SETTLEMENT_IDS
from holdfast.games.outbreak.content.geometry import HEX_AT
from holdfast.games.outbreak.content.schema import SURVIVOR_CARDS
from holdfast.kernel.position_builder import number_of, require

SURVIVOR_IDS = [card.id for card in SURVIVOR_CARDS]


def hex_of(place: Any, where: str) -> int:
    """Return the hex at these coordinates, or raise `PositionError`."""
    require(
        isinstance(place, list | tuple) and len(place) == 2 and tuple(place) in HEX_AT,
        f"{where}: {place!r} is no hex of the board",
    )
    return HEX_AT[tuple(place)]


def tile_of(s: Any, name: Any, where: str) -> int:
    """Return a settlement of the city by its id, or raise `PositionError`."""
    tile = number_of(SETTLEMENT_IDS, name, "settlement")
    require(s.city >> tile & 1 == 1, f"{where}: {name} is not in the city")
    return tile
