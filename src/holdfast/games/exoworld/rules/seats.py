"""Joining and leaving: requests at any time, carried out between turns."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld.content import CHARACTER_NAMES, ISSUE_EVENT, KINDS
from holdfast.games.exoworld.content.operations import LASTING
from holdfast.games.exoworld.events import (
    DISCARDED,
    FOR_LEAVING,
    FROM_DECK,
    JOINED,
    LASTING_ENDED,
    LEFT,
    REQUESTED,
    WISH_JOIN,
    WISH_JOIN_NOT,
    WISH_LEAVE,
    WISH_STAY,
)
from holdfast.games.exoworld.moves import ISSUE_COUNT, JOIN, JOIN_NOT, LEAVE, SEATS, STAY
from holdfast.games.exoworld.rules.base import HOME
from holdfast.games.exoworld.rules.cards import (
    NO_CARD,
    batch_done,
    draw,
    gain,
    lay_off,
    remove_card,
)
from holdfast.games.exoworld.rules.crew import (
    following,
    has_issue,
    in_force,
    is_present,
    is_solo,
    lay_off_event,
)
from holdfast.games.exoworld.rules.steps import TURN_START
from holdfast.games.exoworld.state import FATIGUE
from holdfast.kernel.agenda import push
from holdfast.kernel.chance import below
from holdfast.kernel.events import tell
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule, rule

ROLES = len(CHARACTER_NAMES)
LASTING_COUNT = len(LASTING)
FIRST_CARDS = 2  # EX-SET-12, EX-JOIN-2
FEWEST = 2  # EX-JOIN-1


# Requests: EX-JOIN-5


@rule
def permits(s: Any, move: int) -> bool:
    """Whether a request may be made or withdrawn: at any time, but not in solo."""
    if is_solo(s) or s.over == 1:
        return False
    if move == JOIN:
        return s.waiting < SEATS
    if move == JOIN_NOT:
        return s.waiting > 0
    if LEAVE <= move < LEAVE + SEATS:
        return s.players[move - LEAVE].seated == 1 and s.players[move - LEAVE].leaving == 0
    if STAY <= move < STAY + SEATS:
        return s.players[move - STAY].leaving == 1
    return False


@long_rule
def request(s: Any, move: int, log: Any) -> None:
    """A request is kept in the position; nothing else changes."""
    if move == JOIN:
        s.waiting += 1
        tell(log, REQUESTED, NOBODY, WISH_JOIN)
    elif move == JOIN_NOT:
        s.waiting -= 1
        tell(log, REQUESTED, NOBODY, WISH_JOIN_NOT)
    elif move < STAY:
        s.players[move - LEAVE].leaving = 1
        tell(log, REQUESTED, move - LEAVE, WISH_LEAVE)
    else:
        s.players[move - STAY].leaving = 0
        tell(log, REQUESTED, move - STAY, WISH_STAY)


# Between turns


@long_rule
def people(s: Any) -> int:
    """How many players there are."""
    count = 0
    for seat in range(SEATS):
        count += s.players[seat].seated
    return count


@long_rule
def between_turns(s: Any, log: Any) -> None:
    """S7. EX-JOIN-1, EX-JOIN-3, EX-JOIN-5: joins, leaves, and round again; then the next turn."""
    changing = not is_solo(s)
    while changing:
        changing = False
        while s.waiting > 0 and people(s) < SEATS:
            join(s, log)
            changing = True
        for seat in range(SEATS):
            if s.players[seat].leaving == 1 and people(s) > FEWEST:
                leave(s, seat, log)
                changing = True
    push(s.agenda, TURN_START, following(s, s.active | 0))


@long_rule
def unused_role(s: Any) -> int:
    """EX-JOIN-2: a random one of the unused characters."""
    taken = 0
    for crew in range(SEATS):
        if is_present(s, crew):
            taken |= 1 << s.crew[crew].role
    left = below(s.chance, ROLES - people(s))
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
    s.crew[seat].place = HOME
    tell(log, JOINED, seat, role)
    for _ in range(FIRST_CARDS):
        kind = draw(s, log)
        if kind != NO_CARD:
            gain(s, seat, kind, FROM_DECK, log)


@long_rule
def leave(s: Any, seat: int, log: Any) -> None:
    """EX-JOIN-3, EX-JOIN-4: everything of a leaver goes where it belongs."""
    player, member = s.players[seat], s.crew[seat]
    tell(log, LEFT, seat, member.role)
    player.seated = 0
    player.leaving = 0
    for kind in range(KINDS):
        while player.hand[kind] > 0:
            remove_card(s, seat, kind)
            lay_off(s, kind)
            tell(log, DISCARDED, seat, kind, FOR_LEAVING)
    batch_done(s, log)
    for issue in range(ISSUE_COUNT):
        if has_issue(member, issue):
            lay_off_event(s, ISSUE_EVENT[issue])
    s.stock[FATIGUE] += member.fatigue
    member.role = 0
    member.place = HOME
    member.fatigue = 0
    member.issues = 0
    for code in range(LASTING_COUNT):
        if s.lasting[code, seat] != 0:
            s.lasting[code, seat] = 0
            if not in_force(s, code):
                tell(log, LASTING_ENDED, code)
    for i in range(s.events_left):
        s.events[i].known &= ~(1 << seat)
