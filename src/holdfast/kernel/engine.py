"""Engines: a game's rules as functions that Python can call, interpreted or compiled.

Python calls rules only through the entry points below. Each is a few lines that unpack arrays, and
`entry_points` closes them over the rules of one game. The parts that belong to the kernel are done
here for all games: seeding, hiding and re-seeding the random numbers, and random play.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from holdfast.kernel import chance
from holdfast.kernel.buffers import interpretable
from holdfast.kernel.chance import below, start
from holdfast.kernel.decision import NOTHING
from holdfast.kernel.flow import NO_MOVE, Flow
from holdfast.kernel.rule import rule

Array = Any
"""A NumPy array. Interpreted engines also take what `buffers` returns without NumPy."""


@dataclass(frozen=True)
class Rules:
    """The rules of a game. Each is a `rule` that takes the position."""

    flow: Flow
    """The steps and decisions, built from the order of play."""
    set_up: Callable[..., Any]
    """set_up(s, log): set up a blank position that has its options and random numbers."""
    permits: Callable[..., Any]
    """permits(s, move) -> bool: whether a command (a move that is never offered) may be given."""
    result: Callable[..., Any]
    """result(s, out): write the rank (1 is best) and the points of each seat."""
    hide: Callable[..., Any]
    """hide(s, viewer): blank what this viewer may not know. The random numbers are already
    hidden."""
    determinize: Callable[..., Any]
    """determinize(s, viewer): fill in what is hidden with a guess that fits the rest."""
    observe: Callable[..., Any]
    """observe(s, viewer, out) -> size: write the observation of a hidden position as bytes."""
    encode: Callable[..., Any]
    """encode(s, viewer, out) -> size: write what a trained net reads of a hidden position."""
    advise: Callable[..., Any]
    """advise(s, moves, n, noise) -> move: the move of the heuristic player."""


@dataclass(frozen=True)
class Engine:
    """The entry points of one game in one mode. A position is an array of one record."""

    set_up: Callable[[Array, int, Array], None]
    """Set up a position. `play` with NO_MOVE then runs on to the first decision."""
    legal: Callable[[Array, Array], int]
    permits: Callable[[Array, int], bool]
    play: Callable[[Array, int, Array], None]
    stir: Callable[[Array, int, int, int, int], None]
    result: Callable[[Array, Array], None]
    hide: Callable[[Array, int], None]
    determinize: Callable[[Array, int, int], None]
    observe: Callable[[Array, int, Array], int]
    encode: Callable[[Array, int, Array], int]
    advise: Callable[[Array, Array, int, int], int]
    simulate: Callable[[Array, Array, Array, Array, int, int], int]
    """simulate(work, opening, dice, log, seed, decisions) -> games: play random games.

    Each game starts from the opening, a blank position with options. The return value is the number
    of games that were finished within this number of decisions.
    """


def entry_points(rules: Rules) -> dict[str, Callable[..., Any]]:
    """Return the entry points to these rules by name, as Python functions."""
    play_rule, legal_rule = rules.flow.play, rules.flow.legal
    recall_options = rules.flow.recall_options
    set_up_rule, permits_rule, result_rule = rules.set_up, rules.permits, rules.result
    hide_rule, determinize_rule = rules.hide, rules.determinize
    observe_rule, encode_rule, advise_rule = rules.observe, rules.encode, rules.advise

    def set_up(states: Any, seed: int, log: Any) -> None:
        start(states[0].chance, seed)
        set_up_rule(states[0], log)

    # Searches are compiled for entry points that return 64-bit numbers. Adding 0 widens narrower
    # results; `int` would not.

    def legal(states: Any, out: Any) -> Any:
        return 0 + legal_rule(states[0], out)

    def permits(states: Any, move: int) -> Any:
        return permits_rule(states[0], move)

    def play(states: Any, move: int, log: Any) -> None:
        play_rule(states[0], move, log)

    def stir(states: Any, first: int, second: int, third: int, fourth: int) -> None:
        chance.stir(states[0].chance, first, second, third, fourth)

    def result(states: Any, out: Any) -> None:
        result_rule(states[0], out)

    def hide(states: Any, viewer: int) -> None:
        chance.hide_chance(states[0].chance)
        hide_rule(states[0], viewer)

    def determinize(states: Any, viewer: int, seed: int) -> None:
        start(states[0].chance, seed)
        determinize_rule(states[0], viewer)
        if states[0].ask != NOTHING and states[0].offers == 0:
            recall_options(states[0])

    def observe(states: Any, viewer: int, out: Any) -> Any:
        return 0 + observe_rule(states[0], viewer, out)

    def encode(states: Any, viewer: int, out: Any) -> Any:
        return 0 + encode_rule(states[0], viewer, out)

    def advise(states: Any, moves: Any, n: int, noise: int) -> Any:
        return 0 + advise_rule(states[0], moves, n, noise)

    def simulate(work: Any, opening: Any, dice: Any, log: Any, seed: int, decisions: int) -> Any:
        start(dice[0], seed)
        games, done, fresh = 0, 0, True
        while fresh or done < decisions:
            move = NO_MOVE
            if fresh:
                work[0] = opening[0]
                start(work[0].chance, seed + games)
                set_up_rule(work[0], log)
            else:
                move = work[0].offer[below(dice[0], work[0].offers)]
                done += 1
            play_rule(work[0], move, log)
            fresh = work[0].over != 0
            if fresh:
                games += 1
        return games

    return {
        f.__name__: f
        for f in (
            set_up, legal, permits, play, stir, result, hide, determinize, observe, encode, advise,
            simulate,
        )
    }  # fmt: skip


def interpreted(rules: Rules) -> Engine:
    """Return the interpreted engine: slow, with checks, and ready without compilation."""

    def with_plain_arguments(entry: Callable[..., Any]) -> Callable[..., Any]:
        return lambda *arguments: entry(*map(interpretable, arguments))

    return Engine(
        **{
            name: with_plain_arguments(rule(function))
            for name, function in entry_points(rules).items()
        }
    )
