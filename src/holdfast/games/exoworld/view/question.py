"""What an open decision is about, for the sentence that asks and for what glows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from holdfast.games.exoworld.content import CARD_NAMES, FIRST_PROTOCOL, OPS
from holdfast.games.exoworld.content.operations import HOLD, TOKENS
from holdfast.games.exoworld.models import QuestionView
from holdfast.games.exoworld.rules.steps import (
    CARGO_STEP,
    CHOOSE_FORM,
    CHOOSE_PLACE,
    CHOOSE_SUPPLY,
    CURING,
    DISCARDS,
    FETCHING,
    JUMPING,
    PLACE_TOKENS,
    REMOVE_TOKEN,
    REQUEST_STEP,
    REST,
    SURVEYING,
    TRANSFER_STEP,
)
from holdfast.games.exoworld.state import DECISIONS


def question(s: Any) -> QuestionView | None:
    """What is asked, from the step that asks; nothing where this viewer may not know it."""
    decision = DECISIONS[s.ask]
    if s.over or decision in ("nothing", "secret"):
        return None
    frame = s.agenda.frames[s.agenda.depth - 1]
    particular = _PARTICULARS.get(int(frame.step))
    return particular(s, frame) if particular else QuestionView(about=decision)


def _place_token(s: Any, frame: Any) -> QuestionView:
    return QuestionView(
        about="place-token", token=TOKENS[int(OPS[frame.a, 1])], amount=int(frame.b)
    )


def _remove_token(s: Any, frame: Any) -> QuestionView:
    return QuestionView(about="remove-token", cell=int(s.locations[frame.a].cell))


def _jump(s: Any, frame: Any) -> QuestionView:
    if frame.b == 0:
        return QuestionView(about="jump-who")
    return QuestionView(about="jump", crew=int(frame.b) - 1)


def _supply(s: Any, frame: Any) -> QuestionView:
    if OPS[frame.a, 0] == HOLD:
        return QuestionView(about="hold")
    return QuestionView(about="supply", amount=int(OPS[frame.a, 2]))


def _cargo(s: Any, frame: Any) -> QuestionView:
    if s.cargo.giver == 0:
        return QuestionView(about="cargo-form" if s.options.players == 1 else "cargo-giver")
    if s.cargo.receiver == 0 and s.options.players > 1:
        return QuestionView(about="cargo-receiver")
    return QuestionView(about="cargo-card", amount=int(frame.a) - int(s.cargo.given))


def _transfer(s: Any, frame: Any) -> QuestionView:
    return QuestionView(about=f"transfer-{DECISIONS[s.ask]}")


def _request(s: Any, frame: Any) -> QuestionView:
    return QuestionView(about="request", card=CARD_NAMES[FIRST_PROTOCOL + int(frame.a)])


def _discards(s: Any, frame: Any) -> QuestionView:
    return QuestionView(about="disc", amount=int(frame.b))


def _plainly(about: str) -> Callable[[Any, Any], QuestionView]:
    return lambda s, frame: QuestionView(about=about)


_PARTICULARS: dict[int, Callable[[Any, Any], QuestionView]] = {
    PLACE_TOKENS: _place_token,
    CHOOSE_PLACE: _plainly("remove-where"),
    REMOVE_TOKEN: _remove_token,
    JUMPING: _jump,
    CHOOSE_SUPPLY: _supply,
    CHOOSE_FORM: _plainly("repair-form"),
    REST: _plainly("rest"),
    CURING: _plainly("issue"),
    CARGO_STEP: _cargo,
    TRANSFER_STEP: _transfer,
    REQUEST_STEP: _request,
    FETCHING: _plainly("fetch"),
    SURVEYING: _plainly("survey"),
    DISCARDS: _discards,
}
