"""The laws that hold for every game, and what a game tells of itself so that they can be tried.

The laws stand once, in tests/games/test_laws_*.py, and run over every game that has joined. A game
joins with a file tests/games/<game>/laws.py that holds its `LAWS`: how it is played at random, over
which options, what its invariants are, and what its viewers may not know.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Protocol

import numpy as np
from numpy.typing import NDArray
from tests.support.perft import Perft
from tests.support.playthrough import Playthroughs
from tests.support.random_play import Options, Play, RandomPlayer
from tests.support.states import States

from holdfast import games
from holdfast.kernel.engine import Engine
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position

TESTS = Path(__file__).parents[1] / "games"
REFERENCES = Path(__file__).parents[2] / "docs" / "rules"


class MakePlayer(Protocol):
    """Gives somebody who plays a game at random: late, so many positions late in the game for each
    of the options."""

    def __call__(
        self, engine: Engine, options: list[Options], seed: int, late: int = ...
    ) -> RandomPlayer: ...


@dataclass(frozen=True)
class Budget:
    """How much is tried. Games whose rules take longer try less."""

    option_sets: int = 12
    """So many choices of options are set up and played in both modes."""
    modes: int = 120
    """Decisions for each of them, compared byte by byte."""
    decisions: int = 20_000
    """Random decisions, compiled, that the invariants are tried on."""
    games: int = 200
    """In so many decisions at least so many games are played."""
    many: int = 1_000_000
    """The same in the long run."""
    secrets: int = 6_000
    """Random decisions from which positions are taken whose secrets are hidden and imagined."""
    samples: int = 200
    """So many positions."""


@dataclass(frozen=True)
class Laws:
    """What is particular to one game in the laws of all."""

    game: Game
    player: MakePlayer
    option_sets: Callable[[int, int], list[Options]]
    """option_sets(count, seed): so many choices of options, with every value and player count."""
    broken: Callable[[Play], list[str]]
    """The invariants: every one that does not hold, with the first decision that breaks it."""
    scrambled: Callable[[Position, int, random.Random], Position]
    """scrambled(position, viewer, rng): another position that looks the same to this viewer. Coming
    dice need not be changed: that is done for all games."""
    secrets: frozenset[str]
    """The fields of the position that hold something that some viewer may not know."""
    perft: Perft
    playthroughs: Playthroughs
    presets: Callable[[str], tuple[str | None, int]]
    """presets(name of a playthrough): its preset and its number of players."""
    rare: Callable[[States], NDArray[np.bool_]] | None = None
    """Which positions hold secrets that are rare: some of them are looked at in any case."""
    unreached: frozenset[str] = frozenset()
    """Decisions, moves and events, by name, that random play does not come to."""
    unspoken: frozenset[str] = frozenset()
    """Events that only move pieces: the log says nothing of them."""
    idle_words: frozenset[str] = frozenset()
    """Messages that nothing in the game's folder or in the client names, with good reason."""
    asked_as: dict[str, frozenset[str]] = field(default_factory=dict)
    """Where the rules describe a decision that the game asks under other names, or never."""
    asked_apart: frozenset[str] = frozenset()
    """Decisions whose questions have no words in common: each kind of them has its own message."""
    stand_ins: frozenset[str] = frozenset()
    """Decisions that only stand for another, where a viewer may not know which."""
    budget: Budget = field(default_factory=Budget)

    @property
    def name(self) -> str:
        """The game's folder."""
        return self.game.name

    @property
    def tests(self) -> Path:
        """The folder of the game's own tests."""
        return TESTS / self.name

    @property
    def commands(self) -> list[int]:
        """A command of each kind: moves that are never offered."""
        return [kind.first for kind in self.game.moves.kinds.values() if not kind.offered]


@cache
def laws_of(name: str) -> Laws:
    """What a game tells of itself."""
    laws: Laws = import_module(f"tests.games.{name}.laws").LAWS
    return laws


def joined() -> list[Laws]:
    """All games that the laws are tried on."""
    return [laws_of(name) for name in games.names() if (TESTS / name / "laws.py").exists()]
