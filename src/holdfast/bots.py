"""Bots for scripts.

>>> import holdfast
>>> bot = holdfast.bots.load("heuristic")
>>> state = holdfast.load("outlast").new(players=2, seed=7)
>>> bot.choose(state)
<Move hunt:A1>
"""

from __future__ import annotations

import random

from holdfast.library import Move, State
from holdfast.players import PLAYERS, Player, of_level, prepare
from holdfast.players.mcts import Mcts


def names() -> list[str]:
    """Return the names of all bots.

    >>> names()[:4]
    ['random', 'heuristic', 'beginner', 'wanderer']
    """
    return list(PLAYERS)


def load(name: str, seed: int = 0) -> Bot:
    """Return the bot with this name, with its own random numbers.

    >>> load("oracle")
    Traceback (most recent call last):
    ...
    holdfast.players.UnknownLevelError: there is no level 'oracle'; there are: ...
    """
    return Bot(name, of_level(name), seed)


class Bot:
    """A bot that chooses moves. It uses only what the seat that decides may know.

    `legend` searches, which needs compiled rules. Its first move of a game compiles them if no
    earlier process has, in about a minute.
    """

    def __init__(self, name: str, player: Player, seed: int) -> None:
        self.name = name
        self._player = player
        self._noise = random.Random(seed)

    def choose(self, state: State) -> Move:
        """Return the bot's move for the seat that decides."""
        if state.is_over:
            raise ValueError("the game is over: there is nothing to choose")
        rules = state.game.rules
        if isinstance(self._player, Mcts):
            state.game.compile()
            prepare(rules)
        hidden = rules.hide(state.whole, state.whole.to_move)
        number = self._player.choose(rules, hidden, self._noise.getrandbits(31))
        return Move(State(state.game, state.whole.copy()), number)

    def __repr__(self) -> str:
        return f"<Bot {self.name}>"
