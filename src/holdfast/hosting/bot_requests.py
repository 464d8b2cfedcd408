"""Requests to bots, and how they are answered.

A bot gets only the hidden position of the seat that it plays for. The functions are generators:
they yield the computations they need (`players/computations.py`), and the caller decides where to
run them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from holdfast import games, players
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.players.adviser import (
    PLAYED_ON,
    Advice,
    Comparison,
    Outcomes,
    compare_played_move,
    compute_advice,
    find_better_move,
    is_doubtful,
    moves_to_compare,
    play_on,
    ranking_at_once,
    ranking_so_far,
)
from holdfast.players.computations import Computation, Foresee, Search
from holdfast.players.mcts import Budget, Mcts, SearchResult
from holdfast.players.net_forecast import net_forecast
from holdfast.players.team_wishes import compute_choice
from holdfast.players.tree import Choice
from holdfast.table.chat import LONGEST_PLAN
from holdfast.table.observation import KnownMove
from holdfast.table.wording import Plan, plan

Stopped = Callable[[], bool]
"""Function that returns whether the request was cancelled."""

OUTLINE = Budget(playouts=300, seconds=0.5)
"""Search budget of a bot for its plan."""


@dataclass(frozen=True, kw_only=True)
class _Request:
    """Base class of requests about one position."""

    game: str
    hidden: bytes
    """Bytes of the position as the seat or viewer of the request may know it."""
    noise: int
    """Random seed."""

    def load(self) -> tuple[Game, Position]:
        """Return the game and the position."""
        game = games.load(self.game)
        return game, Position.from_bytes(game.state, self.hidden)


@dataclass(frozen=True, kw_only=True)
class _BotRequest(_Request):
    """Base class of requests to a bot."""

    level: str
    seat: int
    """Seat that the bot plays for."""


class PlanRequest(_BotRequest):
    """A request to a bot for its plan for a later turn. The position is the start of that turn."""


@dataclass(frozen=True, kw_only=True)
class MoveRequest(_BotRequest):
    """A request to a bot for a move."""

    plan: bool = False
    """Whether the bot should announce its plan."""
    wishes: Mapping[int, int] = field(default_factory=dict)
    """Number of wishes of the team for each move; opposition is negative."""


@dataclass(frozen=True)
class Answer:
    """The move of a bot, and the plan that it announces."""

    move: int
    plan: Plan | None = None


@dataclass(frozen=True, kw_only=True)
class HintRequest(_Request):
    """A request of a person for a hint."""

    viewer: int
    """Seat of that person."""
    answers: tuple[int, ...]
    """Moves that the person may choose."""
    budget: Budget
    found: tuple[Choice, ...] = ()
    """Results of the earlier steps of this hint."""
    first: bool = False
    """Whether this is the first step, which the net answers at once."""
    last: bool = True
    """Whether this is the last step, which looks for the reasons as well."""


@dataclass(frozen=True, kw_only=True)
class ExplainRequest(_Request):
    """A request to explain a move that was made in the position."""

    viewer: int
    """Viewer who asks: a seat, or NOBODY."""
    move: int
    other: int | None = None
    """Move to compare it with, or None for the best of some others."""

    @classmethod
    def about(
        cls, known: KnownMove, viewer: int, noise: int, other: int | None = None
    ) -> ExplainRequest:
        """Return the request to explain this move."""
        return cls(
            game=known.game.name,
            hidden=bytes(known.hidden),
            noise=noise,
            viewer=viewer,
            move=known.move,
            other=other,
        )


@dataclass(frozen=True, kw_only=True)
class PlayOnRequest(_Request):
    """A request to play games on after some moves of one position, to compare the moves."""

    viewer: int
    """Viewer who asks: a seat, or NOBODY."""
    moves: tuple[int, ...]
    others: int = 0
    """Number of other moves to compare with the first one, if no others are named."""
    count: int = PLAYED_ON
    """Games after each move."""
    times: int = 1
    """Number of batches of games. Each batch has a seed far from that of the one before."""


@dataclass(frozen=True, kw_only=True)
class CoachRequest(_Request):
    """A request of a person's coach about a move that the person has chosen."""

    viewer: int
    answers: tuple[int, ...]
    move: int
    advice: Advice | None = None
    """The advice for this decision. Without it the move is only screened."""
    named: tuple[int, ...] = ()
    """Moves that the game's own warnings name."""


@dataclass(frozen=True)
class CoachVerdict:
    """The judgement of a coach about a chosen move."""

    doubtful: bool
    """Whether the move may be a mistake."""
    better: Comparison | None = None
    """A move that is clearly better; only with advice."""


@dataclass(frozen=True)
class WinChancesRequest:
    """A request for the win chances in positions of a finished game."""

    game: str
    positions: tuple[bytes, ...]
    playouts: int
    """Number of playouts for each position. Without any, the game's net judges at once."""
    seed: int


def never() -> bool:
    """Return False: the request is never cancelled."""
    return False


