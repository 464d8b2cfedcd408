"""Thoughts: what a worker process is asked, and how it answers.

A worker is given the position as the seat it thinks for may know it, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from holdfast import games, players
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.kernel.warm import is_ready, switch
from holdfast.players.expert import Budget, Expert, ponder
from holdfast.players.forecast import compiled_forecast, forecast
from holdfast.players.ready import prepare as prepare_search
from holdfast.players.tree import Choice
from holdfast.table.spoken import Plan, plan

Stopped = Callable[[], bool]


@dataclass(frozen=True)
class Question:
    """A decision that a bot is asked for."""

    game: str
    level: str
    seat: int
    """The seat that the bot answers for, and for no other."""
    hidden: bytes
    """The position as that seat may know it."""
    noise: int
    plan: bool = False
    """Whether the others would like to hear what it is up to."""


@dataclass(frozen=True)
class Answer:
    """What a bot does, and what it says about it."""

    move: int
    plan: Plan | None = None


@dataclass(frozen=True)
class Request:
    """A decision that a person asks advice for."""

    game: str
    hidden: bytes
    """The position as that person may know it."""
    budget: Budget
    noise: int


@dataclass(frozen=True)
class Past:
    """Positions of a game that is over, to be judged again."""

    game: str
    positions: tuple[bytes, ...]
    playouts: int
    """For each of them."""
    seed: int


def never() -> bool:
    """Nobody stops this."""
    return False


def think(question: Question, stopped: Stopped = never) -> Answer:
    """The answer of the bot that is asked."""
    game = _loaded(question.game)
    position = Position.from_bytes(game.state, question.hidden)
    player = players.of_level(question.level)
    if isinstance(player, Expert):
        move, line = player.think(game, position, question.noise, stopped)
        told = plan(game, position, line, question.noise) if line and question.plan else None
        answer = Answer(move, told)
    else:
        answer = Answer(player.choose(game, position, question.noise))
    if not game.allows(position, answer.move):
        raise RuntimeError(f"the bot chose {answer.move}, which is not legal")
    own = game.answers(position, question.seat)
    if answer.move not in own:  # what is best for a team may be for another seat to do
        return Answer(game.advise(position, question.noise, own))
    return answer


def advise(request: Request, stopped: Stopped = never) -> list[Choice]:
    """The moves that a search thinks best, the most trusted first."""
    game = _loaded(request.game)
    position = Position.from_bytes(game.state, request.hidden)
    return ponder(game, position, request.budget, request.noise, stopped).choices


def look_back(past: Past, stopped: Stopped = never) -> list[list[float]]:
    """For each position how likely each seat was to win; fewer, if this was stopped."""
    game = _loaded(past.game)
    chances = []
    for position in past.positions:
        if stopped():
            break
        then = Position.from_bytes(game.state, position)
        chances.append(forecast(game, then, past.playouts, past.seed, stopped))
    return chances


def prepare(name: str, stopped: Stopped = never) -> None:
    """Compile what searches and forecasts need, or load it where that was done before."""
    game = _loaded(name)
    prepare_search(game)
    compiled_forecast(game)


def _loaded(name: str) -> Game:
    game = games.load(name)
    if game.engine is not game.compiled and is_ready(game):
        switch(game)
    return game
