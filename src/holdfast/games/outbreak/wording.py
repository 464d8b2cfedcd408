"""Wording of Outbreak: keys, labels and notes of moves, and the lines of the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from holdfast.games.outbreak import decisions
from holdfast.games.outbreak.content import (
    CARD_IDS,
    DEVELOPMENT_NAMES,
    DOOM_IDS,
    EVENTS_OF_DAYS,
    FIRST_SKILL,
    PIECE_NAMES,
    SETTLEMENT_IDS,
    SKILL_IDS,
)
from holdfast.games.outbreak.content.effects import RESOURCES
from holdfast.games.outbreak.content.geometry import (
    CENTRE,
    COORDINATES,
    DIRECTION_STEPS,
    DIRECTIONS,
    NEIGHBOUR,
    OFF_BOARD,
    distance,
    place_name,
)
from holdfast.games.outbreak.content.names import (
    DIE_FACES,
    DOOM_FACES,
    REFUGEES,
    ROLLS,
    SURVIVOR_NAMES,
    WOUND_TYPES,
    ability_id,
    ability_name,
    cover_id,
    horde_at_start,
    horde_name,
    horde_within,
    icon_key,
    item_id,
    item_name,
    list_names,
    survivor_phrase,
    symbols,
)
from holdfast.games.outbreak.content.schema import ICONS
from holdfast.games.outbreak.moves import MOVES
from holdfast.games.outbreak.preview import Facts, facts_of, preview_of
from holdfast.games.outbreak.rules.ground import NOWHERE, is_edge
from holdfast.games.outbreak.state import OUTCOMES, PHASE_NAMES
from holdfast.kernel.events import Event
from holdfast.kernel.position import Position
from holdfast.kernel.translations import Text
from holdfast.kernel.wording import Phrase, PhraseArgs, Wording, make_wording, phrase

DIRECTION_NAMES = ("east", "north-east", "north-west", "west", "south-west", "south-east")
"""Directions of the board, with north at the top of the map."""

# Keys of moves

_ARGUMENT_KEYS: dict[str, Callable[[int], str]] = {
    "hex": place_name,
    "development": DEVELOPMENT_NAMES.__getitem__,
    "settlement": SETTLEMENT_IDS.__getitem__,
    "aid": lambda n: str(n + 1),
    "ability": ability_id,
    "holder": SURVIVOR_NAMES.__getitem__,
    "partner": SURVIVOR_NAMES.__getitem__,
    "survivor": SURVIVOR_NAMES.__getitem__,
    "card": CARD_IDS.__getitem__,
    "piece": REFUGEES.__getitem__,
    "resource": RESOURCES.__getitem__,
    "skill": SKILL_IDS.__getitem__,
    "face": DIE_FACES.__getitem__,
    "slot": lambda n: str(n + 1),
    "item": item_id,
    "cover": cover_id,
}


def key(position: Position, move: int) -> str:
    """Return the key of a move, which stays the same in stored games and links."""
    kind, args = MOVES.decode(move)
    words = [_ARGUMENT_KEYS.get(name, str)(value) for name, value in args.items()]
    return ":".join([kind.name, *words])


# Moves and events in words

_NAMES: dict[str, Callable[[int], str | Phrase]] = {
    "settlement": lambda n: f"@settlement-{SETTLEMENT_IDS[n]}",
    "survivor": lambda n: f"@survivor-{SURVIVOR_NAMES[n]}" if n >= 0 else "@nobody",
    "partner": lambda n: f"@survivor-{SURVIVOR_NAMES[n]}",
    "holder": lambda n: f"@survivor-{SURVIVOR_NAMES[n]}",
    "card": lambda n: f"@card-{CARD_IDS[n]}",
    "skill": lambda n: f"@skill-{SKILL_IDS[n]}",
    "resource": lambda n: f"@resource-{RESOURCES[n]}",
    "ability": ability_name,
    "item": item_name,
}
"""Names of the numbers in moves and events, by argument."""

_OF_MOVES: dict[str, Callable[[int], str | Phrase]] = _NAMES | {
    "development": lambda n: f"@development-{DEVELOPMENT_NAMES[n]}",
    "piece": lambda n: f"@refugee-{REFUGEES[n].split('-')[0]}",
    "face": lambda n: f"@face-{DIE_FACES[n]}",
}

_OF_EVENTS: dict[str, Callable[[int], str | Phrase]] = _NAMES | {
    "horde": horde_at_start,
    "survivor": survivor_phrase,
    "doom": lambda n: f"@doom-{DOOM_IDS[n]}",
    "development": DEVELOPMENT_NAMES.__getitem__,
    "fallout": lambda n: f"@icon-{icon_key(ICONS.fallout[n].id)}",
    "contamination": lambda n: f"@icon-{icon_key(ICONS.contamination[n].id)}",
    "piece": lambda n: f"@piece-{PIECE_NAMES[n]}",
    "faces": symbols,
    "dice": symbols,
    "tokens": symbols,
    "doom_die": DOOM_FACES.__getitem__,
    "roll": ROLLS.__getitem__,
    "type": WOUND_TYPES.__getitem__,
    "event": EVENTS_OF_DAYS.__getitem__,
    "phase": PHASE_NAMES.__getitem__,
    "outcome": OUTCOMES.__getitem__,
}


def facts(position: Position) -> Callable[[int], tuple[Facts, Facts]]:
    """Return a function that looks up a move's facts for its preview and for its title."""
    would, s = facts_of(position), position.snapshot
    return lambda move: (would[move], _title_facts(s, move))


