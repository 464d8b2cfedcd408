"""View of the coming night: where hordes would go if nothing changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from holdfast.games.outbreak import content
from holdfast.games.outbreak.content import HORDE_IDS, MAIN_BASE
from holdfast.games.outbreak.content.effects import BULWARK, GARRISON, TRAP_PIECE
from holdfast.games.outbreak.derived_numbers import team_of
from holdfast.games.outbreak.models import NightView, StakeView
from holdfast.games.outbreak.moves import SETTLEMENTS
from holdfast.games.outbreak.odds import best_defence, percent
from holdfast.games.outbreak.rules.ground import (
    beside,
    city_distance,
    free_tiles,
    nearest_open,
    tiles_at_distance,
)
from holdfast.games.outbreak.rules.people import able_on
from holdfast.games.outbreak.state import OUTBREAK, REVEALED, SWELL, ZOMBIES
from holdfast.kernel.memo import cached_position


@cached_position
def coming_night(s: Any) -> tuple[list[NightView], list[NightView]]:
    """Return the hordes that still act, with the hexes they may enter: tonight, and later."""
    tonight: list[NightView] = []
    later: list[NightView] = []
    manned = {s.survivors[v].tile for v in team_of(s) if not s.survivors[v].down}
    for way in _paths(s):
        targets = way.targets
        defended = bool(targets) and all(t in manned or t in way.guarded for t in targets)
        likely = way.tonight and not way.pushes
        held = percent(_stop_chance(s, targets, way.uid)) if likely else 0
        view = _view(way, defended, s.helpless in targets, held)
        (tonight if way.tonight else later).append(view)
    return tonight, later


class _Path(NamedTuple):
    """Settlements that a horde may enter next."""

    uid: int
    hex: int
    card: int
    tonight: bool
    targets: tuple[int, ...]
    """Settlements that the horde may enter."""
    hexes: tuple[int, ...]
    pushes: bool
    walled: bool
    """Whether each settlement that the horde may enter has a Bulwark."""
    guarded: tuple[int, ...]
    """Settlements that the horde may enter and that have a Garrison or a Trap."""


def _paths(s: Any) -> list[_Path]:
    """Return the paths of all hordes, which depend on the board and not on survivors."""
    ways, city = [], City(s)
    for top in s.horde_at:
        if not top:
            continue
        horde = s.hordes[top - 1]
        swells = horde.meeple == SWELL
        # In the Zombie Phase only hordes at SWELL that have not moved yet still move.
        gone = swells and s.phase == ZOMBIES and (horde.acted or horde.stalled)
        if horde.place == REVEALED and not gone and (swells or horde.meeple == OUTBREAK):
            ways.append(_path(s, top - 1, swells, city))
    return ways


def _path(s: Any, uid: int, tonight: bool, city: City) -> _Path:
    tiles, pushes = forecast(s, s.hordes[uid], city)
    targets = tuple(t for t in range(SETTLEMENTS) if tiles >> t & 1)
    pieces = {t: s.tiles[t].pieces for t in targets}
    return _Path(
        uid=uid,
        hex=s.hordes[uid].hex,
        card=s.hordes[uid].card,
        tonight=tonight,
        targets=targets,
        hexes=tuple(sorted(s.tiles[t].hex for t in targets)),
        pushes=pushes,
        walled=bool(targets) and all(pieces[t][BULWARK] for t in targets),
        guarded=tuple(t for t in targets if pieces[t][GARRISON] or pieces[t][TRAP_PIECE]),
    )


def _view(way: _Path, defended: bool, helpless: bool, percent: int) -> NightView:
    return NightView(
        hex=way.hex,
        horde=HORDE_IDS[way.card],
        targets=list(way.hexes),
        pushes=way.pushes,
        stopped_by="bulwark" if way.walled else None,
        defended=defended,
        helpless=helpless,
        percent=percent,
    )


def _stop_chance(s: Any, targets: Sequence[int], uid: int) -> float:
    """Return the chance that a horde is stopped on the path that the team would choose."""
    return max((best_defence(s, t, uid)[1] for t in targets), default=0.0)


def stake_of(s: Any, tonight: list[NightView]) -> StakeView:
    """Return the settlements, wounds and Doom at stake if no roll stops a horde (OB-OVR-1)."""
    wounds, settlements = 0, set()
    coming = [way for way in tonight if way.stopped_by is None and not way.pushes]
    for way in coming:
        settlements |= {s.tile_at[way.targets[0]]} if way.targets else set()
        harm = content.HORDES[s.hordes[s.horde_at[way.hex] - 1].card].wounds
        there = (able_on(s, 1 << s.tile_at[hex] - 1).bit_count() for hex in way.targets)
        wounds += int(harm) * max(there, default=0)
    return StakeView(settlements=len(settlements), wounds=wounds, doom=len(settlements))


class City:
    """Distances in the city, computed once for all hordes of a night."""

    def __init__(self, s: Any) -> None:
        self.free: int = free_tiles(s)
        self._s = s
        self._rings: dict[tuple[int, int], int] = {}

    def at_distance(self, goal: int, distance: int) -> int:
        """Return the set of settlements at a distance from a goal."""
        if (goal, distance) not in self._rings:
            self._rings[goal, distance] = tiles_at_distance(self._s, goal, distance)
        return self._rings[goal, distance]


def forecast(s: Any, horde: Any, city: City) -> tuple[int, bool]:
    """Return the set of settlements that a horde would enter now, and whether it has to push."""
    hex, goal = horde.hex, s.helpless if content.HORDES[horde.card].hunts else MAIN_BASE
    distance = city_distance(s, hex, goal)
    around, free = beside(s, hex), city.free
    nearer = city.at_distance(goal, distance - 1) & around
    if nearer & (free | 1 << goal):
        return nearer & (free | 1 << goal), False
    level = city.at_distance(goal, distance) & around & free
    detour = nearest_open(s, level, goal) if level else 0
    return (detour, False) if detour else (nearer, True)
