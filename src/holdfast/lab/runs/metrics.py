"""The metrics of a game: what the lab counts in it, as data in the game's `lab.toml`.

[clock]                            # the word for a day, and the event that begins one
one = "day"
many = "days"
event = "day-began"
number = "day"

[first]                            # rivals: who goes first
event = "first-player"
number = "seat"

[ending]                           # how games can end: the event, and its values in words
event = "game-over"
number = "outcome"
words = ["", "Won", "Lost"]
target = 0.55                      # the wanted share of victories, if there is one,
give = 0.12                        # the deviation from it that is accepted
for = { players = 4 }              # and the options for which both hold

[draft]                            # the decisions that `--explore drafts` randomises
decisions = ["leader"]
coin = "seat"                      # a coin for each seat, or one for the whole `table`

[tune]                             # numbers of the content that no rulebook prints
ours = ["table.develop.*"]         # paths as for `lab run --set`; all others are printed,
printed = ["table.develop.turret"] # and these are, too

[who.survivor]                     # an argument of events that identifies a seat,
event = "entered-play"             # and the event that says which;
seat = "seat"                      # without an event it is the number of the seat

[sources]                          # the sources of points
event = "scored"
number = "category"
add = "points"
words = ["Events", "Rooms"]

[[count]]                          # what a seat does: a column `n_<id>` of seats
id = "scavenged"
name = "Tokens scavenged"
event = "scavenged"
add = "count"                      # the argument that is added up; without it 1
where = { place = 3 }              # only events with these arguments
seat = "seat"                      # the argument with the seat; `seat` by default

[[today]]                          # what happens in a day: a column `c_<id>` of days
id = "wounds"
name = "Wounds"
event = "wounded"
add = "count"
harm = true                        # a day without any is quiet

[[thing]]                          # a kind of components, each counted by itself
id = "room"
one = "room"
many = "rooms"
content = ["rooms.toml"]           # a list of the content; of several `rooms.toml:room`
first = 0                          # the number that its first entry has in events
words = ["…"]                      # their names, if no content lists them
name = "room-{id}"                 # the message with its name
printed = ["upkeep"]               # printed values
group = "kind"                     # reports group components by this
group_name = "kind-{id}"
cause = "coin"                     # got by a `coin` of the draft, by the `deal`, or chosen
figure = "strength"                # drawn: win shares (`strength`) or a `rate`
rate = ["working", "offered"]      # the two stages of the rate
is_use = true                      # whether a rate of 0 means that it has no use
character = true                   # in the columns `character` and `other` of seats
offered = [{ asked = "leader", number = "leader" }]
had = [{ answered = "leader", number = "leader" }]
working = [{ event = "built", number = "room" }]
used = [{ event = "room-used", number = "room" }]
away = [{ event = "room-fell", number = "room", before = 1 }]   # only before this day
told = { offered = "dealt", had = "kept", working = "built", used = "used", away = "lost" }

Components are counted from events, from what is offered (`asked`: a decision, by an argument of its
moves) and from what is answered. A game without this file is counted too: its seats, days and
decisions are the same in all games.
"""

from __future__ import annotations

import hashlib
import json
from functools import cache
from pathlib import Path
from typing import Any, Literal

from pydantic import Field

from holdfast.kernel.content import ContentError, Strict, load, load_toml
from holdfast.kernel.game import Game

FILE = "lab.toml"
STAGES = ("offered", "had", "working", "used", "away")
"""Stages of a component, in order."""

Stage = Literal["offered", "had", "working", "used", "away"]


class Clock(Strict):
    """The game's word for a day, and the event that begins one."""

    one: str = "day"
    many: str = "days"
    event: str
    number: str


class First(Strict):
    """The event that names the first player."""

    event: str
    number: str


class Ending(Strict):
    """The event and the outcomes of the end of a game."""

    event: str
    number: str
    words: list[str]
    won: int = 1
    target: float | None = Field(None, ge=0, le=1)
    give: float = Field(0.1, gt=0, le=1)
    holds: dict[str, int | str] = Field(default_factory=dict, alias="for")


