"""A run as figures need it."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
import polars as pl

from holdfast.kernel.game import Game
from holdfast.lab.counted import Counted, Things, counted_in, key_of, ranges_of
from holdfast.lab.recording import NEVER, TABLE, columns_of
from holdfast.lab.store import RunError

if TYPE_CHECKING:
    from holdfast.lab.runs import Run

RIVALS_MARGIN, TEAM_MARGIN = 0.04, 0.06
"""What counts as even: within so much win share of what is expected."""
EXAMPLES = 10
"""Games that are named for a number, at most."""


def spread(games: Any, most: int) -> list[int]:
    """Some of many games, from all over a run."""
    if len(games) > most:
        games = games[np.linspace(0, len(games) - 1, most).astype(int)]
    return [int(game) for game in games]


class Data:
    """The tables of a run, checked, and what most figures ask of them."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.game: Game = run.plan.load()
        self.counted: Counted = counted_in(self.game)
        if run.manifest["counted_hash"] != key_of(self.game):
            raise RunError(
                f"{run.folder}: other things were counted then than are now; play it again"
            )
        self.seats = len(run.plan.lineup)
        for table, expected in columns_of(self.game, self.seats)._asdict().items():
            if table == "trace":
                continue  # of some games only, and not of older runs
            found = set(run.scan(table).collect_schema().names())
            for name in expected:
                if name not in found:
                    raise RunError(
                        f"{run.folder}: table {table} has no column {name!r}; it was played by"
                        " another version, whose reports this one cannot make"
                    )
            for name in sorted(found - set(expected)):
                raise RunError(f"{run.folder}: table {table} has an unknown column {name!r}")
        if run.games.height != run.manifest["games"] or run.games.height == 0:
            raise RunError(
                f"{run.folder} has {run.games.height} games, not {run.manifest['games']}"
            )

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
        return self.run.games.height

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

    def of_seats(self, column: str) -> Any:
        """A column of seats: a row a game, a column a seat."""
        return self.run.seats[column].to_numpy().reshape(self.n, self.seats)

    @cached_property
    def shares(self) -> Any:
        """What each seat won of each game."""
        return self.of_seats("share").astype(float)

    @cached_property
    def won(self) -> Any:
        """Of teams: whether each game was won."""
        return self.shares[:, 0]

    @cached_property
    def explored(self) -> Any:
        """Whether each seat's draft was left to a coin."""
        return self.of_seats("explored").astype(bool)

    @cached_property
    def levels(self) -> Any:
        """Each seat's level."""
        return self.of_seats("level")

    @cached_property
    def length(self) -> Any:
        """How many days each game had."""
        return self.run.games["length"].to_numpy().astype(int)

    @cached_property
    def first_seat(self) -> Any:
        """Who went first; None where that is not known."""
        first = self.run.games["first_seat"].to_numpy().astype(int)
        return None if (first == TABLE).any() else first

    def of_days(self, column: str) -> Any:
        """A column of days: [game, day, seat], and not a number after a game's end. Teams have one
        seat here."""
        days = self.run.days
        seats = 1 if self.team else self.seats
        last = int(days["day"].max())  # type: ignore[arg-type]
        grid = np.full((self.n, last + 1, seats), np.nan)
        seat = np.zeros(days.height, int) if self.team else days["seat"].to_numpy().astype(int)
        at = (days["game"].to_numpy().astype(int), days["day"].to_numpy().astype(int), seat)
        # A clock that strikes twice in one move leaves a day without an evening.
        grid[at] = days[column].to_numpy()
        return grid

    def things(self, kind: str) -> range:
        """The numbers of the things of a kind."""
        return ranges_of(self.game)[kind]

    def name(self, thing: int) -> str:
        """What a thing is called."""
        return str(self.run.names["thing"][thing]["name"])

    def used(self, things: Things) -> pl.DataFrame:
        """The rows of uses of the things of one kind."""
        numbers = self.things(things.id)
        return self.run.uses.filter(
            pl.col("thing").is_between(numbers.start, numbers.stop, closed="left")
        )

    def having(self, things: Things, stage: str) -> Any:
        """Who had each thing: [game and seat, thing] of rivals, [game, thing] of teams."""
        numbers = self.things(things.id)
        rows = self.used(things).filter(pl.col(stage) > 0)
        game, seat = (rows[c].to_numpy().astype(int) for c in ("game", "seat"))
        thing = rows["thing"].to_numpy().astype(int) - numbers.start
        if self.team:
            grid = np.zeros((self.n, len(numbers)), bool)
            grid[game, thing] = True
            return grid
        grid = np.zeros((self.n, self.seats, len(numbers)), bool)
        own = seat != TABLE
        grid[game[own], seat[own], thing[own]] = True
        grid[game[~own], :, thing[~own]] = True
        return grid.reshape(self.n * self.seats, len(numbers))

    @property
    def units(self) -> Any:
        """What was won: seat by seat of rivals, game by game of teams."""
        return self.won if self.team else self.shares.reshape(-1)

    def examples(self, mask: Any) -> str:
        """Some games behind a number, to be watched: `12+ 40+ 7- 90-`, in which those won whom it
        is about and in which they did not. The mask is of seats, or of games."""
        wins = self.units if len(mask) == len(self.units) else np.ones(self.n)
        each = 1 if len(mask) == self.n else self.seats
        found = []
        for mark, won in (("+", True), ("-", False)):
            games = np.flatnonzero(mask & ((wins > 0) == won)) // each
            games = games[np.flatnonzero(np.diff(games, prepend=-1))]  # rising: each once
            found += [f"{game}{mark}" for game in spread(games, EXAMPLES // 2)]
        return " ".join(found)

    def some(self, games: Any) -> str:
        """Some of the games of a mask, to be watched."""
        return " ".join(map(str, spread(np.flatnonzero(games), EXAMPLES)))

    def largest(self, values: Any) -> str:
        """The games in which a number was largest."""
        values = np.nan_to_num(np.asarray(values, float), nan=-np.inf)
        order = np.argsort(-values, kind="stable")[:EXAMPLES]
        return " ".join(str(game) for game in order if np.isfinite(values[game]))

    @property
    def by_coin(self) -> Any:
        """Whether a coin drafted: seat by seat of rivals, game by game of teams."""
        return self.explored[:, 0] if self.team else self.explored.reshape(-1)


__all__ = ["NEVER", "TABLE", "Data"]
