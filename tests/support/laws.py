"""Laws that hold for every game, and what each game declares so that they can be tested.

The laws are in tests/games/test_laws_*.py and run over every game. What a law checks depends on
what the game offers: cards where there are cards, factors where there are factors. A game without a
declaration is played at random over all its options and may hide nothing but future chance. A game
with secrets, invariants or playthroughs declares them as `LAWS` in tests/games/<game>/laws.py.
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
from tests.support.table import nearest_player_count

from holdfast import games
from holdfast.kernel.engine import Engine
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position

TESTS = Path(__file__).parents[1] / "games"


class MakePlayer(Protocol):
    """Makes a random player of a game, with `late` late positions for each set of options."""

    def __call__(
        self, engine: Engine, options: list[Options], seed: int, late: int = ...
    ) -> RandomPlayer: ...


@dataclass(frozen=True)
class Budget:
    """The amount of testing; less for games with slower rules."""

    option_sets: int = 12
    """Number of option sets that are set up and played in both modes."""
    modes: int = 120
    """Number of decisions for each option set, compared byte by byte."""
    decisions: int = 20_000
    """Number of random decisions, compiled, on which the invariants are tested."""
    games: int = 200
    """Minimum number of games that the random decisions come from."""
    many: int = 1_000_000
    """Number of decisions in the long tests."""
    secrets: int = 6_000
    """Number of random decisions from which positions are taken to hide and determinize."""
    samples: int = 200
    """Number of positions that are hidden and determinized."""


@dataclass(frozen=True)
class Least:
    """The least number of things that each law must have checked.

    So a law that no longer finds anything fails. A new game may begin with the defaults.
    """

    cards: int = 1
    """Minimum number of explanation cards."""
    card_rules: int = 1
    """Minimum number of clauses that the cards cite."""
    card_numbers: int = 0
    """Minimum number of cards whose numbers are compared with the content."""
    clauses: int = 1
    """Minimum number of clauses of the rules reference."""
    prompts: int = 1
    """Minimum number of decisions met in 900 random decisions."""
    refusals: int = 1
    """Minimum number of moves that are not allowed and whose reason is checked."""
    cautions: int = 0
    """Minimum number of warnings of the coach."""
    factors: int = 0
    """Minimum number of factors that explain moves."""


def content(game: Game, file: str) -> list[dict[str, Any]]:
    """Return the entries of a file of the game's content."""
    path = game.folder / "content" / f"{file}.toml"
    (entries,) = tomllib.loads(path.read_text(encoding="utf-8")).values()
    return list(entries)


def unchanged(position: Position, viewer: int, rng: random.Random) -> Position:
    """Return a copy of the position, for games whose only secret is future chance."""
    return position.copy()


def no_invariants(play: Play) -> list[str]:
    """Return an empty list, for games without invariants."""
    return []


@dataclass(frozen=True)
class Laws:
    """What the laws need to know about one game."""

    game: Game
    own_player: MakePlayer | None = None
    """Makes the game's own random player; by default every legal move is equally likely."""
    own_option_sets: Callable[[int, int], list[Options]] | None = None
    """own_option_sets(count, seed): return sets of options, for games in which some values exclude
    each other."""
    broken: Callable[[Play], list[str]] = no_invariants
    """Return a message for each broken invariant, with the first decision that breaks it."""
    scrambled: Callable[[Position, int, random.Random], Position] = unchanged
    """scrambled(position, viewer, rng): return another position that looks the same to this viewer.

    Future dice need not be changed: that is done for all games.
    """
    secrets: frozenset[str] = frozenset()
    """Fields of the position that hide something from some viewer."""
    perft: Perft | None = None
    playthroughs: Playthroughs | None = None
    presets: Callable[[str], tuple[str | None, int]] | None = None
    """presets(playthrough): return its preset and its number of players."""
    rare: Callable[[States], NDArray[np.bool_]] | None = None
    """Return which positions hold rare secrets; some of those are always tested."""
    unreached: frozenset[str] = frozenset()
    """Names of decisions, moves and events that random play does not reach."""
    idle_words: frozenset[str] = frozenset()
    """Messages that neither the game's folder nor the client names, with good reason."""
    asked_as: dict[str, frozenset[str]] = field(default_factory=dict)
    """Decisions of the rules reference that the game asks under other names, or never."""
    asked_apart: frozenset[str] = frozenset()
    """Decisions without a common prompt: each kind has a message of its own."""
    stand_ins: frozenset[str] = frozenset()
    """Decisions that stand for another one where a viewer may not know which it is."""
    card_numbers: Callable[[], Iterable[tuple[str, list[int]]]] = tuple
    """Explanation cards, each with the numbers of the content that it must name, in order."""
    cannot_succeed: Callable[[str, dict[str, Any]], bool] = lambda kind, preview: False
    """cannot_succeed(kind of move, preview): return whether the preview says the move must fail."""
    budget: Budget = field(default_factory=Budget)
    least: Least = field(default_factory=Least)
    lacks: frozenset[str] | None = None
    """Names of the features that the game does not have; None: it may lack anything."""

    @property
    def name(self) -> str:
        """The name of the game's folder."""
        return self.game.name

    @property
    def tests(self) -> Path:
        """The folder of the game's own tests."""
        return TESTS / self.name

    @property
    def commands(self) -> list[int]:
        """One move of each kind that is never offered."""
        return [kind.first for kind in self.game.moves.kinds.values() if not kind.offered]

    @property
    def unspoken(self) -> frozenset[str]:
        """Events that only move pieces and have no line in the log."""
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
        """Return `count` sets of options that cover every value and number of players."""
        if self.own_option_sets is not None:
            return self.own_option_sets(count, seed)
        players = self.game.options.players
        counts = range(players.least, players.most + 1)
        return random_play.option_sets(self.game, counts, count, seed)

    @property
    def players(self) -> int:
        """Two players, or the number nearest to two that the game allows."""
        return nearest_player_count(self.game, 2)

    def any_moves(self, rng: random.Random, most: int) -> list[int]:
        """Return up to `most` different moves at random, legal or not."""
        return rng.sample(range(self.game.moves.count), min(most, self.game.moves.count))

    def part(self, name: str) -> ModuleType | None:
        """Return an optional module of the game's folder, or None."""
        module = f"holdfast.games.{self.name}.{name}"
        return import_module(module) if find_spec(module) else None

    def needs(self, offered: object, what: str) -> None:
        """Skip the test if the game does not offer a feature and is declared to lack it."""
        if not offered:
            assert self.lacks is None or what in self.lacks, f"{self.name} has no {what} any more"
            pytest.skip(f"{self.name} has no {what}")

    def own(self, file: str, holds: str) -> Any:
        """Return the attribute `holds` of a file of the game's own tests; fail if it is missing."""
        path = self.tests / f"{file}.py"
        assert path.exists(), f"tests/games/{self.name}/{file}.py is missing: it holds {holds}"
        return getattr(import_module(f"tests.games.{self.name}.{file}"), holds)


@cache
def laws_of(name: str) -> Laws:
    """Return the laws' declaration for a game."""
    if (TESTS / name / "laws.py").exists():
        laws: Laws = import_module(f"tests.games.{name}.laws").LAWS
        return laws
    return Laws(games.load(name))


def all_laws() -> list[Laws]:
    """Return the laws' declarations for all games."""
    return [laws_of(name) for name in games.names()]
