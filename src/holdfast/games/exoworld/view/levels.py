"""Levels of a base, added up location by location."""

from __future__ import annotations

from typing import Any, NamedTuple

from holdfast.games.exoworld.content import MODULE_COUNT
from holdfast.games.exoworld.content.geometry import HOME_CELL
from holdfast.games.exoworld.content.operations import RESOURCES, TOKENS
from holdfast.games.exoworld.rules.base import (
    add_location,
    contribution,
    printed_effect,
    start_level,
)
from holdfast.games.exoworld.state import FROZEN, HIGHEST_LEVEL, LOWEST_LEVEL, SHUTDOWN, State
from holdfast.kernel.memo import cached_part
from holdfast.kernel.position import Position

BARE = (0,) * len(TOKENS)
"""Tokens of a location without any."""

Four = tuple[int, ...]
"""One number for each resource."""


class Base(NamedTuple):
    """Everything that determines the levels and the losses of a base."""

    scenario: int
    start: Four
    """Start levels."""
    locations: tuple[tuple[int, tuple[int, ...]], ...]
    """Module kind and tokens of each location."""

    def with_module(self, kind: int) -> Base:
        """Return this base with one more module."""
        return self._replace(locations=(*self.locations, (kind, BARE)))

    def with_tokens(self, place: int, token: int, count: int) -> Base:
        """Return this base with `count` tokens added to a location (negative: removed)."""
        kind, tokens = self.locations[place]
        there = (*tokens[:token], tokens[token] + count, *tokens[token + 1 :])
        changed = (*self.locations[:place], (kind, there), *self.locations[place + 1 :])
        return self._replace(locations=changed)


def base_of(s: Any) -> Base:
    """Return the base of a position."""
    options, places = s.options, [s.locations[place] for place in range(s.location_count)]
    return Base(
        options.scenario,
        start_levels(options.scenario, options.training),
        tuple([(place.kind, (*place.tokens,)) for place in places]),
    )


@cached_part
def raw_levels(base: Base) -> Four:
    """Return the four levels, without the limits of the track."""
    each = [
        contributions(base.scenario, kind, tokens[SHUTDOWN] != 0, tokens[FROZEN] != 0)
        for kind, tokens in base.locations
    ]
    return tuple(map(sum, zip(base.start, *each, strict=True)))


def on_base(base: Base) -> tuple[int, ...]:
    """Return the number of tokens of each type on the base."""
    return tuple(map(sum, zip(BARE, *(tokens for _, tokens in base.locations), strict=True)))


@cached_part
def addable(base: Base) -> frozenset[int]:
    """Return the module kinds that push no level off the track (EX-LVL-3)."""
    levels = raw_levels(base)

    def stays(level: int, change: int) -> bool:
        after = level + change
        return change == 0 or (after <= HIGHEST_LEVEL if change > 0 else after >= LOWEST_LEVEL)

    kinds = range(MODULE_COUNT)
    return frozenset(
        kind for kind in kinds if all(map(stays, levels, printed_effects(base.scenario, kind)))
    )


def on_track(levels: Four) -> Four:
    """Return the levels limited to the track (EX-LVL-2)."""
    return tuple([min(HIGHEST_LEVEL, max(LOWEST_LEVEL, level)) for level in levels])


def at_goal(levels: Four) -> int:
    """Return how many of the four levels are 0 or more."""
    return sum(level >= 0 for level in levels)


@cached_part
def printed_effects(scenario: int, kind: int) -> Four:
    """Return the printed effects of a module on a scenario's planet."""
    s = _single_location(scenario, kind)
    return tuple(printed_effect(s, 0, resource) for resource in range(len(RESOURCES)))


@cached_part
def contributions(scenario: int, kind: int, shut_down: bool, frozen: bool) -> Four:
    """Return the contribution of a location to each level."""
    s = _single_location(scenario, kind)
    s.locations[0].tokens[SHUTDOWN], s.locations[0].tokens[FROZEN] = shut_down, frozen
    return tuple(contribution(s, 0, resource) for resource in range(len(RESOURCES)))


def _single_location(scenario: int, kind: int) -> Any:
    """Return a position whose base is one location with this module."""
    s = Position.blank(State).read()
    s.options.scenario = scenario
    add_location(s, HOME_CELL, kind)
    return s


@cached_part
def start_levels(scenario: int, training: int) -> Four:
    """Return the start levels of a scenario (EX-SET-2, EX-VAR-5)."""
    s = Position.blank(State).read()
    s.options.scenario, s.options.training = scenario, training
    return tuple(start_level(s, resource) for resource in range(len(RESOURCES)))
