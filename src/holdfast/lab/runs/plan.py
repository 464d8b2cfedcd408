"""The plan of a run: its game, bots, number of games and seed.

A plan determines every row of the run. The random numbers of a game depend on its deal alone: the
seed of the run plus the number of the deal. The same plan therefore produces the same rows on any
machine and any number of workers, and two plans with the same seed play the same deals.
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

from holdfast.games import load as load_game
from holdfast.kernel.game import Game
from holdfast.lab.runs import variants
from holdfast.lab.runs.early_stopping import Goal, look_sizes, parse_goal
from holdfast.lab.runs.lineup import PLAYERS, of_level
from holdfast.lab.runs.metrics import metrics_hash, metrics_of
from holdfast.lab.runs.variants import Patch, check_patch, variant
from holdfast.players import present_name
from holdfast.players.mcts import Mcts

SCHEMA = 1
"""Version of the tables. A column never changes its meaning: a new meaning is a new column."""
USUAL_PLAYER = "heuristic"
MOST_SEED = 1 << 62
MOST_GAMES = 1 << 32
DRAFTS = "drafts"
EXPLORED = 0.5
"""The share of decisions that is randomised where no share is named."""
THINNED = ("uses", "days", "decisions", "trace")
"""Tables that can be stored for a part of the games only."""

Explore = str | float | Sequence[str] | Mapping[str, float]
Thin = str | Sequence[str] | Mapping[str, int]


class PlanError(ValueError):
    """A plan that cannot be played."""


def parse_lineup(words: str) -> tuple[str, ...]:
    """Parse a line-up: `legend,settler:2` is a legend and two settlers."""
    seats: list[str] = []
    for word in words.split(","):
        level, colon, count = word.strip().partition(":")
        if colon and not (count.isdecimal() and 0 < int(count) < 100):
            raise PlanError(f"how many of {level!r}? {word.strip()!r} is no number of seats")
        seats += [level] * (int(count) if colon else 1)
    return tuple(seats)


def format_lineup(lineup: tuple[str, ...]) -> str:
    """Return a line-up in the form that `parse_lineup` reads."""
    runs: list[list[Any]] = []
    for level in lineup:
        if runs and runs[-1][0] == level:
            runs[-1][1] += 1
        else:
            runs.append([level, 1])
    return ",".join(level if count == 1 else f"{level}:{count}" for level, count in runs)


def parse_explore(explore: Explore) -> dict[str, float]:
    """Return the share of each decision that is randomised, by name of the decision.

    Accepts `drafts`, `drafts:0.25,act:10%`, several of these, or a share of the drafts.
    """
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
    """Return for each table the n of "one in n games is stored": `decisions:0.1` is one in ten."""
    if isinstance(thin, Mapping):
        return dict(thin)
    shares = _shares([thin] if isinstance(thin, str) else thin, None)
    for what, share in shares.items():
        if not 0 < share <= 0.5:
            raise PlanError(f"{what}: at most every second game is kept, not {share:g} of them")
    return {what: round(1 / share) for what, share in shares.items()}


def _shares(words: Iterable[str], usual: float | None) -> dict[str, float]:
    """Parse names with shares: `act`, `act:0.1`, `act=10%`."""
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
    """The game, bots, options, number of games and seed of a run."""

    game: str
    games: int
    lineup: tuple[str, ...] = ()
    """The level in each seat; heuristic players if it is empty."""
    seed: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    explore: Explore = field(default_factory=dict)
    """The probability that a decision is randomised, by name of the decision.

    Randomised decisions show the effect of options that no bot would choose. `drafts` stands for
    all draft decisions of the game together.
    """
    patch: Patch = field(default_factory=dict)
    """Changed values of the game's content, by path such as `rooms.r_crisis.upkeep`."""
    until: str = ""
    """The goal that ends the run early, such as `leaders ± 3`."""
    thin: Thin = field(default_factory=dict)
    """The n of "one in n games is stored", for each thinned table."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "patch", check_patch(load_game(self.game), self.patch))
        played = self.load()
        chosen = {k: v for k, v in self.options.items() if k != "players"}
        seats = len(self.lineup) or int(self.options.get("players", played.options.players.default))
        if self.lineup and self.options.get("players", seats) != seats:
            raise PlanError(f"the line-up names {seats}, but {self.options['players']} play")
        object.__setattr__(self, "lineup", tuple(map(present_name, self.lineup)))
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
        """Check that the randomised decisions and the thinned tables exist."""
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
        """The probability that the drafts of a seat are randomised."""
        return parse_explore(self.explore).get(DRAFTS, 0.0)

    @property
    def randomised_decisions(self) -> dict[str, float]:
        """The probability that each other decision is randomised, by name of the decision."""
        return {
            what: share for what, share in parse_explore(self.explore).items() if what != DRAFTS
        }

    def keeps(self, table: str, number: Any) -> Any:
        """Return whether a table stores rows of game `number`, which may be an array.

        Whole deals are stored, so that all seatings are equally frequent.
        """
        return number // len(self.turns) % parse_thin(self.thin).get(table, 1) == 0

    @cached_property
    def turns(self) -> list[tuple[str, ...]]:
        """The rotations of the line-up. All of them play the same deal."""
        seats = self.lineup
        ways = [seats[-i:] + seats[:-i] for i in range(len(seats))]
        return list(dict.fromkeys(ways))

    @property
    def goal(self) -> Goal | None:
        """The goal that ends the run early, or None."""
        return parse_goal(self.until, self.load()) if self.until else None

    @cached_property
    def looks(self) -> list[int]:
        """The numbers of games at which the goal is checked, fixed before the first game."""
        return look_sizes(self.games, len(self.turns)) if self.until else [self.games]

    def levels_at(self, number: int) -> tuple[str, ...]:
        """Return the level in each seat of game `number`."""
        return self.turns[number % len(self.turns)]

    def deal(self, number: int) -> int:
        """Return the seed of game `number`."""
        return self.seed + number // len(self.turns)

    @property
    def searches(self) -> bool:
        """Whether a bot of the line-up searches, which needs compiled rules."""
        return any(isinstance(of_level(level), Mcts) for level in self.lineup)

    def load(self) -> Game:
        """Return the game, with changed content if there is a patch."""
        return variant(self.game, self.patch) if self.patch else load_game(self.game)

    @cached_property
    def description(self) -> dict[str, Any]:
        """Everything that determines the rows, as stored in the manifest."""
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
        """A short hash of the plan."""
        octets = json.dumps(self.description, sort_keys=True).encode()
        return hashlib.sha256(octets).hexdigest()[:8]

    @property
    def command(self) -> str:
        """The command line that plays this plan."""
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
    """Return the plan that a manifest describes."""
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
