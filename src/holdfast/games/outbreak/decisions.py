"""Decisions of Outbreak, by the ids of section 5.4 of the rules, in the order of play."""

from __future__ import annotations

from holdfast.games.outbreak import steps
from holdfast.games.outbreak.moves import ITEMS, SURVIVORS
from holdfast.kernel.decision import Decisions

# D-TRADE has the most options: every item given to and taken from every other survivor, and `done`.
DECISIONS = Decisions(limit=(SURVIVORS - 1) * 2 * ITEMS + 1)

# Setup
SETUP_BASE = DECISIONS.add("setup-base", "OB-SET-2")
SETUP_TILE = DECISIONS.add("setup-tile", "OB-SET-4")
SETUP_HEX = DECISIONS.add("setup-hex", "OB-SET-4", about="settlement")
SETUP_SURV = DECISIONS.add("setup-surv", "OB-SET-6")

# The Opening Phase
JOIN = DECISIONS.add("join", "OB-JOIN-1")
# `left`: remaining reveals, counting this one.
REVEAL = DECISIONS.add("reveal", "OB-OPN-7", about="left")
REVEAL_EDGE = DECISIONS.add("reveal-edge", "OB-OPN-7", about="horde")
SETTLER = DECISIONS.add("settler", "OB-STL-3", about="token")
SETTLER_TILE = DECISIONS.add("settler-tile", "OB-STL-3", about=("token", "hex"))
HELPLESS = DECISIONS.add("helpless", "OB-HLP-1")

# The Survivor Phase
WHO = DECISIONS.add("who", "OB-GEN-1")
TURN = DECISIONS.add("turn", "OB-TRN-1", about="survivor")
DEV_HEX = DECISIONS.add("dev-hex", "OB-DEV-2", about=("survivor", "development"))
DEV_WHO = DECISIONS.add("dev-who", "OB-DEV-11", about="survivor")
DEV_CARD = DECISIONS.add("dev-card", "OB-SCH-1", about="survivor")
SKILL = DECISIONS.add("skill", "OB-DEV-9", about="survivor")
TRADE = DECISIONS.add("trade", "OB-TRD-1", about="survivor")

# A roll; an Auto Defence Roll has no survivor
MODS = DECISIONS.add("mods", "OB-D-MODS", about="survivor")
ROLL = DECISIONS.add("roll", "OB-D-ROLL", about="survivor")
TARGET = DECISIONS.add("target", "OB-ATK-5", about="survivor")
PAY = DECISIONS.add("pay", "OB-PAY-4", about="survivor", against="horde")

# The Zombie Phase
HORDE_NEXT = DECISIONS.add("horde-next", "OB-ZOM-1", about="level")
HORDE_PATH = DECISIONS.add("horde-path", "OB-ZOM-4", about="horde")
DEFENDER = DECISIONS.add("defender", "OB-DEF-1", about="settlement", against="horde")
AUTO = DECISIONS.add("auto", "OB-DEF-4", about="settlement", against="horde")
HELPLESS_RETREAT = DECISIONS.add("retreat", "OB-OVR-2")
SETTLERS_RETREAT = DECISIONS.add("retreat", "OB-OVR-2", about="token")
RETREAT = DECISIONS.add("retreat", "OB-OVR-2", about="survivor")
BODYGUARD = DECISIONS.add(
    "bodyguard", "OB-D-BODYGUARD", about="survivor", against="bodyguard", of=steps.WOUND_WINDOW
)

# Windows, and choices of cards, aids and icons
WINDOW = DECISIONS.add("window", "OB-WIN-1", about="window")
CARD_ARG = DECISIONS.add("card-arg", "OB-WIN-6", about=("survivor", "card"), of=steps.EFFECT)
AID_ARG = DECISIONS.add("aid-arg", "OB-D-AID-ARG", about="survivor", of=steps.EFFECT)
TOKEN_HEX = DECISIONS.add("token-hex", "OB-D-TOKEN-HEX", about="piece", of=steps.EFFECT)
# Breaks ties (OB-GEN-7).
DOOM_ARG = DECISIONS.add("doom-arg", "OB-GEN-7", about="doom", of=steps.EFFECT)
# For an icon or a night effect.
HORDE_ARG = DECISIONS.add("doom-arg", "OB-GEN-7", about="horde", of=steps.EFFECT)
KIND = DECISIONS.add("kind", "OB-D-KIND", about="survivor")
DROP = DECISIONS.add("drop", "OB-AID-4", about="survivor")
DISCARD = DECISIONS.add("discard", "OB-FOR-2", about="survivor")
