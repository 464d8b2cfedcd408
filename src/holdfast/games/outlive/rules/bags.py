"""Bags: tiles that are drawn at random, counted by kind."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive import content, state
from holdfast.kernel.chance import below
from holdfast.kernel.rule import long_rule, rule

# A bag is a number that counts tiles of up to 20 kinds, three bits a kind: a position has no room
# for scratch arrays, and no kind has more than seven tiles.
_BITS = 3
_MASK = 7


@rule
def of_kind(kind: int) -> int:
    """A bag with one tile."""
    return 1 << (_BITS * kind)


@rule
def count_of(bag: int, kind: int) -> int:
    """How many tiles of a kind are in a bag."""
    return (bag >> (_BITS * kind)) & _MASK


@long_rule
def draw_from(chance: Any, bag: int) -> int:
    """The kind of a random tile of a bag, or UNKNOWN if it is empty."""
    tiles, rest = 0, bag
    while rest > 0:
        tiles += rest & _MASK
        rest >>= _BITS
    if tiles == 0:
        return state.UNKNOWN
    left, kind = below(chance, tiles), 0
    while left >= count_of(bag, kind):
        left -= count_of(bag, kind)
        kind += 1
    return kind


@rule
def fill(chance: Any, bag: int, places: Any, count: int, first: int = 0) -> int:
    """Lay random tiles of a bag on the unknown ones of the first places; gives what is left.

    The kinds of the tiles are numbered from `first` on.
    """
    for i in range(count):
        if places[i] == state.UNKNOWN:
            kind = draw_from(chance, bag)
            bag -= of_kind(kind)
            places[i] = first + kind
    return bag


@rule
def all_rooms() -> int:
    """A bag with all advanced rooms."""
    bag = 0
    for room in range(content.STANDARD, content.ROOM_KINDS):
        bag += content.COPIES * of_kind(room - content.STANDARD)
    return bag


@rule
def all_leaders() -> int:
    """A bag with all leaders."""
    bag = 0
    for leader in range(content.LEADER_KINDS):
        bag += of_kind(leader)
    return bag


@rule
def all_animals() -> int:
    """A bag with all wild game."""
    bag = 0
    for animal in range(content.ANIMAL_KINDS):
        bag += content.ANIMAL[animal].tiles * of_kind(animal)
    return bag
