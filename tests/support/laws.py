"""The laws that hold for every game, and what a game says about itself so that they can be tested.

The laws are in tests/games/test_laws_*.py and run over every game. What a law asks depends on what
the game offers: cards are checked where there are cards, factors where there are factors. A game
without a file of its own is played at random over all its options and must hide nothing but coming
chance. A game that has secrets, invariants or written games says so in `LAWS`, in the file
tests/games/<game>/laws.py.
"""

from __future__ import annotations

import random
import tomllib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol

import numpy as np
import pytest
from numpy.typing import NDArray
from tests.support import random_play
from tests.support.perft import Perft
from tests.support.playthrough import Playthroughs
from tests.support.random_play import AnyMove, Options, Play, RandomPlayer
from tests.support.states import States
from tests.support.table import fitting

from holdfast import games
from holdfast.kernel.engine import Engine
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position

TESTS = Path(__file__).parents[1] / "games"


class MakePlayer(Protocol):
    """Makes a random player of a game, with a number of late positions for each set of options."""

    def __call__(
        self, engine: Engine, options: list[Options], seed: int, late: int = ...
    ) -> RandomPlayer: ...


@dataclass(frozen=True)
class Budget:
    """How much is tested. Games with slower rules test less."""

    option_sets: int = 12
    """The number of option sets that are set up and played in both modes."""
    modes: int = 120
    """Decisions for each of them, compared byte by byte."""
    decisions: int = 20_000
    """Random decisions, compiled, on which the invariants are tested."""
    games: int = 200
    """The least number of games in so many decisions."""
    many: int = 1_000_000
    """The number of decisions in the long tests."""
    secrets: int = 6_000
    """Random decisions from which positions are taken to hide and determinize."""
    samples: int = 200
    """The number of those positions."""


@dataclass(frozen=True)
class Least:
    """The least number of things that a law must have looked at.

    So a law that stops looking fails. A new game may begin with the defaults.
    """

    cards: int = 1
    """Explanation cards."""
    card_rules: int = 1
    """Clauses that the cards name."""
    card_numbers: int = 0
    """Cards whose numbers are compared with the content."""
    clauses: int = 1
    """Clauses of the rules reference."""
    prompts: int = 1
    """Decisions that 900 random decisions come to."""
    refusals: int = 1
    """Moves that are not allowed, and asked about."""
    cautions: int = 0
    """Warnings of the coach."""
    factors: int = 0
    """Factors that explain moves."""


def content(game: Game, file: str) -> list[dict[str, Any]]:
    """Return the entries of a file of the game's content."""
    path = game.folder / "content" / f"{file}.toml"
    (entries,) = tomllib.loads(path.read_text(encoding="utf-8")).values()
    return list(entries)


def unchanged(position: Position, viewer: int, rng: random.Random) -> Position:
    """Return a copy of the position: without secrets, only coming chance can differ."""
    return position.copy()


def no_invariants(play: Play) -> list[str]:
    """Return nothing: the game states no invariants."""
    return []


@dataclass(frozen=True)
class Laws:
    """What the laws need to know about one game."""

    game: Game
    own_player: MakePlayer | None = None
    """Makes the game's own random player; else every legal move is as likely."""
    own_option_sets: Callable[[int, int], list[Options]] | None = None
    """own_option_sets(count, seed): where not all values go together."""
    broken: Callable[[Play], list[str]] = no_invariants
    """The invariants: every one that does not hold, with the first decision that breaks it."""
    scrambled: Callable[[Position, int, random.Random], Position] = unchanged
    """scrambled(position, viewer, rng): another position that looks the same to this viewer. Coming
    dice need not be changed: that is done for all games."""
    secrets: frozenset[str] = frozenset()
    """The fields of the position that hold something that some viewer may not know."""
    perft: Perft | None = None
    playthroughs: Playthroughs | None = None
    presets: Callable[[str], tuple[str | None, int]] | None = None
    """presets(name of a playthrough): its preset and its number of players."""
    rare: Callable[[States], NDArray[np.bool_]] | None = None
    """Which positions hold rare secrets: some of them are tested in any case."""
    unreached: frozenset[str] = frozenset()
    """Decisions, moves and events, by name, that random play does not reach."""
    idle_words: frozenset[str] = frozenset()
    """Messages that nothing in the game's folder or in the client names, with good reason."""
    asked_as: dict[str, frozenset[str]] = field(default_factory=dict)
    """Where the rules describe a decision that the game asks under other names, or never."""
    asked_apart: frozenset[str] = frozenset()
    """Decisions whose prompts have no words in common: each kind of them has its own message."""
    stand_ins: frozenset[str] = frozenset()
    """Decisions that only stand for another, where a viewer may not know which."""
    card_numbers: Callable[[], Iterable[tuple[str, list[int]]]] = tuple
    """Explanation cards, each with the numbers of the content that it must name in this order."""
    cannot_succeed: Callable[[str, dict[str, Any]], bool] = lambda kind, preview: False
    """cannot_succeed(kind of a move, its preview): whether the preview says that it is in vain."""
    budget: Budget = field(default_factory=Budget)
    least: Least = field(default_factory=Least)
    lacks: frozenset[str] | None = None
    """What the game does not have, as the laws call it. None: it may lack anything."""

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

    @property
    def unspoken(self) -> frozenset[str]:
        """Events that only move pieces: the log says nothing of them."""
        return frozenset(getattr(self.part("wording"), "UNSPOKEN", ()))

    def player(
        self, engine: Engine, options: list[Options], seed: int, late: int | None = None
    ) -> RandomPlayer:
        """Return a player that plays the game at random."""
        if self.own_player is None:
            return AnyMove(self.game, engine, options, seed)
        more = {} if late is None else {"late": late}
        return self.own_player(engine, options, seed, **more)

    def option_sets(self, count: int, seed: int) -> list[Options]:
        """Return so many sets of options, with every value and number of players."""
        if self.own_option_sets is not None:
            return self.own_option_sets(count, seed)
        players = self.game.options.players
        counts = range(players.least, players.most + 1)
        return random_play.option_sets(self.game, counts, count, seed)

    @property
    def players(self) -> int:
        """Two players, or the number nearest to two that the game allows."""
        return fitting(self.game, 2)

    def any_moves(self, rng: random.Random, most: int) -> list[int]:
        """Return moves at random, legal or not, each once."""
        return rng.sample(range(self.game.moves.count), min(most, self.game.moves.count))

    def part(self, name: str) -> ModuleType | None:
        """Return an optional module of the game's folder, or None."""
        module = f"holdfast.games.{self.name}.{name}"
        return import_module(module) if find_spec(module) else None

    def needs(self, offered: object, what: str) -> None:
        """Skip the test of a law about something that the game does not offer, and may lack."""
        if not offered:
            assert self.lacks is None or what in self.lacks, f"{self.name} has no {what} any more"
            pytest.skip(f"{self.name} has no {what}")

    def own(self, file: str, holds: str) -> Any:
        """Return what a file of the game's own tests holds, which a law needs."""
        path = self.tests / f"{file}.py"
        assert path.exists(), f"tests/games/{self.name}/{file}.py is missing: it holds {holds}"
        return getattr(import_module(f"tests.games.{self.name}.{file}"), holds)


@cache
def laws_of(name: str) -> Laws:
    """Return what the laws know about a game."""
    if (TESTS / name / "laws.py").exists():
        laws: Laws = import_module(f"tests.games.{name}.laws").LAWS
        return laws
    return Laws(games.load(name))


def all_laws() -> list[Laws]:
    """Return what the laws know about every game."""
    return [laws_of(name) for name in games.names()]
