"""Views of the events: the deck, the odds of a Critical card, and the lasting effects."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from holdfast.games.exoworld.content import EVENT_NAMES, FIRST_CRITICAL
from holdfast.games.exoworld.content.operations import LASTING, SEVERITIES
from holdfast.games.exoworld.models import EventsView, LastingView, PileView
from holdfast.games.exoworld.moves import SEATS
from holdfast.games.exoworld.rules.people import is_present
from holdfast.games.exoworld.state import (
    EVENT_CARDS_DEALT,
    FRESH,
    HANDS_HIDDEN,
    INCOMMUNICATION,
    PILE_SIZE,
    PILES,
    UNKNOWN,
)
from holdfast.kernel.memo import cached_part

Cards = tuple[tuple[int, int], ...]
"""Event cards from the top of the deck: kind and pile of each."""


def events_view(s: Any) -> EventsView:
    left = s.events_left
    return _events_view(
        tuple([(s.events[i].kind, s.events[i].pile) for i in range(left - 1, -1, -1)]),
        s.critical_out,
        tuple([s.event_discard[i] for i in range(s.event_discards)]),
        s.revealed,
        s.severity,
        bool(s.cancelled),
    )


@cached_part
def _events_view(
    tops: Cards,
    critical_out: int,
    discard: tuple[int, ...],
    revealed: int,
    severity: int,
    cancelled: bool,
) -> EventsView:
    gone = EVENT_CARDS_DEALT - len(tops)
    left = Counter(pile for _, pile in tops)
    odds = critical_odds(tops, critical_out)
    return EventsView(
        left=len(tops),
        blocks=[
            PileView(
                left=left[p],
                critical_out=bool(critical_out >> p & 1),
                critical_at=_critical_at(discard, p, gone),
            )
            for p in range(PILES)
        ],
        known={p: EVENT_NAMES[kind] for p, (kind, _) in enumerate(tops) if kind != UNKNOWN},
        discard=[EVENT_NAMES[kind] for kind in discard],
        revealed=EVENT_NAMES[revealed - 1] if revealed > 0 else None,
        severity=SEVERITIES[severity - 1] if severity else None,
        cancelled=cancelled,
        critical_next=round(100 * odds[0]) if tops else 0,
        critical_within_3=round(100 * odds[1]) if tops else 0,
    )


def _critical_at(discard: Sequence[int], pile: int, gone: int) -> int | None:
    """Return the place of a pile's Critical card within the pile, or None if unknown.

    It is known while all cards that left the deck lie on the discard pile in their order. A Health
    Issue that a character keeps breaks that order.
    """
    if len(discard) != gone:
        return None
    first = pile * PILE_SIZE
    for place in range(min(PILE_SIZE, gone - first)):
        if discard[first + place] >= FIRST_CRITICAL:
            return place
    return None


def critical_odds(tops: Cards, critical_out: int) -> tuple[float, float]:
    """Return the odds that a Critical card is next, and that one is among the next three.

    `tops` are the Event cards from the top, `critical_out` the bits of piles whose Critical card is
    out. Each pile has one Critical card, with equal odds at each place the viewer has not seen.
    """
    seen: list[list[int]] = [[] for _ in range(PILES)]
    unseen: list[list[int]] = [[] for _ in range(PILES)]
    for p, (kind, pile) in enumerate(tops):
        if kind == UNKNOWN:
            unseen[pile].append(p)
        elif kind >= FIRST_CRITICAL:
            seen[pile].append(p)
    first, none_in_three = 0.0, 1.0
    for pile in range(PILES):
        if seen[pile]:
            places = dict.fromkeys(seen[pile], 1.0)
        elif critical_out >> pile & 1:
            places = {}
        else:
            places = {p: 1 / len(unseen[pile]) for p in unseen[pile]}
        first += places.get(0, 0.0)
        none_in_three *= 1 - min(1.0, sum(chance for p, chance in places.items() if p < 3))
    return first, 1 - none_in_three


def in_force(s: Any) -> list[bool]:
    """Return for each lasting effect whether it holds (operation LAST)."""
    return [any(by_crew) for by_crew in s.lasting]


def are_hands_hidden(s: Any) -> bool:
    """Return whether other players see only the colours of a hand (EX-VIS-1, EX-VAR-2)."""
    return s.options.incommunication == INCOMMUNICATION or any(s.lasting[HANDS_HIDDEN])


def lasting_effects(s: Any) -> list[LastingView]:
    views = []
    for name, by_crew in zip(LASTING, s.lasting, strict=True):
        if any(by_crew):
            ends = [
                (_turns_until(s, crew, lasts == FRESH), crew)
                for crew, lasts in enumerate(by_crew)
                if lasts
            ]
            away, crew = max(ends)
            views.append(LastingView(code=name, crew=crew, until_turn=s.turn + away))
    return views


def _turns_until(s: Any, crew: int, fresh: bool) -> int:
    """Return the number of turns from now to the end of the turn in which a lasting effect ends.

    A fresh effect does not end in the running turn but in that character's next one.
    """
    order = [(s.active + k) % SEATS for k in range(SEATS)]
    order = [c for c in order if is_present(s, c)]
    away = order.index(crew) if crew in order else 0
    return away + (len(order) if fresh and away == 0 else 0)
