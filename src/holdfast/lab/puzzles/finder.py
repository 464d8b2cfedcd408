"""Sequential tests: which candidates have a move that is clearly best.

A candidate first compares the net's move with the obvious one, in a few games. Most candidates end
there. Then all moves are compared, in rounds that drop what is clearly behind. Last, games that are
played to the end must not say the opposite, so that the net is not its own only judge.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from typing import Any

import numpy as np

from holdfast.kernel.game import Game
from holdfast.lab.puzzles.candidates import Candidate
from holdfast.lab.puzzles.playouts import values
from holdfast.players.adviser import LEAST_CHANCE

FIRST_LOOK = 4
"""Number of games for each of the two moves in the first comparison: the net's and the obvious
one."""
FIRST_LEAD = 0.02
"""Lead in chance that the net's move must have after the first comparison."""
ROUNDS = (8, 24, 32, 64, 128)
"""Number of games for each move in each round that compares all moves."""
BEHIND = 3.0
"""Standard errors by which a move must be behind the best one to be dropped."""
CLEAR = 4.0
"""Standard errors by which the best move of a puzzle must be ahead of all moves that are not as
good."""
LEAST_LEAD = LEAST_CHANCE
"""Lead in chance that the best move of a puzzle must have: the same for which the coach warns."""
MOST_GOOD = 3
"""Maximum number of equally good moves in a puzzle, such as two actions in either order."""
ENOUGH = 32
"""Minimum number of games for each move of a puzzle that can be the best one."""
TO_THE_END = 96
"""Number of games that are played to the end for the best move and for the obvious one."""
SEED, OTHER_SEED = 1_000_003, 900_000_007
"""Seeds of the games of the test, and of those that confirm it."""


@dataclass
class Trial:
    """The games of one candidate so far."""

    game: Game
    candidate: Candidate
    seed: int = SEED
    chances: dict[int, Any] = field(default_factory=dict)
    """The chance of each move in each game so far."""

    def play(self, moves: tuple[int, ...], count: int) -> None:
        """Play more games after each of these moves, with the same chance for all moves."""
        for move in moves:
            known = self.chances.get(move, np.zeros(0))
            more = values(self.game, self.candidate.hidden, move, count, self.seed + len(known))
            self.chances[move] = np.append(known, more)

    def chance(self, move: int) -> float:
        """Return the chance to win after a move."""
        return float(np.nan_to_num(self.chances[move]).mean())

    def lead(self, best: int, other: int) -> tuple[float, float]:
        """Return how far a move is ahead of another one in the same games, and the error."""
        return lead(self.chances[best], self.chances[other])

    @property
    def best(self) -> int:
        """The move with the best chance, of those with most games."""
        most = max(map(len, self.chances.values()))
        return max((m for m, c in self.chances.items() if len(c) == most), key=self.chance)

    def good(self) -> set[int]:
        """Return the moves that are not clearly behind the best one, and that one itself."""
        leads = {move: self.lead(self.best, move) for move in self.chances}
        return {m for m, (ahead, error) in leads.items() if ahead < max(LEAST_LEAD, CLEAR * error)}

    def rivals(self) -> list[int]:
        """Return the moves beside the best one, those with the best chances first."""
        others = [move for move in self.chances if move != self.best]
        return sorted(others, key=lambda move: -self.chance(move))


def lead(one: Any, other: Any) -> tuple[float, float]:
    """Return the mean difference of two series of games with the same chance, and its error."""
    size = min(len(one), len(other))
    apart = np.nan_to_num(one[:size]) - np.nan_to_num(other[:size])
    # The error is never zero: a little is added for what the games cannot show.
    return float(apart.mean()), sqrt(float(apart.var()) / size + 0.004**2)


def try_candidate(game: Game, candidate: Candidate) -> Trial | None:
    """Return the trial of a candidate that is a puzzle, or None."""
    first = Trial(game, candidate)
    pair = (candidate.suggested, candidate.obvious[0])
    first.play(pair, FIRST_LOOK)
    if first.lead(*pair)[0] < FIRST_LEAD:
        return None
    trial, moves = Trial(game, candidate), candidate.moves
    for count in ROUNDS:
        trial.play(moves, count)
        best = trial.best
        if best in candidate.obvious:
            return None
        leads = {move: trial.lead(best, move) for move in trial.chances if move != best}
        if any(leads[m][0] + 2 * leads[m][1] < LEAST_LEAD for m in candidate.obvious):
            return None
        good = trial.good()
        if len(trial.chances[best]) >= ENOUGH and not good & {*candidate.obvious}:
            most = min(MOST_GOOD, len(candidate.moves) // 3)
            return trial if len(good) <= most and _is_not_refuted(trial) else None
        moves = tuple(m for m in moves if m == best or leads[m][0] <= BEHIND * leads[m][1])
        moves = tuple(dict.fromkeys((*moves, candidate.obvious[0])))
    return None


def _is_not_refuted(trial: Trial) -> bool:
    """Return whether games that are played to the end do not say the opposite.

    They are too few to tell small differences, so the best move may be behind by one error.
    """
    game, candidate = trial.game, trial.candidate
    best, obvious = (
        values(game, candidate.hidden, move, TO_THE_END, SEED, to_the_end=True)
        for move in (trial.best, candidate.obvious[0])
    )
    ahead, error = lead(best, obvious)
    return ahead >= -error
