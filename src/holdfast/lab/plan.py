"""What is to be played in a run: which game, by whom, how often, with which luck.

Everything that decides about a row is in a plan. The luck of a game comes from its deal alone: the
seed of the run plus the number of the deal. So the same plan gives the same rows on any machine,
however the work is shared out, and two plans with the same seed play the same deals.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from shlex import quote
from typing import Any

from holdfast import games as shelf
from holdfast import players
from holdfast.kernel.game import Game
from holdfast.lab import variants
from holdfast.lab.counted import counted_in, key_of
from holdfast.lab.until import Goal, goal_of, looks_of
from holdfast.lab.variants import Patch, checked, variant
from holdfast.players.expert import Expert

SCHEMA = 1
"""Of the tables. A column never changes its meaning: a new meaning is a new column."""
USUAL_PLAYER = "steady"
MOST_SEED = 1 << 62
MOST_GAMES = 1 << 32


class PlanError(ValueError):
    """This cannot be played."""


def lineup_of(words: str) -> tuple[str, ...]:
    """A line-up as it is typed: `legend,settler:2` is a legend and two settlers."""
    seats: list[str] = []
    for word in words.split(","):
        level, colon, count = word.strip().partition(":")
        if colon and not (count.isdecimal() and 0 < int(count) < 100):
            raise PlanError(f"how many of {level!r}? {word.strip()!r} is no number of seats")
        seats += [level] * (int(count) if colon else 1)
    return tuple(seats)


def told(lineup: tuple[str, ...]) -> str:
    """A line-up in short."""
    runs: list[list[Any]] = []
    for level in lineup:
        if runs and runs[-1][0] == level:
            runs[-1][1] += 1
        else:
            runs.append([level, 1])
    return ",".join(level if count == 1 else f"{level}:{count}" for level, count in runs)


@dataclass(frozen=True)
class Plan:
    """A run that is to be played."""

    game: str
    games: int
    lineup: tuple[str, ...] = ()
    """The level in each seat; without one, steady players."""
    seed: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    explore: float = 0.0
    """How likely a draft is left to chance, so that something can be learned about what no bot
    would ever choose."""
    patch: Patch = field(default_factory=dict)
    """By path, such as `rooms.r_crisis.upkeep`, what is changed of the game's content."""
    until: str = ""
    """What is to be known before all games are played, such as `leaders ± 3`."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "patch", checked(shelf.load(self.game), self.patch))
        played = self.load()
        chosen = {k: v for k, v in self.options.items() if k != "players"}
        seats = len(self.lineup) or int(self.options.get("players", played.options.players.default))
        if self.lineup and self.options.get("players", seats) != seats:
            raise PlanError(f"the line-up names {seats}, but {self.options['players']} play")
        for level in self.lineup:
            if level not in players.PLAYERS:
                known = ", ".join(players.PLAYERS)
                raise PlanError(f"nobody is called {level!r}; there are: {known}")
        limits = played.options.players
        if not limits.least <= seats <= limits.most:
            raise PlanError(
                f"{self.game} is played by {limits.least} to {limits.most}, not by {seats}"
            )
        lineup = self.lineup or (USUAL_PLAYER,) * seats
        object.__setattr__(self, "lineup", tuple(lineup))
        object.__setattr__(self, "options", played.options.choose({**chosen, "players": seats}))
        if not 0 < self.games < MOST_GAMES:
            raise PlanError(f"a run has one game at least, not {self.games}")
        if not 0 <= self.seed < MOST_SEED:
            raise PlanError(f"a seed is a number from 0 to 2^62 - 1, not {self.seed}")
        if not 0 <= self.explore <= 1:
            raise PlanError(f"a share is a number from 0 to 1, not {self.explore}")
        if self.explore and counted_in(played).draft is None:
            raise PlanError(f"{self.game} has no drafts that could be left to chance")
        # Each deal is played from all seats: a last round that is begun is played to its end.
        whole = -(-self.games // len(self.turns)) * len(self.turns)
        object.__setattr__(self, "games", whole)
        if self.until:
            object.__setattr__(self, "until", str(goal_of(self.until, played)))

    @cached_property
    def turns(self) -> list[tuple[str, ...]]:
        """The ways to seat the line-up, each in turn, for the same deal."""
        seats = self.lineup
        ways = [seats[-i:] + seats[:-i] for i in range(len(seats))]
        return list(dict.fromkeys(ways))

    @property
    def goal(self) -> Goal | None:
        """What is to be known before all games are played."""
        return goal_of(self.until, self.load()) if self.until else None

    @cached_property
    def looks(self) -> list[int]:
        """The sizes at which the run is looked at; planned before its first game."""
        return looks_of(self.games, len(self.turns)) if self.until else [self.games]

    def seated(self, number: int) -> tuple[str, ...]:
        """The level in each seat in the game of this number."""
        return self.turns[number % len(self.turns)]

    def deal(self, number: int) -> int:
        """The seed of the game of this number."""
        return self.seed + number // len(self.turns)

    @property
    def searches(self) -> bool:
        """Whether somebody looks ahead, for which rules must be compiled."""
        return any(isinstance(players.of_level(level), Expert) for level in self.lineup)

    def load(self) -> Game:
        """The game that is played."""
        return variant(self.game, self.patch) if self.patch else shelf.load(self.game)

    @cached_property
    def described(self) -> dict[str, Any]:
        """All that decides about the rows, as it is written down."""
        from holdfast.kernel.compiled import source_key

        game = self.load()
        return {
            "schema": SCHEMA,
            "game": self.game,
            "rules_version": game.version,
            "content_hash": source_key(game.folder),
            "counted_hash": key_of(game),
            "content_patch": dict(self.patch),
            "options": dict(self.options),
            "players": list(self.lineup),
            "explore": {"drafts": self.explore} if self.explore else {},
            "first_seed": self.seed,
            "games": self.games,
            "until": {"goal": self.until, "most": self.games, "looks": self.looks}
            if self.until
            else {},
        }

    @property
    def digest(self) -> str:
        """A short name for a plan."""
        octets = json.dumps(self.described, sort_keys=True).encode()
        return hashlib.sha256(octets).hexdigest()[:8]

    @property
    def command(self) -> str:
        """What to type to play it."""
        words = [f"holdfast lab run {self.game} --lineup {told(self.lineup)} --games {self.games}"]
        words.append(f"--seed {self.seed}")
        usual = self.load().options.choose({"players": self.options["players"]})
        words += [f"-o {k}={v}" for k, v in self.options.items() if usual[k] != v]
        if self.explore:
            words.append(f"--explore drafts={self.explore:g}")
        words += [f"--set {quote(word)}" for word in variants.told(self.patch)]
        if self.until:
            words.append(f"--until {quote(self.until)}")
        return " ".join(words)


def plan_from(described: Mapping[str, Any]) -> Plan:
    """The plan that was written down."""
    return Plan(
        game=described["game"],
        games=described["until"].get("most", described["games"]),
        lineup=tuple(described["players"]),
        seed=described["first_seed"],
        options=described["options"],
        explore=described["explore"].get("drafts", 0.0),
        patch=described["content_patch"],
        until=described["until"].get("goal", ""),
    )
