"""Views of the city, its edge, and the Helpless and Settlers."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from holdfast.games.outbreak import content
from holdfast.games.outbreak.content import CLASSES, PIECE_NAMES, SETTLEMENT_IDS
from holdfast.games.outbreak.content.effects import CONTAM, FIRE, POWER
from holdfast.games.outbreak.content.geometry import (
    DIRECTIONS,
    DISTANCE,
    FOUNDING,
    NEIGHBOUR,
    OFF_BOARD,
)
from holdfast.games.outbreak.content.names import REFUGEES
from holdfast.games.outbreak.content.schema import SETTLEMENT_TILES
from holdfast.games.outbreak.derived_numbers import follows_from
from holdfast.games.outbreak.models import EdgeView, RefugeeView, SettlementView
from holdfast.games.outbreak.moves import HEXES, SETTLEMENTS
from holdfast.games.outbreak.rules.ground import is_edge
from holdfast.games.outbreak.rules.night import is_in_danger
from holdfast.games.outbreak.rules.people import able_on
from holdfast.games.outbreak.rules.targets import tiles_with
from holdfast.games.outbreak.state import DOWN, FORTRESS

CITY_CACHE = 4096
"""Cache size of parts of the city; most stay the same from move to move."""


@follows_from("city", "overrun", "tiles")
def settlement_views(s: Any) -> list[SettlementView]:
    """Return the settlements of the city."""
    burning = tiles_with(s, FIRE) | tiles_with(s, CONTAM)
    views = []
    for t in range(SETTLEMENTS):
        if s.city >> t & 1:
            tile = s.tiles[t]
            danger = bool(burning) and is_in_danger(s, t)
            state = bool(s.overrun >> t & 1), tuple(tile.pieces), bool(tile.defended), danger
            views.append(_settlement_view(t, tile.hex, *state))
    return views


@lru_cache(CITY_CACHE)
def _settlement_view(
    t: int, hex: int, overrun: bool, pieces: tuple[int, ...], defended: bool, danger: bool
) -> SettlementView:
    card = SETTLEMENT_TILES[t]
    return SettlementView(
        number=t,
        id=card.id,
        hex=hex,
        skill_class=CLASSES[content.SETTLEMENTS[t].skill_class]
        if content.SETTLEMENTS[t].skill_class >= 0
        else None,
        passive=bool(card.passive),
        aids=len(card.aids),
        overrun=overrun,
        power=pieces[POWER] == 0,
        pieces={name: pieces[k] for k, name in enumerate(PIECE_NAMES) if pieces[k]},
        fortress_down=pieces[FORTRESS] == DOWN,
        defended=defended,
        danger=danger,
    )


@follows_from("tile_at", "horde_at")
def edge_views(s: Any) -> list[EdgeView]:
    """Return the hexes around the city."""
    return [_edge_view(hex, s.horde_at[hex] == 0) for hex in around_the_city(s)]


@follows_from("tile_at")
def around_the_city(s: Any) -> list[int]:
    """Return the hexes outside the city that touch it (OB-MAP-2)."""
    city = [hex for hex in range(HEXES) if s.tile_at[hex]]
    near = {NEIGHBOUR[hex, d] for hex in city for d in range(DIRECTIONS)} - {OFF_BOARD}
    return [hex for hex in sorted(near) if is_edge(s, hex)]


@lru_cache(CITY_CACHE)
def _edge_view(hex: int, free: bool) -> EdgeView:
    near = DISTANCE[HEXES // 2, hex] <= FOUNDING
    return EdgeView(hex=hex, open_space=free, founding=bool(free and near))


def refugee_view(s: Any, piece: int) -> RefugeeView:
    """Return the Helpless (`piece` 0) or a Settlers token (from 1)."""
    tile = s.helpless if piece == 0 else s.settlers[piece - 1] - 1
    guarded = able_on(s, 1 << tile) != 0
    return _refugee_view(piece, tile, s.tiles[tile].hex, guarded, *_danger(s, tile))


@follows_from("tiles")
def _danger(s: Any, tile: int) -> tuple[bool, str | None]:
    """Return whether refugees on a settlement would die at dusk, and the cause."""
    danger = is_in_danger(s, tile)
    near = [t for t in range(SETTLEMENTS) if (s.tiles[tile].links | 1 << tile) >> t & 1]
    cause = next(
        (PIECE_NAMES[k] for k in (FIRE, CONTAM) if any(s.tiles[t].pieces[k] for t in near)), None
    )
    return danger, cause if danger else None


@lru_cache(CITY_CACHE)
def _refugee_view(
    piece: int, tile: int, hex: int, guarded: bool, danger: bool, cause: str | None
) -> RefugeeView:
    return RefugeeView(
        piece=REFUGEES[piece],
        settlement=SETTLEMENT_IDS[tile],
        hex=hex,
        guarded=guarded,
        danger=danger,
        cause=cause,
    )