class Draft(Strict):
    """The decisions of the draft, which `--explore drafts` randomises."""

    decisions: list[str] = Field(min_length=1)
    coin: Literal["seat", "table"] = "seat"


class Tune(Strict):
    """The values of the content that may be tuned: those that no rulebook prints."""

    ours: list[str] = Field(min_length=1)
    printed: list[str] = Field(default_factory=list)


class Who(Strict):
    """An argument of events that identifies a seat."""

    event: str | None = None
    seat: str = "seat"


class Sources(Strict):
    """The event that scores points, and the sources of points."""

    event: str
    number: str
    add: str
    words: list[str]


class Count(Strict):
    """A count of events, per seat or per day."""

    id: str = Field(pattern="^[a-z][a-z0-9_]*$")
    name: str
    event: str
    add: str | None = None
    where: dict[str, int] = Field(default_factory=dict)
    seat: str = "seat"
    harm: bool = False


class StageSource(Strict):
    """An event, an offer or an answer that brings a component to a stage."""

    number: str
    event: str | None = None
    asked: str | None = None
    answered: str | None = None
    seat: str | None = None
    where: dict[str, int] = Field(default_factory=dict)
    before: int | None = None


class ComponentKind(Strict):
    """A kind of components, such as rooms or characters."""

    id: str = Field(pattern="^[a-z][a-z0-9_]*$")
    one: str
    many: str
    content: list[str] = Field(default_factory=list)
    words: list[str] = Field(default_factory=list)
    first: int = 0
    name: str = "{id}"
    printed: list[str] = Field(default_factory=list)
    group: str | None = None
    group_name: str = "{id}"
    cause: Literal["coin", "deal"] | None = None
    figure: Literal["strength", "rate"] = "strength"
    rate: list[Stage] = Field(["working", "offered"], min_length=2, max_length=2)
    is_use: bool = True
    character: bool = False
    note: str = ""
    offered: list[StageSource] = Field(default_factory=list)
    had: list[StageSource] = Field(default_factory=list)
    working: list[StageSource] = Field(default_factory=list)
    used: list[StageSource] = Field(default_factory=list)
    away: list[StageSource] = Field(default_factory=list)
    told: dict[Stage, str] = Field(default_factory=dict)

    def sources_of(self, stage: str) -> list[StageSource]:
        """Return the sources of this stage: events, offers and answers."""
        found: list[StageSource] = getattr(self, stage)
        return found


class Metrics(Strict):
    """Everything that the lab counts in a game."""

    clock: Clock | None = None
    first: First | None = None
    ending: Ending | None = None
    draft: Draft | None = None
    tune: Tune | None = None
    who: dict[str, Who] = Field(default_factory=dict)
    sources: Sources | None = None
    count: list[Count] = Field(default_factory=list)
    today: list[Count] = Field(default_factory=list)
    thing: list[ComponentKind] = Field(default_factory=list)


class Component(Strict):
    """One component: its kind, id, name, group and printed values."""

    kind: str
    id: str
    name: str
    group: str
    printed: dict[str, Any]


def file_of(game: Game) -> Path:
    """Return the path of a game's `lab.toml`."""
    return game.folder / FILE


def ownership_stage(things: ComponentKind) -> str:
    """Return the stage at which a seat counts as having a component of this kind."""
    return "had" if things.had else "working" if things.working else "offered"


def metrics_hash(game: Game) -> str:
    """Return a hash of a game's metrics without its section `tune`, which changes no table."""
    path = file_of(game)
    counted = load_toml(path) if path.exists() else {}
    counted.pop("tune", None)
    return hashlib.sha256(json.dumps(counted, sort_keys=True).encode()).hexdigest()[:16]


@cache
def metrics_of(game: Game) -> Metrics:
    """Return the metrics of a game. Mistakes in its `lab.toml` raise `ContentError`."""
    path = file_of(game)
    if not path.exists():
        return Metrics()
    counted = load(path, Metrics)
    wrong = list(_mistakes(game, counted))
    if wrong:
        raise ContentError("\n".join(f"{game.name}/{FILE}: {line}" for line in wrong))
    return counted


