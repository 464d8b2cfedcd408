"""A preview as it grows, and what several of them tell."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from holdfast.games.outlive import content, moves
from holdfast.games.outlive.content import vocabulary
from holdfast.games.outlive.models import Preview
from holdfast.games.outlive.rules import feeding, shelter, tokens
from holdfast.kernel.plain import plain
from holdfast.kernel.position import Position
from holdfast.kernel.words import Phrase, Tone, line


class Draft:
    """A preview as it grows."""

    def __init__(self, position: Position, move: int) -> None:
        self.s = position.read()
        self.seat: int = self.s.to_move
        self.player = self.s.players[self.seat]
        self.kind, self.args = moves.MOVES.decode(move)
        visiting = bool(self.s.visit.going)
        slot = self.args.get("slot", self.args.get("where"))
        self.preview = Preview(
            hero=self.args.get("hero", self.s.visit.hero if visiting else None),
            place=content.PLACE_NAMES[self.s.visit.place] if visiting else None,
            slot=slot,
            spot=None,
            steps=0,
            pressure=0,
            victims=[],
            points=self.s.visit.points,
            take={},
            hunt=None,
            missing=0 if self.s.phase == 0 else _missing(position.reading.players[self.seat]),
            lines=[],
            final=False,
        )

    def say(self, key: str, tone: Tone = "plain", **args: int | str | Phrase) -> None:
        """Add a line."""
        self.preview.lines.append(line(f"preview-{key}", tone, **args))

    def say_tokens(self, key: str, goods: dict[str, int], tone: Tone = "plain") -> None:
        """Add a line about tokens."""
        if any(goods.values()):
            self.say(key, tone, tokens=token_words(goods))

    def harvest(self, place: int, count: int) -> dict[str, int]:
        """OL-EQ-3: what so many scavenged tokens of a place become, with the tools that add some.

        Says which tools would be used.
        """
        resource = content.PLACE[place].resource
        total, left = count, self.s.stock[place] - count
        ready = self.player.repaired & ~self.player.used & content.PLACE[place].scavenge_tools
        for equipment, name in enumerate(content.EQUIPMENT_NAMES):
            if count and left and ready >> equipment & 1:
                more = min(content.EFFECT[content.TOOL[equipment].effect].goods[resource], left)
                total, left = total + more, left - more
                self.say("uses", card=f"@equipment-{name}")
        return {vocabulary.RESOURCE_NAMES[resource]: total}

    def tonight(self, gained: dict[str, int]) -> None:
        """How the shortage of the Night changes with these Supplies."""
        before = int(plain(feeding.missing_supplies)(self.player))
        for name, n in gained.items():
            self.player.store[vocabulary.RESOURCE_NAMES.index(name)] += n
        after = int(plain(feeding.missing_supplies)(self.player)) if gained else before
        bill = int(
            plain(shelter.upkeep_of)(self.player) + plain(shelter.rows_used)(self.player.airlock)
        )
        stored = int(
            plain(tokens.supplies)(self.player) + plain(shelter.virtual_water)(self.player)
        )
        for name, n in gained.items():
            self.player.store[vocabulary.RESOURCE_NAMES.index(name)] -= n
        self.preview.missing = after
        if before != after:
            self.say(
                "tonight-change", "good" if after < before else "bad", before=before, after=after
            )
        spare = max(0, stored - bill + after)
        self.say("tonight", "bad" if after else "good", missing=after, bill=bill, spare=spare)


@lru_cache(8)
def _missing(player: Any) -> int:
    """Of readings that nobody writes to, once for all moves."""
    return int(plain(feeding.missing_supplies)(player))


def material_names(counts: Iterable[int]) -> dict[str, int]:
    """Materials by the names of their resources."""
    names = (vocabulary.RESOURCE_NAMES[material] for material in vocabulary.MATERIALS)
    return dict(zip(names, counts, strict=True))


def token_words(goods: dict[str, int]) -> str:
    """Tokens as an argument of a line."""
    return "@tokens " + " ".join(f"{name}:{n}" for name, n in goods.items() if n)


def room_words(d: Draft, slot: int) -> str:
    """A room of the player who decides, as an argument of a line."""
    return f"@room-{content.ROOM_NAMES[d.player.rooms[slot].tile]}"
