"""Numbers and names of the content that the browser client needs beside the positions.

Lists are in the order of the numbers in the rules.
"""

from __future__ import annotations

from holdfast.games.outlast.content import BUILDINGS, DIE_FACES, MOST_TOKENS, STRUCTURE_NAMES
from holdfast.games.outlast.content.geometry import DIRECTION_NAMES, DIRECTION_STEPS
from holdfast.games.outlast.content.names import GOODS, LETTERS

CLIENT = {
    "letters": LETTERS,
    "goods": GOODS,
    "structures": STRUCTURE_NAMES,
    "cost": [row.cost for row in BUILDINGS],
    "per_player": [row.per_player for row in BUILDINGS],
    "most_tokens": MOST_TOKENS,
    "die_faces": DIE_FACES,
    "directions": DIRECTION_NAMES,
    "direction_steps": DIRECTION_STEPS,
}
