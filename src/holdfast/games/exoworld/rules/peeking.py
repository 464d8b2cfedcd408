"""Event cards looked at before they come: op PEEK."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld import content, decisions, events, moves, state
from holdfast.games.exoworld.content import operations
from holdfast.games.exoworld.rules import people
from holdfast.kernel.decision import ask, offer
from holdfast.kernel.events import tell, whisper
from holdfast.kernel.rule import long_rule, rule

SWAP = operations.PEEK_MODES.index("swap")
SWAPPED = 2  # so many cards can change places


@long_rule
def peek(s: Any, row: int, holder: int, log: Any) -> None:
    """EX-VIS-5: look at the top cards; then D-ORDER or D-EVENT (EX-VIS-6)."""
    count = min(content.OPS[row].count, s.events_left)
    hidden = people.are_hands_hidden(s)
    tell(log, events.PEEKED, holder, count)
    for position in range(count):
        card = s.events[s.events_left - 1 - position]
        if hidden:
            card.known |= 1 << holder
            whisper(log, holder, events.SAW_EVENT, position, card.kind)
        else:
            card.known = state.OPENLY
            tell(log, events.SAW_EVENT, position, card.kind)
    if content.OPS[row].mode == SWAP:
        ask(s, decisions.UNSEEN_ORDER if hidden else decisions.EVENT_ORDER, holder, count)
    else:
        ask(s, decisions.UNSEEN_EVENT if hidden else decisions.WHICH_EVENT, holder, count)


@rule
def offer_orders(s: Any, cards: int) -> None:
    """D-ORDER."""
    offer(s, moves.ORDER(0))
    if may_swap(s, cards):
        offer(s, moves.ORDER(1))


@long_rule
def offer_drops(s: Any, cards: int) -> None:
    """D-EVENT."""
    for position in range(cards):
        if may_drop(s, position):
            offer(s, moves.DROP_EVENT(position))


@rule
def may_swap(s: Any, count: int) -> bool:
    """D-ORDER: two cards that differ."""
    top = s.events_left - 1
    return count == SWAPPED and s.events[top].kind != s.events[top - 1].kind


@long_rule
def may_drop(s: Any, position: int) -> bool:
    """D-EVENT: equal cards once, as the topmost of them."""
    top = s.events_left - 1
    for above in range(position):
        if s.events[top - above].kind == s.events[top - position].kind:
            return False
    return True


@long_rule
def order_events(s: Any, seat: int, order: int, log: Any) -> None:
    """D-ORDER answered. EX-VIS-5: everybody sees it if they are swapped; knowledge goes along."""
    tell(log, events.ORDER_SET, seat, order)
    if order == 1:
        first, second = s.events[s.events_left - 1], s.events[s.events_left - 2]
        kind, pile, known = first.kind, first.pile, first.known
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
    kind, pile = s.events[index].kind, s.events[index].pile
    for i in range(index, s.events_left - 1):
        s.events[i].kind = s.events[i + 1].kind
        s.events[i].pile = s.events[i + 1].pile
        s.events[i].known = s.events[i + 1].known
    s.events_left -= 1
    last = s.events[s.events_left]
    last.kind = 0
    last.pile = 0
    last.known = 0
    if kind >= content.FIRST_CRITICAL:
        s.critical_out |= 1 << pile
    return kind


@long_rule
def drop_event(s: Any, seat: int, position: int, log: Any) -> None:
    """D-EVENT answered: to the Event discard, without effect."""
    kind = remove_event(s, position)
    people.lay_off_event(s, kind)
    tell(log, events.EVENT_DROPPED, seat, position, kind)
