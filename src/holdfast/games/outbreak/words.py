"""Outbreak in words: the text keys of moves, and the sentences of the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from holdfast.games.outbreak.content import (
    CARD_IDS,
    DEVELOPMENT_NAMES,
    DOOM_IDS,
    EVENTS_OF_DAYS,
    FINALS,
    FIRST_FINAL,
    FIRST_SCHEMATIC,
    FIRST_SKILL,
    FORTUNES,
    HORDE_IDS,
    HORDES,
    ICONS,
    LEVEL,
    SETTLEMENT_IDS,
    SKILL_IDS,
    SURVIVOR_CARDS,
)
from holdfast.games.outbreak.content.effects import FACES, RESOURCES
from holdfast.games.outbreak.content.payment import COVER_DIGITS
from holdfast.games.outbreak.layout import PIECE_NAMES, place_name
from holdfast.games.outbreak.moves import MOVES, SURVIVORS
from holdfast.games.outbreak.state import OUTCOMES, PHASE_NAMES
from holdfast.kernel.events import Event
from holdfast.kernel.position import Position
from holdfast.kernel.text import Text

SURVIVOR_NAMES = [card.name.lower() for card in SURVIVOR_CARDS]
REFUGEES = ("helpless", "settlers-1", "settlers-2", "settlers-3")
DIE_FACES = (*FACES, "doom")

# Events that only drive animation: another line of the log says what matters.
UNSPOKEN = {
    "reveal-count", "surveyed", "taken-away", "turn-began", "rolled-for", "swelled", "contaminated",
    "entered-play", "exp-changed", "marched", "rerolled", "struck", "phase-began",
}  # fmt: skip

CAUSES: dict[str, tuple[str, ...]] = {
    "destroyed": ("attack", "defence", "auto", "card", "laboratory"),
    "settlers-lost": ("horde", "hazard"),
    "repelled": ("bulwark", "roadblock", "defence"),
}
WOUND_TYPES = ("plain", "fire", "contam", "overrun")
ROLLS = ("none", "attack", "defence", "auto", "mini")
DOOM_FACES = ("none", "none", "skull", "doom", "blank")


def ability_id(ability: int) -> str:
    """An ability by its survivor's name, its skill's or its schematic's id."""
    if ability < SURVIVORS:
        return SURVIVOR_NAMES[ability]
    if ability < FIRST_SKILL:
        return "mercenary-alone"
    if ability < FIRST_SCHEMATIC:
        return SKILL_IDS[ability - FIRST_SKILL]
    return FORTUNES.schematic[ability - FIRST_SCHEMATIC].id


def cover_id(cover: int) -> str:
    """The symbols that skulls cover in a payment, or a dash for none."""
    digits = COVER_DIGITS[cover].tolist()
    return "".join(k * n for k, n in zip(RESOURCES, digits, strict=True)) or "-"


def item_id(item: int) -> str:
    """A resource's letter or a card's id."""
    return RESOURCES[item] if item < len(RESOURCES) else CARD_IDS[item - len(RESOURCES)]


_ARGUMENT_KEYS: dict[str, Callable[[int], str]] = {
    "hex": place_name,
    "development": lambda n: DEVELOPMENT_NAMES[n],
    "settlement": lambda n: SETTLEMENT_IDS[n],
    "aid": lambda n: str(n + 1),
    "ability": ability_id,
    "holder": lambda n: SURVIVOR_NAMES[n],
    "partner": lambda n: SURVIVOR_NAMES[n],
    "survivor": lambda n: SURVIVOR_NAMES[n],
    "card": lambda n: CARD_IDS[n],
    "piece": lambda n: REFUGEES[n],
    "resource": lambda n: RESOURCES[n],
    "skill": lambda n: SKILL_IDS[n],
    "face": lambda n: DIE_FACES[n],
    "slot": lambda n: str(n + 1),
    "item": item_id,
    "cover": cover_id,
}


def key(position: Position, move: int) -> str:
    """OB-DEC-3: the short stable text of a move."""
    kind, args = MOVES.decode(move)
    words = [_ARGUMENT_KEYS.get(name, str)(value) for name, value in args.items()]
    return ":".join([kind.name, *words])


