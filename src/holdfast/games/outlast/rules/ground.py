"""The ground: tiles, wind and what can be asked of them."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlast import content, moves, state
from holdfast.games.outlast.content import geometry
from holdfast.kernel.bits import has, lowest, without_lowest
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import rule

NOWHERE = -1


@rule
def wind(s: Any) -> int:
    """LA-GEO-4: the direction that comes first wherever the map leaves a choice."""
    return (s.round - 1) % moves.DIRECTIONS


@rule
def neighbour(s: Any, tile: int, direction: int) -> int:
    """LA-GEO-2: the tile in this direction, or NOWHERE beyond the edge."""
    n = geometry.NEIGHBOUR[tile, direction]
    return n if n < s.tile_count else NOWHERE


@rule
def is_face_up(s: Any, tile: int) -> bool:
    """Whether a tile has been revealed."""
    return has(s.face_up, tile)


@rule
def has_wolf(s: Any, tile: int) -> bool:
    """Whether a wolf is on a tile."""
    return has(s.wolves, tile)


@rule
def put_wolf(s: Any, tile: int) -> None:
    """A wolf comes to a tile."""
    s.wolves |= 1 << tile


@rule
def remove_wolf(s: Any, tile: int) -> None:
    """No wolf is on the tile any more."""
    s.wolves &= ~(1 << tile)


@rule
def goods_on(s: Any, tile: int, kind: int) -> int:
    """How many resources or prey lie on a tile: 0 to 3."""
    return (s.ones[kind] >> tile & 1) + 2 * (s.twos[kind] >> tile & 1)


@rule
def add_goods(s: Any, tiles: int, kind: int) -> None:
    """One more of a kind on each of these tiles (a bit a tile), none of which is full."""
    s.twos[kind] ^= s.ones[kind] & tiles
    s.ones[kind] ^= tiles


@rule
def take_goods(s: Any, tiles: int, kind: int) -> None:
    """One less of a kind on each of these tiles (a bit a tile), none of which is empty."""
    s.ones[kind] ^= tiles
    s.twos[kind] ^= s.ones[kind] & tiles


@rule
def lay_goods(s: Any, tile: int, kind: int, count: int) -> None:
    """So many of a kind on a tile, whatever was there."""
    others = ~(1 << tile)
    s.ones[kind] = s.ones[kind] & others | (count & 1) << tile
    s.twos[kind] = s.twos[kind] & others | (count >> 1) << tile


@rule
def tiles_with(s: Any, kind: int, least: int) -> int:
    """The tiles with at least 0, 1, 2 or 3 of a kind."""
    if least == 1:
        return s.ones[kind] | s.twos[kind]
    if least == 2:
        return s.twos[kind]
    if least == 3:
        return s.ones[kind] & s.twos[kind]
    return (1 << s.tile_count) - 1


@rule
def active_tiles(s: Any) -> int:
    """The tiles that take part in the board turn: face up, or all of a wild that is awake."""
    return (1 << s.tile_count) - 1 if s.options.wilds == state.AWAKE else s.face_up


@rule
def open_tiles(s: Any) -> int:
    """The tiles where a wolf may come: active, no other wolf, no palisade (LA-WMOVE-4)."""
    tiles = active_tiles(s) & ~s.wolves
    if s.options.buildings == state.WORKSHOP:
        tiles &= ~fenced_tiles(s)
    return tiles


@rule
def fenced_tiles(s: Any) -> int:
    """The tiles where a structure keeps wolves from coming."""
    fenced = 0
    for k in range(moves.STRUCTURES):
        if content.BUILDINGS[k].keeps_wolves_out:
            fenced |= built_tiles(s, k)
    return fenced


@rule
def built_tiles(s: Any, structure: int) -> int:
    """The tiles with a structure of a kind, whoever built it."""
    tiles = 0
    left = s.face_up  # nothing is built under the snow
    while left:
        if s.tiles[lowest(left)].structures[structure] != NOBODY:
            tiles |= left & -left
        left = without_lowest(left)
    return tiles


@rule
def roll_bonus(s: Any, tile: int, seat: int, deed: int) -> int:
    """LA-HUNT-5, LA-WOLF-5: what own structures here add to a hunt or a fight with a wolf."""
    bonus = 0
    for k in range(moves.STRUCTURES):
        if s.tiles[tile].structures[k] == seat:
            bonus += content.ROLL_BONUS[k, deed]
    return bonus


@rule
def regrowing_tiles(s: Any) -> int:
    """LA-GROW-2, LA-GROW-3: with enough resources for more to grow."""
    return growing_tiles(s, state.RESOURCE, 1)


@rule
def breeding_tiles(s: Any) -> int:
    """LA-PREY-2, LA-PREY-8, LA-PREY-9: with enough prey for more to be born, whoever is there."""
    return growing_tiles(s, state.PREY, 2)


@rule
def growing_tiles(s: Any, kind: int, usual: int) -> int:
    """The active tiles with enough goods of a kind for more to come; structures need fewer."""
    tiles = tiles_with(s, kind, usual)
    if s.options.buildings == state.WORKSHOP:
        for k in range(moves.STRUCTURES):
            if content.GROWS_FROM[k, kind] < usual:
                tiles |= tiles_with(s, kind, content.GROWS_FROM[k, kind]) & built_tiles(s, k)
    return tiles & active_tiles(s)


@rule
def has_room(s: Any, tile: int, kind: int) -> bool:
    """LA-DROP-3: a face-up tile with fewer than three of the kind."""
    return is_face_up(s, tile) and goods_on(s, tile, kind) < state.MOST


@rule
def carrying_limit(s: Any) -> int:
    """LA-LIM-6: how much of each kind a meeple carries."""
    return state.UNLIMITED if s.options.carry == state.CARRY_UNLIMITED else state.MOST
