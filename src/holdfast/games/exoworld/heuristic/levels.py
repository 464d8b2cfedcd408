"""Scores of levels and supplies, and the shortages of the next Resource Update."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld import content, moves, state
from holdfast.games.exoworld.heuristic import notes
from holdfast.games.exoworld.rules import base, update
from holdfast.kernel.rule import long_rule, rule


@rule
def level_worth(s: Any, resource: int, level: int) -> int:
    """Return the score of a level.

    Negative levels cost, and more if the supply is short. A surplus scores a little, up to level 2.
    """
    if level < 0:
        return level * (notes.STEP + notes.STEP // 2 if s.supply[resource] < 6 else notes.STEP)
    return min(level, 2) * (9 if resource == 3 else 6)


@long_rule
def note_levels(s: Any) -> None:
    """Store in the notes the gain of each module and the next change of each supply."""
    failing = 0  # bits: modules that leave a level below 0 or off the track
    for r in range(moves.RESOURCE_COUNT):
        level = base.raw_level(s, r)
        s.notes[notes.DRAINS + r] = update.production(s, r) - base.count_on_base(s, r)
        for kind in range(content.MODULE_COUNT):
            change = content.EFFECT[s.options.scenario, kind, r]
            after = level + change
            gain = level_worth(s, r, after) - level_worth(s, r, level)
            if (change > 0 and after > state.HIGHEST_LEVEL) or (
                change < 0 and after < state.LOWEST_LEVEL
            ):
                gain -= 10 * notes.STEP
            if after < 0 or after > state.HIGHEST_LEVEL:
                failing |= 1 << kind
            s.notes[notes.GAINS + kind] += gain
    for kind in range(content.MODULE_COUNT):
        if (failing >> kind) & 1 == 0:
            s.notes[notes.GAINS + kind] = notes.WINNING


@rule
def gain_of(s: Any, kind: int) -> int:
    """Return the noted gain of a module for the levels."""
    return s.notes[notes.GAINS + kind]


@rule
def shortage(s: Any, resource: int) -> int:
    """Return the part of the next Resource Update that the Emergency supply would have to pay."""
    return max(0, -(s.supply[resource] + s.notes[notes.DRAINS + resource]))


@rule
def worst_shortage(s: Any) -> int:
    """Return the largest shortage of the four resources."""
    worst = 0
    for r in range(moves.RESOURCE_COUNT):
        worst = max(worst, shortage(s, r))
    return worst


@long_rule
def switch_gain(s: Any, place: int, token: int, placing: bool) -> int:
    """Return the gain for the levels of placing or removing a Shutdown or Frozen token.

    Return WINS if all four levels are 0 or more afterwards.
    """
    gain, won = 0, True
    tokens = s.locations[place].tokens
    for r in range(moves.RESOURCE_COUNT):
        level, effect = base.raw_level(s, r), base.printed_effect(s, place, r)
        change = 0
        if placing:
            now = base.contribution(s, place, r)
            change = -now if token == state.SHUTDOWN else min(0, now) - now
        elif token == state.SHUTDOWN:
            change = min(effect, 0) if tokens[state.FROZEN] != 0 else effect
        elif tokens[state.SHUTDOWN] == 0:
            change = max(effect, 0)
        gain += level_worth(s, r, level + change) - level_worth(s, r, level)
        won = won and level + change >= 0
    return notes.WINS if won else gain
