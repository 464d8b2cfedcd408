"""The coming night: where hordes would go if nothing changes."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import content
from holdfast.games.outbreak.content import HORDE_IDS, MAIN_BASE
from holdfast.games.outbreak.content.effects import BULWARK, GARRISON, TRAP_PIECE
from holdfast.games.outbreak.models import NightView
from holdfast.games.outbreak.moves import HEXES, SETTLEMENTS
from holdfast.games.outbreak.rules.ground import (
    beside,
    city_distance,
    free_tiles,
    nearest_open,
    tiles_at_distance,
)
from holdfast.games.outbreak.state import REVEALED, SWELL, ZOMBIES
from holdfast.kernel.plain import plain


def ways_of(s: Any, meeple: int) -> list[NightView]:
    """Every horde there on its track that still acts, with the hexes it may enter now."""
    lines = []
    for hex in range(HEXES):
        uid = s.horde_at[hex] - 1
        if uid < 0:
            continue
        horde = s.hordes[uid]
        # In the night only hordes at SWELL that have not moved yet still go anywhere.
        gone = meeple == SWELL and s.phase == ZOMBIES and (horde.acted or horde.stalled)
        if horde.place != REVEALED or horde.meeple != meeple or gone:
            continue
        tiles, pushes = forecast(s, uid)
        targets = [t for t in range(SETTLEMENTS) if tiles >> t & 1]
        guarded = [t for t in targets if _is_manned(s, t)]
        walls = [t for t in targets if s.tiles[t].pieces[BULWARK]]
        lines.append(
            NightView(
                hex=hex,
                horde=HORDE_IDS[horde.card],
                targets=sorted(s.tiles[t].hex for t in targets),
                pushes=pushes,
                stopped_by="bulwark" if walls and len(walls) == len(targets) else None,
                defended=bool(guarded) and len(guarded) == len(targets),
                helpless=s.helpless in targets,
            )
        )
    return lines


def forecast(s: Any, uid: int) -> tuple[int, bool]:
    """Where a horde would go now (a set of settlements), and whether it would have to push."""
    hex, goal = (
        s.hordes[uid].hex,
        s.helpless if content.HORDES[s.hordes[uid].card].hunts else MAIN_BASE,
    )
    distance = plain(city_distance)(s, hex, goal)
    around, free = plain(beside)(s, hex), plain(free_tiles)(s)
    nearer = plain(tiles_at_distance)(s, goal, distance - 1) & around
    if nearer & (free | 1 << goal):
        return nearer & (free | 1 << goal), False
    level = plain(tiles_at_distance)(s, goal, distance) & around & free
    detour = plain(nearest_open)(s, level, goal) if level else 0
    return (detour, False) if detour else (nearer, True)


def _is_manned(s: Any, t: int) -> bool:
    pieces = s.tiles[t].pieces
    able = any(
        not s.survivors[s.order[i]].down and s.survivors[s.order[i]].tile == t
        for i in range(s.team)
    )
    return able or pieces[GARRISON] > 0 or pieces[TRAP_PIECE] > 0
