"""The adviser: ranks the moves of a decision and says why, for hints, the coach and reviews.

All of them use one ranking, one set of reasons and one picture of what is likely, so they never
contradict each other. This needs the compiled engine.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import sqrt
from typing import Any, Literal, TypeVar

from holdfast.kernel.factors import LEAST_POINTS, Factors
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.players.computations import Computation, Look, Search, run_computation
from holdfast.players.lookahead import Lookahead, lookahead_result
from holdfast.players.mcts import APART, Budget, SearchResult, search_now, together
from holdfast.players.net import net_of
from holdfast.players.ranking import (
    AT_ONCE_CONFIG,
    HINT_CONFIG,
    Measure,
    Ranking,
    about_equal,
    difference,
    is_reliable,
    merge,
    rank,
    rank_by_points,
    says_nothing,
    spread,
)
from holdfast.players.reasons import (
    FEWEST,
    Effect,
    MoveReasons,
    Reason,
    effects,
    explain_moves,
    known_effects,
    reasons,
)
from holdfast.players.tree import Choice

GUESSES = 64  # determinizations for each move; workers in browsers have room for as many
COMPARED = 6  # moves that are looked at, to find what sets one apart
PLAYED_ON = 48  # games for each move that is compared with one that was made
OTHERS = 3  # moves that are compared with the one that was made
LEAST_CHANCE = 0.03  # a smaller loss of chance is not worth a warning
SCREENED = 32  # determinizations of a move that may be a mistake
ENDED = 8  # determinizations that must all end in defeat, so that a move loses at once

Stopped = Callable[[], bool]
T = TypeVar("T")


def never() -> bool:
    """Return False: nothing stops the computation."""
    return False


@dataclass(frozen=True)
class Advice:
    """Ranked moves, and the reasons for each."""

    ranking: Ranking
    why: MoveReasons
    by_net: bool = False
    """Whether a net has judged the positions, which knows no points."""


STEPS = (0.02, 0.12, 0.36, 0.5)
"""The share of the budget that each step of a hint searches with. The first is for the net, so that
a person sees a rough order at once. The last also looks for the reasons."""


def compute_now(game: Game, computation: Computation[T]) -> T:
    """Return the result of a computation; its searches and lookaheads are run at once."""

    def answer(wanted: Any) -> Any:
        if isinstance(wanted, Look):
            return lookahead_result(game, wanted)
        return search_now(game, wanted, never)

    return run_computation(computation, answer)


def ranking_so_far(
    game: Game,
    hidden: Position,
    answers: Sequence[int],
    budget: Budget,
    seed: int,
    found: Sequence[Choice] = (),
) -> Computation[Advice]:
    """Rank these moves by a search and what earlier searches have found, without reasons."""
    result: SearchResult = yield Search(hidden, budget, seed, HINT_CONFIG)
    choices = _own_choices(found, result.choices, answers)
    return Advice(rank(choices, partial(game.screen.factors.in_vain, hidden)), {})


def ranking_at_once(
    game: Game, hidden: Position, answers: Sequence[int], budget: Budget, seed: int
) -> Computation[Advice]:
    """Rank these moves by a short search that the game's net guides, without reasons.

    Moves that the game's coach warns of are left out if there are others. Where the net does not
    decide, heuristic players finish the games.
    """
    net = net_of(game)
    by_net = net is not None and net.rate(hidden, game.legal(hidden)) is not None
    config = AT_ONCE_CONFIG if by_net else HINT_CONFIG
    result: SearchResult = yield Search(hidden, budget, seed, config)
    choices = _own_choices((), result.choices, answers)
    in_vain = partial(game.screen.factors.in_vain, hidden)
    poor = {one.move for one in choices if in_vain(one.move) or game.cautions(hidden, one.move)}
    ranking = rank(choices, in_vain if len(poor) == len(choices) else poor.__contains__)
    return Advice(ranking, {}, by_net)


def compute_advice(
    game: Game,
    hidden: Position,
    viewer: int,
    answers: Sequence[int],
    budget: Budget,
    seed: int,
    stopped: Stopped = never,
    cores: int | None = None,
    found: Sequence[Choice] = (),
) -> Computation[Advice]:
    """Return the best of these moves and the reasons for them.

    What earlier searches have `found` is added to it.
    """
    result: SearchResult = yield Search(hidden, budget, seed, HINT_CONFIG, cores)
    choices = _own_choices(found, result.choices, answers)
    looks: dict[int, Lookahead] = {}
    if not choices:  # there was no time for a search of these moves
        suggested = _suggested_moves(game, hidden, viewer, answers, seed)
        looks = yield from _played_on(hidden, viewer, suggested, seed, stopped)
        choices = [seen.choice() for seen in looks.values()]

    losing = yield from _losing_moves(game, hidden, viewer, choices, seed, stopped)

    def in_vain(move: int) -> bool:
        return move in losing or game.screen.factors.in_vain(hidden, move)

    ranking = rank(choices, in_vain)
    better = points_count(game.screen.factors, [one.choice.win_chance for one in ranking.moves])
    contenders = _contenders(ranking, in_vain)
    if better and len(contenders) > 1 and not stopped():
        looks |= yield from _played_on(hidden, viewer, contenders, seed, stopped)
        points = {move: looks[move].points for move in contenders if move in looks}
        ranking = rank_by_points(ranking, points, better, in_vain)
    if stopped() or not game.screen.factors.each:
        return Advice(ranking, {})
    known = yield from _effects_of(
        game, hidden, viewer, [one.choice.move for one in ranking.moves], seed, looks
    )
    ranking = merge(ranking, _without_reason(game, ranking, known))
    best = [one.choice.move for one in ranking.moves]
    if len(best) == 1:
        others = sorted(
            choices, key=lambda choice: _kind(game, choice.move) == _kind(game, best[0])
        )
        wanted = list(dict.fromkeys([*best, *(choice.move for choice in others)]))[:COMPARED]
        known = yield from _effects_of(game, hidden, viewer, wanted, seed, looks)
    return Advice(ranking, explain_moves(best, known))


def _contenders(ranking: Ranking, in_vain: Callable[[int], bool]) -> list[int]:
    """Return the moves to judge by points: those that win, or lose, as surely as the best one."""
    wins = bool(ranking.moves) and ranking.moves[0].choice.win_chance > 0.5
    alike = [
        choice.move
        for choice in ranking.choices
        if says_nothing([choice.win_chance]) and (choice.win_chance > 0.5) == wins
    ]
    return sorted(alike, key=in_vain)[:COMPARED]


def _losing_moves(
    game: Game,
    hidden: Position,
    viewer: int,
    choices: Sequence[Choice],
    seed: int,
    stopped: Stopped,
) -> Computation[frozenset[int]]:
    """Return the moves that lose the game at once; none if all do."""
    hopeless = [choice.move for choice in choices if not choice.win_chance]
    if not (hopeless and _is_cooperative(game, hidden)):
        return frozenset()
    looks = yield from _played_on(hidden, viewer, hopeless, seed, stopped, ENDED)
    losing = frozenset(move for move, seen in looks.items() if _loses(seen))
    return losing if len(losing) < len(choices) else frozenset()


def _loses(seen: Lookahead) -> bool:
    """Return whether a move has lost the game at once in all games that were looked at."""
    return bool(seen.wins) and not any(seen.wins) and all(after.over for after in seen.nows)


def _is_cooperative(game: Game, hidden: Position) -> bool:
    """Return whether the players win and lose together; among rivals, points still count."""
    return game.team or game.seats(hidden) == 1


def _effects_of(
    game: Game,
    hidden: Position,
    viewer: int,
    moves: Sequence[int],
    seed: int,
    looks: dict[int, Lookahead],
) -> Computation[dict[int, tuple[Effect, ...]]]:
    """Return the effects of moves; `looks` has what is known of them and gets the rest."""
    for move in moves:
        if move not in looks:
            looks[move] = yield Look(hidden, viewer, move, GUESSES, seed)
    return known_effects(game, hidden, {move: looks[move] for move in moves})


def _without_reason(
    game: Game, ranking: Ranking, known: Mapping[int, Sequence[Effect]]
) -> Mapping[int, int]:
    """Return the hints for which nothing speaks, each with another that is about as good.

    The other one has a reason, or it is of the same kind and ranked higher, so that showing both
    would offer no choice.
    """
    found: dict[int, int] = {}
    shown = [one for one in ranking.moves if one.choice.move in known]
    for place, one in enumerate(shown):
        move = one.choice.move
        for where, rival in enumerate(shown):
            other = rival.choice.move
            if where == place or other in found or not about_equal(one, rival):
                continue
            own, risk = reasons(known[move], [known[other]])
            for_other, _ = reasons(known[other], [known[move]])
            twins = not risk and where < place and _kind(game, move) == _kind(game, other)
            if not own and (for_other or twins):
                found[move] = other
                break
    return found


def _kind(game: Game, move: int) -> str:
    """Return the name of the kind of a move."""
    return game.moves.decode(move)[0].name


def _own_choices(
    found: Sequence[Choice], more: Sequence[Choice], answers: Sequence[int]
) -> list[Choice]:
    """Return the evaluations of two searches as one, of the moves that a person may choose."""
    return [choice for choice in together([[*found], [*more]]) if choice.move in answers]


def points_count(factors: Factors, chances: Sequence[float]) -> Literal[-1, 0, 1]:
    """Return whether points decide between moves with these win chances, and in which direction.

    0 means that they do not: only where the chances say nothing is a game judged by its points.
    """
    if not says_nothing(chances):
        return 0
    return -1 if factors.sooner_is_better and chances[0] > 0.5 else 1


def compare_played_move(
    game: Game,
    hidden: Position,
    viewer: int,
    move: int,
    seed: int,
    stopped: Stopped = never,
    other: int | None = None,
) -> Computation[Advice]:
    """Compare a move that was made with another one, or with the best of some others, as the viewer
    may know them.

    Heuristic players finish the games. The advice contains the move and the other one.
    """
    nothing = Advice(rank([]), {})
    others = _other_moves(game, hidden, viewer, move, seed, OTHERS) if other is None else [other]
    looks = yield from _played_on(hidden, viewer, [move, *others], seed, stopped, PLAYED_ON)
    choices = {one: seen.choice() for one, seen in looks.items() if len(seen.nows) >= FEWEST}
    if move not in choices:
        return nothing
    made = choices.pop(move)
    best = sorted(choices.values(), key=lambda choice: -choice.win_chance)[:1]
    pair = [made, *best]
    ranking = rank(pair)
    better = points_count(game.screen.factors, [choice.win_chance for choice in pair])
    if better and best:
        samples = {choice.move: looks[choice.move].points for choice in pair}
        ranking = rank_by_points(ranking, samples, better)
    compared = {choice.move: looks[choice.move] for choice in (*pair, *choices.values())}
    known = known_effects(game, hidden, compared)
    return Advice(ranking, explain_moves([choice.move for choice in pair], known))


@dataclass(frozen=True)
class Outcomes:
    """Results of games after a move, as heuristic players finished them."""

    wins: tuple[float, ...] = ()
    """The seat's win in each game: 1, 0, or a fraction of a shared win."""
    points: tuple[float, ...] = ()
    """The seat's points in each game."""

    def __add__(self, more: Outcomes) -> Outcomes:
        """Return these games and some more."""
        return Outcomes(self.wins + more.wins, self.points + more.points)


