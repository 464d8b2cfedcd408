"""The horde deck: how many hordes of each level, and where the Final Encounters lie (OB-SET)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import content, state
from holdfast.games.outbreak.content import copies
from holdfast.kernel.chance import below
from holdfast.kernel.rule import long_rule, rule

# OB-SET-1, by number of players
PER_PLAYER = (4, 2, 2, 1, 1, 1, 1, 1)

BOTTOM = 8  # OB-SET-10: hordes shuffled with the Final Encounter

SCALED_FROM = 5  # survivors


@rule
def survivors_at_start(s: Any) -> int:
    """OB-SET-1: how many survivors are in the game from the beginning."""
    return s.options.players * PER_PLAYER[s.options.players - 1]


@rule
def low_levels(s: Any) -> int:
    """OB-VAR-1: the deck of Simple Outbreak, as it was when the game began."""
    lighter = s.version >= state.LIGHTER_HORDES
    return content.LOW_LEVELS if lighter else content.OLDER_LOW_LEVELS


@long_rule
def hordes_of_level(s: Any, level: int) -> int:
    """OB-SET-9, OB-SET-12, OB-VAR-1: how many hordes of a level (from 1) the deck has."""
    difficulty = s.options.difficulty
    if s.options.low_levels == state.ON:
        return content.DECKS[low_levels(s)].hordes[level - 1]
    if difficulty == state.CUSTOM:
        return content.CUSTOM_COUNT[level - 1, custom_choice(s, level)]
    at_start = survivors_at_start(s)
    if s.options.scaled_deck == state.ON and at_start >= SCALED_FROM:
        return content.SCALED_HORDES[difficulty, at_start - SCALED_FROM, level - 1]
    return content.DECKS[difficulty].hordes[level - 1]


@long_rule
def custom_choice(s: Any, level: int) -> int:
    """The chosen value of the option for a level of a custom deck."""
    if level == 1:
        return s.options.custom_1
    if level == 2:
        return s.options.custom_2
    if level == 3:
        return s.options.custom_3
    if level == 4:
        return s.options.custom_4
    return s.options.custom_5 if level == 5 else s.options.custom_6


@long_rule
def final_level(s: Any, which: int) -> int:
    """OB-SET-10: the level of the Final Encounter at the bottom (0) and in the middle (1)."""
    if s.options.low_levels == state.ON:
        return content.DECKS[low_levels(s)].finals[which]
    if s.options.difficulty == state.CUSTOM:
        return content.CUSTOM_FINALS[s.options.custom_finals, which]
    return content.DECKS[s.options.difficulty].finals[which]


@long_rule
def ordinary_hordes(s: Any) -> int:
    """Hordes of the deck without Final Encounters."""
    count = 0
    for level in range(1, content.LEVELS + 1):
        count += hordes_of_level(s, level)
    return count


@long_rule
def middle_index(s: Any) -> int:
    """OB-SET-10: where the second Final Encounter lies: the middle of the part above."""
    count = ordinary_hordes(s)
    return (count - min(BOTTOM, count)) // 2


@long_rule
def random_final(s: Any, tier: int, taken: int) -> int:
    """A random Final Encounter of a level that is not taken."""
    count = 0
    for card in range(content.FIRST_FINAL, content.HORDE_TYPES):
        if content.HORDES[card].tier == tier and card != taken:
            count += 1
    at = below(s.chance, count)
    for card in range(content.FIRST_FINAL, content.HORDE_TYPES):
        if content.HORDES[card].tier == tier and card != taken:
            at -= 1
            if at < 0:
                return card
    return content.FIRST_FINAL


@long_rule
def build_deck(s: Any) -> None:
    """OB-SET-9, OB-SET-10: the numbers of each level, shuffled, with the Final Encounters."""
    count = 0
    for level in range(1, content.LEVELS + 1):
        # All copies of the level behind those already chosen, then as many of them as wanted.
        there = content.AVAILABLE[level - 1]
        for i in range(there):
            s.hordes[count + i].card = copies.COPY_CARD[copies.FIRST_COPY[level - 1] + i]
        wanted = hordes_of_level(s, level)
        for i in range(wanted):
            swap_cards(s, count + i, count + i + below(s.chance, there - i))
        for i in range(wanted, there):
            s.hordes[count + i].card = 0
        count += wanted
    for i in range(count - 1, 0, -1):
        swap_cards(s, i, below(s.chance, i + 1))
    group = min(BOTTOM, count)
    bottom = random_final(s, final_level(s, 0), -1)
    insert_card(s, count, count - group + below(s.chance, group + 1), bottom)
    count += 1
    s.finals_left = 1
    if final_level(s, 1) > 0:
        insert_card(s, count, middle_index(s), random_final(s, final_level(s, 1), bottom))
        count += 1
        s.finals_left = 2
    s.horde_count = count


@rule
def swap_cards(s: Any, a: int, b: int) -> None:
    """Two hordes of the deck change places."""
    kept = s.hordes[a].card
    s.hordes[a].card = s.hordes[b].card
    s.hordes[b].card = kept


@long_rule
def insert_card(s: Any, count: int, at: int, card: int) -> None:
    """A horde is put into the deck of so many cards."""
    for i in range(count, at, -1):
        s.hordes[i].card = s.hordes[i - 1].card
    s.hordes[at].card = card
