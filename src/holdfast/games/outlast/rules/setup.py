"""Setup: from options and a seed to the first round (LA-SET)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlast import content, moves, state, steps
from holdfast.games.outlast.content import geometry
from holdfast.games.outlast.rules import ending, ground, people
from holdfast.kernel.agenda import then
from holdfast.kernel.chance import below
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import rule

ROUNDS = (15, 10, 20)  # standard, short, long: LA-END-3
UNKNOWN = -1
TERRAIN_COUNT = len(content.TERRAIN_NAMES)

# The tiles still to be laid are counted in one number, five bits a terrain: a position has no
# room for scratch arrays, and twelve terrains of at most eleven tiles fit.
_BITS = 5
_MASK = 31


@rule
def board_of(s: Any) -> int:
    """LA-SET-1: 0 small, 1 medium, 2 large."""
    if s.options.board != state.BOARD_AUTO:
        return s.options.board - 1
    return (s.options.players - 1) // 2


@rule
def wilderness(s: Any) -> int:
    """LA-TILE-2: the tiles of this board and climate, packed."""
    tiles = 0
    for terrain in range(TERRAIN_COUNT):
        count = content.WILDERNESS[board_of(s), s.options.climate, terrain]
        tiles += count << (_BITS * terrain)
    return tiles


@rule
def tile_of(terrain: int) -> int:
    """One tile of a terrain, packed."""
    return 1 << (_BITS * terrain)


@rule
def count_tiles(tiles: int) -> int:
    """How many packed tiles there are."""
    count = 0
    for terrain in range(TERRAIN_COUNT):
        count += (tiles >> (_BITS * terrain)) & _MASK
    return count


@rule
def draw(chance: Any, tiles: int, count: int) -> int:
    """The terrain of a random one of so many packed tiles."""
    left = below(chance, count)
    for terrain in range(TERRAIN_COUNT):
        left -= (tiles >> (_BITS * terrain)) & _MASK
        if left < 0:
            return terrain
    return UNKNOWN


@rule
def place_tokens(s: Any, t: int) -> None:
    """`place`: the printed tokens of the tile's terrain."""
    terrain = s.tiles[t].terrain
    ground.lay_goods(s, t, state.RESOURCE, content.PLACED[terrain].resource)
    ground.lay_goods(s, t, state.PREY, content.PLACED[terrain].prey)
    if content.PLACED[terrain].wolf:
        ground.put_wolf(s, t)


@rule
def clear_board(s: Any) -> None:
    """An empty board and players with everything still in supply (LA-SET-2)."""
    s.tile_count = geometry.BOARD_TILES[board_of(s)]
    s.last_round = ROUNDS[s.options.length]
    s.seat = NOBODY
    s.to_move = NOBODY
    for t in range(moves.TILES):
        tile = s.tiles[t]
        tile.terrain = UNKNOWN
        tile.spill_to = -1
        for k in range(moves.STRUCTURES):
            tile.structures[k] = NOBODY
    for i in range(state.SPACES_ASIDE):
        s.set_aside[i] = UNKNOWN
    for seat in range(s.options.players):
        player = s.players[seat]
        player.alive = 1
        player.next_number = 1
        for k in range(moves.STRUCTURES):
            player.supply[k] = content.BUILDINGS[k].per_player


@rule
def settle(s: Any, seat: int) -> None:
    """LA-SET-4, LA-SET-6, LA-SET-7: a home tile, a settlement and the first meeple."""
    player = s.players[seat]
    home = geometry.CORNER[board_of(s), geometry.HOME_CORNERS[s.options.players - 1, seat]]
    tile = s.tiles[home]
    tile.terrain = content.HOME
    s.face_up |= 1 << home
    place_tokens(s, home)
    if s.options.start_settlement == state.START_SETTLEMENT:
        tile.structures[ending.SETTLEMENT] = seat
        player.supply[ending.SETTLEMENT] -= 1
    people.add_meeple(s, seat, home)
    player.meeples[0].goods[state.PREY] = 2


@rule
def lay_wilderness(s: Any) -> None:
    """LA-SET-5, LA-SET-8: shuffled tiles face down in tile order, the rest set aside unseen."""
    tiles = wilderness(s)
    left = count_tiles(tiles)
    for t in range(s.tile_count):
        if not ground.is_face_up(s, t):
            terrain = draw(s.chance, tiles, left)
            tiles -= tile_of(terrain)
            left -= 1
            s.tiles[t].terrain = terrain
            if s.options.wilds == state.AWAKE:
                place_tokens(s, t)
    set_rest_aside(s, tiles, left)


@rule
def set_rest_aside(s: Any, tiles: int, left: int) -> None:
    """LA-SET-5: what the homes left over, unseen."""
    for i in range(s.options.players - 1):
        terrain = draw(s.chance, tiles, left)
        tiles -= tile_of(terrain)
        left -= 1
        s.set_aside[i] = terrain


@rule
def set_up(s: Any, log: Any) -> None:
    """LA-SET: everything before the first round (LA-SET-9)."""
    clear_board(s)
    for seat in range(s.options.players):
        settle(s, seat)
    lay_wilderness(s)
    s.round = 1
    then(s, steps.ROUND_START)
