"""Setup: from options and a seed to the first turn (EX-SET)."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld.content import (
    COUNT,
    EVENT_COUNT,
    EVENT_KINDS,
    FACE_UP,
    FIRST_CRITICAL,
    FIRST_PROTOCOL,
    KINDS,
    PROTOCOLS_IN_PLAY,
    START_SUPPLY,
)
from holdfast.games.exoworld.events import CHARACTER_KEPT, FROM_DECK
from holdfast.games.exoworld.moves import PROTOCOL_COUNT, SEATS, TOKEN_COUNT
from holdfast.games.exoworld.rules.asking import answered, ask, asked_a
from holdfast.games.exoworld.rules.base import lay_home_base
from holdfast.games.exoworld.rules.cards import draw, gain, refill_row
from holdfast.games.exoworld.rules.crew import is_solo
from holdfast.games.exoworld.rules.seats import FIRST_CARDS, ROLES
from holdfast.games.exoworld.rules.steps import CHARACTERS, DEAL, SOLO_CHARACTERS, TURN_START
from holdfast.games.exoworld.state import (
    CHARACTER,
    CRITICAL_MODE,
    EMERGENCY_TOKEN,
    EVENT_CARDS_DEALT,
    FATIGUE,
    FIRST_RANDOM,
    MOST_EMERGENCY,
    PILE_SIZE,
    PILES,
    SOLO_CHARACTER,
    SOLO_CREW,
)
from holdfast.kernel.agenda import push
from holdfast.kernel.chance import below, start
from holdfast.kernel.events import tell
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule, rule

CRITICAL_START = 5  # EX-VAR-1
SOLO_DEALT = 4  # EX-SOLO-2


@long_rule
def lay_board(s: Any) -> None:
    """EX-SET-2 to EX-SET-4, EX-SET-8, EX-VAR-1: supplies, tokens, Home Base."""
    s.to_move = NOBODY
    for resource in range(4):
        s.supply[resource] = START_SUPPLY[s.options.scenario, resource]
    critical = s.options.critical_mode == CRITICAL_MODE
    s.emergency = CRITICAL_START if critical else MOST_EMERGENCY
    s.row_size = FACE_UP[s.options.scenario] - (1 if critical else 0)
    for token in range(TOKEN_COUNT):
        s.stock[token] = 3 if token <= EMERGENCY_TOKEN else 4
    s.stock[FATIGUE] = 4
    lay_home_base(s)
    for seat in range(s.options.players):
        s.players[seat].seated = 1


@long_rule
def build_deck(s: Any) -> None:
    """EX-SET-5, EX-SET-6: all Modules and Items, and some random Protocols."""
    for kind in range(KINDS):
        s.deck[kind] = COUNT[kind]
        s.deck_size += COUNT[kind]
    for left in range(PROTOCOL_COUNT, PROTOCOLS_IN_PLAY[s.options.scenario], -1):
        remove_protocol(s, below(s.chance, left))


@long_rule
def remove_protocol(s: Any, skip: int) -> None:
    """One of the Protocols still in the deck leaves the game unseen."""
    protocol = 0
    while skip > 0 or s.deck[FIRST_PROTOCOL + protocol] == 0:
        skip -= s.deck[FIRST_PROTOCOL + protocol]
        protocol += 1
    s.deck[FIRST_PROTOCOL + protocol] = 0
    s.deck_size -= 1
    s.unused |= 1 << protocol


# The Event deck


@long_rule
def fill_box(s: Any) -> None:
    """EX-SET-9, EX-SOLO-1: all Event cards there are."""
    solo = 1 if is_solo(s) else 0
    for kind in range(EVENT_KINDS):
        s.box[kind] = EVENT_COUNT[solo, kind]


@long_rule
def clear_box(s: Any) -> None:
    """The rest leaves the game unseen."""
    for kind in range(EVENT_KINDS):
        s.box[kind] = 0


@long_rule
def draw_event(s: Any, critical: bool) -> int:
    """A random card of a class from the box."""
    first = FIRST_CRITICAL if critical else 0
    end = EVENT_KINDS if critical else FIRST_CRITICAL
    cards = 0
    for kind in range(first, end):
        cards += s.box[kind]
    left = below(s.chance, cards) - s.box[first]
    kind = first
    while left >= 0:
        kind += 1
        left -= s.box[kind]
    s.box[kind] -= 1
    return kind


@long_rule
def build_event_deck(s: Any) -> None:
    """EX-SET-9: five piles of one Critical and four Normal cards, the first pile on top."""
    fill_box(s)
    s.events_left = EVENT_CARDS_DEALT
    for pile in range(PILES):
        critical = below(s.chance, PILE_SIZE)
        for i in range(PILE_SIZE):
            card = s.events[EVENT_CARDS_DEALT - 1 - pile * PILE_SIZE - i]
            card.kind = draw_event(s, i == critical)
            card.pile = pile
    clear_box(s)


# Characters


@long_rule
def deal_characters(s: Any) -> None:
    """EX-SET-10, EX-SOLO-2: two random characters for each player, solo four in a row."""
    dealt = SOLO_DEALT if is_solo(s) else 2 * s.options.players
    taken = 0
    for i in range(dealt):
        left = below(s.chance, ROLES - i)
        role = 0
        while left > 0 or (taken >> role) & 1 == 1:
            if (taken >> role) & 1 == 0:
                left -= 1
            role += 1
        taken |= 1 << role
        s.dealt[i] = role + 1


@rule
def ask_character(s: Any, seat: int) -> None:
    """D-CHAR."""
    push(s.agenda, CHARACTERS, seat)
    ask(s, CHARACTER, seat)


@long_rule
def keep_character(s: Any, choice: int, log: Any) -> None:
    """EX-SET-10: one is kept, the other returns to the pool."""
    seat = asked_a(s)
    answered(s)
    s.crew[seat].role = s.dealt[2 * seat + choice] - 1
    s.dealt[2 * seat] = 0
    s.dealt[2 * seat + 1] = 0
    tell(log, CHARACTER_KEPT, seat, s.crew[seat].role)


@rule
def ask_solo_character(s: Any) -> None:
    """D-SOLOCHAR."""
    push(s.agenda, SOLO_CHARACTERS)
    ask(s, SOLO_CHARACTER, 0)


@long_rule
def put_away(s: Any, choice: int, log: Any) -> None:
    """EX-SOLO-2: three stay, in their order from left to right."""
    answered(s)
    crew = 0
    for i in range(SOLO_DEALT):
        if i != choice:
            s.crew[crew].role = s.dealt[i] - 1
            tell(log, CHARACTER_KEPT, crew, s.crew[crew].role)
            crew += 1
        s.dealt[i] = 0


@long_rule
def deal(s: Any, log: Any) -> None:
    """EX-SET-12, EX-SOLO-3: two cards each, one player after the other."""
    for seat in range(SEATS):
        if s.players[seat].seated == 1:
            for _ in range(FIRST_CARDS):
                gain(s, seat, draw(s, log), FROM_DECK, log)


@rule
def first_crew(s: Any) -> int:
    """EX-SET-13, EX-SOLO-4: the chosen or a random seat; solo the leftmost character."""
    if is_solo(s):
        return 0
    if s.options.first == FIRST_RANDOM:
        return below(s.chance, s.options.players | 0)
    return s.options.first - 1


@rule
def set_up(s: Any, seed: int, log: Any) -> None:
    """S0. EX-SET: everything before the first turn; the row before the hands (EX-SET-7)."""
    start(s.chance, seed)
    lay_board(s)
    build_deck(s)
    refill_row(s, log)
    build_event_deck(s)
    deal_characters(s)
    push(s.agenda, TURN_START, first_crew(s))
    push(s.agenda, DEAL)
    # The first decision is always about characters, so it is opened here, without the ladder.
    if is_solo(s):
        ask_solo_character(s)
    else:
        for seat in range(s.options.players - 1, 0, -1):
            push(s.agenda, CHARACTERS, seat)
        ask_character(s, 0)


assert SOLO_CREW == SOLO_DEALT - 1
