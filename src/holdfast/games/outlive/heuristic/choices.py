"""The setup, and choices that are made by a table or that hardly matter."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive import content, moves
from holdfast.games.outlive.content import vocabulary
from holdfast.games.outlive.heuristic import day, taste
from holdfast.kernel.rule import rule


@rule
def worth_of_choice(s: Any, seat: int, move: int) -> int:
    """Choices that are made by a table, or that hardly matter."""
    player = s.players[seat]
    if move < moves.FREE_BUILD:
        return -taste.WANTED[move - moves.DISCARD]
    if move < moves.SPLIT:
        return taste.FIRST[player.rooms[move - moves.FREE_BUILD].tile]
    if move < moves.LEAD:
        return move - moves.SPLIT
    if move < moves.DRAW_FIND:
        return taste.LEADERS[move - moves.LEAD]
    if move < moves.DROP_FIND:
        return 0
    if move < moves.PLACE:
        return 1 if move - moves.DROP_FIND == content.FIND_KINDS - 1 else 0
    if moves.GIVE <= move < moves.LOSE_GOODS:
        return day.worth_of_gift(s, seat, move - moves.GIVE)
    if moves.LOSE_GOODS <= move < moves.LOSE:
        return -price_of_mix(player, move - moves.LOSE_GOODS, moves.COUNTS, vocabulary.MUNITIONS)
    if moves.BAT <= move < moves.IMMUNE:
        return move - moves.BAT
    if moves.PAY <= move < moves.SALVAGE:
        return -price_of_mix(player, move - moves.PAY, moves.MATERIAL_COUNTS, vocabulary.CHIPS)
    return 0


@rule
def price_of_mix(player: Any, mix: int, counts: int, last: int) -> int:
    """Tokens given away, from Wood to this resource: the scarcer they are, the dearer."""
    price = 0
    for resource in range(last, vocabulary.WOOD - 1, -1):
        price += mix % counts * (20 - player.store[resource])
        mix //= counts
    return price
