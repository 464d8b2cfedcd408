"""The steps that can lie on the agenda: the nodes F0 to F12 of the flow, in the order of play."""

from __future__ import annotations

(
    ROUND_START,
    TURN_START,
    ACT_STEP,
    ACTION_DONE,
    BOOST_STEP,
    BLIND_STEP,
    FORCED_FIGHTS,
    MEAL,
    TURN_END,
    RESOURCES_GROW,
    PREY_MULTIPLY,
    WOLVES_MOVE,
    WOLVES_MULTIPLY,
    ARRIVALS,
    ATTACKS,
    ROUND_END,
) = range(1, 17)

# The last of those that follow from single actions, of those that end a turn, and of all.
ACTION_STEPS, TURN_STEPS, ROUND_STEPS = BLIND_STEP, TURN_END, ROUND_END

STEP_NAMES = (
    "none",
    "round-start",
    "turn-start",
    "act",
    "action-done",
    "boost",
    "blind",
    "forced-fights",
    "meal",
    "turn-end",
    "resources",
    "prey",
    "wolves-move",
    "wolves-multiply",
    "arrivals",
    "attacks",
    "round-end",
)
