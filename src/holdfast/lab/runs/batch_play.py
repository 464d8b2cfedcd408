"""Choice of all moves of a game in one compiled function, as the bots of a line-up choose.

Bots that do not search need only the rules and random numbers. So compiled code can choose a whole
game without calling Python, also on a GPU. It stores the moves. `recording` then plays and counts
them, and checks that each is legal.
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
from holdfast.lab.runs.mersenne import below, draw, seed_state, state_of
from holdfast.lab.runs.recording import Recorder
from holdfast.players import simple

ALWAYS = -1
"""The share of a bot that always plays a random move. Others have a percentage of random moves."""
MOST_MOVES = 4096
"""The maximum number of moves of a game that are stored. Bots choose the later ones in Python."""


def random_share(game: Game, level: str) -> int | None:
    """Return the percentage of a bot's random moves in a game, or `ALWAYS`.

    Return None if the bot needs more than rules and random numbers.
    """
    bot = of_level(level)
    if isinstance(bot, simple.Random):
        return ALWAYS
    return bot.whims if isinstance(bot, simple.Heuristic) else None


def supported_levels(game: Game) -> list[str]:
    """Return the bot levels whose moves compiled code can choose for a whole game."""
    return [level for level in PLAYERS if random_share(game, level) is not None]


@dataclass(frozen=True)
class GameInputs:
    """The inputs of a batch of games, one row for each game."""

    deals: Any
    coins: Any
    """The seats whose drafts are randomised, as bits."""
    shares: Any
    """The share of random moves of each seat."""
    dice: Any
    """The states of the random number generators of the bots."""
    drafts: int
    """The decisions that are drafts, as bits; the same for all games."""


def inputs_of(recorder: Recorder, numbers: Sequence[int]) -> GameInputs:
    """Return the inputs of the games with these numbers."""
    plan, game = recorder.plan, recorder.game
    names = game.decisions.names
    turns = [[random_share(game, level) for level in seated] for seated in plan.turns]
    coins = [sum(coin << seat for seat, coin in enumerate(recorder.coins(n))) for n in numbers]
    return GameInputs(
        np.array([plan.deal(number) for number in numbers], np.int64),
        np.array(coins, np.int64),
        np.array([turns[number % len(turns)] for number in numbers], np.int32),
        np.array([state_of(recorder.dice(number)) for number in numbers]),
        sum(1 << ask for ask, name in enumerate(names) if name in recorder.drafts),
    )


def whole_game(rules: Rules) -> Any:
    """Return the function that chooses the moves of a game and returns their number.

    Its arguments are a position to play and a hidden one, each a second time as an array of words,
    because words are copied fastest; a blank position with its options; the random number
    generators of the game and of a bot; the share of random moves of each seat; the array for the
    moves; and one row of `GameInputs`. It stops where the array is full or no move is offered.
    """
    play, set_up, hide, advise = rules.flow.play, rules.set_up, rules.hide, rules.advise

    @rule
    def answer(known: Any, noise: int, share: int, draws: Any) -> Any:
        if share != 0:
            seed_state(draws, noise)
            if share == ALWAYS or below(draws, 100) < share:
                return 0 + known.offer[below(draws, known.offers)]
        return 0 + advise(known, known.offer, known.offers, noise)

    def simulate(
        work: Any, words: Any, seen: Any, seen_words: Any, opening: Any, dice: Any, draws: Any,
        shares: Any, moves: Any, log: Any, deal: int, coins: int, drafts: int,
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
                move = 0 + answer(seen[0], noise, 0 + shares[seat], draws)
            moves[done] = move
            done += 1

    return simulate


def signature(state: Record) -> Any:
    """Return the Numba argument types of `whole_game`."""
    states, number, log = compiled.signatures(state)["set_up"]
    words, dice, moves = (
        types.Array(kind, 1, "C") for kind in (types.int32, types.uint32, types.int16)
    )
    return (
        states, words, states, words, words, dice, dice, words, moves, log, number, number, number
    )  # fmt: skip
