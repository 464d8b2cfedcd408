"""The levels: what a base adds up to, looked up location by location."""

from __future__ import annotations

from functools import cache, lru_cache
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
from holdfast.games.exoworld.state import (
    FROZEN,
    HIGHEST_LEVEL,
    LOWEST_LEVEL,
    SHUTDOWN,
    State,
)
from holdfast.kernel.interpreted import interpret
from holdfast.kernel.position import Position

BASES = 512
"""Bases that are added up once: most moves leave them as they were."""

BARE = (0,) * len(TOKENS)
"""A location without tokens."""

Four = tuple[int, ...]
"""A number for each resource."""


class Base(NamedTuple):
    """All that levels and losses follow from."""

    scenario: int
    start: Four
    """The start levels."""
    locations: tuple[tuple[int, tuple[int, ...]], ...]
    """The module and the tokens of each."""

    def with_module(self, kind: int) -> Base:
        """The base with one more module."""
        return self._replace(locations=(*self.locations, (kind, BARE)))

    def with_tokens(self, place: int, token: int, count: int) -> Base:
        """The base with tokens put somewhere, or taken away."""
        kind, tokens = self.locations[place]
        there = (*tokens[:token], tokens[token] + count, *tokens[token + 1 :])
        changed = (*self.locations[:place], (kind, there), *self.locations[place + 1 :])
        return self._replace(locations=changed)


def base_of(s: Any) -> Base:
    """The base as it stands."""
    options, places = s.options, [s.locations[place] for place in range(s.location_count)]
    return Base(
        options.scenario,
        start_levels(options.scenario, options.training),
        tuple([(place.kind, (*place.tokens,)) for place in places]),
    )


@lru_cache(BASES)
def raw_levels(base: Base) -> Four:
    """The four levels, off the track too."""
    each = [
        contributions(base.scenario, kind, tokens[SHUTDOWN] != 0, tokens[FROZEN] != 0)
        for kind, tokens in base.locations
    ]
    return tuple(map(sum, zip(base.start, *each, strict=True)))


@lru_cache(BASES)
def on_base(base: Base) -> tuple[int, ...]:
    """How many tokens of each type lie on the base."""
    return tuple(map(sum, zip(BARE, *(tokens for _, tokens in base.locations), strict=True)))


@lru_cache(BASES)
def addable(base: Base) -> frozenset[int]:
    """EX-LVL-3: the modules that push no level off the track."""
    levels = raw_levels(base)

    def stays(level: int, change: int) -> bool:
        after = level + change
        return change == 0 or (after <= HIGHEST_LEVEL if change > 0 else after >= LOWEST_LEVEL)

    kinds = range(MODULE_COUNT)
    return frozenset(
        kind for kind in kinds if all(map(stays, levels, printed(base.scenario, kind)))
    )


def on_track(levels: Four) -> Four:
    """EX-LVL-2: levels limited to the track."""
    return tuple([min(HIGHEST_LEVEL, max(LOWEST_LEVEL, level)) for level in levels])


def at_goal(levels: Four) -> int:
    """How many of the four levels are 0 or more."""
    return sum(level >= 0 for level in levels)


@cache
def printed(scenario: int, kind: int) -> Four:
    """What the card of a module says on a planet."""
    s = _alone(scenario, kind)
    return tuple(interpret(printed_effect)(s, 0, resource) for resource in range(len(RESOURCES)))


@cache
def contributions(scenario: int, kind: int, shut_down: bool, frozen: bool) -> Four:
    """What a location does for the levels."""
    s = _alone(scenario, kind)
    s.locations[0].tokens[SHUTDOWN], s.locations[0].tokens[FROZEN] = shut_down, frozen
    return tuple(interpret(contribution)(s, 0, resource) for resource in range(len(RESOURCES)))


def _alone(scenario: int, kind: int) -> Any:
    """A base of nothing but one location."""
    s = Position.blank(State).read()
    s.options.scenario = scenario
    interpret(add_location)(s, HOME_CELL, kind)
    return s


@cache
def start_levels(scenario: int, training: int) -> Four:
    """EX-SET-2, EX-VAR-5: where the levels begin."""
    s = Position.blank(State).read()
    s.options.scenario, s.options.training = scenario, training
    return tuple(interpret(start_level)(s, resource) for resource in range(len(RESOURCES)))
