"""Hordes: on the board, on the Main Base, and those that nobody has seen."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import content
from holdfast.games.outbreak.content import FIRST_FINAL, HORDE_IDS, KINDS, LEVELS
from holdfast.games.outbreak.content.effects import FACES
from holdfast.games.outbreak.content.files import ICONS
from holdfast.games.outbreak.models import HordeView
from holdfast.games.outbreak.rules.deck import hordes_of_level
from holdfast.games.outbreak.rules.hordes import needed
from holdfast.games.outbreak.state import DESTROYED, FACEDOWN, ZOMBIES
from holdfast.kernel.plain import plain

MEEPLES = (None, "outbreak", "swell")


def horde_view(s: Any, uid: int) -> HordeView:
    """A horde as far as it is known."""
    horde = s.hordes[uid]
    card = horde.card
    seen = card >= 0
    symbols = (
        [FACES[k] for k in range(6) for _ in range(int(content.RESISTANCE[card, k]))]
        if seen
        else []
    )
    needs = [FACES[k] for k in range(6) for _ in range(plain(needed)(s, card, k))] if seen else []
    icon, fallout = (
        (int(content.HORDES[card].contamination), int(content.HORDES[card].fallout))
        if seen
        else (-1, -1)
    )
    return HordeView(
        hex=horde.hex,
        face_up=horde.place != FACEDOWN,
        known=bool(horde.known),
        card=card if seen else None,
        id=HORDE_IDS[card] if seen else None,
        kind=KINDS[content.HORDES[card].kind] if seen else None,
        level=int(content.HORDES[card].level) if seen else None,
        resistance=symbols,
        needs=needs,
        meeple=MEEPLES[horde.meeple],
        contamination=ICONS.contamination[icon].id if icon >= 0 else None,
        fallout=ICONS.fallout[fallout].id if fallout >= 0 else None,
        twice=bool(seen and content.HORDES[card].twice),
        hits=horde.hits,
        acted=bool(horde.acted and s.phase == ZOMBIES),
        stalled=bool(horde.stalled),
    )


def base_stack(s: Any, base: int) -> list[HordeView]:
    """The hordes on a hex, from top to bottom."""
    hordes, uid = [], s.horde_at[base] - 1
    while uid >= 0:
        hordes.append(horde_view(s, uid))
        uid = s.hordes[uid].under - 1
    return hordes


def unseen_hordes(s: Any) -> dict[str, int]:
    """How many hordes of each level nobody has seen yet."""
    if s.horde_count == 0:
        return {}
    seen = [s.hordes[uid].card for uid in range(s.horde_count) if s.hordes[uid].card >= 0]
    counts = {
        str(level): plain(hordes_of_level)(s, level)
        - sum(content.HORDES[card].level == level for card in seen)
        for level in range(1, LEVELS + 1)
    }
    finals = sum(s.hordes[uid].card >= FIRST_FINAL for uid in range(s.horde_count))
    total = s.finals_left + sum(
        s.hordes[uid].card >= FIRST_FINAL and s.hordes[uid].place == DESTROYED
        for uid in range(s.horde_count)
    )
    counts["final"] = total - finals
    return {level: count for level, count in counts.items() if count}
