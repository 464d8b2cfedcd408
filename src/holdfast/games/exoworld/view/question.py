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
    make = _QUESTIONS.get(s.ask)
    return make(s) if make else QuestionView(about=decisions.DECISIONS[s.ask].name)


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


def _counted_question(about: str) -> Callable[[Any], QuestionView]:
    """Return a function that makes the view of a question about a number of cards."""
    return lambda s: QuestionView(about=about, amount=s.about)


def _simple_question(about: str) -> Callable[[Any], QuestionView]:
    return lambda s: QuestionView(about=about)


_QUESTIONS: dict[int, Callable[[Any], QuestionView]] = {
    decisions.PLACE_TOKEN: _place_token,
    decisions.CHOOSE_PLACE: _simple_question("remove-where"),
    decisions.WHICH_TOKEN: _remove_token,
    decisions.JUMP_WHO: _simple_question("jump-who"),
    decisions.JUMP: _jump,
    decisions.SUPPLY: _supply,
    decisions.FORM: _simple_question("repair-form"),
    decisions.REST: _simple_question("rest"),
    decisions.CARGO_FORM: _simple_question("cargo-form"),
    decisions.GIVER: _simple_question("cargo-giver"),
    decisions.RECEIVER: _simple_question("cargo-receiver"),
    decisions.CARGO: _counted_question("cargo-card"),
    decisions.UNSEEN_CARGO: _counted_question("cargo-card"),
    decisions.DIRECTION: _simple_question("transfer-branch"),
    decisions.PARTNER: _simple_question("transfer-seat"),
    decisions.GIFT: _simple_question("transfer-kind"),
    decisions.UNSEEN_GIFT: _simple_question("transfer-kind"),
    decisions.GIFT_CLASS: _simple_question("transfer-class"),
    decisions.REQUEST: _request,
    decisions.FETCH: _simple_question("fetch"),
    decisions.SURVEY: _simple_question("survey"),
    decisions.UNSEEN_SURVEY: _simple_question("survey"),
    decisions.DISCARD: _counted_question("disc"),
    decisions.UNSEEN_DISCARD: _counted_question("disc"),
}
