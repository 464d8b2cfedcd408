"""Numbers and names of the content that the browser client needs beside the positions.

Lists are in the order of the numbers in the rules.
"""

from __future__ import annotations

from holdfast.games.exoworld.content import CARD_NAMES, CLASSES, EVENT_NAMES
from holdfast.games.exoworld.content.operations import ISSUES, LASTING, RESOURCES, TOKENS
from holdfast.games.exoworld.state import (
    HIGHEST_LEVEL,
    LOWEST_LEVEL,
    MOST_EMERGENCY,
    MOST_SUPPLY,
    MOST_TURNS,
    PILE_SIZE,
)

CLIENT = {
    "resources": RESOURCES,
    "classes": CLASSES,
    "tokens": TOKENS,
    "issues": ISSUES,
    "lasting": LASTING,
    "kinds": CARD_NAMES,
    "events": EVENT_NAMES,
    "most_supply": MOST_SUPPLY,
    "most_emergency": MOST_EMERGENCY,
    "lowest_level": LOWEST_LEVEL,
    "highest_level": HIGHEST_LEVEL,
    "pile_size": PILE_SIZE,
    "most_turns": MOST_TURNS,
}
