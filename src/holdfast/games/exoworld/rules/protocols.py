"""Items and Protocols: when they can be played, the windows, and requests."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld.content import (
    FIRST_ITEM,
    FIRST_PROTOCOL,
    ITEM_OPS,
    LEAVES_GAME,
    OPS,
    PROTOCOL_OPS,
    TIMING,
    TIMINGS,
    WILD,
)
from holdfast.games.exoworld.content.operations import GIVE
from holdfast.games.exoworld.events import ASKED_FOR, DECLINED, ITEM_PLAYED, PROTOCOL_PLAYED
from holdfast.games.exoworld.moves import PASS, PROTOCOL, PROTOCOL_COUNT, SEATS, YES
from holdfast.games.exoworld.rules.asking import answered, ask, asked_a, asked_b
from holdfast.games.exoworld.rules.cards import batch_done, lay_off, remove_card
from holdfast.games.exoworld.rules.crew import (
    active_player,
    are_hands_hidden,
    are_protocols_barred,
    is_present,
    is_solo,
    seat_at,
)
from holdfast.games.exoworld.rules.steps import ACTION_STEP, EFFECT, REQUEST_STEP, W1, W2, WINDOW
from holdfast.games.exoworld.rules.targets import does_something
from holdfast.games.exoworld.state import BEFORE_TURN, REQUEST
from holdfast.kernel.agenda import push
from holdfast.kernel.events import tell
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import rule

SAVE = TIMINGS.index("save")
STEP = TIMINGS.index("step")
REACT_NORMAL = TIMINGS.index("react-normal")
REACT_CRITICAL = TIMINGS.index("react-critical")
SAVING_AT = 6  # EX-PROT-3: the Emergency supply at which reserves may answer an event


@rule
def fits_moment(s: Any, protocol: int, moment: int) -> bool:
    """EX-PROT-3: whether a timing class fits a window or the Action step."""
    timing = TIMING[protocol]
    if moment == W2:
        if timing == SAVE:
            return s.emergency <= SAVING_AT
        return timing == REACT_NORMAL - 1 + s.severity and s.severity > 0
    if timing == REACT_NORMAL or timing == REACT_CRITICAL:
        return False
    return timing != STEP or moment == ACTION_STEP or moment == W1


@rule
def is_playable(s: Any, seat: int, protocol: int, moment: int) -> bool:
    """EX-PROT-3, EX-PROT-8, EX-PROT-12: a Protocol in this hand, for its effect, now."""
    if s.players[seat].hand[FIRST_PROTOCOL + protocol] == 0 or (s.played >> protocol) & 1 == 1:
        return False
    if are_protocols_barred(s) or not fits_moment(s, protocol, moment):
        return False
    return does_something(s, PROTOCOL_OPS[protocol, 0] | 0, seat)


@rule
def has_playable(s: Any, seat: int, moment: int) -> bool:
    """Whether a player has anything to say at this moment."""
    if s.players[seat].classes[WILD] == 0:
        return False
    for protocol in range(PROTOCOL_COUNT):
        if is_playable(s, seat, protocol, moment):
            return True
    return False


@rule
def play_protocol(s: Any, seat: int, protocol: int, log: Any) -> None:
    """EX-PROT-1, EX-PROT-8: discarded before its effect; Shared Cargo with its first card."""
    kind, first = FIRST_PROTOCOL + protocol, PROTOCOL_OPS[protocol, 0] | 0
    s.played |= 1 << protocol
    tell(log, PROTOCOL_PLAYED, seat, kind)
    push(s.agenda, EFFECT, first, PROTOCOL_OPS[protocol, 1], seat)
    if OPS[first, 0] == GIVE:
        s.cargo.going = 1
        s.cargo.holder = seat
    elif LEAVES_GAME[protocol] == 1:
        remove_card(s, seat, kind)
        s.spent |= 1 << protocol
    else:
        remove_card(s, seat, kind)
        lay_off(s, kind)
        batch_done(s, log)


# Windows


@rule
def is_asked(s: Any, seat: int, window: int) -> bool:
    """EX-PROT-11: with hidden hands whoever holds a wild card; else whoever can play one."""
    if are_hands_hidden(s):
        return s.players[seat].classes[WILD] > 0 and not are_protocols_barred(s)
    return has_playable(s, seat, window)


@rule
def open_window(s: Any, window: int, offset: int) -> None:
    """EX-PROT-6, EX-PROT-7, EX-PROT-10: ask the next player who has something to say."""
    if (window == W2 and s.cancelled == 1) or (window == W1 and is_solo(s)):
        return
    if window == W1:
        offset = max(1, offset)
    while offset < SEATS:
        seat = seat_at(s, offset)
        if seat != NOBODY and is_asked(s, seat, window):
            push(s.agenda, WINDOW, window, offset)
            ask(s, BEFORE_TURN - W1 + window, seat)
            return
        offset += 1


@rule
def legal_in_window(s: Any, out: Any) -> int:
    """D-W1, D-W2, D-W3."""
    out[0] = PASS
    n = 1
    for protocol in range(PROTOCOL_COUNT):
        if is_playable(s, s.to_move | 0, protocol, asked_a(s)):
            out[n] = PROTOCOL + protocol
            n += 1
    return n


@rule
def answer_window(s: Any, seat: int, move: int, log: Any) -> None:
    """EX-PROT-6: a pass goes on to the next player; after a play the window starts over."""
    window, offset = asked_a(s), asked_b(s)
    answered(s)
    if move == PASS:
        push(s.agenda, WINDOW, window, offset + 1)
        return
    push(s.agenda, WINDOW, window, 0)
    play_protocol(s, seat, move - PROTOCOL, log)


# Requests: EX-PROT-5


@rule
def holder_of(s: Any, protocol: int) -> int:
    """Another player who openly holds a Protocol, or NOBODY."""
    if is_solo(s) or are_hands_hidden(s):
        return NOBODY
    for seat in range(SEATS):
        if seat != s.active and is_present(s, seat):
            if s.players[seat].hand[FIRST_PROTOCOL + protocol] > 0:
                return seat
    return NOBODY


@rule
def may_ask_for(s: Any, protocol: int) -> bool:
    """EX-PROT-5, EX-VAR-4: an open Protocol of another player, playable now, not declined."""
    if (s.declined >> protocol) & 1 == 1:
        return False
    seat = holder_of(s, protocol)
    return seat != NOBODY and is_playable(s, seat, protocol, ACTION_STEP)


@rule
def ask_for(s: Any, protocol: int, log: Any) -> None:
    """The holder of a Protocol is asked to play it."""
    tell(log, ASKED_FOR, s.active, holder_of(s, protocol), FIRST_PROTOCOL + protocol)
    push(s.agenda, REQUEST_STEP, protocol)
    ask(s, REQUEST, holder_of(s, protocol))


@rule
def answer_request(s: Any, seat: int, move: int, log: Any) -> None:
    """EX-PROT-5: played there and then, or not to be asked for again this turn."""
    protocol = asked_a(s)
    answered(s)
    if move == YES:
        play_protocol(s, seat, protocol, log)
    else:
        s.declined |= 1 << protocol
        tell(log, DECLINED, seat, FIRST_PROTOCOL + protocol)


# Items


@rule
def may_play_item(s: Any, item: int) -> bool:
    """EX-ITEM-4, EX-ITEM-5."""
    seat = active_player(s)
    if s.players[seat].hand[FIRST_ITEM + item] == 0:
        return False
    return does_something(s, ITEM_OPS[item, 0] | 0, seat)


@rule
def play_item(s: Any, item: int, log: Any) -> None:
    """EX-ITEM-1: discarded, then carried out."""
    seat = active_player(s)
    tell(log, ITEM_PLAYED, s.active, FIRST_ITEM + item)
    push(s.agenda, EFFECT, ITEM_OPS[item, 0], ITEM_OPS[item, 1], seat)
    remove_card(s, seat, FIRST_ITEM + item)
    lay_off(s, FIRST_ITEM + item)
    batch_done(s, log)
