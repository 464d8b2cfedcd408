"""Thoughts: what to do, without saying who computes.

A thought is a generator. It yields what it wants to know, a search, an outlook or a forecast, is
given what was found, and returns what it has come to. Here that is computed at once; a page asks
others for it and goes on when they have answered.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from holdfast.kernel.position import Position
from holdfast.players.search_config import USUAL, SearchConfig

if TYPE_CHECKING:
    from holdfast.players.mcts import Budget

T = TypeVar("T")


@dataclass(frozen=True)
class Search:
    """The best moves of the seat that decides: `ponder` in `expert`. Nothing, where nobody can
    search yet."""

    position: Position
    budget: Budget
    seed: int
    manner: SearchConfig = USUAL
    cores: int | None = None
    thorough: bool = True


@dataclass(frozen=True)
class Look:
    """What follows from a move: `outlook`. Nothing, where nobody can look ahead yet."""

    hidden: Position
    viewer: int
    move: int
    count: int
    seed: int
    to_the_end: bool = False


@dataclass(frozen=True)
class Foresee:
    """How likely each seat is to win: `forecast`."""

    position: Position
    playouts: int
    seed: int


Wanted = Search | Look | Foresee
Thought = Generator[Wanted, Any, T]


def carried_out(thought: Thought[T], answer: Callable[[Any], Any]) -> T:
    """What a thought comes to, if everything that it wants is answered at once."""
    found = None
    while True:
        try:
            wanted = thought.send(found)
        except StopIteration as end:
            result: T = end.value
            return result
        found = answer(wanted)
