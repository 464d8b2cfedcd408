"""Items and Protocols: when they can be played, the windows, and requests."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld.content import (
    COLOURLESS,
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
from holdfast.games.exoworld.moves import (
    ITEM_COUNT,
    PASS,
    PROTOCOL,
    PROTOCOL_COUNT,
    SEATS,
    YES,
)
from holdfast.games.exoworld.rules.asking import answered, ask, asked_a, asked_b, list_bits
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
from holdfast.kernel.rule import long_rule, rule

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


@long_rule
def playable(s: Any, seat: int, moment: int) -> int:
    """EX-PROT-3, EX-PROT-8, EX-PROT-12: the Protocols of a hand to be played now, as bits."""
    protocols = 0
    if s.players[seat].classes[WILD] == 0 or are_protocols_barred(s):
        return protocols
    for protocol in range(PROTOCOL_COUNT):
        if (
            s.players[seat].hand[FIRST_PROTOCOL + protocol] > 0
            and (s.played >> protocol) & 1 == 0
            and fits_moment(s, protocol, moment)
            and does_something(s, PROTOCOL_OPS[protocol, 0] | 0, seat)
        ):
            protocols |= 1 << protocol
    return protocols


@long_rule
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


@long_rule
def open_window(s: Any, window: int, offset: int) -> None:
    """EX-PROT-6, EX-PROT-7, EX-PROT-10: ask the next player who has something to say.

    EX-PROT-11: with hidden hands that is whoever holds a wild card, playable or not.
    """
    if (window == W2 and s.cancelled == 1) or (window == W1 and is_solo(s)):
        return
    if window == W1:
        offset = max(1, offset)
    while offset < SEATS:
        seat = seat_at(s, offset)
        if seat != NOBODY:
            if are_hands_hidden(s):
                asked = s.players[seat].classes[WILD] > 0 and not are_protocols_barred(s)
            else:
                asked = playable(s, seat, window) != 0
            if asked:
                push(s.agenda, WINDOW, window, offset)
                ask(s, BEFORE_TURN - W1 + window, seat)
                return
        offset += 1


@rule
def legal_in_window(s: Any, out: Any) -> int:
    """D-W1, D-W2, D-W3."""
    out[0] = PASS
    return list_bits(playable(s, s.to_move | 0, asked_a(s)), PROTOCOL, out, 1)


@long_rule
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


@long_rule
def holder_of(s: Any, protocol: int) -> int:
    """The player who holds a Protocol: there is one card of each."""
    holder = 0
    for seat in range(SEATS):
        if s.players[seat].hand[FIRST_PROTOCOL + protocol] > 0:
            holder = seat
    return holder


@long_rule
def askable(s: Any) -> int:
    """EX-PROT-5, EX-VAR-4: open Protocols of others, playable now and not declined, as bits."""
    protocols = 0
    if is_solo(s) or are_hands_hidden(s):
        return protocols
    for seat in range(SEATS):
        if seat != s.active and is_present(s, seat):
            protocols |= playable(s, seat, ACTION_STEP)
    return protocols & ~s.declined


@long_rule
def ask_for(s: Any, protocol: int, log: Any) -> None:
    """The holder of a Protocol is asked to play it."""
    tell(log, ASKED_FOR, s.active, holder_of(s, protocol), FIRST_PROTOCOL + protocol)
    push(s.agenda, REQUEST_STEP, protocol)
    ask(s, REQUEST, holder_of(s, protocol))


@long_rule
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


@long_rule
def playable_items(s: Any) -> int:
    """EX-ITEM-4, EX-ITEM-5: the active player's Items that would do something, as bits."""
    seat, items = active_player(s), 0
    if s.players[seat].classes[COLOURLESS] > 0:
        for item in range(ITEM_COUNT):
            if s.players[seat].hand[FIRST_ITEM + item] > 0:
                if does_something(s, ITEM_OPS[item, 0] | 0, seat):
                    items |= 1 << item
    return items


@long_rule
def play_item(s: Any, item: int, log: Any) -> None:
    """EX-ITEM-1: discarded, then carried out."""
    seat = active_player(s)
    tell(log, ITEM_PLAYED, s.active, FIRST_ITEM + item)
    push(s.agenda, EFFECT, ITEM_OPS[item, 0], ITEM_OPS[item, 1], seat)
    remove_card(s, seat, FIRST_ITEM + item)
    lay_off(s, FIRST_ITEM + item)
    batch_done(s, log)
