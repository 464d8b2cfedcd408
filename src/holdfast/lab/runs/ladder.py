"""The ladder: bots of all levels play each other and are rated.

In competitive games two levels meet at a time, each in half of the seats. Every deal is played once
for each distribution of the seats, so that seats favour no level. In team games all seats have one
level, and all levels play the same deals. The same seed plays the same games on any machine.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from multiprocessing import get_context
from random import Random
from typing import Any

from openskill.models import PlackettLuce

from holdfast import games, players
from holdfast.kernel.background_compiler import switch
from holdfast.kernel.game import Game, Placement
from holdfast.lab.runs.lineup import on_one_core
from holdfast.lab.statistics.intervals import Interval, normal, wilson


@dataclass(frozen=True)
class Bout:
    """One game of the ladder: its seed, and the level in each seat."""

    deal: int
    seats: tuple[str, ...]


@dataclass(frozen=True)
class Outcome:
    """The result of a bout."""

    bout: Bout
    placements: tuple[Placement, ...]

    def share(self, level: str) -> float:
        """Return a level's share of the victory, which several winners divide."""
        winners = [placement.seat for placement in self.placements if placement.rank == 1]
        if not winners:
            return 0.0
        return sum(self.bout.seats[seat] == level for seat in winners) / len(winners)

    def best(self, level: str) -> int:
        """Return the best rank of a level."""
        return min(s.rank for s in self.placements if self.bout.seats[s.seat] == level)


@dataclass(frozen=True)
class Ladder:
    """The game, levels, number of games and seed of a ladder."""

    game: Game
    options: Mapping[str, Any]
    levels: tuple[str, ...]
    games: int
    """Number of games for each pair of levels, or for each level of a team game. A few more are
    played if the last deal would lack some distributions of the seats."""
    seed: int

    def __post_init__(self) -> None:
        for level in self.levels:
            players.of_level(level)
        if len(set(self.levels)) != len(self.levels):
            raise ValueError("each level is named once")
        if len(self.levels) < 2:
            raise ValueError("a ladder needs two levels at least")
        if self.games < 1:
            raise ValueError(f"a ladder needs one game at least, not {self.games}")
        if not 0 <= self.seed < 1 << 62:
            raise ValueError(f"a seed is a number from 0 to 2^62 - 1, not {self.seed}")
        if not self.game.team and self.seats % 2:
            raise ValueError(
                f"rivals take half of the seats each: an even number plays, not {self.seats}"
            )

    @property
    def seats(self) -> int:
        """The number of seats."""
        return int(self.game.options.choose(self.options)["players"])

    def bouts(self) -> list[Bout]:
        """Return all games, sorted by deal."""
        if self.game.team:
            return [
                Bout(self.seed + deal, (level,) * self.seats)
                for deal in range(self.games)
                for level in self.levels
            ]
        halves = list(combinations(range(self.seats), self.seats // 2))
        return [
            Bout(
                self.seed + deal,
                tuple(one if seat in half else two for seat in range(self.seats)),
            )
            for deal in range(-(-self.games // len(halves)))
            for one, two in combinations(self.levels, 2)
            for half in halves
        ]

    def run(self) -> Iterator[Outcome]:
        """Play all games on all cores, and yield their outcomes as they finish.

        Closing the iterator stops the games. Rules and search must be compiled: search bots would
        play like heuristic players otherwise.
        """
        if not players.ready_to_search(self.game):
            raise RuntimeError(f"{self.game.name} is not ready: its search is not compiled")
        # Processes, because the part of a decision that is not compiled makes threads queue. They
        # are spawned, because a forked one might hold locks of threads that it does not have.
        with get_context("spawn").Pool(os.cpu_count(), _ignore_interrupts) as pool:
            tables = [(self.game.name, self.options, bout) for bout in self.bouts()]
            yield from pool.imap_unordered(_play_there, tables)


def play(game: Game, options: Mapping[str, Any], bout: Bout) -> Outcome:
    """Play one game to its end and return its outcome."""
    seats = [on_one_core(players.of_level(level)) for level in bout.seats]
    position = game.new(options, bout.deal)
    dice = Random(f"{bout.deal} {bout.seats}")
    while not position.over:
        seat = position.to_move
        hidden = game.hide(position, seat)
        game.play(position, seats[seat].choose(game, hidden, dice.getrandbits(31)))
    return Outcome(bout, tuple(game.result(position)))


def _ignore_interrupts() -> None:
    """Ignore Ctrl-C in a worker: it interrupts the ladder, which then ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_there(table: tuple[str, Mapping[str, Any], Bout]) -> Outcome:
    """Play one game in a worker process."""
    name, options, bout = table
    return play(_load_compiled(name), options, bout)


@cache
def _load_compiled(name: str) -> Game:
    game = games.load(name)
    switch(game)
    players.prepare(game)
    return game


@dataclass(frozen=True)
class _Record:
    """The victories of a level."""

    level: str
    games: int
    won: float
    """Victories; a shared victory counts in part."""

    @property
    def rate(self) -> Interval:
        """The share of victories with its interval."""
        return wilson(self.won, self.games)


@dataclass(frozen=True)
class Rating(_Record):
    """The rating and the victories of a level."""

    rating: Interval


@dataclass(frozen=True)
class Meeting(_Record):
    """The victories of a level against another one."""

    other: str


def ratings(levels: Sequence[str], outcomes: Sequence[Outcome]) -> list[Rating]:
    """Return openskill ratings of all levels that have played, in the given order.

    Competitive games are rated one by one. In team games the levels that played the same deal are
    rated against each other. Games are rated in the order of the bouts, not of their completion.
    """
    model = PlackettLuce(tau=0)  # a level does not learn, so its rating only gets surer
    found = {level: model.rating(name=level) for level in levels}
    deals: dict[tuple[int, tuple[str, ...]], dict[str, int]] = {}
    for outcome in sorted(outcomes, key=lambda outcome: (outcome.bout.deal, outcome.bout.seats)):
        seats = outcome.bout.seats
        alone = len(set(seats)) == 1
        deal = deals.setdefault((outcome.bout.deal, () if alone else seats), {})
        deal.update({level: outcome.best(level) for level in set(seats)})
    for deal in deals.values():
        names = sorted(deal)
        rated = model.rate([[found[name]] for name in names], ranks=[deal[name] for name in names])
        found.update(zip(names, (team[0] for team in rated), strict=True))
    rows = []
    for level in levels:
        shares = [o.share(level) for o in outcomes if level in o.bout.seats]
        interval = normal(found[level].mu, found[level].sigma)
        if shares:
            rows.append(Rating(level, len(shares), sum(shares), interval))
    return rows


def meetings(levels: Sequence[str], outcomes: Sequence[Outcome]) -> list[Meeting]:
    """Return the victories of each level against each level below it."""
    rows = []
    for other, level in combinations(levels, 2):
        shares = [o.share(level) for o in outcomes if {level, other} == set(o.bout.seats)]
        if shares:
            rows.append(Meeting(level, len(shares), sum(shares), other))
    return rows
