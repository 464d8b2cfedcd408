"""The draft: each player's secret choices, and the reveal (OL-SET-3 to OL-SET-8, OL-SET-16)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive import content, decisions, events, moves, state, steps
from holdfast.games.outlive.content import vocabulary
from holdfast.games.outlive.rules import cities, tokens
from holdfast.kernel.agenda import then
from holdfast.kernel.decision import ask, offer, offer_range
from holdfast.kernel.events import tell
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule, rule

# The stages of a player's draft: two rooms go, one is built, survivors move in, a leader stays.
FIRST_DISCARD, SECOND_DISCARD, FREE_ROOM, SPLITTING, LEADING = range(5)
STAGES = 5


@rule
def draft(s: Any, seat: int, stage: int) -> None:
    """OL-SET-16: each player's five choices in a row, seen by nobody else."""
    if seat == s.options.players:
        then(s, steps.REVEAL)
        return
    s.seat = seat
    if stage == LEADING:
        then(s, steps.DRAFT, seat + 1, FIRST_DISCARD)
        ask(s, decisions.LEADER, seat, stage)
        return
    then(s, steps.DRAFT, seat, stage + 1)
    if stage <= SECOND_DISCARD:
        ask(s, decisions.ROOMS, seat, stage)
    elif stage == FREE_ROOM:
        ask(s, decisions.FREEBUILD, seat, stage)
    else:
        ask(s, decisions.SPLIT, seat, stage)


@rule
def offer_discards(s: Any, seat: int) -> None:
    """OL-D-ROOMS: the rooms of the hand, equal ones once."""
    player = s.players[seat]
    for i in range(content.HAND):
        room = player.hand[i]
        known = room == state.UNKNOWN
        for j in range(i):
            known = known or player.hand[j] == room
        if not known:
            offer(s, moves.DISCARD(room))


@rule
def discard_room(s: Any, seat: int, room: int, stage: int, log: Any) -> None:
    """OL-SET-3: into the box; when four are left they are the rooms of the shelter."""
    player = s.players[seat]
    i = 0
    while player.hand[i] != room:
        i += 1
    drop_room(player, i)
    tell(log, events.CHOSE, seat, stage)


@rule
def drop_room(player: Any, i: int) -> None:
    """OL-SET-3: out of the hand; the last four go into the centre column, unbuilt."""
    dropped = 0 if player.discarded[0] == state.UNKNOWN else 1
    player.discarded[dropped] = player.hand[i]
    for j in range(i, content.HAND - 1):
        player.hand[j] = player.hand[j + 1]
    player.hand[content.HAND - 1] = state.UNKNOWN
    if dropped == 1:
        for slot in range(state.KEPT):
            player.rooms[content.STANDARD + slot].tile = player.hand[slot]
            player.hand[slot] = state.UNKNOWN


@rule
def offer_free_builds(s: Any) -> None:
    """OL-D-FREEBUILD."""
    offer_range(s, moves.FREE_BUILD(0), moves.ROOM_SLOTS)


@rule
def free_build(s: Any, seat: int, slot: int, stage: int, log: Any) -> None:
    """OL-SET-4: one room is built for nothing."""
    s.players[seat].rooms[slot].built = 1
    tell(log, events.CHOSE, seat, stage)


@long_rule
def built_slot(player: Any) -> int:
    """The slot of the room that was built for nothing."""
    slot = 0
    while player.rooms[slot].built == 0:
        slot += 1
    return slot


@rule
def offer_splits(s: Any, seat: int) -> None:
    """OL-D-SPLIT."""
    player = s.players[seat]
    spaces = content.ROOM[player.rooms[built_slot(player)].tile].spaces
    offer_range(s, moves.SPLIT(0), min(content.START_SURVIVORS, spaces) + 1)


@rule
def split(s: Any, seat: int, people: int, stage: int, log: Any) -> None:
    """OL-SET-5: four survivors, some into the room and the others into the Airlock."""
    player = s.players[seat]
    player.rooms[built_slot(player)].people = people
    player.airlock = content.START_SURVIVORS - people
    s.survivors -= content.START_SURVIVORS
    tell(log, events.CHOSE, seat, stage)


@rule
def offer_leaders(s: Any, seat: int) -> None:
    """OL-D-LEADER."""
    offer(s, moves.LEAD(s.players[seat].leader))
    offer(s, moves.LEAD(s.players[seat].other_leader))


@rule
def choose_leader(s: Any, seat: int, leader: int, stage: int, log: Any) -> None:
    """OL-SET-6: one leader stays, the other goes back into the box."""
    player = s.players[seat]
    if player.other_leader == leader:
        player.other_leader = player.leader
        player.leader = leader
    tell(log, events.CHOSE, seat, stage)


@rule
def reveal(s: Any, log: Any) -> None:
    """OL-SET-16, OL-SET-6 to OL-SET-8: leaders with goods and equipment; the oldest begins."""
    s.phase = state.MARY
    s.seat = NOBODY
    oldest = 0
    for seat in range(s.options.players):
        player = s.players[seat]
        leader = content.LEADER[player.leader]
        slot = built_slot(player)
        room = player.rooms[slot]
        tell(
            log, events.REVEALED, seat, player.leader, slot, room.tile, room.people, player.airlock
        )
        for resource in range(vocabulary.RESOURCES):
            n = leader.goods[resource]
            tokens.gain(s, seat, resource, n, events.FROM_LEADER, content.NOWHERE, log)
        player.owned |= 1 << leader.equipment
        s.deck[leader.equipment] -= 1
        if leader.age > oldest:
            oldest = leader.age
            s.first_player = seat
    tell(log, events.FIRST_PLAYER, s.first_player, oldest)
    then(s, steps.PLACE, 0)
    for seat in range(s.options.players):
        if content.LEADER[s.players[seat].leader].finds == 1:
            for city in range(len(content.CITIES)):
                cities.shuffle_city(s, city)
            then(s, steps.MARY, seat, 0)
