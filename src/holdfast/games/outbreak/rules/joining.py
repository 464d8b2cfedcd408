"""Dropping in and out (OB-JOIN)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak.content import HEALTH_OF, MAIN_BASE
from holdfast.games.outbreak.events import (
    ASKED_TO_JOIN,
    ASKED_TO_LEAVE,
    CANCELLED,
    LEFT,
    REFUSED,
    TOOK_OVER,
)
from holdfast.games.outbreak.moves import (
    CANCEL,
    CARDS,
    JOIN,
    LEAVE,
    SEATS,
    SURVIVOR,
    SURVIVORS,
)
from holdfast.games.outbreak.rules.calls import push, tell
from holdfast.games.outbreak.rules.cards import bury_skill, discard_fortune
from holdfast.games.outbreak.rules.ending import finish, test_team
from holdfast.games.outbreak.rules.goods import hand_back_all, leave_tank, lose_trap
from holdfast.games.outbreak.rules.ground import closest_free, free_tiles
from holdfast.games.outbreak.rules.questions import ask, offer
from holdfast.games.outbreak.rules.setup import (
    equip,
    place_in_order,
    random_tile,
    seat_survivor,
)
from holdfast.games.outbreak.rules.steps import JOINS, REVEAL_DOOM, ZOMBIE_PHASE
from holdfast.games.outbreak.state import ABANDONED, D_JOIN
from holdfast.kernel.agenda import clear
from holdfast.kernel.rule import long_rule

BARRED = 2  # of `entered`: left incapacitated, does not come back (OB-JOIN-5)


@long_rule
def may_request(s: Any, move: int) -> bool:
    """OB-JOIN-4: whether a seat may ask to join, to leave, or take its request back."""
    if JOIN <= move < LEAVE:
        seat = move - JOIN
        return (s.seats | s.joining) >> seat & 1 == 0
    if LEAVE <= move < CANCEL:
        seat = move - LEAVE
        return s.seats >> seat & 1 == 1 and s.leaving >> seat & 1 == 0
    if CANCEL <= move < CANCEL + SEATS:
        return (s.joining | s.leaving) >> (move - CANCEL) & 1 == 1
    return False


@long_rule
def request(s: Any, move: int, log: Any) -> None:
    """OB-JOIN-4: requests only set a flag; the open decision stays open."""
    if move < LEAVE:
        s.joining |= 1 << (move - JOIN)
        tell(log, ASKED_TO_JOIN, move - JOIN)
    elif move < CANCEL:
        s.leaving |= 1 << (move - LEAVE)
        tell(log, ASKED_TO_LEAVE, move - LEAVE)
    else:
        s.joining &= ~(1 << (move - CANCEL))
        s.leaving &= ~(1 << (move - CANCEL))
        tell(log, CANCELLED, move - CANCEL)


# O0


@long_rule
def survivors_of(s: Any, seat: int) -> int:
    """How many survivors a seat controls."""
    count = 0
    for i in range(s.team):
        count += 1 if s.survivors[s.order[i]].seat == seat else 0
    return count


@long_rule
def joins(s: Any, log: Any) -> None:
    """O0. OB-JOIN-1, OB-JOIN-2: D-JOIN for each seat that asked, in seat order."""
    for seat in range(SEATS):
        if s.joining >> seat & 1:
            for v in range(SURVIVORS):
                survivor = s.survivors[v]
                if survivor.playing == 0:
                    if survivor.entered != BARRED:
                        offer(s, SURVIVOR + v)
                elif survivors_of(s, survivor.seat | 0) >= 2:
                    offer(s, SURVIVOR + v)
            if s.menu_length > 0:
                push(s.agenda, JOINS)
                ask(s, D_JOIN, seat, seat)
                return
            s.joining &= ~(1 << seat)
            tell(log, REFUSED, seat)
    push(s.agenda, REVEAL_DOOM, 0)


@long_rule
def joins_answer(s: Any, seat: int, move: int, log: Any) -> None:
    """D-JOIN answered: a new survivor, or one taken over as they stand."""
    push(s.agenda, JOINS)
    v = move - SURVIVOR
    s.joining &= ~(1 << seat)
    s.seats |= 1 << seat
    survivor = s.survivors[v]
    if survivor.playing:
        take_out_of_order(s, v)
        survivor.seat = seat
        place_in_order(s, v)
        tell(log, TOOK_OVER, seat, v)
        return
    seat_survivor(s, v, seat, log)
    survivor.tile = MAIN_BASE
    if free_tiles(s) >> MAIN_BASE & 1 == 0:
        survivor.tile = random_tile(s, closest_free(s, s.tiles[MAIN_BASE].hex | 0))
    if survivor.entered:
        survivor.wounds = survivor.scars
    else:
        equip(s, v, log)


@long_rule
def take_out_of_order(s: Any, v: int) -> None:
    """Remove a survivor from the survivor order."""
    found = False
    for i in range(s.team):
        if s.order[i] == v:
            found = True
        if found and i + 1 < s.team:
            s.order[i] = s.order[i + 1]
    s.team -= 1
    s.order[s.team] = 0


# S3


@long_rule
def leaves(s: Any, log: Any) -> None:
    """S3. OB-JOIN-3: seats that asked to leave drop out, in seat order."""
    for seat in range(SEATS):
        if s.leaving >> seat & 1:
            for v in range(SURVIVORS):
                if s.survivors[v].playing and s.survivors[v].seat == seat:
                    depart(s, v, log)
            s.seats &= ~(1 << seat)
            tell(log, LEFT, seat)
    s.leaving = 0
    clear(s.agenda)  # what discarding built schematics left to check concerns nobody any more
    if s.seats == 0:
        finish(s, ABANDONED, log)
        return
    test_team(s, log)
    if not s.over:
        push(s.agenda, ZOMBIE_PHASE, 0)


@long_rule
def depart(s: Any, v: int, log: Any) -> None:
    """OB-JOIN-3, OB-JOIN-5: everything goes back where it came from; wounds are remembered."""
    survivor = s.survivors[v]
    hand_back_all(s, v, log)
    leave_tank(s, v, log)
    lose_trap(s, v)
    for card in range(CARDS):
        for _ in range(survivor.hand[card]):
            discard_fortune(s, v, card, log)
    for i in range(2):
        if survivor.skills[i] > 0:
            bury_skill(s, survivor.skills[i] - 1, True)
            survivor.skills[i] = 0
    # Who left able comes back able, also without the Iron Body that kept them so.
    survivor.scars = min(survivor.wounds | 0, HEALTH_OF[v] - 1)
    if survivor.down:
        survivor.entered = BARRED
    survivor.playing = 0
    survivor.seat = 0
    survivor.tile = 0
    survivor.wounds = 0
    survivor.down = 0
    survivor.activated = 0
    survivor.used = 0
    take_out_of_order(s, v)