def _mistakes(game: Game, counted: Metrics) -> Any:
    """Yield a message for each event, argument or decision that the game does not have."""
    events = dict(game.events.kinds)
    decisions = set(game.decisions.names)
    arguments = {name for kind in game.moves.kinds.values() for name in kind.domains}

    def event(where: str, kind: str | None, *names: str | None) -> Any:
        if kind not in events:
            yield f"{where}: there is no event {kind!r}"
            return
        for name in names:
            if name is not None and name not in events[kind]:
                yield f"{where}: event {kind!r} has no argument {name!r}"

    for part in ("clock", "first", "ending"):
        found = getattr(counted, part)
        if found is not None:
            yield from event(part, found.event, found.number)
    for name, who in counted.who.items():
        if who.event is not None:
            yield from event(f"who.{name}", who.event, name, who.seat)
    if counted.sources is not None:
        yield from event(
            "sources", counted.sources.event, "seat", counted.sources.number, counted.sources.add
        )
    for decision in counted.draft.decisions if counted.draft else ():
        if decision not in decisions:
            yield f"draft: there is no decision {decision!r}"
    for count in counted.count:
        yield from event(f"count {count.id}", count.event, count.seat, count.add, *count.where)
        if count.seat != "seat" and count.seat not in counted.who:
            yield f"count {count.id}: [who.{count.seat}] does not say whose it is"
    for count in counted.today:
        yield from event(f"today {count.id}", count.event, count.add, *count.where)
    for things in counted.thing:
        for stage in STAGES:
            for seen in things.sources_of(stage):
                where = f"thing {things.id}, {stage}"
                named = (seen.event, seen.asked, seen.answered)
                if sum(name is not None for name in named) != 1:
                    yield f"{where}: one of event, asked and answered"
                elif seen.event is not None:
                    yield from event(where, seen.event, seen.number, seen.seat, *seen.where)
                elif (seen.asked or seen.answered) not in decisions:
                    yield f"{where}: there is no decision {seen.asked or seen.answered!r}"
                elif seen.number not in arguments:
                    yield f"{where}: no move has an argument {seen.number!r}"


@cache
def components_of(game: Game) -> tuple[Component, ...]:
    """Return all components of a game, numbered as in the tables."""
    found = []
    for things in metrics_of(game).thing:
        for entry in _entries(game, things):
            found.append(
                Component(
                    kind=things.id,
                    id=str(entry["id"]),
                    name=_message(game, things.name, entry),
                    group=_message(game, things.group_name, {"id": entry.get(things.group, "")})
                    if things.group
                    else "",
                    printed={name: entry[name] for name in things.printed if name in entry},
                )
            )
    return tuple(found)


@cache
def component_ranges(game: Game) -> dict[str, range]:
    """Return the numbers of the components of each kind."""
    ranges: dict[str, range] = {}
    at = 0
    for things in metrics_of(game).thing:
        size = len(_entries(game, things))
        ranges[things.id] = range(at, at + size)
        at += size
    return ranges


def _entries(game: Game, things: ComponentKind) -> list[dict[str, Any]]:
    """Return the content entries of this kind of components, in order."""
    if things.words:
        return [{"id": word} for word in things.words]
    found: list[dict[str, Any]] = []
    for source in things.content:
        name, _, wanted = source.partition(":")
        raw = load_toml(game.folder / "content" / name)
        lists = {key: value for key, value in raw.items() if isinstance(value, list)}
        if wanted and wanted not in lists:
            raise ContentError(f"{game.name}/{FILE}: thing {things.id}: {name} has no [[{wanted}]]")
        found += lists[wanted] if wanted else next(iter(lists.values()), [])
    return found


def _message(game: Game, name: str, entry: dict[str, Any]) -> str:
    """Return the message that a pattern such as `room-{id}` names, or else the filled pattern."""
    fields = {key: str(value) for key, value in entry.items()}
    key = name.format_map({**fields, "id_small": str(entry.get("name", entry["id"])).lower()})
    text = game.text("en")
    return text(key) if text.has(key) else key
