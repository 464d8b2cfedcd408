"""A run in stretches of games, so that its length does not matter.

A report reads a run once. `Data` passes each stretch of games to every figure (`gather`). Figures
keep sums and never the games, so a million games take no more memory than a hundred thousand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol, TypeVar

import numpy as np
import polars as pl

from holdfast.kernel.game import Game
from holdfast.lab.report.table_reader import Tables
from holdfast.lab.runs.columns import NEVER, TABLE, columns_of
from holdfast.lab.runs.metrics import (
    STAGES,
    ComponentKind,
    Metrics,
    component_ranges,
    metrics_hash,
    metrics_of,
)
from holdfast.lab.runs.run import Run
from holdfast.lab.runs.store import RunError
from holdfast.lab.statistics.accumulators import Examples

RIVALS_MARGIN, TEAM_MARGIN = 0.04, 0.06
"""Difference from the expected win share within which something counts as even."""
STRETCH = 10_000
"""Number of games in each part that collectors read."""
OPTIONAL = ("trace", "coins")
"""Tables that runs of older versions lack."""


class Collector(Protocol):
    """An object that reads a run part by part and sums up what its figures need."""

    def add(self, part: Part) -> None:
        """Read the games of the next part of a run."""
        ...


Who = TypeVar("Who", bound=Collector)


class Data:
    """A checked run, and what most figures need to know about it."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.game: Game = run.plan.load()
        self.counted: Metrics = metrics_of(self.game)
        if run.manifest["counted_hash"] != metrics_hash(self.game):
            raise RunError(
                f"{run.folder}: other things were counted then than are now; play it again"
            )
        if not run.manifest["parts"]:
            raise RunError(f"{run.folder} is empty: it has no games")
        self.seats = len(run.plan.lineup)
        for table, expected in columns_of(self.game, self.seats)._asdict().items():
            if table in OPTIONAL:
                continue
            found = set(run.scan(table).collect_schema().names())
            for name in expected:
                if name not in found:
                    raise RunError(
                        f"{run.folder}: table {table} has no column {name!r}; it was played by"
                        " another version, whose reports this one cannot make"
                    )
            for name in sorted(found - set(expected)):
                raise RunError(f"{run.folder}: table {table} has an unknown column {name!r}")
        height = run.scan("games").select(pl.len()).collect().item()
        if height != run.manifest["games"] or height == 0:
            raise RunError(f"{run.folder} has {height} games, not {run.manifest['games']}")

    @property
    def team(self) -> bool:
        """Whether all seats win and lose together."""
        return self.game.team

    @property
    def margin(self) -> float:
        """The difference from the expected share that counts as even."""
        return TEAM_MARGIN if self.team else RIVALS_MARGIN

    @property
    def n(self) -> int:
        """The number of games."""
        games: int = self.run.manifest["games"]
        return games

    @property
    def title(self) -> str:
        """The title of the game."""
        text = self.game.text("en")
        return text("game-title") if text.has("game-title") else self.game.name.capitalize()

    @property
    def day(self) -> str:
        """The game's word for a day."""
        return self.counted.clock.one if self.counted.clock else "day"

    @property
    def days_called(self) -> str:
        """The game's word for days."""
        return self.counted.clock.many if self.counted.clock else "days"

    def things(self, kind: str) -> range:
        """Return the numbers of the components of a kind."""
        return component_ranges(self.game)[kind]

    def name(self, thing: int) -> str:
        """Return the name of a component."""
        return str(self.run.names["thing"][thing]["name"])

    @cached_property
    def has_randomised_drafts(self) -> bool:
        """Whether any draft was randomised."""
        if not self.run.plan.drafts:
            return False
        return bool(self.run.scan("seats").select(pl.col("explored").any()).collect().item())

    # Games, part by part

    def parts(self) -> Iterator[Part]:
        """Yield all games in short parts, whose arrays fit into the processor's cache."""
        tables = Tables(self.run)
        for games in tables.parts:
            for at in range(games.start, games.stop, STRETCH):
                yield Part(self, range(at, min(at + STRETCH, games.stop)), tables)

    def gather(self, *groups: Sequence[Collector]) -> None:
        """Pass all games to all collectors, each group in its own thread.

        Groups that read different tables use two cores well.
        """
        with ThreadPoolExecutor(len(groups)) as pool:
            for _ in pool.map(self._show, groups):
                pass

    def _show(self, who: Sequence[Collector]) -> None:
        for part in self.parts():
            for each in who:
                each.add(part)

    def collect(self, who: Who) -> Who:
        """Pass all games to a collector and return it."""
        self._show([who])
        return who

    def each(self, of: Callable[[Part], Any]) -> Any:
        """Return an array with one number per game, read by `of`. Only for small runs."""
        return np.concatenate([of(part) for part in self.parts()])


