"""Cards that must go: op DISC, and the hand limit at the end of a turn."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld import content, decisions, events, moves, state, steps
from holdfast.games.exoworld.content import operations
from holdfast.games.exoworld.rules import cards, people
from holdfast.kernel.agenda import then
from holdfast.kernel.decision import ask, offer_held
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule, rule

EACH = operations.WHO.index("each")


@long_rule
def offer_discards(s: Any, seat: int) -> None:
    """D-DISC, D-LIMIT: each kind in hand."""
    offer_held(s, moves.DISCARD, s.players[seat].hand, content.KINDS)


@long_rule
def discards(s: Any, row: int, offset: int, left: int, log: Any) -> None:
    """D-DISC: one card at a time, the active player first, then clockwise (EX-SOLO-9)."""
    everybody = content.OPS[row].who == EACH
    while offset < moves.SEATS:
        seat = people.seat_at(s, offset)
        if seat != NOBODY and must_go_altogether(s, seat, left):
            discard_hand(s, seat, log)
        elif seat != NOBODY and left > 0 and people.hand_size(s.players[seat]) > 0:
            then(s, steps.DISCARDS, row, offset, left)
            hidden = people.are_hands_hidden(s)
            ask(s, decisions.UNSEEN_DISCARD if hidden else decisions.DISCARD, seat, left)
            return
        if not everybody:
            return
        offset += 1
        left = content.OPS[row].count


@rule
def must_go_altogether(s: Any, seat: int, left: int) -> bool:
    """Whether the whole hand goes in an order that makes no difference; its size is public."""
    if s.version < state.NO_VAIN_ORDER or people.hand_size(s.players[seat]) > left:
        return False
    return not does_order_matter(s, seat)


@rule
def does_order_matter(s: Any, seat: int) -> bool:
    """EX-CARD-3, EX-CARD-4: whether it matters in which order a whole hand is discarded.

    Where neither deck nor discard pile has a card, the first cards fill the row and the next one
    becomes the deck.
    """
    count = people.hand_size(s.players[seat])
    if s.version < state.ORDER_WITHOUT_DECK or s.deck_size > 0 or count < 2:
        return False
    return count > s.row_size - s.row_count


@long_rule
def discard_hand(s: Any, seat: int, log: Any) -> None:
    """All cards of a hand, one by one."""
    for kind in range(content.KINDS):
        while s.players[seat].hand[kind] > 0:
            cards.discard_from_hand(s, seat, kind, events.FOR_EVENT, log)


@long_rule
def discard(s: Any, seat: int, kind: int, row: int, offset: int, left: int, log: Any) -> None:
    """D-DISC answered."""
    cards.discard_from_hand(s, seat, kind, events.FOR_EVENT, log)
    then(s, steps.DISCARDS, row, offset, left - 1)


@rule
def above_limit(s: Any, seat: int) -> int:
    """EX-HAND-2: how many cards a player has too many."""
    return people.hand_size(s.players[seat]) - people.hand_limit(s, seat)


@long_rule
def hand_limits(s: Any, offset: int) -> None:
    """S6. EX-HAND-2, EX-HAND-3: everybody above the limit discards down to it, one by one."""
    while offset < moves.SEATS:
        seat = people.seat_at(s, offset)
        if seat != NOBODY and above_limit(s, seat) > 0:
            then(s, steps.HAND_LIMITS, offset)
            hidden, cards_above = people.are_hands_hidden(s), above_limit(s, seat)
            ask(s, decisions.UNSEEN_LIMIT if hidden else decisions.LIMIT, seat, cards_above)
            return
        offset += 1


@rule
def discard_above_limit(s: Any, seat: int, kind: int, offset: int, log: Any) -> None:
    """D-LIMIT answered; the same step goes on."""
    cards.discard_from_hand(s, seat, kind, events.FOR_LIMIT, log)
    then(s, steps.HAND_LIMITS, offset)