def moves_to_compare(
    game: Game, hidden: Position, viewer: int, move: int, others: int
) -> list[int]:
    """Return a move that was made and at most this many others, always the same."""
    return [move, *_other_moves(game, hidden, viewer, move, 0, others)]


def play_on(
    hidden: Position,
    viewer: int,
    moves: Sequence[int],
    seed: int,
    times: int,
    stopped: Stopped = never,
    count: int = PLAYED_ON,
) -> Computation[dict[int, Outcomes]]:
    """Return the results of games after each of these moves, `times` times `count` games each.

    All moves get the same determinizations. The result is empty while nothing is compiled.
    """
    found = dict.fromkeys(moves, Outcomes())
    for number in range(times):
        # Every game counts the seed up by one, so neighbouring seeds would play the same games.
        now = seed + number * APART
        looks = yield from _played_on(
            hidden, viewer, moves, now, stopped, count, with_positions=False
        )
        if len(looks) < len(found):
            return {}
        for move, seen in looks.items():
            found[move] += Outcomes(seen.wins, seen.points)
    return found


@dataclass(frozen=True)
class Comparison:
    """A comparison of a chosen move with another one."""

    move: int
    """The other move."""
    because: tuple[Reason, ...]
    """Reasons for the other move."""
    against: tuple[Reason, ...]
    """Reasons for the chosen move."""
    risk: Reason | None
    """Risk of the chosen move, or None."""
    measure: Measure
    by: float
    """How much better the other move is: in chance, or in points."""
    error: float
    """The standard error of this difference; the same dice are used for both moves."""
    games: int
    """The number of determinizations that were looked at."""
    fewer: bool = False
    """Whether fewer points are better."""
    least_points: float = LEAST_POINTS
    """The smallest difference in points that counts as better."""
    loses: bool = False
    """Whether the chosen move loses the game at once, and the other one does not."""

    @property
    def wastes(self) -> bool:
        """Whether the chosen move throws something away and gains nothing for it."""
        return bool(self.because) and not self.against

    @property
    def is_clear(self) -> bool:
        """Whether the other move is better by more than its error, and by enough to matter."""
        return self.is_better(2)

    def is_better(self, errors: float) -> bool:
        """Return whether the other move is better by this many errors, and by enough to matter.

        A move that loses the game at once is worse than any that does not.
        """
        if self.loses:
            return True
        least = LEAST_CHANCE if self.measure == "chance" else self.least_points
        return self.by > errors * self.error and self.by >= least


