"""Cards out of the piles: ops FETCH and SURVEY."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld import content, decisions, events, moves, steps
from holdfast.games.exoworld.rules import cards, people, targets
from holdfast.kernel.agenda import then
from holdfast.kernel.decision import ask, offer
from holdfast.kernel.events import tell, whisper
from holdfast.kernel.rule import long_rule, rule


@rule
def may_fetch(s: Any, row: int, kind: int) -> bool:
    """D-KIND: any card of the discard pile but this one."""
    return s.discard[kind] > 0 and kind != targets.card_of(row)


@rule
def choose_discarded(s: Any, row: int, left: int, holder: int) -> None:
    """Op FETCH: D-KIND."""
    then(s, steps.FETCH, row, left, holder)
    ask(s, decisions.FETCH, holder)


@long_rule
def offer_discarded(s: Any, row: int) -> None:
    """D-KIND: the cards of the discard pile."""
    for kind in range(content.KINDS):
        if may_fetch(s, row, kind):
            offer(s, moves.KIND(kind))


@long_rule
def fetch(s: Any, kind: int, row: int, left: int, holder: int, log: Any) -> None:
    """D-KIND answered: the holder takes a card from the discard pile."""
    s.discard[kind] -= 1
    s.discard_size -= 1
    cards.gain(s, holder, kind, events.FROM_DISCARD, log)
    if left > 1:
        then(s, steps.FETCH, row, left - 1, holder)


@long_rule
def survey(s: Any, count: int, holder: int, log: Any) -> None:
    """Op SURVEY: lay aside the top cards; all see them, with hidden hands only the Geologist."""
    hidden = people.are_hands_hidden(s)
    while s.looked < count:
        kind = cards.draw(s, log)
        if kind == cards.NO_CARD:
            break
        s.aside[kind] += 1
        s.looked += 1
        if hidden:
            whisper(log, holder, events.SAW_CARD, holder, kind)
        else:
            tell(log, events.SAW_CARD, holder, kind)
    tell(log, events.SURVEYED, s.active, s.looked)
    if s.looked > 0:
        ask(s, decisions.UNSEEN_SURVEY if hidden else decisions.SURVEY, holder)


@long_rule
def offer_surveyed(s: Any) -> None:
    """D-KIND: the cards laid aside."""
    for kind in range(content.KINDS):
        if s.aside[kind] > 0:
            offer(s, moves.KIND(kind))


@long_rule
def keep_surveyed(s: Any, seat: int, kind: int, log: Any) -> None:
    """D-KIND answered: one card into the hand, the others discarded as one batch."""
    s.aside[kind] -= 1
    s.looked = 0
    cards.gain(s, seat, kind, events.FROM_SURVEY, log)
    for other in range(content.KINDS):
        while s.aside[other] > 0:
            s.aside[other] -= 1
            cards.lay_off(s, other)
            tell(log, events.DISCARDED, seat, other, events.FOR_SURVEY)
    cards.batch_done(s, log)