class Part:
    """Consecutive games of a run as arrays."""

    def __init__(self, data: Data, games: range, tables: Tables) -> None:
        self.data, self.games, self.tables = data, games, tables
        self.n, self.seats, self.team = len(games), data.seats, data.team

    def column(self, table: str, name: str) -> Any:
        """Return a column of a table as stored."""
        return self.tables.column(table, name, self.games)

    @property
    def numbers(self) -> Any:
        """The numbers of these games."""
        return np.arange(self.games.start, self.games.stop)

    def of_games(self, column: str) -> Any:
        """Return a column of the table of games."""
        return self.column("games", column)

    def of_seats(self, column: str) -> Any:
        """Return a column of the table of seats as an array [game, seat].

        Numbers of one seat are contiguous: there are few seats, and operations over all games are
        fast.
        """
        return np.asfortranarray(self.column("seats", column).reshape(self.n, self.seats))

    @cached_property
    def shares(self) -> Any:
        """The share of the victory of each seat in each game."""
        return self.of_seats("share").astype(float)

    @cached_property
    def won(self) -> Any:
        """Whether each game was won, in team games."""
        return self.shares[:, 0]

    @cached_property
    def length(self) -> Any:
        """The number of days of each game."""
        return self.of_games("length").astype(int)

    @cached_property
    def winners(self) -> Winners:
        """The winners of each game."""
        return Winners(self.shares > 0)

    @cached_property
    def randomised_drafts(self) -> Any:
        """Whether the drafts of each seat were randomised."""
        return self.of_seats("explored")

    @cached_property
    def units(self) -> Any:
        """The victories of each unit: a seat, or in team games a game."""
        return self.won if self.team else self.shares.reshape(-1)

    @cached_property
    def by_coin(self) -> Any:
        """Whether the drafts of each unit were randomised."""
        return self.randomised_drafts[:, 0] if self.team else self.randomised_drafts.reshape(-1)

    def note(self, examples: Examples, units: Any) -> None:
        """Add example games by ascending numbers of units."""
        examples.add(units, self.units, self.games.start, 1 if self.team else self.seats)

    def note_each(self, examples: Sequence[Examples], which: Any, units: Any) -> None:
        """Add example games of `units` to the examples at the ascending indices `which`."""
        won = self.units[units] > 0
        games = units if self.team else units // self.seats
        for chosen in (True, False):
            here = won == chosen
            mine, game = which[here], games[here]
            new = (np.diff(mine, prepend=-1) != 0) | (np.diff(game, prepend=-1) != 0)
            mine, game = mine[new], game[new] + self.games.start
            ends = np.searchsorted(mine, np.arange(len(examples) + 1))
            for k in np.flatnonzero(np.diff(ends)).tolist():
                named = examples[k].won if chosen else examples[k].lost
                named.add(game[ends[k] : ends[k + 1]])

    def games_kept(self, table: str) -> Any:
        """Return the games that have rows in a table: not all in a thinned run."""
        return self.data.run.plan.keeps(table, self.numbers)

    def units_kept(self, table: str) -> Any:
        """Return the units that have rows in a table."""
        games = self.games_kept(table)
        return games if self.team else np.repeat(games, self.seats)

    # Days

    @cached_property
    def _evenings(self) -> tuple[int, Any]:
        """The number of days, and the index of each row of days in a grid [day, game]."""
        day = self.column("days", "day").astype(np.int64)
        game = self.column("days", "game").astype(np.int64) - self.games.start
        return int(day.max(initial=0)) + 1, day * self.n + game

    def of_days(self, column: str) -> Any:
        """Return a column of days as [game, day, seat], NaN after the end; teams have one seat."""
        days, at = self._evenings
        seats = 1 if self.team else self.seats
        if not self.team:
            at = at + self.column("days", "seat").astype(np.int64) * (days * self.n)
        # If the clock ticks twice in one move, the day between has no row and stays NaN.
        grid = np.full(seats * days * self.n, np.nan)
        grid[at] = self.column("days", column)
        # Numbers of one seat and day are contiguous, as in `of_seats`.
        return grid.reshape(seats, days, self.n).transpose(2, 1, 0)

    def by_day(self, column: str) -> Any:
        """Return a column of days summed over all seats: [game, day]."""
        days, at = self._evenings
        return np.bincount(at, self.column("days", column), days * self.n).reshape(days, -1).T

    # Components

    @cached_property
    def _places(self) -> Any:
        """The index of the seat of each row of uses; the table follows the seats of each game."""
        game = self.column("uses", "game").astype(np.int64) - self.games.start
        return game * (self.seats + 1) + np.minimum(self.column("uses", "seat"), self.seats)

    @cached_property
    def stages(self) -> Any:
        """The frequency of stages: [component, whether drafts were randomised, stage]."""
        things = len(self.data.run.names["thing"])
        which = self.column("uses", "thing").astype(np.int64) * 2
        if self.data.has_randomised_drafts:
            coins = np.zeros((self.n, self.seats + 1), bool)
            coins[:, :-1] = self.randomised_drafts
            which += coins.reshape(-1)[self._places]
        sums = [np.bincount(which, self.column("uses", name), 2 * things) for name in STAGES]
        return np.stack(sums, axis=1).reshape(things, 2, len(STAGES))

    def _rows(self, things: ComponentKind, stage: str | None = None) -> Any:
        """Return the rows of uses of one kind of components, or those at a stage."""
        numbers = self.data.things(things.id)
        thing = self.column("uses", "thing")
        there = (thing >= numbers.start) & (thing < numbers.stop)
        return np.flatnonzero(there if stage is None else there & (self.column("uses", stage) > 0))

    def _component_index(self, things: ComponentKind, rows: Any) -> Any:
        """Return the index within its kind of the component of each row."""
        return self.column("uses", "thing")[rows] - np.uint16(self.data.things(things.id).start)

    def use_rows(self, things: ComponentKind) -> tuple[Any, Any, Any]:
        """Return the rows of uses of one kind, with their index within the kind and their game."""
        rows = self._rows(things)
        game = self.column("uses", "game")[rows].astype(np.int64) - self.games.start
        return rows, self._component_index(things, rows).astype(np.int64), game

    def units_having(self, things: ComponentKind, stage: str) -> ComponentUnits:
        """Return the seats, or in team games the games, that had each component of one kind."""
        rows = self._rows(things, stage)
        thing = self._component_index(things, rows)
        order = np.argsort(thing, kind="stable")
        rows, thing = rows[order], thing[order].astype(np.int64)
        game, seat = np.divmod(self._places[rows], self.seats + 1)
        if self.team:
            return ComponentUnits(thing, game).once()
        units, table = game * self.seats + seat, seat == self.seats
        if not table.any():
            return ComponentUnits(thing, units)
        # All seats have what belongs to the table.
        all_ = (game[table][:, None] * self.seats + np.arange(self.seats)).reshape(-1)
        things_ = np.concatenate([thing[~table], np.repeat(thing[table], self.seats)])
        return ComponentUnits(things_, np.concatenate([units[~table], all_])).sorted().once()


