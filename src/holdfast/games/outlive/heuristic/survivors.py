"""Ratings of choices about survivors: where they live, who is lost, and recruits."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive import content, moves
from holdfast.games.outlive.content import vocabulary
from holdfast.games.outlive.heuristic import taste
from holdfast.games.outlive.rules import shelter
from holdfast.kernel.rule import rule


@rule
def keeps(s: Any) -> int:
    """Return how many survivors should stay in the Airlock."""
    return taste.KEPT if s.day < content.DAYS else 0


@rule
def worth_of_survivor(s: Any, seat: int, move: int) -> int:
    """Return the rating of a home for a survivor (OL-D-SURV).

    Best is the last space of a room, then the Airlock up to `taste.KEPT`, then a room in use.
    """
    player = s.players[seat]
    if move in moves.DECLINE:
        return 0
    where = moves.SETTLE.where(move)
    if where == moves.AIRLOCK:
        return 8 if player.airlock < taste.KEPT else 4
    room = player.rooms[where]
    if room.people + 1 == content.ROOM[room.tile].spaces:
        return 12
    return 6 if room.people > 0 else 2


@rule
def worth_of_loss(s: Any, seat: int, where: int) -> int:
    """Return the rating of a place to lose a survivor from (OL-D-LOSE).

    Full rooms come last.
    """
    player = s.players[seat]
    if where == moves.AIRLOCK:
        return 4 if player.airlock > taste.KEPT else 2
    room = player.rooms[where]
    if room.people > content.ROOM[room.tile].spaces:
        return 3
    return 1 if shelter.is_full(room) else 6 - room.people


@rule
def worth_of_recruit(s: Any, seat: int, move: int) -> int:
    """Return the rating of a recruit (OL-D-RECRUIT).

    Supplies that rot are spent first. Canned Goods are saved for tomorrow's bill.
    """
    if move in moves.DONE:
        return 0
    player = s.players[seat]
    supply = moves.RECRUIT.supply(move)
    if supply == vocabulary.MEAT:
        return 9
    if supply == vocabulary.WATER:
        return 8 if player.store[vocabulary.WATER] > 2 or s.day == content.DAYS else -1
    bill = shelter.upkeep_of(player) // 2
    return 7 if s.day == content.DAYS or player.store[vocabulary.CANS] > bill else -1
