"""The vocabulary of the content: resources, triggers, and the operations that cards perform."""

from __future__ import annotations

RESOURCE_NAMES = ("meat", "water", "cans", "wood", "metal", "chips", "munitions")
MEAT, WATER, CANS, WOOD, METAL, CHIPS, MUNITIONS = range(7)
RESOURCES = len(RESOURCE_NAMES)
SUPPLIES = 3  # Meat, Water, Canned Goods: the first resources
BARTER = 6  # Supplies and Materials: all resources except Munitions
MATERIALS = (WOOD, METAL, CHIPS)

TRIGGERS = (
    "visit", "after-scavenge", "search", "search-tile", "hunt", "after-hunt", "attack", "defend",
    "move", "ship-place", "ship-gain", "day-free", "day-start", "all-day", "night1", "night3",
    "night5", "night6", "after-draw", "passive",
)  # fmt: skip

OPERATIONS: dict[str, set[str]] = {}
"""The arguments that each operation of a card needs; operations are numbered in this order."""


def _operation(name: str, *needs: str) -> int:
    OPERATIONS[name] = set(needs)
    return len(OPERATIONS) - 1


GAIN = _operation("gain", "goods")
HARVEST = _operation("harvest", "goods", "places")
SURVIVOR = _operation("survivor", "n")
RAD = _operation("rad", "n")
NO_EFFECT = _operation("nothing")
FREE_DAM = _operation("free-dam")
HUNT_POWER = _operation("hunt-power", "n")
HUNT_MEAT = _operation("hunt-meat", "n")
CHOOSE_PREY = _operation("choose-prey")
PRESSURE_UP = _operation("pressure-up", "n")
PRESSURE_DOWN = _operation("pressure-down", "n")
PRESSURE_IMMUNE = _operation("pressure-immune", "n")
TRIBUTE_CHOICE = _operation("tribute-choice")
MOVE_FREE = _operation("move-free")
SHIP_STEP = _operation("ship-step", "n")
SHIP_SHARE = _operation("ship-share")
SHIP_CANS = _operation("ship-cans", "n")
SEARCH_PLUS = _operation("search-plus", "n")
CUPBOARD = _operation("cupboard", "goods")
PEEK = _operation("peek")
EVENT_DISCOUNT = _operation("event-discount", "relief")
EVENT_IMMUNE = _operation("event-immune")
VIRTUAL_WATER = _operation("virtual-water", "n")
SHIELD = _operation("shield", "n")
BUILD_DISCOUNT = _operation("build-discount", "n")
DRAW_EQUIP = _operation("draw-equip", "n")
REPAIR_DISCOUNT = _operation("repair-discount", "n")
SALVAGE = _operation("salvage")
BREED = _operation("breed", "n")
STOCK_LOSS = _operation("stock-loss", "places", "by_players")
SEARCH_LOSS = _operation("search-loss", "places", "by_players")
LOSE_SUPPLY = _operation("lose-supply", "n")
LOSE_GOODS = _operation("lose-goods", "n")
LOSE_SURVIVOR = _operation("lose-survivor", "n")
STRENGTH_CAP = _operation("strength-cap", "n")
MEAT_MOD = _operation("meat-mod", "n")
ENDURANCE_MOD = _operation("endurance-mod", "n")