def compare_moves(
    game: Game,
    hidden: Position,
    viewer: int,
    move: int,
    others: Sequence[int],
    seed: int,
    *,
    to_the_end: bool,
    stopped: Stopped = never,
    count: int = GUESSES,
) -> Computation[tuple[Comparison, ...]]:
    """Return the comparison of a chosen move with each of some others.

    It says how much better they are only if the games are played to the end.
    """
    looks: dict[int, Lookahead] = {}
    for one in (move, *others):
        if not stopped():
            seen = yield Look(hidden, viewer, one, count, seed, to_the_end)
            if seen is not None and len(seen.nows) >= FEWEST:
                looks[one] = seen
    if move not in looks:
        return ()
    return tuple(
        _comparison(game, hidden, looks[move], looks[other]) for other in others if other in looks
    )


def _comparison(game: Game, hidden: Position, chosen: Lookahead, other: Lookahead) -> Comparison:
    """Return the comparison of two moves."""
    own, rival = effects(game, hidden, chosen), effects(game, hidden, other)
    against, risk = reasons(own, [rival])
    because, _ = reasons(rival, [own])
    chance = difference(other.wins, chosen.wins)
    pair = [chosen.choice().win_chance, other.choice().win_chance]
    counts = points_count(game.screen.factors, pair)
    measure, (by, error) = _measure(game.screen.factors, counts, chosen, other, chance)
    games, fewer = len(chosen.nows), measure == "points" and counts < 0
    least = game.screen.factors.least_points
    loses = _is_cooperative(game, hidden) and _loses(chosen) and not _loses(other)
    return Comparison(
        other.move, because, against, risk, measure, by, error, games, fewer, least, loses
    )


