"""Views of the city, its edge, and the Helpless and Settlers."""

from __future__ import annotations

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
from holdfast.games.outbreak.models import EdgeView, RefugeeView, SettlementView
from holdfast.games.outbreak.moves import HEXES, SETTLEMENTS
from holdfast.games.outbreak.rules.night import is_in_danger
from holdfast.games.outbreak.rules.people import able_on
from holdfast.games.outbreak.rules.targets import tiles_with
from holdfast.games.outbreak.state import DOWN, FORTRESS
from holdfast.kernel.memo import cached_part, cached_position


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


@cached_part
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


def edge_views(s: Any) -> list[EdgeView]:
    """Return the hexes outside the city that touch it (OB-MAP-2)."""
    return _edge_views((*s.tile_at,), (*s.horde_at,))


@cached_part
def _edge_views(tile_at: tuple[int, ...], horde_at: tuple[int, ...]) -> list[EdgeView]:
    city = {hex for hex in range(HEXES) if tile_at[hex]}
    near = {NEIGHBOUR[hex, d] for hex in city for d in range(DIRECTIONS)}
    return [_edge_view(hex, horde_at[hex] == 0) for hex in sorted(near - city - {OFF_BOARD})]


def _edge_view(hex: int, free: bool) -> EdgeView:
    near = DISTANCE[HEXES // 2, hex] <= FOUNDING
    return EdgeView(hex=hex, open_space=free, founding=bool(free and near))


@cached_position
def refugee_view(s: Any, piece: int) -> RefugeeView:
    """Return the Helpless (`piece` 0) or a Settlers token (from 1)."""
    tile = s.helpless if piece == 0 else s.settlers[piece - 1] - 1
    guarded = able_on(s, 1 << tile) != 0
    cause = _danger(s, tile)
    return RefugeeView(
        piece=REFUGEES[piece],
        settlement=SETTLEMENT_IDS[tile],
        hex=s.tiles[tile].hex,
        guarded=guarded,
        danger=cause is not None,
        cause=cause,
    )


def _danger(s: Any, tile: int) -> str | None:
    """Return the hazard that would kill refugees on a settlement at dusk, or None."""
    if not is_in_danger(s, tile):
        return None
    near = [t for t in range(SETTLEMENTS) if (s.tiles[tile].links | 1 << tile) >> t & 1]
    causes = (k for k in (FIRE, CONTAM) if any(s.tiles[t].pieces[k] for t in near))
    return PIECE_NAMES[next(causes)]