def compute_move(question: MoveRequest, stopped: Stopped = never) -> Computation[Answer]:
    """Compute the move of a bot."""
    game, position = question.load()
    player = players.of_level(question.level)
    if isinstance(player, Mcts):
        move, line = yield from player.compute_thought(
            game, position, question.noise, question.wishes
        )
        announced = plan(game, position, line, question.noise) if line and question.plan else None
        answer = Answer(move, announced)
    else:
        move = player.choose(game, position, question.noise)
        heeded = yield from compute_choice(
            game, position, move, question.wishes, question.noise, stopped
        )
        announced = None
        if question.plan and heeded == move:
            line = _own_turn(question.level, game, position, question.noise)
            announced = plan(game, position, line, question.noise)
        answer = Answer(heeded, announced)
    if not game.allows(position, answer.move):
        raise RuntimeError(f"the bot chose {answer.move}, which is not legal")
    own = game.answers(position, question.seat)
    if answer.move not in own:  # the best move of a team may belong to another seat
        return Answer(game.advise(position, question.noise, own))
    return answer


def random_answer(question: MoveRequest) -> Answer:
    """Return a random legal move, in place of a bot that failed."""
    game, position = question.load()
    own = game.answers(position, question.seat)
    return Answer(own[question.noise % len(own)])


def compute_plan(asked: PlanRequest) -> Computation[tuple[int, ...]]:
    """Compute the moves that a bot would like to make in its turn: by a short search if its level
    searches.
    """
    game, position = asked.load()
    if isinstance(players.of_level(asked.level), Mcts) and len(game.legal(position)) > 1:
        found: SearchResult | None = yield Search(position, OUTLINE, asked.noise, cores=1)
        if found is not None:
            return tuple(found.line[:LONGEST_PLAN])
    return tuple(_own_turn(asked.level, game, position, asked.noise))


def _own_turn(level: str, game: Game, position: Position, noise: int) -> list[int]:
    """Return the moves of the seat that decides until another seat does, by a bot without a search.

    In the real game chance may differ.
    """
    seat, moves = position.to_move, list[int]()
    player = players.of_level(level)
    chooser = players.PLAYERS["heuristic"] if isinstance(player, Mcts) else player
    ahead = game.determinize(position, seat, noise)
    while not ahead.over and ahead.to_move == seat and len(moves) < LONGEST_PLAN:
        moves.append(chooser.choose(game, game.hide(ahead, seat), noise))
        game.play(ahead, moves[-1])
    return moves


def compute_hint(request: HintRequest, stopped: Stopped = never) -> Computation[Advice]:
    """Compute the best of the moves that a person may choose, in the last step with reasons."""
    game, hidden = request.load()
    answers, budget, noise = request.answers, request.budget, request.noise
    if request.first:
        return (yield from ranking_at_once(game, hidden, answers, budget, noise))
    if not request.last:
        return (yield from ranking_so_far(game, hidden, answers, budget, noise, request.found))
    return (
        yield from compute_advice(
            game, hidden, request.viewer, answers, budget, noise, stopped, found=request.found
        )
    )


def compute_coaching(asked: CoachRequest, stopped: Stopped = never) -> Computation[CoachVerdict]:
    """Compute whether a chosen move may be a mistake, and with advice which one is better."""
    game, hidden = asked.load()
    if asked.advice is None:
        doubtful = yield from is_doubtful(
            game, hidden, asked.viewer, asked.move, asked.answers, asked.noise, stopped
        )
        return CoachVerdict(doubtful)
    better = yield from find_better_move(
        game, hidden, asked.viewer, asked.move, asked.advice, asked.noise, asked.named, stopped
    )
    return CoachVerdict(better is not None, better)


def compute_explanation(doubt: ExplainRequest, stopped: Stopped = never) -> Computation[Advice]:
    """Compute the reasons for a move that was made, compared with the best others.

    Heuristic players finish the game from what the viewer may know.
    """
    game, hidden = doubt.load()
    return (
        yield from compare_played_move(
            game, hidden, doubt.viewer, doubt.move, doubt.noise, stopped, doubt.other
        )
    )


def compute_outcomes(
    asked: PlayOnRequest, stopped: Stopped = never
) -> Computation[dict[int, Outcomes]]:
    """Compute how games end after each of some moves, as heuristic players finish them."""
    game, hidden = asked.load()
    moves: Sequence[int] = asked.moves
    if asked.others:
        moves = moves_to_compare(game, hidden, asked.viewer, moves[0], asked.others)
        if len(moves) == 1:
            return {}
    return (
        yield from play_on(
            hidden, asked.viewer, moves, asked.noise, asked.times, stopped, asked.count
        )
    )


def compute_win_chances(
    past: WinChancesRequest, stopped: Stopped = never
) -> Computation[list[list[float]]]:
    """Compute the win chance of each seat in each position. Stop early if the request is
    cancelled. Where the net does not judge, its answer is empty.
    """
    game = games.load(past.game)
    chances: list[list[float]] = []
    for position in past.positions:
        if stopped():
            break
        then = Position.from_bytes(game.state, position)
        if past.playouts:
            chances.append((yield Foresee(then, past.playouts, past.seed)))
        else:
            chances.append(net_forecast(game, then, past.seed))
    return chances
