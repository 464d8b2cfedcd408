"""Event cards looked at before they come: op PEEK."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld.content import FIRST_CRITICAL, OPS
from holdfast.games.exoworld.events import EVENT_DROPPED, ORDER_SET, PEEKED, SAW_EVENT
from holdfast.games.exoworld.rules.asking import ask
from holdfast.games.exoworld.rules.crew import are_hands_hidden, lay_off_event
from holdfast.games.exoworld.rules.steps import PEEKING
from holdfast.games.exoworld.state import EVENT_ORDER, OPENLY, WHICH_EVENT
from holdfast.kernel.agenda import push
from holdfast.kernel.events import tell, whisper
from holdfast.kernel.rule import long_rule, rule

SWAP, DROP_ONE = 0, 1  # modes of op PEEK


@long_rule
def peeking(s: Any, row: int, seen: int, holder: int, log: Any) -> None:
    """EX-VIS-5: look at the top cards; then D-ORDER or D-EVENT (EX-VIS-6)."""
    count = min(OPS[row, 1] | 0, s.events_left | 0)
    hidden = are_hands_hidden(s)
    if seen == 0:
        tell(log, PEEKED, holder, count)
        for position in range(count):
            card = s.events[s.events_left - 1 - position]
            if hidden:
                card.known |= 1 << holder
                whisper(log, holder, SAW_EVENT, position, card.kind)
            else:
                card.known = OPENLY
                tell(log, SAW_EVENT, position, card.kind)
    if OPS[row, 2] == SWAP:
        if may_swap(s, count) or hidden:
            push(s.agenda, PEEKING, row, 1, holder)
            ask(s, EVENT_ORDER, holder)
        else:
            tell(log, ORDER_SET, holder, 0)
        return
    ways = 0
    for position in range(count):
        if may_drop(s, position):
            ways += 1
    if ways > 1 or hidden:
        push(s.agenda, PEEKING, row, 1, holder)
        ask(s, WHICH_EVENT, holder)
    else:
        drop_event(s, holder, 0, log)


@rule
def may_swap(s: Any, count: int) -> bool:
    """D-ORDER: two cards that differ."""
    top = s.events_left - 1
    return count == 2 and s.events[top].kind != s.events[top - 1].kind


@long_rule
def may_drop(s: Any, position: int) -> bool:
    """D-EVENT: equal cards once, as the topmost of them."""
    top = s.events_left - 1
    for above in range(position):
        if s.events[top - above].kind == s.events[top - position].kind:
            return False
    return True


@long_rule
def order_events(s: Any, holder: int, swapped: int, log: Any) -> None:
    """EX-VIS-5: everybody sees whether the two were swapped; knowledge goes along."""
    tell(log, ORDER_SET, holder, swapped)
    if swapped == 1:
        first, second = s.events[s.events_left - 1], s.events[s.events_left - 2]
        kind, pile, known = first.kind | 0, first.pile | 0, first.known | 0
        first.kind = second.kind
        first.pile = second.pile
        first.known = second.known
        second.kind = kind
        second.pile = pile
        second.known = known


@long_rule
def remove_event(s: Any, position: int) -> int:
    """Take a card off the Event deck, so many below the top; gives its kind."""
    index = s.events_left - 1 - position
    kind, pile = s.events[index].kind | 0, s.events[index].pile | 0
    for i in range(index, s.events_left - 1):
        s.events[i].kind = s.events[i + 1].kind
        s.events[i].pile = s.events[i + 1].pile
        s.events[i].known = s.events[i + 1].known
    s.events_left -= 1
    last = s.events[s.events_left]
    last.kind = 0
    last.pile = 0
    last.known = 0
    if kind >= FIRST_CRITICAL:
        s.critical_out |= 1 << pile
    return kind


@long_rule
def drop_event(s: Any, holder: int, position: int, log: Any) -> None:
    """Op PEEK(drop1): to the Event discard, without effect."""
    kind = remove_event(s, position)
    lay_off_event(s, kind)
    tell(log, EVENT_DROPPED, holder, position, kind)
