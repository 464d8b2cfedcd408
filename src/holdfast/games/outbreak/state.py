"""Position of Outbreak: everything needed to resume a game (section "State" of the rules).

Sets of settlements, survivors and cards are integers with one bit per member. A field whose comment
says "plus one" stores a number plus one, so that 0 means none: a blank position is all zeros.
"""

from __future__ import annotations

from holdfast.games.outbreak.content import (
    CLASS_SKILLS,
    CLASSES,
    CONTAMINATION_COUNT,
    MOST_HORDES,
    OPTIONS,
    PIECE_NAMES,
    SETTLER_TOKENS,
)
from holdfast.games.outbreak.content.effects import FACES
from holdfast.games.outbreak.decisions import DECISIONS
from holdfast.games.outbreak.moves import (
    CARDS,
    DOOMS,
    HEXES,
    RESOURCES,
    SCHEMATICS,
    SETTLEMENTS,
    SURVIVORS,
    TRACKER,
)
from holdfast.kernel.position import position
from holdfast.kernel.record import i1, i2, i4, i8, record, u1

PIECES = len(PIECE_NAMES)
DIE = len(FACES)  # sides of a die, each a different face
DOOM_FACE = DIE  # number of the Doom die among the faces
SKILL_DECKS = len(CLASSES)
MOST_SKILLS = 2  # of a survivor: OB-DEV-9
LESSON = 3  # skill cards to choose from: OB-DEV-9
CHAIN = 24  # hordes in one push: never more than there are settlements
FALLEN = 24  # hordes destroyed in one attack
BOTTOMED = 40  # Doom cards put under the deck: at most one a day

Horde = record(
    card=i1,  # the horde card; -1: not known to this viewer
    place=i1,  # in the deck, face down, revealed, destroyed, or drawn and not yet placed
    hex=u1,
    known=i1,  # surveyed while face down
    meeple=i1,
    hits=i1,  # defeats taken
    struck=i1,  # defeated in the running attack (OB-KIND-4)
    acted=i1,
    stalled=i1,
    under=i1,  # horde beneath it on the Main Base, plus one
)
IN_DECK, FACEDOWN, REVEALED, DESTROYED, DRAWN_UP = range(5)
NO_MEEPLE, OUTBREAK, SWELL = range(3)

Settlement = record(
    hex=u1,
    links=i4,  # adjacent settlements
    pieces=(i1, PIECES),  # condition tokens, defences and buildings, by piece
    defended=i1,  # its Defence Roll of this Zombie Phase is used
)
FORTRESS = PIECE_NAMES.index("fortress")  # the piece after those of the effects; up or down
UP, DOWN = 1, 2

Survivor = record(
    playing=i1,
    seat=i1,
    tile=i1,  # settlement where the survivor stands
    wounds=i1,
    down=i1,  # incapacitated
    goods=(i1, RESOURCES),
    trap=i1,
    skills=(i1, MOST_SKILLS),  # plus one
    cards=i8,  # set of the Fortune cards in hand
    hand=(i1, CARDS),  # number of each card
    traded=(i1, CARDS),  # number of each that came in the running Trade
    gave=i1,  # resources received from, and given to, the active survivor in it
    took=i1,
    activated=i1,  # OB-VAR-3: one seat may lead several survivors
    used=i8,  # set of once-a-day abilities used today, and the Hospital
    burnt=i1,
    poisoned=i1,
    entered=i1,  # has been in play in this game
    scars=i1,  # wounds at the last departure
)
HOSPITAL_USED = 60  # a bit of `used` beyond all abilities

Turn = record(
    steps=i1,  # steps made
    march=i1,  # steps added by a card
    developed=i1,
    traded=i1,
    main=i1,  # main actions left
    extra_attack=i1,
    extra_main=i1,
)

Dice = record(
    going=i1,  # attack, defence, auto defence or one-die attack
    roller=i1,
    tile=i1,  # settlement of the roll
    horde=i1,  # defence: the attacking horde, plus one; payment: the target
    faces=(i1, DIE),  # unspent resource dice by face
    doom=i1,  # the Doom die
    number=i1,  # dice of a one-die attack
    cards=i1,  # dice added by Fortune cards
    garrisons=i1,
    traps=i1,
    ammo=i1,  # Ammo returned for the Turret
    artillery=i1,
    used=i8,  # set of re-roll and fixing sources used in this roll
    held=(i1, DIE + 1),  # dice collected for a common re-roll
    targets=i1,  # hordes paid for so far
    far=i1,  # one of them was at distance 2, so the attack ends
    fallen=(i1, FALLEN),  # destroyed hordes, plus one, in order
    count=i1,  # number of destroyed hordes
)
NO_ROLL, ATTACKS, DEFENDS, AUTO_DEFENDS, MINI = range(5)
NO_DOOM_DIE, DOOM_CHOSEN, DOOM_SKULL, DOOM_DOOM, DOOM_BLANK = range(5)

