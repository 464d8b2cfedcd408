"""Player cards: deck, face-up row, discard pile and hands.

Nobody ever knows the order of the Player deck, and no card goes back into it but by a reshuffle.
So the deck is a heap: the top card is a random one of it, and shuffling is nothing at all.
"""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld import content, events
from holdfast.games.exoworld.rules import people
from holdfast.kernel.chance import below
from holdfast.kernel.events import tell, whisper
from holdfast.kernel.rule import long_rule, rule

NO_CARD = -1


@rule
def add_card(s: Any, seat: int, kind: int) -> None:
    """A card into a hand."""
    s.players[seat].hand[kind] += 1
    s.players[seat].classes[content.CARD[kind].colour] += 1


@rule
def remove_card(s: Any, seat: int, kind: int) -> None:
    """A card out of a hand."""
    s.players[seat].hand[kind] -= 1
    s.players[seat].classes[content.CARD[kind].colour] -= 1


@long_rule
def gain(s: Any, seat: int, kind: int, origin: int, log: Any) -> None:
    """A player gets a card, and may be cured by it; EX-VIS-7: who is told which."""
    add_card(s, seat, kind)
    if people.are_hands_hidden(s) and origin != events.FROM_ROW and origin != events.FROM_DISCARD:
        tell(log, events.DREW_UNSEEN, seat, content.CARD[kind].colour, origin)
        whisper(log, seat, events.SAW_CARD, seat, kind)
    else:
        tell(log, events.DREW, seat, kind, origin)
    people.check_cures(s, seat, log)


@long_rule
def hand_over(s: Any, giver: int, receiver: int, kind: int, log: Any) -> None:
    """EX-XFER-5: a card from one hand into another; EX-XFER-6, EX-VIS-7: who is told which."""
    remove_card(s, giver, kind)
    add_card(s, receiver, kind)
    if people.are_hands_hidden(s):
        tell(log, events.GAVE_UNSEEN, giver, receiver, content.CARD[kind].colour)
        whisper(log, giver, events.SAW_CARD, giver, kind)
        whisper(log, receiver, events.SAW_CARD, receiver, kind)
    else:
        tell(log, events.GAVE, giver, receiver, kind)
    people.check_cures(s, receiver, log)


@long_rule
def form_deck(s: Any, log: Any) -> None:
    """EX-CARD-3: an empty deck is formed anew from the discard pile, at that very moment."""
    if s.deck_size > 0 or s.discard_size == 0:
        return
    tell(log, events.RESHUFFLED, s.discard_size)
    for kind in range(content.KINDS):
        s.deck[kind] = s.discard[kind]
        s.discard[kind] = 0
    s.deck_size = s.discard_size
    s.discard_size = 0


@long_rule
def draw(s: Any, log: Any) -> int:
    """EX-DRAW-1, EX-CARD-4: the top card of the deck, or NO_CARD."""
    if s.deck_size == 0:
        return NO_CARD
    left = below(s.chance, s.deck_size) - s.deck[0]
    kind = 0
    while left >= 0:
        kind += 1
        left -= s.deck[kind]
    s.deck[kind] -= 1
    s.deck_size -= 1
    form_deck(s, log)
    return kind


@long_rule
def refill_row(s: Any, log: Any) -> None:
    """EX-DRAW-2, EX-CARD-4; EX-SOLO-7: not while a solo Shared Cargo is under way."""
    if s.cargo.going == 1 and s.options.players == 1:
        return
    while s.row_count < s.row_size and s.deck_size > 0:
        kind = draw(s, log)
        s.row[kind] += 1
        s.row_count += 1
        tell(log, events.ROW_FILLED, kind)


@rule
def lay_off(s: Any, kind: int) -> None:
    """EX-CARD-2: a card onto the discard pile. When the batch is complete: `batch_done`."""
    s.discard[kind] += 1
    s.discard_size += 1


@long_rule
def batch_done(s: Any, log: Any) -> None:
    """EX-CARD-3, EX-CARD-4: after a batch of discards the deck may form and the row fill."""
    form_deck(s, log)
    refill_row(s, log)


@long_rule
def discard_from_hand(s: Any, seat: int, kind: int, cause: int, log: Any) -> None:
    """One discarded card, a batch of its own."""
    remove_card(s, seat, kind)
    lay_off(s, kind)
    tell(log, events.DISCARDED, seat, kind, cause)
    batch_done(s, log)


@long_rule
def flush_row(s: Any, log: Any) -> None:
    """EX-REC-1, EX-CARD-5, EX-SOLO-7: first all discards, then the row anew."""
    tell(log, events.ROW_CLEARED, s.row_count)
    for kind in range(content.KINDS):
        while s.row[kind] > 0:
            s.row[kind] -= 1
            lay_off(s, kind)
    s.row_count = 0
    batch_done(s, log)


@rule
def take_from_row(s: Any, kind: int) -> None:
    """A card out of the row; what refills it comes later."""
    s.row[kind] -= 1
    s.row_count -= 1
