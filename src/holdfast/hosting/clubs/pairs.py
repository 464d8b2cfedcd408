"""Pairing: who plays at which table of an evening."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from random import Random

STARTS = 8
"""Number of random pairings to improve; the best result is used."""

Pairs = Mapping[frozenset[str], int]
"""Number of times that each two members have sat at the same table."""


def played_together(tables: Iterable[Sequence[str]]) -> Counter[frozenset[str]]:
    """Return how often each two members have sat at the same table."""
    found: Counter[frozenset[str]] = Counter()
    for members in tables:
        found.update(frozenset(pair) for pair in combinations(members, 2))
    return found


def sizes_of(people: int, size: int) -> list[int]:
    """Return the number of people at each table: at most `size`, spread as evenly as possible."""
    tables = -(-people // size)
    return [people // tables + (number < people % tables) for number in range(tables)]


def pair(members: Sequence[str], size: int, together: Pairs, random: Random) -> list[list[str]]:
    """Return tables of at most `size` members, at which people meet who have met less often.

    Two members who have met twice weigh four times as much as two who have met once, so that over
    a season everybody plays with everybody. Seats are drawn.
    """
    sizes = sizes_of(len(members), size)
    found = [_improve(_draw_tables(members, sizes, random), together) for _ in range(STARTS)]
    best = min(found, key=lambda tables: sum(_weight(table, together) for table in tables))
    for table in best:
        random.shuffle(table)
    return best


def _draw_tables(members: Sequence[str], sizes: Sequence[int], random: Random) -> list[list[str]]:
    """Return tables of these sizes, drawn by chance."""
    left = random.sample(members, len(members))
    return [[left.pop() for _ in range(size)] for size in sizes]


def _improve(tables: list[list[str]], together: Pairs) -> list[list[str]]:
    """Swap members of two tables as long as that helps."""
    better = True
    while better:
        better = False
        for one, other in combinations(tables, 2):
            for here in range(len(one)):
                for there in range(len(other)):
                    before = _weight(one, together) + _weight(other, together)
                    one[here], other[there] = other[there], one[here]
                    if _weight(one, together) + _weight(other, together) < before:
                        better = True
                    else:
                        one[here], other[there] = other[there], one[here]
    return tables


def _weight(table: Sequence[str], together: Pairs) -> int:
    """Return how often the members of a table have met, weighted by the square."""
    return sum(together.get(frozenset(pair), 0) ** 2 for pair in combinations(table, 2))
