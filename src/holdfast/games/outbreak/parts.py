"""What parts of a screen follow from: see `kernel.parts`."""

from __future__ import annotations

from holdfast.games.outbreak.content import LABORATORY
from holdfast.games.outbreak.state import State
from holdfast.kernel.parts import Parts

follows_from = Parts(State)

DOOM = ("doom_in_force", "doom_active")
RESISTANCE = ("version", "laboratory", f"tiles[{LABORATORY}]")
"""What changes how many symbols a horde resists with."""
TEAM = ("order", "team", "survivors")
BOARD = ("city", "overrun", "tile_at", "tiles", "horde_at", "hordes")
ABILITIES = ("built", "user", "phase")
"""What beside survivors themselves decides whether an ability is at work."""
OWN = ("survivors[].skills", "survivors[].cards", "survivors[].down", "survivors[].wounds")
"""What of a survivor abilities are told by."""
