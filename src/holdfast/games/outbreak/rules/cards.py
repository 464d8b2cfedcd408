"""Cards: hands, the Fortune deck, the Doom deck and the skill decks.

The Fortune deck and the unseen part of the Doom deck are sets whose order nobody knows, so they
are not kept in an order: a card is drawn at random from what is nowhere else.
"""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak.content import (
    CLASS_SKILLS,
    COPIES_OF_CARD,
    COPIES_OF_DOOM,
    SKILL_CLASS,
)
from holdfast.games.outbreak.events import (
    DISCARDED,
    DOOM_DISCARDED,
    DOOM_DRAWN,
    DOOM_OVERFLOWED,
    DOOM_PREVENTED,
    DREW,
    EXP_CHANGED,
)
from holdfast.games.outbreak.moves import CARD, CARDS, DOOMS, ORDINARY, SURVIVORS, TRACKER
from holdfast.games.outbreak.rules.calls import below, push, tell
from holdfast.games.outbreak.rules.people import hand_limit, hand_size, seat_of
from holdfast.games.outbreak.rules.questions import ask, offer
from holdfast.games.outbreak.rules.steps import ADD_DOOM, TRIM_GOODS, TRIM_HANDS, WINDOW
from holdfast.games.outbreak.state import BOTTOMED, D_DISCARD, ON, W_DOOM
from holdfast.kernel.rule import long_rule, rule

NO_CARD = -1
LOST_EXP = 3  # OB-OPN-3
MOST_EXP = 99


# Exp


@long_rule
def change_exp(s: Any, change: int, log: Any) -> None:
    """The shared pool, between 0 and 99; OB-VAR-2: there is none in a game without Exp."""
    if s.options.no_exp == ON:
        return
    total = min(MOST_EXP, max(0, s.exp + change))
    if total != s.exp:
        tell(log, EXP_CHANGED, total - s.exp, total)
        s.exp = total


# Fortune cards


@rule
def hold(survivor: Any, card: int) -> None:
    """A card into a hand."""
    survivor.hand[card] += 1
    survivor.cards |= 1 << card


@long_rule
def unhold(s: Any, v: int, card: int) -> None:
    """A card out of a hand."""
    survivor = s.survivors[v]
    survivor.hand[card] -= 1
    if survivor.hand[card] == 0:
        survivor.cards &= ~(1 << card)


@long_rule
def fortunes_held(s: Any, card: int) -> int:
    """Copies of a card in all hands."""
    count = 0
    for v in range(SURVIVORS):
        count += s.survivors[v].hand[card]
    return count


@long_rule
def fortune_deck(s: Any) -> int:
    """How many Fortune cards are in the deck."""
    count = 0
    for card in range(CARDS):
        count += COPIES_OF_CARD[card] - s.fortune_discard[card]
    for v in range(SURVIVORS):
        if s.survivors[v].cards != 0:
            count -= hand_size(s.survivors[v])
    return count


@long_rule
def can_draw(s: Any) -> bool:
    """OB-GEN-10: whether deck or discard pile holds a card."""
    if s.options.no_fortune == ON:
        return False
    if fortune_deck(s) > 0:
        return True
    for card in range(CARDS):
        if s.fortune_discard[card] > 0:
            return True
    return False


@long_rule
def draw_fortune(s: Any, v: int, log: Any) -> None:
    """One card from the deck into a hand; OB-GEN-5: an empty deck is refilled by its discards."""
    if s.options.no_fortune == ON:
        return
    left = fortune_deck(s)
    if left == 0:
        for card in range(CARDS):
            left += s.fortune_discard[card]
            s.fortune_discard[card] = 0
        if left == 0:
            return
    at = below(s.chance, left)
    for card in range(CARDS):
        at -= COPIES_OF_CARD[card] - s.fortune_discard[card] - fortunes_held(s, card)
        if at < 0:
            hold(s.survivors[v], card)
            s.overfull |= 1 << v
            tell(log, DREW, v, card)
            return


@long_rule
def discard_fortune(s: Any, v: int, card: int, log: Any) -> None:
    """OB-SCH-3: to the discard pile; a schematic unbuilt."""
    unhold(s, v, card)
    s.fortune_discard[card] += 1
    if card >= ORDINARY and s.built >> (card - ORDINARY) & 1:
        s.built &= ~(1 << (card - ORDINARY))
        s.user[card - ORDINARY] = 0
        push(s.agenda, TRIM_GOODS, 1 << v)
    tell(log, DISCARDED, v, card)


@long_rule
def trim_hands(s: Any) -> None:
    """OB-FOR-2: D-DISCARD for whoever holds more than the hand limit after what has happened."""
    for i in range(s.team):
        v = s.order[i] | 0
        if s.overfull >> v & 1 == 0:
            continue
        if hand_size(s.survivors[v]) > hand_limit(v):
            push(s.agenda, TRIM_HANDS)
            offer_cards(s, v)
            ask(s, D_DISCARD, seat_of(s, v), v)
            return
        s.overfull &= ~(1 << v)
    s.overfull = 0


@long_rule
def offer_cards(s: Any, v: int) -> None:
    """List the cards in a hand."""
    for card in range(CARDS):
        if s.survivors[v].cards >> card & 1:
            offer(s, CARD + card)


