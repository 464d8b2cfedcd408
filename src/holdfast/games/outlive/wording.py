"""The wording of Outlive: keys, titles and notes of moves, and lines of the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from holdfast.games.outlive import content, decisions, events, moves
from holdfast.games.outlive.content import vocabulary
from holdfast.games.outlive.position_builder import HERO_NAMES
from holdfast.games.outlive.preview import foresee
from holdfast.games.outlive.preview.draft import Foreseen, Line, now_of, token_words
from holdfast.games.outlive.preview.losses import chooses_tribute
from holdfast.games.outlive.rules import hunting
from holdfast.kernel.events import Event
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.kernel.translations import Text
from holdfast.kernel.wording import Phrase, Wording, make_wording, phrase

# Events that only drive animations, or that the next line of the log covers.
UNSPOKEN = {
    "chose", "stocked", "survivor-boarded", "displayed", "search-opened", "visit-ended",
    "shielded", "heroes-shown", "ate", "room-used",
}  # fmt: skip


Args = Mapping[str, int]
Detail = int | str | None
"""A fact of the position that the wording of some kinds of move needs."""


def facts(position: Position) -> Callable[[int], tuple[Foreseen, str | None, Detail]]:
    """Return the function that looks up the facts of a move of this position.

    The key, wording and preview of a move depend on these facts alone, so they can be cached by
    them.
    """
    now = now_of(position)

    def look_up(move: int) -> tuple[Foreseen, str | None, Detail]:
        return foresee(now, move), *_room_and_detail(now.s, move)

    return look_up


def _room_and_detail(s: Any, move: int) -> tuple[str | None, Detail]:
    """Return the id of the room that a move is about, and its detail (see `Detail`)."""
    kind, args = moves.MOVES.decode(move)
    slot = args.get("slot", args.get("where"))
    room = None if slot is None else room_id(s.players[s.to_move], slot)
    look_up = _LOOK_UPS.get(kind.name)
    return room, None if look_up is None else look_up(s, args)


def _prey(s: Any, args: Args) -> str:
    top: int = hunting.top_of(s, content.PLACE[s.visit.place].wild)
    return content.ANIMAL_NAMES[top]


def _hero_place(s: Any, args: Args) -> str:
    """Return the place where a move's hero stands.

    It tells heroes of the same strength apart.
    """
    place: int = s.players[s.to_move].heroes[args["hero"]].place
    return content.PLACE_NAMES[place]


_LOOK_UPS: dict[str, Callable[[Any, Args], Detail]] = {
    "scavenge": lambda s, _: vocabulary.RESOURCE_NAMES[content.PLACE[s.visit.place].resource],
    # OL-PRES-9: the same move hands over a token or takes one, depending on who chooses.
    "give": lambda s, _: "claim" if chooses_tribute(s) else "give",
    "hunt": _prey,
    "done": lambda s, _: decisions.DECISIONS[s.ask].name,
    "end": lambda s, _: s.visit.points,
    "search": lambda s, _: 0 if s.visit.free_searches else 1,
    "move": _hero_place,
    "board": _hero_place,
    "stand": _hero_place,
}


def room_id(player: Any, slot: int) -> str:
    """Return the id of a room; the second of a kind in a shelter is `r_galley#2`."""
    if slot == moves.AIRLOCK:
        return "airlock"
    tiles: list[int] = [player.rooms[i].tile for i in range(slot + 1)]
    if tiles[slot] < 0:
        return f"slot-{slot}"
    copy = tiles.count(tiles[slot])
    return content.ROOM_NAMES[tiles[slot]] + (f"#{copy}" if copy > 1 else "")


def relief_name(relief: int) -> str:
    """Return the tokens that a relief saves, such as `wood+metal`, or `full` for no discount."""
    return _token_names(content.RELIEF[relief], range(len(vocabulary.RESOURCE_NAMES))) or "full"


def waiver_name(waiver: int) -> str:
    """Return the tokens that a waiver saves: `wood+metal`, `all`, or `full` for no discount."""
    if waiver == content.FREE:
        return "all"
    return _token_names(content.WAIVER[waiver].materials, vocabulary.MATERIALS) or "full"


def _token_names(counts: Sequence[Any], resources: Sequence[int]) -> str:
    words = [
        vocabulary.RESOURCE_NAMES[r]
        for r, n in zip(resources, counts, strict=True)
        for _ in range(n)
    ]
    return "+".join(words)


_KEY_WORDS: dict[str, Callable[[int], str]] = {
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
    """Return the short stable text of a move, such as `move:4:fair`."""
    room, _ = _room_and_detail(position.snapshot, move)
    kind, args = moves.MOVES.decode(move)
    words = [kind.name]
    for name, value in args.items():
        if name in ("slot", "where"):
            words.append(str(room))
        else:
            words.append(_KEY_WORDS.get(name, str)(value))
    return ":".join(words)


# Moves in words

# By argument of a move or an event: the prefix of the message and the ids of its values
_COMPONENTS: dict[str, tuple[str, Sequence[str]]] = {
    "room": ("room", content.ROOM_NAMES),
    "leader": ("leader", content.LEADER_NAMES),
    "find": ("find", content.FIND_NAMES),
    "equipment": ("equipment", content.EQUIPMENT_NAMES),
    "event": ("card", content.EVENT_NAMES),
    "animal": ("animal", content.ANIMAL_NAMES),
}
_NAMED_ARGUMENTS = _COMPONENTS | {
    "city": ("place", content.CITY_NAMES),
    "place": ("place", content.PLACE_NAMES),
}


def say(position: Position, move: int) -> Wording:
    """Return the wording of a legal move. Its argument `player` is a seat number."""
    now = now_of(position)
    return _move_wording(move, *_room_and_detail(now.s, move), foresee(now, move).lines)


def _move_wording(move: int, room: str | None, detail: Detail, lines: tuple[Line, ...]) -> Wording:
    kind, args = moves.MOVES.decode(move)
    words = {name: _word(name, value, room) for name, value in args.items()}
    goods = _goods(kind.name, args, detail)
    if any(goods.values()):
        words["tokens"] = token_words(goods)
    elif "relief" in args or "waiver" in args:
        words["tokens"] = ""  # no discount
    message = str(detail) if kind.name == "give" else kind.name
    if kind.name == "hunt":
        words["animal"] = f"@animal-{detail}"
    elif kind.name in ("move", "board"):
        words |= {"from": f"@from-{detail}", "to": f"@to-{_destination(args)}"}
    elif kind.name in ("place", "stand"):
        words["at"] = f"@at-{detail or _destination(args)}"
    if kind.name in _DETAIL_ARGUMENT and detail is not None:
        words[_DETAIL_ARGUMENT[kind.name]] = detail
    if kind.name == "defend":
        words["count"] = next(dict(line.args)["count"] for line in lines if line.key == "owes")
    notes = tuple(phrase(f"preview-{line.key}", **dict(line.args)) for line in lines)
    return make_wording(phrase(f"choice-{message}", **words), notes)


def _destination(args: Args) -> str:
    """Return the place that a hero goes to or starts from."""
    return content.PLACE_NAMES[args.get("place", content.SHIP)]


# By kind of move: the argument of the phrase that is the detail itself
_DETAIL_ARGUMENT = {"done": "step", "end": "points", "search": "cost"}


def _word(name: str, value: int, room: str | None) -> int | str | Phrase:
    if name in _NAMED_ARGUMENTS:
        prefix, ids = _NAMED_ARGUMENTS[name]
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


def _goods(kind: str, args: Args, detail: Detail) -> dict[str, int]:
    """Return the tokens that a move pays, gains or saves."""
    if kind == "scavenge":
        return {str(detail): args["count"]}
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
    """Return the line of the log for an event, or None for events without one."""
    if event.kind in UNSPOKEN:
        return None
    args, room = event.args, None
    if args.get("where", moves.AIRLOCK) != moves.AIRLOCK:
        room = position.snapshot.players[args["seat"]].rooms[args["where"]].tile
    words = _arguments(text, names, room, args)
    if event.kind == "lost-survivor" and args["where"] == moves.AIRLOCK:
        return text.format("event-lost-survivor-airlock", words)
    return text.format(f"event-{event.kind}", words)


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


_CARDS = _COMPONENTS | {
    "symbol": ("symbol", content.SYMBOLS),
    "category": ("category", events.CATEGORIES),
}
# Prepositions for the places of events. `at` is also the prefix of the message `at-forest`.
_PLACES = {"place": ("at", "from"), "from": ("from",), "to": ("to",)}
_LISTS: dict[str, Sequence[str]] = {
    "cause": events.CAUSES,
    "source": events.SOURCES,
    "reason": events.TIE_BREAKERS,
}
