"""Bot requests answered by compiled rules, inside a worker process."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from holdfast import games
from holdfast.hosting import bot_requests
from holdfast.hosting.bot_requests import Stopped, never
from holdfast.kernel.background_compiler import switch_if_ready
from holdfast.kernel.game import Game
from holdfast.players.adviser import Advice, Outcomes
from holdfast.players.computations import (
    Computation,
    ComputationRequest,
    Foresee,
    Look,
    Search,
    run_computation,
)
from holdfast.players.forecast import compiled_forecast, forecast
from holdfast.players.lookahead import compiled_lookahead, lookahead_result
from holdfast.players.mcts import SearchResult, search_now, search_result
from holdfast.players.warmup import prepare as prepare_search

T = TypeVar("T")
SearchFunction = Callable[[Game, Search, Stopped], SearchResult | None]


def think(question: bot_requests.MoveRequest, stopped: Stopped = never) -> bot_requests.Answer:
    """Return the move of a bot."""
    return _run(bot_requests.compute_move(question, stopped), question.game, stopped)


def outline(asked: bot_requests.PlanRequest, stopped: Stopped = never) -> tuple[int, ...]:
    """Return the moves that a bot plans for its next turn."""
    return _run(bot_requests.compute_plan(asked), asked.game, stopped)


def advise(request: bot_requests.HintRequest, stopped: Stopped = never) -> Advice:
    """Return the best moves for a seat according to a search, with the reasons."""
    return _run(bot_requests.compute_hint(request, stopped), request.game, stopped, search_now)


def coach(asked: bot_requests.CoachRequest, stopped: Stopped = never) -> bot_requests.CoachVerdict:
    """Return the coach's verdict on a chosen move."""
    return _run(bot_requests.compute_coaching(asked, stopped), asked.game, stopped)


def justify(doubt: bot_requests.ExplainRequest, stopped: Stopped = never) -> Advice:
    """Return the reasons for a move that was made."""
    return _run(bot_requests.compute_explanation(doubt, stopped), doubt.game, stopped)


def play_on(asked: bot_requests.PlayOnRequest, stopped: Stopped = never) -> dict[int, Outcomes]:
    """Return the results of games that are played on after each of some moves; none if stopped."""
    return _run(bot_requests.compute_outcomes(asked, stopped), asked.game, stopped)


def look_back(past: bot_requests.WinChancesRequest, stopped: Stopped = never) -> list[list[float]]:
    """Return each seat's chance to win at each position; fewer positions if stopped."""
    return _run(bot_requests.compute_win_chances(past, stopped), past.game, stopped)


def prepare(name: str, stopped: Stopped = never) -> None:
    """Compile the search and the forecast of a game, or load them from the cache."""
    game = _load(name)
    prepare_search(game)
    compiled_forecast(game)
    if game.screen.factors.each:
        compiled_lookahead(game)


def _run(
    thought: Computation[T], name: str, stopped: Stopped, search: SearchFunction = search_result
) -> T:
    game = _load(name)

    def answer(wanted: ComputationRequest) -> Any:
        match wanted:
            case Search():
                return search(game, wanted, stopped)
            case Look():
                return lookahead_result(game, wanted)
            case Foresee():
                return forecast(game, wanted.position, wanted.playouts, wanted.seed, stopped)

    return run_computation(thought, answer)


def _load(name: str) -> Game:
    game = games.load(name)
    switch_if_ready(game)
    return game
