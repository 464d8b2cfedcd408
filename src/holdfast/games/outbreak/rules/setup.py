"""Setup: the city, the survivors and the horde deck (OB-SET)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak.content import (
    AVAILABLE,
    CLASS_SKILLS,
    CUSTOM_COUNT,
    CUSTOM_FINALS,
    DECK_FINALS,
    DECK_HORDES,
    FAVOURED_OF,
    FINAL_TIER,
    FIRST_FINAL,
    HORDE_TYPES,
    LEVELS,
    MAIN_BASE,
    PIECE_SUPPLY,
    RESOURCE_TOKENS,
    SCALED_HORDES,
    START_EXP,
)
from holdfast.games.outbreak.content.copies import COPY_CARD, FIRST_COPY
from holdfast.games.outbreak.content.geometry import (
    BLUE_BORDER,
    CENTRE,
    DISTANCE,
    NEIGHBOUR,
    RED_BORDER,
)
from holdfast.games.outbreak.events import ENTERED_PLAY, FOUNDED
from holdfast.games.outbreak.moves import (
    HEX,
    HEXES,
    RESOURCES,
    SETTLEMENT,
    SETTLEMENTS,
    SURVIVOR,
    SURVIVORS,
)
from holdfast.games.outbreak.rules.calls import below, push, tell
from holdfast.games.outbreak.rules.cards import draw_fortune
from holdfast.games.outbreak.rules.goods import collect
from holdfast.games.outbreak.rules.ground import beside, found
from holdfast.games.outbreak.rules.opening import fill_edges
from holdfast.games.outbreak.rules.people import hand_limit, lead_seat
from holdfast.games.outbreak.rules.questions import ask, offer
from holdfast.games.outbreak.rules.steps import JOINS, LAY_CITY, PICK_SURVIVORS
from holdfast.games.outbreak.state import (
    COMPACT,
    CUSTOM,
    D_SETUP_BASE,
    D_SETUP_HEX,
    D_SETUP_SURV,
    D_SETUP_TILE,
    MANUAL,
    ON,
)
from holdfast.kernel.chance import start
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule, rule

# OB-SET-1, by number of players
PER_PLAYER = (4, 2, 2, 1, 1, 1, 1, 1)
CITY_SIZE = (8, 8, 12, 8, 10, 12, 14, 16)
BOTTOM = 8  # OB-SET-10: hordes shuffled with the Final Encounter
SCALED_FROM = 5  # survivors

# Stages of laying the city; from _HEX on the settlement to be laid is added
_BASE, _TILE, _HEX = 0, 1, 2


@long_rule
def set_up(s: Any, seed: int) -> None:
    """OB-SET-3, OB-SET-8: supplies, decks, and the settlements drawn at random."""
    start(s.chance, seed)
    clear_table(s)
    for _ in range(CITY_SIZE[s.options.players - 1]):
        s.to_place |= 1 << random_tile(s, ((1 << SETTLEMENTS) - 2) & ~s.to_place)


@long_rule
def clear_table(s: Any) -> None:
    """Everything in the Store and in supply, decks shuffled, nobody in play."""
    s.to_move = NOBODY
    s.active = NOBODY
    s.seats = (1 << s.options.players) - 1
    s.exp = 0 if s.options.no_exp == ON else START_EXP[s.options.start_exp]
    for k in range(RESOURCES):
        s.store[k] = RESOURCE_TOKENS
    for piece in range(9):
        s.supply[piece] = PIECE_SUPPLY[piece]
    for deck in range(3):
        s.skill_group[deck] = 1
        for i in range(CLASS_SKILLS):
            s.skill_deck[deck, i] = deck * CLASS_SKILLS + i + 1
        shuffle_skills(s, deck, 0, CLASS_SKILLS)


@long_rule
def shuffle_skills(s: Any, deck: int, first: int, last: int) -> None:
    """Shuffle a part of a skill deck."""
    for i in range(last - 1, first, -1):
        j = first + below(s.chance, i - first + 1)
        kept = s.skill_deck[deck, i] | 0
        s.skill_deck[deck, i] = s.skill_deck[deck, j]
        s.skill_deck[deck, j] = kept


@long_rule
def random_tile(s: Any, tiles: int) -> int:
    """A random one of a set of settlements."""
    count = 0
    for t in range(SETTLEMENTS):
        count += tiles >> t & 1
    at = below(s.chance, count)
    for t in range(SETTLEMENTS):
        at -= tiles >> t & 1
        if at < 0:
            return t
    return 0


# The city


@long_rule
def lay_city(s: Any, stage: int, log: Any) -> None:
    """OB-SET-2, OB-SET-4, OB-SET-13: by decisions, or by the engine."""
    if s.options.city_layout != MANUAL:
        lay_city_alone(s, log)
        pick_survivors(s, 0, log)
        return
    push(s.agenda, LAY_CITY, stage)
    if stage == _BASE:
        for hex in range(HEXES):
            if DISTANCE[CENTRE, hex] <= BLUE_BORDER:
                offer(s, HEX + hex)
        ask(s, D_SETUP_BASE, lead_seat(s))
    elif stage == _TILE:
        for t in range(SETTLEMENTS):
            if s.to_place >> t & 1:
                offer(s, SETTLEMENT + t)
        ask(s, D_SETUP_TILE, lead_seat(s))
    else:
        for hex in range(HEXES):
            if is_site(s, hex):
                offer(s, HEX + hex)
        ask(s, D_SETUP_HEX, lead_seat(s), stage - _HEX)


@long_rule
def lay_city_answer(s: Any, stage: int, move: int, log: Any) -> None:
    """D-SETUP-BASE, D-SETUP-TILE or D-SETUP-HEX answered."""
    if stage == _TILE:
        push(s.agenda, LAY_CITY, _HEX + move - SETTLEMENT)
        return
    lay_tile(s, MAIN_BASE if stage == _BASE else stage - _HEX, move - HEX, log)
    if s.to_place:
        push(s.agenda, LAY_CITY, _TILE)
    else:
        push(s.agenda, PICK_SURVIVORS, 0)


@long_rule
def lay_tile(s: Any, tile: int, hex: int, log: Any) -> None:
    """A settlement of the first city."""
    found(s, tile, hex)
    s.to_place &= ~(1 << tile)
    tell(log, FOUNDED, hex, tile)


@long_rule
def is_site(s: Any, hex: int) -> bool:
    """OB-SET-4, OB-SET-5: first around the Main Base, then with two contacts in the red border."""
    if s.tile_at[hex] > 0:
        return False
    ring_full = True
    for d in range(6):
        if s.tile_at[NEIGHBOUR[s.tiles[MAIN_BASE].hex, d]] == 0:
            ring_full = False
    if not ring_full:
        return DISTANCE[s.tiles[MAIN_BASE].hex, hex] == 1
    return DISTANCE[CENTRE, hex] <= RED_BORDER and contacts(s, hex) >= 2


@long_rule
def contacts(s: Any, hex: int) -> int:
    """How many city hexes a hex touches."""
    around, count = beside(s, hex), 0
    for t in range(SETTLEMENTS):
        count += around >> t & 1
    return count


@long_rule
def lay_city_alone(s: Any, log: Any) -> None:
    """OB-SET-13: the base on the centre, settlements in random order on random or compact sites."""
    lay_tile(s, MAIN_BASE, CENTRE, log)
    while s.to_place:
        tile = random_tile(s, s.to_place | 0)
        most, count = 0, 0
        for hex in range(HEXES):
            if is_site(s, hex):
                worth = contacts(s, hex) if s.options.city_layout == COMPACT else 1
                if worth > most:
                    most = worth
                    count = 0
                if worth == most:
                    count += 1
        at = below(s.chance, count)
        for hex in range(HEXES):
            if is_site(s, hex):
                worth = contacts(s, hex) if s.options.city_layout == COMPACT else 1
                if worth == most:
                    at -= 1
                    if at < 0:
                        lay_tile(s, tile, hex, log)
                        break


# The survivors


@long_rule
def pick_survivors(s: Any, picked: int, log: Any) -> None:
    """OB-SET-6: every seat in seat order picks one, then the next round in the same order."""
    players = s.options.players | 0
    if picked == players * PER_PLAYER[players - 1]:
        finish_setup(s, log)
        return
    for v in range(SURVIVORS):
        if s.survivors[v].playing == 0:
            offer(s, SURVIVOR + v)
    push(s.agenda, PICK_SURVIVORS, picked)
    ask(s, D_SETUP_SURV, picked % players)


@long_rule
def pick_answer(s: Any, picked: int, move: int, log: Any) -> None:
    """D-SETUP-SURV answered."""
    seat_survivor(s, move - SURVIVOR, picked % s.options.players, log)
    push(s.agenda, PICK_SURVIVORS, picked + 1)


@long_rule
def seat_survivor(s: Any, v: int, seat: int, log: Any) -> None:
    """A survivor comes into play, last among those of the seat (survivor order)."""
    survivor = s.survivors[v]
    survivor.playing = 1
    survivor.seat = seat
    place_in_order(s, v)
    tell(log, ENTERED_PLAY, seat, v)


@long_rule
def place_in_order(s: Any, v: int) -> None:
    """Survivor order: by seat, then by index within the seat."""
    at = s.team | 0
    while at > 0 and s.survivors[s.order[at - 1]].seat > s.survivors[v].seat:
        s.order[at] = s.order[at - 1]
        at -= 1
    s.order[at] = v
    s.team += 1


@long_rule
def equip(s: Any, v: int, log: Any) -> None:
    """OB-SET-7: Fortune cards up to the hand limit and two tokens of the favoured resource."""
    for _ in range(hand_limit(v)):
        draw_fortune(s, v, log)
    collect(s, v, FAVOURED_OF[v] | 0, 2, log)
    s.survivors[v].entered = 1
    s.overfull &= ~(1 << v)


@long_rule
def finish_setup(s: Any, log: Any) -> None:
    """OB-SET-7 to OB-SET-11: starting goods, the horde deck, hordes around the city."""
    for i in range(s.team):
        equip(s, s.order[i] | 0, log)
    build_deck(s)
    fill_edges(s)
    push(s.agenda, JOINS)


# The horde deck


@long_rule
def hordes_of_level(s: Any, level: int) -> int:
    """OB-SET-9, OB-SET-12, OB-VAR-1: how many hordes of a level (from 1) the deck has."""
    difficulty = s.options.difficulty | 0
    if s.options.low_levels == ON:
        return DECK_HORDES[4, level - 1] | 0
    if difficulty == CUSTOM:
        return CUSTOM_COUNT[level - 1, custom_choice(s, level)] | 0
    at_start = s.options.players * PER_PLAYER[s.options.players - 1]
    if s.options.scaled_deck == ON and at_start >= SCALED_FROM:
        return SCALED_HORDES[difficulty, at_start - SCALED_FROM, level - 1] | 0
    return DECK_HORDES[difficulty, level - 1] | 0


@long_rule
def custom_choice(s: Any, level: int) -> int:
    """The chosen value of the option for a level of a custom deck."""
    if level == 1:
        return s.options.custom_1 | 0
    if level == 2:
        return s.options.custom_2 | 0
    if level == 3:
        return s.options.custom_3 | 0
    if level == 4:
        return s.options.custom_4 | 0
    return s.options.custom_5 | 0 if level == 5 else s.options.custom_6 | 0


@long_rule
def final_level(s: Any, which: int) -> int:
    """OB-SET-10: the level of the Final Encounter at the bottom (0) and in the middle (1)."""
    if s.options.low_levels == ON:
        return DECK_FINALS[4, which] | 0
    if s.options.difficulty == CUSTOM:
        return CUSTOM_FINALS[s.options.custom_finals, which] | 0
    return DECK_FINALS[s.options.difficulty, which] | 0


@long_rule
def ordinary_hordes(s: Any) -> int:
    """Hordes of the deck without Final Encounters."""
    count = 0
    for level in range(1, LEVELS + 1):
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
    for card in range(FIRST_FINAL, HORDE_TYPES):
        if FINAL_TIER[card] == tier and card != taken:
            count += 1
    at = below(s.chance, count)
    for card in range(FIRST_FINAL, HORDE_TYPES):
        if FINAL_TIER[card] == tier and card != taken:
            at -= 1
            if at < 0:
                return card
    return FIRST_FINAL


@long_rule
def build_deck(s: Any) -> None:
    """OB-SET-9, OB-SET-10: the numbers of each level, shuffled, with the Final Encounters."""
    count = 0
    for level in range(1, LEVELS + 1):
        # All copies of the level behind those already chosen, then as many of them as wanted.
        copies = AVAILABLE[level - 1] | 0
        for i in range(copies):
            s.hordes[count + i].card = COPY_CARD[FIRST_COPY[level - 1] + i]
        wanted = hordes_of_level(s, level)
        for i in range(wanted):
            swap_cards(s, count + i, count + i + below(s.chance, copies - i))
        for i in range(wanted, copies):
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
    kept = s.hordes[a].card | 0
    s.hordes[a].card = s.hordes[b].card
    s.hordes[b].card = kept


@long_rule
def insert_card(s: Any, count: int, at: int, card: int) -> None:
    """A horde is put into the deck of so many cards."""
    for i in range(count, at, -1):
        s.hordes[i].card = s.hordes[i - 1].card
    s.hordes[at].card = card