def say(position: Position, move: int) -> Wording:
    """Return the title, notes and label of a legal move."""
    return _move_wording(move, *facts(position)(move))


def _title_facts(s: Any, move: int) -> Facts:
    """Return the facts of a move's title:

    what is on its hex, the card in its slot, or what it declines.
    """
    kind, args = MOVES.decode(move)
    if "hex" in args:
        return _place(s, args["hex"])
    if "slot" in args:
        return (s.doom_drawn[args["slot"]],)
    return (s.ask == decisions.DEFENDER,) if kind.name == "no" else ()


class _Place(NamedTuple):
    """A hex, by what is on it and where it lies."""

    tile: int
    """Settlement, or NOWHERE."""
    horde: int | None
    """Card of the (top) horde, or None."""
    edge: bool
    """Whether it is an Open Space; only set if nothing is there."""
    direction: str
    """Direction as seen from `beside`; empty at the centre of the board."""
    beside: int
    """A settlement next to it, or NOWHERE for the centre of the board."""


def _place(s: Any, hex: int) -> _Place:
    tile, uid = s.tile_at[hex] - 1, s.horde_at[hex] - 1
    edge = tile < 0 and uid < 0 and bool(is_edge(s, hex))
    card = s.hordes[uid].card if uid >= 0 else None
    return _Place(tile, card, edge, *_direction_of(s, hex))


