"""Views of small pieces that boards and shelters share: tokens and heroes."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive import content, state
from holdfast.games.outlive.content import vocabulary
from holdfast.games.outlive.models import HeroView, Tokens
from holdfast.games.outlive.position_builder import HERO_NAMES
from holdfast.kernel.memo import cached_part


def token_counts(counts: Any) -> Tokens:
    """Return the number of tokens of each resource, by name."""
    return dict(zip(vocabulary.RESOURCE_NAMES, counts, strict=True))


def nonzero_tokens(counts: Any) -> Tokens:
    """Return the number of each resource that is present, by name."""
    return {name: n for name, n in token_counts(counts).items() if n}


@cached_part
def hero_view(seat: int, number: int, hero: Any) -> HeroView:
    """Return the view of a hero."""
    return HeroView(
        seat=seat,
        hero=number,
        name=HERO_NAMES[number],
        strength=content.STRENGTH[number],
        place=None if hero.place == content.NOWHERE else content.PLACE_NAMES[hero.place],
        standing=bool(hero.standing),
        spot=None if hero.spot == state.NO_SPOT else hero.spot + content.FIRST_SPOT,
    )
