"""A preview under construction, and the lines that several kinds of move share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from holdfast.games.outlive import content, moves, state
from holdfast.games.outlive.content import vocabulary
from holdfast.games.outlive.derived_numbers import in_force, needs, needs_with, strength, tools
from holdfast.kernel.memo import cached_position
from holdfast.kernel.position import Position
from holdfast.kernel.wording import Tone


class Victim(NamedTuple):
    """A hero that would be put under Pressure, as in `VictimView`."""

    seat: int
    hero: int
    pressure: int
    munitions: int


class Hunt(NamedTuple):
    """A possible payment for a hunt, and its Meat, as in `HuntView`."""

    animal: str
    need: int
    points: int
    munitions: int
    weapons: tuple[str, ...]
    meat: int


class Line(NamedTuple):
    """A line of a preview: message key, tone and arguments."""

    key: str
    tone: Tone
    args: tuple[tuple[str, int | str], ...]


class Foreseen(NamedTuple):
    """The effects of a move in numbers.

    The preview depends on them alone, so it can be cached by them.
    """

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
    """The facts of a position that all its moves need, looked up once."""

    def __init__(self, position: Position) -> None:
        s = self.s = position.snapshot
        self.seat: int = s.to_move
        self.player = s.players[s.to_move]
        self.rooms = (*self.player.rooms,)
        self.visiting = bool(s.visit.going)
        self.in_force = in_force(s)
        self.missing = 0 if s.phase == state.DRAFT else needs(self.player).missing


now_of = cached_position(Now)


class Draft:
    """A preview under construction.

    The position is shared, so a move that changes the shelter changes the draft's own `rooms` and
    `airlock`.
    """

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
    def finished_effects(self) -> Foreseen:
        """The finished effects, as an immutable value."""
        return Foreseen(
            self.hero, self.place, self.slot, self.spot, self.steps, self.pressure,
            (*self.victims,), self.points, (*self.take.items(),), self.hunt, self.missing,
            (*self.lines,), self.final,
        )  # fmt: skip

    def say(self, key: str, tone: Tone = "plain", **args: int | str) -> None:
        """Add a line."""
        self.lines.append(Line(key, tone, (*args.items(),)))

    def say_tokens(self, key: str, goods: Mapping[str, int], tone: Tone = "plain") -> None:
        """Add a line about tokens, unless there are none."""
        if any(goods.values()):
            self.say(key, tone, tokens=token_words(goods))

    def strength(self, hero: int) -> int:
        """Return the Action Points of a hero (OL-EVT-9)."""
        return strength(self.player, self.in_force, hero)

    def harvest(self, place: int, count: int) -> dict[str, int]:
        """Return the tokens from scavenging `count` at a place, tools included (OL-EQ-3).

        Add a line for each tool that would be used.
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
        """Add the lines about tonight's bill after gaining (or losing) these Supplies."""
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
    """Return the counts of Materials by the names of their resources."""
    names = (vocabulary.RESOURCE_NAMES[material] for material in vocabulary.MATERIALS)
    return dict(zip(names, counts, strict=True))


def token_words(goods: Mapping[str, int]) -> str:
    """Return tokens as an argument of a line."""
    return "@tokens " + " ".join([f"{name}:{n}" for name, n in goods.items() if n])


def room_words(d: Draft, slot: int) -> str:
    """Return a room of the player who decides, as an argument of a line."""
    return f"@room-{content.ROOM_NAMES[d.player.rooms[slot].tile]}"
