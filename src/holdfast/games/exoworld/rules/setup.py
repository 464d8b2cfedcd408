"""Setup: from options and a seed to the first turn (EX-SET)."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld import content, decisions, events, moves, state, steps
from holdfast.games.exoworld.rules import base, cards, people, seats
from holdfast.kernel.agenda import then
from holdfast.kernel.chance import below
from holdfast.kernel.decision import ask, offer_range
from holdfast.kernel.events import tell
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule, rule

CRITICAL_START = 5  # EX-VAR-1
TRAINING_SUPPLY = 8  # EX-VAR-5
DEALT = 2  # EX-SET-10
SOLO_DEALT = 4  # EX-SOLO-2
LEAKS_AND_ALARMS, OTHER_TOKENS = 3, 4  # of each type in stock, EX-SET-4


@rule
def start_supply(s: Any, resource: int) -> int:
    """EX-SET-2; EX-VAR-5: the training start has less of everything."""
    if s.version < state.TUNED_SUPPLIES:
        return content.SCENARIO[s.options.scenario].older_supplies[resource]
    if s.options.training == state.TRAINING:
        return TRAINING_SUPPLY
    return content.SCENARIO[s.options.scenario].supplies[resource]


@long_rule
def lay_board(s: Any) -> None:
    """EX-SET-2 to EX-SET-4, EX-SET-8, EX-VAR-1: supplies, tokens, Home Base."""
    s.to_move = NOBODY
    for resource in range(moves.RESOURCE_COUNT):
        s.supply[resource] = start_supply(s, resource)
    critical = s.options.critical_mode == state.CRITICAL_MODE
    s.emergency = CRITICAL_START if critical else state.MOST_EMERGENCY
    s.row_size = content.SCENARIO[s.options.scenario].face_up - (1 if critical else 0)
    for token in range(moves.TOKEN_COUNT):
        few = token <= state.EMERGENCY_TOKEN
        s.stock[token] = LEAKS_AND_ALARMS if few else OTHER_TOKENS
    s.stock[state.FATIGUE] = OTHER_TOKENS
    base.lay_home_base(s)
    for seat in range(s.options.players):
        s.players[seat].seated = 1


@long_rule
def build_deck(s: Any) -> None:
    """EX-SET-5, EX-SET-6: all Modules and Items, and some random Protocols."""
    for kind in range(content.KINDS):
        s.deck[kind] = content.CARD[kind].count
        s.deck_size += content.CARD[kind].count
    for left in range(moves.PROTOCOL_COUNT, content.SCENARIO[s.options.scenario].protocols, -1):
        remove_protocol(s, below(s.chance, left))


@long_rule
def remove_protocol(s: Any, skip: int) -> None:
    """One of the Protocols still in the deck leaves the game unseen."""
    protocol = 0
    while skip > 0 or s.deck[content.FIRST_PROTOCOL + protocol] == 0:
        skip -= s.deck[content.FIRST_PROTOCOL + protocol]
        protocol += 1
    s.deck[content.FIRST_PROTOCOL + protocol] = 0
    s.deck_size -= 1
    s.unused |= 1 << protocol


# The Event deck


@long_rule
def fill_box(s: Any) -> None:
    """EX-SET-9, EX-SOLO-1: all Event cards there are."""
    for kind in range(content.EVENT_KINDS):
        event = content.EVENT[kind]
        s.box[kind] = event.solo_count if people.is_solo(s) else event.count


@long_rule
def clear_box(s: Any) -> None:
    """The rest leaves the game unseen."""
    for kind in range(content.EVENT_KINDS):
        s.box[kind] = 0


@long_rule
def draw_event(s: Any, critical: bool) -> int:
    """A random card of a class from the box."""
    first = content.FIRST_CRITICAL if critical else 0
    end = content.EVENT_KINDS if critical else content.FIRST_CRITICAL
    copies = 0
    for kind in range(first, end):
        copies += s.box[kind]
    left = below(s.chance, copies) - s.box[first]
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
    s.events_left = state.EVENT_CARDS_DEALT
    for pile in range(state.PILES):
        critical = below(s.chance, state.PILE_SIZE)
        for i in range(state.PILE_SIZE):
            card = s.events[state.EVENT_CARDS_DEALT - 1 - pile * state.PILE_SIZE - i]
            card.kind = draw_event(s, i == critical)
            card.pile = pile
    clear_box(s)


# Characters


@long_rule
def deal_characters(s: Any) -> None:
    """EX-SET-10, EX-SOLO-2: two random characters for each player, solo four in a row."""
    dealt = SOLO_DEALT if people.is_solo(s) else DEALT * s.options.players
    taken = 0
    for i in range(dealt):
        left = below(s.chance, seats.ROLES - i)
        role = 0
        while left > 0 or (taken >> role) & 1 == 1:
            if (taken >> role) & 1 == 0:
                left -= 1
            role += 1
        taken |= 1 << role
        s.dealt[i] = role + 1


@rule
def ask_character(s: Any, seat: int) -> None:
    """EX-SET-10: D-CHAR."""
    ask(s, decisions.CHARACTER, seat)


@rule
def offer_characters(s: Any) -> None:
    """D-CHAR: one of the two."""
    offer_range(s, moves.KEEP_CHARACTER(0), DEALT)


@long_rule
def keep_character(s: Any, seat: int, dealt: int, log: Any) -> None:
    """EX-SET-10: one is kept, the other returns to the pool."""
    first = DEALT * seat
    s.crew[seat].role = s.dealt[first + dealt] - 1
    for i in range(DEALT):
        s.dealt[first + i] = 0
    tell(log, events.CHARACTER_KEPT, seat, s.crew[seat].role)


@rule
def ask_solo_character(s: Any) -> None:
    """EX-SOLO-2: D-SOLOCHAR."""
    ask(s, decisions.SOLO_CHARACTER, 0)


@rule
def offer_solo_characters(s: Any) -> None:
    """D-SOLOCHAR: one of the four."""
    offer_range(s, moves.PUT_AWAY(0), SOLO_DEALT)


@long_rule
def put_away(s: Any, dealt: int, log: Any) -> None:
    """EX-SOLO-2: three stay, in their order from left to right."""
    crew = 0
    for i in range(SOLO_DEALT):
        if i != dealt:
            s.crew[crew].role = s.dealt[i] - 1
            tell(log, events.CHARACTER_KEPT, crew, s.crew[crew].role)
            crew += 1
        s.dealt[i] = 0


@long_rule
def deal(s: Any, log: Any) -> None:
    """EX-SET-12, EX-SOLO-3: two cards each, one player after the other."""
    for seat in range(moves.SEATS):
        if s.players[seat].seated == 1:
            for _ in range(seats.FIRST_CARDS):
                cards.gain(s, seat, cards.draw(s, log), events.FROM_DECK, log)


@rule
def first_crew(s: Any) -> int:
    """EX-SET-13, EX-SOLO-4: the chosen or a random seat; solo the leftmost character."""
    if people.is_solo(s):
        return 0
    if s.options.first == state.FIRST_RANDOM:
        return below(s.chance, s.options.players)
    return s.options.first - 1


@rule
def set_up(s: Any, log: Any) -> None:
    """S0. EX-SET: everything before the first turn; the row before the hands (EX-SET-7)."""
    lay_board(s)
    build_deck(s)
    cards.refill_row(s, log)
    build_event_deck(s)
    deal_characters(s)
    then(s, steps.TURN_START, first_crew(s))
    then(s, steps.DEAL)
    if people.is_solo(s):
        then(s, steps.SOLO_CHARACTERS)
    else:
        for seat in range(s.options.players - 1, -1, -1):
            then(s, steps.CHARACTERS, seat)


assert state.SOLO_CREW == SOLO_DEALT - 1
