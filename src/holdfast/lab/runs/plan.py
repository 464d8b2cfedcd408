"""What is to be played in a run: which game, by whom, how often, with which luck.

Everything that decides about a row is in a plan. The luck of a game comes from its deal alone: the
seed of the run plus the number of the deal. So the same plan gives the same rows on any machine,
however the work is shared out, and two plans with the same seed play the same deals.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import isfinite
from shlex import quote
from typing import Any

from holdfast import games as shelf
from holdfast.kernel.game import Game
from holdfast.lab.runs import variants
from holdfast.lab.runs.early_stopping import Goal, look_sizes, parse_goal
from holdfast.lab.runs.lineup import PLAYERS, of_level
from holdfast.lab.runs.metrics import metrics_hash, metrics_of
from holdfast.lab.runs.variants import Patch, checked, variant
from holdfast.players.mcts import Mcts

SCHEMA = 1
"""Of the tables. A column never changes its meaning: a new meaning is a new column."""
USUAL_PLAYER = "steady"
MOST_SEED = 1 << 62
MOST_GAMES = 1 << 32
DRAFTS = "drafts"
EXPLORED = 0.5
"""The share that is left to coins where none is named."""
THINNED = ("uses", "days", "decisions", "trace")
"""Tables of which not all games need be kept."""

Explore = str | float | Sequence[str] | Mapping[str, float]
Thin = str | Sequence[str] | Mapping[str, int]


class PlanError(ValueError):
    """This cannot be played."""


def parse_lineup(words: str) -> tuple[str, ...]:
    """A line-up as it is typed: `legend,settler:2` is a legend and two settlers."""
    seats: list[str] = []
    for word in words.split(","):
        level, colon, count = word.strip().partition(":")
        if colon and not (count.isdecimal() and 0 < int(count) < 100):
            raise PlanError(f"how many of {level!r}? {word.strip()!r} is no number of seats")
        seats += [level] * (int(count) if colon else 1)
    return tuple(seats)


def format_lineup(lineup: tuple[str, ...]) -> str:
    """A line-up in short."""
    runs: list[list[Any]] = []
    for level in lineup:
        if runs and runs[-1][0] == level:
            runs[-1][1] += 1
        else:
            runs.append([level, 1])
    return ",".join(level if count == 1 else f"{level}:{count}" for level, count in runs)


def parse_explore(explore: Explore) -> dict[str, float]:
    """What is left to coins, by decision: `drafts`, `drafts:0.25,act:10%`, several of these, or a
    share of the drafts."""
    if isinstance(explore, Mapping):
        shares = dict(explore)
    elif isinstance(explore, int | float):
        shares = {DRAFTS: explore} if explore else {}
    else:
        shares = _shares([explore] if isinstance(explore, str) else explore, EXPLORED)
    for what, share in shares.items():
        if not 0 <= share <= 1:
            raise PlanError(f"{what}: a share is a number from 0 to 1, not {share:g}")
    return {what: float(share) for what, share in shares.items() if share}


def parse_thin(thin: Thin) -> dict[str, int]:
    """Of which tables not all games are kept, and one in how many: `decisions:0.1` is one in
    ten."""
    if isinstance(thin, Mapping):
        return dict(thin)
    shares = _shares([thin] if isinstance(thin, str) else thin, None)
    for what, share in shares.items():
        if not 0 < share <= 0.5:
            raise PlanError(f"{what}: at most every second game is kept, not {share:g} of them")
    return {what: round(1 / share) for what, share in shares.items()}


def _shares(words: Iterable[str], usual: float | None) -> dict[str, float]:
    """Names with shares as they are typed: `act`, `act:0.1`, `act=10%`."""
    found: dict[str, float] = {}
    for word in (part.strip() for each in words for part in each.split(",")):
        if not word:
            continue
        what, share = (_SHARE.fullmatch(word) or _no_share(word)).groups()
        if what in found:
            raise PlanError(f"{what} is named twice")
        if share is None and usual is None:
            raise PlanError(f"which share of {what}? {what}:0.1 is one in ten")
        found[what] = _share(share) if share is not None else usual or 0.0
    return found


_SHARE = re.compile(r"([^:=]+?)\s*(?:[:=]\s*(.*))?")


def _no_share(word: str) -> Any:
    raise PlanError(f"{word!r} names nothing and no share of it")


def _share(text: str) -> float:
    number, percent = text.removesuffix("%").strip(), text.endswith("%")
    try:
        share = float(number) / (100 if percent else 1)
    except ValueError:
        raise PlanError(f"a share is a number from 0 to 1, not {text!r}") from None
    if not isfinite(share):
        raise PlanError(f"a share is a number from 0 to 1, not {text!r}")
    return share


@dataclass(frozen=True)
class Plan:
    """A run that is to be played."""

    game: str
    games: int
    lineup: tuple[str, ...] = ()
    """The level in each seat; without one, steady players."""
    seed: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    explore: Explore = field(default_factory=dict)
    """By decision how likely a coin chooses there, so that something can be learned about what no
    bot would ever choose; `drafts` are those of the game, all of them or none."""
    patch: Patch = field(default_factory=dict)
    """By path, such as `rooms.r_crisis.upkeep`, what is changed of the game's content."""
    until: str = ""
    """What is to be known before all games are played, such as `leaders ± 3`."""
    thin: Thin = field(default_factory=dict)
    """Of which tables not all games are kept: one in so many."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "patch", checked(shelf.load(self.game), self.patch))
        played = self.load()
        chosen = {k: v for k, v in self.options.items() if k != "players"}
        seats = len(self.lineup) or int(self.options.get("players", played.options.players.default))
        if self.lineup and self.options.get("players", seats) != seats:
            raise PlanError(f"the line-up names {seats}, but {self.options['players']} play")
        for level in self.lineup:
            if level not in PLAYERS:
                known = ", ".join(PLAYERS)
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
            raise PlanError(f"a run has 1 to {MOST_GAMES - 1} games, not {self.games}")
        if not 0 <= self.seed < MOST_SEED:
            raise PlanError(f"a seed is a number from 0 to 2^62 - 1, not {self.seed}")
        object.__setattr__(self, "explore", parse_explore(self.explore))
        object.__setattr__(self, "thin", parse_thin(self.thin))
        self._check_coins(played)
        # Each deal is played from all seats: a last round that is begun is played to its end.
        whole = -(-self.games // len(self.turns)) * len(self.turns)
        object.__setattr__(self, "games", whole)
        if self.until:
            object.__setattr__(self, "until", str(parse_goal(self.until, played)))

    def _check_coins(self, played: Game) -> None:
        """What is left to coins, and what is not kept, must be there."""
        if self.drafts and metrics_of(played).draft is None:
            raise PlanError(f"{self.game} has no drafts that could be left to chance")
        known = list(dict.fromkeys(decision.name for decision in played.decisions.decisions))
        for what in self.randomised_decisions:
            if what not in known:
                names = ", ".join([DRAFTS, *known])
                raise PlanError(f"{self.game} has no decision {what!r}; there are: {names}")
        for table, every in parse_thin(self.thin).items():
            if table not in THINNED:
                names = ", ".join(THINNED)
                raise PlanError(f"{table!r} cannot be thinned; there are: {names}")
            if every < 1:
                raise PlanError(f"{table}: one game in {every} cannot be kept")

    @property
    def drafts(self) -> float:
        """How likely a draft is left to a coin."""
        return parse_explore(self.explore).get(DRAFTS, 0.0)

    @property
    def randomised_decisions(self) -> dict[str, float]:
        """By decision how likely a coin chooses, each time it is asked."""
        return {
            what: share for what, share in parse_explore(self.explore).items() if what != DRAFTS
        }

    def keeps(self, table: str, number: Any) -> Any:
        """Whether a table has rows of the game of this number, or of each of several: of whole
        deals, so that no way to be seated is preferred."""
        return number // len(self.turns) % parse_thin(self.thin).get(table, 1) == 0

    @cached_property
    def turns(self) -> list[tuple[str, ...]]:
        """The ways to seat the line-up, each in turn, for the same deal."""
        seats = self.lineup
        ways = [seats[-i:] + seats[:-i] for i in range(len(seats))]
        return list(dict.fromkeys(ways))

    @property
    def goal(self) -> Goal | None:
        """What is to be known before all games are played."""
        return parse_goal(self.until, self.load()) if self.until else None

    @cached_property
    def looks(self) -> list[int]:
        """The sizes at which the run is looked at; planned before its first game."""
        return look_sizes(self.games, len(self.turns)) if self.until else [self.games]

    def seated(self, number: int) -> tuple[str, ...]:
        """The level in each seat in the game of this number."""
        return self.turns[number % len(self.turns)]

    def deal(self, number: int) -> int:
        """The seed of the game of this number."""
        return self.seed + number // len(self.turns)

    @property
    def searches(self) -> bool:
        """Whether somebody looks ahead, for which rules must be compiled."""
        return any(isinstance(of_level(level), Mcts) for level in self.lineup)

    def load(self) -> Game:
        """The game that is played."""
        return variant(self.game, self.patch) if self.patch else shelf.load(self.game)

    @cached_property
    def described(self) -> dict[str, Any]:
        """All that decides about the rows, as it is written down."""
        from holdfast.kernel.source_key import source_key

        game = self.load()
        return {
            "schema": SCHEMA,
            "game": self.game,
            "rules_version": game.version,
            "content_hash": source_key(game.folder),
            "counted_hash": metrics_hash(game),
            "content_patch": dict(self.patch),
            "options": dict(self.options),
            "players": list(self.lineup),
            "explore": parse_explore(self.explore),
            "thin": parse_thin(self.thin),
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
        words = [
            f"holdfast lab run {self.game} --lineup {format_lineup(self.lineup)}",
            f"--games {self.games}",
        ]
        words.append(f"--seed {self.seed}")
        usual = self.load().options.choose({"players": self.options["players"]})
        words += [f"-o {k}={v}" for k, v in self.options.items() if usual[k] != v]
        words += [
            f"--explore {what}:{share:g}" for what, share in parse_explore(self.explore).items()
        ]
        words += [f"--thin {table}:{1 / every:g}" for table, every in parse_thin(self.thin).items()]
        words += [f"--set {quote(word)}" for word in variants.format_patch(self.patch)]
        if self.until:
            words.append(f"--until {quote(self.until)}")
        return " ".join(words)


def plan_from_manifest(described: Mapping[str, Any]) -> Plan:
    """The plan that was written down."""
    return Plan(
        game=described["game"],
        games=described["until"].get("most", described["games"]),
        lineup=tuple(described["players"]),
        seed=described["first_seed"],
        options=described["options"],
        explore=described["explore"],
        patch=described["content_patch"],
        until=described["until"].get("goal", ""),
        thin=described["thin"],
    )