def _direction_of(s: Any, hex: int) -> tuple[str, int]:
    """Return the direction of a hex from a settlement next to it, or else from the centre."""
    for direction, name in enumerate(DIRECTION_NAMES):
        there = NEIGHBOUR[hex, (direction + DIRECTIONS // 2) % DIRECTIONS]
        if there != OFF_BOARD and s.tile_at[there]:
            return name, int(s.tile_at[there]) - 1
    q, r = COORDINATES[hex]
    directions = zip(DIRECTION_STEPS, DIRECTION_NAMES, strict=True)
    nearest = min(directions, key=lambda one: distance((q, r), one[0]))
    return "" if hex == CENTRE else nearest[1], NOWHERE


def _move_wording(move: int, would: Facts, spoken_of: Facts) -> Wording:
    """Return the wording of a move with these facts."""
    kind, args = MOVES.decode(move)
    words: PhraseArgs = {
        name: _OF_MOVES[name](value) if name in _OF_MOVES else value for name, value in args.items()
    }
    place = _Place(*spoken_of) if "hex" in args else None
    if place is not None:
        words["where"] = _where(place)
    if "cover" in args:
        covered = cover_id(args["cover"]).strip("-")
        words |= {"symbols": list_names(covered), "count": len(covered)}
    if "garrisons" in args:
        words["count"] = args["garrisons"] + args["traps"]
    if "slot" in args:
        words["card"] = _doom_name(args["slot"], *spoken_of)
    spoken = "nobody-defends" if kind.name == "no" and spoken_of[0] else kind.name
    return make_wording(
        phrase(f"choice-{spoken}", **words),
        tuple(preview_of(move, would).lines),
        _label(kind.name, args, words, place),
    )


def _label(
    kind: str, args: Mapping[str, int], words: PhraseArgs, place: _Place | None
) -> Phrase | None:
    """Return a shorter label beside the picture: a component's name, or what is on a hex."""
    if kind == "aid":
        return phrase(f"aid-{SETTLEMENT_IDS[args['settlement']]}-{args['aid'] + 1}")
    if kind in ("give", "take"):
        return phrase(f"label-{kind}", item=words["item"])
    if place is not None and place.tile < 0:
        return phrase(f"choice-{kind}", where=_hex_content(place))
    name = words.get({"special": "ability", "develop": "development", "play": "card"}.get(kind, ""))
    return phrase(name.removeprefix("@")) if isinstance(name, str) else None


def _hex_content(place: _Place) -> str | Phrase:
    """Return the name of what is on a hex without a settlement."""
    if place.horde is not None:
        return horde_name(place.horde) if place.horde >= 0 else "@ui-place-down"
    return "@ui-open-space" if place.edge else "@ui-empty-hex"


def _doom_name(slot: int, card: int) -> str | Phrase:
    """Return the name of a Drawn Doom card, or a placeholder if it is unknown."""
    return f"@doom-{DOOM_IDS[card - 1]}" if card > 0 else phrase("drawn-doom", number=slot + 1)


def _where(place: _Place) -> str | Phrase:
    """Return a hex by what is on it, and by its settlement or where it lies."""
    if place.tile < 0:
        there = _hex_content(place) if place.horde is None else horde_name(place.horde)
        return phrase("horde-there", horde=there, place=_direction_phrase(place))
    called = f"@settlement-{SETTLEMENT_IDS[place.tile]}"
    if place.horde is None:
        return called
    return phrase("horde-there", horde=horde_name(place.horde), place=called)


def _direction_phrase(place: _Place) -> str | Phrase:
    """Return the direction of a hex from a settlement next to it, such as `east of the Armoury`."""
    if not place.direction:
        return "@place-centre"
    named = place.beside != NOWHERE
    beside = f"@settlement-of-{SETTLEMENT_IDS[place.beside]}" if named else "@centre-of"
    return phrase("place-beside", direction=place.direction, settlement=beside)


def where(position: Position, hex: int) -> str | Phrase:
    """Return the name of a hex: its settlement, or where it lies."""
    place = _place(position.snapshot, hex)
    return (
        f"@settlement-{SETTLEMENT_IDS[place.tile]}" if place.tile >= 0 else _direction_phrase(place)
    )


# The log

# Events that only drive animation; another line of the log covers them.
UNSPOKEN = {
    "reveal-count", "surveyed", "taken-away", "turn-began", "rolled-for", "swelled", "contaminated",
    "entered-play", "exp-changed", "marched", "rerolled", "struck", "phase-began",
}  # fmt: skip

CAUSES: dict[str, tuple[str, ...]] = {
    "destroyed": ("attack", "defence", "auto", "card", "laboratory"),
    "settlers-lost": ("horde", "hazard"),
    "repelled": ("bulwark", "roadblock", "defence"),
}


def sentence(position: Position, event: Event, text: Text, names: Sequence[str]) -> str | None:
    """Return the log line of an event, or None for events that only drive animation."""
    if event.kind in UNSPOKEN:
        return None
    words = {name: _event_argument(event.kind, name, value) for name, value in event.args.items()}
    if "horde" in event.args:
        words["met"] = horde_within(event.args["horde"])
    if event.kind == "used":
        words["source"] = "profession" if event.args["ability"] < FIRST_SKILL else "other"
    sentence = phrase(f"event-{event.kind}", **words)
    if "seat" not in event.args:
        return text.say(sentence)
    seat = event.args["seat"]
    return text.say(sentence, seat=names[seat] if seat < len(names) else str(seat + 1))


def _event_argument(kind: str, name: str, value: int) -> int | str | Phrase:
    """Return a number of an event as the log names it."""
    if name in ("from", "to") and kind != "marched":
        return _NAMES["settlement"](value)
    if name == "cause":
        return CAUSES[kind][value]
    if name == "piece" and kind == "settlers-moved":
        return value
    return _OF_EVENTS[name](value) if name in _OF_EVENTS else value
