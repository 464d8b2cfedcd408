"""Views of the base: its locations and the free spaces around it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from holdfast.games.exoworld.content import CARD, CARD_NAMES, CLASSES, HOME_BASE
from holdfast.games.exoworld.content.geometry import NEIGHBOUR, OUTSIDE, place_of
from holdfast.games.exoworld.content.operations import RESOURCES, TOKENS
from holdfast.games.exoworld.models import LocationView, SpaceView
from holdfast.games.exoworld.state import FROZEN, SHUTDOWN
from holdfast.games.exoworld.view.levels import contributions, printed_effects
from holdfast.kernel.memo import cached_part


def location_views(s: Any, crew: Sequence[int]) -> list[LocationView]:
    """Return the locations of the base, each with the pawns that stand there."""
    scenario = s.options.scenario
    places = [s.locations[place] for place in range(s.location_count)]
    pawns: list[list[int]] = [[] for _ in places]
    for c in crew:
        pawns[s.crew[c].place].append(c)
    return [
        _location_view(scenario, place.cell, place.kind, (*place.tokens,), (*there,))
        for place, there in zip(places, pawns, strict=True)
    ]


@cached_part
def _location_view(
    scenario: int, cell: int, kind: int, tokens: tuple[int, ...], pawns: tuple[int, ...]
) -> LocationView:
    x, y = place_of(cell)
    home = kind == HOME_BASE
    working, frozen = tokens[SHUTDOWN] == 0, tokens[FROZEN] != 0
    return LocationView(
        cell=cell,
        x=x,
        y=y,
        module=None if home else CARD_NAMES[kind],
        colour=None if home else CLASSES[CARD[kind].colour],
        effects=nonzero(printed_effects(scenario, kind)),
        contributes=nonzero(contributions(scenario, kind, not working, frozen)),
        working=working,
        frozen=frozen,
        tokens={name: tokens[t] for t, name in enumerate(TOKENS) if tokens[t]},
        pawns=list(pawns),
    )


def nonzero(values: Sequence[int]) -> dict[str, int]:
    return {RESOURCES[resource]: value for resource, value in enumerate(values) if value}


def free_spaces(s: Any) -> list[SpaceView]:
    """Return the free spaces next to the base, in the order of their cells."""
    base = {s.locations[place].cell for place in range(s.location_count)}
    cells = {cell for taken in base for cell in NEIGHBOUR[taken]} - base - {OUTSIDE}
    return [_SPACES[cell] for cell in sorted(cells)]


def _space_view(cell: int) -> SpaceView:
    x, y = place_of(cell)
    return SpaceView(cell=cell, x=x, y=y)


_SPACES = [_space_view(cell) for cell in range(len(NEIGHBOUR))]
