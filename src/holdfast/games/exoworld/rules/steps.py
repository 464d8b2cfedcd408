"""The steps that can lie on the agenda, in the order of play.

A step that asks puts itself back on the agenda first: the frame on top is the open question.
"""

from __future__ import annotations

(
    CHARACTERS,
    SOLO_CHARACTERS,
    DEAL,
    TURN_START,
    WINDOW,
    ACT_STEP,
    PAY_STEP,
    OFFER_STEP,
    TRANSFER_STEP,
    REQUEST_STEP,
    EVENT_STEP,
    RESOLVE,
    EVENT_DONE,
    EFFECT,
    PLACE_TOKENS,
    DISCARDS,
    CHOOSE_SUPPLY,
    CHOOSE_FORM,
    CHOOSE_PLACE,
    REMOVE_TOKEN,
    REST,
    CURING,
    JUMPING,
    CARGO_STEP,
    FETCHING,
    PEEKING,
    SURVEYING,
    UPDATE,
    TURN_END,
    HAND_LIMITS,
    BETWEEN_TURNS,
) = range(1, 32)

# Windows (argument of WINDOW): EX-PROT-6
ACTION_STEP, W1, W2, W3 = range(4)
