"""Ratings of the Night: events, rooms and repairs."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive import content, moves
from holdfast.games.outlive.content import vocabulary
from holdfast.games.outlive.heuristic import survivors, taste
from holdfast.games.outlive.rules import building, overcoming, shelter, tokens
from holdfast.kernel.rule import rule


@rule
def worth_of_event(s: Any, seat: int, move: int) -> int:
    """Return the rating of overcoming an event: its points minus its price (OL-D-OVERCOME)."""
    if move in moves.PASS:
        return 0
    player = s.players[seat]
    event, relief = moves.OVERCOME.event(move), moves.OVERCOME.relief(move)
    value = 10 * content.EVENT[event].points + 2 * (content.DAYS - s.day)
    food = 0
    for resource in range(vocabulary.RESOURCES):
        price = overcoming.price_of(event, relief, resource)
        if resource < vocabulary.SUPPLIES:
            food += price
        value -= price * (taste.TOKEN[resource] - 1)
    if food > 0 and tokens.supplies(player) - food < shelter.upkeep_of(player) + shelter.rows_used(
        player.airlock
    ):
        return taste.NEVER
    return value


@rule
def feedable(s: Any) -> int:
    """Return the highest upkeep that the shelter should have after tonight."""
    return taste.FEEDABLE if s.day < content.DAYS else 100


@rule
def worth_of_building(s: Any, seat: int, move: int) -> int:
    """Return the rating of an ability, of moving in or of a new room (OL-D-BUILD)."""
    player = s.players[seat]
    if move in moves.DONE:
        return 0
    if move in moves.ABILITY:
        effect = content.ROOM[player.rooms[moves.ABILITY.slot(move)].tile].ability
        return taste.NEVER if content.EFFECT[effect].op == vocabulary.SALVAGE else 90
    if move in moves.BUILD:
        return worth_of_room(s, player, moves.BUILD.slot(move))
    room = player.rooms[moves.MOVE_IN.slot(move)]
    missing = content.ROOM[room.tile].spaces - room.people
    guests = player.airlock - survivors.keeps(s)
    if s.day == content.DAYS:
        # No more upkeep is paid: fill as many rooms as possible, the nearly full ones first.
        return 60 - missing if missing <= guests else 1
    if guests < missing and room.people == 0:
        return taste.NEVER
    if guests <= 0:
        return taste.NEVER
    if room.people == 0 and shelter.upkeep_of(player) + content.ROOM[room.tile].upkeep > feedable(
        s
    ):
        return taste.NEVER
    return 60 + taste.WANTED[room.tile] - missing


@rule
def worth_of_room(s: Any, player: Any, slot: int) -> int:
    """Return the rating of building a room.

    Rooms with a low upkeep come first, and only if there are enough survivors.
    """
    kind = player.rooms[slot].tile
    spaces = 0
    for other in range(moves.ROOM_SLOTS):
        if shelter.has_space(player.rooms[other]):
            spaces += content.ROOM[player.rooms[other].tile].spaces - player.rooms[other].people
    guests = player.airlock - survivors.keeps(s)
    if s.day == content.DAYS:
        return (
            50 - content.ROOM[kind].spaces
            if guests >= spaces + content.ROOM[kind].spaces
            else taste.NEVER
        )
    if guests < spaces and building.price_of_room(player) > 1:
        return taste.NEVER
    return 30 + taste.WANTED[kind] - 2 * content.ROOM[kind].upkeep


@rule
def worth_of_repair(s: Any, seat: int, move: int) -> int:
    """Return the rating of a repair (OL-D-REPAIR).

    It counts the repaired tile's point, a pair, and its use on the days left.
    """
    if move in moves.DONE:
        return 0
    if move in moves.DRAW:
        return 5
    player = s.players[seat]
    equipment, waiver = moves.REPAIR.equipment(move), moves.REPAIR.waiver(move)
    saved = 3 if waiver == content.WAIVERS - 1 else content.WAIVER[waiver].size
    value = 10 + taste.USEFUL[equipment] * (content.DAYS - s.day) // 2 + 3 * saved
    for symbol in range(len(content.PAIRS)):
        if (content.PAIRS[symbol] >> equipment) & 1 and player.repaired & content.PAIRS[symbol]:
            value += 10
    # Before the last Night some Materials are saved for the next room.
    return value - (
        12 if s.day < content.DAYS and tokens.materials(player) < 4 and value < 30 else 0
    )