def _measure(
    factors: Factors,
    better: Literal[-1, 0, 1],
    chosen: Lookahead,
    other: Lookahead,
    chance: tuple[float, float],
) -> tuple[Measure, tuple[float, float]]:
    """Return the measure by which two moves are compared, their difference and its error.

    Among rivals, and for reserves, points show a loss that is too small to be seen in the chance.
    They are used where the chance does not say the opposite.
    """
    by, error = chance
    points, points_error = difference(other.points, chosen.points)
    if not better and factors.sooner_is_better:
        return "chance", chance
    if better or (abs(by) <= 2 * error and by >= 0):
        return "points", ((better or 1) * points, points_error)
    return "chance", chance


def is_doubtful(
    game: Game,
    hidden: Position,
    viewer: int,
    move: int,
    answers: Sequence[int],
    seed: int,
    stopped: Stopped = never,
) -> Computation[bool]:
    """Return whether a chosen move may be a mistake, without a search.

    The moves of heuristic players are compared with it in a few games that are played to the end.
    It may be a mistake if one of them does better, or keeps something that it throws away for
    nothing. A move that a heuristic player would make is compared with all others, if they are
    few, and may be a mistake only if one of them does better. A move that loses the game at once
    may always be one.
    """
    if _is_cooperative(game, hidden):
        looks = yield from _played_on(hidden, viewer, [move], seed, stopped, ENDED)
        if any(map(_loses, looks.values())):
            return len(answers) > 1
    suggested = _suggested_moves(game, hidden, viewer, answers, seed)
    usual = move in suggested
    rivals = [one for one in answers if one != move] if usual else suggested
    if not rivals or len(rivals) > OTHERS:
        return False
    found = yield from compare_moves(
        game, hidden, viewer, move, rivals, seed,
        to_the_end=True, stopped=stopped, count=SCREENED,
    )  # fmt: skip
    return any(one.is_better(1) or (one.wastes and not usual) for one in found)


