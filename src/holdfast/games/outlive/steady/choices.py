"""The setup, and choices that are made by a table or that hardly matter."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive.content import FIND_KINDS, SPACES, START_GOODS
from holdfast.games.outlive.content.vocabulary import CHIPS, MUNITIONS, RESOURCES, WOOD
from holdfast.games.outlive.moves import (
    BAT,
    COUNTS,
    DISCARD,
    DRAW_FIND,
    DROP_FIND,
    FREE_BUILD,
    GIVE,
    IMMUNE,
    LEAD,
    LOSE,
    LOSE_GOODS,
    MATERIAL_COUNTS,
    PAY,
    PLACE,
    SALVAGE,
    SPLIT,
)
from holdfast.games.outlive.steady.day import worth_of_gift
from holdfast.games.outlive.steady.taste import TOKEN, WANTED
from holdfast.kernel.rule import rule


@rule
def worth_of_choice(s: Any, seat: int, move: int) -> int:
    """Choices that are made by a table, or that hardly matter."""
    player = s.players[seat]
    if move < FREE_BUILD:
        return -WANTED[move - DISCARD]
    if move < SPLIT:
        kind = player.rooms[move - FREE_BUILD].tile | 0
        return WANTED[kind] + (3 if SPACES[kind] == 3 else 0)
    if move < LEAD:
        return move - SPLIT
    if move < DRAW_FIND:
        return worth_of_goods(move - LEAD)
    if move < DROP_FIND:
        return 0
    if move < PLACE:
        return 1 if move - DROP_FIND == FIND_KINDS - 1 else 0
    if GIVE <= move < LOSE_GOODS:
        return worth_of_gift(s, seat, move - GIVE)
    if LOSE_GOODS <= move < LOSE:
        return -price_of_mix(player, move - LOSE_GOODS, COUNTS, MUNITIONS)
    if BAT <= move < IMMUNE:
        return move - BAT
    if PAY <= move < SALVAGE:
        return -price_of_mix(player, move - PAY, MATERIAL_COUNTS, CHIPS)
    return 0


@rule
def worth_of_goods(leader: int) -> int:
    """The goods of a leader."""
    value = 0
    for resource in range(RESOURCES):
        value += START_GOODS[leader, resource] * TOKEN[resource]
    return value


@rule
def price_of_mix(player: Any, mix: int, counts: int, last: int) -> int:
    """Tokens given away, from Wood to this resource: the scarcer they are, the dearer."""
    price = 0
    for resource in range(last, WOOD - 1, -1):
        price += mix % counts * (20 - player.store[resource])
        mix //= counts
    return price
