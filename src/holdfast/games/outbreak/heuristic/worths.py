"""Fixed scores of survivors, settlements, skills and cards, and the chances of rolls."""

from __future__ import annotations

from holdfast.games.outbreak import content
from holdfast.games.outbreak.content import schema
from holdfast.kernel.tables import table

NEVER = -1_000_000  # score of an option that is never taken
MOST_SYMBOLS, MOST_DICE = 7, 8


def _chance(symbols: int, dice: int) -> int:
    """Return the chance in percent to match different symbols with wild skulls (section 7.10)."""
    ways = {(0, 0): 1.0}  # by symbols shown and skulls
    for _ in range(dice):
        after: dict[tuple[int, int], float] = {}
        for (shown, skulls), p in ways.items():
            fresh = min(5, symbols) - shown
            for state, faces in (
                ((shown + 1, skulls), fresh),
                ((shown, skulls + 1), 1),
                ((shown, skulls), 5 - fresh),
            ):
                after[state] = after.get(state, 0.0) + p * faces / 6
        ways = after
    return round(100 * sum(p for (shown, skulls), p in ways.items() if shown + skulls >= symbols))


CHANCES = table(
    "chances of rolls",
    [[_chance(k, n) for n in range(MOST_DICE + 1)] for k in range(MOST_SYMBOLS + 1)],
)

_SURVIVORS = {
    "Soldier": 100, "Assassin": 80, "Mercenary": 90, "Sentinel": 85, "Professor": 75,
    "Technician": 60, "Survivalist": 70, "Sharpshooter": 50, "Diplomat": 45, "Pilot": 40,
}  # fmt: skip
SURVIVOR_WORTH = table(
    "worth of survivors", [_SURVIVORS[card.name] for card in schema.SURVIVOR_CARDS]
)

_SETTLEMENTS = {
    "MB": 200, "SE-HOS": 90, "SE-MIL": 100, "SE-CAS": 95, "SE-CHU": 70, "SE-LIB": 60, "SE-POL": 75,
    "SE-COM": 65, "SE-TOW": 60, "SE-MOU": 60, "SE-FAL": 60, "SE-WOR": 50, "SE-ARM": 55,
}  # fmt: skip
SETTLEMENT_WORTH = table(
    "worth of settlements", [_SETTLEMENTS.get(name, 40) for name in content.SETTLEMENT_IDS]
)

_SKILLS = {
    "ST-01": 95, "ST-11": 90, "IN-04": 92, "DX-03": 92, "DX-11": 85, "DX-05": 84, "DX-06": 84,
    "DX-07": 84, "ST-09": 84, "ST-10": 84, "ST-03": 80, "ST-05": 70, "ST-02": 65, "ST-04": 60,
    "DX-12": 75, "IN-01": 70, "IN-03": 60, "DX-02": 72, "IN-07": 55, "IN-02": 50, "IN-10": 45,
}  # fmt: skip
SKILL_WORTH = table("worth of skills", [_SKILLS.get(name, 30) for name in content.SKILL_IDS])

_CARDS = {
    "FC-07": 80, "FC-09": 60, "FC-10": 75, "FC-11": 65, "FC-12": 60, "FC-13": 90, "FC-14": 75,
    "FC-15": 70, "FC-18": 70, "FC-19": 72, "FC-20": 55, "FC-23": 95, "FC-24": 85, "FC-25": 60,
    "FC-26": 70, "FC-27": 55, "FC-28": 50, "FC-29": 20, "FC-21": 30, "SC-01": 35, "SC-03": 35,
}  # fmt: skip
CARD_WORTH = table(
    "worth of cards", [_CARDS.get(name, 40 if name < "SC" else 15) for name in content.CARD_IDS]
)
