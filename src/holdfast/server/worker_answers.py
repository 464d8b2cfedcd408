"""Bot requests answered by compiled rules, inside a worker process."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from holdfast import games
from holdfast.hosting.bot_requests import (
    Answer,
    Coached,
    CoachRequest,
    ExplainRequest,
    MoveRequest,
    Past,
    PlanRequest,
    Request,
    Stopped,
    compute_coaching,
    compute_explanation,
    compute_hint,
    compute_plan,
    compute_win_chances,
    never,
    thinking,
)
from holdfast.kernel.background_compiler import switch_if_ready
from holdfast.kernel.game import Game
from holdfast.players.adviser import Advice
from holdfast.players.computations import Foresee, Look, Search, Thought, Wanted, carried_out
from holdfast.players.forecast import compiled_forecast, forecast
from holdfast.players.lookahead import compiled_lookahead, looked
from holdfast.players.mcts import SearchResult, search_now, searched
from holdfast.players.warmup import prepare as prepare_search

T = TypeVar("T")
Searching = Callable[[Game, Search, Stopped], SearchResult | None]


def think(question: MoveRequest, stopped: Stopped = never) -> Answer:
    """Return the move of a bot."""
    return _run(thinking(question, stopped), question.game, stopped)


def outline(asked: PlanRequest, stopped: Stopped = never) -> tuple[int, ...]:
    """Return the moves that a bot plans for its next turn."""
    return _run(compute_plan(asked), asked.game, stopped)


def advise(request: Request, stopped: Stopped = never) -> Advice:
    """Return the best moves for a seat according to a search, with the reasons."""
    return _run(compute_hint(request, stopped), request.game, stopped, search_now)


def coach(asked: CoachRequest, stopped: Stopped = never) -> Coached:
    """Return what a coach finds about a chosen move."""
    return _run(compute_coaching(asked, stopped), asked.game, stopped)


def justify(doubt: ExplainRequest, stopped: Stopped = never) -> Advice:
    """Return the reasons for a move that was made."""
    return _run(compute_explanation(doubt, stopped), doubt.game, stopped)


def look_back(past: Past, stopped: Stopped = never) -> list[list[float]]:
    """Return each seat's chance to win at each position; fewer positions if stopped."""
    return _run(compute_win_chances(past, stopped), past.game, stopped)


def prepare(name: str, stopped: Stopped = never) -> None:
    """Compile the search and the forecast of a game, or load them from the cache."""
    game = _load(name)
    prepare_search(game)
    compiled_forecast(game)
    if game.screen.factors.each:
        compiled_lookahead(game)


def _run(thought: Thought[T], name: str, stopped: Stopped, search: Searching = searched) -> T:
    game = _load(name)

    def answer(wanted: Wanted) -> Any:
        match wanted:
            case Search():
                return search(game, wanted, stopped)
            case Look():
                return looked(game, wanted)
            case Foresee():
                return forecast(game, wanted.position, wanted.playouts, wanted.seed, stopped)

    return carried_out(thought, answer)


def _load(name: str) -> Game:
    game = games.load(name)
    switch_if_ready(game)
    return game
