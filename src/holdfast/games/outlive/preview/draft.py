"""A preview as it grows, and what several of them tell."""

from __future__ import annotations

from typing import Literal

from holdfast.games.outlive.content import (
    EFFECT_GOODS,
    EQUIPMENT_EFFECT,
    EQUIPMENT_NAMES,
    HARVEST_EQUIPMENT,
    PLACE_NAMES,
    ROOM_NAMES,
    STOCKED,
)
from holdfast.games.outlive.content.vocabulary import RESOURCE_NAMES
from holdfast.games.outlive.models import Preview
from holdfast.games.outlive.moves import MOVES
from holdfast.games.outlive.rules.evening import missing_supplies
from holdfast.games.outlive.rules.shelter import rows_used, upkeep_of, virtual_water
from holdfast.games.outlive.rules.tokens import supplies
from holdfast.kernel.plain import plain
from holdfast.kernel.position import Position
from holdfast.kernel.words import Phrase, PreviewLine

Tone = Literal["plain", "good", "bad"]


class Draft:
    """A preview as it grows."""

    def __init__(self, position: Position, move: int) -> None:
        self.s = position.state
        self.seat: int = self.s.to_move
        self.player = self.s.players[self.seat]
        self.kind, self.args = MOVES.decode(move)
        visiting = bool(self.s.visit.going)
        slot = self.args.get("slot", self.args.get("where"))
        self.preview = Preview(
            hero=self.args.get("hero", self.s.visit.hero if visiting else None),
            place=PLACE_NAMES[self.s.visit.place] if visiting else None,
            slot=slot,
            spot=None,
            steps=0,
            pressure=0,
            victims=[],
            points=self.s.visit.points,
            take={},
            hunt=None,
            missing=0 if self.s.phase == 0 else int(plain(missing_supplies)(self.player)),
            lines=[],
            final=False,
        )

    def say(self, key: str, tone: Tone = "plain", **args: int | str | Phrase) -> None:
        """Add a line."""
        self.preview.lines.append(PreviewLine(key=f"preview-{key}", args=args, tone=tone))

    def say_tokens(self, key: str, goods: dict[str, int], tone: Tone = "plain") -> None:
        """Add a line about tokens."""
        if any(goods.values()):
            self.say(key, tone, tokens=tokens(goods))

    def harvest(self, place: int, count: int) -> dict[str, int]:
        """OL-EQ-3: what so many scavenged tokens of a place become, with the tools that add some.

        Says which tools would be used.
        """
        resource = STOCKED[place]
        total, left = count, self.s.stock[place] - count
        ready = self.player.repaired & ~self.player.used & int(HARVEST_EQUIPMENT[place])
        for equipment, name in enumerate(EQUIPMENT_NAMES):
            if count and left and ready >> equipment & 1:
                more = min(int(EFFECT_GOODS[EQUIPMENT_EFFECT[equipment], resource]), left)
                total, left = total + more, left - more
                self.say("uses", card=f"@equipment-{name}")
        return {RESOURCE_NAMES[resource]: total}

    def tonight(self, gained: dict[str, int]) -> None:
        """How the shortage of the Night changes with these Supplies."""
        before = int(plain(missing_supplies)(self.player))
        for name, n in gained.items():
            self.player.store[RESOURCE_NAMES.index(name)] += n
        after = int(plain(missing_supplies)(self.player))
        bill = int(plain(upkeep_of)(self.player) + plain(rows_used)(self.player.airlock))
        stored = int(plain(supplies)(self.player) + plain(virtual_water)(self.player))
        for name, n in gained.items():
            self.player.store[RESOURCE_NAMES.index(name)] -= n
        self.preview.missing = after
        if before != after:
            self.say(
                "tonight-change", "good" if after < before else "bad", before=before, after=after
            )
        spare = max(0, stored - bill + after)
        self.say("tonight", "bad" if after else "good", missing=after, bill=bill, spare=spare)


def tokens(goods: dict[str, int]) -> str:
    """Tokens as an argument of a line."""
    return "@tokens " + " ".join(f"{name}:{n}" for name, n in goods.items() if n)


def room_words(d: Draft, slot: int) -> str:
    """A room of the player who decides, as an argument of a line."""
    return f"@room-{ROOM_NAMES[d.player.rooms[slot].tile]}"
