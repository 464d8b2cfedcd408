"""Constants of the heuristic player, and the layout of `notes` in the position."""

from __future__ import annotations

from holdfast.games.exoworld import content, moves, state

STEP = 20  # score of one step of a level
WORTHWHILE = STEP // 2  # least gain for which a module is deployed
WINNING = 2_000  # gain of a module that wins the game
WINS = 30_000
EVERYTHING = 1 << 40  # more than any score
STRIDE = 7919  # a prime, so that the noise differs between options
NO_KIND = -1
COLOUR_COUNT = 4
EVERYBODY = (1 << moves.SEATS) - 1

FIRST_AID, MULTITOOL, ROVER, PREFAB = map(content.CARD_NAMES.index, ("I01", "I02", "I03", "I04"))


def _protocol(card: str) -> int:
    """Return the number of a card among the Protocols."""
    return content.CARD_NAMES.index(card) - content.FIRST_PROTOCOL


RESERVE, RATIONING, SHELTER, CONTINGENCY = map(_protocol, ("P01", "P02", "P03", "P04"))
REMOTE_REPAIR, ALL_HANDS, ARCHIVE = map(_protocol, ("P05", "P06", "P09"))
POWER_DOWN, FAST_ASSEMBLY, FORECAST = map(_protocol, ("P10", "P11", "P12"))
COMMANDER, MEDIC, COORDINATOR, GEOLOGIST = map(
    content.CHARACTER_NAMES.index, ("C02", "C03", "C04", "C08")
)

# Preference for each character at the start.
_WELCOME = {
    "C01": 12, "C02": 4, "C03": 3, "C04": 9, "C05": 6, "C06": 7, "C07": 3, "C08": 10, "C09": 8,
    "C10": 5, "C11": 11, "C12": 5,
}  # fmt: skip
WELCOME = tuple(_WELCOME[character] for character in content.CHARACTER_NAMES)
# Score of holding a card for its effect.
_HELD_FOR_EFFECT = {
    "I01": 30, "I02": 45, "I03": 10, "I04": 60, "P01": 80, "P02": 75, "P03": 75, "P04": 80,
    "P05": 70, "P06": 80, "P07": 60, "P08": 60, "P09": 65, "P10": 70, "P11": 65, "P12": 70,
}  # fmt: skip
HELD_FOR_EFFECT = tuple(_HELD_FOR_EFFECT[card] for card in content.CARD_NAMES[content.FIRST_ITEM :])

# Layout of `notes`: first index of each list.
GAINS = 0  # by module: gain for the levels if deployed
# By resource: change of the supply at the next Resource Update.
DRAINS = GAINS + content.MODULE_COUNT
MORE = DRAINS + 4  # by kind: gain of one more card for the hand
KEEP = MORE + content.KINDS  # by kind: worth of a card in hand to its holder
REPAIRS = KEEP + content.KINDS  # by location: score of the best repair there
SPOTS = REPAIRS + state.MOST_LOCATIONS  # by location: best score there
assert SPOTS + state.MOST_LOCATIONS <= state.NOTES
