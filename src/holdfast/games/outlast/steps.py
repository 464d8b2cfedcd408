"""The steps of the agenda: the nodes F0 to F12 of the flow, in the order of play."""

from __future__ import annotations

from holdfast.kernel.agenda import Steps

STEPS = Steps()

ROUND_START = STEPS.add("round-start")
TURN_START = STEPS.add("turn-start", "seat")
ACT = STEPS.add("act")
ACTION_DONE = STEPS.add("action-done")
BOOST = STEPS.add("boost")
BLIND = STEPS.add("blind", "side")
FORCED_FIGHTS = STEPS.add("forced-fights", "tile")
MEAL = STEPS.add("meal")
TURN_END = STEPS.add("turn-end")
RESOURCES_GROW = STEPS.add("resources")
PREY_MULTIPLY = STEPS.add("prey")
WOLVES_MOVE = STEPS.add("wolves-move")
WOLVES_MULTIPLY = STEPS.add("wolves-multiply")
ARRIVALS = STEPS.add("arrivals", "turn")
ATTACKS = STEPS.add("attacks")
ROUND_END = STEPS.add("round-end")
