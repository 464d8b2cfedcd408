"""Survivors: where they live, where they come from, and how they are lost (OL-SURV)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive import content, decisions, events, moves, state, steps
from holdfast.games.outlive.rules import shelter
from holdfast.kernel.agenda import then
from holdfast.kernel.decision import ask, offer
from holdfast.kernel.events import tell
from holdfast.kernel.rule import long_rule, rule


@long_rule
def population(player: Any) -> int:
    """All survivors of a shelter."""
    people = player.airlock
    for slot in range(moves.ROOM_SLOTS):
        people += player.rooms[slot].people
    return people


@rule
def can_settle(player: Any) -> bool:
    """OL-SURV-4: a free space in the Airlock or in a built room."""
    if player.airlock < content.AIRLOCK_SPACES:
        return True
    for slot in range(moves.ROOM_SLOTS):
        if shelter.has_space(player.rooms[slot]):
            return True
    return False


@long_rule
def put_survivor(s: Any, seat: int, where: int, log: Any) -> None:
    """A survivor comes into the Airlock or a room."""
    player = s.players[seat]
    if where == moves.AIRLOCK:
        player.airlock += 1
        return
    room = player.rooms[where]
    was_full = shelter.is_full(room)
    room.people += 1
    if shelter.is_full(room) and not was_full:
        tell(log, events.ROOM_FILLED, seat, where, room.tile)


@rule
def offer_survivor(s: Any, seat: int, origin: int, equipment: int) -> int:
    """OL-SURV-3, OL-SURV-4: ask where a survivor goes, if one is there and has a place to go."""
    if origin != state.FROM_SPOT and s.survivors == 0:
        return 0
    if not can_settle(s.players[seat]):
        return 0
    ask(s, decisions.SURV, seat, origin, equipment)
    return 0  # a tool is used up only when the survivor is taken in


@rule
def offer_spaces(s: Any, seat: int) -> None:
    """OL-D-SURV."""
    player = s.players[seat]
    if player.airlock < content.AIRLOCK_SPACES:
        offer(s, moves.SETTLE(moves.AIRLOCK))
    for slot in range(moves.ROOM_SLOTS):
        if shelter.has_space(player.rooms[slot]):
            offer(s, moves.SETTLE(slot))
    offer(s, moves.DECLINE())


@rule
def settle(s: Any, seat: int, where: int, origin: int, equipment: int, log: Any) -> None:
    """OL-D-SURV answered: a survivor comes into the shelter."""
    tell(log, events.SETTLED, seat, where, origin + equipment)
    take_in(s, seat, origin, equipment, log)
    put_survivor(s, seat, where, log)


@rule
def decline(s: Any, seat: int, log: Any) -> None:
    """OL-D-SURV answered: the survivor stays where it is."""
    tell(log, events.DECLINED, seat)


@rule
def take_in(s: Any, seat: int, origin: int, equipment: int, log: Any) -> None:
    """OL-SURV-3: off the spot of the ship, or out of the reserve."""
    if origin == state.FROM_SPOT:
        s.aboard[s.players[seat].heroes[s.visit.hero].spot] = 0
        return
    s.survivors -= 1
    if origin == state.FROM_EQUIPMENT:
        shelter.mark_used(s, seat, equipment, log)


@long_rule
def lose_survivor(s: Any, seat: int, where: int, cause: int, log: Any) -> None:
    """OL-SURV-5, OL-SURV-6: back to the reserve; a room may lose its ability by it."""
    player = s.players[seat]
    s.survivors += 1
    tell(log, events.LOST_SURVIVOR, seat, where, cause)
    if where == moves.AIRLOCK:
        player.airlock -= 1
        return
    room = player.rooms[where]
    was_full = shelter.is_full(room)
    room.people -= 1
    if was_full and not shelter.is_full(room):
        tell(log, events.ROOM_FELL, seat, where, room.tile)


@long_rule
def lose_survivors(s: Any, seat: int, count: int, cause: int) -> None:
    """So many survivors are to be lost, one after the other."""
    if count > 0:
        then(s, steps.LOSE, seat, count, cause)


@rule
def lose_step(s: Any, seat: int, count: int, cause: int) -> None:
    """OL-SURV-5: from where is the owner's choice; with no survivors nothing happens."""
    if population(s.players[seat]) == 0:
        return
    lose_survivors(s, seat, count - 1, cause)
    ask(s, decisions.LOSE, seat, cause, count)


@rule
def offer_losses(s: Any, seat: int) -> None:
    """OL-D-LOSE."""
    player = s.players[seat]
    if player.airlock > 0:
        offer(s, moves.LOSE(moves.AIRLOCK))
    for slot in range(moves.ROOM_SLOTS):
        if player.rooms[slot].people > 0:
            offer(s, moves.LOSE(slot))
