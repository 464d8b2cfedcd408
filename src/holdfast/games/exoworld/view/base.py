"""The base: its locations and the spaces around it."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld.content import CARD, CARD_NAMES, CLASSES, HOME_BASE
from holdfast.games.exoworld.content.geometry import NEIGHBOUR, OUTSIDE, place_of
from holdfast.games.exoworld.content.operations import RESOURCES, TOKENS
from holdfast.games.exoworld.models import LocationView, SpaceView
from holdfast.games.exoworld.moves import SEATS
from holdfast.games.exoworld.rules.base import contribution, printed_effect
from holdfast.games.exoworld.rules.people import is_present
from holdfast.games.exoworld.state import FROZEN, SHUTDOWN
from holdfast.kernel.plain import plain


def location_view(s: Any, place: int) -> LocationView:
    location = s.locations[place]
    x, y = place_of(location.cell)
    home = location.kind == HOME_BASE
    printed = [plain(printed_effect)(s, place, resource) for resource in range(4)]
    now = [plain(contribution)(s, place, resource) for resource in range(4)]
    return LocationView(
        cell=location.cell,
        x=x,
        y=y,
        module=None if home else CARD_NAMES[location.kind],
        colour=None if home else CLASSES[CARD[location.kind].colour],
        effects=nonzero(printed),
        contributes=nonzero(now),
        working=location.tokens[SHUTDOWN] == 0,
        frozen=location.tokens[FROZEN] != 0,
        tokens={name: location.tokens[t] for t, name in enumerate(TOKENS) if location.tokens[t]},
        pawns=[c for c in range(SEATS) if plain(is_present)(s, c) and s.crew[c].place == place],
    )


def nonzero(values: list[int]) -> dict[str, int]:
    return {RESOURCES[resource]: value for resource, value in enumerate(values) if value}


def free_spaces(s: Any) -> list[SpaceView]:
    """The free ring around the base."""
    cells: set[int] = set()
    for place in range(s.location_count):
        around = NEIGHBOUR[s.locations[place].cell]
        cells |= {cell for cell in around if cell != OUTSIDE and s.grid[cell] == 0}
    places = [(cell, *place_of(cell)) for cell in sorted(cells)]
    return [SpaceView(cell=cell, x=x, y=y) for cell, x, y in places]
