"""Cards out of the piles: ops FETCH and SURVEY."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld.content import KINDS
from holdfast.games.exoworld.events import (
    DISCARDED,
    FOR_SURVEY,
    FROM_DISCARD,
    FROM_SURVEY,
    SAW_CARD,
    SURVEYED,
)
from holdfast.games.exoworld.rules.asking import ask
from holdfast.games.exoworld.rules.cards import NO_CARD, batch_done, draw, gain, lay_off
from holdfast.games.exoworld.rules.crew import are_hands_hidden
from holdfast.games.exoworld.rules.steps import FETCHING, SURVEYING
from holdfast.games.exoworld.rules.targets import card_of
from holdfast.games.exoworld.state import CARD
from holdfast.kernel.agenda import push
from holdfast.kernel.events import tell, whisper
from holdfast.kernel.rule import long_rule, rule


@rule
def may_fetch(s: Any, row: int, kind: int) -> bool:
    """D-KIND: any card of the discard pile but this one."""
    return s.discard[kind] > 0 and kind != card_of(row)


@long_rule
def fetching(s: Any, row: int, left: int, holder: int, log: Any) -> None:
    """D-KIND; the pile is open, so a single kind is taken without asking."""
    ways, only = 0, 0
    for kind in range(KINDS):
        if may_fetch(s, row, kind):
            ways += 1
            only = kind
    if ways > 1:
        push(s.agenda, FETCHING, row, left, holder)
        ask(s, CARD, holder)
    elif ways == 1:
        fetch(s, row, left, only, holder, log)


@long_rule
def fetch(s: Any, row: int, left: int, kind: int, holder: int, log: Any) -> None:
    """The holder takes a card from the discard pile."""
    s.discard[kind] -= 1
    s.discard_size -= 1
    gain(s, holder, kind, FROM_DISCARD, log)
    if left > 1:
        push(s.agenda, FETCHING, row, left - 1, holder)


@long_rule
def surveying(s: Any, count: int, holder: int, log: Any) -> None:
    """Lay aside the top cards; all see them, with hidden hands only the Geologist."""
    hidden = are_hands_hidden(s)
    if s.looked == 0:
        while s.looked < count:
            kind = draw(s, log)
            if kind == NO_CARD:
                break
            s.aside[kind] += 1
            s.looked += 1
            if hidden:
                whisper(log, holder, SAW_CARD, holder, kind)
            else:
                tell(log, SAW_CARD, holder, kind)
        tell(log, SURVEYED, s.active, s.looked)
        if s.looked == 0:
            return
    ways, only = 0, 0
    for kind in range(KINDS):
        if s.aside[kind] > 0:
            ways += 1
            only = kind
    if ways > 1 or hidden:
        push(s.agenda, SURVEYING, count, 0, holder)
        ask(s, CARD, holder)
    else:
        keep_surveyed(s, only, holder, log)


@long_rule
def keep_surveyed(s: Any, kind: int, holder: int, log: Any) -> None:
    """One card into the hand, the others discarded as one batch."""
    s.aside[kind] -= 1
    s.looked = 0
    gain(s, holder, kind, FROM_SURVEY, log)
    for other in range(KINDS):
        while s.aside[other] > 0:
            s.aside[other] -= 1
            lay_off(s, other)
            tell(log, DISCARDED, holder, other, FOR_SURVEY)
    batch_done(s, log)
