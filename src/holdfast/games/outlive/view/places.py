"""Views of the boards: the convoy, and the places with animals, search tiles and heroes."""

from __future__ import annotations

from collections import Counter
from typing import Any

from holdfast.games.outlive import content, state
from holdfast.games.outlive.content import vocabulary
from holdfast.games.outlive.derived_numbers import in_force, prey
from holdfast.games.outlive.models import (
    CityView,
    ConvoyView,
    PlaceView,
    SpotView,
    StrikeView,
    WildView,
)
from holdfast.games.outlive.view.pieces import hero_view, nonzero_tokens
from holdfast.kernel.memo import cached_part
from holdfast.kernel.record import NOBODY


@cached_part
def convoy_view(space: int, event: int, by: int, day: int, players: int) -> ConvoyView:
    """Return the view of a space of the convoy with its event."""
    known = event != state.UNKNOWN
    lies = "face-down" if not known else "in-force" if by == NOBODY else "overcome"
    return ConvoyView(
        day=space + 1,
        radiation=content.RADIATION[space],
        state=lies,
        event=content.EVENT_NAMES[event] if known else None,
        points=content.EVENT[event].points if known else 0,
        cost=nonzero_tokens(content.EVENT[event].cost) if known else {},
        n=_strength_of_event(event, players) if known else 0,
        today=known and space == day - 1,
        by=None if by == NOBODY else by,
    )


def _strength_of_event(event: int, players: int) -> int:
    effect = content.EVENT[event].effect
    by_players: int = content.EFFECT[effect].by_players[players - content.FEWEST]
    return by_players or abs(content.EFFECT[effect].n)


_Wild = tuple[int | None, int, int, tuple[int, ...]]
"""Top animal, its cost, its Meat, and the stack from the bottom."""
_City = tuple[tuple[int, ...], int, tuple[int, ...], bool]
"""Search tiles, number of open ones, display, and whether the viewer knows the stack."""
_Spot = tuple[bool, bool]
"""Whether a survivor and whether a hero is on the spot."""
_Figure = tuple[int, int, Any]
"""Seat, number and record of a hero on the board."""
_Strike = tuple[int, int]
"""Event that takes something from a place, and how much."""


def place_views(s: Any, viewer: int) -> list[PlaceView]:
    """Return the views of all places on the board."""
    players = s.options.players
    figures: list[list[_Figure]] = [[] for _ in content.PLACE_NAMES]
    for seat in range(players):
        for number, hero in enumerate(s.players[seat].heroes):
            if hero.place != content.NOWHERE:
                figures[hero.place].append((seat, number, hero))
    cards = in_force(s)
    struck = _strikes_by_place(cards, players)
    return [
        _place(
            place,
            players,
            s.stock[place],
            _wild(s, printed.wild, viewer, cards) if printed.wild >= 0 else None,
            _city(s, printed.city, viewer) if printed.city >= 0 else None,
            _ship(s, figures[place]) if place == content.SHIP else (),
            bool(s.algae) if place == content.BASE else None,
            (*figures[place],),
            struck[place],
        )
        for place, printed in enumerate(content.PLACE)
    ]


@cached_part
def _place(
    place: int,
    players: int,
    stock: int,
    wild: _Wild | None,
    city: _City | None,
    spots: tuple[_Spot, ...],
    algae: bool | None,
    figures: tuple[_Figure, ...],
    strikes: tuple[_Strike, ...],
) -> PlaceView:
    printed = content.BOARD.place[place]
    count = len(content.PLACE_NAMES)
    return PlaceView(
        id=printed.id,
        kind=printed.kind,
        x=printed.x,
        y=printed.y,
        neighbours=[
            content.PLACE_NAMES[(place - 1) % count],
            content.PLACE_NAMES[(place + 1) % count],
        ],
        resource=printed.resource,
        stock=stock,
        cap=content.PLACE[place].cap[players - content.FEWEST],
        wild=None if wild is None else _wild_view(*wild),
        city=None if city is None else _city_view(*city),
        spots=[_spot_view(spot, *lies) for spot, lies in enumerate(spots)],
        algae=algae,
        heroes=[hero_view(*figure) for figure in figures],
        strikes=[
            StrikeView(event=content.EVENT_NAMES[event], count=count) for event, count in strikes
        ],
    )


def _strikes_by_place(cards: tuple[int, ...], players: int) -> list[tuple[_Strike, ...]]:
    """Return by place the events that take something from it."""
    struck: list[list[_Strike]] = [[] for _ in content.PLACE_NAMES]
    for event in cards:
        effect = content.EFFECT[content.EVENT[event].effect]
        if effect.op in (vocabulary.STOCK_LOSS, vocabulary.SEARCH_LOSS):
            for place, strikes in enumerate(struck):
                if effect.places >> place & 1:
                    strikes.append((event, _strength_of_event(event, players)))
    return [(*strikes,) for strikes in struck]


def _wild(s: Any, wild: int, viewer: int, cards: tuple[int, ...]) -> _Wild:
    stack = (*s.wild[wild],)[: s.wild_left[wild]]
    if not stack:
        return None, 0, 0, ()
    animal = stack[-1]
    # Rooms are secret during the draft, and a spectator does not hunt.
    counts = viewer != NOBODY and s.phase > 0
    need, meat = content.ANIMAL[animal].endurance, content.ANIMAL[animal].meat
    if counts:
        need, meat = prey(s.players[viewer], cards, animal)
    return animal, need, meat, stack


def _wild_view(animal: int | None, need: int, meat: int, stack: tuple[int, ...]) -> WildView:
    if animal is None:
        return WildView(top=None, endurance=0, need=0, meat=0, left=0, known=None)
    return WildView(
        top=content.ANIMAL_NAMES[animal],
        endurance=content.ANIMAL[animal].endurance,
        need=need,
        meat=meat,
        left=len(stack),
        known=None
        if state.UNKNOWN in stack or len(stack) == 1
        else [content.ANIMAL_NAMES[a] for a in reversed(stack)],
    )


def _city(s: Any, city: int, viewer: int) -> _City:
    knows = viewer != NOBODY and bool(s.players[viewer].search_seen >> city & 1)
    return (*s.search[city],), s.turned[city], (*s.display[city],), knows


def _city_view(
    tiles: tuple[int, ...], turned: int, display: tuple[int, ...], knows: bool
) -> CityView:
    unseen = Counter(content.SEARCH_SET)
    unseen.subtract(tiles[:turned])
    stack = tiles[turned:]
    return CityView(
        display=[
            None if tile == state.UNKNOWN else content.EQUIPMENT_NAMES[tile] for tile in display
        ],
        left=len(stack),
        open=[content.FIND_NAMES[find] for find in tiles[:turned]],
        unseen={content.FIND_NAMES[find]: n for find, n in sorted(unseen.items()) if n},
        known=[content.FIND_NAMES[find] for find in stack] if knows and stack else None,
    )


def _ship(s: Any, figures: list[_Figure]) -> tuple[_Spot, ...]:
    taken = {hero.spot for _, _, hero in figures}
    return tuple((bool(survivor), spot in taken) for spot, survivor in enumerate(s.aboard))


def _spot_view(spot: int, survivor: bool, taken: bool) -> SpotView:
    return SpotView(
        number=spot + content.FIRST_SPOT,
        cans=content.SPOT_CANS[spot],
        survivor=survivor,
        taken=taken,
    )
