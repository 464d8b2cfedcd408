"""View of dusk: who would be hurt by fire and contamination tonight if nobody moves."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak.content.effects import BY_CONTAM, BY_FIRE
from holdfast.games.outbreak.content.names import REFUGEES, SURVIVOR_NAMES, WOUND_TYPES
from holdfast.games.outbreak.derived_numbers import health_left, team_of
from holdfast.games.outbreak.models import DuskView
from holdfast.games.outbreak.rules.night import would_hurt
from holdfast.games.outbreak.rules.people import is_able
from holdfast.games.outbreak.view.city import refugee_view


def at_dusk(s: Any) -> list[DuskView]:
    """Return everybody hurt at dusk: survivors in order, by fire and contamination; then refugees.

    OB-HAZ-1, OB-HAZ-3.
    """
    hurt: list[DuskView] = []
    for v in team_of(s):
        for count, cause in enumerate(hazards_of(s, v), 1):
            left = health_left(s, v, count)
            hurt.append(DuskView(who=SURVIVOR_NAMES[v], cause=cause, left=left))
    for piece in range(len(REFUGEES)):
        if piece == 0 or s.settlers[piece - 1]:
            refugee = refugee_view(s, piece)
            if refugee.danger and refugee.cause:
                hurt.append(DuskView(who=refugee.piece, cause=refugee.cause, left=0))
    return hurt


def hazards_of(s: Any, v: int) -> list[str]:
    """Return the hazards that would wound a survivor at dusk: fire, contam."""
    if not is_able(s, v):
        return []
    return [WOUND_TYPES[kind] for kind in (BY_FIRE, BY_CONTAM) if would_hurt(s, v, kind)]
