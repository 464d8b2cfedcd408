"""Position of Exoworld: everything needed to resume a game (section 3 of the rules).

A player is a seat with a hand; the crew are the characters on the base. With two or more players,
crew member and player have the same number. A solo player, seat 0, plays three characters.
"""

from __future__ import annotations

from holdfast.games.exoworld.content import EVENT_KINDS, KINDS, OPTIONS
from holdfast.games.exoworld.content.geometry import CELLS
from holdfast.games.exoworld.content.operations import LASTING, RESOURCES, TOKENS
from holdfast.games.exoworld.decisions import DECISIONS
from holdfast.games.exoworld.moves import CLASS_COUNT, SEATS
from holdfast.kernel.position import position
from holdfast.kernel.record import i1, i2, record

MOST_SUPPLY = 20
MOST_EMERGENCY = 10
HIGHEST_LEVEL, LOWEST_LEVEL = 3, -5
ACTIONS = 4  # EX-TURN-3
MOST_ACTIONS = ACTIONS + 2  # with All Hands
MOST_TURNS = 31  # EX-EVT-2 ends every game by then
SOLO_CREW = 3
EVENT_CARDS_DEALT, PILES, PILE_SIZE = 25, 5, 5  # EX-SET-9
MOST_LOCATIONS = 31  # the Home Base and 30 modules
MOST_REFUSALS = 4  # EX-XFER-4
UNKNOWN = -1  # a card that this viewer may not know
NOTES = 150

# Token types, as in operations.TOKENS; Fatigue tokens lie on characters
EMERGENCY_TOKEN, SHUTDOWN, FROZEN, LANDSLIDE = range(4, 8)
FATIGUE = len(TOKENS)

# Health Issues (bits of `issues`), as in operations.ISSUES
HYPOXIA, DEHYDRATION, MALNUTRITION, RADIATION_SICKNESS = range(4)

# Lasting effects, as in operations.LASTING
HANDS_HIDDEN, NO_TRANSFERS, NO_PROTOCOLS = range(3)

Location = record(
    cell=i1,
    kind=i1,  # the module, or HOME_BASE
    tokens=(i1, len(TOKENS)),
)

EventCard = record(
    kind=i1,  # UNKNOWN if this viewer may not know it
    pile=i1,  # 0 to 4: the setup pile it came from
    known=i1,  # bits: the seats that have seen it, and OPENLY
)
OPENLY = 1 << SEATS  # a bit of `known`: seen by all (EX-VIS-5)

CrewMember = record(
    role=i1,  # the character
    place=i1,  # index of the pawn's location (EX-SOLO-10)
    fatigue=i1,
    issues=i1,  # bits
)

Player = record(
    seated=i1,
    leaving=i1,  # has requested to leave
    classes=(i1, CLASS_COUNT),  # number of cards of each class: public (EX-VIS-2)
    hand=(i1, KINDS),
)

Deploy = record(  # a Deploy during payment; picked cards are in `aside`
    going=i1,
    kind=i1,
    cell=i1,
    lowest=i1,  # cards are picked in ascending order: lowest kind still allowed
)

Transfer = record(  # an offer that waits for consent, or is being prepared
    going=i1,
    taking=i1,  # 0: the active player gives, 1: takes
    partner=i1,  # a seat
    kind=i1,  # UNKNOWN if this viewer may not know it
    colour=i1,  # its class
    by_skill=i1,
)

Cargo = record(  # Shared Cargo in progress
    going=i1,
    holder=i1,
    taking=i1,  # solo: from the row instead of onto it
    giver=i1,  # NOBODY until chosen
    receiver=i1,  # NOBODY until chosen
    given=i1,
)

State = position(
    DECISIONS,
    options=OPTIONS.record(),
    turn=i1,
    active=i1,  # crew member whose turn it is
    actions=i1,  # total actions of the turn
    actions_left=i1,
    outcome=i1,
    # Used in this turn
    skill_used=i1,
    recycled=i1,
    architect_used=i1,
    chemist_used=i1,
    prefab=i1,  # discount credits
    free_deploys=i1,
    held=i1,  # HOLD: resource + 1
    played=i2,  # bits: Protocol kinds used up
    declined=i2,  # bits: Protocol kinds declined on request
    refused=(i2, MOST_REFUSALS),  # refused offers, coded by `offer_code`
    refusals=i1,
    # Interrupted actions
    deploy=Deploy,
    transfer=Transfer,
    cargo=Cargo,
    looked=i1,  # SURVEY: number of cards set aside for the Geologist
    aside=(i1, KINDS),
    revealed=i1,  # the Event card of this turn + 1, or UNKNOWN
    revealed_to=i1,  # bits: the seats that had seen it in the deck (EX-VIS-5)
    severity=i1,  # its class + 1
    cancelled=i1,
    # Resources
    supply=(i1, len(RESOURCES)),
    emergency=i1,
    stock=(i1, len(TOKENS) + 1),  # tokens not on the base or on characters
    # Base
    location_count=i1,
    locations=(Location, MOST_LOCATIONS),
    grid=(i1, CELLS),  # index of the location + 1, or 0 for a free space
    # Player cards
    row_size=i1,
    row_count=i1,
    deck_size=i1,
    discard_size=i1,
    row=(i1, KINDS),  # who took which card is not stored (EX-VAR-3)
    deck=(i1, KINDS),  # drawn at random, so it has no order
    discard=(i1, KINDS),  # public, like the discarded events (EX-VIS-3)
    unused=i2,  # bits: Protocols removed unseen at setup
    spent=i2,  # bits: Protocols removed by SELFOUT
    # Event cards
    events_left=i1,
    events=(EventCard, EVENT_CARDS_DEALT),  # the top card last
    box=(i1, EVENT_KINDS),  # cards left in the box while dealing; otherwise cleared
    critical_out=i1,  # bits: piles whose Critical card has left the deck
    event_discards=i1,
    event_discard=(i1, EVENT_CARDS_DEALT),
    # Crew
    waiting=i1,  # number of people who want to join
    lasting=(i1, (len(LASTING), SEATS)),  # ENDS_AT_TURN_END or FRESH, by crew member
    dealt=(i1, 2 * SEATS),  # characters + 1, while they are chosen
    crew=(CrewMember, SEATS),
    players=(Player, SEATS),
    # Scratch of the heuristic player; otherwise cleared. It has no place of its own: a rule cannot
    # allocate memory in any mode, and the size of this record is part of what is stored, in tables
    # that began from the bytes of a position and in the fingerprints of puzzles.
    notes=(i2, NOTES),
)
ENDS_AT_TURN_END, FRESH = 1, 2

# Rules version from which no order is asked for if it makes no difference
NO_VAIN_ORDER = 2
# Rules version from which the start supplies match the scenario's stars
TUNED_SUPPLIES = 3
# Rules version from which forced discards are ordered if the first card becomes the deck
ORDER_WITHOUT_DECK = 4

# `outcome`
WON, LOST = 1, 2
OUTCOMES = ("", "won", "lost")

# Option values
TRAINING = OPTIONS.number("training", "on")
CRITICAL_MODE = OPTIONS.number("critical_mode", "on")
INCOMMUNICATION = OPTIONS.number("incommunication", "on")
FIRST_RANDOM = OPTIONS.number("first", "random")
