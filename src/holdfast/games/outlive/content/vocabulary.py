"""The vocabulary of the content: resources, triggers, and the operations that cards perform."""

from __future__ import annotations

RESOURCE_NAMES = ("meat", "water", "cans", "wood", "metal", "chips", "munitions")
MEAT, WATER, CANS, WOOD, METAL, CHIPS, MUNITIONS = range(7)
RESOURCES = len(RESOURCE_NAMES)
SUPPLIES = 3  # Meat, Water, Canned Goods
MATERIALS = (WOOD, METAL, CHIPS)

TRIGGERS = (
    "visit", "after-scavenge", "search", "search-tile", "hunt", "after-hunt", "attack", "defend",
    "move", "ship-place", "ship-gain", "day-free", "day-start", "all-day", "night1", "night3",
    "night5", "night6", "after-draw", "passive",
)  # fmt: skip

# What each operation needs beside its trigger.
OPERATIONS: dict[str, set[str]] = {
    "gain": {"goods"},
    "harvest": {"goods", "places"},
    "survivor": {"n"},
    "rad": {"n"},
    "nothing": set(),
    "free-dam": set(),
    "hunt-power": {"n"},
    "hunt-meat": {"n"},
    "choose-prey": set(),
    "pressure-up": {"n"},
    "pressure-down": {"n"},
    "pressure-immune": {"n"},
    "tribute-choice": set(),
    "move-free": set(),
    "ship-step": {"n"},
    "ship-share": set(),
    "ship-cans": {"n"},
    "search-plus": {"n"},
    "cupboard": {"goods"},
    "peek": set(),
    "event-discount": {"relief"},
    "event-immune": set(),
    "virtual-water": {"n"},
    "shield": {"n"},
    "build-discount": {"n"},
    "draw-equip": {"n"},
    "repair-discount": {"n"},
    "salvage": set(),
    "breed": {"n"},
    "stock-loss": {"places", "by_players"},
    "search-loss": {"places", "by_players"},
    "lose-supply": {"n"},
    "lose-goods": {"n"},
    "lose-survivor": {"n"},
    "strength-cap": {"n"},
    "meat-mod": {"n"},
    "endurance-mod": {"n"},
}

(
    GAIN, HARVEST, SURVIVOR, RAD, NO_EFFECT, FREE_DAM, HUNT_POWER, HUNT_MEAT, CHOOSE_PREY,
    PRESSURE_UP, PRESSURE_DOWN, PRESSURE_IMMUNE, TRIBUTE_CHOICE, MOVE_FREE, SHIP_STEP, SHIP_SHARE,
    SHIP_CANS, SEARCH_PLUS, CUPBOARD, PEEK, EVENT_DISCOUNT, EVENT_IMMUNE, VIRTUAL_WATER, SHIELD,
    BUILD_DISCOUNT, DRAW_EQUIP, REPAIR_DISCOUNT, SALVAGE, BREED, STOCK_LOSS, SEARCH_LOSS,
    LOSE_SUPPLY, LOSE_GOODS, LOSE_SURVIVOR, STRENGTH_CAP, MEAT_MOD, ENDURANCE_MOD,
) = range(len(OPERATIONS))  # fmt: skip
