"""Survivors: where they go, where they are lost, and how many are brought in."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive.content import DAYS, SPACES
from holdfast.games.outlive.content.vocabulary import CANS, MEAT, WATER
from holdfast.games.outlive.moves import AIRLOCK, DECLINE, DONE, RECRUIT, SETTLE
from holdfast.games.outlive.rules.shelter import is_full, upkeep_of
from holdfast.games.outlive.steady.taste import KEPT
from holdfast.kernel.rule import rule


@rule
def keeps(s: Any) -> int:
    """Survivors that should stay in the Airlock."""
    return KEPT if s.day < DAYS else 0


@rule
def worth_of_survivor(s: Any, seat: int, move: int) -> int:
    """OL-D-SURV: into the Airlock up to the guard, then where a room is begun."""
    player = s.players[seat]
    if move == DECLINE:
        return 0
    where = move - SETTLE
    if where == AIRLOCK:
        return 8 if player.airlock < KEPT else 4
    room = player.rooms[where]
    if room.people + 1 == SPACES[room.tile]:
        return 12
    return 6 if room.people > 0 else 2


@rule
def worth_of_loss(s: Any, seat: int, where: int) -> int:
    """OL-D-LOSE: from a room that does not work anyway, last from one that does."""
    player = s.players[seat]
    if where == AIRLOCK:
        return 4 if player.airlock > KEPT else 2
    room = player.rooms[where]
    if room.people > SPACES[room.tile]:
        return 3
    return 1 if is_full(room) else 6 - room.people


@rule
def worth_of_recruit(s: Any, seat: int, move: int) -> int:
    """OL-D-RECRUIT: what rots is spent first; cans are kept for tomorrow's bill."""
    if move == DONE:
        return 0
    player = s.players[seat]
    supply = move - RECRUIT
    if supply == MEAT:
        return 9
    if supply == WATER:
        return 8 if player.store[WATER] > 2 or s.day == DAYS else -1
    bill = upkeep_of(player) // 2
    return 7 if s.day == DAYS or player.store[CANS] > bill else -1
