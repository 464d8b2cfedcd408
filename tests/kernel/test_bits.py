"""Tests of sets as bits against Python's own sets."""

from __future__ import annotations

import random

import pytest
from numba import njit

from holdfast.kernel.bits import has, lowest, size, without_lowest
from holdfast.kernel.rule import rule

MOST = 62


@rule
def listed(elements: int, out: list[int]) -> int:
    """Return the elements of a set of bits, taken out one by one."""
    n = 0
    while elements:
        out[n] = lowest(elements)
        elements = without_lowest(elements)
        n += 1
    return n


def sets() -> list[set[int]]:
    """Return small, full and random sets."""
    rng = random.Random(4)
    edges: list[set[int]] = [set(), {0}, {MOST}, {0, MOST}, set(range(MOST + 1))]
    return edges + [set(rng.sample(range(MOST + 1), rng.randint(1, 20))) for _ in range(50)]


def bits(elements: set[int]) -> int:
    return sum(1 << element for element in elements)


@pytest.mark.parametrize("elements", sets())
def test_a_set_is_looked_through_in_ascending_order(elements: set[int]) -> None:
    out = [-1] * (MOST + 1)
    n = listed(bits(elements), out)
    assert out[:n] == sorted(elements)


@pytest.mark.parametrize("elements", sets())
def test_elements_are_found_and_counted(elements: set[int]) -> None:
    number = bits(elements)
    assert {e for e in range(MOST + 1) if has(number, e)} == elements
    assert size(number) == len(elements)


def test_compiled_sets_are_the_same() -> None:
    @njit
    def summary(number: int) -> int:
        total = size(number)
        while number:
            total = total * 64 + lowest(number) & 0xFFFFFFFF
            number = without_lowest(number)
        return total

    for elements in sets():
        assert summary(bits(elements)) == summary(bits(elements))
