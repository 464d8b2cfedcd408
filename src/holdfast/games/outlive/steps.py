"""The steps of the agenda, in the order of play."""

from __future__ import annotations

from holdfast.kernel.agenda import Steps

STEPS = Steps()

# Setup
DRAFT = STEPS.add("draft", "seat", "stage")
REVEAL = STEPS.add("reveal")
MARY = STEPS.add("mary", "seat", "draws")
PLACE = STEPS.add("place", "placed")

# Day
DAWN = STEPS.add("dawn")
EVENTS = STEPS.add("events", "number", "turn")
ACTIVATE = STEPS.add("activate", "turn")
CHOOSE_HERO = STEPS.add("choose-hero")
PRESSURE = STEPS.add("pressure", "distance")
DEFENCE = STEPS.add("defend", "victim", "pressure")
TRIBUTE = STEPS.add("tribute", "victim", "pressure")
BONUSES = STEPS.add("bonuses", "first")
SHIP_GAIN = STEPS.add("ship")
ACTIONS = STEPS.add("actions")
ACT = STEPS.add("act")
DAY_END = STEPS.add("day-end")

# Night
OVERCOME = STEPS.add("overcome", "turn")
NIGHT_TURN = STEPS.add("night-turn", "turn")
FEED = STEPS.add("feed")
RADIATION = STEPS.add("radiation")
RECRUIT = STEPS.add("recruit")
BUILD = STEPS.add("build")
REPAIR = STEPS.add("repair")
UPKEEP = STEPS.add("upkeep")

# At any time
LOSE = STEPS.add("lose", "seat", "count", "cause")
