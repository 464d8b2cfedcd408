"""The random numbers of `random.Random` as rules, for compiled code and for GPUs.

Bots and randomised decisions of the lab use Python's generator. To choose the same moves, compiled
code needs the same numbers: the Mersenne Twister with its 624 words, used as Python uses it.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from holdfast.kernel.rule import long_rule, rule
from holdfast.kernel.tables import table

WORDS = 624
SIZE = WORDS + 1
"""The length of a state: its words, and the number of words drawn."""
_FAR = 397
_LOW = 0xFFFFFFFF


def _initial_words(seed: int) -> list[int]:
    words = [seed]
    for i in range(1, WORDS):
        words.append((1812433253 * (words[-1] ^ words[-1] >> 30) + i) & _LOW)
    return words


INITIAL_WORDS = table("words of dice", _initial_words(19650218))
"""The state before a seed is mixed in."""


def state_of(dice: Random) -> Any:
    """Return the state of a new Python generator; raise ValueError if numbers were drawn from it.

    Python mixes all words at the first number, and `draw` mixes one word at each.
    """
    state = np.array(dice.getstate()[1], np.uint32)
    if state[WORDS] != WORDS:
        raise ValueError("numbers were drawn from this generator already")
    return state


# Words are read as `0 + word`: the compiler then computes with signed 64-bit numbers.


@rule
def draw(state: Any) -> Any:
    """Return the next 32 bits."""
    at = (0 + state[WORDS]) % WORDS
    mixed = ((0 + state[at]) & 0x80000000) | ((0 + state[(at + 1) % WORDS]) & 0x7FFFFFFF)
    word = (0 + state[(at + _FAR) % WORDS]) ^ (mixed >> 1) ^ ((mixed & 1) * 0x9908B0DF)
    state[at] = word
    state[WORDS] = at + 1
    word ^= word >> 11
    word ^= (word << 7) & 0x9D2C5680
    word ^= (word << 15) & 0xEFC60000
    return word ^ (word >> 18)


@rule
def below(state: Any, n: int) -> Any:
    """Return a number from 0 to n - 1, as `randrange(n)` and `choice` of n things do."""
    bits = 0
    while n >> bits != 0:
        bits += 1
    number = draw(state) >> (32 - bits)
    while number >= n:
        number = draw(state) >> (32 - bits)
    return number


@long_rule
def seed_state(state: Any, seed: int) -> None:
    """Set the state to that of `Random(seed)`, for a seed of 32 bits."""
    for i in range(WORDS):
        state[i] = INITIAL_WORDS[i]
    # Around once with the seed, and once more without it; the last word comes before the second.
    for k in range(2 * WORDS - 1):
        i = 1 + k % (WORDS - 1)
        before = 0 + state[WORDS - 1 if i == 1 and k > 0 else i - 1]
        mixed = before ^ (before >> 30)
        if k < WORDS:
            word = ((0 + state[i]) ^ (mixed * 1664525)) + seed
        else:
            word = ((0 + state[i]) ^ (mixed * 1566083941)) - i
        state[i] = word & _LOW
    state[0] = 0x80000000
    state[WORDS] = 0
