"""A run as figures need it: stretch by stretch, so that it does not matter how long it is.

A report reads a run once. `Data` hands it out in stretches of games, and whoever makes figures is
shown one after the other (`gather`), keeping sums and never the games: a million take no more
memory than a hundred thousand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import numpy as np
import polars as pl

from holdfast.kernel.game import Game
from holdfast.lab.balance.sums import Examples
from holdfast.lab.counted import Counted, Things, counted_in, key_of, ranges_of
from holdfast.lab.recording import NEVER, TABLE, columns_of
from holdfast.lab.store import RunError

if TYPE_CHECKING:
    from holdfast.lab.runs import Run

RIVALS_MARGIN, TEAM_MARGIN = 0.04, 0.06
"""What counts as even: within so much win share of what is expected."""
OPTIONAL = ("trace", "coins")
"""Tables that runs of older versions do not have."""


class Gathers(Protocol):
    """Somebody who is shown a run, stretch by stretch, and keeps what figures are made of."""

    def add(self, part: Part) -> None:
        """Look at some games; those before them were shown before."""
        ...


Who = TypeVar("Who", bound=Gathers)


class Data:
    """A run, checked, and what most figures ask of it."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.game: Game = run.plan.load()
        self.counted: Counted = counted_in(self.game)
        if run.manifest["counted_hash"] != key_of(self.game):
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
        """Whether all win and lose together."""
        return self.game.team

    @property
    def margin(self) -> float:
        """What counts as even."""
        return TEAM_MARGIN if self.team else RIVALS_MARGIN

    @property
    def n(self) -> int:
        """How many games."""
        games: int = self.run.manifest["games"]
        return games

    @property
    def title(self) -> str:
        """What the game is called."""
        text = self.game.text("en")
        return text("game-title") if text.has("game-title") else self.game.name.capitalize()

    @property
    def day(self) -> str:
        """What a day is called here."""
        return self.counted.clock.one if self.counted.clock else "day"

    @property
    def days_called(self) -> str:
        """What days are called here."""
        return self.counted.clock.many if self.counted.clock else "days"

    def things(self, kind: str) -> range:
        """The numbers of the things of a kind."""
        return ranges_of(self.game)[kind]

    def name(self, thing: int) -> str:
        """What a thing is called."""
        return str(self.run.names["thing"][thing]["name"])

    @cached_property
    def any_coins(self) -> bool:
        """Whether any draft was left to a coin."""
        if not self.run.plan.drafts:
            return False
        return bool(self.run.scan("seats").select(pl.col("explored").any()).collect().item())

    # Games, stretch by stretch

    def parts(self) -> Iterator[Part]:
        """All games, in stretches as they lie on disk."""
        at = 0
        for part in self.run.manifest["parts"]:
            yield Part(self, range(at, at + part["games"]))
            at += part["games"]

    def gather(self, *who: Gathers) -> None:
        """Show all games to everybody."""
        for part in self.parts():
            for each in who:
                each.add(part)

    def gathered(self, who: Who) -> Who:
        """Somebody who was shown all games."""
        self.gather(who)
        return who

    def each(self, of: Callable[[Part], Any]) -> Any:
        """A number of each game, of all of them: for runs that are known to be small."""
        return np.concatenate([of(part) for part in self.parts()])


