"""Chance: the generator, exactly uniform numbers, stirring, and prescribed outcomes."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from numba import njit

from holdfast.kernel import chance
from holdfast.kernel.chance import FAULTS, OUT_OF_RANGE, RAN_OUT, Chance
from holdfast.kernel.record_view import view

SIZE = 1 << 32
SEEDS = (0, 1, 2**31, 2**32, 2**62 + 12345, 2**63 - 1)


def reference(words: list[int]) -> Iterator[int]:
    """Yield the numbers of xoshiro128** as its authors publish it, on 32-bit words."""
    s = list(words)

    def rotl(x: int, k: int) -> int:
        return (x << k | x >> (32 - k)) % SIZE

    while True:
        yield rotl(s[1] * 5 % SIZE, 7) * 9 % SIZE
        t = s[1] << 9 & 0xFFFFFFFF
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotl(s[3], 11)


def stream(words: list[int] | None = None, seed: int | None = None) -> Any:
    """Return a chance with these words, or one started from a seed."""
    state = view(Chance, bytearray(Chance.size))
    for i, word in enumerate(words or ()):
        state.words[i] = word
    if seed is not None:
        chance.start(state, seed)
    return state


def words_of(state: Any) -> list[int]:
    """Return the four words of a chance."""
    return list(state.words)


def test_the_reference_is_the_published_generator() -> None:
    # The first numbers from the state 1, 2, 3, 4, as other implementations list them.
    numbers = reference([1, 2, 3, 4])
    assert [next(numbers) for _ in range(4)] == [11520, 0, 5927040, 70819200]


@pytest.mark.parametrize("words", [[1, 2, 3, 4], [2**32 - 1] * 4, [0, 0, 0, 1], [7, 2**31, 5, 9]])
def test_spin_is_that_generator(words: list[int]) -> None:
    state, numbers = stream(words), reference(words)
    spin = chance.spin
    assert [spin(state) for _ in range(500)] == [next(numbers) for _ in range(500)]


@pytest.fixture(scope="module")
def draw() -> Callable[[Any, int, Any], None]:
    """Return a compiled function that draws numbers from a seed, stirring now and then."""
    start, stir, below = chance.start, chance.stir, chance.below

    @njit
    def compiled(states: Any, seed: int, out: Any) -> None:
        start(states[0], seed)
        for i in range(out.shape[0]):
            if i % 50 == 49:
                stir(states[0], i, 2**32 - 1 - i, 77, 2**31)
            out[i] = below(states[0], i + 1)

    return compiled


@pytest.mark.parametrize("seed", SEEDS)
def test_compiled_chance_is_the_same_chance(
    seed: int, draw: Callable[[Any, int, Any], None]
) -> None:
    data, out = np.zeros(1, Chance.dtype), np.zeros(200, np.int64)
    draw(data, seed, out)
    state = stream(seed=seed)
    for i, number in enumerate(out.tolist()):
        if i % 50 == 49:
            chance.stir(state, i, 2**32 - 1 - i, 77, 2**31)
        assert chance.below(state, i + 1) == number
    assert words_of(state) == data["words"][0].tolist()


def test_every_bit_of_the_seed_matters() -> None:
    begun = {tuple(words_of(stream(seed=1 << bit))) for bit in range(63)}
    begun.add(tuple(words_of(stream(seed=0))))
    assert len(begun) == 64
    # and not a little: half of the bits change, more or less
    zero = words_of(stream(seed=0))
    for bit in range(63):
        other = words_of(stream(seed=1 << bit))
        changed = sum((a ^ b).bit_count() for a, b in zip(zero, other, strict=True))
        assert 24 < changed < 104


@pytest.mark.parametrize("seed", range(200))
def test_no_seed_stands_still(seed: int) -> None:
    assert words_of(stream(seed=seed))[3] % 2 == 1


# below


def below_of_words(words: list[int], n: int, monkeypatch: pytest.MonkeyPatch) -> tuple[int, int]:
    """Return what `below` makes of these words, and how many of them it used."""
    given = iter(words)
    used = []
    names = chance.below.__globals__
    monkeypatch.setitem(names, "spin", lambda _: used.append(next(given)) or used[-1])
    return chance.below(stream([1, 2, 3, 4]), n), len(used)


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 7, 8, 10, 11, 12, 18, 36, 60, 61, 97, 936, 65_537])
def test_below_is_exactly_uniform(n: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Check that equally many of all 2^32 words lead to each outcome of `below`.

    The words for outcome k lie in a row: from the first above k * 2^32 / n whose remainder is not
    redrawn, to the last below (k + 1) * 2^32 / n. Both ends and the words beyond them are tried.
    """
    redrawn = SIZE % n
    outcomes = range(n) if n < 200 else [0, 1, n // 2, n - 2, n - 1]
    for k in outcomes:
        first = -(-(k * SIZE + redrawn) // n)
        last = -(-((k + 1) * SIZE) // n) - 1
        assert last - first + 1 == SIZE // n
        assert below_of_words([first], n, monkeypatch) == (k, 1)
        assert below_of_words([last], n, monkeypatch) == (k, 1)
        before = -(-(k * SIZE) // n)
        if before < first:  # the words in between are drawn again
            assert first - before <= 1
            assert below_of_words([before, last], n, monkeypatch) == (k, 2)


@pytest.mark.parametrize("n", [2, 6, 8, 20, 61])
def test_below_looks_uniform(n: int) -> None:
    state, below = stream(seed=20), chance.below
    counts = Counter(below(state, n) for _ in range(100 * n))
    assert sorted(counts) == list(range(n))
    surprise = sum((counts[k] - 100) ** 2 / 100 for k in range(n))
    # Chi-square with n - 1 degrees of freedom: mean n - 1, standard deviation sqrt(2 (n - 1)).
    assert abs(surprise - (n - 1)) < 4 * (2 * (n - 1)) ** 0.5 + 4


def test_pairs_of_rolls_are_independent() -> None:
    state, roll = stream(seed=4), chance.roll
    pairs = Counter((roll(state, 8), roll(state, 8)) for _ in range(64 * 60))
    assert len(pairs) == 64
    surprise = sum((count - 60) ** 2 / 60 for count in pairs.values())
    assert surprise < 103.4  # chi-square, 63 degrees of freedom, one in a thousand


def test_a_die_shows_one_to_its_sides() -> None:
    state, roll = stream(seed=9), chance.roll
    assert {roll(state, 6) for _ in range(300)} == {1, 2, 3, 4, 5, 6}


# stir


def test_each_word_of_entropy_matters() -> None:
    streams = set()
    for words in ((0, 0, 0, 0), (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 2)):
        state = stream(seed=5)
        chance.stir(state, *words)
        streams.add(tuple(chance.spin(state) for _ in range(4)))
    assert len(streams) == 5


def test_stirring_keeps_what_was_there() -> None:
    """Check that the numbers after stirring depend on the state before, not on entropy alone."""
    ends = set()
    for seed in range(20):
        state = stream(seed=seed)
        chance.stir(state, 1, 2, 3, 4)
        ends.add(tuple(words_of(state)))
    assert len(ends) == 20


def test_stirring_never_stands_still() -> None:
    for i in range(100):
        state = stream([0, 0, 0, 1])
        chance.stir(state, i, 0, 0, 1)
        assert any(words_of(state))


# Outcomes laid down


def scripted(*outcomes: int) -> Any:
    """Return a chance with these prescribed outcomes."""
    state = stream(seed=1)
    state.scripted, state.script_length = 1, len(outcomes)
    for i, outcome in enumerate(outcomes):
        state.script[i] = outcome
    return state


def test_prescribed_outcomes_come_in_their_order_and_use_no_chance() -> None:
    state = scripted(5, 0, 2)
    before = words_of(state)
    assert [chance.below(state, 6) for _ in range(2)] == [5, 0]
    assert chance.roll(state, 8) == 3
    assert words_of(state) == before
    assert (state.taken, state.fault) == (3, 0)


def test_running_out_is_a_fault() -> None:
    state = scripted(1)
    chance.below(state, 6)
    assert chance.below(state, 6) == 0
    assert state.fault == RAN_OUT
    assert "more outcomes" in FAULTS[state.fault]


def test_an_impossible_outcome_is_a_fault() -> None:
    state = scripted(6)
    assert chance.below(state, 6) == 0
    assert state.fault == OUT_OF_RANGE
    assert "impossible" in FAULTS[state.fault]
