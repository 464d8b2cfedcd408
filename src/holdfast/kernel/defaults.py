"""Defaults for the optional parts of a game that present it to people.

They cover the keys and names of moves, prompts, log sentences, previews, reasons, and a drawing for
terminals that is made from the view alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from pydantic import BaseModel

from holdfast.kernel.decision import Decisions
from holdfast.kernel.events import Event
from holdfast.kernel.moves import MoveKinds
from holdfast.kernel.position import Position
from holdfast.kernel.position_builder import PositionError
from holdfast.kernel.translations import Text
from holdfast.kernel.wording import Phrase, Why, Wording, because

Line = Sequence[tuple[str, str]]


def key_of(moves: MoveKinds) -> Callable[[Position, int], str]:
    """Return a function that returns the key of a move: its kind and numbers, as `move:3:1`."""

    def key(position: Position, move: int) -> str:
        kind, arguments = moves.decode(move)
        return ":".join([kind.name, *map(str, arguments.values())])

    return key


def say_of(moves: MoveKinds) -> Callable[[Position, int], Wording]:
    """Return a function that words a move as the message `choice-<kind>` with its numbers."""

    def say(position: Position, move: int) -> Wording:
        kind, arguments = moves.decode(move)
        return Wording(title=Phrase(key=f"choice-{kind.name}", args=dict(arguments)))

    return say


def ask_of(decisions: Decisions) -> Callable[[Position], Phrase]:
    """Return a function that words a prompt as the message `ask-<decision>` with its subjects."""

    def ask(position: Position) -> Phrase:
        s = position.state
        if not s.ask:
            return Phrase(key="ask-nothing")
        decision = decisions[s.ask]
        subject = dict(zip(decision.about, (s.about, s.against), strict=False))
        return Phrase(key=f"ask-{decision.name}", args=dict(subject))

    return ask


def sentence(position: Position, event: Event, text: Text, names: Sequence[str]) -> str | None:
    """Return the message `event-<kind>`, with the name of the event's seat as `player`.

    Return None if there is no such message: the event then only moves pieces.
    """
    if not text.has(f"event-{event.kind}"):
        return None
    seat = event.args.get("seat", -1)
    player = names[seat] if 0 <= seat < len(names) else ""
    return text.format(f"event-{event.kind}", {**event.args, "player": player})


def preview(position: Position, move: int) -> dict[str, Any]:
    """Return an empty preview."""
    return {}


def view_key(position: Position, viewer: int) -> object:
    """Return the viewer, so that every viewer has a view of their own."""
    return viewer


def why_of(ask: Callable[[Position], Phrase]) -> Callable[[Position, int], Why]:
    """Return a function that explains any illegal move by saying that it answers no open prompt."""

    def why(position: Position, move: int) -> Why:
        return because("no-answer", question=ask(position))

    return why


def chart(position: Position) -> dict[str, int | list[int]]:
    """Return no curves."""
    return {}


def build_position(s: Any, description: Mapping[str, Any]) -> None:
    """Raise PositionError: the game has no position builder."""
    raise PositionError("this game lays out no positions")


def draw_with(
    view: Callable[[Position, int], BaseModel],
) -> Callable[[Position, int, Text, Sequence[str], int], list[Line]]:
    """Return a function that draws the fields of a view for a terminal, one on each line.

    The game's texts decide which fields are hidden and how they are named, as for the generic board
    in the browser.
    """

    def draw(
        position: Position, viewer: int, text: Text, names: Sequence[str], columns: int
    ) -> list[Line]:
        shown = view(position, viewer).model_dump(mode="json")
        heading: list[Line] = []
        if text.has("ui-headline"):
            numbers = {name: value for name, value in shown.items() if isinstance(value, int)}
            heading = [[(text.format("ui-headline", numbers), "bold")]]
        return [*heading, *_lines(shown, text, names, 0)]

    return draw


def _lines(
    fields: Mapping[str, Any], text: Text, names: Sequence[str], depth: int
) -> Iterator[Line]:
    """Yield the lines for fields, nested ones indented."""
    for name, entry in fields.items():
        how = text.hint(f"field-{_slug(name)}", "as")
        if how == "hidden":
            continue
        label = (" " * 2 * depth + _field_label(name, text) + ": ", "bold")
        if isinstance(entry, Mapping):
            yield [label]
            yield from _lines(entry, text, names, depth + 1)
        elif isinstance(entry, list) and any(isinstance(item, Mapping) for item in entry):
            yield [label]
            for item in entry:
                yield from _lines(item, text, names, depth + 1)
                yield []
        else:
            several = entry if isinstance(entry, list) else [entry]
            seats = names if how == "seat" else ()
            texts = [_value_text(name, value, text, seats) for value in several]
            yield [label, (", ".join(texts) or "–", "")]


def _slug(name: str) -> str:
    """Return a field's name as message names spell it."""
    return name.replace("_", "-").lower()


def _field_label(name: str, text: Text) -> str:
    """Return the label of a field: its message, or its name."""
    key = f"field-{_slug(name)}"
    return text(key) if text.has(key) else name.replace("_", " ")


def _value_text(field: str, value: Any, text: Text, seats: Sequence[str]) -> str:
    """Return a value as text: a seat's name, the message `<field>-<word>`, or the value itself."""
    if value is None or value == "":
        return "–"
    if seats and isinstance(value, int):
        return seats[value] if 0 <= value < len(seats) else "–"
    key = f"{_slug(field)}-{_slug(str(value))}"
    return text(key) if isinstance(value, str) and text.has(key) else str(value)
