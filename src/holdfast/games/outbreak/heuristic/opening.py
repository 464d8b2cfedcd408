"""Scores for the Opening Phase: reveals, Settlers and the places of tokens."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import content, moves
from holdfast.games.outbreak.content import effects
from holdfast.games.outbreak.heuristic import places, threats, worths
from holdfast.games.outbreak.rules import ground, people
from holdfast.kernel.rule import long_rule


@long_rule
def reveal_worth(s: Any, hex: int) -> int:
    """Return the score of revealing a horde.

    It is highest for weak hordes near survivors and away from the Helpless.
    """
    near = ground.beside(s, hex)
    worth = 0
    for i in range(s.team):
        v = s.order[i]
        if people.is_able(s, v):
            if near >> s.survivors[v].tile & 1:
                worth += 60
            elif s.tiles[s.survivors[v].tile].links & near:
                worth += 25
    if near >> s.helpless & 1:
        worth -= 80
    uid = ground.horde_at(s, hex)
    if uid != ground.NOWHERE and s.hordes[uid].known:
        card = s.hordes[uid].card
        worth += 60 - 20 * content.HORDES[card].level - 80 * content.HORDES[card].rushes
    return worth


@long_rule
def settler_worth(s: Any, move: int, struck: int) -> int:
    """Return the score of a step of Settlers.

    Founding a settlement scores highest, then walking to a safe edge.
    """
    if move in moves.STAY:
        return places.haven_worth(s, s.settlers[s.about] - 1, struck) // 10
    hex = moves.HEX.hex(move)
    tile = ground.tile_at(s, hex)
    if tile == ground.NOWHERE:
        return 1000
    return places.haven_worth(s, tile, struck) // 10 + 5 * ground.city_distance(
        s, hex, content.MAIN_BASE
    )


@long_rule
def token_worth(s: Any, tile: int) -> int:
    """Return the score of putting a condition token on a settlement.

    It is highest where the token does the least harm.
    """
    near = s.tiles[tile].links | 1 << tile
    worth = 0
    if near >> s.helpless & 1:
        worth -= 500
    for i in range(3):
        if s.settlers[i] > 0 and near >> (s.settlers[i] - 1) & 1:
            worth -= 100
    if people.able_on(s, 1 << tile):
        worth -= 60
    if s.tiles[tile].pieces[effects.FIRE] + s.tiles[tile].pieces[effects.CONTAM] > 0:
        worth += 300
    elif threats.burning_tiles(s) >> tile & 1:
        worth += 80
    return worth - worths.SETTLEMENT_WORTH[tile] // 10
