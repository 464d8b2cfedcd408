"""At night: events, rooms and repairs."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive.content import ABILITY as ABILITY_EFFECT
from holdfast.games.outlive.content import (
    DAYS,
    EFFECT_OP,
    EVENT_POINTS,
    PAIRS,
    RELIEFS,
    SPACES,
    UPKEEP,
    WAIVED,
    WAIVERS,
)
from holdfast.games.outlive.content.vocabulary import RESOURCES, SUPPLIES
from holdfast.games.outlive.content.vocabulary import SALVAGE as SALVAGE_OP
from holdfast.games.outlive.moves import (
    ABILITY,
    BUILD,
    DONE,
    DRAW,
    MOVE_IN,
    OVERCOME,
    PASS,
    REPAIR,
    ROOM_SLOTS,
)
from holdfast.games.outlive.rules.evening import price_of
from holdfast.games.outlive.rules.shelter import has_space, rows_used, upkeep_of
from holdfast.games.outlive.rules.tokens import materials, supplies
from holdfast.games.outlive.rules.workshop import price_of_room
from holdfast.games.outlive.steady.survivors import keeps
from holdfast.games.outlive.steady.taste import FEEDABLE, NEVER, TOKEN, USEFUL, WANTED
from holdfast.kernel.rule import rule


@rule
def worth_of_event(s: Any, seat: int, move: int) -> int:
    """OL-D-OVERCOME: points, less what the tokens would bring elsewhere."""
    if move == PASS:
        return 0
    player = s.players[seat]
    event, relief = (move - OVERCOME) // RELIEFS, (move - OVERCOME) % RELIEFS
    value = 10 * EVENT_POINTS[event] + 2 * (DAYS - s.day)
    food = 0
    for resource in range(RESOURCES):
        price = price_of(event, relief, resource)
        if resource < SUPPLIES:
            food += price
        value -= price * (TOKEN[resource] - 1)
    if food > 0 and supplies(player) - food < upkeep_of(player) + rows_used(player.airlock):
        return NEVER
    return value


@rule
def feedable(s: Any) -> int:
    """The upkeep that may be taken on tonight."""
    return FEEDABLE if s.day < DAYS else 100


@rule
def worth_of_building(s: Any, seat: int, move: int) -> int:
    """OL-D-BUILD: abilities, rooms that can be filled, and building for tomorrow."""
    player = s.players[seat]
    if move == DONE:
        return 0
    if ABILITY <= move < ABILITY + ROOM_SLOTS:
        effect = ABILITY_EFFECT[player.rooms[move - ABILITY].tile]
        return NEVER if EFFECT_OP[effect] == SALVAGE_OP else 90
    if move >= BUILD:
        return worth_of_room(s, player, move - BUILD)
    room = player.rooms[move - MOVE_IN]
    missing = SPACES[room.tile] - room.people
    guests = player.airlock - keeps(s)
    if s.day == DAYS:
        # Nobody pays for them any more: as many full rooms as possible, the nearest first.
        return 60 - missing if missing <= guests else 1
    if guests < missing and room.people == 0:
        return NEVER
    if guests <= 0:
        return NEVER
    if room.people == 0 and upkeep_of(player) + UPKEEP[room.tile] > feedable(s):
        return NEVER
    return 60 + WANTED[room.tile] - missing


@rule
def worth_of_room(s: Any, player: Any, slot: int) -> int:
    """A room is built when somebody will soon live in it, and the cheapest to keep first."""
    kind = player.rooms[slot].tile | 0
    spaces = 0
    for other in range(ROOM_SLOTS):
        if has_space(player.rooms[other]):
            spaces += SPACES[player.rooms[other].tile] - player.rooms[other].people
    guests = player.airlock - keeps(s)
    if s.day == DAYS:
        return 50 - SPACES[kind] if guests >= spaces + SPACES[kind] else NEVER
    if guests < spaces and price_of_room(player) > 1:
        return NEVER
    return 30 + WANTED[kind] - 2 * UPKEEP[kind]


@rule
def worth_of_repair(s: Any, seat: int, move: int) -> int:
    """OL-D-REPAIR: a point, perhaps a pair, and what it does on the days that are left."""
    if move == DONE:
        return 0
    if move == DRAW:
        return 5
    player = s.players[seat]
    equipment, waiver = (move - REPAIR) // WAIVERS, (move - REPAIR) % WAIVERS
    saved = 3 if waiver == WAIVERS - 1 else WAIVED[waiver]
    value = 10 + USEFUL[equipment] * (DAYS - s.day) // 2 + 3 * saved
    for symbol in range(len(PAIRS)):
        if (PAIRS[symbol] >> equipment) & 1 and player.repaired & PAIRS[symbol]:
            value += 10
    # Before the last Night some Materials are kept for the next room.
    return value - (12 if s.day < DAYS and materials(player) < 4 and value < 30 else 0)
