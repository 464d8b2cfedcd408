"""The input of Outlast's trained net: the tiles around each of the seat's meeples, all players.

Nothing here is hidden from anybody: tiles that are face down are read as such. The net chooses
actions (LA-D-ACT). The heuristic player answers the other decisions.
"""

from __future__ import annotations

from typing import Any

from holdfast.games.outlast import decisions, moves, state
from holdfast.games.outlast.heuristic import (
    keeper,
    spare_actions,
    to_spare,
    will_eat,
    wolf_tiles,
)
from holdfast.games.outlast.rules import ending, ground, meal, people
from holdfast.kernel.bits import has, size
from holdfast.kernel.encoding import Encoding
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule, rule

OF_TABLE, OF_SEAT, OF_MEEPLE, OF_NEIGHBOUR = 20, 20, 24, 12
DECIDES = 16
PLAIN = OF_TABLE + OF_SEAT * moves.SEATS
PER_MEEPLE = OF_MEEPLE + OF_NEIGHBOUR * moves.DIRECTIONS


@rule
def rivals_on(s: Any, viewer: int, tile: int) -> int:
    """Return the number of other players' meeples on a tile."""
    count = 0
    for seat in range(s.options.players):
        if seat != viewer and has(s.players[seat].places, tile):
            count += meal.people_on(s.players[seat], tile)
    return count


@rule
def carried_by_rivals(s: Any, viewer: int, tile: int, kind: int) -> int:
    """Return the goods of a kind that other players' meeples on a tile carry."""
    count = 0
    for seat in range(s.options.players):
        if seat != viewer and has(s.players[seat].places, tile):
            count += people.carried_here(s.players[seat], tile, kind)
    return count


@long_rule
def encode_seat(s: Any, seat: int, danger: int, herds: int, at: int, out: Any) -> None:
    """Write the bytes of a seat."""
    player = s.players[seat]
    out[at] = player.alive
    out[at + 1] = player.people
    out[at + 2] = ending.settlements(player)
    out[at + 3] = min(255, ending.carried(player, state.PREY))
    out[at + 4] = min(255, ending.carried(player, state.RESOURCE))
    hungry, spare, hidden, cornered, exposed, wild, growth, seen = 0, 0, 0, 0, 0, 0, 0, 0
    for slot in range(player.people):
        meeple = player.meeples[slot]
        tile = meeple.tile
        hidden += meeple.hidden
        cornered += people.is_cornered(s, meeple)
        exposed += meeple.hidden == 0 and has(danger, tile)
        if not has(seen, tile):
            seen |= 1 << tile
            left = to_spare(player, tile)
            hungry += max(0, -left)
            spare += max(0, left)
            if not has(s.wolves, tile):
                wild += ground.goods_on(s, tile, state.PREY)
            growth += ground.goods_on(s, tile, state.RESOURCE)
    out[at + 5] = hungry
    out[at + 6] = min(255, spare)
    out[at + 7] = hidden
    out[at + 8] = cornered
    out[at + 9] = exposed
    out[at + 10] = wild
    out[at + 11] = growth
    out[at + 12] = size(herds & player.places)
    out[at + 13] = size(player.places)
    if player.people > 0:
        first = player.meeples[keeper(player)]
        out[at + 14] = min(255, first.goods[state.PREY])
        out[at + 15] = ground.goods_on(s, first.tile, state.PREY)
        out[at + 16] = has(danger, first.tile)
    rank = 1
    for other in range(s.options.players):
        rank += other != seat and ending.is_ahead(s.players[other], player)
    out[at + 17] = rank
    out[at + 18] = (
        s.seat != NOBODY
        and (seat - s.first_seat) % s.options.players > (s.seat - s.first_seat) % s.options.players
    )
    out[at + 19] = s.seat == seat


