"""Items and Protocols: when they can be played, the windows, and requests."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld import content, decisions, events, moves, steps
from holdfast.games.exoworld.content import operations
from holdfast.games.exoworld.rules import cards, cargo, offers, people, targets
from holdfast.kernel.agenda import then
from holdfast.kernel.decision import ask, offer
from holdfast.kernel.events import tell
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule, rule

SAVE = content.TIMINGS.index("save")
STEP = content.TIMINGS.index("step")
REACT_NORMAL = content.TIMINGS.index("react-normal")
REACT_CRITICAL = content.TIMINGS.index("react-critical")
SAVING_AT = 6  # EX-PROT-3: the Emergency supply at which reserves may answer an event


@rule
def fits_moment(s: Any, protocol: int, moment: int) -> bool:
    """EX-PROT-3, EX-PROT-4: whether a timing class fits a window or the Action step."""
    timing = content.PROTOCOL[protocol].timing
    if moment == steps.W2:
        if timing == SAVE:
            return s.emergency <= SAVING_AT
        return timing == REACT_NORMAL - 1 + s.severity and s.severity > 0
    if timing == REACT_NORMAL or timing == REACT_CRITICAL:
        return False
    return timing != STEP or moment == steps.ACTION_STEP or moment == steps.W1


@long_rule
def playable(s: Any, seat: int, moment: int) -> int:
    """EX-PROT-3, EX-PROT-8, EX-PROT-12: the Protocols of a hand to be played now, as bits."""
    protocols = 0
    if s.players[seat].classes[content.WILD] == 0 or people.are_protocols_barred(s):
        return protocols
    for protocol in range(moves.PROTOCOL_COUNT):
        if (
            s.players[seat].hand[content.FIRST_PROTOCOL + protocol] > 0
            and (s.played >> protocol) & 1 == 0
            and fits_moment(s, protocol, moment)
            and targets.does_something(s, content.PROTOCOL[protocol].first, seat)
        ):
            protocols |= 1 << protocol
    return protocols


@long_rule
def play_protocol(s: Any, seat: int, protocol: int, log: Any) -> None:
    """EX-PROT-1, EX-PROT-8: discarded before its effect; Shared Cargo with its first card."""
    kind, first = content.FIRST_PROTOCOL + protocol, content.PROTOCOL[protocol].first
    s.played |= 1 << protocol
    tell(log, events.PROTOCOL_PLAYED, seat, kind)
    then(s, steps.EFFECT, first, content.PROTOCOL[protocol].end, seat)
    if content.OPS[first].op == operations.GIVE:
        cargo.begin_cargo(s, seat)
    elif content.PROTOCOL[protocol].leaves_game == 1:
        cards.remove_card(s, seat, kind)
        s.spent |= 1 << protocol
    else:
        cards.remove_card(s, seat, kind)
        cards.lay_off(s, kind)
        cards.batch_done(s, log)


# Windows


@long_rule
def open_window(s: Any, window: int, offset: int) -> None:
    """EX-PROT-6, EX-PROT-7, EX-PROT-10: ask the next player who has something to say.

    EX-PROT-11: with hidden hands that is whoever holds a wild card, playable or not.
    """
    if (window == steps.W2 and s.cancelled == 1) or (window == steps.W1 and people.is_solo(s)):
        return
    if window == steps.W1:
        offset = max(1, offset)
    while offset < moves.SEATS:
        seat = people.seat_at(s, offset)
        if seat != NOBODY:
            if people.are_hands_hidden(s):
                asked = s.players[seat].classes[
                    content.WILD
                ] > 0 and not people.are_protocols_barred(s)
            else:
                asked = playable(s, seat, window) != 0
            if asked:
                then(s, steps.WINDOW, window, offset)
                ask_in_window(s, window, seat)
                return
        offset += 1


@rule
def ask_in_window(s: Any, window: int, seat: int) -> None:
    """D-W1, D-W2, D-W3."""
    if window == steps.W1:
        ask(s, decisions.BEFORE_TURN, seat)
    elif window == steps.W2:
        ask(s, decisions.REACTION, seat)
    else:
        ask(s, decisions.BEFORE_UPDATE, seat)


@rule
def offer_in_window(s: Any, seat: int, window: int) -> None:
    """D-W1, D-W2, D-W3: pass, or a Protocol."""
    offer(s, moves.PASS())
    offers.offer_each(s, moves.PROTOCOL, playable(s, seat, window))


@rule
def pass_in_window(s: Any, window: int, offset: int) -> None:
    """EX-PROT-6: a pass goes on to the next player."""
    then(s, steps.WINDOW, window, offset + 1)


@rule
def play_in_window(s: Any, seat: int, protocol: int, window: int, log: Any) -> None:
    """EX-PROT-6: after a play the window starts over."""
    then(s, steps.WINDOW, window, 0)
    play_protocol(s, seat, protocol, log)


@rule
def play_own(s: Any, protocol: int, log: Any) -> None:
    """EX-PROT-3: a Protocol in the Action step."""
    then(s, steps.ACT)
    play_protocol(s, people.active_player(s), protocol, log)


# Requests: EX-PROT-5


@long_rule
def holder_of(s: Any, protocol: int) -> int:
    """The player who holds a Protocol: there is one card of each."""
    holder = 0
    for seat in range(moves.SEATS):
        if s.players[seat].hand[content.FIRST_PROTOCOL + protocol] > 0:
            holder = seat
    return holder


@long_rule
def askable(s: Any) -> int:
    """EX-PROT-5, EX-VAR-4: open Protocols of others, playable now and not declined, as bits."""
    protocols = 0
    if people.is_solo(s) or people.are_hands_hidden(s):
        return protocols
    for seat in range(moves.SEATS):
        if seat != s.active and people.is_present(s, seat):
            protocols |= playable(s, seat, steps.ACTION_STEP)
    return protocols & ~s.declined


@long_rule
def ask_for(s: Any, protocol: int, log: Any) -> None:
    """The holder of a Protocol is asked to play it."""
    then(s, steps.ACT)
    holder = holder_of(s, protocol)
    tell(log, events.ASKED_FOR, s.active, holder, content.FIRST_PROTOCOL + protocol)
    ask(s, decisions.REQUEST, holder, protocol)


@rule
def decline(s: Any, seat: int, protocol: int, log: Any) -> None:
    """EX-PROT-5: not to be asked for again this turn."""
    s.declined |= 1 << protocol
    tell(log, events.DECLINED, seat, content.FIRST_PROTOCOL + protocol)


# Items


@long_rule
def playable_items(s: Any) -> int:
    """EX-ITEM-2, EX-ITEM-4, EX-ITEM-5: the active player's Items with an effect now, as bits."""
    seat, items = people.active_player(s), 0
    if s.players[seat].classes[content.COLOURLESS] > 0:
        for item in range(moves.ITEM_COUNT):
            if s.players[seat].hand[content.FIRST_ITEM + item] > 0:
                if targets.does_something(s, content.ITEM[item].first, seat):
                    items |= 1 << item
    return items


@long_rule
def play_item(s: Any, item: int, log: Any) -> None:
    """EX-ITEM-1: discarded, then carried out."""
    then(s, steps.ACT)
    seat = people.active_player(s)
    tell(log, events.ITEM_PLAYED, s.active, content.FIRST_ITEM + item)
    then(s, steps.EFFECT, content.ITEM[item].first, content.ITEM[item].end, seat)
    cards.remove_card(s, seat, content.FIRST_ITEM + item)
    cards.lay_off(s, content.FIRST_ITEM + item)
    cards.batch_done(s, log)
