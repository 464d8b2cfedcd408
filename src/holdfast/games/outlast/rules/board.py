"""The board turn: six steps, in the order of the rulebook."""

from __future__ import annotations

from typing import Any

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
from holdfast.games.outlast.geometry import NEIGHBOURS_MASK
from holdfast.games.outlast.moves import AT, DIRECTIONS, MEEPLES
from holdfast.games.outlast.rules.ending import SETTLEMENT, judge_eliminations, settlements
from holdfast.games.outlast.rules.ground import (
    NOWHERE,
    active_tiles,
    breeds_from,
    has_wolf,
    is_face_up,
    neighbour,
    open_tiles,
    put_wolf,
    regrows_from,
    remove_wolf,
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
    grown = 0
    left = active_tiles(s)
    while left:
        t = lowest(left)
        left = without_lowest(left)
        tile = s.tiles[t]
        if regrows_from(s, t) <= tile.goods[RESOURCE] < MOST:
            tile.goods[RESOURCE] += 1
            if is_face_up(s, t):
                grown += 1
                tell(log, RESOURCE_GREW, t)
    tell(log, RESOURCES_GREW, grown)


@rule
def prey_multiply(s: Any, log: Any) -> None:
    """F7. LA-PREY-5: judged by what was there before; first all growth, then spills in order."""
    tell(log, BOARD_TURN, 2)
    born, spilled = 0, 0
    full = 0
    left = active_tiles(s)
    while left:
        t = lowest(left)
        left = without_lowest(left)
        tile = s.tiles[t]
        if tile.goods[PREY] == MOST:
            full |= 1 << t
        elif tile.goods[PREY] >= breeds_from(s, t):
            tile.goods[PREY] += 1
            if is_face_up(s, t):
                born += 1
                tell(log, PREY_BORN, t)
    while full:
        t = lowest(full)
        full = without_lowest(full)
        onto = spill_target(s, t)
        s.tiles[t].spill_to = onto
        if onto != NOWHERE:
            s.tiles[onto].goods[PREY] += 1
            if is_face_up(s, onto):
                spilled += 1
                tell(log, PREY_SPILLED, seen(s, t), onto)
    tell(log, PREY_MULTIPLIED, born + spilled, spilled)


@rule
def spill_target(s: Any, t: int) -> int:
    """LA-PREY-6: the remembered neighbour until it is full, then the next in wind order."""
    remembered = s.tiles[t].spill_to | 0
    if remembered != NOWHERE and s.tiles[remembered].goods[PREY] < MOST:
        return remembered
    active = active_tiles(s)
    for turn in range(DIRECTIONS):
        n = neighbour(s, t, (wind(s) + turn) % DIRECTIONS)
        if n != NOWHERE and has(active, n) and s.tiles[n].goods[PREY] < MOST:
            return n
    return NOWHERE


@rule
def wolves_move(s: Any, log: Any) -> None:
    """F8. LA-WMOVE-7: one after the other, in tile order of where they stood."""
    tell(log, BOARD_TURN, 3)
    left = s.wolves | 0
    while left:
        t = lowest(left)
        left = without_lowest(left)
        if s.tiles[t].goods[PREY] == 0:  # LA-WMOVE-3: with prey on its own tile a wolf stays.
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
        neighbours |= NEIGHBOURS_MASK[lowest(tiles)]
        tiles = without_lowest(tiles)
    return neighbours


@rule
def wolf_step(s: Any, t: int) -> int:
    """LA-WMOVE-4 to LA-WMOVE-6: where a wolf goes: a step towards the nearest, richest prey.

    Waves go out from the wolf over open tiles until one
    reaches prey; then as many waves, less one, go back from the richest prey reached: the
    neighbours they touch lie on a shortest way.
    """
    ways, prey = open_tiles(s), 0
    left = ways
    while left:
        if s.tiles[lowest(left)].goods[PREY] > 0:
            prey |= left & -left
        left = without_lowest(left)
    reached = NEIGHBOURS_MASK[t] & ways
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
    for turn in range(DIRECTIONS):
        n = neighbour(s, t, (wind(s) + turn) % DIRECTIONS)
        if n != NOWHERE and has(towards, n):
            return n
    return t


@rule
def richest_of(s: Any, tiles: int) -> int:
    """LA-WMOVE-5: of a set of tiles those with the most prey."""
    best, most = 0, 0
    while tiles:
        prey = s.tiles[lowest(tiles)].goods[PREY] | 0
        if prey > most:
            best, most = 0, prey
        if prey == most:
            best |= tiles & -tiles
        tiles = without_lowest(tiles)
    return best


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
    left, wolves, limit = s.wolves | 0, size(s.wolves), pack_limit(s)
    while left and wolves < limit:
        t = lowest(left)
        left = without_lowest(left)
        if s.tiles[t].goods[PREY] == MOST:
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
    best, most = NOWHERE, -1
    places = open_tiles(s)
    for turn in range(DIRECTIONS):
        n = neighbour(s, t, (wind(s) + turn) % DIRECTIONS)
        if n != NOWHERE and has(places, n) and s.tiles[n].goods[PREY] > most:
            best, most = n, s.tiles[n].goods[PREY] | 0
    return best


@rule
def wolves_eat(s: Any, log: Any) -> None:
    """LA-WEAT-2, LA-WEAT-3: each wolf eats one prey of its tile, or starves if they do."""
    left = s.wolves | 0
    while left:
        t = lowest(left)
        left = without_lowest(left)
        if s.tiles[t].goods[PREY] > 0:
            s.tiles[t].goods[PREY] -= 1
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
        homes = settlements(player)
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
    """The first tile from this one on with a settlement of this player, or the end of the board."""
    left = s.face_up >> tile << tile
    while left:
        if s.tiles[lowest(left)].structures[SETTLEMENT] == seat:
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