@dataclass(frozen=True)
class ComponentUnits:
    """Pairs of a component of one kind and a unit that had it, sorted by component and game."""

    thing: Any
    unit: Any

    def sorted(self) -> ComponentUnits:
        """Return the pairs sorted."""
        order = np.lexsort((self.unit, self.thing))
        return ComponentUnits(self.thing[order], self.unit[order])

    def once(self) -> ComponentUnits:
        """Return the pairs without consecutive duplicates."""
        new = (np.diff(self.thing, prepend=-1) != 0) | (np.diff(self.unit, prepend=-1) != 0)
        return ComponentUnits(self.thing[new], self.unit[new])

    def among(self, units: Any) -> ComponentUnits:
        """Return the pairs whose units are in a mask."""
        chosen = units[self.unit]
        return ComponentUnits(self.thing[chosen], self.unit[chosen])


class Winners:
    """The winners of each game, to compare them with the others of the same game."""

    def __init__(self, won: Any) -> None:
        mixed = won.any(axis=1) & ~won.all(axis=1)
        self.all_mixed = bool(mixed.all())
        self.mixed = mixed
        """Games with both winners and others."""
        self._won = won if self.all_mixed else won[mixed]
        self._winners = self._won.sum(axis=1)
        self._rest = won.shape[1] - self._winners

    def means(self, values: Any) -> tuple[Any, Any]:
        """Return the averages of winners and of the others, for each game with both."""
        here = values if self.all_mixed else values[self.mixed]
        mine = (here * self._won).sum(axis=1)
        return mine / self._winners, (here.sum(axis=1) - mine) / self._rest


__all__ = ["NEVER", "TABLE", "Collector", "Data", "Part"]
