"""Events of Exoworld, for animation and for the log.

`crew` is a character on the base, `seat` a player, `colour` a card class. For a card that other
players may not know, everybody gets the event with the class, and only those who see the card get
the one with its kind.
"""

from __future__ import annotations

from holdfast.kernel.events import EventKinds

EVENTS = EventKinds()

# Setup and turns
CHARACTER_KEPT = EVENTS.add("character-kept", "seat", "role")
TURN_BEGAN = EVENTS.add("turn-began", "turn", "crew", "actions")
FATIGUE_ENDED = EVENTS.add("fatigue-ended", "crew", "cause")
ACTIONS_ENDED = EVENTS.add("actions-ended", "crew", "unused")

# Reason why a Fatigue token is removed (`cause` of fatigue-ended)
BY_REST, BY_PROTOCOL = range(2)

# Player cards
DREW = EVENTS.add("drew", "seat", "kind", "origin")
DREW_UNSEEN = EVENTS.add("drew-unseen", "seat", "colour", "origin")
SAW_CARD = EVENTS.add("saw-card", "seat", "kind")  # sent only to those who see it
ROW_FILLED = EVENTS.add("row-filled", "kind")
ROW_CLEARED = EVENTS.add("row-cleared", "count")
RECYCLED = EVENTS.add("recycled", "crew", "cost")
RESHUFFLED = EVENTS.add("reshuffled", "count")
DISCARDED = EVENTS.add("discarded", "seat", "kind", "cause")
SURVEYED = EVENTS.add("surveyed", "crew", "count")
ROW_RECEIVED = EVENTS.add("row-received", "seat", "kind")

# Where a drawn card comes from (`origin`)
FROM_DECK, FROM_ROW, FROM_DISCARD, FROM_SURVEY = range(4)
# Why a card is discarded (`cause` of discarded)
FOR_EVENT, FOR_LIMIT, FOR_PAYMENT, FOR_SURVEY, FOR_LEAVING = range(5)

# Transfers
OFFERED = EVENTS.add("offered", "crew", "partner", "taking", "colour")
REFUSED = EVENTS.add("refused", "seat", "partner", "taking")
GAVE = EVENTS.add("gave", "giver", "receiver", "kind")
GAVE_UNSEEN = EVENTS.add("gave-unseen", "giver", "receiver", "colour")

# Actions
DEPLOYED = EVENTS.add("deployed", "crew", "kind", "cell", "free")
LEVELS = EVENTS.add("levels", "o", "w", "f", "e")  # raw levels after a change
MOVED = EVENTS.add("moved", "crew", "from", "to", "cause")
PRODUCED = EVENTS.add("produced", "crew", "resource", "amount", "supply")
SHUT_DOWN = EVENTS.add("shut-down", "crew", "cell")
REPAIRED = EVENTS.add("repaired", "crew", "cell", "token")
SKILL_USED = EVENTS.add("skill-used", "crew", "role")
ITEM_PLAYED = EVENTS.add("item-played", "crew", "kind")
PROTOCOL_PLAYED = EVENTS.add("protocol-played", "seat", "kind")
ASKED_FOR = EVENTS.add("asked-for", "crew", "holder", "kind")
DECLINED = EVENTS.add("declined", "seat", "kind")
CARGO_REFUSED = EVENTS.add("cargo-refused", "seat")

# Why a pawn moves (`cause` of moved)
BY_WALKING, BY_SKILL, BY_ORDER, BY_ROVER = range(4)

# Effects
TOKEN_PLACED = EVENTS.add("token-placed", "token", "cell")
TOKEN_REMOVED = EVENTS.add("token-removed", "token", "cell")
FATIGUED = EVENTS.add("fatigued", "crew")
FELL_ILL = EVENTS.add("fell-ill", "crew", "issue")
CURED = EVENTS.add("cured", "crew", "issue", "cause")
SUPPLY_CHANGED = EVENTS.add("supply-changed", "resource", "amount", "supply", "cause")
EMERGENCY_CHANGED = EVENTS.add("emergency-changed", "amount", "emergency", "cause")
ACTIONS_ADDED = EVENTS.add("actions-added", "crew", "amount")
CREDITS_ADDED = EVENTS.add("credits-added", "crew", "amount")
FREE_DEPLOY = EVENTS.add("free-deploy", "crew")
HELD = EVENTS.add("held", "resource")
LASTING_BEGAN = EVENTS.add("lasting-began", "code", "crew")
LASTING_ENDED = EVENTS.add("lasting-ended", "code")
PEEKED = EVENTS.add("peeked", "seat", "count")
SAW_EVENT = EVENTS.add("saw-event", "position", "kind")
ORDER_SET = EVENTS.add("order-set", "seat", "swapped")
EVENT_DROPPED = EVENTS.add("event-dropped", "seat", "position", "kind")

# How a Health Issue is cured (`cause` of cured)
BY_CARDS, BY_CARE = range(2)
# Why a supply or the Emergency supply changes (`cause`)
PRODUCTION, LEAK, EVENT, PROTOCOL, EMERGENCY_TOKENS, NO_EVENT_LEFT, SHORTFALL = range(7)

# The event step
EVENT_REVEALED = EVENTS.add("event-revealed", "crew", "kind")
EVENT_VEILED = EVENTS.add("event-veiled", "crew", "severity")  # Incommunication: EX-VAR-7
SCENARIO_EVENT = EVENTS.add("scenario-event", "scenario", "severity")
EVENT_CANCELLED = EVENTS.add("event-cancelled", "seat", "kind")
EVENT_RESOLVED = EVENTS.add("event-resolved", "kind")
NO_EVENTS = EVENTS.add("no-events", "amount")

# The Resource Update and the end of the turn
UPDATED = EVENTS.add("updated", "o", "w", "f", "e", "emergency")

# Seats
JOINED = EVENTS.add("joined", "seat", "role")
LEFT = EVENTS.add("left", "seat", "role")
REQUESTED = EVENTS.add("requested", "seat", "wish")  # seat -1: a person who has not joined yet

# Requests (`wish`)
WISH_JOIN, WISH_JOIN_NOT, WISH_LEAVE, WISH_STAY = range(4)

GAME_OVER = EVENTS.add("game-over", "outcome", "turn")
