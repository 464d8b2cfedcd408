"""View of the open decision: what the prompt is about, and what the client highlights."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from holdfast.games.exoworld import decisions
from holdfast.games.exoworld.content import CARD_NAMES, FIRST_PROTOCOL, OPS
from holdfast.games.exoworld.content.operations import HOLD, TOKENS
from holdfast.games.exoworld.models import QuestionView
from holdfast.kernel.decision import NOTHING


def question(s: Any) -> QuestionView | None:
    """Return the open question, or None if there is none or this viewer may not know it."""
    if s.over or s.ask in (NOTHING, decisions.SECRET):
        return None
    particular = _PARTICULARS.get(s.ask)
    return particular(s) if particular else QuestionView(about=decisions.DECISIONS[s.ask].name)


def _place_token(s: Any) -> QuestionView:
    left = s.agenda.frames[s.agenda.depth - 1].b
    return QuestionView(about="place-token", token=TOKENS[s.about], amount=left)


def _remove_token(s: Any) -> QuestionView:
    left = s.agenda.frames[s.agenda.depth - 1].b
    return QuestionView(about="remove-token", cell=s.locations[s.about].cell, amount=left)


def _jump(s: Any) -> QuestionView:
    return QuestionView(about="jump", crew=s.about)


def _supply(s: Any) -> QuestionView:
    row = s.agenda.frames[s.agenda.depth - 1].a
    if OPS[row].op == HOLD:
        return QuestionView(about="hold")
    return QuestionView(about="supply", amount=s.about)


def _request(s: Any) -> QuestionView:
    return QuestionView(about="request", card=CARD_NAMES[FIRST_PROTOCOL + s.about])


def _counted(about: str) -> Callable[[Any], QuestionView]:
    """Return a function for questions whose amount is a number of cards."""
    return lambda s: QuestionView(about=about, amount=s.about)


def _plainly(about: str) -> Callable[[Any], QuestionView]:
    return lambda s: QuestionView(about=about)


_PARTICULARS: dict[int, Callable[[Any], QuestionView]] = {
    decisions.PLACE_TOKEN: _place_token,
    decisions.CHOOSE_PLACE: _plainly("remove-where"),
    decisions.WHICH_TOKEN: _remove_token,
    decisions.JUMP_WHO: _plainly("jump-who"),
    decisions.JUMP: _jump,
    decisions.SUPPLY: _supply,
    decisions.FORM: _plainly("repair-form"),
    decisions.REST: _plainly("rest"),
    decisions.CARGO_FORM: _plainly("cargo-form"),
    decisions.GIVER: _plainly("cargo-giver"),
    decisions.RECEIVER: _plainly("cargo-receiver"),
    decisions.CARGO: _counted("cargo-card"),
    decisions.UNSEEN_CARGO: _counted("cargo-card"),
    decisions.DIRECTION: _plainly("transfer-branch"),
    decisions.PARTNER: _plainly("transfer-seat"),
    decisions.GIFT: _plainly("transfer-kind"),
    decisions.UNSEEN_GIFT: _plainly("transfer-kind"),
    decisions.GIFT_CLASS: _plainly("transfer-class"),
    decisions.REQUEST: _request,
    decisions.FETCH: _plainly("fetch"),
    decisions.SURVEY: _plainly("survey"),
    decisions.UNSEEN_SURVEY: _plainly("survey"),
    decisions.DISCARD: _counted("disc"),
    decisions.UNSEEN_DISCARD: _counted("disc"),
}
