"""Values of rooms, equipment and tokens for the heuristic player, in tenths of a Survival Point."""

from __future__ import annotations

from holdfast.games.outlive import content
from holdfast.kernel.tables import table

# Value of each room, in the draft and later
_WANTED = {
    "r_build": 7, "r_tinker": 5, "r_crisis": 5, "r_smoke": 5, "r_kitchen": 8, "r_galley": 8,
    "r_dock": 5, "r_arms": 6, "r_water": 8, "r_sanctum": 6, "r_salvage": 1, "r_decon": 7,
    "r_vent": 7, "r_nursery": 10, "r_scout": 4, "r_depot": 4, "r_lookout": 1, "r_guard": 2,
    "r_auto": 3, "r_interro": 3, "r_scrap": 2, "r_machine": 3,
}  # fmt: skip
WANTED = table("wanted rooms", [_WANTED[name] for name in content.ROOM_NAMES])

# Values of a first room and of a leader: the difference in win share, in percentage points, between
# heuristic players with it and the mean, if the draft is random (docs/balance/outlive.md).
_FIRST = {
    "r_build": -10, "r_tinker": 6, "r_crisis": 16, "r_smoke": -21, "r_kitchen": 8, "r_galley": 20,
    "r_dock": -15, "r_arms": 5, "r_water": 1, "r_sanctum": 6, "r_salvage": -20, "r_decon": -13,
    "r_vent": -19, "r_nursery": -1, "r_scout": -1, "r_depot": -1, "r_lookout": 7, "r_guard": -2,
    "r_auto": -4, "r_interro": 8, "r_scrap": -13, "r_machine": 4,
}  # fmt: skip
FIRST = table("first rooms", [_FIRST[name] for name in content.ROOM_NAMES])
_LEADERS = {
    "ld_rowlett": 5, "ld_froste": -1, "ld_frye": -4, "ld_pigott": -5, "ld_livrich": 0,
    "ld_valentine": -1, "ld_koolpepper": 7, "ld_wely": -7, "ld_bingham": 0, "ld_mccarthy": 6,
}  # fmt: skip
LEADERS = table("leaders", [_LEADERS[name] for name in content.LEADER_NAMES])

# Value of a type of equipment for one day
_USEFUL = {
    "axe": 12, "bow": 9, "jerrycan": 9, "access": 7, "ammobox": 9, "crowbar": 12, "chainsaw": 12,
    "flashlight": 12, "pickaxe": 12, "purifier": 9, "hook": 9, "hacksaw": 12, "backpack": 11,
    "detector": 9, "shotgun": 6, "beartrap": 6, "bat": 4, "gear": 4, "exo": 2, "sensor": 4,
}  # fmt: skip
USEFUL = table("useful equipment", [_USEFUL[name] for name in content.EQUIPMENT_NAMES])

# Default values of tokens: meat, water, cans, wood, metal, chips, munitions
TOKEN = table("tokens", [8, 8, 10, 7, 7, 7, 5])
HUNGER = 16  # a Supply that is missing tonight
GLUT = 3  # a Supply that nobody will eat
SPARE = 2  # a token beyond what can be used
TRIBUTE = 9  # a token taken from a rival
KEPT = 2  # survivors that stay in the Airlock against radiation
FEEDABLE = 8  # upkeep that a shelter can pay every day
NEVER = -1000
