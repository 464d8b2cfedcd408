"""Dropping in and out (OB-JOIN)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import content, decisions, events, moves, state, steps
from holdfast.games.outbreak.rules import cards, ending, goods, ground, setup
from holdfast.kernel.agenda import clear, then
from holdfast.kernel.decision import ask, offer
from holdfast.kernel.events import tell
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule

SPARE = 2  # survivors of a seat that may give one up: OB-JOIN-2
BARRED = 2  # of `entered`: left incapacitated, does not come back (OB-JOIN-5)


@long_rule
def permits(s: Any, move: int) -> bool:
    """OB-JOIN-4: whether a seat may ask to join, to leave, or take its request back; at any
    pending decision."""
    if s.to_move == NOBODY:
        return False
    if move in moves.JOIN:
        return (s.seats | s.joining) >> moves.JOIN.seat(move) & 1 == 0
    if move in moves.LEAVE:
        seat = moves.LEAVE.seat(move)
        return s.seats >> seat & 1 == 1 and s.leaving >> seat & 1 == 0
    if move in moves.CANCEL:
        return (s.joining | s.leaving) >> moves.CANCEL.seat(move) & 1 == 1
    return False


# OB-JOIN-4: requests only set a flag; the open decision stays open


@long_rule
def ask_to_join(s: Any, seat: int, log: Any) -> None:
    """OB-JOIN-4: somebody wants to play at this seat."""
    s.joining |= 1 << seat
    tell(log, events.ASKED_TO_JOIN, seat)


@long_rule
def ask_to_leave(s: Any, seat: int, log: Any) -> None:
    """OB-JOIN-4: a seat wants to leave."""
    s.leaving |= 1 << seat
    tell(log, events.ASKED_TO_LEAVE, seat)


@long_rule
def cancel(s: Any, seat: int, log: Any) -> None:
    """OB-JOIN-4: a request is taken back."""
    s.joining &= ~(1 << seat)
    s.leaving &= ~(1 << seat)
    tell(log, events.CANCELLED, seat)


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
    for seat in range(moves.SEATS):
        if s.joining >> seat & 1:
            offer_joinable(s)
            if s.offers > 0:
                then(s, steps.JOINS)
                ask(s, decisions.JOIN, seat)
                return
            s.joining &= ~(1 << seat)
            tell(log, events.REFUSED, seat)
    then(s, steps.REVEAL_DOOM)


@long_rule
def offer_joinable(s: Any) -> None:
    """D-JOIN: whom nobody plays, and those of seats that have two or more."""
    for v in range(moves.SURVIVORS):
        survivor = s.survivors[v]
        if survivor.playing == 0:
            if survivor.entered != BARRED:
                offer(s, moves.SURVIVOR(v))
        elif survivors_of(s, survivor.seat) >= SPARE:
            offer(s, moves.SURVIVOR(v))


@long_rule
def join(s: Any, seat: int, survivor: int, log: Any) -> None:
    """D-JOIN answered: a new survivor, or one taken over as they stand."""
    s.joining &= ~(1 << seat)
    s.seats |= 1 << seat
    joined = s.survivors[survivor]
    if joined.playing:
        take_out_of_order(s, survivor)
        joined.seat = seat
        setup.place_in_order(s, survivor)
        tell(log, events.TOOK_OVER, seat, survivor)
        return
    setup.seat_survivor(s, survivor, seat, log)
    joined.tile = content.MAIN_BASE
    if ground.free_tiles(s) >> content.MAIN_BASE & 1 == 0:
        around = ground.closest_free(s, s.tiles[content.MAIN_BASE].hex)
        joined.tile = setup.random_tile(s, around)
    if joined.entered:
        joined.wounds = joined.scars
    else:
        setup.equip(s, survivor, log)


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
    for seat in range(moves.SEATS):
        if s.leaving >> seat & 1:
            for v in range(moves.SURVIVORS):
                if s.survivors[v].playing and s.survivors[v].seat == seat:
                    depart(s, v, log)
            s.seats &= ~(1 << seat)
            tell(log, events.LEFT, seat)
    s.leaving = 0
    clear(s.agenda)  # what discarding built schematics left to check concerns nobody any more
    if s.seats == 0:
        ending.finish(s, state.ABANDONED, log)
        return
    ending.test_team(s, log)
    if not s.over:
        then(s, steps.ZOMBIE_PHASE)


@long_rule
def depart(s: Any, v: int, log: Any) -> None:
    """OB-JOIN-3, OB-JOIN-5: everything goes back where it came from; wounds are remembered."""
    survivor = s.survivors[v]
    goods.hand_back_all(s, v, log)
    goods.leave_tank(s, v, log)
    goods.lose_trap(s, v)
    for card in range(moves.CARDS):
        for _ in range(survivor.hand[card]):
            cards.discard_fortune(s, v, card, log)
    for i in range(state.MOST_SKILLS):
        if survivor.skills[i] > 0:
            cards.bury_skill(s, survivor.skills[i] - 1, True)
            survivor.skills[i] = 0
    # Who left able comes back able, also without the Iron Body that kept them so.
    survivor.scars = min(survivor.wounds, content.SURVIVORS[v].health - 1)
    if survivor.down:
        survivor.entered = BARRED
    survivor.playing = survivor.seat = survivor.tile = survivor.wounds = 0
    survivor.down = survivor.activated = survivor.used = 0
    take_out_of_order(s, v)
