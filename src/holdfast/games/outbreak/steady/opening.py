"""The steady team in the Opening Phase: what it reveals, where Settlers go and tokens lie."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak.content import LEVEL, MAIN_BASE, RUSHES
from holdfast.games.outbreak.content.effects import CONTAM, FIRE
from holdfast.games.outbreak.moves import HEX, STAY
from holdfast.games.outbreak.rules.ground import NOWHERE, beside, city_distance, horde_at, tile_at
from holdfast.games.outbreak.rules.people import able_on, is_able
from holdfast.games.outbreak.steady.outlook import burning, haven_worth
from holdfast.games.outbreak.steady.worths import SETTLEMENT_WORTH
from holdfast.kernel.rule import long_rule


@long_rule
def reveal_worth(s: Any, hex: int) -> int:
    """Reveal where survivors stand, known weak ones first, away from the Helpless."""
    near = beside(s, hex)
    worth = 0
    for i in range(s.team):
        v = s.order[i] | 0
        if is_able(s, v):
            if near >> s.survivors[v].tile & 1:
                worth += 60
            elif s.tiles[s.survivors[v].tile].links & near:
                worth += 25
    if near >> s.helpless & 1:
        worth -= 80
    uid = horde_at(s, hex)
    if uid != NOWHERE and s.hordes[uid].known:
        card = s.hordes[uid].card | 0
        worth += 60 - 20 * LEVEL[card] - 80 * RUSHES[card]
    return worth


@long_rule
def settler_worth(s: Any, move: int, struck: int) -> int:
    """Settlers found as soon as they can, else they walk to the edge out of danger."""
    if move == STAY:
        return haven_worth(s, s.settlers[s.asked] - 1, struck) // 10
    hex = move - HEX
    tile = tile_at(s, hex)
    if tile == NOWHERE:
        return 1000
    return haven_worth(s, tile, struck) // 10 + 5 * city_distance(s, hex, MAIN_BASE)


@long_rule
def token_worth(s: Any, tile: int) -> int:
    """Where a condition token does the least harm."""
    near = s.tiles[tile].links | 1 << tile
    worth = 0
    if near >> s.helpless & 1:
        worth -= 500
    for i in range(3):
        if s.settlers[i] > 0 and near >> (s.settlers[i] - 1) & 1:
            worth -= 100
    if able_on(s, 1 << tile):
        worth -= 60
    if s.tiles[tile].pieces[FIRE] + s.tiles[tile].pieces[CONTAM] > 0:
        worth += 300
    elif burning(s) >> tile & 1:
        worth += 80
    return worth - SETTLEMENT_WORTH[tile] // 10
