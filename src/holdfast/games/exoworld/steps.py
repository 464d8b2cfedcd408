"""Steps of the agenda, in the order of play.

A step that asks a question and needs its fields for the answer pushes itself again first, so the
top frame is the open question. `holder` is the player who holds the card or skill and decides.
"""

from __future__ import annotations

from holdfast.kernel.agenda import Steps

STEPS = Steps()

# Setup
CHARACTERS = STEPS.add("characters", "seat")
SOLO_CHARACTERS = STEPS.add("solo-characters")
DEAL = STEPS.add("deal")

# The turn
TURN_START = STEPS.add("turn-start", "crew")
WINDOW = STEPS.add("window", "window", "offset")
ACT = STEPS.add("act")
PAY = STEPS.add("pay")
OFFER = STEPS.add("offer")
TRANSFER = STEPS.add("transfer")

# The event
EVENT = STEPS.add("event")
RESOLVE = STEPS.add("resolve")
EVENT_DONE = STEPS.add("event-done")

# Effects of cards and skills: `row` is an operation
EFFECT = STEPS.add("effect", "row", "end", "holder")
PLACE_TOKENS = STEPS.add("place-tokens", "row", "left", "excluded")
DISCARDS = STEPS.add("discards", "row", "offset", "left")
CHOOSE_SUPPLY = STEPS.add("choose-supply", "row", "holder")
CHOOSE_FORM = STEPS.add("choose-form", "row", "holder")
CHOOSE_PLACE = STEPS.add("choose-place", "count", "holder")
REMOVE_TOKEN = STEPS.add("remove-token", "place", "count", "optional", "holder")
REST = STEPS.add("rest", "holder")
CURE = STEPS.add("cure", "where", "holder")
JUMP_WHO = STEPS.add("jump-who", "row", "holder")
JUMP = STEPS.add("jump", "row", "crew", "holder")
CARGO_GIVER = STEPS.add("cargo-giver", "most", "holder")
CARGO_RECEIVER = STEPS.add("cargo-receiver", "most", "holder")
CARGO = STEPS.add("cargo", "most", "holder")
FETCH = STEPS.add("fetch", "row", "left", "holder")
PEEK = STEPS.add("peek", "row", "holder")
SURVEY = STEPS.add("survey", "count", "holder")

# The end of the turn
UPDATE = STEPS.add("update")
TURN_END = STEPS.add("turn-end")
HAND_LIMITS = STEPS.add("hand-limits", "offset")
BETWEEN_TURNS = STEPS.add("between-turns")

# Moments for Protocols: the Action step, or a `window` (EX-PROT-6)
ACTION_STEP, W1, W2, W3 = range(4)
