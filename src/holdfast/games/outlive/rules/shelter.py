"""The shelter: survivors, rooms and what they give, equipment, the gauge."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive.content import (
    AIRLOCK_SPACES,
    BEST,
    DAYS,
    EFFECT_N,
    EFFECT_OP,
    EQUIPMENT_WITH,
    EVENT_EFFECT,
    ROOM_BIT,
    ROOM_POWER,
    ROW,
    SPACES,
    STRENGTH,
    UPKEEP,
    WORST,
)
from holdfast.games.outlive.content.vocabulary import (
    EVENT_IMMUNE,
    STRENGTH_CAP,
    VIRTUAL_WATER,
    WATER,
)
from holdfast.games.outlive.events import (
    BY_SKULL,
    GAUGE_FELL,
    GAUGE_ROSE,
    LOST_SURVIVOR,
    ROOM_FELL,
    ROOM_FILLED,
    ROOM_USED,
    TOOL_USED,
)
from holdfast.games.outlive.moves import AIRLOCK, LOSE, ROOM_SLOTS
from holdfast.games.outlive.rules.asking import ask, offer
from holdfast.games.outlive.rules.steps import LOSE_STEP
from holdfast.games.outlive.rules.tokens import first_bit, spend
from holdfast.games.outlive.state import ASK_LOSE, UNKNOWN
from holdfast.kernel.agenda import push
from holdfast.kernel.events import tell
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule, rule

NO_SLOT = -1

# Rooms


@rule
def is_full(room: Any) -> bool:
    """OL-ROOM-1, OL-SURV-6: built, and every space taken."""
    return room.built == 1 and room.people >= SPACES[room.tile]


@rule
def has_space(room: Any) -> bool:
    """OL-SURV-7: a built room with fewer survivors than spaces."""
    return room.built == 1 and room.people < SPACES[room.tile]


@long_rule
def power(player: Any, op: int) -> int:
    """What all full rooms together give of an operation that is never used up."""
    total = 0
    for slot in range(ROOM_SLOTS):
        room = player.rooms[slot]
        if ROOM_POWER[room.tile, op] != 0 and is_full(room):
            total += ROOM_POWER[room.tile, op]
    return total


@rule
def is_ready(room: Any, op: int) -> bool:
    """OL-ROOM-1, OL-BUILD-3: a full room with this operation, not yet used today."""
    kind = room.tile | 0
    return ROOM_POWER[kind, op] != 0 and room.used & ROOM_BIT[kind, op] == 0 and is_full(room)


@long_rule
def ready_room(player: Any, op: int) -> int:
    """OL-SET-15: the first slot that is ready for an operation, or NO_SLOT."""
    for slot in range(ROOM_SLOTS):
        if is_ready(player.rooms[slot], op):
            return slot
    return NO_SLOT


@long_rule
def use_room(s: Any, seat: int, slot: int, op: int, log: Any) -> int:
    """Mark a room as used today; gives how much it gives."""
    room = s.players[seat].rooms[slot]
    kind = room.tile | 0
    room.used |= ROOM_BIT[kind, op]
    tell(log, ROOM_USED, seat, slot, kind)
    return ROOM_POWER[kind, op]


# Equipment


@rule
def ready_equipment(player: Any, op: int) -> int:
    """OL-EQ-1: the repaired types with an operation that are not used yet, as bits."""
    return player.repaired & ~player.used & EQUIPMENT_WITH[op]


@long_rule
def use_equipment(s: Any, seat: int, op: int, log: Any) -> None:
    """Mark the first ready type with an operation as used."""
    mark_used(s, seat, first_bit(ready_equipment(s.players[seat], op)), log)


@long_rule
def mark_used(s: Any, seat: int, equipment: int, log: Any) -> None:
    """OL-EQ-1: once per day."""
    s.players[seat].used |= 1 << equipment
    tell(log, TOOL_USED, seat, equipment)


# Events in force


@rule
def is_in_force(s: Any, space: int) -> bool:
    """OL-EVT-2: face up and not overcome."""
    return s.convoy[space] != UNKNOWN and s.overcome_by[space] == NOBODY


@long_rule
def in_force(s: Any, op: int) -> int:
    """OL-EVT-1, OL-EVT-2: what the events in force together say about an operation."""
    total = 0
    for space in range(DAYS):
        if is_in_force(s, space):
            effect = EVENT_EFFECT[s.convoy[space]]
            if EFFECT_OP[effect] == op:
                total += EFFECT_N[effect]
    return total


@rule
def is_immune(player: Any) -> bool:
    """OL-EVT-12: a full Sanctum; the shortages are asked of nobody."""
    return power(player, EVENT_IMMUNE) > 0


@long_rule
def suffered(s: Any, seat: int, op: int) -> int:
    """OL-EVT-9 to OL-EVT-12: an all-Day event as it counts for this player now."""
    value = in_force(s, op)
    if value != 0 and is_immune(s.players[seat]):
        return 0
    return value


@rule
def effective_strength(s: Any, seat: int, hero: int) -> int:
    """OL-EVT-9: strength for Action Points and for the spot on the ship."""
    strength = STRENGTH[hero]
    cap = suffered(s, seat, STRENGTH_CAP)
    if cap > 0:
        return min(strength, cap)
    return strength


# Survivors


@rule
def rows_used(airlock: int) -> int:
    """OL-SURV-1: the first row fills before the second."""
    if airlock == 0:
        return 0
    return 1 if airlock <= ROW else 2


@long_rule
def population(player: Any) -> int:
    """All survivors of a shelter."""
    people = player.airlock | 0
    for slot in range(ROOM_SLOTS):
        people += player.rooms[slot].people
    return people


@rule
def can_settle(player: Any) -> bool:
    """OL-SURV-4: a free space in the Airlock or in a built room."""
    if player.airlock < AIRLOCK_SPACES:
        return True
    for slot in range(ROOM_SLOTS):
        if has_space(player.rooms[slot]):
            return True
    return False


@long_rule
def put_survivor(s: Any, seat: int, where: int, log: Any) -> None:
    """A survivor comes into the Airlock or a room."""
    player = s.players[seat]
    if where == AIRLOCK:
        player.airlock += 1
        return
    room = player.rooms[where]
    was_full = is_full(room)
    room.people += 1
    if is_full(room) and not was_full:
        tell(log, ROOM_FILLED, seat, where, room.tile)


@long_rule
def lose_survivor(s: Any, seat: int, where: int, cause: int, log: Any) -> None:
    """OL-SURV-5, OL-SURV-6: back to the reserve; a room may lose its ability by it."""
    player = s.players[seat]
    s.survivors += 1
    tell(log, LOST_SURVIVOR, seat, where, cause)
    if where == AIRLOCK:
        player.airlock -= 1
        return
    room = player.rooms[where]
    was_full = is_full(room)
    room.people -= 1
    if was_full and not is_full(room):
        tell(log, ROOM_FELL, seat, where, room.tile)


@long_rule
def lose_survivors(s: Any, seat: int, count: int, cause: int) -> None:
    """So many survivors are to be lost, one after the other."""
    if count > 0:
        push(s.agenda, LOSE_STEP, seat, count, cause)


@rule
def lose_step(s: Any, seat: int, count: int, cause: int) -> None:
    """OL-SURV-5: from where is the owner's choice; with no survivors nothing happens."""
    if population(s.players[seat]) == 0:
        return
    lose_survivors(s, seat, count - 1, cause)
    s.chosen = cause
    ask(s, seat, ASK_LOSE)


