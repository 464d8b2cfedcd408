"""The board turn: six steps, in the order of the rulebook."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlast import content, decisions, events, moves, state, steps
from holdfast.games.outlast.content import geometry
from holdfast.games.outlast.rules import ending, ground, people, wolf
from holdfast.kernel.agenda import then
from holdfast.kernel.bits import has, lowest, size, without_lowest
from holdfast.kernel.decision import ask, offer
from holdfast.kernel.events import tell
from holdfast.kernel.rule import rule


@rule
def seen(s: Any, tile: int) -> int:
    """The tile as the log may name it: what happens under the snow happens nowhere."""
    return tile if ground.is_face_up(s, tile) else ground.NOWHERE


@rule
def resources_grow(s: Any, log: Any) -> None:
    """F6. LA-GROW: one more wherever some remain."""
    tell(log, events.BOARD_TURN, 1)
    growing = ground.regrowing_tiles(s) & ~ground.tiles_with(s, state.RESOURCE, state.MOST)
    ground.add_goods(s, growing, state.RESOURCE)
    seen_growing = growing & s.face_up
    tell_each(log, events.RESOURCE_GREW, seen_growing)
    tell(log, events.RESOURCES_GREW, size(seen_growing))


@rule
def tell_each(log: Any, kind: int, tiles: int) -> None:
    """Tell the same of each of these tiles, in tile order."""
    if log.shape[0] > 0:
        while tiles:
            tell(log, kind, lowest(tiles))
            tiles = without_lowest(tiles)


@rule
def prey_multiply(s: Any, log: Any) -> None:
    """F7. LA-PREY-1, LA-PREY-3, LA-PREY-5: judged by what was there; first growth, then spills."""
    tell(log, events.BOARD_TURN, 2)
    full = ground.tiles_with(s, state.PREY, state.MOST) & ground.active_tiles(s)
    breeding = ground.breeding_tiles(s) & ~full
    ground.add_goods(s, breeding, state.PREY)
    seen_breeding = breeding & s.face_up
    tell_each(log, events.PREY_BORN, seen_breeding)
    born, spilled = size(seen_breeding), 0
    while full:
        t = lowest(full)
        full = without_lowest(full)
        onto = spill_target(s, t)
        s.tiles[t].spill_to = onto
        if onto != ground.NOWHERE:
            ground.add_goods(s, 1 << onto, state.PREY)
            if ground.is_face_up(s, onto):
                spilled += 1
                tell(log, events.PREY_SPILLED, seen(s, t), onto)
    tell(log, events.PREY_MULTIPLIED, born + spilled, spilled)


@rule
def spill_target(s: Any, t: int) -> int:
    """LA-PREY-4, LA-PREY-6, LA-PREY-7: the remembered neighbour until full, then the next."""
    remembered = s.tiles[t].spill_to
    free = ground.active_tiles(s) & ~ground.tiles_with(s, state.PREY, state.MOST)
    if remembered != ground.NOWHERE and has(free, remembered):
        return remembered
    return first_in_wind(s, t, free)


@rule
def first_in_wind(s: Any, t: int, tiles: int) -> int:
    """LA-GEO-4: of a set of tiles the first neighbour of this one in wind order, or NOWHERE."""
    if tiles & geometry.NEIGHBOURS[t] == 0:
        return ground.NOWHERE
    turn = ground.wind(s)
    while tiles & geometry.NEIGHBOUR_BIT[t, turn] == 0:
        turn = (turn + 1) % moves.DIRECTIONS
    return geometry.NEIGHBOUR[t, turn]


@rule
def wolves_move(s: Any, log: Any) -> None:
    """F8. LA-WMOVE-7, LA-WMOVE-8: one by one, in tile order of where they stood; nobody fights."""
    tell(log, events.BOARD_TURN, 3)
    # LA-WMOVE-3: with prey on its own tile a wolf stays
    left = s.wolves & ~ground.tiles_with(s, state.PREY, 1)
    while left:
        t = lowest(left)
        left = without_lowest(left)
        there = wolf_step(s, t)
        if there != t:
            ground.remove_wolf(s, t)
            ground.put_wolf(s, there)
            if ground.is_face_up(s, t) or ground.is_face_up(s, there):
                tell(log, events.WOLF_MOVED, seen(s, t), seen(s, there))


@rule
def around(tiles: int) -> int:
    """The neighbours of a set of tiles, those beyond the edge of the board included."""
    neighbours = 0
    while tiles:
        neighbours |= geometry.NEIGHBOURS[lowest(tiles)]
        tiles = without_lowest(tiles)
    return neighbours


@rule
def wolf_step(s: Any, t: int) -> int:
    """LA-WMOVE-1, LA-WMOVE-2, LA-WMOVE-4 to LA-WMOVE-6: one step to the nearest, richest prey.

    Waves go out from the wolf over open tiles until one
    reaches prey; then as many waves, less one, go back from the richest prey reached: the
    neighbours they touch lie on a shortest way.
    """
    ways = ground.open_tiles(s)
    prey = ways & ground.tiles_with(s, state.PREY, 1)
    reached = geometry.NEIGHBOURS[t] & ways
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
    least = state.MOST
    while least > 0 and tiles & ground.tiles_with(s, state.PREY, least) == 0:
        least -= 1
    return tiles & ground.tiles_with(s, state.PREY, least)


@rule
def pack_limit(s: Any) -> int:
    """LA-WBIRTH-6: with so many wolves on the board none is born."""
    limited = s.options.pack_limit == state.PACK_QUARTER
    if s.options.pack_limit == state.PACK_AUTO:
        limited = s.options.wilds == state.AWAKE
    return s.tile_count // 4 if limited else s.tile_count


@rule
def wolves_multiply(s: Any, log: Any) -> None:
    """F9. LA-WBIRTH: a wolf with three prey has a young one, if there is a place for it."""
    tell(log, events.BOARD_TURN, 4)
    parents = s.wolves & ground.tiles_with(s, state.PREY, state.MOST)
    wolves, limit = size(s.wolves), pack_limit(s)
    while parents and wolves < limit:
        t = lowest(parents)
        parents = without_lowest(parents)
        place = birthplace(s, t)
        if place != ground.NOWHERE:
            ground.put_wolf(s, place)
            wolves += 1
            if ground.is_face_up(s, place):
                tell(log, events.WOLF_BORN, seen(s, t), place)
    if s.options.wolf_hunger == state.WOLVES_EAT or s.options.wolf_hunger == state.WOLVES_STARVE:
        wolves_eat(s, log)


@rule
def birthplace(s: Any, t: int) -> int:
    """LA-WBIRTH-2, LA-WBIRTH-3: the open neighbour with the most prey, first in wind order."""
    return first_in_wind(s, t, richest_of(s, ground.open_tiles(s) & geometry.NEIGHBOURS[t]))


@rule
def wolves_eat(s: Any, log: Any) -> None:
    """LA-WEAT-2, LA-WEAT-3: each wolf eats one prey of its tile, or starves if they do."""
    left = s.wolves
    while left:
        t = lowest(left)
        left = without_lowest(left)
        if ground.goods_on(s, t, state.PREY) > 0:
            ground.take_goods(s, 1 << t, state.PREY)
            if ground.is_face_up(s, t):
                tell(log, events.WOLF_ATE, t)
        elif s.options.wolf_hunger == state.WOLVES_STARVE:
            ground.remove_wolf(s, t)
            if ground.is_face_up(s, t):
                tell(log, events.WOLF_STARVED, t)


@rule
def arrivals(s: Any, turn: int, log: Any) -> None:
    """F10. LA-ARR: players in turn order from this one on receive their newcomers."""
    players = s.options.players
    if turn == 0:
        tell(log, events.BOARD_TURN, 5)
    while turn < players:
        seat = (s.first_seat + turn) % players
        player = s.players[seat]
        turn += 1
        homes = content.BUILDINGS[content.SPAWN_POINT].per_player
        homes -= player.supply[content.SPAWN_POINT]
        if player.alive and player.people < moves.MEEPLES and homes > 0:
            if s.options.arrivals == state.PER_SETTLEMENT:
                arrive_everywhere(s, seat, log)
            else:
                then(s, steps.ARRIVALS, turn)
                ask(s, decisions.ARRIVE, seat)
                return


@rule
def next_home(s: Any, seat: int, tile: int) -> int:
    """LA-ARR-2: the first tile from this one on where this player's newcomers may appear."""
    left = s.face_up >> tile << tile
    while left:
        if s.tiles[lowest(left)].structures[content.SPAWN_POINT] == seat:
            return lowest(left)
        left = without_lowest(left)
    return s.tile_count


