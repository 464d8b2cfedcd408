"""Python's own dice as rules: what `random.Random` draws, drawn by compiled code and on a GPU.

Bots and coins of the lab throw Python's dice. Whoever is to choose the same moves elsewhere must
throw the same: the Mersenne Twister with its 624 words, used as Python uses it.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from holdfast.kernel.rule import long_rule, rule
from holdfast.kernel.tables import table

WORDS = 624
SIZE = WORDS + 1
"""Numbers in a state: its words, and how many of them were drawn."""
_FAR = 397
_LOW = 0xFFFFFFFF


def _unsown(seed: int) -> list[int]:
    words = [seed]
    for i in range(1, WORDS):
        words.append((1812433253 * (words[-1] ^ words[-1] >> 30) + i) & _LOW)
    return words


UNSOWN = table("words of dice", _unsown(19650218))
"""What every seed is mixed into."""


def state_of(dice: Random) -> Any:
    """The state of Python's dice that nobody has thrown yet: Python mixes all words at the first
    throw, where `draw` mixes one at each."""
    state = np.array(dice.getstate()[1], np.uint32)
    if state[WORDS] != WORDS:
        raise ValueError("these dice have been thrown already")
    return state


# Words are read as `0 + word`: the compiler then reckons with 64 bits and a sign, as Python does.


@rule
def draw(state: Any) -> Any:
    """The next 32 bits."""
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
    """A number from 0 to n - 1, as `randrange(n)` and `choice` of n things take it."""
    bits = 0
    while n >> bits != 0:
        bits += 1
    number = draw(state) >> (32 - bits)
    while number >= n:
        number = draw(state) >> (32 - bits)
    return number


@long_rule
def sow(state: Any, seed: int) -> None:
    """Begin as `Random(seed)` does, with a seed of 32 bits."""
    for i in range(WORDS):
        state[i] = UNSOWN[i]
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
