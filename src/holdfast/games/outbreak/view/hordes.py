"""Views of hordes: on the board, on the Main Base, and the counts of unseen ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from holdfast.games.outbreak import content
from holdfast.games.outbreak.content import FIRST_FINAL, HORDE_IDS, KINDS, LEVELS
from holdfast.games.outbreak.content.effects import FACES
from holdfast.games.outbreak.content.schema import ICONS
from holdfast.games.outbreak.derived_numbers import resistance
from holdfast.games.outbreak.models import HordeView
from holdfast.games.outbreak.rules.deck import hordes_of_level
from holdfast.games.outbreak.state import DESTROYED, DRAWN_UP, FACEDOWN, ZOMBIES
from holdfast.kernel.memo import cached_part, cached_position

MEEPLES = (None, "outbreak", "swell")


def horde_views(s: Any) -> list[HordeView]:
    """Return the hordes on the board; of a stack only the top one."""
    return [horde_view(s, uid - 1) for uid in s.horde_at if uid]


def horde_view(s: Any, uid: int) -> HordeView:
    """Return a horde as far as it is known."""
    horde, card = s.hordes[uid], s.hordes[uid].card
    return _horde_view(
        horde.hex,
        horde.place != FACEDOWN,
        bool(horde.known),
        card,
        *(resistance(s, card) if card >= 0 else ((), ())),
        horde.meeple,
        horde.hits,
        bool(horde.acted and s.phase == ZOMBIES),
        bool(horde.stalled),
    )


@cached_part
def _horde_view(
    hex: int,
    face_up: bool,
    known: bool,
    card: int,
    resists: tuple[int, ...],
    needs: tuple[int, ...],
    meeple: int,
    hits: int,
    acted: bool,
    stalled: bool,
) -> HordeView:
    seen = card >= 0
    icon, fallout = (
        (int(content.HORDES[card].contamination), int(content.HORDES[card].fallout))
        if seen
        else (-1, -1)
    )
    return HordeView(
        hex=hex,
        face_up=face_up,
        known=known,
        card=card if seen else None,
        id=HORDE_IDS[card] if seen else None,
        kind=KINDS[content.HORDES[card].kind] if seen else None,
        level=int(content.HORDES[card].level) if seen else None,
        resistance=_symbols(resists),
        needs=_symbols(needs),
        meeple=MEEPLES[meeple],
        contamination=ICONS.contamination[icon].id if icon >= 0 else None,
        fallout=ICONS.fallout[fallout].id if fallout >= 0 else None,
        twice=bool(seen and content.HORDES[card].twice),
        hits=hits,
        acted=acted,
        stalled=stalled,
    )


def _symbols(counts: Sequence[int]) -> list[str]:
    return [face for face, count in zip(FACES, counts, strict=False) for _ in range(count)]


def base_stack(s: Any, base: int) -> list[HordeView]:
    """Return the hordes on the hex `base`, from top to bottom."""
    hordes, uid = [], s.horde_at[base] - 1
    while uid >= 0:
        hordes.append(horde_view(s, uid))
        uid = s.hordes[uid].under - 1
    return hordes


def destroyed_hordes(s: Any) -> int:
    """Return the number of destroyed hordes."""
    return sum(s.hordes[uid].place == DESTROYED for uid in range(s.dealt))


def drawn_horde(s: Any) -> int | None:
    """Return the horde that is drawn but not yet placed, or None."""
    return next((uid for uid in range(s.dealt) if s.hordes[uid].place == DRAWN_UP), None)


@cached_position
def unseen_hordes(s: Any) -> dict[str, int]:
    """Return the number of hordes of each level that nobody has seen yet."""
    if s.horde_count == 0:
        return {}
    hordes = [s.hordes[uid] for uid in range(s.horde_count)]
    seen = Counter(content.HORDES[horde.card].level for horde in hordes if horde.card >= 0)
    counts = {str(level): hordes_of_level(s, level) - seen[level] for level in range(1, LEVELS + 1)}
    finals = [horde for horde in hordes if horde.card >= FIRST_FINAL]
    total = s.finals_left + sum(horde.place == DESTROYED for horde in finals)
    counts["final"] = total - len(finals)
    return {level: count for level, count in counts.items() if count}