@long_rule
def encode_meeple(s: Any, viewer: int, slot: int, danger: int, herds: int, out: Any) -> None:
    """Write the bytes of one of the viewer's meeples and of the tiles around it."""
    me = s.players[viewer]
    meeple = me.meeples[slot]
    tile = meeple.tile
    at = PLAIN + slot * PER_MEEPLE
    out[at] = 1
    out[at + 1] = min(255, meeple.goods[state.RESOURCE])
    out[at + 2] = min(255, meeple.goods[state.PREY])
    out[at + 3] = meeple.hidden
    out[at + 4] = slot == keeper(me)
    out[at + 5] = ground.goods_on(s, tile, state.RESOURCE)
    out[at + 6] = ground.goods_on(s, tile, state.PREY)
    out[at + 7] = has(s.wolves, tile)
    out[at + 8] = has(danger, tile)
    out[at + 9] = will_eat(me, slot)
    out[at + 10] = max(0, 8 + min(8, to_spare(me, tile)))
    out[at + 11] = meal.people_on(me, tile)
    out[at + 12] = rivals_on(s, viewer, tile)
    out[at + 13] = min(255, carried_by_rivals(s, viewer, tile, state.PREY))
    out[at + 14] = min(255, carried_by_rivals(s, viewer, tile, state.RESOURCE))
    owner = s.tiles[tile].structures[ending.SETTLEMENT]
    out[at + 15] = owner == viewer
    out[at + 16] = owner != viewer and owner != NOBODY
    out[at + 17] = min(255, people.carried_here(me, tile, state.RESOURCE))
    out[at + 18] = min(255, people.carried_here(me, tile, state.PREY))
    out[at + 19] = has(herds, tile)
    others = 0
    for kind in range(moves.STRUCTURES):
        if kind != ending.SETTLEMENT and s.tiles[tile].structures[kind] == viewer:
            others |= 1 << kind
    out[at + 20] = others
    out[at + 21] = s.tiles[tile].terrain + 1
    out[at + 22] = s.actions_left if s.seat == viewer else 0
    out[at + 23] = max(0, min(s.last_round - s.round, 12))
    for direction in range(moves.DIRECTIONS):
        there = ground.neighbour(s, tile, direction)
        if there == ground.NOWHERE:
            continue
        to = at + OF_MEEPLE + direction * OF_NEIGHBOUR
        out[to] = 1
        if not has(s.face_up, there):
            out[to + 1] = 1
            continue
        out[to + 2] = ground.goods_on(s, there, state.RESOURCE)
        out[to + 3] = ground.goods_on(s, there, state.PREY)
        out[to + 4] = has(s.wolves, there)
        out[to + 5] = has(danger, there)
        if has(me.places, there):
            out[to + 6] = meal.people_on(me, there)
            out[to + 7] = min(255, people.carried_here(me, there, state.PREY))
        out[to + 8] = rivals_on(s, viewer, there)
        out[to + 9] = s.tiles[there].structures[ending.SETTLEMENT] != NOBODY
        out[to + 10] = has(herds, there)
        out[to + 11] = s.tiles[there].terrain + 1


@long_rule
def encode(s: Any, viewer: int, out: Any) -> int:
    """Write the net's input for a position as this viewer sees it, and return its size in bytes."""
    for i in range(PLAIN + PER_MEEPLE * moves.MEEPLES):
        out[i] = 0
    if viewer < 0:
        return PLAIN + PER_MEEPLE * moves.MEEPLES
    danger = wolf_tiles(s) & s.face_up
    herds = ground.breeding_tiles(s) & s.face_up
    me = s.players[viewer]
    out[0] = s.round
    out[1] = max(0, s.last_round - s.round)
    if s.seat == viewer:
        out[8] = s.actions_left
        out[9] = max(0, spare_actions(s, me, danger))
        out[10] = 1
    out[11] = size(s.wolves & s.face_up)
    out[12] = size(s.face_up)
    out[13] = size(herds)
    out[14] = size((s.ones[state.RESOURCE] | s.twos[state.RESOURCE]) & s.face_up)
    out[15] = size((s.ones[state.PREY] | s.twos[state.PREY]) & s.face_up)
    out[DECIDES] = s.ask == decisions.ACT
    out[17] = s.round == s.last_round
    out[18] = s.tile_count
    out[19] = s.options.players
    for seat in range(s.options.players):
        away = seat - viewer if seat >= viewer else seat - viewer + s.options.players
        encode_seat(s, seat, danger, herds, OF_TABLE + OF_SEAT * away, out)
    for slot in range(me.people):
        encode_meeple(s, viewer, slot, danger, herds, out)
    return PLAIN + PER_MEEPLE * moves.MEEPLES


ENCODING = Encoding(
    encode,
    size=PLAIN + PER_MEEPLE * moves.MEEPLES,
    slots=moves.MEEPLES,
    per_slot=PER_MEEPLE,
    slot_field="meeple",
    seat_fields=("rival",),
    left_out=("target",),
    kinds=("wolf", "hide", "move", "gather", "hunt", "build", "drop", "fight", "end"),
    decides=DECIDES,
)
