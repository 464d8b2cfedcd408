"""The position of Outlive: everything needed to resume a game (section "State" of the rules)."""

from __future__ import annotations

from holdfast.games.outlive.content import (
    ANIMAL_KINDS,
    CITIES,
    DAYS,
    DISPLAY,
    EQUIPMENT_KINDS,
    HAND,
    HEROES,
    MARY_DRAWS,
    OPTIONS,
    PLACES,
    SEARCH_TILES,
    SPOTS,
    STACK,
    STANDARD,
    WILDS,
)
from holdfast.games.outlive.content.vocabulary import RESOURCES
from holdfast.games.outlive.decisions import DECISIONS
from holdfast.games.outlive.moves import ROOM_SLOTS, SEATS
from holdfast.kernel.position import position
from holdfast.kernel.record import i1, i4, record

NO_SPOT = -1
UNKNOWN = -1  # a tile that is not there, or that this viewer does not know
KEPT = ROOM_SLOTS - STANDARD
DISCARDED = HAND - KEPT

Hero = record(
    place=i1,  # NOWHERE before it is placed
    standing=i1,  # Activated: it has acted this Day
    spot=i1,  # on the Cargo Ship, or NO_SPOT
)

Room = record(
    tile=i1,  # its kind
    built=i1,
    people=i1,
    used=i1,  # today's uses: a bit for each effect, or for each city
)

Player = record(
    leader=i1,
    other_leader=i1,  # the one put back into the box
    hand=(i1, HAND),  # rooms while two of them are still to be discarded
    discarded=(i1, DISCARDED),
    heroes=(Hero, HEROES),
    store=(i1, RESOURCES),
    airlock=i1,
    rooms=(Room, ROOM_SLOTS),
    caught=(i1, ANIMAL_KINDS),
    gauge=i1,
    wild_seen=i1,  # the stacks of wild game this player knows, as bits: OL-INFO-3
    search_seen=i1,  # the same for the search stacks, until Dawn
    owned=i4,  # equipment, as bits by type
    repaired=i4,
    used=i4,
)

Visit = record(
    going=i1,
    hero=i1,
    place=i1,
    points=i1,  # Action Points left
    hunted=i1,
    dam_open=i1,
    free_searches=i1,
    shared=i1,  # came to an occupied spot: OL-SHIP-4
)

State = position(
    DECISIONS,
    options=OPTIONS.record(),
    phase=i1,
    day=i1,
    lap=i1,  # of the four rounds of a Day, 1 to 4
    night_step=i1,  # NO_STEP by day
    seat=i1,  # whose turn it is, or NOBODY
    first_player=i1,  # holds the 1st Player token
    day_starter=i1,  # held it at Dawn: OL-GEN-6
    token_taken=i1,  # today
    passed=i1,  # seats that have passed in Night step 1, as bits
    reserve=(i1, RESOURCES),
    survivors=i1,  # in the reserve
    stock=(i1, PLACES),
    algae=i1,
    wild=(i1, (len(WILDS), STACK)),  # from the bottom; the last of wild_left is face up
    wild_left=(i1, len(WILDS)),
    search=(i1, (len(CITIES), SEARCH_TILES)),  # the first of them lie open, the rest is the stack
    turned=(i1, len(CITIES)),  # how many lie open
    display=(i1, (len(CITIES), DISPLAY)),
    # Nobody can ever know the order of the equipment deck and of the face-down events. So it is
    # only decided when one is drawn, and there is nothing to hide.
    deck=(i1, EQUIPMENT_KINDS),
    discard=(i1, EQUIPMENT_KINDS),
    aboard=(i1, SPOTS),  # survivors on the Cargo Ship
    convoy=(i1, DAYS),  # events, UNKNOWN while face down
    overcome_by=(i1, DAYS),
    drawn=(i1, MARY_DRAWS),  # OL-SET-13
    visit=Visit,
    players=(Player, SEATS),
)

# Where an offered survivor comes from (`origin` of OL-D-SURV)
FROM_SPOT, FROM_RESERVE, FROM_EQUIPMENT = 1, 2, 3

# Phases
DRAFT, MARY, PLACING, DAWN, DAY, NIGHT, END = range(7)
PHASES = ("draft", "mary", "placing", "dawn", "day", "night", "end")

# The steps of a Night (`night_step`)
OVERCOMING, FEEDING, RADIATION, RECRUITING, BUILDING, REPAIRING, UPKEEP = range(1, 8)
NO_STEP = 0
NIGHT_STEPS = UPKEEP

# Option values
SEQUENTIAL = OPTIONS.number("placement", "sequential")
READY = OPTIONS.number("tribes", "ready")
