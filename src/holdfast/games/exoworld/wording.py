"""Wording of Exoworld: keys, labels and notes of moves, and the lines of the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from holdfast.games.exoworld.content import (
    CARD,
    CARD_NAMES,
    CHARACTER_NAMES,
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
from holdfast.games.exoworld.derived_numbers import Facts, has_twin, now_of
from holdfast.games.exoworld.moves import MOVES, ORDERS
from holdfast.games.exoworld.preview import preview_for_facts
from holdfast.games.exoworld.state import OUTCOMES, UNKNOWN
from holdfast.kernel.events import Event
from holdfast.kernel.position import Position
from holdfast.kernel.translations import Text
from holdfast.kernel.wording import Phrase, PhraseArgs, Wording, phrase

PLACES = ("here", *DIRECTION_NAMES)

# Names of move arguments in keys
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

# Message prefix and names of move arguments in sentences
_SENTENCE_NAMES: dict[str, tuple[str, Sequence[str]]] = {
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

# Meaning of the numbers of an event's `cause`, `origin` and `wish`
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

# Form of the place names among an event's arguments
PLACE_CASES = {"cell": "at", "to": "to"}

# Form of the place name in a move's title, if it is not `at`
TITLE_CASES = {"move": "go", "cell": "name", "shut_down": "name"}

SEAT_ARGUMENTS = ("seat", "giver", "receiver", "holder", "partner")


def cell_name(cell: int) -> str:
    """Return the coordinates of a cell as text, such as `1,-2`."""
    x, y = place_of(cell)
    return f"{x},{y}"


def key(position: Position, move: int) -> str:
    """Return the key of a move, which stays the same in stored games and links."""
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
    """Return a player's name, or the seat's number if the player joined without a name."""
    if seat < 0:
        return text("player-newcomer")
    return names[seat] if seat < len(names) else text("player-seat", number=seat + 1)


def crew_name(position: Position, crew: int, names: Sequence[str], text: Text) -> str:
    """Return the name of a character: its player's name, or its role in solo games."""
    if position.snapshot.options.players == 1:
        return text(f"character-{CHARACTER_NAMES[position.snapshot.crew[crew].role]}")
    return seat_name(crew, names, text)


def place_phrase(position: Position, cell: int, case: str) -> Phrase:
    """Return a location within a sentence: `at` it, `to` it, or its `name`."""
    s = position.snapshot
    if not s.grid[cell]:
        return space_phrase(cell)
    module = s.locations[s.grid[cell] - 1].kind
    return _place(cell, module, has_twin(s, module), case)


def _place(cell: int, module: int | None, twin: bool, case: str) -> Phrase:
    """Return a location; if another module has the same name, with its way from the Home Base."""
    if module is None:
        return space_phrase(cell)
    if module == HOME_BASE:
        return phrase(f"home-{case}")
    name = f"@card-{CARD_NAMES[module]}"
    if not twin:
        return phrase(f"module-{case}", module=name)
    return phrase(f"module-{case}-twin", module=name, where=space_phrase(cell))


def space_phrase(cell: int) -> Phrase:
    """Return a space by its way from the Home Base, such as *2 spaces north of the Home Base*."""
    x, y = place_of(cell)
    up, across = "N" if y > 0 else "S", "E" if x > 0 else "W"
    if x and y:
        return phrase("space-across", up=up, north=abs(y), across=across, east=abs(x))
    return phrase("space-straight", way=up if y else across, count=abs(x + y))


# Moves


def facts(position: Position) -> Callable[[int], Facts]:
    """Return a function that looks up the facts of this position's moves."""
    return now_of(position).facts


def say(position: Position, move: int) -> Wording:
    """Return the title, notes and label of a legal move."""
    kind, args = MOVES.decode(move)
    facts = now_of(position).facts(move)
    seen = preview_for_facts(move, facts)
    words: PhraseArgs = {
        name: f"@{prefix}-{names[args[name]]}"
        for name, (prefix, names) in _SENTENCE_NAMES.items()
        if name in args
    }
    if seen.card is not None:
        words["card"] = f"@card-{seen.card}"
    if facts.cell is not None:
        case = TITLE_CASES.get(kind.name, "at")
        words["place"] = _place(facts.cell, facts.module, facts.twin, case)
    if kind.name == "produce" and facts.module is not None:
        words["resource"] = f"@resource-{RESOURCES[CARD[facts.module].colour]}"
    if facts.person is not None:
        words["player"] = facts.person
    if "dealt" in args and facts.role is not None:
        words["role"] = f"@character-{CHARACTER_NAMES[facts.role]}"
    if "position" in args and facts.event is not None:
        words["event"] = _event(facts.event, args["position"])
    if "order" in args:
        words["number"] = args["order"] + 1
    if facts.about is not None:
        words["about"] = facts.about
        if "branch" in args:
            words["form"] = args["branch"]
    notes: list[Phrase] = list(seen.lines)
    if seen.payment:
        cards = " ".join(f"{card}:1" for card in seen.payment)
        notes.insert(0, phrase("choice-pays", cards=f"@card {cards}"))
    return Wording(
        title=phrase(f"choice-{kind.name}", **words),
        notes=tuple(notes),
        label=_label(kind.name, words, facts.module),
    )


def _label(kind: str, words: PhraseArgs, module: int | None) -> Phrase | None:
    """Return a shorter label beside the picture, which already shows the place, or None."""
    if kind == "deploy":
        return phrase("label-deploy")
    if kind == "repair":
        return phrase("choice-token", token=words["token"])
    if kind != "cell" or module is None:
        return None
    return phrase("home-base" if module == HOME_BASE else f"ui-short-{CARD_NAMES[module]}")


def event_at(position: Position, place: int) -> str | Phrase:
    """Return the name of one of the next events, or a placeholder if it is unknown."""
    s = position.snapshot
    return _event(s.events[s.events_left - 1 - place].kind, place)


def _event(kind: int, place: int) -> str | Phrase:
    if kind == UNKNOWN:
        return phrase("choice-hidden-event", number=place + 1)
    return f"@eventcard-{EVENT_NAMES[kind]}"


# The log


def sentence(position: Position, event: Event, text: Text, names: Sequence[str]) -> str | None:
    """Return the log line of an event, or None for events that only drive animation."""
    if event.kind in UNSPOKEN:
        return None
    kind, args = event.kind, event.args
    words: dict[str, Any] = dict(args)
    for name in SEAT_ARGUMENTS:
        if name in args:
            words["player" if name == "seat" else name] = seat_name(args[name], names, text)
    if kind == "character-kept" and position.snapshot.options.players == 1:
        words["player"] = seat_name(0, names, text)  # one player has all three characters
    elif "crew" in args:
        words["player"] = crew_name(position, args["crew"], names, text)
    if "kind" in args:
        about = (
            f"eventcard-{EVENT_NAMES[args['kind']]}"
            if kind in ABOUT_EVENTS
            else f"card-{CARD_NAMES[args['kind']]}"
        )
        words["card"] = text(about)
    for name, case in PLACE_CASES.items():
        if name in args:
            words[name] = text.say(place_phrase(position, args[name], case))
    if kind == "deployed":  # no module stood there before
        words["cell"] = text.say(space_phrase(args["cell"]))
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
    for name, meanings in WORDS_OF.get(kind, {}).items():
        words[name] = meanings[args[name]]
    if "amount" in args:
        words["lost"] = max(0, -args["amount"])
    return text.format(f"event-{kind}", words)
