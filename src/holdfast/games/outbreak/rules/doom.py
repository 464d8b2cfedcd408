"""Doom cards: the deck, the trackers and how cards come and go (OB-OPN, OB-GEN-5).

The unseen part of the deck is a set whose order nobody knows: a card is drawn at random from what
is nowhere else.
"""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import content, events, moves, state, steps
from holdfast.games.outbreak.rules import cards
from holdfast.kernel.agenda import then
from holdfast.kernel.chance import below
from holdfast.kernel.events import tell
from holdfast.kernel.rule import long_rule

NO_CARD = -1

LOST_EXP = 3  # OB-OPN-3


@long_rule
def dooms_elsewhere(s: Any, card: int) -> int:
    """Copies of a Doom card that are drawn, active, discarded or known to lie under the deck."""
    count = s.doom_discard[card]
    for i in range(moves.TRACKER):
        count += 1 if s.doom_drawn[i] == card + 1 else 0
        count += 1 if s.doom_active[i] == card + 1 else 0
    for i in range(state.BOTTOMED):
        if s.doom_bottom[i] == 0:
            break
        count += 1 if s.doom_bottom[i] == card + 1 else 0
    return count


@long_rule
def next_doom(s: Any) -> int:
    """The top card of the Doom deck, taken off it, or NO_CARD (OB-GEN-5)."""
    for _ in range(2):
        left = 0
        for card in range(moves.DOOMS):
            left += content.DOOMS[card].copies - dooms_elsewhere(s, card)
        if left > 0:
            at = below(s.chance, left)
            for card in range(moves.DOOMS):
                at -= content.DOOMS[card].copies - dooms_elsewhere(s, card)
                if at < 0:
                    return card
        if s.doom_bottom[0] > 0:
            card = s.doom_bottom[0] - 1
            close_up(s.doom_bottom, 0, state.BOTTOMED)
            return card
        for card in range(moves.DOOMS):
            s.doom_discard[card] = 0
    return NO_CARD


@long_rule
def cards_on(tracker: Any) -> int:
    """Doom cards on the Drawn or the Active tracker."""
    count = 0
    for i in range(moves.TRACKER):
        count += 1 if tracker[i] != 0 else 0
    return count


@long_rule
def add_doom(s: Any, count: int) -> None:
    """Doom cards are added one by one, each after its window DOOM."""
    if count == 0:
        return
    then(s, steps.DRAW_DOOM, count)
    if cards_on(s.doom_drawn) < moves.TRACKER or s.exp > 0:
        then(s, steps.WINDOW, state.W_DOOM)


@long_rule
def draw_doom(s: Any, count: int, log: Any) -> None:
    """One of so many Doom cards, unless it is prevented; OB-OPN-3: a full tracker costs Exp."""
    if count > 1:
        then(s, steps.ADD_DOOM, count - 1)
    if s.spared > 0:
        s.spared = 0
        tell(log, events.DOOM_PREVENTED)
        return
    at = cards_on(s.doom_drawn)
    if at == moves.TRACKER:
        if s.exp > 0:
            tell(log, events.DOOM_OVERFLOWED, min(LOST_EXP, s.exp))
            cards.change_exp(s, -LOST_EXP, log)
        return
    card = next_doom(s)
    if card != NO_CARD:
        s.doom_drawn[at] = card + 1
        tell(log, events.DOOM_DRAWN, at + 1)


@long_rule
def close_up(places: Any, slot: int, count: int) -> None:
    """What lies behind a place moves up by one."""
    for i in range(slot, count - 1):
        places[i] = places[i + 1]
    places[count - 1] = 0


@long_rule
def discard_from(s: Any, tracker: Any, slot: int, was_active: int, log: Any) -> None:
    """A card of a tracker goes to the discard pile; the others close up."""
    card = tracker[slot] - 1
    s.doom_discard[card] += 1
    tell(log, events.DOOM_DISCARDED, card, was_active)
    close_up(tracker, slot, moves.TRACKER)


@long_rule
def discard_drawn(s: Any, slot: int, log: Any) -> None:
    """A Drawn Doom card goes to the discard pile; the others close up."""
    discard_from(s, s.doom_drawn, slot, 0, log)
    close_up(s.doom_known, slot, moves.TRACKER)


@long_rule
def discard_active(s: Any, slot: int, log: Any) -> None:
    """An Active Doom card stops working at once; the others close up."""
    discard_from(s, s.doom_active, slot, 1, log)
    if slot < s.doom_in_force:
        s.doom_in_force -= 1


@long_rule
def drawn_slots(s: Any) -> int:
    """The places of the Drawn tracker that hold a card."""
    slots = 0
    for i in range(moves.TRACKER):
        if s.doom_drawn[i] != 0:
            slots |= 1 << i
    return slots


@long_rule
def put_under(s: Any, slot: int, log: Any) -> None:
    """BOTTOM: the card goes under the Doom deck, the next one takes its place unseen."""
    card = s.doom_drawn[slot] - 1
    tell(log, events.DOOM_BOTTOMED, card)
    for i in range(state.BOTTOMED):
        if s.doom_bottom[i] == 0:
            s.doom_bottom[i] = card + 1
            break
    s.doom_drawn[slot] = 0
    s.doom_known[slot] = 0
    drawn = next_doom(s)
    if drawn != NO_CARD:
        s.doom_drawn[slot] = drawn + 1
