"""Thoughts: what a worker process is asked, and how it answers.

A worker is given the position as the seat it thinks for may know it, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from holdfast import games, players
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.kernel.warm import is_ready, switch
from holdfast.players.expert import Budget, Expert, ponder
from holdfast.players.forecast import compiled_forecast, forecast
from holdfast.players.outlook import compiled_outlook
from holdfast.players.ranking import CURIOUS, Ranking, rank
from holdfast.players.ready import prepare as prepare_search
from holdfast.players.ready import ready_to_search
from holdfast.players.reasons import Explained, explain, weigh
from holdfast.players.voices import heeded
from holdfast.table.spoken import Plan, plan
from holdfast.table.talk import LONGEST_PLAN

Stopped = Callable[[], bool]

OUTLINE = Budget(playouts=300, seconds=0.5)
"""How long a bot thinks about what it would do later."""


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
    wishes: Mapping[int, int] = field(default_factory=dict)
    """By move how many voices of its team speak for it, or against it."""


@dataclass(frozen=True)
class Answer:
    """What a bot does, and what it says about it."""

    move: int
    plan: Plan | None = None


@dataclass(frozen=True)
class Outline:
    """A bot whose turn comes later, and that is asked what it would do in it."""

    game: str
    level: str
    seat: int
    hidden: bytes
    """The turn that it would have now, as it may know it."""
    noise: int


@dataclass(frozen=True)
class Request:
    """A decision that a person asks advice for."""

    game: str
    viewer: int
    """That person's seat."""
    hidden: bytes
    """The position as that person may know it."""
    answers: tuple[int, ...]
    """The moves that are theirs to make."""
    budget: Budget
    noise: int


@dataclass(frozen=True)
class Doubt:
    """A move that a bot has made, and that somebody would like to understand."""

    game: str
    viewer: int
    """Whoever asks: a seat, or nobody's."""
    hidden: bytes
    """The position that the bot decided in, as whoever asks may know it."""
    move: int
    noise: int


@dataclass(frozen=True)
class Advice:
    """The moves that are hinted at, and what speaks for each."""

    ranking: Ranking
    why: Explained


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
        move, line = player.think(game, position, question.noise, stopped, question.wishes)
        told = plan(game, position, line, question.noise) if line and question.plan else None
        answer = Answer(move, told)
    else:
        move = player.choose(game, position, question.noise)
        answer = Answer(heeded(game, position, move, question.wishes, question.noise, stopped))
    if not game.allows(position, answer.move):
        raise RuntimeError(f"the bot chose {answer.move}, which is not legal")
    own = game.answers(position, question.seat)
    if answer.move not in own:  # what is best for a team may be for another seat to do
        return Answer(game.advise(position, question.noise, own))
    return answer


def outline(asked: Outline, stopped: Stopped = never) -> tuple[int, ...]:
    """The moves that a bot would like to make in its turn: what a short search finds, or what a
    steady player does."""
    game = _loaded(asked.game)
    position = Position.from_bytes(game.state, asked.hidden)
    searches = isinstance(players.of_level(asked.level), Expert) and ready_to_search(game)
    if searches and len(game.legal(position)) > 1:
        line = ponder(game, position, OUTLINE, asked.noise, stopped, cores=1).line
        return tuple(line[:LONGEST_PLAN])
    ahead, moves = game.imagine(position, asked.seat, asked.noise), list[int]()
    while not ahead.over and ahead.to_move == asked.seat and len(moves) < LONGEST_PLAN:
        moves.append(game.advise(ahead, asked.noise))
        game.play(ahead, moves[-1])
    return tuple(moves)


def advise(request: Request, stopped: Stopped = never) -> Advice:
    """The moves that a search thinks best among those that somebody may make, and why."""
    game = _loaded(request.game)
    position = Position.from_bytes(game.state, request.hidden)
    found = ponder(game, position, request.budget, request.noise, stopped, manner=CURIOUS).choices
    choices = [choice for choice in found if choice.move in request.answers]
    ranking = rank(choices, lambda move: game.screen.merits.in_vain(position, move))
    if stopped():
        return Advice(ranking, {})
    best, tried = [one.choice.move for one in ranking.moves], [choice.move for choice in choices]
    why = explain(game, position, request.viewer, best, tried, request.noise)
    return Advice(ranking, why)


def justify(doubt: Doubt, stopped: Stopped = never) -> Advice:
    """What speaks for a move that was made, beside the best of others, by steady players who finish
    the game from what whoever asks may know."""
    game = _loaded(doubt.game)
    position = Position.from_bytes(game.state, doubt.hidden)
    return Advice(*weigh(game, position, doubt.viewer, doubt.move, doubt.noise, stopped))


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
    if game.screen.merits.each:
        compiled_outlook(game)


def _loaded(name: str) -> Game:
    game = games.load(name)
    if game.engine is not game.compiled and is_ready(game):
        switch(game)
    return game
