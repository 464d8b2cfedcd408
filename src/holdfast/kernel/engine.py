"""Engines: a game's rules made callable from Python, interpreted or compiled.

The entry points below are the only doors between Python and the rules. Each is a few lines that
unpack arrays; a factory closes them over one game's rules. What the kernel owns is done here for
all games: chance is started, hidden and imagined anew, and random play picks from the options.
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
from holdfast.kernel.interpreted import interpret
from holdfast.kernel.rule import rule

Array = Any
"""An array of NumPy's; interpreted engines also take what `memory` gives where it is not there."""


@dataclass(frozen=True)
class Rules:
    """The rules of a game, each a `rule` on its position."""

    flow: Flow
    """Steps and decisions, put together from the order of play."""
    set_up: Callable[..., Any]
    """set_up(s, log): from a blank position with its options and its chance to the first step."""
    permits: Callable[..., Any]
    """permits(s, move) -> bool: whether a command (a move that is never offered) may be given."""
    result: Callable[..., Any]
    """result(s, out): for each seat its rank (1 is best) and its points."""
    hide: Callable[..., Any]
    """hide(s, viewer): blanks what this viewer may not know. Coming dice are hidden already."""
    determinize: Callable[..., Any]
    """imagine(s, viewer): refills what is hidden with a guess that fits the rest."""
    observe: Callable[..., Any]
    """observe(s, viewer, out): the position as numbers for learning."""
    advise: Callable[..., Any]
    """advise(s, moves, n, noise) -> move: what a steady player would do."""


@dataclass(frozen=True)
class Engine:
    """The entry points of one game in one mode. Positions are arrays of one record."""

    set_up: Callable[[Array, int, Array], None]
    """Followed by `play` with NO_MOVE, which runs on to the first decision."""
    legal: Callable[[Array, Array], int]
    permits: Callable[[Array, int], bool]
    play: Callable[[Array, int, Array], None]
    stir: Callable[[Array, int, int, int, int], None]
    result: Callable[[Array, Array], None]
    hide: Callable[[Array, int], None]
    determinize: Callable[[Array, int, int], None]
    observe: Callable[[Array, int, Array], None]
    advise: Callable[[Array, Array, int, int], int]
    simulate: Callable[[Array, Array, Array, Array, int, int], int]
    """simulate(work, opening, dice, log, seed, decisions) -> games: random play, game after game
    from the opening (a blank position with options), until so many decisions."""


def entry_points(rules: Rules) -> dict[str, Callable[..., Any]]:
    play_rule, legal_rule = rules.flow.play, rules.flow.legal
    recall_options = rules.flow.recall_options
    set_up_rule, permits_rule, result_rule = rules.set_up, rules.permits, rules.result
    hide_rule, imagine_rule = rules.hide, rules.determinize
    observe_rule, advise_rule = rules.observe, rules.advise

    def set_up(states: Any, seed: int, log: Any) -> None:
        start(states[0].chance, seed)
        set_up_rule(states[0], log)

    # Searches are compiled for entry points that give numbers of 64 bits, however narrow those are
    # that the rules give; `int` would leave them narrow.

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
        imagine_rule(states[0], viewer)
        if states[0].ask != NOTHING and states[0].offers == 0:
            recall_options(states[0])

    def observe(states: Any, viewer: int, out: Any) -> None:
        observe_rule(states[0], viewer, out)

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
            set_up, legal, permits, play, stir, result, hide, determinize, observe, advise, simulate
        )
    }  # fmt: skip


def interpreted(rules: Rules) -> Engine:
    """The interpreted engine: slow, checked, ready at once."""

    def door(entry: Callable[..., Any]) -> Callable[..., Any]:
        return lambda *arguments: entry(*map(interpretable, arguments))

    entries = entry_points(rules).items()
    return Engine(**{name: door(interpret(rule(function))) for name, function in entries})
