"""The board turn: six steps, in the order of the rulebook."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlast.content import PER_PLAYER, SPAWN_POINT
from holdfast.games.outlast.content.geometry import NEIGHBOUR, NEIGHBOUR_BIT, NEIGHBOURS
from holdfast.games.outlast.events import (
    ARRIVED,
    ATTACK,
    BOARD_TURN,
    PREY_BORN,
    PREY_MULTIPLIED,
    PREY_SPILLED,
    RESOURCE_GREW,
    RESOURCES_GREW,
    WOLF_ATE,
    WOLF_BORN,
    WOLF_MOVED,
    WOLF_STARVED,
)
from holdfast.games.outlast.moves import AT, DIRECTIONS, MEEPLES
from holdfast.games.outlast.rules.ending import judge_eliminations
from holdfast.games.outlast.rules.ground import (
    NOWHERE,
    active_tiles,
    add_goods,
    breeding_tiles,
    goods_on,
    has_wolf,
    is_face_up,
    open_tiles,
    put_wolf,
    regrowing_tiles,
    remove_wolf,
    take_goods,
    tiles_with,
    wind,
)
from holdfast.games.outlast.rules.people import add_meeple
from holdfast.games.outlast.rules.steps import ARRIVALS
from holdfast.games.outlast.rules.wolf import fight_wolf
from holdfast.games.outlast.state import (
    ARRIVE,
    ATTACK_ONE,
    AWAKE,
    MOST,
    PACK_AUTO,
    PACK_QUARTER,
    PER_SETTLEMENT,
    PREY,
    RESOURCE,
    WOLVES_EAT,
    WOLVES_STARVE,
)
from holdfast.kernel.agenda import push
from holdfast.kernel.bits import has, lowest, size, without_lowest
from holdfast.kernel.events import tell
from holdfast.kernel.rule import rule


@rule
def seen(s: Any, tile: int) -> int:
    """The tile as the log may name it: what happens under the snow happens nowhere."""
    return tile if is_face_up(s, tile) else NOWHERE


@rule
def resources_grow(s: Any, log: Any) -> None:
    """F6. LA-GROW: one more wherever some remain."""
    tell(log, BOARD_TURN, 1)
    growing = regrowing_tiles(s) & ~tiles_with(s, RESOURCE, MOST)
    add_goods(s, growing, RESOURCE)
    seen_growing = growing & s.face_up
    tell_each(log, RESOURCE_GREW, seen_growing)
    tell(log, RESOURCES_GREW, size(seen_growing))


@rule
def tell_each(log: Any, kind: int, tiles: int) -> None:
    """Tell the same of each of these tiles, in tile order."""
    if log.shape[0] > 0:
        while tiles:
            tell(log, kind, lowest(tiles))
            tiles = without_lowest(tiles)


@rule
def prey_multiply(s: Any, log: Any) -> None:
    """F7. LA-PREY-5: judged by what was there before; first all growth, then spills in order."""
    tell(log, BOARD_TURN, 2)
    full = tiles_with(s, PREY, MOST) & active_tiles(s)
    breeding = breeding_tiles(s) & ~full
    add_goods(s, breeding, PREY)
    seen_breeding = breeding & s.face_up
    tell_each(log, PREY_BORN, seen_breeding)
    born, spilled = size(seen_breeding), 0
    while full:
        t = lowest(full)
        full = without_lowest(full)
        onto = spill_target(s, t)
        s.tiles[t].spill_to = onto
        if onto != NOWHERE:
            add_goods(s, 1 << onto, PREY)
            if is_face_up(s, onto):
                spilled += 1
                tell(log, PREY_SPILLED, seen(s, t), onto)
    tell(log, PREY_MULTIPLIED, born + spilled, spilled)


@rule
def spill_target(s: Any, t: int) -> int:
    """LA-PREY-6: the remembered neighbour until it is full, then the next in wind order."""
    remembered = s.tiles[t].spill_to | 0
    free = active_tiles(s) & ~tiles_with(s, PREY, MOST)
    if remembered != NOWHERE and has(free, remembered):
        return remembered
    return first_in_wind(s, t, free)


@rule
def first_in_wind(s: Any, t: int, tiles: int) -> int:
    """LA-GEO-4: of a set of tiles the first neighbour of this one in wind order, or NOWHERE."""
    if tiles & NEIGHBOURS[t] == 0:
        return NOWHERE
    turn = wind(s)
    while tiles & NEIGHBOUR_BIT[t, turn] == 0:
        turn = (turn + 1) % DIRECTIONS
    return NEIGHBOUR[t, turn] | 0


@rule
def wolves_move(s: Any, log: Any) -> None:
    """F8. LA-WMOVE-7: one after the other, in tile order of where they stood."""
    tell(log, BOARD_TURN, 3)
    left = s.wolves & ~tiles_with(s, PREY, 1)  # LA-WMOVE-3: with prey on its own tile a wolf stays
    while left:
        t = lowest(left)
        left = without_lowest(left)
        there = wolf_step(s, t)
        if there != t:
            remove_wolf(s, t)
            put_wolf(s, there)
            if is_face_up(s, t) or is_face_up(s, there):
                tell(log, WOLF_MOVED, seen(s, t), seen(s, there))


@rule
def around(tiles: int) -> int:
    """The neighbours of a set of tiles, those beyond the edge of the board included."""
    neighbours = 0
    while tiles:
        neighbours |= NEIGHBOURS[lowest(tiles)]
        tiles = without_lowest(tiles)
    return neighbours


@rule
def wolf_step(s: Any, t: int) -> int:
    """LA-WMOVE-4 to LA-WMOVE-6: where a wolf goes: a step towards the nearest, richest prey.

    Waves go out from the wolf over open tiles until one
    reaches prey; then as many waves, less one, go back from the richest prey reached: the
    neighbours they touch lie on a shortest way.
    """
    ways = open_tiles(s)
    prey = ways & tiles_with(s, PREY, 1)
    reached = NEIGHBOURS[t] & ways
    distance = 1
    while reached & prey == 0:
        further = reached | around(reached) & ways
        if further == reached:
            return t
        reached = further
        distance += 1
    towards = richest_of(s, reached & prey)
    for _ in range(distance - 1):
        towards |= around(towards) & ways
    return first_in_wind(s, t, towards)


@rule
def richest_of(s: Any, tiles: int) -> int:
    """LA-WMOVE-5: of a set of tiles those with the most prey."""
    least = MOST
    while least > 0 and tiles & tiles_with(s, PREY, least) == 0:
        least -= 1
    return tiles & tiles_with(s, PREY, least)


@rule
def pack_limit(s: Any) -> int:
    """LA-WBIRTH-6: with so many wolves on the board none is born."""
    limited = s.options.pack_limit == PACK_QUARTER
    if s.options.pack_limit == PACK_AUTO:
        limited = s.options.wilds == AWAKE
    return s.tile_count // 4 if limited else s.tile_count | 0


@rule
def wolves_multiply(s: Any, log: Any) -> None:
    """F9. LA-WBIRTH: a wolf with three prey has a young one, if there is a place for it."""
    tell(log, BOARD_TURN, 4)
    parents = s.wolves & tiles_with(s, PREY, MOST)
    wolves, limit = size(s.wolves), pack_limit(s)
    while parents and wolves < limit:
        t = lowest(parents)
        parents = without_lowest(parents)
        place = birthplace(s, t)
        if place != NOWHERE:
            put_wolf(s, place)
            wolves += 1
            if is_face_up(s, place):
                tell(log, WOLF_BORN, seen(s, t), place)
    if s.options.wolf_hunger == WOLVES_EAT or s.options.wolf_hunger == WOLVES_STARVE:
        wolves_eat(s, log)


@rule
def birthplace(s: Any, t: int) -> int:
    """LA-WBIRTH-2, LA-WBIRTH-3: the open neighbour with the most prey, first in wind order."""
    return first_in_wind(s, t, richest_of(s, open_tiles(s) & NEIGHBOURS[t]))


@rule
def wolves_eat(s: Any, log: Any) -> None:
    """LA-WEAT-2, LA-WEAT-3: each wolf eats one prey of its tile, or starves if they do."""
    left = s.wolves | 0
    while left:
        t = lowest(left)
        left = without_lowest(left)
        if goods_on(s, t, PREY) > 0:
            take_goods(s, 1 << t, PREY)
            if is_face_up(s, t):
                tell(log, WOLF_ATE, t)
        elif s.options.wolf_hunger == WOLVES_STARVE:
            remove_wolf(s, t)
            if is_face_up(s, t):
                tell(log, WOLF_STARVED, t)


@rule
def arrivals(s: Any, k: int, log: Any) -> None:
    """F10. LA-ARR: players in turn order from the k-th on receive their newcomers."""
    players = s.options.players | 0
    if k == 0:
        tell(log, BOARD_TURN, 5)
    while k < players:
        seat = (s.first_seat + k) % players
        player = s.players[seat]
        k += 1
        homes = PER_PLAYER[SPAWN_POINT] - player.supply[SPAWN_POINT]
        if player.alive and player.people < MEEPLES and homes > 0:
            if s.options.arrivals == PER_SETTLEMENT:
                arrive_everywhere(s, seat, log)
            elif homes == 1:
                arrive(s, seat, next_home(s, seat, 0), log)
            else:
                push(s.agenda, ARRIVALS, k)
                s.ask = ARRIVE
                s.to_move = seat
                return


@rule
def next_home(s: Any, seat: int, tile: int) -> int:
    """LA-ARR-2: the first tile from this one on where this player's newcomers may appear."""
    left = s.face_up >> tile << tile
    while left:
        if s.tiles[lowest(left)].structures[SPAWN_POINT] == seat:
            return lowest(left)
        left = without_lowest(left)
    return s.tile_count | 0


