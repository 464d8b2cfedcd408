"""Joining and leaving: requests at any time, carried out between turns."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld import content, events, moves, state, steps
from holdfast.games.exoworld.content import operations
from holdfast.games.exoworld.rules import base, cards, people
from holdfast.kernel.agenda import then
from holdfast.kernel.chance import below
from holdfast.kernel.events import tell
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule, rule

ROLES = len(content.CHARACTER_NAMES)
LASTING_COUNT = len(operations.LASTING)
FIRST_CARDS = 2  # EX-SET-12, EX-JOIN-2
FEWEST = 2  # EX-JOIN-1


# Requests: EX-JOIN-5


@rule
def permits(s: Any, move: int) -> bool:
    """Whether a request may be made or withdrawn: at any time, but not in solo."""
    if people.is_solo(s) or s.over == 1:
        return False
    if move in moves.JOIN:
        return s.waiting < moves.SEATS
    if move in moves.JOIN_NOT:
        return s.waiting > 0
    if move in moves.LEAVE:
        player = s.players[moves.LEAVE.seat(move)]
        return player.seated == 1 and player.leaving == 0
    if move in moves.STAY:
        return s.players[moves.STAY.seat(move)].leaving == 1
    return False


# A request is kept in the position; nothing else changes


@rule
def wish_to_join(s: Any, log: Any) -> None:
    """EX-JOIN-5: somebody waits for a seat."""
    s.waiting += 1
    tell(log, events.REQUESTED, NOBODY, events.WISH_JOIN)


@rule
def wish_not_to_join(s: Any, log: Any) -> None:
    """EX-JOIN-5: somebody waits no longer."""
    s.waiting -= 1
    tell(log, events.REQUESTED, NOBODY, events.WISH_JOIN_NOT)


@rule
def wish_to_leave(s: Any, seat: int, log: Any) -> None:
    """EX-JOIN-5: a player will leave."""
    s.players[seat].leaving = 1
    tell(log, events.REQUESTED, seat, events.WISH_LEAVE)


@rule
def wish_to_stay(s: Any, seat: int, log: Any) -> None:
    """EX-JOIN-5: a player stays after all."""
    s.players[seat].leaving = 0
    tell(log, events.REQUESTED, seat, events.WISH_STAY)


# Between turns


@long_rule
def seated(s: Any) -> int:
    """How many players there are."""
    count = 0
    for seat in range(moves.SEATS):
        count += s.players[seat].seated
    return count


@long_rule
def between_turns(s: Any, log: Any) -> None:
    """S7. EX-JOIN-1, EX-JOIN-3, EX-JOIN-5: joins, leaves, and round again; then the next turn."""
    changing = not people.is_solo(s)
    while changing:
        changing = False
        while s.waiting > 0 and seated(s) < moves.SEATS:
            join(s, log)
            changing = True
        for seat in range(moves.SEATS):
            if s.players[seat].leaving == 1 and seated(s) > FEWEST:
                leave(s, seat, log)
                changing = True
    then(s, steps.TURN_START, people.following(s, s.active))


@long_rule
def unused_role(s: Any) -> int:
    """EX-JOIN-2: a random one of the unused characters."""
    taken = 0
    for crew in range(moves.SEATS):
        if people.is_present(s, crew):
            taken |= 1 << s.crew[crew].role
    left = below(s.chance, ROLES - seated(s))
    role = 0
    while left > 0 or (taken >> role) & 1 == 1:
        if (taken >> role) & 1 == 0:
            left -= 1
        role += 1
    return role


@long_rule
def join(s: Any, log: Any) -> None:
    """EX-JOIN-2: the lowest free seat, a random character, two cards."""
    seat = 0
    while s.players[seat].seated == 1:
        seat += 1
    role = unused_role(s)
    s.waiting -= 1
    s.players[seat].seated = 1
    s.crew[seat].role = role
    s.crew[seat].place = base.HOME
    tell(log, events.JOINED, seat, role)
    for _ in range(FIRST_CARDS):
        kind = cards.draw(s, log)
        if kind != cards.NO_CARD:
            cards.gain(s, seat, kind, events.FROM_DECK, log)


@long_rule
def leave(s: Any, seat: int, log: Any) -> None:
    """EX-JOIN-3, EX-JOIN-4: everything of a leaver goes where it belongs."""
    player, member = s.players[seat], s.crew[seat]
    tell(log, events.LEFT, seat, member.role)
    player.seated = 0
    player.leaving = 0
    for kind in range(content.KINDS):
        while player.hand[kind] > 0:
            cards.remove_card(s, seat, kind)
            cards.lay_off(s, kind)
            tell(log, events.DISCARDED, seat, kind, events.FOR_LEAVING)
    cards.batch_done(s, log)
    for issue in range(moves.ISSUE_COUNT):
        if people.has_issue(member, issue):
            people.lay_off_event(s, content.ISSUE_EVENT[issue])
    s.stock[state.FATIGUE] += member.fatigue
    member.role = 0
    member.place = base.HOME
    member.fatigue = 0
    member.issues = 0
    for code in range(LASTING_COUNT):
        if s.lasting[code, seat] != 0:
            s.lasting[code, seat] = 0
            if not people.in_force(s, code):
                tell(log, events.LASTING_ENDED, code)
    for i in range(s.events_left):
        s.events[i].known &= ~(1 << seat)
