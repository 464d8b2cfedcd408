"""Random numbers: dice and shuffles whose generator state is part of the position.

The generator is xoshiro128** on four 32-bit words. It is written with masks on 64-bit numbers, so
that Python, compiled code and a GPU compute the same bits. `below` is exactly uniform.

In games between people, `stir` mixes fresh entropy from the operating system into the words before
a move is played. So nobody can compute future dice from past dice, and a replay that stores the
entropy reproduces every byte. Tests and lessons can prescribe outcomes.
"""

from __future__ import annotations

from typing import Any

from holdfast.kernel.record import i1, i2, record, u4
from holdfast.kernel.rule import rule

SCRIPT_LENGTH = 24

Chance = record(
    words=(u4, 4),
    script=(i2, SCRIPT_LENGTH),  # prescribed outcomes, each counted from 0
    scripted=i1,  # 1 while outcomes are prescribed
    script_length=i1,
    taken=i1,  # the number of prescribed outcomes that have been used
    fault=i1,
)

RAN_OUT = 1
OUT_OF_RANGE = 2
FAULTS = {
    RAN_OUT: "more outcomes were rolled than were prescribed",
    OUT_OF_RANGE: "a prescribed outcome is impossible for the roll that used it",
}

_LOW = 0xFFFFFFFF


@rule
def _mix(x: int) -> int:
    """Return a bijective hash of a 32-bit number."""
    x = (x ^ (x >> 16)) * 0x21F0AAAD & _LOW
    x = (x ^ (x >> 15)) * 0x735A2D97 & _LOW
    return x ^ (x >> 15)


@rule
def _rotate(x: int, by: int) -> int:
    """Return a 32-bit number rotated to the left."""
    return ((x << by) | (x >> (32 - by))) & _LOW


@rule
def start(chance: Any, seed: int) -> None:
    """Seed the generator; the state depends on every bit of the 63-bit seed."""
    low, high = seed & _LOW, (seed >> 32) & _LOW
    a = _mix((low + 0x9E3779B9) & _LOW)
    b = _mix((high ^ a) & _LOW)
    c = _mix((low + b) & _LOW)
    d = _mix((high + c + 0x85EBCA6B) & _LOW)
    chance.words[0] = a
    chance.words[1] = b
    chance.words[2] = c
    chance.words[3] = d | 1  # with all four words zero the generator would return only zeros


@rule
def spin(chance: Any) -> int:
    """Advance the generator and return the next 32 random bits."""
    a, b, c, d = chance.words[0], chance.words[1], chance.words[2], chance.words[3]
    bits = _rotate(b * 5 & _LOW, 7) * 9 & _LOW
    shifted = b << 9 & _LOW
    c ^= a
    d ^= b
    chance.words[1] = b ^ c
    chance.words[0] = a ^ d
    chance.words[2] = c ^ shifted
    chance.words[3] = _rotate(d, 11)
    return bits


@rule
def stir(chance: Any, first: int, second: int, third: int, fourth: int) -> None:
    """Mix 128 bits of entropy into the generator state."""
    chance.words[0] = _mix((chance.words[0] ^ first) & _LOW)
    chance.words[1] = _mix((chance.words[1] ^ second) & _LOW)
    chance.words[2] = _mix((chance.words[2] ^ third) & _LOW)
    chance.words[3] = _mix((chance.words[3] ^ fourth) & _LOW) | 1
    spin(chance)
    spin(chance)


@rule
def _next_prescribed(chance: Any, n: int) -> int:
    """Return the next prescribed outcome; set a fault if there is none or it is too large."""
    if chance.taken >= chance.script_length:
        chance.fault = RAN_OUT
        return 0
    outcome = chance.script[chance.taken]
    chance.taken += 1
    if outcome >= n:
        chance.fault = OUT_OF_RANGE
        return 0
    return outcome


@rule
def below(chance: Any, n: int) -> int:
    """Return a random number from 0 to n - 1, all equally likely."""
    if chance.scripted:
        return _next_prescribed(chance, n)
    product = spin(chance) * n
    # Lemire's method: the few of the 2^32 numbers that would favour some outcomes are rejected.
    if product & _LOW < n:
        unfair = (0x100000000 - n) % n
        while product & _LOW < unfair:
            product = spin(chance) * n
    return product >> 32


@rule
def roll(chance: Any, sides: int) -> int:
    """Return the roll of a die, from 1 to its number of sides."""
    return 1 + below(chance, sides)


@rule
def hide_chance(chance: Any) -> None:
    """Set the generator state and the prescribed outcomes to zero.

    They determine future dice, which no viewer may know.
    """
    for i in range(4):
        chance.words[i] = 0
    for i in range(SCRIPT_LENGTH):
        chance.script[i] = 0
    chance.scripted = 0
    chance.script_length = 0
    chance.taken = 0
