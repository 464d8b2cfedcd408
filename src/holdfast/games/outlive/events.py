"""The events of Outlive, for animations and the log.

`resource`, `room`, `equipment`, `event`, `animal`, `find` and `place` are numbers of the content.
`slot` is the index of a room in its shelter, `where` a slot or the Airlock (7), `hero` is 0 to 3.
"""

from __future__ import annotations

from holdfast.kernel.events import EventKinds

EVENTS = EventKinds()

# Setup
CHOSE = EVENTS.add("chose", "seat", "stage")  # a secret choice was made
REVEALED = EVENTS.add("revealed", "seat", "leader", "slot", "room", "people", "airlock")
FIRST_PLAYER = EVENTS.add("first-player", "seat", "age")
MARY_DREW = EVENTS.add("mary-drew", "seat", "city", "find")
MARY_DROPPED = EVENTS.add("mary-dropped", "seat", "find")
PLACED = EVENTS.add("placed", "seat", "hero", "place")
HEROES_SHOWN = EVENTS.add("heroes-shown", "seat")

# Dawn
DAY_BEGAN = EVENTS.add("day-began", "day", "seat", "radiation")
STOCKED = EVENTS.add("stocked", "place", "resource", "count")
SURVIVOR_BOARDED = EVENTS.add("survivor-boarded", "spot")
DISPLAYED = EVENTS.add("displayed", "city", "equipment")
SEARCH_OPENED = EVENTS.add("search-opened", "city", "find")

# Day: events
EVENT_FLIPPED = EVENTS.add("event-flipped", "day", "event")
EVENT_IGNORED = EVENTS.add("event-ignored", "seat", "event")
STOCK_LOST = EVENTS.add("stock-lost", "event", "place", "resource", "count")
NOMADS_TOOK = EVENTS.add("nomads-took", "event", "city", "find")
LOST_TOKEN = EVENTS.add("lost-token", "seat", "event", "resource", "count")
LOST_SURVIVOR = EVENTS.add("lost-survivor", "seat", "where", "cause")
GAUGE_ROSE = EVENTS.add("gauge-rose", "seat", "by", "gauge", "cause")
GAUGE_FELL = EVENTS.add("gauge-fell", "seat", "by", "gauge", "cause")

# Causes of a lost survivor or a change of the gauge (`cause`)
BY_EVENT, BY_HUNGER, BY_SKULL, BY_RADIATION, BY_ALGAE, BY_CAPSULES, BY_ROOM = range(7)
CAUSES = ("event", "hunger", "skull", "radiation", "algae", "capsules", "room")

# Day: heroes
MOVED = EVENTS.add("moved", "seat", "hero", "from", "to", "steps", "spot")
STOOD = EVENTS.add("stood", "seat", "hero", "place")
TOOL_USED = EVENTS.add("tool-used", "seat", "equipment")
ROOM_USED = EVENTS.add("room-used", "seat", "slot", "room")
TOKEN_MOVED = EVENTS.add("token-moved", "seat")
PEEKED = EVENTS.add("peeked", "seat", "city")
PRESSED = EVENTS.add("pressed", "seat", "hero", "victim", "target", "pressure", "place")
REFUSED = EVENTS.add("refused", "seat", "gear", "munitions", "pressure", "immune")
PAID_TRIBUTE = EVENTS.add("paid-tribute", "seat", "victim", "resource", "count")
GAINED = EVENTS.add("gained", "seat", "resource", "count", "source", "place")
# `origin`: a spot of the ship (1), the reserve (2), or a type of equipment (its number + 3)
SETTLED = EVENTS.add("settled", "seat", "where", "origin")
DECLINED = EVENTS.add("declined", "seat")
SCAVENGED = EVENTS.add("scavenged", "seat", "place", "resource", "count")
HARVESTED = EVENTS.add("harvested", "seat", "place", "resource", "count", "equipment")
ALGAE_TAKEN = EVENTS.add("algae-taken", "seat")
DAM_OPENED = EVENTS.add("dam-opened", "seat", "card")
SENSED = EVENTS.add("sensed", "seat", "place")
NO_PREY_TAKEN = EVENTS.add("no-prey-taken", "seat", "place")
CAUGHT = EVENTS.add("caught", "seat", "place", "animal", "meat", "munitions", "weapons")
TOOK = EVENTS.add("took", "seat", "city", "equipment")
SEARCHED = EVENTS.add("searched", "seat", "city", "find")
VISIT_ENDED = EVENTS.add("visit-ended", "seat", "unused")

# Sources of a gain (`source`)
SOURCES = (
    "leader",
    "ship",
    "visit",
    "search",
    "cupboard",
    "hunt",
    "room",
    "salvage",
    "spot",
    "tool",
)
(
    FROM_LEADER, FROM_SHIP, FROM_VISIT, FROM_SEARCH, FROM_CUPBOARD, FROM_HUNT, FROM_ROOM,
    FROM_SALVAGE, FROM_BERTH, FROM_TOOL,
) = range(len(SOURCES))  # fmt: skip

# Night
NIGHT_FELL = EVENTS.add("night-fell", "day", "seat")
OVERCAME = EVENTS.add("overcame", "seat", "event", "relief", "points")
PASSED = EVENTS.add("passed", "seat")
FED = EVENTS.add("fed", "seat", "upkeep", "rows", "missing")
ATE = EVENTS.add("ate", "seat", "meat", "water", "cans", "condensed")
SHIELDED = EVENTS.add("shielded", "seat", "level", "rise")
RECRUITED = EVENTS.add("recruited", "seat", "supply", "condensed")
MOVED_IN = EVENTS.add("moved-in", "seat", "slot", "room", "full")
BUILT = EVENTS.add("built", "seat", "slot", "room", "price")
BRED = EVENTS.add("bred", "seat", "slot", "people")
DREW = EVENTS.add("drew", "seat", "equipment")
REJECTED = EVENTS.add("rejected", "seat", "equipment")
SALVAGED = EVENTS.add("salvaged", "seat", "equipment")
REPAIRED = EVENTS.add("repaired", "seat", "equipment", "waiver")
PAIR_MADE = EVENTS.add("pair-made", "seat", "symbol")
ROTTED = EVENTS.add("rotted", "seat", "meat", "water")
ROOM_FILLED = EVENTS.add("room-filled", "seat", "slot", "room")
ROOM_FELL = EVENTS.add("room-fell", "seat", "slot", "room")

# The end
SCORED = EVENTS.add("scored", "seat", "category", "points")
CATEGORIES = ("events", "rooms", "gauge", "survivors", "repaired", "pairs", "total")
TIE_BROKEN = EVENTS.add("tie-broken", "seat", "rival", "reason")
TIE_BREAKERS = ("supplies", "goods", "none")  # `reason` of tie-broken
GAME_OVER = EVENTS.add("game-over", "seat", "points", "winners")