# Doom cards


@long_rule
def dooms_elsewhere(s: Any, card: int) -> int:
    """Copies of a Doom card that are drawn, active, discarded or known to lie under the deck."""
    count = s.doom_discard[card] | 0
    for i in range(TRACKER):
        count += 1 if s.doom_drawn[i] == card + 1 else 0
        count += 1 if s.doom_active[i] == card + 1 else 0
    for i in range(BOTTOMED):
        if s.doom_bottom[i] == 0:
            break
        count += 1 if s.doom_bottom[i] == card + 1 else 0
    return count


@long_rule
def next_doom(s: Any) -> int:
    """The top card of the Doom deck, taken off it, or NO_CARD (OB-GEN-5)."""
    for _ in range(2):
        left = 0
        for card in range(DOOMS):
            left += COPIES_OF_DOOM[card] - dooms_elsewhere(s, card)
        if left > 0:
            at = below(s.chance, left)
            for card in range(DOOMS):
                at -= COPIES_OF_DOOM[card] - dooms_elsewhere(s, card)
                if at < 0:
                    return card
        if s.doom_bottom[0] > 0:
            card = s.doom_bottom[0] - 1
            for i in range(BOTTOMED - 1):
                s.doom_bottom[i] = s.doom_bottom[i + 1]
            s.doom_bottom[BOTTOMED - 1] = 0
            return card
        for card in range(DOOMS):
            s.doom_discard[card] = 0
    return NO_CARD


@long_rule
def drawn_count(s: Any) -> int:
    """Doom cards on the Drawn tracker."""
    count = 0
    for i in range(TRACKER):
        count += 1 if s.doom_drawn[i] != 0 else 0
    return count


@long_rule
def active_count(s: Any) -> int:
    """Doom cards on the Active tracker."""
    count = 0
    for i in range(TRACKER):
        count += 1 if s.doom_active[i] != 0 else 0
    return count


@long_rule
def add_doom(s: Any, count: int, asked: int, log: Any) -> None:
    """Add Doom cards one by one, each after its window DOOM; OB-OPN-3: a full tracker costs Exp."""
    if count == 0:
        return
    if not asked:
        push(s.agenda, ADD_DOOM, count, 1)
        if drawn_count(s) < TRACKER or s.exp > 0:
            push(s.agenda, WINDOW, W_DOOM)
        return
    if count > 1:
        push(s.agenda, ADD_DOOM, count - 1)
    if s.spared > 0:
        s.spared = 0
        tell(log, DOOM_PREVENTED)
        return
    at = drawn_count(s)
    if at == TRACKER:
        if s.exp > 0:
            tell(log, DOOM_OVERFLOWED, min(LOST_EXP, s.exp | 0))
            change_exp(s, -LOST_EXP, log)
        return
    card = next_doom(s)
    if card != NO_CARD:
        s.doom_drawn[at] = card + 1
        tell(log, DOOM_DRAWN, at + 1)


@long_rule
def discard_drawn(s: Any, slot: int, log: Any) -> None:
    """A Drawn Doom card goes to the discard pile; the others close up."""
    card = s.doom_drawn[slot] - 1
    s.doom_discard[card] += 1
    tell(log, DOOM_DISCARDED, card, 0)
    for i in range(slot, TRACKER - 1):
        s.doom_drawn[i] = s.doom_drawn[i + 1]
        s.doom_known[i] = s.doom_known[i + 1]
    s.doom_drawn[TRACKER - 1] = 0
    s.doom_known[TRACKER - 1] = 0


@long_rule
def discard_active(s: Any, slot: int, log: Any) -> None:
    """An Active Doom card stops working at once; the others close up."""
    card = s.doom_active[slot] - 1
    s.doom_discard[card] += 1
    tell(log, DOOM_DISCARDED, card, 1)
    for i in range(slot, TRACKER - 1):
        s.doom_active[i] = s.doom_active[i + 1]
    s.doom_active[TRACKER - 1] = 0
    if slot < s.doom_in_force:
        s.doom_in_force -= 1


# Skills


@long_rule
def skills_left(s: Any, deck: int) -> int:
    """Cards in a skill deck."""
    for i in range(CLASS_SKILLS):
        if s.skill_deck[deck, i] == 0:
            return i
    return CLASS_SKILLS


@long_rule
def draw_skill(s: Any, deck: int) -> int:
    """The top card of a skill deck; the next one then begins a group of its own or goes on."""
    skill = s.skill_deck[deck, 0] - 1
    for i in range(CLASS_SKILLS - 1):
        s.skill_deck[deck, i] = s.skill_deck[deck, i + 1]
    s.skill_deck[deck, CLASS_SKILLS - 1] = 0
    s.skill_group[deck] = s.skill_group[deck] >> 1 | 1 if skills_left(s, deck) else 0
    return skill


@long_rule
def bury_skill(s: Any, skill: int, begins: bool) -> None:
    """A skill card goes under its deck, beginning a group there or joining the last one."""
    deck = SKILL_CLASS[skill] | 0
    at = skills_left(s, deck)
    s.skill_deck[deck, at] = skill + 1
    if begins or at == 0:
        s.skill_group[deck] |= 1 << at
