"""Steps of the agenda, in the order of play."""

from __future__ import annotations

from holdfast.kernel.agenda import Steps

STEPS = Steps()

# Setup
LAY_CITY = STEPS.add("lay-city")
PICK_SURVIVORS = STEPS.add("pick-survivors", "picked")

# The Opening Phase
JOINS = STEPS.add("joins")
REVEAL_DOOM = STEPS.add("reveal-doom")
DOOM_STARTS = STEPS.add("doom-starts", "place")  # slot of the Active tracker
DAY = STEPS.add("day")
REVEAL_HORDES = STEPS.add("reveal-hordes")
REVEALS = STEPS.add("reveals")
RUSH = STEPS.add("rush", "horde")
MOVE_SETTLERS = STEPS.add("move-settlers", "token")
MOVE_HELPLESS = STEPS.add("move-helpless")
REPLENISH = STEPS.add("replenish")

# The Survivor Phase
SURVIVOR_PHASE = STEPS.add("survivor-phase")
WHO = STEPS.add("who")
TURN = STEPS.add("turn")
TRADE = STEPS.add("trade")
LEAVES = STEPS.add("leaves")

# A roll: an attack or a defence
GATHER = STEPS.add("gather")
MODS = STEPS.add("mods")
THROW = STEPS.add("throw")
CHANGE_DICE = STEPS.add("change-dice")
PAYMENT = STEPS.add("payment")
FALLOUTS = STEPS.add("fallouts", "at")  # of the destroyed hordes, in order

# The Zombie Phase
ZOMBIE_PHASE = STEPS.add("zombie-phase")
NIGHT_EFFECTS = STEPS.add("night-effects", "horde")
SWELL = STEPS.add("swell", "level")
HORDES_MOVE = STEPS.add("hordes-move", "level")
DUSK = STEPS.add("dusk")
HAZARDS = STEPS.add("hazards")
HAZARD = STEPS.add("hazard", "place", "cause")  # index in survivor order
DAY_END = STEPS.add("day-end")

# A horde's move
MARCH = STEPS.add("march")
MARCHED = STEPS.add("marched")
ENTER = STEPS.add("enter", "hex")
STRUCK = STEPS.add("struck", "hex")
DEFENCE = STEPS.add("defence", "hex")
DEFENDED = STEPS.add("defended", "hex")
BREAK_IN = STEPS.add("break-in", "hex")

# Consequences of an overrun
OVERRUN = STEPS.add("overrun", "settlement", "horde")
RUIN = STEPS.add("ruin", "settlement", "horde")
HELPLESS_RETREAT = STEPS.add("helpless-retreat", "settlement", "horde")
SETTLERS_RETREAT = STEPS.add("settlers-retreat", "settlement", "horde", "token")
SURVIVORS_RETREAT = STEPS.add("survivors-retreat", "settlement", "horde", "place")
OVERRUN_WOUNDS = STEPS.add("overrun-wounds", "settlement", "horde", "place")

# Wounds
WOUND = STEPS.add("wound", "victim", "count", "cause")
GUARD = STEPS.add("guard", "victim", "count", "cause")
WOUND_WINDOW = STEPS.add("wound-window", "victim", "count", "cause")
TAKE_WOUNDS = STEPS.add("take-wounds", "victim", "count", "cause")

# Windows, and effects of cards, aids and icons
WINDOW = STEPS.add("window", "window")
# `stage` counts the questions that an effect has asked (0: not begun); `chosen` is the first
# answer.
EFFECT = STEPS.add("effect", "row", "actor", "stage", "chosen")
GAIN_TOKENS = STEPS.add("gain-tokens", "survivor", "count", "kinds")
LOSE_TOKENS = STEPS.add("lose-tokens", "count", "place", "returned")
HURT_NEAR = STEPS.add("hurt-near", "actor", "count", "place")
ADD_DOOM = STEPS.add("add-doom", "count")
DRAW_DOOM = STEPS.add("draw-doom", "count")
TRIM_GOODS = STEPS.add("trim-goods", "survivors")  # a set
TRIM_HANDS = STEPS.add("trim-hands")
