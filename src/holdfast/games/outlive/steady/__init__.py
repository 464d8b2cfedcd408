"""The steady player of Outlive: a heuristic for every decision, compiled like the rules.

It gives every legal move a worth, in tenths of a Survival Point, and plays the best; among equals
noise decides. Its habits:

- Supplies become survivors one for one, so food is collected for tonight's bill and beyond; what
  would rot is spent on recruits.
- Two survivors stay in the Airlock until the last Night: they keep two levels of radiation out.
- A room is filled completely or not at all, and only as many rooms as can be fed; on day 6
  upkeep no longer matters, and everybody moves in.
- Munitions pay for events; Materials build rooms first and repair equipment with the rest.
"""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive.moves import FEED, GIVE, LOSE, NO_PREY, PREY, SHOOT
from holdfast.games.outlive.state import (
    ASK_ACT,
    ASK_BUILD,
    ASK_DEFEND,
    ASK_FEED,
    ASK_HUNT,
    ASK_LOSE,
    ASK_MOVE,
    ASK_OVERCOME,
    ASK_PREY,
    ASK_RECRUIT,
    ASK_REPAIR,
    ASK_SURV,
    ASK_TRIBUTE,
)
from holdfast.games.outlive.steady.choices import worth_of_choice
from holdfast.games.outlive.steady.day import (
    price_of_shot,
    worth_of_action,
    worth_of_defence,
    worth_of_gift,
    worth_of_move,
)
from holdfast.games.outlive.steady.night import worth_of_building, worth_of_event, worth_of_repair
from holdfast.games.outlive.steady.stores import worth_of_meat, yield_of
from holdfast.games.outlive.steady.survivors import (
    worth_of_loss,
    worth_of_recruit,
    worth_of_survivor,
)
from holdfast.games.outlive.steady.taste import NEVER
from holdfast.kernel.rule import rule


@rule
def advise(s: Any, moves: Any, n: int, noise: int) -> int:
    """The move that is worth most; among equals the noise decides."""
    best, most, equals = moves[0] | 0, NEVER - 1, 0
    for i in range(n):
        move = moves[i] | 0
        value = worth(s, s.to_move, move)
        if value > most:
            best, most, equals = move, value, 1
        elif value == most:
            equals += 1
            if (noise >> 3) % equals == 0:
                best = move
    return best


@rule
def worth(s: Any, seat: int, move: int) -> int:
    """What a move is worth to a seat."""
    ask = s.ask | 0
    if ask == ASK_MOVE:
        return worth_of_move(s, seat, move)
    if ask == ASK_ACT:
        return worth_of_action(s, seat, move)
    if ask == ASK_HUNT:
        return -price_of_shot(s, seat, move - SHOOT)
    if ask == ASK_PREY:
        return 0 if move == NO_PREY else worth_of_meat(s, seat, yield_of(s, seat, move - PREY))
    if ask == ASK_DEFEND:
        return worth_of_defence(s, seat, move)
    if ask == ASK_TRIBUTE:
        return worth_of_gift(s, seat, move - GIVE)
    if ask == ASK_SURV:
        return worth_of_survivor(s, seat, move)
    if ask == ASK_LOSE:
        return worth_of_loss(s, seat, move - LOSE)
    if ask == ASK_OVERCOME:
        return worth_of_event(s, seat, move)
    if ask == ASK_FEED:
        return move - FEED  # Water rots, cans keep
    if ask == ASK_RECRUIT:
        return worth_of_recruit(s, seat, move)
    if ask == ASK_BUILD:
        return worth_of_building(s, seat, move)
    if ask == ASK_REPAIR:
        return worth_of_repair(s, seat, move)
    return worth_of_choice(s, seat, move)
