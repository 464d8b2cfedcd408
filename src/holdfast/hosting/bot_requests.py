"""Thoughts: what bots and advisers are asked, and how they come to their answers.

Whoever thinks is given the position as the seat it thinks for may know it, and nothing else. Who
computes what they want to know, they do not say (`players/computations.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from holdfast import games, players
from holdfast.kernel.position import Position
from holdfast.players.computations import Foresee, Search, Thought
from holdfast.players.mcts import Budget, Mcts, Thoughts
from holdfast.players.ranking import CURIOUS, Ranking, rank
from holdfast.players.reasons import Explained, explaining, weighing
from holdfast.players.team_wishes import heeding
from holdfast.table.chat import LONGEST_PLAN
from holdfast.table.wording import Plan, plan

Stopped = Callable[[], bool]

OUTLINE = Budget(playouts=300, seconds=0.5)
"""How long a bot thinks about what it would do later."""


@dataclass(frozen=True)
class MoveRequest:
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
class PlanRequest:
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
class ExplainRequest:
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


def thinking(question: MoveRequest, stopped: Stopped = never) -> Thought[Answer]:
    """The answer of the bot that is asked."""
    game = games.load(question.game)
    position = Position.from_bytes(game.state, question.hidden)
    player = players.of_level(question.level)
    if isinstance(player, Mcts):
        move, line = yield from player.thinking(game, position, question.noise, question.wishes)
        told = plan(game, position, line, question.noise) if line and question.plan else None
        answer = Answer(move, told)
    else:
        move = player.choose(game, position, question.noise)
        heeded = yield from heeding(game, position, move, question.wishes, question.noise, stopped)
        answer = Answer(heeded)
    if not game.allows(position, answer.move):
        raise RuntimeError(f"the bot chose {answer.move}, which is not legal")
    own = game.answers(position, question.seat)
    if answer.move not in own:  # what is best for a team may be for another seat to do
        return Answer(game.advise(position, question.noise, own))
    return answer


def outlining(asked: PlanRequest) -> Thought[tuple[int, ...]]:
    """The moves that a bot would like to make in its turn: what a short search finds, or what a
    steady player does."""
    game = games.load(asked.game)
    position = Position.from_bytes(game.state, asked.hidden)
    if isinstance(players.of_level(asked.level), Mcts) and len(game.legal(position)) > 1:
        found: Thoughts | None = yield Search(position, OUTLINE, asked.noise, cores=1)
        if found is not None:
            return tuple(found.line[:LONGEST_PLAN])
    ahead, moves = game.determinize(position, asked.seat, asked.noise), list[int]()
    while not ahead.over and ahead.to_move == asked.seat and len(moves) < LONGEST_PLAN:
        moves.append(game.advise(ahead, asked.noise))
        game.play(ahead, moves[-1])
    return tuple(moves)


def advising(request: Request, stopped: Stopped = never) -> Thought[Advice]:
    """The moves that a search thinks best among those that somebody may make, and why."""
    game = games.load(request.game)
    position = Position.from_bytes(game.state, request.hidden)
    found: Thoughts = yield Search(position, request.budget, request.noise, CURIOUS)
    choices = [choice for choice in found.choices if choice.move in request.answers]
    ranking = rank(choices, lambda move: game.screen.factors.in_vain(position, move))
    if stopped():
        return Advice(ranking, {})
    best, tried = [one.choice.move for one in ranking.moves], [choice.move for choice in choices]
    why = yield from explaining(game, position, request.viewer, best, tried, request.noise)
    return Advice(ranking, why)


def justifying(doubt: ExplainRequest, stopped: Stopped = never) -> Thought[Advice]:
    """What speaks for a move that was made, beside the best of others, by steady players who finish
    the game from what whoever asks may know."""
    game = games.load(doubt.game)
    position = Position.from_bytes(game.state, doubt.hidden)
    weighed = yield from weighing(game, position, doubt.viewer, doubt.move, doubt.noise, stopped)
    return Advice(*weighed)


def looking_back(past: Past, stopped: Stopped = never) -> Thought[list[list[float]]]:
    """For each position how likely each seat was to win; fewer, if this was stopped."""
    game = games.load(past.game)
    chances: list[list[float]] = []
    for position in past.positions:
        if stopped():
            break
        then = Position.from_bytes(game.state, position)
        chances.append((yield Foresee(then, past.playouts, past.seed)))
    return chances
