"""Before a move: what it would do, told to the player who decides."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from holdfast.games.outlive.models import Preview
from holdfast.games.outlive.preview.draft import Draft
from holdfast.games.outlive.preview.heroes import HEROES
from holdfast.games.outlive.preview.losses import LOSSES
from holdfast.games.outlive.preview.night import NIGHT
from holdfast.games.outlive.preview.setup import SETUP
from holdfast.games.outlive.preview.visit import VISIT
from holdfast.kernel.position import Position

PREVIEWS: dict[str, Callable[[Draft], None]] = {**SETUP, **LOSSES, **HEROES, **VISIT, **NIGHT}

FORESEEN = 64
"""Moves that are foreseen once, to be shown and to be said."""


@lru_cache(FORESEEN)
def preview(position: Position, move: int) -> Preview:
    """What a legal move would do, told to the player who decides. The words of a move are made of
    it too."""
    draft = Draft(position, move)
    PREVIEWS[draft.kind.name](draft)
    return draft.preview
