"""The decisions of Outbreak, by the ids of section 5.4 of the rules, in the order of play."""

from __future__ import annotations

from holdfast.games.outbreak import steps
from holdfast.games.outbreak.moves import ITEMS, SURVIVORS
from holdfast.kernel.decision import Decisions

# D-TRADE has the most options: everything given to and taken from everybody else, and `done`.
DECISIONS = Decisions(limit=(SURVIVORS - 1) * 2 * ITEMS + 1)

# Setup
SETUP_BASE = DECISIONS.add("setup-base")
SETUP_TILE = DECISIONS.add("setup-tile")
SETUP_HEX = DECISIONS.add("setup-hex", about="settlement")
SETUP_SURV = DECISIONS.add("setup-surv")

# The Opening Phase
JOIN = DECISIONS.add("join")
REVEAL = DECISIONS.add("reveal", about="left")  # how many reveals are left, with this one
REVEAL_EDGE = DECISIONS.add("reveal-edge", about="horde")
SETTLER = DECISIONS.add("settler", about="token")
SETTLER_TILE = DECISIONS.add("settler-tile", about=("token", "hex"))
HELPLESS = DECISIONS.add("helpless")

# The Survivor Phase
WHO = DECISIONS.add("who")
TURN = DECISIONS.add("turn", about="survivor")
DEV_HEX = DECISIONS.add("dev-hex", about=("survivor", "development"))
DEV_WHO = DECISIONS.add("dev-who", about="survivor")
DEV_CARD = DECISIONS.add("dev-card", about="survivor")
SKILL = DECISIONS.add("skill", about="survivor")
TRADE = DECISIONS.add("trade", about="survivor")

# A roll; the survivor of an Auto Defence Roll is nobody
MODS = DECISIONS.add("mods", about="survivor")
ROLL = DECISIONS.add("roll", about="survivor")
TARGET = DECISIONS.add("target", about="survivor")
PAY = DECISIONS.add("pay", about="survivor", against="horde")

# The Zombie Phase
HORDE_NEXT = DECISIONS.add("horde-next", about="level")
HORDE_PATH = DECISIONS.add("horde-path", about="horde")
DEFENDER = DECISIONS.add("defender", about="settlement", against="horde")
AUTO = DECISIONS.add("auto", about="settlement", against="horde")
HELPLESS_RETREAT = DECISIONS.add("retreat")
SETTLERS_RETREAT = DECISIONS.add("retreat", about="token")
RETREAT = DECISIONS.add("retreat", about="survivor")
BODYGUARD = DECISIONS.add("bodyguard", about="survivor", against="bodyguard", of=steps.WOUND_WINDOW)

# Windows, and what cards, aids and icons ask
WINDOW = DECISIONS.add("window", about="window")
CARD_ARG = DECISIONS.add("card-arg", about=("survivor", "card"), of=steps.EFFECT)
AID_ARG = DECISIONS.add("aid-arg", about="survivor", of=steps.EFFECT)
TOKEN_HEX = DECISIONS.add("token-hex", about="piece", of=steps.EFFECT)
DOOM_ARG = DECISIONS.add("doom-arg", about="doom", of=steps.EFFECT)  # settles ties: OB-GEN-7
HORDE_ARG = DECISIONS.add("doom-arg", about="horde", of=steps.EFFECT)  # an icon or a night effect
KIND = DECISIONS.add("kind", about="survivor")
DROP = DECISIONS.add("drop", about="survivor")
DISCARD = DECISIONS.add("discard", about="survivor")
