"""Chances that rolls pay for hordes, counting the tokens of the survivors there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations_with_replacement
from math import factorial
from typing import Any, NamedTuple

from holdfast.games.outbreak.content.effects import BULWARK, FACES, GARRISON, SKULL, TRAP_PIECE
from holdfast.games.outbreak.content.geometry import DISTANCE
from holdfast.games.outbreak.derived_numbers import resistance
from holdfast.games.outbreak.moves import HEXES, RESOURCES, SURVIVORS
from holdfast.games.outbreak.rules.abilities import NONE as NOTHING_SUCH
from holdfast.games.outbreak.rules.attack import can_range
from holdfast.games.outbreak.rules.ground import is_revealed
from holdfast.games.outbreak.rules.in_force import is_blank
from holdfast.games.outbreak.rules.march import may_defend
from holdfast.games.outbreak.rules.payment import wild_gasoline
from holdfast.games.outbreak.rules.rolls import number_of_dice, roller_of, tokens_there
from holdfast.games.outbreak.state import AUTO_DEFENDS, DEFENDS, DOOM_SKULL
from holdfast.kernel.memo import cached_part
from holdfast.kernel.record import NOBODY

MOST_DICE_COUNTED = 8
"""Number of dice from which the chance no longer grows noticeably; larger rolls count as this many.
"""
EXACT = 1e-9
"""Distance from 0 or 1 below which a sum of floating-point probabilities counts as exact."""


_OTHER_RESOURCES = range(1, RESOURCES)  # resources other than Gasoline


def outcomes(dice: int) -> Iterator[tuple[tuple[int, ...], float]]:
    """Yield every result of `dice` resource dice as counts by face, with its probability."""
    for faces in combinations_with_replacement(range(len(FACES)), dice):
        counts = tuple(faces.count(face) for face in range(len(FACES)))
        ways = factorial(dice)
        for count in counts:
            ways //= factorial(count)
        yield counts, ways / len(FACES) ** dice


_outcomes = cache(lambda dice: tuple(outcomes(dice)))


class _Overlay:
    """Read-only wrapper of a record with some fields replaced, because the record may be shared."""

    def __init__(self, record: Any, **fields: Any) -> None:
        self.__dict__.update(fields)
        self._record = record

    def __getattr__(self, name: str) -> Any:
        return getattr(self._record, name)


def position_of_roll(
    s: Any, going: int, roller: int, tile: int, garrisons: int = 0, traps: int = 0
) -> Any:
    """Return the position as if this roll were about to be made."""
    joined = {"garrisons": garrisons, "traps": traps} if garrisons or traps else {}
    return _Overlay(
        s, dice=_Overlay(s.dice, going=going, roller=max(0, roller), tile=tile, **joined)
    )


def defeat_odds(
    s: Any, roller: int, tile: int, going: int, uids: Sequence[int], dice: int | None = None
) -> dict[int, float]:
    """Return for each horde the chance that a roll at a settlement pays for that horde alone."""
    if not uids:
        return {}
    trial = position_of_roll(s, going, roller, tile)
    number = number_of_dice(trial) if dice is None else dice
    means = means_of(trial)
    return {uid: _chance(s, uid, means, number) for uid in uids}


def _chance(s: Any, uid: int, means: Means, dice: int) -> float:
    needs = resistance(s, s.hordes[uid].card)[1]
    return chance_to_pay(needs, means, min(MOST_DICE_COUNTED, dice))


class Means(NamedTuple):
    """Means of payment of a roll beside its dice."""

    tokens: tuple[int, ...]
    wild: bool
    """Whether Gasoline pays for any resource."""
    blank: tuple[bool, ...]
    """Faces that match nothing."""
    skulls: int = 0
    """Number of skulls on the Doom die."""


def means_of(s: Any) -> Means:
    """Return the means of payment of the running roll."""
    roller = roller_of(s)
    return Means(
        tuple(tokens_there(s, k) for k in range(RESOURCES)),
        wild_gasoline(s) != NOTHING_SUCH,
        tuple(bool(is_blank(s, roller, k)) for k in range(RESOURCES)),
        int(s.dice.doom == DOOM_SKULL),
    )


@cached_part
def chance_to_pay(needs: tuple[int, ...], means: Means, dice: int) -> float:
    """Return the chance that `dice` dice pay for a resistance."""
    chance = 0.0
    for counts, probability in _outcomes(dice):
        if pays(needs, means, counts):
            chance += probability
    return chance


def pays(needs: tuple[int, ...], means: Means, counts: Sequence[int]) -> bool:
    """Return whether rolled dice pay for a resistance (OB-PAY-2, OB-PAY-3).

    Dice of the face pay first, then tokens, then skulls; Gasoline pays for every resource if wild.
    """
    spare = counts[SKULL] + means.skulls - needs[SKULL]
    if spare < 0:
        return False
    cans, gasoline, short = means.tokens[0], needs[0], 0
    if not means.blank[0]:
        gasoline = max(0, gasoline - counts[0])
    for k in _OTHER_RESOURCES:
        lack = needs[k] - means.tokens[k]
        if lack > 0:
            short += lack if means.blank[k] else max(0, lack - counts[k])
    if means.wild and cans >= gasoline:
        return short + gasoline <= cans + spare
    return short + max(0, gasoline - cans) <= spare


def paid_for(s: Any, uids: Sequence[int]) -> int:
    """Return how many of these hordes the rolled dice could pay for, each alone."""
    means = means_of(s)
    return sum(pays(resistance(s, s.hordes[uid].card)[1], means, s.dice.faces) for uid in uids)


def percent(chance: float) -> int:
    """Return a chance as a percentage; 0 and 100 only if it is exact."""
    if min(chance, 1 - chance) < EXACT:
        return round(100 * chance)
    return min(99, max(1, round(100 * chance)))


def attack_targets(s: Any, v: int) -> list[int]:
    """Return the hordes that this survivor could attack."""
    here = s.tiles[s.survivors[v].tile].hex
    far = 2 if can_range(s, v, False) else 1
    return [s.horde_at[hex] - 1 for hex in hexes_within(here, far) if is_revealed(s, hex)]


@cache
def hexes_within(here: int, far: int) -> tuple[int, ...]:
    """Return the hexes within a distance of a hex, in order, without the hex itself."""
    return tuple(hex for hex in range(HEXES) if 1 <= DISTANCE[here, hex] <= far)


def best_defence(s: Any, tile: int, uid: int) -> tuple[int, float]:
    """Return the best defender of a settlement against a horde, and the chance to stop it.

    The defender is a survivor, or NOBODY for the Bulwark, the Garrisons and the Traps there.
    """
    if s.tiles[tile].pieces[BULWARK]:
        return NOBODY, 1.0
    if s.tiles[tile].defended:
        return NOBODY, 0.0  # OB-DEF-1: one Defence Roll a night
    able = may_defend(s, tile)
    chances = [
        (defeat_odds(s, v, tile, DEFENDS, [uid])[uid], -v)
        for v in range(SURVIVORS)
        if able >> v & 1
    ]
    if chances:
        chance, v = max(chances)
        return -v, chance
    pieces = s.tiles[tile].pieces
    garrisons, traps = pieces[GARRISON], pieces[TRAP_PIECE]
    if garrisons + traps == 0:
        return NOBODY, 0.0
    trial = position_of_roll(s, AUTO_DEFENDS, NOBODY, tile, garrisons, traps)
    return NOBODY, _chance(s, uid, means_of(trial), number_of_dice(trial))
