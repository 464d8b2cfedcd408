"""Ratings of choices in the setup, and of those that a table decides or that hardly matter."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive import content, moves
from holdfast.games.outlive.content import vocabulary
from holdfast.games.outlive.heuristic import day, taste
from holdfast.kernel.rule import rule


@rule
def worth_of_choice(s: Any, seat: int, move: int) -> int:
    """Return the rating of a choice that hardly matters, or that a table of constants rates."""
    player = s.players[seat]
    if move in moves.DISCARD:
        return -taste.WANTED[moves.DISCARD.room(move)]
    if move in moves.FREE_BUILD:
        return taste.FIRST[player.rooms[moves.FREE_BUILD.slot(move)].tile]
    if move in moves.SPLIT:
        return moves.SPLIT.people(move)
    if move in moves.LEAD:
        return taste.LEADERS[moves.LEAD.leader(move)]
    if move in moves.DROP_FIND:
        return 1 if moves.DROP_FIND.find(move) == content.FIND_KINDS - 1 else 0
    if move in moves.GIVE:
        return day.worth_of_gift(s, seat, moves.GIVE.resource(move))
    if move in moves.LOSE_GOODS:
        kind = moves.LOSE_GOODS
        return -price_of_goods(
            player, kind.wood(move), kind.metal(move), kind.chips(move), kind.munitions(move)
        )
    if move in moves.BAT:
        return moves.BAT.use(move)
    if move in moves.PAY:
        kind = moves.PAY
        return -price_of_goods(player, kind.wood(move), kind.metal(move), kind.chips(move), 0)
    return 0


@rule
def price_of_goods(player: Any, wood: int, metal: int, chips: int, munitions: int) -> int:
    """Return the price of handing over tokens; scarce tokens have a higher price."""
    return (
        wood * (20 - player.store[vocabulary.WOOD])
        + metal * (20 - player.store[vocabulary.METAL])
        + chips * (20 - player.store[vocabulary.CHIPS])
        + munitions * (20 - player.store[vocabulary.MUNITIONS])
    )