def sentence(position: Position, event: Event, text: Text, names: Sequence[str]) -> str | None:
    """A line of the log, or nothing for events that only move pieces."""
    if event.kind in UNSPOKEN:
        return None
    return text.format(f"event-{event.kind}", _arguments(event, text, names))


def horde_name(card: int, text: Text) -> str:
    """A horde by its kind and level; a Final Encounter by its name."""
    if card < 0:
        return text("horde-unknown")
    if card >= FIRST_FINAL:
        return text(f"final-{FINALS[card - FIRST_FINAL].id}")
    kind = text(f"kind-{HORDES[card].kind}")
    return text("horde-name", kind=kind, level=int(LEVEL[card]))


def symbols(packed: int, text: Text) -> str:
    """Packed dice or tokens as a list of names, such as `Ammo, Ammo, skull`."""
    words = [
        text(f"face-{FACES[face]}") for face in range(6) for _ in range(packed >> (5 * face) & 31)
    ]
    return ", ".join(words) if words else text("nothing")


def ability_name(ability: int, text: Text) -> str:
    """An ability in words; below 0 it is the Fallout Shelter's."""
    if ability < 0:
        return text("settlement-SE-FAL")
    name = ability_id(ability)
    if ability < FIRST_SKILL:
        return text(f"survivor-{SURVIVOR_NAMES[min(ability, SURVIVORS - 1)]}")
    return text(f"skill-{name}") if ability < FIRST_SCHEMATIC else text(f"card-{name}")


def item_name(item: int, text: Text) -> str:
    """What is traded, in words."""
    if item < len(RESOURCES):
        return text(f"resource-{RESOURCES[item]}")
    return text(f"card-{CARD_IDS[item - len(RESOURCES)]}")


def _arguments(event: Event, text: Text, names: Sequence[str]) -> dict[str, Any]:
    """The event's numbers as words."""
    words: dict[str, Any] = dict(event.args)
    tellers: dict[str, Callable[[int], Any]] = {
        "seat": lambda n: names[n] if n < len(names) else str(n + 1),
        "survivor": lambda n: text(f"survivor-{SURVIVOR_NAMES[n]}") if n >= 0 else text("nobody"),
        "partner": lambda n: text(f"survivor-{SURVIVOR_NAMES[n]}"),
        "settlement": lambda n: text(f"settlement-{SETTLEMENT_IDS[n]}"),
        "horde": lambda n: horde_name(n, text),
        "card": lambda n: text(f"card-{CARD_IDS[n]}"),
        "doom": lambda n: text(f"doom-{DOOM_IDS[n]}"),
        "skill": lambda n: text(f"skill-{SKILL_IDS[n]}"),
        "resource": lambda n: text(f"resource-{RESOURCES[n]}"),
        "ability": lambda n: ability_name(n, text),
        "development": lambda n: DEVELOPMENT_NAMES[n],
        "item": lambda n: item_name(n, text),
        "fallout": lambda n: text(f"icon-{icon_key(ICONS.fallout[n].id)}"),
        "contamination": lambda n: text(f"icon-{icon_key(ICONS.contamination[n].id)}"),
        "faces": lambda n: symbols(n, text),
        "dice": lambda n: symbols(n, text),
        "tokens": lambda n: symbols(n, text),
        "token_count": int,
        "doom_die": lambda n: DOOM_FACES[n],
        "roll": lambda n: ROLLS[n],
        "type": lambda n: WOUND_TYPES[n],
        "event": lambda n: EVENTS_OF_DAYS[n],
        "phase": lambda n: PHASE_NAMES[n],
        "outcome": lambda n: OUTCOMES[n],
        "cause": lambda n: CAUSES[event.kind][n],
        "piece": lambda n: n if event.kind == "settlers-moved" else text(f"piece-{PIECE_NAMES[n]}"),
    }
    for name, value in event.args.items():
        if name in ("from", "to") and event.kind != "marched":
            words[name] = text(f"settlement-{SETTLEMENT_IDS[value]}")
        elif name in tellers:
            words[name] = tellers[name](value)
    return words


def icon_key(icon: str) -> str:
    """An icon's id as part of a message's name: `F-RES(G)` is `F-RES-G`."""
    return icon.replace("(", "-").replace(")", "")


assert len(HORDE_IDS) == FIRST_FINAL + len(FINALS)
