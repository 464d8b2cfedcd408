"""Secrets: what lies face down or in an unknown order, and how it may be imagined."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak.content import (
    COPIES_OF_DOOM,
    FIRST_FINAL,
    LEVELS,
)
from holdfast.games.outbreak.content.copies import COPY_CARD, COPY_OF_CARD, FIRST_COPY
from holdfast.games.outbreak.moves import DOOMS, TRACKER
from holdfast.games.outbreak.rules.calls import below
from holdfast.games.outbreak.rules.cards import dooms_elsewhere, skills_left
from holdfast.games.outbreak.rules.setup import (
    BOTTOM,
    final_level,
    hordes_of_level,
    middle_index,
    ordinary_hordes,
    random_final,
    shuffle_skills,
)
from holdfast.games.outbreak.state import FACEDOWN, IN_DECK
from holdfast.kernel.chance import SCRIPT_LENGTH, start
from holdfast.kernel.rule import long_rule, rule

UNKNOWN = -1
_HALF = 60  # copies of hordes in the first of two sets of bits


@rule
def is_hidden(horde: Any) -> bool:
    """In the deck, or face down and not surveyed."""
    return horde.place == IN_DECK or (horde.place == FACEDOWN and horde.known == 0)


@long_rule
def hide(s: Any, viewer: int) -> None:
    """Blank what nobody may know: all seats know the same, hands are open."""
    for i in range(4):
        s.chance.words[i] = 0
    for i in range(SCRIPT_LENGTH):
        s.chance.script[i] = 0
    s.chance.scripted = 0
    s.chance.script_length = 0
    s.chance.taken = 0
    for uid in range(s.horde_count):
        if is_hidden(s.hordes[uid]):
            s.hordes[uid].card = UNKNOWN
    for i in range(TRACKER):
        if s.doom_drawn[i] != 0 and s.doom_known[i] == 0:
            s.doom_drawn[i] = UNKNOWN
    for deck in range(3):
        sort_groups(s, deck)


@long_rule
def sort_groups(s: Any, deck: int) -> None:
    """Cards of a skill deck whose order nobody knows, in the order of their numbers."""
    count = skills_left(s, deck)
    for i in range(1, count):
        at = i
        while at > 0 and s.skill_group[deck] >> at & 1 == 0:
            if s.skill_deck[deck, at - 1] < s.skill_deck[deck, at]:
                break
            kept = s.skill_deck[deck, at] | 0
            s.skill_deck[deck, at] = s.skill_deck[deck, at - 1]
            s.skill_deck[deck, at - 1] = kept
            at -= 1


@long_rule
def imagine(s: Any, viewer: int, seed: int) -> None:
    """Refill what is hidden at random, as everybody knows it could be."""
    start(s.chance, seed)
    imagine_hordes(s)
    imagine_doom(s)
    for deck in range(3):
        count, first = skills_left(s, deck), 0
        for i in range(1, count + 1):
            if i == count or s.skill_group[deck] >> i & 1:
                shuffle_skills(s, deck, first, i)
                first = i


@long_rule
def imagine_doom(s: Any) -> None:
    """Unknown Drawn cards are any that are nowhere else."""
    for i in range(TRACKER):
        if s.doom_drawn[i] == UNKNOWN:
            left = 0
            for card in range(DOOMS):
                left += COPIES_OF_DOOM[card] - dooms_elsewhere(s, card)
            at = below(s.chance, left)
            for card in range(DOOMS):
                at -= COPIES_OF_DOOM[card] - dooms_elsewhere(s, card)
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
    two = final_level(s, 1) > 0
    for uid in range(s.horde_count):
        if is_hidden(s.hordes[uid]):
            continue
        card = s.hordes[uid].card | 0
        if card >= FIRST_FINAL:
            if two and uid == middle_index(s):
                middle = card
            else:
                bottom = card
            continue
        copy = COPY_OF_CARD[card] | 0
        while (low >> copy if copy < _HALF else high >> (copy - _HALF)) & 1:
            copy += 1
        if copy < _HALF:
            low |= 1 << copy
        else:
            high |= 1 << (copy - _HALF)
    if bottom == UNKNOWN:
        bottom = place_bottom_final(s, middle)
    if two and middle == UNKNOWN:
        s.hordes[middle_index(s)].card = random_final(s, final_level(s, 1), bottom)
    for uid in range(s.horde_count):
        if is_hidden(s.hordes[uid]) and s.hordes[uid].card == UNKNOWN:
            copy = random_copy(s, low, high)
            s.hordes[uid].card = COPY_CARD[copy]
            if copy < _HALF:
                low |= 1 << copy
            else:
                high |= 1 << (copy - _HALF)


@long_rule
def place_bottom_final(s: Any, middle: int) -> int:
    """OB-SET-10: among the last cards, wherever none of them has been seen."""
    group = min(BOTTOM, ordinary_hordes(s)) + 1
    count = 0
    for uid in range(s.horde_count - group, s.horde_count):
        count += 1 if is_hidden(s.hordes[uid]) else 0
    at = below(s.chance, count)
    for uid in range(s.horde_count - group, s.horde_count):
        if is_hidden(s.hordes[uid]):
            at -= 1
            if at < 0:
                card = random_final(s, final_level(s, 0), middle)
                s.hordes[uid].card = card
                return card
    return UNKNOWN


@long_rule
def random_copy(s: Any, low: int, high: int) -> int:
    """A random copy that is not out, its level as likely as there are hordes of it left."""
    left = 0
    for level in range(1, LEVELS + 1):
        left += level_left(s, level, low, high)
    at = below(s.chance, left)
    for level in range(1, LEVELS + 1):
        at -= level_left(s, level, low, high)
        if at < 0:
            unseen = FIRST_COPY[level] - FIRST_COPY[level - 1] - copies_out(level, low, high)
            k = below(s.chance, unseen)
            for copy in range(FIRST_COPY[level - 1], FIRST_COPY[level]):
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
    for copy in range(FIRST_COPY[level - 1], FIRST_COPY[level]):
        count += (low >> copy if copy < _HALF else high >> (copy - _HALF)) & 1
    return count


@long_rule
def level_left(s: Any, level: int, low: int, high: int) -> int:
    """Hordes of a level that are still hidden."""
    return hordes_of_level(s, level) - copies_out(level, low, high)
