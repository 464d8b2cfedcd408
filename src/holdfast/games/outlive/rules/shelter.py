"""The shelter: rooms and what they give, equipment, water and food (OL-ROOM, OL-EQ, OL-FEED)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive import content, events, moves
from holdfast.games.outlive.content import vocabulary
from holdfast.games.outlive.rules import tokens
from holdfast.kernel.events import tell
from holdfast.kernel.rule import long_rule, rule

NO_SLOT = -1


@rule
def is_full(room: Any) -> bool:
    """OL-ROOM-1, OL-SURV-6: built, and every space taken."""
    return room.built == 1 and room.people >= content.ROOM[room.tile].spaces


@rule
def has_space(room: Any) -> bool:
    """OL-SURV-7: a built room with fewer survivors than spaces."""
    return room.built == 1 and room.people < content.ROOM[room.tile].spaces


@long_rule
def power(player: Any, op: int) -> int:
    """What all full rooms together give of an operation that is never used up."""
    total = 0
    for slot in range(moves.ROOM_SLOTS):
        room = player.rooms[slot]
        if content.ROOM[room.tile].power[op] != 0 and is_full(room):
            total += content.ROOM[room.tile].power[op]
    return total


@rule
def is_ready(room: Any, op: int) -> bool:
    """OL-ROOM-1, OL-BUILD-3: a full room with this operation, not yet used today."""
    kind = content.ROOM[room.tile]
    return kind.power[op] != 0 and room.used & kind.bit[op] == 0 and is_full(room)


@long_rule
def ready_room(player: Any, op: int) -> int:
    """OL-SET-15: the first slot that is ready for an operation, or NO_SLOT."""
    for slot in range(moves.ROOM_SLOTS):
        if is_ready(player.rooms[slot], op):
            return slot
    return NO_SLOT


@long_rule
def use_room(s: Any, seat: int, slot: int, op: int, log: Any) -> int:
    """Mark a room as used today; gives how much it gives."""
    room = s.players[seat].rooms[slot]
    kind = room.tile
    room.used |= content.ROOM[kind].bit[op]
    tell(log, events.ROOM_USED, seat, slot, kind)
    return content.ROOM[kind].power[op]


@rule
def ready_equipment(player: Any, op: int) -> int:
    """OL-EQ-1: the repaired types with an operation that are not used yet, as bits."""
    return player.repaired & ~player.used & content.TOOLS_WITH[op]


@long_rule
def use_equipment(s: Any, seat: int, op: int, log: Any) -> None:
    """Mark the first ready type with an operation as used."""
    mark_used(s, seat, tokens.first_bit(ready_equipment(s.players[seat], op)), log)


@long_rule
def mark_used(s: Any, seat: int, equipment: int, log: Any) -> None:
    """OL-EQ-1: once per day."""
    s.players[seat].used |= 1 << equipment
    tell(log, events.TOOL_USED, seat, equipment)


@rule
def rows_used(airlock: int) -> int:
    """OL-SURV-1: the first row fills before the second."""
    if airlock == 0:
        return 0
    return 1 if airlock <= content.ROW else 2


@long_rule
def virtual_water(player: Any) -> int:
    """OL-ROOM-2: Water of today that is no token and not used yet."""
    total = 0
    for slot in range(moves.ROOM_SLOTS):
        room = player.rooms[slot]
        if is_ready(room, vocabulary.VIRTUAL_WATER):
            total += content.ROOM[room.tile].power[vocabulary.VIRTUAL_WATER]
    return total


@long_rule
def spend_water(s: Any, seat: int, n: int, log: Any) -> int:
    """OL-OVER-5: virtual Water before tokens; gives how much of it was virtual."""
    player = s.players[seat]
    condensed = 0
    while condensed < n:
        slot = ready_room(player, vocabulary.VIRTUAL_WATER)
        if slot == NO_SLOT:
            break
        condensed += use_room(s, seat, slot, vocabulary.VIRTUAL_WATER, log)
    tokens.spend(s, seat, vocabulary.WATER, n - condensed)
    return condensed


@long_rule
def upkeep_of(player: Any) -> int:
    """OL-FEED-1: the upkeep of all rooms that hold anybody."""
    total = 0
    for slot in range(moves.ROOM_SLOTS):
        room = player.rooms[slot]
        if room.people > 0:
            total += content.ROOM[room.tile].upkeep
    return total
