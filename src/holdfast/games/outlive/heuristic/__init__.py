"""The heuristic player of Outlive: a rating for every legal move, compiled like the rules.

It rates every legal move in tenths of a Survival Point and plays the one with the highest rating.
Random noise breaks ties. Its strategy:

- One Supply recruits one survivor, so it collects more food than tonight's bill. Supplies that
  would rot are spent on recruits.
- Two survivors stay in the Airlock until the last Night, where they absorb two levels of radiation.
- A room is filled completely or not at all, and only as many rooms as can be fed. On day 6 upkeep
  no longer matters, and all survivors move in.
- Munitions pay for events. Materials build rooms first and repair equipment with the rest.
"""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive import decisions, moves
from holdfast.games.outlive.heuristic import choices, day, night, stores, survivors, taste
from holdfast.kernel.ratings import keep_better
from holdfast.kernel.rule import rule


@rule
def advise(s: Any, among: Any, n: int, noise: int) -> int:
    """Return the highest-rated of the first `n` moves in `among`; `noise` breaks ties."""
    best, most, equals = among[0], taste.NEVER - 1, 0
    for i in range(n):
        move = among[i]
        value = worth(s, s.to_move, move)
        best, most, equals = keep_better(best, most, equals, move, value, noise >> 3)
    return best


@rule
def worth(s: Any, seat: int, move: int) -> int:
    """Return the rating of a move for a seat."""
    ask = s.ask
    if ask == decisions.MOVE:
        return day.worth_of_move(s, seat, move)
    if ask == decisions.ACT:
        return day.worth_of_action(s, seat, move)
    if ask == decisions.HUNT:
        return -day.price_of_shot(s, seat, moves.SHOOT.weapons(move), moves.SHOOT.munitions(move))
    if ask == decisions.PREY:
        if move in moves.NO_PREY:
            return 0
        return stores.worth_of_meat(s, seat, stores.yield_of(s, seat, moves.PREY.animal(move)))
    if ask == decisions.DEFEND:
        return day.worth_of_defence(s, seat, move)
    if ask == decisions.TRIBUTE:
        return day.worth_of_gift(s, seat, moves.GIVE.resource(move))
    if ask == decisions.SURV:
        return survivors.worth_of_survivor(s, seat, move)
    if ask == decisions.LOSE:
        return survivors.worth_of_loss(s, seat, moves.LOSE.where(move))
    if ask == decisions.OVERCOME:
        return night.worth_of_event(s, seat, move)
    if ask == decisions.FEED:
        return moves.FEED.water(move)  # Water rots, Canned Goods do not
    if ask == decisions.RECRUIT:
        return survivors.worth_of_recruit(s, seat, move)
    if ask == decisions.BUILD:
        return night.worth_of_building(s, seat, move)
    if ask == decisions.REPAIR:
        return night.worth_of_repair(s, seat, move)
    return choices.worth_of_choice(s, seat, move)
