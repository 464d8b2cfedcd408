"""Outlast in words: the text keys of moves, what they do, and the sentences of the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Any

from holdfast.games.outlast.content import STRUCTURE_NAMES, TERRAIN_NAMES
from holdfast.games.outlast.content.geometry import DIRECTION_NAMES
from holdfast.games.outlast.content.names import GOODS, meeple_name
from holdfast.games.outlast.events import EVENTS
from holdfast.games.outlast.moves import MOVES
from holdfast.games.outlast.preview import Draft, Facts, asked_of, drafted, now_of, terrain_of
from holdfast.games.outlast.reckoned import wolf_bonus
from holdfast.kernel.events import Event
from holdfast.kernel.position import Position
from holdfast.kernel.translations import Text
from holdfast.kernel.wording import KEPT, Phrase, PhraseArgs, Wording, phrase

# Events that only drive animation: the log has one line with the count instead.
UNSPOKEN = {
    "resource-grew", "prey-born", "prey-spilled", "board-turn", "fell", "fight-passed",
    "turn-began",
}  # fmt: skip

CAUSES = {
    "fought-wolf": ("chosen", "forced", "attack"),
    "died": ("wolf", "hunger", "rival", "concession"),
    "game-over": ("last-alive", "no-survivors", "final-round"),
}

# How the tiles among an event's arguments stand in its sentence.
TILE_CASES = {"tile": "in", "onto": "to", "from": "from", "to": "to"}

# Which of them the events have that are spoken of.
PLACES = {
    kind: tuple(place for place in TILE_CASES if place in arguments)
    for kind, arguments in EVENTS.kinds
    if kind not in UNSPOKEN
}

# And the tile that a move names.
MOVE_CASES = {"move": "to", "to": "to", "at": "in"}


def key(position: Position, move: int) -> str:
    """LA-DEC-2: the short stable text of a move."""
    s, asked = position.reading, asked_of(move)
    own = target = 0
    if asked.slot is not None:
        own = s.players[s.to_move].meeples[asked.slot].number
    if asked.kind == "fight":
        rival, slot = asked.about
        target = s.players[rival].meeples[slot].number
    return _key(move, s.to_move, own, target)


@lru_cache(KEPT)
def _key(move: int, seat: int, own: int, target: int) -> str:
    kind, args = MOVES.decode(move)
    words = [kind.name]
    for name, value in args.items():
        if name == "meeple":
            words.append(meeple_name(seat, own))
        elif name == "rival":
            words.append(meeple_name(value, target))
        elif name == "structure":
            words.append(STRUCTURE_NAMES[value])
        elif name == "goods":
            words.append(GOODS[value])
        elif name != "target":
            words.append(str(value))
    return ":".join(words)


def facts(position: Position) -> Callable[[int], Facts]:
    """What the moves of a position are called by and told with."""
    return now_of(position).facts


def say(position: Position, move: int) -> Wording:
    """What a move does, with its odds and what follows."""
    facts = now_of(position).facts(move)
    title, notes, label = _said(move, drafted(move, facts), facts[-1])
    return Wording(title=title, notes=tuple(notes), label=label)


def _said(move: int, seen: Draft, facts: Facts) -> tuple[Phrase, list[Phrase], Phrase | None]:
    """Title, notes and label of a move, from what is particular to its kind."""
    kind = asked_of(move).kind
    where = facts[:2] if kind in MOVE_CASES else None
    label = _label(*facts) if kind in ("pass", "match", "beat") else None
    notes: list[Phrase] = [*seen.lines]
    if seen.needs is not None and seen.chance is not None:
        notes.insert(0, phrase("terminal-odds", percent=round(100 * seen.chance)))
    return _title(move, seen.meeple, seen.target, where), notes, label


def _label(
    own: str, tile: int, passes: bool, standing: tuple[int, int, int], stakes: str
) -> Phrase:
    """An answer in a fight as a button says it: what it costs and where it leads."""
    price, mine, other = standing
    if not passes:
        return phrase("label-boost", price=price, total=mine, other=other)
    if mine == other:
        return phrase("label-boost-drawn")
    return phrase("label-boost-lost", own=own, stakes=stakes)


@lru_cache(KEPT)
def _title(move: int, meeple: str | None, target: str | None, where: Facts | None) -> Phrase:
    """The title of a move by whom, against whom and to which tile of which terrain."""
    asked, words = asked_of(move), PhraseArgs()
    if asked.slot is not None and meeple is not None:
        words["meeple"] = meeple
    if target is not None:
        words["target"] = target
    words |= _named(move)
    if where is not None:
        tile, terrain = where
        words["tile"] = _tile_phrase(MOVE_CASES[asked.kind], terrain, tile)
    return phrase(f"choice-{asked.kind}", **words)


@cache
def _named(move: int) -> PhraseArgs:
    """What a move itself names, in words."""
    _, args = MOVES.decode(move)
    words: PhraseArgs = {}
    if "structure" in args:
        words["structure"] = STRUCTURE_NAMES[args["structure"]]
    if "goods" in args:
        words["goods"] = GOODS[args["goods"]]
    if "amount" in args:
        words["amount"] = args["amount"]
    if "direction" in args:
        words["direction"] = direction_phrase(args["direction"])
    return words


def sentence(position: Position, event: Event, text: Text, names: Sequence[str]) -> str | None:
    """A line of the log, or nothing for events that only move pieces."""
    if event.kind in UNSPOKEN:
        return None
    # An event carries six numbers at most.
    facts = sentence_facts(position, event)
    return _sentence(text, event.kind, tuple(names), facts, *event.args.items())


def sentence_facts(position: Position, event: Event) -> Facts:
    """What a line of the log follows from beside the event: what the tiles are known to be that it
    names, and what was added to a fight with a wolf; nothing that is built ever goes."""
    places = PLACES.get(event.kind, ())
    if not places:
        return ()
    s, args = position.reading, event.args
    bonus = None
    if event.kind == "fought-wolf":
        bonus = wolf_bonus(s.tiles[args["tile"]], args["seat"])
    return bonus, *[_terrain(s, args[place]) for place in places]


@lru_cache(KEPT)
def _sentence(
    text: Text, kind: str, names: tuple[str, ...], facts: Facts, *numbers: tuple[str, int]
) -> str:
    """The line of an event that has these numbers, where these are the facts."""
    return text.format(f"event-{kind}", _arguments(text, kind, names, facts, dict(numbers)))


def _arguments(
    text: Text,
    kind: str,
    names: tuple[str, ...],
    facts: Facts,
    args: dict[str, int],
) -> dict[str, Any]:
    """The event's numbers as words: players by name, meeples by id, tiles by terrain."""
    words: dict[str, Any] = dict(args)
    if "seat" in args:
        words["player"] = names[args["seat"]]
        if "number" in args:
            words["meeple"] = meeple_name(args["seat"], args["number"])
    if "rival" in args:
        words["rival"] = names[args["rival"]]
        if "target" in args:
            words["target"] = meeple_name(args["rival"], args["target"])
    bonus, *terrains = facts or (None,)
    for name, terrain in zip(PLACES[kind], terrains, strict=True):
        words[name] = _place(text, TILE_CASES[name], terrain, args[name])
        words[f"{name}-number"] = args[name]
    if "terrain" in args:
        words["terrain"] = text(f"terrain-{TERRAIN_NAMES[args['terrain']]}")
    if "structure" in args:
        words["structure"] = STRUCTURE_NAMES[args["structure"]]
    if "goods" in args:
        words["goods"] = GOODS[args["goods"]]
    for name in ("wind", "direction"):
        if name in args:
            words[name] = text.say(direction_phrase(args[name]))
    for name in ("cause", "reason"):
        if name in args:
            words[name] = CAUSES[kind][args[name]]
    if bonus is not None:
        words["bonus"] = bonus
    if kind == "round-began":
        words["first"] = names[args["first"]]
    if kind == "dropped":
        words["overflow"] = int(args["onto"] != args["tile"])
    return words


@cache
def direction_phrase(direction: int) -> Phrase:
    """A direction within a sentence."""
    return phrase(f"direction-{DIRECTION_NAMES[direction]}")


def tile_phrase(position: Position, tile: int, case: str) -> Phrase:
    """A tile as a place within a sentence: `in` the Forest, `to` the Forest, `from` the Forest."""
    return _tile_phrase(case, _terrain(position.reading, tile), tile)


def _terrain(s: Any, tile: int) -> str | None:
    """What a tile is known to be; nothing of what happens somewhere under the snow."""
    return None if tile < 0 else terrain_of(s, tile)


@lru_cache(KEPT)
def _place(text: Text, case: str, terrain: str | None, tile: int) -> str:
    return text.say(_tile_phrase(case, terrain, tile))


@cache
def _tile_phrase(case: str, terrain: str | None, tile: int) -> Phrase:
    if terrain is None:
        return phrase("tile-snow")
    return phrase(f"tile-{case}", terrain=terrain, number=tile)
