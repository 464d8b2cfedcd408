"""What is worked out once for all options, and where in the position it is noted."""

from __future__ import annotations

from holdfast.games.exoworld import content, moves, state

STEP = 20  # one step of a level
WORTHWHILE = STEP // 2  # the least gain a module is deployed for
WINNING = 2_000  # the gain of a module that wins
WINS = 30_000
EVERYTHING = 1 << 40  # more than anything is worth
STRIDE = 7919  # a prime, so that noise falls differently on each option
NO_KIND = -1
COLOUR_COUNT = 4
EVERYBODY = (1 << moves.SEATS) - 1
FIRST_AID, MULTITOOL, ROVER, PREFAB = range(content.FIRST_ITEM, content.FIRST_ITEM + 4)
(
    RESERVE, RATIONING, SHELTER, CONTINGENCY, REMOTE_REPAIR, ALL_HANDS, RECALL, CARGO, ARCHIVE,
    POWER_DOWN, FAST_ASSEMBLY, FORECAST,
) = range(12)  # fmt: skip
COMMANDER, MEDIC, COORDINATOR, GEOLOGIST = 1, 2, 3, 7

# How welcome a character is, C01 to C12
WELCOME = (12, 4, 3, 9, 6, 7, 3, 10, 8, 5, 11, 5)
# What a card is worth in hand for its effect, I01 to I04, P01 to P12
HELD_FOR_EFFECT = (30, 45, 10, 60, 80, 75, 75, 80, 70, 80, 60, 60, 65, 70, 65, 70)

# What is noted where (`notes` of the position)
GAINS = 0  # by module: what deploying it does for the levels
DRAINS = (
    GAINS + content.MODULE_COUNT
)  # by resource: what the next Resource Update does to the supply
MORE = DRAINS + 4  # by kind: what one more card does for the hand
KEEP = MORE + content.KINDS  # by kind: what a card in hand is worth to its holder
REPAIRS = KEEP + content.KINDS  # by location: the best that can be repaired there
SPOTS = REPAIRS + state.MOST_LOCATIONS  # by location: the best the active character could do there
assert SPOTS + state.MOST_LOCATIONS <= state.NOTES