def find_better_move(
    game: Game,
    hidden: Position,
    viewer: int,
    move: int,
    advice: Advice,
    seed: int,
    named: Sequence[int] = (),
    stopped: Stopped = never,
) -> Computation[Comparison | None]:
    """Return the move that is clearly better than a chosen one, if there is one.

    It is among the best of the advice; those that are `named` come first. Moves that are about as
    good as the best are never warned of.
    """
    ranking = advice.ranking
    if not ranking.moves or move in ranking.best:
        return None
    better = next((one for one in named if one in ranking.best), ranking.moves[0].choice.move)
    searched = _behind(ranking, move)
    # The better move was chosen for its points in the games of this seed, which overstate it.
    # So the two moves are compared in other games.
    seed += APART if ranking.measure == "points" else 0
    found = yield from compare_moves(
        game, hidden, viewer, move, [better], seed,
        to_the_end=not searched, stopped=stopped, count=SCREENED if searched else GUESSES,
    )  # fmt: skip
    for comparison in found:
        judged = replace(comparison, **searched) if searched else comparison
        return judged if judged.is_clear else None
    return None


def _behind(ranking: Ranking, move: int) -> dict[str, Any]:
    """Return how far a move is behind the best one as a search has found; empty if not clear."""
    choice = next((choice for choice in ranking.choices if choice.move == move), None)
    if choice is None or ranking.measure != "chance":
        return {}
    first = ranking.moves[0].choice
    if not (is_reliable(first) and is_reliable(choice)):
        return {}
    by = first.win_chance - choice.win_chance
    error = sqrt(spread(first) ** 2 + spread(choice) ** 2)
    clear = by > 2 * error and by >= LEAST_CHANCE
    return {"measure": "chance", "by": by, "error": error} if clear else {}


def _played_on(
    hidden: Position,
    viewer: int,
    moves: Sequence[int],
    seed: int,
    stopped: Stopped,
    count: int = GUESSES,
    with_positions: bool = True,
) -> Computation[dict[int, Lookahead]]:
    """Return the lookaheads of moves, played to the end; none while they are not compiled."""
    looks: dict[int, Lookahead] = {}
    for move in moves:
        if not stopped():
            seen = yield Look(
                hidden, viewer, move, count, seed, to_the_end=True, with_positions=with_positions
            )
            if seen is None:
                return {}
            looks[move] = seen
    return looks


def _suggested_moves(
    game: Game, hidden: Position, viewer: int, answers: Sequence[int], seed: int
) -> list[int]:
    """Return the moves that heuristic players would make, in the order in which they came up."""
    found = []
    for guess in range(2 * OTHERS):
        whole = game.determinize(hidden, viewer, seed + guess)
        legal = [move for move in game.legal(whole) if move in answers]
        if legal:
            found.append(game.advise(whole, seed + guess, legal))
    return list(dict.fromkeys(found))[:OTHERS]


def _other_moves(
    game: Game, hidden: Position, viewer: int, move: int, seed: int, most: int
) -> list[int]:
    """Return up to `most` legal moves other than this one.

    If there are more, the moves of heuristic players come first, then random ones.
    """
    others = [other for other in game.legal(hidden) if other != move]
    if len(others) <= most:
        return others
    suggested = _suggested_moves(game, hidden, viewer, others, seed)
    random.Random(seed).shuffle(others)
    return list(dict.fromkeys([*suggested, *others]))[:most]
