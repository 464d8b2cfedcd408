"""Outlive in words: the keys of moves, what moves do, and the sentences of the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from holdfast.games.outlive import content, decisions, events, moves
from holdfast.games.outlive.content import vocabulary
from holdfast.games.outlive.position_builder import HERO_NAMES
from holdfast.games.outlive.preview import foresee
from holdfast.games.outlive.preview.draft import Foreseen, Line, now_of, token_words
from holdfast.games.outlive.preview.losses import chooses_tribute
from holdfast.games.outlive.rules import hunting
from holdfast.kernel.events import Event
from holdfast.kernel.interpreted import interpret
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.kernel.translations import Text
from holdfast.kernel.wording import KEPT, Phrase, Wording, phrase, said

# Events that only drive animation, or that the next line of the log tells with its reason.
UNSPOKEN = {
    "chose", "stocked", "survivor-boarded", "displayed", "search-opened", "visit-ended",
    "shielded", "heroes-shown", "ate", "room-used",
}  # fmt: skip


Args = Mapping[str, int]
TurnReport = int | str | None
"""What the words of some moves take from the table."""


def facts(position: Position) -> Callable[[int], tuple[Foreseen, str | None, TurnReport]]:
    """What the moves of a position are called by and told with: their keys, words and previews are
    made of this and of nothing else."""
    now = now_of(position)

    def of(move: int) -> tuple[Foreseen, str | None, TurnReport]:
        return foresee(now, move), *_named(now.s, move)

    return of


def _named(s: Any, move: int) -> tuple[str | None, TurnReport]:
    """The room that a move is about, and what else its words take from the table."""
    kind, args = moves.MOVES.decode(move)
    slot = args.get("slot", args.get("where"))
    room = None if slot is None else room_id(s.players[s.to_move], slot)
    look_up = _LOOK_UPS.get(kind.name)
    return room, None if look_up is None else look_up(s, args)


def _prey(s: Any, args: Args) -> str:
    top: int = interpret(hunting.top_of)(s, content.PLACE[s.visit.place].wild)
    return content.ANIMAL_NAMES[top]


def _stands(s: Any, args: Args) -> str:
    """Return the place of the hero: of two heroes with the same strength it says which one."""
    place: int = s.players[s.to_move].heroes[args["hero"]].place
    return content.PLACE_NAMES[place]


_LOOK_UPS: dict[str, Callable[[Any, Args], TurnReport]] = {
    "scavenge": lambda s, _: vocabulary.RESOURCE_NAMES[content.PLACE[s.visit.place].resource],
    # OL-PRES-9: the same move hands a token over or takes it, by who chooses.
    "give": lambda s, _: "claim" if chooses_tribute(s) else "give",
    "hunt": _prey,
    "done": lambda s, _: decisions.DECISIONS[s.ask].name,
    "end": lambda s, _: s.visit.points,
    "search": lambda s, _: 0 if s.visit.free_searches else 1,
    "move": _stands,
    "board": _stands,
    "stand": _stands,
}


def room_id(player: Any, slot: int) -> str:
    """A room by its kind, with its copy where a shelter has two (`r_galley#2`)."""
    if slot == moves.AIRLOCK:
        return "airlock"
    tiles: list[int] = [player.rooms[i].tile for i in range(slot + 1)]
    if tiles[slot] < 0:
        return f"slot-{slot}"
    copy = tiles.count(tiles[slot])
    return content.ROOM_NAMES[tiles[slot]] + (f"#{copy}" if copy > 1 else "")


def relief_name(relief: int) -> str:
    """What a discount on an event takes off: `wood+metal`, or `full` where it takes nothing."""
    return _mix(content.RELIEF[relief], range(len(vocabulary.RESOURCE_NAMES))) or "full"


def waiver_name(waiver: int) -> str:
    """What a discount on a repair waives: `wood+metal`, `all`, or `full` for the whole price."""
    if waiver == content.FREE:
        return "all"
    return _mix(content.WAIVER[waiver].materials, vocabulary.MATERIALS) or "full"


def _mix(counts: Sequence[Any], resources: Sequence[int]) -> str:
    words = [
        vocabulary.RESOURCE_NAMES[r]
        for r, n in zip(resources, counts, strict=True)
        for _ in range(n)
    ]
    return "+".join(words)


_WORDS: dict[str, Callable[[int], str]] = {
    "room": content.ROOM_NAMES.__getitem__,
    "leader": content.LEADER_NAMES.__getitem__,
    "city": content.CITY_NAMES.__getitem__,
    "find": content.FIND_NAMES.__getitem__,
    "hero": HERO_NAMES.__getitem__,
    "place": content.PLACE_NAMES.__getitem__,
    "resource": vocabulary.RESOURCE_NAMES.__getitem__,
    "supply": vocabulary.RESOURCE_NAMES.__getitem__,
    "equipment": content.EQUIPMENT_NAMES.__getitem__,
    "event": content.EVENT_NAMES.__getitem__,
    "animal": content.ANIMAL_NAMES.__getitem__,
    "relief": relief_name,
    "waiver": waiver_name,
    "spot": lambda spot: str(spot + content.FIRST_SPOT),
}


def key(position: Position, move: int) -> str:
    """The short stable text of a move, such as `move:4:fair`."""
    room, _ = _named(position.reading, move)
    return _key(move, room)


@lru_cache(KEPT)
def _key(move: int, room: str | None) -> str:
    kind, args = moves.MOVES.decode(move)
    words = [kind.name]
    for name, value in args.items():
        if name in ("slot", "where"):
            words.append(str(room))
        else:
            words.append(_WORDS.get(name, str)(value))
    return ":".join(words)


# Moves in words

SAID = 1024
"""Moves that are put into words once; those that were sent are kept as they were written."""

# What the numbers of a move stand for: the prefix of their names, and their ids
_CALLED: dict[str, tuple[str, Sequence[str]]] = {
    "room": ("room", content.ROOM_NAMES),
    "leader": ("leader", content.LEADER_NAMES),
    "city": ("place", content.CITY_NAMES),
    "place": ("place", content.PLACE_NAMES),
    "find": ("find", content.FIND_NAMES),
    "equipment": ("equipment", content.EQUIPMENT_NAMES),
    "event": ("card", content.EVENT_NAMES),
    "animal": ("animal", content.ANIMAL_NAMES),
}


def say(position: Position, move: int) -> Wording:
    """What a legal move does, and what its preview tells. `player` is a seat, to be named."""
    now = now_of(position)
    return _said(move, *_named(now.s, move), foresee(now, move).lines)


@lru_cache(SAID)
def _said(move: int, room: str | None, told: TurnReport, lines: tuple[Line, ...]) -> Wording:
    kind, args = moves.MOVES.decode(move)
    words = {name: _word(name, value, room) for name, value in args.items()}
    goods = _goods(kind.name, args, told)
    if any(goods.values()):
        words["tokens"] = token_words(goods)
    elif "relief" in args or "waiver" in args:
        words["tokens"] = ""  # nothing is saved
    spoken = str(told) if kind.name == "give" else kind.name
    if kind.name == "hunt":
        words["animal"] = f"@animal-{told}"
    elif kind.name in ("move", "board"):
        words |= {"from": f"@from-{told}", "to": f"@to-{_destination(args)}"}
    elif kind.name in ("place", "stand"):
        words["at"] = f"@at-{told or _destination(args)}"
    if kind.name in _TOLD_AS and told is not None:
        words[_TOLD_AS[kind.name]] = told
    if kind.name == "defend":
        words["count"] = next(dict(line.args)["count"] for line in lines if line.key == "owes")
    notes = tuple(phrase(f"preview-{line.key}", **dict(line.args)) for line in lines)
    return said(phrase(f"choice-{spoken}", **words), notes)


def _destination(args: Args) -> str:
    """Return the place that a hero goes to or starts from."""
    return content.PLACE_NAMES[args.get("place", content.SHIP)]


# The name of what words take from the table as it is
_TOLD_AS = {"done": "step", "end": "points", "search": "cost"}


def _word(name: str, value: int, room: str | None) -> int | str | Phrase:
    if name in _CALLED:
        prefix, ids = _CALLED[name]
        return f"@{prefix}-{ids[value]}"
    if name in ("slot", "where"):
        return _room(str(room))
    if name == "hero":
        return int(content.STRENGTH[value])
    if name == "spot":
        return value + content.FIRST_SPOT
    if name in ("relief", "waiver"):
        saved = relief_name(value) if name == "relief" else waiver_name(value)
        return saved if saved in ("full", "all") else "some"
    return value


def _room(name: str) -> str | Phrase:
    kind, _, copy = name.partition("#")
    if kind == "airlock":
        return "@airlock"
    return phrase("room-copy", room=f"@room-{kind}", copy=copy) if copy else f"@room-{kind}"


def _goods(kind: str, args: Args, told: TurnReport) -> dict[str, int]:
    """The tokens that a move is about: given, gained or saved."""
    if kind == "scavenge":
        return {str(told): args["count"]}
    if "resource" in args or "supply" in args:
        return {vocabulary.RESOURCE_NAMES[args.get("resource", args.get("supply", 0))]: 1}
    if "relief" in args:
        return _row(content.RELIEF[args["relief"]], range(len(vocabulary.RESOURCE_NAMES)))
    if "waiver" in args:
        waiver = args["waiver"]
        return (
            {}
            if waiver == content.FREE
            else _row(content.WAIVER[waiver].materials, vocabulary.MATERIALS)
        )
    return {name: n for name, n in args.items() if name in vocabulary.RESOURCE_NAMES}


def _row(counts: Any, resources: Sequence[int]) -> dict[str, int]:
    return {vocabulary.RESOURCE_NAMES[r]: int(n) for r, n in zip(resources, counts, strict=True)}


# The log


def sentence(position: Position, event: Event, text: Text, names: Sequence[str]) -> str | None:
    """A line of the log, or nothing for events that only move pieces."""
    if event.kind in UNSPOKEN:
        return None
    args, room = event.args, None
    if args.get("where", moves.AIRLOCK) != moves.AIRLOCK:
        room = position.reading.players[args["seat"]].rooms[args["where"]].tile
    return _sentence(text, event.kind, (*names,), room, *args.items())


@lru_cache(KEPT)
def _sentence(
    text: Text,
    kind: str,
    names: tuple[str, ...],
    room: int | None,
    *numbers: tuple[str, int],
) -> str:
    """The line of an event that has these numbers; `room` is the kind of the room it names."""
    args = dict(numbers)
    words = _arguments(text, names, room, args)
    if kind == "lost-survivor" and args["where"] == moves.AIRLOCK:
        return text.format("event-lost-survivor-airlock", words)
    return text.format(f"event-{kind}", words)


def _arguments(text: Text, names: Sequence[str], room: int | None, args: Args) -> dict[str, Any]:
    """Return the numbers of an event as words: players, cards, places and tokens by name.

    A name that enters a sentence comes from a message with its article or preposition as well:
    `the`, `prey` and `found` as the object of a verb, `at`, `from` and `to` of places.
    """
    words: dict[str, Any] = dict(args)
    for name, value in args.items():
        if name in ("seat", "victim", "rival"):
            words["player" if name == "seat" else name] = names[value] if value != NOBODY else ""
        elif name in ("hero", "target"):
            words[name] = content.STRENGTH[value]
        elif name in _PLACES:
            for word in _PLACES[name]:
                words[word] = text(f"{word}-{content.PLACE_NAMES[value]}") if value >= 0 else ""
        elif name == "city":
            words[name] = text(f"place-{content.CITY_NAMES[value]}") if value >= 0 else ""
        elif name in ("resource", "supply"):
            count = args.get("count", 1)
            words["tokens"] = text(f"tokens-{vocabulary.RESOURCE_NAMES[value]}", count=count)
        elif name in _CARDS:
            prefix, ids = _CARDS[name]
            words[name] = text(f"{prefix}-{ids[value]}")
            if name in ("room", "equipment", "event"):
                words["the"] = text(f"the-{ids[value]}")
            elif name == "animal":
                words["prey"] = text(f"prey-{ids[value]}")
            elif name == "find":
                words["found"] = text(f"found-{ids[value]}")
        elif name == "where":
            words[name] = text("airlock" if room is None else f"room-{content.ROOM_NAMES[room]}")
        elif name in _LISTS:
            words[name] = _LISTS[name][value]
        elif name == "relief":
            words["discount"] = "no" if value == 0 else "yes"
        elif name == "waiver":
            words["discount"] = "no" if value == 0 else "all" if value == content.FREE else "some"
        elif name == "spot":
            words[name] = value + content.FIRST_SPOT if value >= 0 else 0
    return words


_CARDS: dict[str, tuple[str, Sequence[str]]] = {
    "leader": ("leader", content.LEADER_NAMES),
    "room": ("room", content.ROOM_NAMES),
    "equipment": ("equipment", content.EQUIPMENT_NAMES),
    "event": ("card", content.EVENT_NAMES),
    "animal": ("animal", content.ANIMAL_NAMES),
    "find": ("find", content.FIND_NAMES),
    "symbol": ("symbol", content.SYMBOLS),
    "category": ("category", events.CATEGORIES),
}
# The prepositions that the places of events are named with: `at` is also the message `at-forest`.
_PLACES = {"place": ("at", "from"), "from": ("from",), "to": ("to",)}
_LISTS: dict[str, Sequence[str]] = {
    "cause": events.CAUSES,
    "source": events.SOURCES,
    "reason": events.TIE_BREAKERS,
}
