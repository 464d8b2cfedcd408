"""The steps that can lie on the agenda, in the order of play."""

from __future__ import annotations

STEP_NAMES = (
    "none", "draft", "reveal", "mary", "place", "dawn", "events", "activate", "choose-hero",
    "pressure", "defend", "tribute", "bonuses", "ship", "actions", "act", "day-end", "overcome",
    "night-turn", "feed", "radiation", "recruit", "build", "repair", "upkeep", "lose",
)  # fmt: skip
(
    _NONE, DRAFT_STEP, REVEAL, MARY_STEP, PLACE_STEP, DAWN_STEP, EVENTS_STEP, ACTIVATE,
    CHOOSE_HERO, PRESSURE, DEFENCE, TRIBUTE, BONUSES, SHIP_GAIN, ACTIONS, ACT_STEP, DAY_END,
    OVERCOME_STEP, NIGHT_TURN, FEED_STEP, RADIATION_STEP, RECRUIT_STEP, BUILD_STEP, REPAIR_STEP,
    UPKEEP_STEP, LOSE_STEP,
) = range(len(STEP_NAMES))  # fmt: skip
