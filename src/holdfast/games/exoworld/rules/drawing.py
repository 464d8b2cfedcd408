"""Draw and Recycle: cards for an action."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld import content, events, steps
from holdfast.games.exoworld.rules import cards, people
from holdfast.kernel.agenda import then
from holdfast.kernel.events import tell
from holdfast.kernel.rule import long_rule, rule


@rule
def draw_deck(s: Any, log: Any) -> None:
    """EX-DRAW-1, EX-DRAW-3, EX-DRAW-4: the top card of the deck."""
    then(s, steps.ACT)
    s.actions_left -= 1
    kind = cards.draw(s, log)
    if kind != cards.NO_CARD:
        cards.gain(s, people.active_player(s), kind, events.FROM_DECK, log)


@rule
def draw_face(s: Any, kind: int, log: Any) -> None:
    """EX-DRAW-1, EX-DRAW-2: a face-up card, replaced at once."""
    then(s, steps.ACT)
    s.actions_left -= 1
    cards.take_from_row(s, kind)
    cards.gain(s, people.active_player(s), kind, events.FROM_ROW, log)
    cards.refill_row(s, log)


@rule
def is_recycle_free(s: Any) -> bool:
    """The Quartermaster's first Recycle of the turn."""
    member = s.crew[s.active]
    free = content.CHARACTER[member.role].free_recycle
    return free == 1 and s.recycled == 0 and people.has_skill(member)


@rule
def may_recycle(s: Any) -> bool:
    """EX-REC-2."""
    if s.row_count == 0 or s.deck_size == 0:
        return False
    return s.actions_left > 0 or is_recycle_free(s)


@long_rule
def recycle(s: Any, log: Any) -> None:
    """EX-REC-1: the whole row anew; the Quartermaster's first one is free."""
    then(s, steps.ACT)
    cost = 0 if is_recycle_free(s) else 1
    s.actions_left -= cost
    s.recycled = 1
    tell(log, events.RECYCLED, s.active, cost)
    cards.flush_row(s, log)
