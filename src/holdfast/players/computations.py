"""Computations: generators that request searches and lookaheads, and return a result.

A computation yields a request for a search, a lookahead or a forecast, receives its result, and
finally returns its own result. So it does not depend on where requests are run: `run_computation`
runs them at once, and the offline mode sends them to workers and continues when they have answered.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from holdfast.kernel.position import Position
from holdfast.players.search_config import USUAL, SearchConfig

if TYPE_CHECKING:
    from holdfast.players.mcts import Budget

T = TypeVar("T")


@dataclass(frozen=True)
class Search:
    """A request for the best moves of the seat that decides (`search_moves` in `mcts`).

    The result is None while no search is ready.
    """

    position: Position
    budget: Budget
    seed: int
    config: SearchConfig = USUAL
    cores: int | None = None
    thorough: bool = True


@dataclass(frozen=True)
class Look:
    """A request for the positions that follow from a move (`lookahead`).

    The result is None while no lookahead is ready.
    """

    hidden: Position
    viewer: int
    move: int
    count: int
    seed: int
    to_the_end: bool = False
    with_positions: bool = True
    """Whether the positions are wanted, or only how the games ended."""


@dataclass(frozen=True)
class Foresee:
    """A request for the win chance of each seat (`forecast`)."""

    position: Position
    playouts: int
    seed: int


ComputationRequest = Search | Look | Foresee
Computation = Generator[ComputationRequest, Any, T]


@dataclass(frozen=True)
class Finished(Generic[T]):
    """The end of a computation."""

    result: T


def advance(computation: Computation[T], found: Any) -> ComputationRequest | Finished[T]:
    """Send a computation what it asked for (None at first); return its next request, or its end."""
    try:
        return computation.send(found)
    except StopIteration as end:
        return Finished(end.value)


def run_computation(computation: Computation[T], answer: Callable[[Any], Any]) -> T:
    """Return the result of a computation; `answer` runs each request at once."""
    step = advance(computation, None)
    while not isinstance(step, Finished):
        step = advance(computation, answer(step))
    return step.result
