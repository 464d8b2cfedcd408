"""Cards: hands, the Fortune deck and the skill decks, and the Exp that some of them bring.

The Fortune deck is a set whose order nobody knows, so it is not kept in an order: a card is drawn
at random from what is nowhere else.
"""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import content, decisions, events, moves, state, steps
from holdfast.games.outbreak.rules import people, values
from holdfast.kernel.agenda import then
from holdfast.kernel.chance import below
from holdfast.kernel.decision import ask, offer
from holdfast.kernel.events import tell
from holdfast.kernel.rule import long_rule, rule

MOST_EXP = 99


# Exp


@long_rule
def change_exp(s: Any, change: int, log: Any) -> None:
    """The shared pool, between 0 and 99; OB-VAR-2: there is none in a game without Exp."""
    if s.options.no_exp == state.ON:
        return
    total = min(MOST_EXP, max(0, s.exp + change))
    if total != s.exp:
        tell(log, events.EXP_CHANGED, total - s.exp, total)
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
    for v in range(moves.SURVIVORS):
        count += s.survivors[v].hand[card]
    return count


@long_rule
def fortune_deck(s: Any) -> int:
    """How many Fortune cards are in the deck."""
    count = 0
    for card in range(moves.CARDS):
        count += content.CARDS[card].copies - s.fortune_discard[card]
    for v in range(moves.SURVIVORS):
        if s.survivors[v].cards != 0:
            count -= people.hand_size(s.survivors[v])
    return count


@long_rule
def can_draw(s: Any) -> bool:
    """OB-GEN-10: whether deck or discard pile holds a card."""
    if s.options.no_fortune == state.ON:
        return False
    if fortune_deck(s) > 0:
        return True
    for card in range(moves.CARDS):
        if s.fortune_discard[card] > 0:
            return True
    return False


@long_rule
def draw_fortune(s: Any, v: int, log: Any) -> None:
    """One card from the deck into a hand; OB-GEN-5: an empty deck is refilled by its discards."""
    if s.options.no_fortune == state.ON:
        return
    left = fortune_deck(s)
    if left == 0:
        for card in range(moves.CARDS):
            left += s.fortune_discard[card]
            s.fortune_discard[card] = 0
        if left == 0:
            return
    at = below(s.chance, left)
    for card in range(moves.CARDS):
        at -= content.CARDS[card].copies - s.fortune_discard[card] - fortunes_held(s, card)
        if at < 0:
            hold(s.survivors[v], card)
            s.overfull |= 1 << v
            tell(log, events.DREW, v, card)
            return


@long_rule
def discard_fortune(s: Any, v: int, card: int, log: Any) -> None:
    """OB-SCH-3: to the discard pile; a schematic unbuilt."""
    unhold(s, v, card)
    s.fortune_discard[card] += 1
    if card >= moves.ORDINARY and s.built >> (card - moves.ORDINARY) & 1:
        s.built &= ~(1 << (card - moves.ORDINARY))
        s.user[card - moves.ORDINARY] = 0
        then(s, steps.TRIM_GOODS, 1 << v)
    tell(log, events.DISCARDED, v, card)


@long_rule
def trim_hands(s: Any) -> None:
    """OB-FOR-2: D-DISCARD for whoever holds more than the hand limit after what has happened."""
    for i in range(s.team):
        v = s.order[i]
        if s.overfull >> v & 1 == 0:
            continue
        if people.hand_size(s.survivors[v]) > values.hand_limit(v):
            then(s, steps.TRIM_HANDS)
            ask(s, decisions.DISCARD, people.seat_of(s, v), v)
            return
        s.overfull &= ~(1 << v)
    s.overfull = 0


@long_rule
def discard(s: Any, survivor: int, card: int, log: Any) -> None:
    """D-DISCARD answered: one card goes; then everybody is looked at again."""
    discard_fortune(s, survivor, card, log)


@long_rule
def offer_cards(s: Any, survivor: int) -> None:
    """D-DISCARD, also of TOSS: the cards in a hand."""
    for card in range(moves.CARDS):
        if s.survivors[survivor].cards >> card & 1:
            offer(s, moves.CARD(card))


# Skills


@long_rule
def skills_left(s: Any, deck: int) -> int:
    """Cards in a skill deck."""
    for i in range(content.CLASS_SKILLS):
        if s.skill_deck[deck, i] == 0:
            return i
    return content.CLASS_SKILLS


@long_rule
def draw_skill(s: Any, deck: int) -> int:
    """The top card of a skill deck; the next one then begins a group of its own or goes on."""
    skill = s.skill_deck[deck, 0] - 1
    for i in range(content.CLASS_SKILLS - 1):
        s.skill_deck[deck, i] = s.skill_deck[deck, i + 1]
    s.skill_deck[deck, content.CLASS_SKILLS - 1] = 0
    s.skill_group[deck] = s.skill_group[deck] >> 1 | 1 if skills_left(s, deck) else 0
    return skill


@long_rule
def bury_skill(s: Any, skill: int, begins: bool) -> None:
    """A skill card goes under its deck, beginning a group there or joining the last one."""
    deck = content.SKILLS[skill].skill_class
    at = skills_left(s, deck)
    s.skill_deck[deck, at] = skill + 1
    if begins or at == 0:
        s.skill_group[deck] |= 1 << at


@long_rule
def everybody_draws(s: Any, log: Any) -> None:
    """DRAW(1, all): each able survivor draws a card, then hand limits."""
    then(s, steps.TRIM_HANDS)
    for i in range(s.team):
        if people.is_able(s, s.order[i]):
            draw_fortune(s, s.order[i], log)
