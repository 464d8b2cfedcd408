"""Thinking natively: what a worker process is asked, and how it answers, by compiled rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from holdfast import games
from holdfast.hosting.bot_requests import (
    Advice,
    Answer,
    ExplainRequest,
    MoveRequest,
    Past,
    PlanRequest,
    Request,
    Stopped,
    advising,
    justifying,
    looking_back,
    never,
    outlining,
    thinking,
)
from holdfast.kernel.background_compiler import switch_if_ready
from holdfast.kernel.game import Game
from holdfast.players.computations import Foresee, Look, Search, Thought, Wanted, carried_out
from holdfast.players.forecast import compiled_forecast, forecast
from holdfast.players.lookahead import compiled_outlook, looked
from holdfast.players.mcts import Thoughts, pondered, searched
from holdfast.players.warmup import prepare as prepare_search

T = TypeVar("T")
Searching = Callable[[Game, Search, Stopped], Thoughts | None]


def think(question: MoveRequest, stopped: Stopped = never) -> Answer:
    """The answer of the bot that is asked."""
    return _come_to(thinking(question, stopped), question.game, stopped)


def outline(asked: PlanRequest, stopped: Stopped = never) -> tuple[int, ...]:
    """The moves that a bot would like to make in its turn."""
    return _come_to(outlining(asked), asked.game, stopped)


def advise(request: Request, stopped: Stopped = never) -> Advice:
    """The moves that a search thinks best among those that somebody may make, and why."""
    return _come_to(advising(request, stopped), request.game, stopped, pondered)


def justify(doubt: ExplainRequest, stopped: Stopped = never) -> Advice:
    """What speaks for a move that was made."""
    return _come_to(justifying(doubt, stopped), doubt.game, stopped)


def look_back(past: Past, stopped: Stopped = never) -> list[list[float]]:
    """For each position how likely each seat was to win; fewer, if this was stopped."""
    return _come_to(looking_back(past, stopped), past.game, stopped)


def prepare(name: str, stopped: Stopped = never) -> None:
    """Compile what searches and forecasts need, or load it where that was done before."""
    game = _loaded(name)
    prepare_search(game)
    compiled_forecast(game)
    if game.screen.factors.each:
        compiled_outlook(game)


def _come_to(thought: Thought[T], name: str, stopped: Stopped, search: Searching = searched) -> T:
    game = _loaded(name)

    def answer(wanted: Wanted) -> Any:
        match wanted:
            case Search():
                return search(game, wanted, stopped)
            case Look():
                return looked(game, wanted)
            case Foresee():
                return forecast(game, wanted.position, wanted.playouts, wanted.seed, stopped)

    return carried_out(thought, answer)


def _loaded(name: str) -> Game:
    game = games.load(name)
    switch_if_ready(game)
    return game
