"""Whole games chosen at once: from the deal to the end, as the bots of a line-up would choose.

Bots that answer at once need nothing but rules and dice, so all of a game can be chosen without
Python in between, and on a GPU. Whoever chooses so writes down moves; `recording` then plays and
counts them, and looks at each before it believes it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numba import types

from holdfast.kernel import compiled
from holdfast.kernel.chance import hide_chance, start
from holdfast.kernel.engine import Rules
from holdfast.kernel.flow import NO_MOVE
from holdfast.kernel.game import Game
from holdfast.kernel.record import Record
from holdfast.kernel.rule import rule
from holdfast.lab.runs.lineup import PLAYERS, of_level
from holdfast.lab.runs.mersenne import below, draw, sow, state_of
from holdfast.lab.runs.recording import Recorder
from holdfast.players import simple

ANY = -1
"""The way of whoever plays any move. Others play what the game advises: their way is of how many
decisions in a hundred they do not."""
ROOM = 4096
"""Moves of a game that there is room for. What comes later, nobody has chosen yet."""


def way_of(game: Game, level: str) -> int | None:
    """How the bot of a level chooses; nothing where it takes more than rules and dice."""
    bot = of_level(level)
    if isinstance(bot, simple.Random):
        return ANY
    return bot.whims_in(game) if isinstance(bot, simple.Heuristic) else None


def able(game: Game) -> list[str]:
    """Who can be chosen for."""
    return [level for level in PLAYERS if way_of(game, level) is not None]


@dataclass(frozen=True)
class Asked:
    """What has to be known of games that are to be chosen, one row a game."""

    deals: Any
    coins: Any
    """The seats that leave drafts to chance, as bits."""
    ways: Any
    """By seat the way that it is played."""
    dice: Any
    """The state of the dice that the bots are thrown."""
    drafts: int
    """The decisions that are drafts, as bits; the same for all games."""


def asked(recorder: Recorder, numbers: Sequence[int]) -> Asked:
    """The games of these numbers."""
    plan, game = recorder.plan, recorder.game
    names = game.decisions.names
    turns = [[way_of(game, level) for level in seated] for seated in plan.turns]
    coins = [sum(coin << seat for seat, coin in enumerate(recorder.coins(n))) for n in numbers]
    return Asked(
        np.array([plan.deal(number) for number in numbers], np.int64),
        np.array(coins, np.int64),
        np.array([turns[number % len(turns)] for number in numbers], np.int32),
        np.array([state_of(recorder.dice(number)) for number in numbers]),
        sum(1 << ask for ask, name in enumerate(names) if name in recorder.drafts),
    )


def whole_game(rules: Rules) -> Any:
    """A function that chooses a game and gives how many moves it has written down.

    It is given a position to play and one to be known, each a second time as words, which are what
    is copied fastest; a blank one with its options; the dice of the game, and room for those of a
    bot; ways by seat; room for moves; and a game as `Asked` has it. A game that finds no more room,
    or nothing to choose from, is left where it is.
    """
    play, set_up, hide, advise = rules.flow.play, rules.set_up, rules.hide, rules.advise

    @rule
    def answer(known: Any, noise: int, way: int, draws: Any) -> Any:
        if way != 0:
            sow(draws, noise)
            if way == ANY or below(draws, 100) < way:
                return 0 + known.offer[below(draws, known.offers)]
        return 0 + advise(known, known.offer, known.offers, noise)

    def simulate(
        work: Any, words: Any, seen: Any, seen_words: Any, opening: Any, dice: Any, draws: Any,
        ways: Any, moves: Any, log: Any, deal: int, coins: int, drafts: int,
    ) -> Any:  # fmt: skip
        for i in range(len(words)):
            words[i] = opening[i]
        start(work[0].chance, deal)
        set_up(work[0], log)
        done, move = 0, NO_MOVE
        while True:
            play(work[0], move, log)
            if work[0].over != 0 or done == len(moves):
                return done
            seat = 0 + work[0].to_move
            for i in range(len(words)):
                seen_words[i] = words[i]
            hide_chance(seen[0].chance)
            hide(seen[0], seat)
            if seen[0].offers == 0:
                return done
            noise = draw(dice) >> 1  # as `getrandbits(31)` takes it
            if drafts >> work[0].ask & 1 == 1 and coins >> seat & 1 == 1:
                move = 0 + seen[0].offer[noise % seen[0].offers]
            else:
                move = 0 + answer(seen[0], noise, 0 + ways[seat], draws)
            moves[done] = move
            done += 1

    return simulate


def signature(state: Record) -> Any:
    """What `whole_game` is given, as the compiler calls it."""
    states, number, log = compiled.signatures(state)["set_up"]
    words, dice, moves = (
        types.Array(kind, 1, "C") for kind in (types.int32, types.uint32, types.int16)
    )
    return (
        states, words, states, words, words, dice, dice, words, moves, log, number, number, number
    )  # fmt: skip
