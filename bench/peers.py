"""Other engines, playing their own games at random as fast as their interfaces allow."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator

Play = Callable[[float], tuple[int, int]]

OPEN_SPIEL_GAMES = ("hanabi", "backgammon")


def contenders() -> Iterator[tuple[str, Play]]:
    """Yield every engine that is installed (`locks/bench.txt`)."""
    for name in OPEN_SPIEL_GAMES:
        yield f"OpenSpiel {name}, C++ simulation", _open_spiel_simulation(name)
        yield f"OpenSpiel {name}, from Python", _open_spiel_python(name)
    yield "Catanatron, 4 players", _catanatron


def _open_spiel_simulation(name: str) -> Play:
    """Return a function that plays whole games inside OpenSpiel's C++.

    There is no Python between decisions.
    """
    import pyspiel

    game = pyspiel.load_game(name)
    players = range(game.num_players())

    def play(seconds: float) -> tuple[int, int]:
        until, decisions, games, seed = time.process_time() + seconds, 0, 0, 0
        while time.process_time() < until:
            seed += 1
            bots = [pyspiel.make_uniform_random_bot(player, seed + player) for player in players]
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, seed)
            decisions += sum(step.player >= 0 for step in state.full_history())
            games += 1
        return decisions, games

    return play


def _open_spiel_python(name: str) -> Play:
    """Return a function that plays OpenSpiel from Python, with the usual loop of a program."""
    import pyspiel

    game = pyspiel.load_game(name)
    choose = random.Random(1)

    def play(seconds: float) -> tuple[int, int]:
        until, decisions, games = time.process_time() + seconds, 0, 0
        while time.process_time() < until:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(choose.choices(outcomes, odds)[0])
                else:
                    state.apply_action(choose.choice(state.legal_actions()))
                    decisions += 1
            games += 1
        return decisions, games

    return play


def _catanatron(seconds: float) -> tuple[int, int]:
    """Play Catanatron's own game loop; return its numbers of decisions and games."""
    from catanatron import Color, Game, RandomPlayer

    until, decisions, games = time.process_time() + seconds, 0, 0
    while time.process_time() < until:
        game = Game([RandomPlayer(color) for color in Color])
        game.play()
        decisions += len(game.state.actions)
        games += 1
    return decisions, games