@rule
def arrive_everywhere(s: Any, seat: int, log: Any) -> None:
    """LA-ARR-4: one newcomer at each settlement in tile order, as long as the supply lasts."""
    tile = next_home(s, seat, 0)
    while tile < s.tile_count and s.players[seat].people < moves.MEEPLES:
        arrive(s, seat, tile, log)
        tile = next_home(s, seat, tile + 1)


@rule
def offer_homes(s: Any, seat: int) -> None:
    """LA-D-ARRIVE: the player's own settlements in tile order."""
    tile = next_home(s, seat, 0)
    while tile < s.tile_count:
        offer(s, moves.AT(tile))
        tile = next_home(s, seat, tile + 1)


@rule
def arrive(s: Any, seat: int, tile: int, log: Any) -> None:
    """LA-ARR-1, LA-ARR-2: a newcomer appears at a settlement."""
    number = people.add_meeple(s, seat, tile)
    tell(log, events.ARRIVED, seat, number, tile)


@rule
def attacks(s: Any, log: Any) -> None:
    """F11. LA-ATT: each wolf attacks the exposed on its tile; eliminations are judged after all."""
    tell(log, events.BOARD_TURN, 6)
    left = s.wolves
    while left:
        attack_on(s, lowest(left), log)
        left = without_lowest(left)
    ending.judge_eliminations(s, log)


@rule
def attack_on(s: Any, t: int, log: Any) -> None:
    """LA-ATT-3: players in turn order, meeples by number, until the wolf is dead."""
    players = s.options.players
    for k in range(players):
        seat = (s.first_seat + k) % players
        player = s.players[seat]
        slot = 0
        while has(player.places, t) and slot < player.people:
            if player.meeples[slot].tile != t or player.meeples[slot].hidden:
                slot += 1
                continue
            before = player.people
            wolf.fight_wolf(s, seat, slot, events.ATTACK, log)
            if not ground.has_wolf(s, t) or s.options.wolf_attacks == state.ATTACK_ONE:
                return
            if player.people == before:
                slot += 1
