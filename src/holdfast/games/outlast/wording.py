"""The wording of Outlast: keys, titles, notes and labels of moves, and lines of the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from holdfast.games.outlast.content import FIGHTS, STRUCTURE_NAMES, TERRAIN_NAMES
from holdfast.games.outlast.content.geometry import DIRECTION_NAMES
from holdfast.games.outlast.content.names import GOODS, meeple_name
from holdfast.games.outlast.events import EVENTS
from holdfast.games.outlast.moves import MOVES
from holdfast.games.outlast.preview import Draft, Facts, asked_of, draft_of, now_of, terrain_of
from holdfast.games.outlast.rules.ground import roll_bonus
from holdfast.kernel.events import Event
from holdfast.kernel.memo import cached_part
from holdfast.kernel.position import Position
from holdfast.kernel.translations import Text
from holdfast.kernel.wording import Phrase, PhraseArgs, Wording, phrase

# Events that only drive animations. Another event has a line in the log with their count.
UNSPOKEN = {
    "resource-grew", "prey-born", "prey-spilled", "board-turn", "fell", "fight-passed",
    "turn-began",
}  # fmt: skip

CAUSES = {
    "fought-wolf": ("chosen", "forced", "attack"),
    "died": ("wolf", "hunger", "rival", "concession"),
    "game-over": ("last-alive", "no-survivors", "final-round"),
}

# Grammatical case of the tiles among an event's arguments.
TILE_CASES = {"tile": "in", "onto": "to", "from": "from", "to": "to"}

# The tile arguments of each event that has a line in the log.
PLACES = {
    kind: tuple(place for place in TILE_CASES if place in arguments)
    for kind, arguments in EVENTS.kinds
    if kind not in UNSPOKEN
}

# Grammatical case of the tile in the title of a move.
MOVE_CASES = {"move": "to", "to": "to", "at": "in"}


def key(position: Position, move: int) -> str:
    """Return the short stable text of a move, such as `hunt:A1` (LA-DEC-2)."""
    s, (kind, args) = position.snapshot, MOVES.decode(move)
    words = [kind.name]
    for name, value in args.items():
        if name == "meeple":
            own = s.players[s.to_move].meeples[value].number
            words.append(meeple_name(s.to_move, own))
        elif name == "rival":
            target = s.players[value].meeples[args["target"]].number
            words.append(meeple_name(value, target))
        elif name == "structure":
            words.append(STRUCTURE_NAMES[value])
        elif name == "goods":
            words.append(GOODS[value])
        elif name != "target":
            words.append(str(value))
    return ":".join(words)


def facts(position: Position) -> Callable[[int], Facts]:
    """Return the function that looks up the facts of a move of this position."""
    return now_of(position).facts


def say(position: Position, move: int) -> Wording:
    """Return the wording of a move: its effect, odds and consequences."""
    facts = now_of(position).facts(move)
    title, notes, label = _move_wording(move, draft_of(move, facts), facts[-1])
    return Wording(title=title, notes=tuple(notes), label=label)


def _move_wording(
    move: int, seen: Draft, facts: Facts
) -> tuple[Phrase, list[Phrase], Phrase | None]:
    """Return title, notes and label of a move; `facts` are those of its kind alone."""
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
    """Return the button's label for an answer in a fight: its price and its result."""
    price, mine, other = standing
    if not passes:
        return phrase("label-boost", price=price, total=mine, other=other)
    if mine == other:
        return phrase("label-boost-drawn")
    return phrase("label-boost-lost", own=own, stakes=stakes)


@cached_part
def _title(move: int, meeple: str | None, target: str | None, where: Facts | None) -> Phrase:
    """Return the title of a move.

    `meeple` acts, `target` is attacked, and `where` is the tile of the move and its terrain.
    """
    asked, words = asked_of(move), PhraseArgs()
    if asked.slot is not None and meeple is not None:
        words["meeple"] = meeple
    if target is not None:
        words["target"] = target
    words |= _move_words(move)
    if where is not None:
        tile, terrain = where
        words["tile"] = _tile_phrase(MOVE_CASES[asked.kind], terrain, tile)
    return phrase(f"choice-{asked.kind}", **words)


def _move_words(move: int) -> PhraseArgs:
    """Return the phrase arguments that depend on the move alone."""
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
    """Return the line of the log for an event, or None for events that only drive animations."""
    if event.kind in UNSPOKEN:
        return None
    return text.format(f"event-{event.kind}", _arguments(position, event, text, names))


def _arguments(
    position: Position, event: Event, text: Text, names: Sequence[str]
) -> dict[str, Any]:
    """Return the event's arguments as text: players and meeples by name, tiles by terrain."""
    s, args = position.snapshot, event.args
    words: dict[str, Any] = dict(args)
    if "seat" in args:
        words["player"] = names[args["seat"]]
        if "number" in args:
            words["meeple"] = meeple_name(args["seat"], args["number"])
    if "rival" in args:
        words["rival"] = names[args["rival"]]
        if "target" in args:
            words["target"] = meeple_name(args["rival"], args["target"])
    for name in PLACES[event.kind]:
        words[name] = text.format(
            *_tile_message(TILE_CASES[name], _terrain(s, args[name]), args[name])
        )
        words[f"{name}-number"] = args[name]
    if "terrain" in args:
        words["terrain"] = text(f"terrain-{TERRAIN_NAMES[args['terrain']]}")
    if "structure" in args:
        words["structure"] = STRUCTURE_NAMES[args["structure"]]
    if "goods" in args:
        words["goods"] = GOODS[args["goods"]]
    for name in ("wind", "direction"):
        if name in args:
            words[name] = text(f"direction-{DIRECTION_NAMES[args[name]]}")
    for name in ("cause", "reason"):
        if name in args:
            words[name] = CAUSES[event.kind][args[name]]
    if event.kind == "fought-wolf":
        # The bonus can be read from a later position, because structures are never removed.
        words["bonus"] = roll_bonus(s, args["tile"], args["seat"], FIGHTS)
    if event.kind == "round-began":
        words["first"] = names[args["first"]]
    if event.kind == "dropped":
        words["overflow"] = int(args["onto"] != args["tile"])
    return words


def direction_phrase(direction: int) -> Phrase:
    """Return the phrase for a direction."""
    return phrase(f"direction-{DIRECTION_NAMES[direction]}")


def tile_phrase(position: Position, tile: int, case: str) -> Phrase:
    """Return the phrase for a tile; `case` is `in`, `to` or `from` (the Forest)."""
    return _tile_phrase(case, _terrain(position.snapshot, tile), tile)


def _terrain(s: Any, tile: int) -> str | None:
    """Return the terrain of a tile, or None if the tile itself is unknown (negative)."""
    return None if tile < 0 else terrain_of(s, tile)


def _tile_phrase(case: str, terrain: str | None, tile: int) -> Phrase:
    key, args = _tile_message(case, terrain, tile)
    return phrase(key, **args)


def _tile_message(case: str, terrain: str | None, tile: int) -> tuple[str, dict[str, int | str]]:
    """Return the message that names a tile, and its arguments."""
    if terrain is None:
        return "tile-snow", {}
    return f"tile-{case}", {"terrain": terrain, "number": tile}
