"""Secrets: what lies face down or in an unknown order, and how it may be imagined."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import content, moves, state
from holdfast.games.outbreak.content import copies
from holdfast.games.outbreak.rules import cards, deck, doom, setup
from holdfast.kernel.chance import below
from holdfast.kernel.rule import long_rule, rule

UNKNOWN = -1
_HALF = 60  # copies of hordes in the first of two sets of bits


@rule
def is_hidden(horde: Any) -> bool:
    """In the deck, or face down and not surveyed."""
    return horde.place == state.IN_DECK or (horde.place == state.FACEDOWN and horde.known == 0)


@long_rule
def hide(s: Any, viewer: int) -> None:
    """Blank what nobody may know: all seats know the same, hands are open."""
    for uid in range(s.horde_count):
        if is_hidden(s.hordes[uid]):
            s.hordes[uid].card = UNKNOWN
    for i in range(moves.TRACKER):
        if s.doom_drawn[i] != 0 and s.doom_known[i] == 0:
            s.doom_drawn[i] = UNKNOWN
    for skill_class in range(state.SKILL_DECKS):
        sort_groups(s, skill_class)


@long_rule
def sort_groups(s: Any, skill_class: int) -> None:
    """Cards of a skill deck whose order nobody knows, in the order of their numbers."""
    count = cards.skills_left(s, skill_class)
    for i in range(1, count):
        at = i
        while at > 0 and s.skill_group[skill_class] >> at & 1 == 0:
            if s.skill_deck[skill_class, at - 1] < s.skill_deck[skill_class, at]:
                break
            kept = s.skill_deck[skill_class, at]
            s.skill_deck[skill_class, at] = s.skill_deck[skill_class, at - 1]
            s.skill_deck[skill_class, at - 1] = kept
            at -= 1


@long_rule
def determinize(s: Any, viewer: int) -> None:
    """Refill what is hidden at random, as everybody knows it could be."""
    imagine_hordes(s)
    imagine_doom(s)
    for skill_class in range(state.SKILL_DECKS):
        count, first = cards.skills_left(s, skill_class), 0
        for i in range(1, count + 1):
            if i == count or s.skill_group[skill_class] >> i & 1:
                setup.shuffle_skills(s, skill_class, first, i)
                first = i


@long_rule
def imagine_doom(s: Any) -> None:
    """Unknown Drawn cards are any that are nowhere else."""
    for i in range(moves.TRACKER):
        if s.doom_drawn[i] == UNKNOWN:
            left = 0
            for card in range(moves.DOOMS):
                left += content.DOOMS[card].copies - doom.dooms_elsewhere(s, card)
            at = below(s.chance, left)
            for card in range(moves.DOOMS):
                at -= content.DOOMS[card].copies - doom.dooms_elsewhere(s, card)
                if at < 0:
                    s.doom_drawn[i] = card + 1
                    break


@long_rule
def imagine_hordes(s: Any) -> None:
    """Hidden hordes: the levels still out, copies not seen, Final Encounters where they must be."""
    if s.horde_count == 0:
        return
    # Which copies are out, as bits; two numbers, because there are more copies than bits in one.
    low, high = 0, 0
    bottom, middle = UNKNOWN, UNKNOWN
    two = deck.final_level(s, 1) > 0
    for uid in range(s.horde_count):
        if is_hidden(s.hordes[uid]):
            continue
        card = s.hordes[uid].card
        if card >= content.FIRST_FINAL:
            if two and uid == deck.middle_index(s):
                middle = card
            else:
                bottom = card
            continue
        copy = copies.COPY_OF_CARD[card]
        while (low >> copy if copy < _HALF else high >> (copy - _HALF)) & 1:
            copy += 1
        if copy < _HALF:
            low |= 1 << copy
        else:
            high |= 1 << (copy - _HALF)
    if bottom == UNKNOWN:
        bottom = place_bottom_final(s, middle)
    if two and middle == UNKNOWN:
        s.hordes[deck.middle_index(s)].card = deck.random_final(s, deck.final_level(s, 1), bottom)
    for uid in range(s.horde_count):
        if is_hidden(s.hordes[uid]) and s.hordes[uid].card == UNKNOWN:
            copy = random_copy(s, low, high)
            s.hordes[uid].card = copies.COPY_CARD[copy]
            if copy < _HALF:
                low |= 1 << copy
            else:
                high |= 1 << (copy - _HALF)


@long_rule
def place_bottom_final(s: Any, middle: int) -> int:
    """OB-SET-10: among the last cards, wherever none of them has been seen."""
    group = min(deck.BOTTOM, deck.ordinary_hordes(s)) + 1
    count = 0
    for uid in range(s.horde_count - group, s.horde_count):
        count += 1 if is_hidden(s.hordes[uid]) else 0
    at = below(s.chance, count)
    for uid in range(s.horde_count - group, s.horde_count):
        if is_hidden(s.hordes[uid]):
            at -= 1
            if at < 0:
                card = deck.random_final(s, deck.final_level(s, 0), middle)
                s.hordes[uid].card = card
                return card
    return UNKNOWN


@long_rule
def random_copy(s: Any, low: int, high: int) -> int:
    """A random copy that is not out, its level as likely as there are hordes of it left."""
    left = 0
    for level in range(1, content.LEVELS + 1):
        left += level_left(s, level, low, high)
    at = below(s.chance, left)
    for level in range(1, content.LEVELS + 1):
        at -= level_left(s, level, low, high)
        if at < 0:
            unseen = (
                copies.FIRST_COPY[level]
                - copies.FIRST_COPY[level - 1]
                - copies_out(level, low, high)
            )
            k = below(s.chance, unseen)
            for copy in range(copies.FIRST_COPY[level - 1], copies.FIRST_COPY[level]):
                out = (low >> copy if copy < _HALF else high >> (copy - _HALF)) & 1
                if out == 0:
                    k -= 1
                    if k < 0:
                        return copy
    return 0


@long_rule
def copies_out(level: int, low: int, high: int) -> int:
    """Copies of a level that are seen or already imagined."""
    count = 0
    for copy in range(copies.FIRST_COPY[level - 1], copies.FIRST_COPY[level]):
        count += (low >> copy if copy < _HALF else high >> (copy - _HALF)) & 1
    return count


@long_rule
def level_left(s: Any, level: int, low: int, high: int) -> int:
    """Hordes of a level that are still hidden."""
    return deck.hordes_of_level(s, level) - copies_out(level, low, high)
