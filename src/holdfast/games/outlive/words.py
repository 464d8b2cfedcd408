"""Outlive in words: the keys of moves, what moves do, and the sentences of the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from holdfast.games.outlive.content import (
    ANIMAL_NAMES,
    CITY_NAMES,
    EQUIPMENT_NAMES,
    EVENT_NAMES,
    FIND_NAMES,
    FIRST_SPOT,
    FREE,
    LEADER_NAMES,
    PLACE_NAMES,
    RELIEF,
    ROOM_NAMES,
    STOCKED,
    STRENGTH,
    SYMBOLS,
    WAIVER,
)
from holdfast.games.outlive.content.vocabulary import MATERIALS, RESOURCE_NAMES
from holdfast.games.outlive.events import CATEGORIES, CAUSES, SOURCES, TIE_BREAKERS
from holdfast.games.outlive.layout import HERO_NAMES
from holdfast.games.outlive.moves import AIRLOCK, MOVES
from holdfast.games.outlive.preview import preview
from holdfast.games.outlive.preview.draft import tokens
from holdfast.games.outlive.preview.losses import chooses_tribute
from holdfast.kernel.events import Event
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.kernel.text import Text
from holdfast.kernel.words import Phrase, Said, phrase

# Events that only drive animation, or that the next line of the log tells with its reason.
UNSPOKEN = {
    "chose", "stocked", "survivor-boarded", "displayed", "search-opened", "visit-ended",
    "shielded", "heroes-shown", "ate", "room-used",
}  # fmt: skip

STAGES = ("discard", "discard", "build", "split", "leader")


def room_id(position: Position, seat: int, slot: int) -> str:
    """A room by its kind, with its copy where a shelter has two (`r_galley#2`)."""
    if slot == AIRLOCK:
        return "airlock"
    rooms = position.state.players[seat].rooms
    tiles: list[int] = [rooms[i].tile for i in range(slot + 1)]
    if tiles[slot] < 0:
        return f"slot-{slot}"
    copy = tiles.count(tiles[slot])
    return ROOM_NAMES[tiles[slot]] + (f"#{copy}" if copy > 1 else "")


def relief_name(relief: int) -> str:
    """What a discount on an event takes off: `wood+metal`, or `full` where it takes nothing."""
    return _mix(RELIEF[relief], range(len(RESOURCE_NAMES))) or "full"


def waiver_name(waiver: int) -> str:
    """What a discount on a repair waives: `wood+metal`, `all`, or `full` for the whole price."""
    if waiver == FREE:
        return "all"
    return _mix(WAIVER[waiver], MATERIALS) or "full"


def _mix(counts: Sequence[Any], resources: Sequence[int]) -> str:
    words = [RESOURCE_NAMES[r] for r, n in zip(resources, counts, strict=True) for _ in range(n)]
    return "+".join(words)


_WORDS: dict[str, Callable[[int], str]] = {
    "room": ROOM_NAMES.__getitem__,
    "leader": LEADER_NAMES.__getitem__,
    "city": CITY_NAMES.__getitem__,
    "find": FIND_NAMES.__getitem__,
    "hero": HERO_NAMES.__getitem__,
    "place": PLACE_NAMES.__getitem__,
    "resource": RESOURCE_NAMES.__getitem__,
    "supply": RESOURCE_NAMES.__getitem__,
    "equipment": EQUIPMENT_NAMES.__getitem__,
    "event": EVENT_NAMES.__getitem__,
    "animal": ANIMAL_NAMES.__getitem__,
    "relief": relief_name,
    "waiver": waiver_name,
    "spot": lambda spot: str(spot + FIRST_SPOT),
}


def key(position: Position, move: int) -> str:
    """The short stable text of a move, such as `move:4:fair`."""
    kind, args = MOVES.decode(move)
    words = [kind.name]
    for name, value in args.items():
        if name in ("slot", "where"):
            words.append(room_id(position, position.to_move, value))
        else:
            words.append(_WORDS.get(name, str)(value))
    return ":".join(words)


# Moves in words

# What the numbers of a move stand for: the prefix of their names, and their ids
_CALLED: dict[str, tuple[str, Sequence[str]]] = {
    "room": ("room", ROOM_NAMES),
    "leader": ("leader", LEADER_NAMES),
    "city": ("place", CITY_NAMES),
    "place": ("place", PLACE_NAMES),
    "find": ("find", FIND_NAMES),
    "equipment": ("equipment", EQUIPMENT_NAMES),
    "event": ("card", EVENT_NAMES),
    "animal": ("animal", ANIMAL_NAMES),
}


def say(position: Position, move: int) -> Said:
    """What a legal move does, and what its preview tells. `player` is a seat, to be named."""
    kind, args = MOVES.decode(move)
    words = {name: _word(position, name, value) for name, value in args.items()}
    goods = _goods(position, kind.name, args)
    if any(goods.values()):
        words["tokens"] = tokens(goods)
    # OL-PRES-9: the same move hands a token over or takes it, by who chooses.
    spoken = "claim" if chooses_tribute(position.state) else kind.name
    notes = preview(position, move).lines
    return Said(
        title=Phrase(key=f"choice-{spoken}", args=words),
        notes=tuple(Phrase(key=note.key, args=note.args) for note in notes),
    )


def _word(position: Position, name: str, value: int) -> int | str | Phrase:
    if name in _CALLED:
        prefix, ids = _CALLED[name]
        return f"@{prefix}-{ids[value]}"
    if name in ("slot", "where"):
        return _room(room_id(position, position.to_move, value))
    if name == "hero":
        return HERO_NAMES[value]
    if name == "spot":
        return value + FIRST_SPOT
    if name in ("relief", "waiver"):
        saved = relief_name(value) if name == "relief" else waiver_name(value)
        return saved if saved in ("full", "all") else "some"
    return value


def _room(name: str) -> str | Phrase:
    kind, _, copy = name.partition("#")
    if kind == "airlock":
        return "@airlock"
    return phrase("room-copy", room=f"@room-{kind}", copy=copy) if copy else f"@room-{kind}"


def _goods(position: Position, kind: str, args: Mapping[str, int]) -> dict[str, int]:
    """The tokens that a move is about: given, gained or saved."""
    if kind == "scavenge":
        return {RESOURCE_NAMES[STOCKED[position.state.visit.place]]: args["count"]}
    if "resource" in args or "supply" in args:
        return {RESOURCE_NAMES[args.get("resource", args.get("supply", 0))]: 1}
    if "relief" in args:
        return _row(RELIEF[args["relief"]], range(len(RESOURCE_NAMES)))
    if "waiver" in args:
        waiver = args["waiver"]
        return {} if waiver == FREE else _row(WAIVER[waiver], MATERIALS)
    return {name: n for name, n in args.items() if name in RESOURCE_NAMES}


def _row(counts: Any, resources: Sequence[int]) -> dict[str, int]:
    return {RESOURCE_NAMES[r]: int(n) for r, n in zip(resources, counts, strict=True)}


# The log


def sentence(position: Position, event: Event, text: Text, names: Sequence[str]) -> str | None:
    """A line of the log, or nothing for events that only move pieces."""
    if event.kind in UNSPOKEN:
        return None
    if event.kind == "lost-survivor" and event.args["where"] == AIRLOCK:
        return text.format("event-lost-survivor-airlock", _arguments(position, event, text, names))
    return text.format(f"event-{event.kind}", _arguments(position, event, text, names))


def _arguments(
    position: Position, event: Event, text: Text, names: Sequence[str]
) -> dict[str, Any]:
    """The event's numbers as words: players by name, cards, places and tokens by theirs."""
    args = event.args
    words: dict[str, Any] = dict(args)
    for name, value in args.items():
        if name in ("seat", "victim", "rival"):
            words["player" if name == "seat" else name] = names[value] if value != NOBODY else ""
        elif name in ("hero", "target"):
            words[name] = int(STRENGTH[value])
        elif name in ("place", "from", "to", "city"):
            places = CITY_NAMES if name == "city" else PLACE_NAMES
            words[name] = text(f"place-{places[value]}") if value >= 0 else ""
        elif name in ("resource", "supply"):
            count = args.get("count", 1)
            words["tokens"] = text(f"tokens-{RESOURCE_NAMES[value]}", count=count)
        elif name in _CARDS:
            prefix, ids = _CARDS[name]
            words[name] = text(f"{prefix}-{ids[value]}")
        elif name == "where":
            words[name] = _where(position, args["seat"], value, text)
        elif name in _LISTS:
            words[name] = _LISTS[name][value]
        elif name == "relief":
            words["discount"] = "no" if value == 0 else "yes"
        elif name == "waiver":
            words["discount"] = "no" if value == 0 else "all" if value == FREE else "some"
        elif name == "spot":
            words[name] = value + FIRST_SPOT if value >= 0 else 0
    return words


_CARDS: dict[str, tuple[str, Sequence[str]]] = {
    "leader": ("leader", LEADER_NAMES),
    "room": ("room", ROOM_NAMES),
    "equipment": ("equipment", EQUIPMENT_NAMES),
    "event": ("card", EVENT_NAMES),
    "animal": ("animal", ANIMAL_NAMES),
    "find": ("find", FIND_NAMES),
    "symbol": ("symbol", SYMBOLS),
    "category": ("category", CATEGORIES),
}
_LISTS: dict[str, Sequence[str]] = {
    "cause": CAUSES,
    "source": SOURCES,
    "stage": STAGES,
    "reason": TIE_BREAKERS,
}


def line(phrase: Phrase, text: Text, names: Sequence[str]) -> str:
    """A phrase in words, with names for seats."""
    named = {"player": names[int(str(phrase.args["player"]))]} if "player" in phrase.args else {}
    return text.say(phrase, **named)


def _where(position: Position, seat: int, where: int, text: Text) -> str:
    if where == AIRLOCK:
        return text("airlock")
    return text(f"room-{ROOM_NAMES[position.state.players[seat].rooms[where].tile]}")
