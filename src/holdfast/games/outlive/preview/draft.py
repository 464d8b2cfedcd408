"""A preview as it grows, and what several of them tell."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from holdfast.games.outlive import content, moves, state
from holdfast.games.outlive.content import vocabulary
from holdfast.games.outlive.derived_numbers import in_force, needs, needs_with, strength, tools
from holdfast.kernel.position import Position
from holdfast.kernel.wording import Tone

FORESEEN = 64
"""Positions, and moves that are foreseen once: to be shown and to be said."""


class Victim(NamedTuple):
    """A hero that would be put under Pressure, as in `VictimView`."""

    seat: int
    hero: int
    pressure: int
    munitions: int


class Hunt(NamedTuple):
    """How a hunt could be paid, and what it would give, as in `HuntView`."""

    animal: str
    need: int
    points: int
    munitions: int
    weapons: tuple[str, ...]
    meat: int


class Line(NamedTuple):
    """A line before it is put into words."""

    key: str
    tone: Tone
    args: tuple[tuple[str, int | str], ...]


class Foreseen(NamedTuple):
    """All that is told of a move, in numbers: its preview is made of this and of nothing else. So
    moves of which the same is foreseen are shown alike, wherever that is."""

    hero: int | None
    place: str | None
    slot: int | None
    spot: int | None
    steps: int
    pressure: int
    victims: tuple[Victim, ...]
    points: int
    take: tuple[tuple[str, int], ...]
    hunt: Hunt | None
    missing: int
    lines: tuple[Line, ...]
    final: bool


class Now:
    """What the moves of a position ask, looked up once for all of them."""

    def __init__(self, position: Position) -> None:
        s = self.s = position.reading
        self.seat: int = s.to_move
        self.player = s.players[s.to_move]
        self.rooms = (*self.player.rooms,)
        self.visiting = bool(s.visit.going)
        self.in_force = in_force(s)
        self.missing = 0 if s.phase == state.DRAFT else needs(self.player).missing


now_of = lru_cache(FORESEEN)(Now)


class Draft:
    """A preview as it grows. The position is read by all who ask about it: a move that changes the
    shelter changes the draft's own rooms and Airlock."""

    def __init__(self, now: Now, move: int) -> None:
        self.s, self.seat, self.player, self.in_force = now.s, now.seat, now.player, now.in_force
        self.kind, self.args = moves.MOVES.decode(move)
        self.rooms, self.airlock = now.rooms, self.player.airlock
        visit = self.s.visit
        self.hero: int | None = self.args.get("hero", visit.hero if now.visiting else None)
        self.place = content.PLACE_NAMES[visit.place] if now.visiting else None
        self.slot: int | None = self.args.get("slot", self.args.get("where"))
        self.spot: int | None = None
        self.steps = 0
        self.pressure = 0
        self.victims: list[Victim] = []
        self.points: int = visit.points
        self.take: dict[str, int] = {}
        self.hunt: Hunt | None = None
        self.missing = now.missing
        self.lines: list[Line] = []
        self.final = False

    @property
    def foreseen(self) -> Foreseen:
        """What there is to tell."""
        return Foreseen(
            self.hero, self.place, self.slot, self.spot, self.steps, self.pressure,
            (*self.victims,), self.points, (*self.take.items(),), self.hunt, self.missing,
            (*self.lines,), self.final,
        )  # fmt: skip

    def say(self, key: str, tone: Tone = "plain", **args: int | str) -> None:
        """Add a line."""
        self.lines.append(Line(key, tone, (*args.items(),)))

    def say_tokens(self, key: str, goods: Mapping[str, int], tone: Tone = "plain") -> None:
        """Add a line about tokens."""
        if any(goods.values()):
            self.say(key, tone, tokens=token_words(goods))

    def strength(self, hero: int) -> int:
        """OL-EVT-9: the Action Points of a hero."""
        return strength(self.player, self.in_force, hero)

    def harvest(self, place: int, count: int) -> dict[str, int]:
        """OL-EQ-3: what so many scavenged tokens of a place become, with the tools that add some.

        Says which tools would be used.
        """
        resource = content.PLACE[place].resource
        total, left = count, self.s.stock[place] - count
        ready = self.player.repaired & ~self.player.used & content.PLACE[place].scavenge_tools
        for equipment in tools(ready):
            if count and left:
                more = min(content.EFFECT[content.TOOL[equipment].effect].goods[resource], left)
                total, left = total + more, left - more
                self.say("uses", card=f"@equipment-{content.EQUIPMENT_NAMES[equipment]}")
        return {vocabulary.RESOURCE_NAMES[resource]: total}

    def tonight(self, gained: Mapping[str, int]) -> None:
        """How the shortage of the Night changes with these Supplies."""
        store = [*self.player.store]
        before = after = needs_with(self.rooms, self.airlock, store)
        if gained:
            for name, n in gained.items():
                store[vocabulary.RESOURCE_NAMES.index(name)] += n
            after = needs_with(self.rooms, self.airlock, store)
        self.missing = after.missing
        if before.missing != after.missing:
            self.say(
                "tonight-change",
                "good" if after.missing < before.missing else "bad",
                before=before.missing,
                after=after.missing,
            )
        self.say(
            "tonight",
            "bad" if after.missing else "good",
            missing=after.missing,
            bill=after.bill,
            spare=max(0, after.stored - after.bill + after.missing),
        )


def material_names(counts: Iterable[int]) -> dict[str, int]:
    """Materials by the names of their resources."""
    names = (vocabulary.RESOURCE_NAMES[material] for material in vocabulary.MATERIALS)
    return dict(zip(names, counts, strict=True))


def token_words(goods: Mapping[str, int]) -> str:
    """Tokens as an argument of a line."""
    return "@tokens " + " ".join([f"{name}:{n}" for name, n in goods.items() if n])


def room_words(d: Draft, slot: int) -> str:
    """A room of the player who decides, as an argument of a line."""
    return f"@room-{content.ROOM_NAMES[d.player.rooms[slot].tile]}"
