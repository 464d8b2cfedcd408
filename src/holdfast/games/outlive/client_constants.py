"""Numbers and names of the content that the browser client needs beside the positions.

Lists are in the order of the numbers in the rules.
"""

from __future__ import annotations

from holdfast.games.outlive import moves, state
from holdfast.games.outlive.content import (
    BEST,
    CITY_NAMES,
    EQUIPMENT,
    EVENT_NAMES,
    FIRST_SPOT,
    WORST,
)
from holdfast.games.outlive.content.vocabulary import RESOURCE_NAMES
from holdfast.games.outlive.events import CATEGORIES
from holdfast.games.outlive.rules.ending import TOTAL
from holdfast.games.outlive.rules.moving import REACH

CLIENT = {
    "resources": RESOURCE_NAMES,
    "categories": CATEGORIES[:TOTAL],
    "cities": CITY_NAMES,
    "equipment": [tile.id for tile in EQUIPMENT],
    "halves": {tile.id: {"symbol": tile.symbol, "side": tile.half} for tile in EQUIPMENT},
    "events": EVENT_NAMES,
    "airlock": moves.AIRLOCK,
    "first_spot": FIRST_SPOT,
    "best": BEST,
    "worst": WORST,
    "reach": REACH,
    "night_steps": list(range(1, state.NIGHT_STEPS + 1)),
}
