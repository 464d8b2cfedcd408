"""Many games in step: one compiled call plays a move in each, and writes what the next seat sees.

The functions below take arrays with one row for each game. `holdfast.envs.vector` is the
environment around them. They are compiled when first called and cached on disk.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from holdfast.kernel import chance
from holdfast.kernel.chance import below, start
from holdfast.kernel.compiled import cached_entry
from holdfast.kernel.flow import NO_MOVE
from holdfast.kernel.game import Game

RESET, KEEP, ADVISED = -1, -2, -4
"""Special actions: begin a new game; leave this game as it is; play the heuristic player's move."""
NOISE = 0x7FFFFFFF
"""The largest noise that breaks ties of the heuristic player."""

ILLEGAL, OVER = 1, 2
"""Faults of an action: it is not legal, or the game is over."""


class Entry:
    """A compiled function that is always called with the same types of arguments.

    After the first call Numba need not look at the types again, which takes longer than a move.
    """

    def __init__(self, function: Any, folder: Path) -> None:
        self._entry = cached_entry(function, folder)
        self._direct: Any = None

    def __call__(self, *arguments: Any) -> Any:
        if self._direct is None:
            result = self._entry(*arguments)
            (overload,) = self._entry.overloads.values()
            self._direct = overload.entry_point
            return result
        return self._direct(*arguments)


@dataclass(frozen=True)
class Stepper:
    """The compiled functions of a game."""

    step: Any
    """step(states, openings, tables, seen, actions, seeds, dice, placements, rewards, ended, seats,
    masks, observations, advice, log, first, last, stride, autoreset, by_points, advising): play in
    games `first` to `last`.

    `tables` has for each game the number of its opening. If it is `advising`, `advice` has the
    heuristic player's move for each game; `dice` break its ties. `seen`, `placements` and `log` are
    room for one game; each thread has its own.
    """
    check: Any
    """check(states, actions, masks, where) -> fault: find an action that cannot be played.

    `where[0]` is the game that it is for.
    """
    sample: Any
    """sample(states, dice, actions, first, last): choose a random legal move in games `first` to
    `last`. Each game has its own dice, so that the number of threads changes nothing.
    """


def rules_of_step(game: Game, encoded: bool) -> tuple[Any, ...]:
    """Return set_up, play, result, hide, observe and advise of a game, and whether it has teams.

    Observations are what a trained net reads if they are to be `encoded`.
    """
    rules = game.rules
    observe = rules.encode if encoded else rules.observe
    return (
        rules.set_up, rules.flow.play, rules.result, rules.hide, observe, rules.advise, game.team
    )  # fmt: skip


def step_function(game: Game, encoded: bool = False) -> Any:
    """Return `step` of a game as a Python function."""
    set_up, play, result, hide, observe, advise, team = rules_of_step(game, encoded)

    def step(
        states: Any, openings: Any, tables: Any, seen: Any, actions: Any, seeds: Any, dice: Any,
        placements: Any, rewards: Any, ended: Any, seats: Any, masks: Any, observations: Any,
        advice: Any, log: Any, first: int, last: int, stride: int, autoreset: bool,
        by_points: bool, advising: bool,
    ) -> Any:  # fmt: skip
        most = rewards.shape[1]
        for i in range(first, last):
            move = actions[i]
            if move == KEEP:
                continue
            s = states[i]
            if move == ADVISED:
                move = advice[i]
            ended[i] = 0
            for seat in range(most):
                rewards[i, seat] = 0
            # Clearing the moves that were legal is much faster than clearing the row.
            for k in range(s.offers):
                masks[i, s.offer[k]] = 0
            fresh = move == RESET
            while True:
                if fresh:
                    states[i] = openings[tables[i]]
                    start(s.chance, seeds[i])
                    set_up(s, log)
                    move = NO_MOVE
                    fresh = False
                play(s, move, log)
                if s.over == 0 or ended[i]:
                    break
                ended[i] = 1
                seeds[i] += stride
                result(s, placements)
                players = min(most, s.options.players)
                winners = 0
                for seat in range(players):
                    winners += placements[seat, 0] == 1
                for seat in range(players):
                    if by_points:
                        rewards[i, seat] = placements[seat, 1]
                    elif placements[seat, 0] == 1:
                        rewards[i, seat] = 1.0 if team else 1.0 / winners
                if not autoreset:
                    break
                fresh = True
            seats[i] = s.to_move
            for k in range(s.offers):
                masks[i, s.offer[k]] = 1
            seen[0] = states[i]
            chance.hide_chance(seen[0].chance)
            hide(seen[0], s.to_move)
            observe(seen[0], s.to_move, observations[i])
            if advising and s.offers > 0:
                advice[i] = advise(seen[0], s.offer, s.offers, below(dice[i], NOISE))
        return 0

    return step


def check(states: Any, actions: Any, masks: Any, where: Any) -> Any:
    """Return ILLEGAL or OVER if an action cannot be played, and write the game to `where`."""
    for i in range(actions.shape[0]):
        move = actions[i]
        if move == ADVISED and states[i].over == 0:
            continue
        if move < 0 or move >= masks.shape[1] or masks[i, move] == 0:
            where[0] = i
            return OVER if states[i].over else ILLEGAL
    return 0


def sample(states: Any, dice: Any, actions: Any, first: int, last: int) -> Any:
    """Write a random legal move for each of these games; RESET for games that are over."""
    for i in range(first, last):
        if states[i].offers > 0:
            actions[i] = states[i].offer[below(dice[i], states[i].offers)]
        else:
            actions[i] = RESET
    return 0


@cache
def stepper(game: Game, encoded: bool = False) -> Stepper:
    """Return the compiled functions of a game, which are compiled when first called."""
    source = hashlib.sha256(Path(__file__).read_bytes()).hexdigest()[:16]
    folder = game.cache_folder / f"{'encoded' if encoded else 'vector'}-{source}"
    made = []
    for function in (step_function(game, encoded), _copy_function(check), _copy_function(sample)):
        # The linker identifies machine code by this name; games share names of functions.
        function.__qualname__ = f"{game.cache_folder.name}.{folder.name}.{function.__name__}"
        made.append(Entry(function, folder))
    return Stepper(*made)


def _copy_function(function: Any) -> Any:
    """Return a copy of a function, so that each game compiles its own."""
    return type(function)(function.__code__, function.__globals__, function.__name__)


def rows(game: Game, count: int) -> Any:
    """Return this number of blank positions as an array."""
    return np.zeros(count, game.state.dtype)
