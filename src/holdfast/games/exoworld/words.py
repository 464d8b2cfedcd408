"""Exoworld in words: moves by their keys and in words, and the sentences of the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from holdfast.games.exoworld.content import (
    CARD_NAMES,
    CHARACTER_NAMES,
    CHARACTERS,
    CLASSES,
    EVENT_NAMES,
    FIRST_ITEM,
    FIRST_PROTOCOL,
    HOME_BASE,
    SCENARIO_NAMES,
)
from holdfast.games.exoworld.content.geometry import DIRECTION_NAMES, place_of
from holdfast.games.exoworld.content.operations import (
    ISSUES,
    LASTING,
    RESOURCES,
    SEVERITIES,
    TOKENS,
)
from holdfast.games.exoworld.moves import MOVES, ORDERS
from holdfast.games.exoworld.preview import dealt_role, preview
from holdfast.games.exoworld.state import OUTCOMES, UNKNOWN
from holdfast.games.exoworld.view.question import question
from holdfast.kernel.events import Event
from holdfast.kernel.position import Position
from holdfast.kernel.text import Text
from holdfast.kernel.words import Phrase, PhraseArgs, Said, phrase, said

PLACES = ("here", *DIRECTION_NAMES)

# How an argument of a move stands in its key
_NAMES: dict[str, Sequence[str]] = {
    "kind": CARD_NAMES,
    "item": CARD_NAMES[FIRST_ITEM:FIRST_PROTOCOL],
    "protocol": CARD_NAMES[FIRST_PROTOCOL:],
    "colour": CLASSES,
    "direction": DIRECTION_NAMES,
    "place": PLACES,
    "token": TOKENS,
    "resource": RESOURCES,
    "issue": ISSUES,
    "order": ORDERS,
}

# What an argument of a move is called in a sentence
_CALLED: dict[str, tuple[str, Sequence[str]]] = {
    "token": ("token", TOKENS),
    "resource": ("resource", RESOURCES),
    "colour": ("class", CLASSES),
    "issue": ("issue", ISSUES),
}

# Events that only drive animation
UNSPOKEN = {
    "levels", "row-filled", "row-cleared", "saw-event", "actions-ended", "shut-down", "repaired",
    "offered", "event-resolved",
}  # fmt: skip

# What the numbers of an event's `cause`, `origin` and `wish` mean
WORDS_OF: dict[str, dict[str, Sequence[str]]] = {
    "fatigue-ended": {"cause": ("rest", "protocol")},
    "drew": {"origin": ("deck", "row", "discard", "survey")},
    "drew-unseen": {"origin": ("deck", "row", "discard", "survey")},
    "discarded": {"cause": ("event", "limit", "payment", "survey", "leaving")},
    "moved": {"cause": ("walking", "skill", "order", "rover")},
    "cured": {"cause": ("cards", "care")},
    "supply-changed": {
        "cause": (
            "production", "leak", "event", "protocol", "emergency-tokens", "no-event", "shortfall",
        )
    },
    "emergency-changed": {
        "cause": (
            "production", "leak", "event", "protocol", "emergency-tokens", "no-event", "shortfall",
        )
    },
    "requested": {"wish": ("join", "join-not", "leave", "stay")},
    "game-over": {"outcome": OUTCOMES},
}  # fmt: skip

# Events whose `kind` is an Event card
ABOUT_EVENTS = {
    "event-revealed", "event-cancelled", "event-resolved", "event-dropped", "saw-event",
}  # fmt: skip

SEAT_ARGUMENTS = ("seat", "giver", "receiver", "holder", "partner")


def cell_name(cell: int) -> str:
    """A cell by its coordinates, such as `1,-2`."""
    x, y = place_of(cell)
    return f"{x},{y}"


def key(position: Position, move: int) -> str:
    """The short stable text of a move."""
    kind, args = MOVES.decode(move)
    words = [kind.name]
    for name, value in args.items():
        if name == "cell":
            words.append(cell_name(value))
        elif name in _NAMES:
            words.append(_NAMES[name][value])
        else:
            words.append(str(value))
    return ":".join(words)


def seat_name(seat: int, names: Sequence[str], text: Text) -> str:
    """A player; one who joined after the names were given is called by the seat."""
    if seat < 0:
        return text("player-newcomer")
    return names[seat] if seat < len(names) else text("player-seat", number=seat + 1)


def crew_name(position: Position, crew: int, names: Sequence[str], text: Text) -> str:
    """A character on the base: its player, in solo its role."""
    if position.reading.options.players == 1:
        return text(f"character-{CHARACTER_NAMES[position.reading.crew[crew].role]}")
    return seat_name(crew, names, text)


def place_phrase(position: Position, cell: int, case: str) -> Phrase:
    """A location within a sentence: `at` it, `to` it, `from` it."""
    s = position.reading
    x, y = place_of(cell)
    if s.grid[cell] == 0:
        return phrase(f"space-{case}", x=x, y=y)
    kind = s.locations[s.grid[cell] - 1].kind
    if kind == HOME_BASE:
        return phrase(f"home-{case}")
    return phrase(f"module-{case}", module=f"@card-{CARD_NAMES[kind]}", x=x, y=y)


# Moves


def say(position: Position, move: int) -> Said:
    """What a legal move does, and what follows."""
    kind, args = MOVES.decode(move)
    seen = preview(position, move)
    words: PhraseArgs = {
        name: f"@{prefix}-{names[args[name]]}"
        for name, (prefix, names) in _CALLED.items()
        if name in args
    }
    if seen.card is not None:
        words["card"] = f"@card-{seen.card}"
    if seen.cell is not None:
        words["x"], words["y"] = place_of(seen.cell)
        words["place"] = place_phrase(position, seen.cell, "to" if kind.name == "move" else "at")
    if seen.seat is not None:
        words["player"] = person(position, seen.seat)
    if "dealt" in args:
        words["role"] = f"@character-{CHARACTERS[dealt_role(position.reading, move)].id}"
    if "position" in args:
        words["event"] = event_at(position, args["position"])
    if "order" in args:
        words["number"] = args["order"] + 1
    asked = question(position.reading)
    if asked is not None and "branch" in args:
        words |= {"about": asked.about, "form": args["branch"]}
    if asked is not None and kind.name in ("pass", "none"):
        words["about"] = asked.about
    notes: list[Phrase] = list(seen.lines)
    if seen.payment:
        cards = " ".join(f"{card}:1" for card in seen.payment)
        notes.insert(0, phrase("choice-pays", cards=f"@card {cards}"))
    return said(
        phrase(f"choice-{kind.name}", **words),
        tuple(notes),
        _label(position, kind.name, words, seen.cell),
    )


def _label(position: Position, kind: str, words: PhraseArgs, cell: int | None) -> Phrase | None:
    """Where the place is in the picture it is not said again, or in one word."""
    if kind == "deploy":
        return phrase("label-deploy")
    if kind == "repair":
        return phrase("choice-token", token=words["token"])
    if kind != "cell" or cell is None:
        return None
    s = position.reading
    module = s.locations[s.grid[cell] - 1].kind
    return phrase("home-base" if module == HOME_BASE else f"ui-short-{CARD_NAMES[module]}")


def person(position: Position, crew: int) -> int | str:
    """A character on the base: its player's seat, which a table calls by its name; in solo its
    role."""
    if position.reading.options.players == 1:
        return f"@character-{CHARACTER_NAMES[position.reading.crew[crew].role]}"
    return crew


def event_at(position: Position, place: int) -> str | Phrase:
    """One of the next events, as far as it is known."""
    s = position.reading
    kind = s.events[s.events_left - 1 - place].kind
    if kind == UNKNOWN:
        return phrase("choice-hidden-event", number=place + 1)
    return f"@eventcard-{EVENT_NAMES[kind]}"


# The log


def sentence(position: Position, event: Event, text: Text, names: Sequence[str]) -> str | None:
    """A line of the log, or nothing for events that only move pieces."""
    if event.kind in UNSPOKEN:
        return None
    return text.format(f"event-{event.kind}", _arguments(position, event, text, names))


def _arguments(
    position: Position, event: Event, text: Text, names: Sequence[str]
) -> dict[str, Any]:
    """The event's numbers as words."""
    args = event.args
    words: dict[str, Any] = dict(args)
    for name in SEAT_ARGUMENTS:
        if name in args:
            words["player" if name == "seat" else name] = seat_name(args[name], names, text)
    if "crew" in args:
        words["player"] = crew_name(position, args["crew"], names, text)
    if event.kind == "character-kept":
        words["player"] = crew_name(position, args["seat"], names, text)
    if "kind" in args:
        about = (
            f"eventcard-{EVENT_NAMES[args['kind']]}"
            if event.kind in ABOUT_EVENTS
            else f"card-{CARD_NAMES[args['kind']]}"
        )
        words["card"] = text(about)
    for name, case in (("cell", "at"), ("from", "from"), ("to", "to")):
        if name in args:
            words[name] = text.say(place_phrase(position, args[name], case))
    if event.kind == "deployed":  # where nothing stood before
        x, y = place_of(args["cell"])
        words["cell"] = text("space-at", x=x, y=y)
    for name, names_of, prefix in (
        ("resource", RESOURCES, "resource"),
        ("token", TOKENS, "token"),
        ("role", CHARACTER_NAMES, "character"),
        ("issue", ISSUES, "issue"),
        ("code", LASTING, "lasting"),
        ("colour", CLASSES, "class"),
    ):
        if name in args:
            words[name] = text(f"{prefix}-{names_of[args[name]]}")
    if "severity" in args:
        words["severity"] = SEVERITIES[args["severity"]]
    if "scenario" in args:
        scenario = SCENARIO_NAMES[args["scenario"]]
        words["name"] = text(f"scenario-{scenario}-{words['severity']}")
    for name, meanings in WORDS_OF.get(event.kind, {}).items():
        words[name] = meanings[args[name]]
    if "amount" in args:
        words["lost"] = max(0, -args["amount"])
    return words
