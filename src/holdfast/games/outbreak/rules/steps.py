"""The steps that can lie on the agenda, in the order of play."""

from __future__ import annotations

(
    LAY_CITY,
    PICK_SURVIVORS,
    JOINS,
    REVEAL_DOOM,
    DAY,
    REVEAL_HORDES,
    REVEALS,
    RUSH,
    MOVE_SETTLERS,
    MOVE_HELPLESS,
    REPLENISH,
    SURVIVOR_PHASE,
    WHO,
    TURN,
    TRADE,
    LEAVES,
    ZOMBIE_PHASE,
    LEVEL,
    DUSK,
    HAZARDS,
    DAY_END,
    MARCH,
    ENTER,
    OVERRUN,
    ROLL,
    WINDOW,
    EFFECT,
    ADD_DOOM,
    WOUND,
    TRIM_GOODS,
    TRIM_HANDS,
    START_EFFECT,
) = range(1, 33)

STEP_NAMES = (
    "none", "lay-city", "pick-survivors", "joins", "reveal-doom", "day", "reveal-hordes", "reveals",
    "rush", "move-settlers", "move-helpless", "replenish", "survivor-phase", "who", "turn", "trade",
    "leaves", "zombie-phase", "level", "dusk", "hazards", "day-end", "march", "enter", "overrun",
    "roll", "window", "effect", "add-doom", "wound", "trim-goods", "trim-hands", "start-effect",
)  # fmt: skip
