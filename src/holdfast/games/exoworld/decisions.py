"""Decisions of Exoworld, by the ids of section 5.2 of the rules, in the order of play.

Where several steps ask the same kind of question, each has a decision of its own with the same id.

EX-VIS-6: with hidden hands an option that only its player knows is asked for even if it is the only
one, because an automatic answer would reveal it. Such a decision has an UNSEEN twin. The twin
replaces it while hands are hidden, and only the deciding player sees its options.
"""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld import steps
from holdfast.kernel.agenda import Step
from holdfast.kernel.decision import Decision, Decisions

# D-ACT has the most options: the deck and 6 face-up cards, Recycle, 33 kinds to give to each of 4
# players, 13 cards to take from them, 17 modules in 4 directions, 30 places to walk to, Produce, 5
# modules to shut down, 8 tokens here and one on each side to repair, a skill, 4 Items, 12
# Protocols, 12 of other players, and the end of the step.
DECISIONS = Decisions(
    limit=1 + 6 + 1 + 4 * 33 + 13 + 17 * 4 + 30 + 1 + 5 + 12 + 1 + 4 + 12 + 12 + 1
)


def _add_with_twin(
    name: str, clause: str, about: str | tuple[str, ...] = (), of: Step | None = None
) -> tuple[Decision, Decision]:
    """Add a decision and its twin for hidden hands, and return both."""
    seen = DECISIONS.add(name, clause, about=about, of=of)
    return seen, DECISIONS.add(name, clause, about=about, of=of, always=True, secret=True)


# Setup
CHARACTER = DECISIONS.add("char", "EX-SET-10")
SOLO_CHARACTER = DECISIONS.add("solochar", "EX-SOLO-2")

# Windows. With open hands only players who can play a card are asked.
_window: dict[str, Any] = {"of": steps.WINDOW, "always": True, "secret": True}
BEFORE_TURN = DECISIONS.add("w1", "EX-PROT-3", **_window)
REACTION = DECISIONS.add("w2", "EX-PROT-3", **_window)
BEFORE_UPDATE = DECISIONS.add("w3", "EX-PROT-3", **_window)

# The Action step
ACT, UNSEEN_ACT = _add_with_twin("act", "EX-TURN-3")
PAYMENT, UNSEEN_PAYMENT = _add_with_twin("pay", "EX-DEP-2", about="module")
TRANSFER = DECISIONS.add("transfer", "EX-XFER-3")
REQUEST = DECISIONS.add("request", "EX-PROT-5", about="protocol")
# A card of the requested class.
PART_WITH = DECISIONS.add("kind", "EX-XFER-6", secret=True)

# The Crew Coordinator's transfer
DIRECTION = DECISIONS.add("branch", "EX-SKILL-4")
PARTNER = DECISIONS.add("seat", "EX-SKILL-4")
GIFT, UNSEEN_GIFT = _add_with_twin("kind", "EX-SKILL-4")
GIFT_CLASS = DECISIONS.add("class", "EX-D-CLASS")

# Tokens. EX-VAR-7: with hidden hands nobody else knows what an event asks for.
PLACE_TOKEN = DECISIONS.add("cell", "EX-TOK-1", about="token", of=steps.PLACE_TOKENS, secret=True)
CHOOSE_PLACE = DECISIONS.add("cell", "EX-D-CELL", of=steps.CHOOSE_PLACE)
WHICH_TOKEN = DECISIONS.add("token", "EX-D-TOKEN", about="location", of=steps.REMOVE_TOKEN)

# Forced discards
DISCARD, UNSEEN_DISCARD = _add_with_twin("disc", "EX-D-DISC", about="cards", of=steps.DISCARDS)
LIMIT, UNSEEN_LIMIT = _add_with_twin("limit", "EX-HAND-2", about="cards", of=steps.HAND_LIMITS)

# Choices of the player who holds the card or skill
SUPPLY = DECISIONS.add("res", "EX-D-RES", about="amount", of=steps.CHOOSE_SUPPLY)
FORM = DECISIONS.add("branch", "EX-D-BRANCH", of=steps.CHOOSE_FORM)
REST = DECISIONS.add("seat", "EX-TOK-5")
WHICH_ISSUE = DECISIONS.add("issue", "EX-D-ISSUE", of=steps.CURE)
JUMP_WHO = DECISIONS.add("seat", "EX-D-SEAT", of=steps.JUMP_WHO)
JUMP = DECISIONS.add("cell", "EX-D-CELL", about="pawn", of=steps.JUMP)
CARGO_FORM = DECISIONS.add("branch", "EX-SOLO-7", of=steps.CARGO_GIVER)
GIVER = DECISIONS.add("seat", "EX-D-SEAT", of=steps.CARGO_GIVER)
RECEIVER = DECISIONS.add("seat", "EX-D-SEAT", of=steps.CARGO_RECEIVER)
CARGO, UNSEEN_CARGO = _add_with_twin("kind", "EX-D-KIND", about="cards", of=steps.CARGO)
FETCH = DECISIONS.add("kind", "EX-D-KIND", of=steps.FETCH)
SURVEY, UNSEEN_SURVEY = _add_with_twin("kind", "EX-SKILL-4")
EVENT_ORDER, UNSEEN_ORDER = _add_with_twin("order", "EX-D-ORDER", about="cards")
WHICH_EVENT, UNSEEN_EVENT = _add_with_twin("event", "EX-D-EVENT", about="cards")

# EX-VAR-7: replaces, in a hidden position, a question of an event that this viewer may not know.
SECRET = DECISIONS.add("secret", "EX-VAR-7")