class Part:
    """Some games of a run, one after the other, as arrays. Columns are read when they are asked
    for, and go when the part goes."""

    def __init__(self, data: Data, games: range) -> None:
        self.data, self.games = data, games
        self.n, self.seats, self.team = len(games), data.seats, data.team
        self._columns: dict[tuple[str, str], Any] = {}

    def column(self, table: str, name: str) -> Any:
        """A column of a table, as it lies there."""
        if (table, name) not in self._columns:
            self._columns[table, name] = self._read(table, name)
        return self._columns[table, name]

    def _read(self, table: str, name: str) -> Any:
        run, at, files, whole = self.data.run, 0, [], True
        for part in run.manifest["parts"]:
            end = at + part["games"]
            if at < self.games.stop and end > self.games.start:
                whole = whole and at >= self.games.start and end <= self.games.stop
                files += [run.folder / f for f in part["files"] if f.startswith(f"{table}-")]
            at = end
        rows = pl.scan_parquet(files)
        if not whole:
            rows = rows.filter(
                pl.col("game").is_between(self.games.start, self.games.stop, closed="left")
            )
        return rows.select(name).collect().to_series().to_numpy()

    @property
    def numbers(self) -> Any:
        """The numbers of these games within the run."""
        return np.arange(self.games.start, self.games.stop)

    def of_games(self, column: str) -> Any:
        """A column of games."""
        return self.column("games", column)

    def of_seats(self, column: str) -> Any:
        """A column of seats: a row a game, a column a seat."""
        return self.column("seats", column).reshape(self.n, self.seats)

    @cached_property
    def shares(self) -> Any:
        """What each seat won of each game."""
        return self.of_seats("share").astype(float)

    @cached_property
    def won(self) -> Any:
        """Of teams: whether each game was won."""
        return self.shares[:, 0]

    @cached_property
    def length(self) -> Any:
        """How many days each game had."""
        return self.of_games("length").astype(int)

    @property
    def explored(self) -> Any:
        """Whether each seat's draft was left to a coin."""
        return self.of_seats("explored")

    @property
    def units(self) -> Any:
        """What was won: seat by seat of rivals, game by game of teams."""
        return self.won if self.team else self.shares.reshape(-1)

    @property
    def by_coin(self) -> Any:
        """Whether a coin drafted: seat by seat of rivals, game by game of teams."""
        return self.explored[:, 0] if self.team else self.explored.reshape(-1)

    def note(self, examples: Examples, mask: Any) -> None:
        """Name games whose seats, of teams the games themselves, fit a mask."""
        examples.add(mask, self.units, self.games.start, 1 if self.team else self.seats)

    def kept(self, table: str) -> Any:
        """Of which games a table has rows: not of all where a run is thinned."""
        return self.data.run.plan.keeps(table, self.numbers)

    def units_kept(self, table: str) -> Any:
        """Of which units a table has rows."""
        games = self.kept(table)
        return games if self.team else np.repeat(games, self.seats)

    # Days

    @cached_property
    def _evenings(self) -> tuple[tuple[int, int, int], Any]:
        """How large a grid of days is, and where each row of days lies in it."""
        day = self.column("days", "day").astype(np.int64)
        seats = 1 if self.team else self.seats
        shape = (self.n, int(day.max(initial=0)) + 1, seats)
        game = self.column("days", "game").astype(np.int64) - self.games.start
        at = (game * shape[1] + day) * seats
        return shape, at if self.team else at + self.column("days", "seat")

    def of_days(self, column: str) -> Any:
        """A column of days: [game, day, seat], and not a number after a game's end. Teams have one
        seat here."""
        shape, at = self._evenings
        # A clock that strikes twice in one move leaves a day without an evening.
        grid = np.full(shape[0] * shape[1] * shape[2], np.nan)
        grid[at] = self.column("days", column)
        return grid.reshape(shape)

    # Things

    def used(self, things: Things) -> Uses:
        """The rows of uses of the things of one kind."""
        numbers = self.data.things(things.id)
        thing = self.column("uses", "thing")
        return Uses(
            self, numbers, np.flatnonzero((thing >= numbers.start) & (thing < numbers.stop))
        )


class Uses:
    """The rows of uses of the things of one kind, in some games."""

    def __init__(self, part: Part, numbers: range, rows: Any) -> None:
        self.part, self.numbers, self.rows = part, numbers, rows
        self.game = (part.column("uses", "game")[rows] - part.games.start).astype(np.int64)
        self.seat = part.column("uses", "seat")[rows]
        self.thing = (part.column("uses", "thing")[rows] - numbers.start).astype(np.int64)

    def stage(self, name: str) -> Any:
        """How often it was at this stage, row by row."""
        return self.part.column("uses", name)[self.rows]

    def having(self, stage: str) -> Any:
        """Who had each thing: [thing, game and seat] of rivals, [thing, game] of teams."""
        part = self.part
        there = self.stage(stage) > 0
        game, seat, thing = self.game[there], self.seat[there], self.thing[there]
        if part.team:
            grid = np.zeros((len(self.numbers), part.n), bool)
            grid[thing, game] = True
            return grid
        grid = np.zeros((len(self.numbers), part.n, part.seats), bool)
        own = seat != TABLE
        grid[thing[own], game[own], seat[own]] = True
        grid[thing[~own], game[~own], :] = True
        return grid.reshape(len(self.numbers), part.n * part.seats)

    def by_coin(self) -> Any:
        """Whether a coin drafted for the seat of each row; not for what is the table's."""
        found = np.zeros(len(self.rows), bool)
        own = self.seat != TABLE
        found[own] = self.part.explored[self.game[own], self.seat[own]]
        return found


__all__ = ["NEVER", "TABLE", "Data", "Gathers", "Part", "Uses"]
