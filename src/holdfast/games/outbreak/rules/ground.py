"""The ground: city, edge and the distances by which hordes find their way (OB-MAP)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import content, moves, state
from holdfast.games.outbreak.content import effects, geometry
from holdfast.kernel.rule import long_rule, rule

NOWHERE = -1
FAR = 99


@rule
def free_tiles(s: Any) -> int:
    """The city hexes without a horde."""
    return s.city & ~s.overrun


@rule
def tile_at(s: Any, hex: int) -> int:
    """The settlement on a hex, or NOWHERE."""
    return s.tile_at[hex] - 1


@rule
def horde_at(s: Any, hex: int) -> int:
    """The (top) horde on a hex, or NOWHERE."""
    return s.horde_at[hex] - 1


@long_rule
def beside(s: Any, hex: int) -> int:
    """The city hexes adjacent to a hex, as a set."""
    tiles = 0
    for d in range(geometry.DIRECTIONS):
        n = geometry.NEIGHBOUR[hex, d]
        if n != geometry.OFF_BOARD and s.tile_at[n] > 0:
            tiles |= 1 << (s.tile_at[n] - 1)
    return tiles


@long_rule
def is_edge(s: Any, hex: int) -> bool:
    """OB-MAP-2: a board hex outside the city that touches it."""
    return s.tile_at[hex] == 0 and beside(s, hex) != 0


@long_rule
def is_outer(s: Any, tile: int) -> bool:
    """Whether a settlement touches an edge space."""
    for d in range(geometry.DIRECTIONS):
        n = geometry.NEIGHBOUR[s.tiles[tile].hex, d]
        if n != geometry.OFF_BOARD and s.tile_at[n] == 0:
            return True
    return False


@rule
def has_power(s: Any, tile: int) -> bool:
    """OB-AID-2: a Power Cut stops aids and passives."""
    return s.tiles[tile].pieces[effects.POWER] == 0


@long_rule
def works(s: Any, tile: int) -> bool:
    """Whether a settlement is in the city, free and has power."""
    return free_tiles(s) >> tile & 1 == 1 and has_power(s, tile)


@long_rule
def surveys(s: Any, tile: int) -> bool:
    """OB-OPN-6: a Watchtower, or the Mountain Pass with power, on a free settlement."""
    if free_tiles(s) >> tile & 1 == 0:
        return False
    if s.tiles[tile].pieces[effects.WATCHTOWER] > 0:
        return True
    return tile == content.MOUNTAIN_PASS and has_power(s, tile)


@long_rule
def found(s: Any, tile: int, hex: int) -> None:
    """Lay a settlement on a hex and link it to its neighbours."""
    around = beside(s, hex)
    s.tile_at[hex] = tile + 1
    s.tiles[tile].hex = hex
    s.tiles[tile].links = around
    s.city |= 1 << tile
    for t in range(moves.SETTLEMENTS):
        if around >> t & 1:
            s.tiles[t].links |= 1 << tile


# Distances


@long_rule
def spread(s: Any, tiles: int, within: int) -> int:
    """A set of settlements and its neighbours within another set."""
    wider = tiles
    for t in range(moves.SETTLEMENTS):
        if tiles >> t & 1:
            wider |= s.tiles[t].links & within
    return wider


@rule
def ways(s: Any, goal: int) -> int:
    """OB-MAP-7: where a horde may walk; the Main Base only if it is the goal."""
    if goal == content.MAIN_BASE:
        return s.city
    return s.city & ~(1 << content.MAIN_BASE)


@long_rule
def steps_to(s: Any, goal: int, tiles: int, within: int) -> int:
    """The fewest steps from the goal to any of these settlements, or FAR."""
    reached, steps = 1 << goal, 0
    while reached & tiles == 0:
        wider = spread(s, reached, within)
        if wider == reached:
            return FAR
        reached = wider
        steps += 1
    return steps


@long_rule
def city_distance(s: Any, hex: int, goal: int) -> int:
    """OB-MAP-7: cd, hordes ignored; for an edge space one more than its nearest settlement."""
    within = ways(s, goal)
    if s.tile_at[hex] > 0:
        here = 1 << (s.tile_at[hex] - 1)
        return steps_to(s, goal, here & within, within) if here & within else FAR
    return 1 + steps_to(s, goal, beside(s, hex) & within, within)


@long_rule
def tiles_at_distance(s: Any, goal: int, distance: int) -> int:
    """The settlements whose cd to the goal is exactly this."""
    within = ways(s, goal)
    inner, reached = 0, 1 << goal
    for _ in range(distance):
        inner = reached
        reached = spread(s, reached, within)
    return reached & ~inner


@long_rule
def nearest_open(s: Any, tiles: int, goal: int) -> int:
    """OB-MAP-8: those of these free settlements with the least od to the goal; none: no way."""
    within = ways(s, goal) & free_tiles(s)
    reached = 1 << goal
    while reached & tiles == 0:
        wider = spread(s, reached, within)
        if wider == reached:
            return 0
        reached = wider
    return reached & tiles


@long_rule
def reachable(s: Any, tile: int, steps: int, within: int) -> int:
    """The settlements within so many steps over a set, the start left out."""
    reached = 1 << tile
    for _ in range(steps):
        wider = spread(s, reached, within)
        if wider == reached:
            break
        reached = wider
    return reached & ~(1 << tile)


@long_rule
def closest_free(s: Any, hex: int) -> int:
    """OB-OVR-2: the adjacent free settlements, else the closest free ones by hex distance."""
    free = free_tiles(s)
    near = beside(s, hex) & free
    if near:
        return near
    least, closest = FAR, 0
    for t in range(moves.SETTLEMENTS):
        if free >> t & 1:
            d = geometry.DISTANCE[hex, s.tiles[t].hex]
            if d < least:
                least = d
                closest = 0
            if d == least:
                closest |= 1 << t
    return closest


# Hordes on the ground


@long_rule
def put_horde(s: Any, uid: int, hex: int) -> None:
    """Lay a horde on a hex; on the Main Base on top of the stack."""
    horde = s.hordes[uid]
    horde.hex = hex
    horde.under = s.horde_at[hex]
    s.horde_at[hex] = uid + 1
    if s.tile_at[hex] > 0:
        tile = s.tile_at[hex] - 1
        s.overrun |= 1 << tile
        if s.tiles[tile].pieces[state.FORTRESS] == state.UP:
            s.tiles[tile].pieces[state.FORTRESS] = state.DOWN  # OB-DEV-8
        if tile == content.MAIN_BASE:
            horde.meeple = state.NO_MEEPLE  # OB-ZOM-3


@long_rule
def lift_horde(s: Any, uid: int) -> None:
    """Take a horde off its hex; OB-OVR-8: a hex without hordes is free, its Fortress up again."""
    horde = s.hordes[uid]
    hex = horde.hex
    if s.horde_at[hex] == uid + 1:
        s.horde_at[hex] = horde.under
    else:
        above = s.horde_at[hex] - 1
        while s.hordes[above].under != uid + 1:
            above = s.hordes[above].under - 1
        s.hordes[above].under = horde.under
    horde.under = 0
    horde.hex = 0
    if s.tile_at[hex] > 0 and s.horde_at[hex] == 0:
        tile = s.tile_at[hex] - 1
        s.overrun &= ~(1 << tile)
        if s.tiles[tile].pieces[state.FORTRESS] == state.DOWN:
            s.tiles[tile].pieces[state.FORTRESS] = state.UP


@long_rule
def remove_horde(s: Any, uid: int) -> None:
    """A horde leaves play for good, and its lasting contamination with it."""
    lift_horde(s, uid)
    horde = s.hordes[uid]
    if horde.place == state.REVEALED and content.HORDES[horde.card].contamination >= 0:
        s.curses[content.HORDES[horde.card].contamination] -= 1
    horde.place = state.DESTROYED
    horde.meeple = state.NO_MEEPLE
    horde.known = horde.hits = horde.struck = horde.acted = horde.stalled = 0
    s.in_play -= 1


@rule
def is_revealed(s: Any, hex: int) -> bool:
    """Whether a revealed horde lies on a hex."""
    return s.horde_at[hex] > 0 and s.hordes[s.horde_at[hex] - 1].place == state.REVEALED


@rule
def is_facedown(s: Any, hex: int) -> bool:
    """Whether a facedown horde lies on a hex."""
    return s.horde_at[hex] > 0 and s.hordes[s.horde_at[hex] - 1].place == state.FACEDOWN


@long_rule
def is_cursed(s: Any, hex: int, icon: int) -> int:
    """How many revealed hordes next to a hex carry this lasting icon."""
    if s.curses[icon] == 0 or s.options.no_icons == 1 or content.CONTAMINATIONS[icon].lasts == 0:
        return 0
    count = 0
    for d in range(geometry.DIRECTIONS):
        n = geometry.NEIGHBOUR[hex, d]
        if n == geometry.OFF_BOARD:
            continue
        uid = horde_at(s, n)
        while uid != NOWHERE:
            horde = s.hordes[uid]
            if horde.place == state.REVEALED and content.HORDES[horde.card].contamination == icon:
                count += 1
            uid = horde.under - 1
    return count


@long_rule
def empty_edges(s: Any) -> int:
    """How many edge spaces have no horde."""
    count = 0
    for hex in range(moves.HEXES):
        if s.horde_at[hex] == 0 and is_edge(s, hex):
            count += 1
    return count