@rule
def offer_losses(s: Any, seat: int) -> None:
    """OL-D-LOSE."""
    player = s.players[seat]
    if player.airlock > 0:
        offer(s, LOSE + AIRLOCK)
    for slot in range(ROOM_SLOTS):
        if player.rooms[slot].people > 0:
            offer(s, LOSE + slot)


@rule
def answer_loss(s: Any, seat: int, where: int, log: Any) -> None:
    """OL-D-LOSE answered."""
    cause = s.chosen | 0
    s.chosen = 0
    lose_survivor(s, seat, where, cause, log)


# The gauge


@long_rule
def lower_gauge(s: Any, seat: int, by: int, cause: int, log: Any) -> int:
    """OL-RAD-4: towards the best value, and not beyond; gives how far it went."""
    player = s.players[seat]
    by = min(by, BEST - player.gauge)
    if by > 0:
        player.gauge += by
        tell(log, GAUGE_FELL, seat, by, player.gauge, cause)
    return by


@long_rule
def raise_gauge(s: Any, seat: int, by: int, cause: int, log: Any) -> None:
    """OL-RAD-5: towards the skull; each step beyond the last value costs a survivor."""
    player = s.players[seat]
    steps = min(by, player.gauge - WORST)
    if steps > 0:
        player.gauge -= steps
        tell(log, GAUGE_ROSE, seat, steps, player.gauge, cause)
    lose_survivors(s, seat, by - steps, BY_SKULL)


# Water and food


@long_rule
def virtual_water(player: Any) -> int:
    """OL-ROOM-2: Water of today that is no token and not used yet."""
    total = 0
    for slot in range(ROOM_SLOTS):
        room = player.rooms[slot]
        if is_ready(room, VIRTUAL_WATER):
            total += ROOM_POWER[room.tile, VIRTUAL_WATER]
    return total


@long_rule
def spend_water(s: Any, seat: int, n: int, log: Any) -> int:
    """OL-OVER-5: virtual Water before tokens; gives how much of it was virtual."""
    player = s.players[seat]
    condensed = 0
    while condensed < n:
        slot = ready_room(player, VIRTUAL_WATER)
        if slot == NO_SLOT:
            break
        condensed += use_room(s, seat, slot, VIRTUAL_WATER, log)
    spend(s, seat, WATER, n - condensed)
    return condensed


@long_rule
def upkeep_of(player: Any) -> int:
    """OL-FEED-1: the upkeep of all rooms that hold anybody."""
    total = 0
    for slot in range(ROOM_SLOTS):
        room = player.rooms[slot]
        if room.people > 0:
            total += UPKEEP[room.tile]
    return total
