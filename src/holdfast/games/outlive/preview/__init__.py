"""Previews of moves, for the player who decides.

Each kind of move has a function that adds the effects of a move to a `Draft`.
"""

from __future__ import annotations

from collections.abc import Callable

from holdfast.games.outlive.models import HuntView, Preview, VictimView
from holdfast.games.outlive.preview.draft import Draft, Foreseen, Now, now_of
from holdfast.games.outlive.preview.heroes import HEROES
from holdfast.games.outlive.preview.losses import LOSSES
from holdfast.games.outlive.preview.night import NIGHT
from holdfast.games.outlive.preview.setup import SETUP
from holdfast.games.outlive.preview.visit import VISIT
from holdfast.kernel.memo import cached_position
from holdfast.kernel.position import Position
from holdfast.kernel.wording import line

PREVIEWS: dict[str, Callable[[Draft], None]] = {**SETUP, **LOSSES, **HEROES, **VISIT, **NIGHT}


@cached_position
def foresee(now: Now, move: int) -> Foreseen:
    """Return the effects of a legal move in numbers. Its wording uses them as well."""
    draft = Draft(now, move)
    PREVIEWS[draft.kind.name](draft)
    return draft.finished_effects


def preview(position: Position, move: int) -> Preview:
    """Return the preview of a legal move, for the player who decides."""
    seen = foresee(now_of(position), move)
    hunt = seen.hunt
    shown = {
        "victims": [VictimView(**victim._asdict()) for victim in seen.victims],
        "take": dict(seen.take),
        "hunt": HuntView(**{**hunt._asdict(), "weapons": [*hunt.weapons]}) if hunt else None,
        "lines": [line(f"preview-{key}", tone, **dict(args)) for key, tone, args in seen.lines],
    }
    return Preview(**seen._asdict() | shown)