March = record(
    horde=i1,  # moving horde, plus one
    goal=i1,  # settlement it moves towards
    tile=i1,  # settlement that the front horde is entering
    vacated=u1,  # hex that the front horde leaves
    chain=(i1, CHAIN),  # hordes of a push, the mover first
    links=i1,
    outcome=i1,  # of the front horde
    rush=i1,  # a Wild horde at its reveal: no Defence Roll
    guarded=i1,  # an able survivor stood there when the horde entered
    sheltered=i1,  # whether it is the Fallout Shelter with power
    pushed=i2,  # set of survivors pushed out who take wounds
)
ENTERED, STOPPED, FELL = range(3)

State = position(
    DECISIONS,
    options=OPTIONS.record(),
    outcome=i1,
    day=i1,
    phase=i1,
    seats=i2,  # set of occupied seats
    joining=i2,  # sets of seats that asked to join, and to leave
    leaving=i2,
    order=(i1, SURVIVORS),  # survivors in play by seat, then index: OB-GEN-9
    team=i1,  # number of survivors in play
    active=i1,  # survivor whose turn it is, or NOBODY
    turn=Turn,
    exp=i1,
    store=(i1, RESOURCES),
    supply=(i1, PIECES),  # pieces not on the board
    built=i2,  # set of schematics
    user=(i1, SCHEMATICS),  # survivor who uses it today, plus one
    driver=i1,  # driver of the Tank, plus one
    laboratory=i1,  # set of resources with a pair there
    helpless=i1,  # settlement of the Helpless
    settlers=(i1, SETTLER_TOKENS),  # settlement of each token, oldest first, plus one
    city=i4,  # set of settlements in play
    overrun=i4,  # set of settlements with a horde
    tile_at=(i1, HEXES),  # settlement on each hex, plus one
    horde_at=(i1, HEXES),  # (top) horde on each hex, plus one
    tiles=(Settlement, SETTLEMENTS),
    hordes=(Horde, MOST_HORDES),
    horde_count=i1,  # number of hordes in the game
    dealt=i1,  # hordes taken from the deck, which is in the order of numbers
    in_play=i1,  # hordes on the board
    finals_left=i1,
    curses=(i1, CONTAMINATION_COUNT),  # revealed hordes in play by icon
    reveals=i1,  # reveals still to do
    revealing=i1,
    more=i1,  # change of today's number of reveals
    window=i1,  # window of the card that is being carried out, plus one
    victim=i1,  # survivor whose wounds the window WOUND is about, plus one
    blow=i1,  # number of those wounds
    spared=i1,  # wounds prevented by cards in the open window
    overfull=i2,  # set of survivors whose hands are checked after the action
    doom_drawn=(i1, TRACKER),  # plus one; -1: not known to this viewer
    doom_known=(i1, TRACKER),
    doom_active=(i1, TRACKER),  # plus one
    doom_in_force=i1,
    doom_discard=(i1, DOOMS),
    doom_bottom=(i1, BOTTOMED),  # cards under the Doom deck, plus one, next one first
    fortune_discard=(i1, CARDS),
    skill_deck=(i1, (SKILL_DECKS, CLASS_SKILLS)),  # plus one, top card first
    skill_group=(i2, SKILL_DECKS),  # bits: starts of groups whose inner order nobody knows
    skills_offered=(i1, LESSON),  # plus one
    survivors=(Survivor, SURVIVORS),
    dice=Dice,
    march=March,
    to_place=i4,  # setup: set of drawn settlements not yet placed
)

# Phases
SETUP, OPENING, SURVIVORS_ACT, ZOMBIES = range(4)
PHASE_NAMES = ("setup", "opening", "survivors", "zombies")

# Windows (section 5.2), in the order of the content
(
    W_OPEN, W_TURN, W_PREROLL, W_ROLL, W_NIGHT, W_STRIKE, W_WOUND, W_DOOM, W_DUSK,
) = range(9)  # fmt: skip

# Outcomes
RUNNING, WON, LOST_TEAM, LOST_HELPLESS, LOST_BASE, LOST_CITY, LOST_TIME, ABANDONED = range(8)
OUTCOMES = ("running", "won", "team", "helpless", "base", "city", "time", "abandoned")

# Rules versions from which a changed rule applies
ARTILLERY_ONLY_FAR = 3
ENDS_AT_ONCE = 3
LIGHTER_HORDES = 4

# Option values
ON = 1
CUSTOM = OPTIONS.number("difficulty", "custom")
RIDICULOUS = OPTIONS.number("difficulty", "ridiculous")
READY = OPTIONS.number("team", "ready")
MANUAL = OPTIONS.number("city_layout", "manual")
COMPACT = OPTIONS.number("city_layout", "compact")
