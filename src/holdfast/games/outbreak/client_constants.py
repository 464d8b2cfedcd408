"""Numbers and names of the content that the browser client needs beside the positions.

Lists are in the order of the numbers in the rules.
"""

from __future__ import annotations

from holdfast.games.outbreak.content import (
    CARD_IDS,
    DEVELOPMENT_NAMES,
    DOOM_IDS,
    EVENTS_OF_DAYS,
    FINAL_LEVEL,
    PIECE_NAMES,
    SKILL_IDS,
)
from holdfast.games.outbreak.content.effects import FACES, RESOURCES
from holdfast.games.outbreak.content.names import (
    DIE_FACES,
    DOOM_FACES,
    REFUGEES,
    ROLLS,
    SURVIVOR_NAMES,
)
from holdfast.games.outbreak.content.schema import SURVIVOR_CARDS
from holdfast.games.outbreak.moves import TRACKER
from holdfast.games.outbreak.state import PHASE_NAMES

CLIENT = {
    "resources": list(RESOURCES),
    "faces": list(FACES),
    "die_faces": DIE_FACES,
    "developments": DEVELOPMENT_NAMES,
    "pieces": PIECE_NAMES,
    "refugees": REFUGEES,
    "phases": PHASE_NAMES,
    "doom_faces": DOOM_FACES,
    "rolls": ROLLS,
    "events": EVENTS_OF_DAYS,
    "survivors": dict(zip([card.id for card in SURVIVOR_CARDS], SURVIVOR_NAMES, strict=True)),
    "cards": CARD_IDS,
    "skills": SKILL_IDS,
    "dooms": DOOM_IDS,
    "tracker": TRACKER,
    "final_level": FINAL_LEVEL,
}
