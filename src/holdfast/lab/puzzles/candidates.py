"""Positions of bots' games in which the obvious move may not be the best.

The net and the heuristic player disagree there. That costs no playout, and where both agree, a
clearly better third move is rare.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from holdfast import players
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.players.net import UNIT, net_of
from holdfast.puzzles import Source, book_of

LEVELS = ("net", "heuristic", "settler")
"""The bots that play the games, mixed by chance. None of them searches."""
FEWEST_MOVES, MOST_MOVES = 3, 48
"""The minimum and maximum number of legal moves of a decision that can be a puzzle."""
APART = 4
"""The number of decisions between two candidates of a game, so that they are not alike."""
MOST_OF_A_GAME = 24
"""The number of candidates of a game, drawn by chance, so that puzzles come from many games."""
LEAST_MARGIN = UNIT // 2
"""The minimum lead of the net's own move in the net's rating, as a logarithm of odds."""
NOISES = 8
"""The number of times the heuristic player is asked; it breaks ties by chance."""


@dataclass(frozen=True)
class Candidate:
    """A decision of a game that bots have played."""

    source: Source
    at: int
    """The number of moves before it."""
    position: Position
    hidden: Position
    """The position as the seat that decides may know it."""
    moves: tuple[int, ...]
    obvious: tuple[int, ...]
    """The moves of the heuristic player, one for each noise."""
    suggested: int
    """The move that the net rates highest."""


def candidates(game: Game, number: int) -> list[Candidate]:
    """Return the candidates of one game, the same for the same number.

    This needs compiled rules.
    """
    dice = random.Random(f"puzzles {game.name} {number}")
    options = dict(game.options.choose(dice.choice(book_of(game).tables)))
    seed = dice.getrandbits(48)
    bots = [players.of_level(dice.choice(LEVELS)) for _ in range(int(options["players"]))]
    position, _ = game.begin(options, seed)
    moves: list[int] = []
    found: list[tuple[int, Position, Position, tuple[int, ...], tuple[int, ...], int]] = []
    while not position.over:
        seat = int(position.to_move)
        hidden = game.hide(position, seat)
        legal = game.legal(hidden)
        spaced = not found or len(moves) >= found[-1][0] + APART
        if spaced and FEWEST_MOVES <= len(legal) <= MOST_MOVES:
            suggested = _suggestion(game, hidden, legal)
            if suggested is not None and _is_open(game, hidden, legal):
                obvious = tuple(game.advise(hidden, noise) for noise in range(NOISES))
                if suggested not in obvious:
                    now = position.copy()
                    found.append((len(moves), now, hidden, tuple(legal), obvious, suggested))
        bot = bots[seat] if seat < len(bots) else bots[0]
        move = bot.choose(game, hidden, dice.getrandbits(31))
        moves.append(move)
        game.play(position, move)
    source = Source(number, options, seed, tuple(moves))
    drawn = sorted(dice.sample(range(len(found)), min(len(found), MOST_OF_A_GAME)))
    return [Candidate(source, *found[k]) for k in drawn]


def _is_open(game: Game, hidden: Position, legal: list[int]) -> bool:
    """Return whether the seat that decides may choose all of these moves alone."""
    seat = int(hidden.to_move)
    deciders = [game.deciders(hidden, move) for move in legal]
    return all(seat in one.seats and not one.together for one in deciders)


def _suggestion(game: Game, hidden: Position, legal: list[int]) -> int | None:
    """Return the move that the net rates far higher than that of the heuristic player."""
    net = net_of(game)
    rating = net.rate(hidden, legal) if net else None
    if rating is None:
        return None
    rated = dict(zip(legal, rating.moves, strict=True))
    best = max(rated, key=lambda move: rated[move])
    ahead = rated[best] - rated[game.advise(hidden, 0)]
    return best if ahead >= LEAST_MARGIN else None
