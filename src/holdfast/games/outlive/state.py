"""The records of a position of Outlive (section "State" of the rules)."""

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
UNKNOWN = -1  # no tile, or a tile that this viewer does not know
KEPT = ROOM_SLOTS - STANDARD
DISCARDED = HAND - KEPT

Hero = record(
    place=i1,  # NOWHERE before it is placed
    standing=i1,  # activated: it has acted this Day
    spot=i1,  # on the Cargo Ship, or NO_SPOT
)

Room = record(
    tile=i1,  # kind of room
    built=i1,
    people=i1,
    used=i1,  # today's uses: one bit for each effect, or for each city
)

Player = record(
    leader=i1,
    other_leader=i1,  # the one put back into the box
    hand=(i1, HAND),  # rooms until two of them are discarded
    discarded=(i1, DISCARDED),
    heroes=(Hero, HEROES),
    store=(i1, RESOURCES),
    airlock=i1,
    rooms=(Room, ROOM_SLOTS),
    caught=(i1, ANIMAL_KINDS),
    gauge=i1,
    wild_seen=i1,  # stacks of wild game that this player knows, as bits: OL-INFO-3
    search_seen=i1,  # search stacks that this player knows until Dawn, as bits
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
    shared=i1,  # whether the hero came to an occupied spot: OL-SHIP-4
)

State = position(
    DECISIONS,
    options=OPTIONS.record(),
    phase=i1,
    day=i1,
    lap=i1,  # round of the Day, 1 to 4
    night_step=i1,  # NO_STEP by day
    seat=i1,  # seat whose turn it is, or NOBODY
    first_player=i1,  # seat with the 1st Player token
    day_starter=i1,  # seat with the 1st Player token at Dawn: OL-GEN-6
    token_taken=i1,  # whether the 1st Player token was taken today
    passed=i1,  # seats that have passed in Night step 1, as bits
    reserve=(i1, RESOURCES),
    survivors=i1,  # in the reserve
    stock=(i1, PLACES),
    algae=i1,
    wild=(i1, (len(WILDS), STACK)),  # stacks from the bottom; the top tile is face up
    wild_left=(i1, len(WILDS)),
    search=(i1, (len(CITIES), SEARCH_TILES)),  # the open tiles, then the stack
    turned=(i1, len(CITIES)),  # number of open search tiles
    display=(i1, (len(CITIES), DISPLAY)),
    # No player can know the order of the equipment deck or of the face-down events. It is decided
    # when one is drawn, so that nothing has to be hidden.
    deck=(i1, EQUIPMENT_KINDS),
    discard=(i1, EQUIPMENT_KINDS),
    aboard=(i1, SPOTS),  # whether a survivor is on each spot of the Cargo Ship
    convoy=(i1, DAYS),  # events, UNKNOWN while face down
    overcome_by=(i1, DAYS),
    drawn=(i1, MARY_DRAWS),  # OL-SET-13
    visit=Visit,
    players=(Player, SEATS),
)

# Origins of an offered survivor (`origin` of OL-D-SURV)
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