@rule
def arrive_everywhere(s: Any, seat: int, log: Any) -> None:
    """LA-ARR-4: one newcomer at each settlement in tile order, as long as the supply lasts."""
    tile = next_home(s, seat, 0)
    while tile < s.tile_count and s.players[seat].people < MEEPLES:
        arrive(s, seat, tile, log)
        tile = next_home(s, seat, tile + 1)


@rule
def legal_arrivals(s: Any, out: Any) -> int:
    """LA-D-ARRIVE: the player's own settlements in tile order."""
    n = 0
    tile = next_home(s, s.to_move, 0)
    while tile < s.tile_count:
        out[n] = AT + tile
        n += 1
        tile = next_home(s, s.to_move, tile + 1)
    return n


@rule
def arrive(s: Any, seat: int, tile: int, log: Any) -> None:
    """LA-ARR-1, LA-ARR-2: a newcomer appears at a settlement."""
    number = add_meeple(s, seat, tile)
    tell(log, ARRIVED, seat, number, tile)


@rule
def attacks(s: Any, log: Any) -> None:
    """F11. LA-ATT: each wolf attacks the exposed on its tile; eliminations are judged after all."""
    tell(log, BOARD_TURN, 6)
    left = s.wolves | 0
    while left:
        attack_on(s, lowest(left), log)
        left = without_lowest(left)
    judge_eliminations(s, log)


@rule
def attack_on(s: Any, t: int, log: Any) -> None:
    """LA-ATT-3: players in turn order, meeples by number, until the wolf is dead."""
    players = s.options.players | 0
    for k in range(players):
        seat = (s.first_seat + k) % players
        player = s.players[seat]
        slot = 0
        while has(player.places, t) and slot < player.people:
            if player.meeples[slot].tile != t or player.meeples[slot].hidden:
                slot += 1
                continue
            people = player.people | 0
            fight_wolf(s, seat, slot, ATTACK, log)
            if not has_wolf(s, t) or s.options.wolf_attacks == ATTACK_ONE:
                return
            if player.people == people:
                slot += 1
