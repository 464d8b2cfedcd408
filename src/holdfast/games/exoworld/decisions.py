"""The decisions of Exoworld, by the ids of section 5.2 of the rules, in the order of play.

Where several steps ask the same sort of question, each has a decision of its own with the same id.

EX-VIS-6: with hidden hands an option that only its player knows is asked for even where it is the
only one, because taking it would betray it. Such a question has an UNSEEN twin, which is opened
instead while hands are hidden, and whose options are nobody else's to know.
"""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld import steps
from holdfast.kernel.agenda import Step
from holdfast.kernel.decision import Decision, Decisions

# D-ACT is the longest list: the deck and 6 face-up cards, Recycle, 33 kinds to give to each of 4
# others and the 13 cards that those have then to be taken, 17 modules in 4 directions, 30 places to
# walk to, Produce, 5 modules to shut down, 8 tokens here and one on each side to repair, a skill, 4
# Items, 12 Protocols, 12 of others, and the end of the step.
DECISIONS = Decisions(
    limit=1 + 6 + 1 + 4 * 33 + 13 + 17 * 4 + 30 + 1 + 5 + 12 + 1 + 4 + 12 + 12 + 1
)


def _unseen(
    name: str, about: str | tuple[str, ...] = (), of: Step | None = None
) -> tuple[Decision, Decision]:
    """A decision, and its twin for hidden hands."""
    seen = DECISIONS.add(name, about=about, of=of)
    return seen, DECISIONS.add(name, about=about, of=of, always=True, secret=True)


# Setup
CHARACTER = DECISIONS.add("char")
SOLO_CHARACTER = DECISIONS.add("solochar")

# The windows. With open hands only those are asked who have something to play.
_window: dict[str, Any] = {"of": steps.WINDOW, "always": True, "secret": True}
BEFORE_TURN = DECISIONS.add("w1", **_window)
REACTION = DECISIONS.add("w2", **_window)
BEFORE_UPDATE = DECISIONS.add("w3", **_window)

# The Action step
ACT, UNSEEN_ACT = _unseen("act")
PAYMENT, UNSEEN_PAYMENT = _unseen("pay", about="module")
TRANSFER = DECISIONS.add("transfer")
REQUEST = DECISIONS.add("request", about="protocol")
PART_WITH = DECISIONS.add("kind", secret=True)  # a card of the class that was asked for

# The Crew Coordinator's transfer
DIRECTION = DECISIONS.add("branch")
PARTNER = DECISIONS.add("seat")
GIFT, UNSEEN_GIFT = _unseen("kind")
GIFT_CLASS = DECISIONS.add("class")

# Tokens
PLACE_TOKEN = DECISIONS.add("cell", about="token", of=steps.PLACE_TOKENS, secret=True)  # EX-VAR-7
CHOOSE_PLACE = DECISIONS.add("cell", of=steps.CHOOSE_PLACE)
WHICH_TOKEN = DECISIONS.add("token", about="location", of=steps.REMOVE_TOKEN)

# Cards that must go
DISCARD, UNSEEN_DISCARD = _unseen("disc", about="cards", of=steps.DISCARDS)
LIMIT, UNSEEN_LIMIT = _unseen("limit", about="cards", of=steps.HAND_LIMITS)

# What an effect leaves its holder to choose
SUPPLY = DECISIONS.add("res", about="amount", of=steps.CHOOSE_SUPPLY)
FORM = DECISIONS.add("branch", of=steps.CHOOSE_FORM)
REST = DECISIONS.add("seat")
WHICH_ISSUE = DECISIONS.add("issue", of=steps.CURE)
JUMP_WHO = DECISIONS.add("seat", of=steps.JUMP_WHO)
JUMP = DECISIONS.add("cell", about="pawn", of=steps.JUMP)
CARGO_FORM = DECISIONS.add("branch", of=steps.CARGO_GIVER)
GIVER = DECISIONS.add("seat", of=steps.CARGO_GIVER)
RECEIVER = DECISIONS.add("seat", of=steps.CARGO_RECEIVER)
CARGO, UNSEEN_CARGO = _unseen("kind", about="cards", of=steps.CARGO)
FETCH = DECISIONS.add("kind", of=steps.FETCH)
SURVEY, UNSEEN_SURVEY = _unseen("kind")
EVENT_ORDER, UNSEEN_ORDER = _unseen("order", about="cards")
WHICH_EVENT, UNSEEN_EVENT = _unseen("event", about="cards")

# EX-VAR-7: stands in a hidden position for what an event asks that this viewer does not know
SECRET = DECISIONS.add("secret")
